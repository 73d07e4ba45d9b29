import type { FarmDatabase } from '../../kernel/ports.ts'

/** Who may read a web application without credentials: nobody, or everybody what is granted to anonymous users. */
export type AnonymousAccess = 'Off' | 'Read'

/** Gives the web application Default the mode that the configuration says; a setting, as long as no page does. */
export async function setAnonymousAccess(farm: FarmDatabase, anonymousAccess: AnonymousAccess): Promise<void> {
  const row = await farm.records.find('WebApplication', { nameKey: 'default' })
  if (!row || row.anonymousAccess === anonymousAccess) return
  await farm.records.update('WebApplication', { id: row.id }, { anonymousAccess })
}
