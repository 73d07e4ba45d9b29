import type { ContentDatabaseRow, SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import { systemActor } from '../../access/principals.ts'
import { fold } from '../../kernel/fold.ts'
import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

/** Whether a content database may be used: while it is `Offline`, requests for its sites fail with `database_closed`. */
export type DatabaseStatus = 'Online' | 'Offline'

export const isOnline = ({ status }: ContentDatabaseRow): boolean => status !== ('Offline' satisfies DatabaseStatus)

/** The names of all content databases of the farm. */
export async function contentDatabaseNames({ records }: FarmDatabase): Promise<string[]> {
  return (await records.query('ContentDatabase', { where: {}, orderBy: ['nameKey'] })).map(({ name }) => name)
}

/** The name of a content database as the farm spells it; undefined where it has none of this name. */
export async function contentDatabaseName({ records }: FarmDatabase, name: string): Promise<string | undefined> {
  return (await records.find('ContentDatabase', { nameKey: fold(name) }, ['name']))?.name
}

/** The rows of the site collections in a content database; none where the farm does not know it. */
export async function siteRowsIn({ records }: FarmDatabase, name: string): Promise<SiteCollectionRow[]> {
  const database = await records.find('ContentDatabase', { nameKey: fold(name) })
  return database ? records.query('SiteCollection', { where: { contentDatabaseId: database.id } }) : []
}

/** Fails where the farm has no content database of this name. */
export async function setDatabaseStatus(farm: FarmDatabase, runtime: Runtime, name: string, status: DatabaseStatus): Promise<void> {
  const call = { name: 'farm.setDatabaseStatus', actor: systemActor.loginName, target: name, input: { name, status } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const changed = await records.update('ContentDatabase', { nameKey: fold(name) }, { status })
    if (changed === 0) throw new Error(`The farm has no content database '${name}'.`)
  })
}
