import { actOnFarm } from '../../access/farm-act.ts'
import { systemActor } from '../../access/principals.ts'
import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

/** What requests without credentials may read in a web application: nothing, or what is granted to anonymous users. */
export type AnonymousAccess = 'Off' | 'Read'

/** Sets the configured mode of the web application Default. */
export async function setAnonymousAccess(farm: FarmDatabase, runtime: Runtime, anonymousAccess: AnonymousAccess): Promise<void> {
  const row = await farm.records.find('WebApplication', { nameKey: 'default' })
  if (!row || row.anonymousAccess === anonymousAccess) return
  const call = { name: 'farm.setAnonymousAccess', actor: systemActor.loginName, target: row.name, input: { anonymousAccess } } as const
  await actOnFarm(farm, runtime, call, (records) => records.update('WebApplication', { id: row.id }, { anonymousAccess }))
}
