import { actOnFarm } from '../../access/farm-act.ts'
import { systemActor } from '../../access/principals.ts'
import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

/** Who may read a web application without credentials: nobody, or everybody what is granted to anonymous users. */
export type AnonymousAccess = 'Off' | 'Read'

/** Gives the web application Default the mode that the configuration says. */
export async function setAnonymousAccess(farm: FarmDatabase, runtime: Runtime, anonymousAccess: AnonymousAccess): Promise<void> {
  const row = await farm.records.find('WebApplication', { nameKey: 'default' })
  if (!row || row.anonymousAccess === anonymousAccess) return
  const call = { name: 'farm.setAnonymousAccess', actor: systemActor.loginName, target: row.name, input: { anonymousAccess } } as const
  await actOnFarm(farm, runtime, call, (records) => records.update('WebApplication', { id: row.id }, { anonymousAccess }))
}
