import type { ContentDatabaseRow, FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { DataUnusable } from '../../kernel/data-unusable.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { storageOfNew } from '../../model/sites/storage-backends.ts'
import { farmReasons } from './reasons.ts'

/**
 * The status of a content database. While it is `ReadOnly`, writes in its sites fail with `read_only_database`; while it is
 * `Offline`, all requests for its sites fail with `database_closed`.
 */
export type DatabaseStatus = 'Online' | 'ReadOnly' | 'Offline'

const statusOf = ({ status }: ContentDatabaseRow): DatabaseStatus => (status === 'Offline' || status === 'ReadOnly' ? status : 'Online')

/** Whether it can be read. */
export const isOnline = (row: ContentDatabaseRow): boolean => statusOf(row) !== 'Offline'
export const isReadOnly = (row: ContentDatabaseRow): boolean => statusOf(row) === 'ReadOnly'

/** The name under which the data of a content database is stored: its first name. */
export const storageNameOf = ({ name, storageName }: Pick<ContentDatabaseRow, 'name' | 'storageName'>): string => storageName ?? name

/** A content database with the number of its site collections; deleted ones count until they are purged. */
export interface ContentDatabaseState {
  readonly row: ContentDatabaseRow
  readonly status: DatabaseStatus
  readonly siteCount: number
}

/** The number of site collections in each content database, by its id. */
export async function siteCounts(records: Records<FarmTables>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { contentDatabaseId } of await records.query('SiteCollection', { where: {}, columns: ['contentDatabaseId'] }))
    counts.set(contentDatabaseId, (counts.get(contentDatabaseId) ?? 0) + 1)
  return counts
}

/** The storage names of all content databases of the farm. */
export async function contentDatabaseNames({ records }: FarmDatabase): Promise<string[]> {
  return (await records.query('ContentDatabase', { where: {}, orderBy: ['nameKey'] })).map(storageNameOf)
}

/** The row of the content database whose data is stored under a name, in any letter case; undefined if the farm has none. */
export async function databaseStoredAs({ records }: FarmDatabase, storageName: string): Promise<ContentDatabaseRow | undefined> {
  const key = fold(storageName)
  const named = await records.find('ContentDatabase', { nameKey: key })
  if (named && fold(storageNameOf(named)) === key) return named
  return (await records.query('ContentDatabase', { where: {} })).find((row) => fold(storageNameOf(row)) === key)
}

/** The rows of the site collections in a content database; none if the database is not in the farm. */
export async function siteRowsIn(farm: FarmDatabase, storageName: string): Promise<SiteCollectionRow[]> {
  const database = await databaseStoredAs(farm, storageName)
  return database ? farm.records.query('SiteCollection', { where: { contentDatabaseId: database.id } }) : []
}

/** Throws an error if the farm has no content database whose data is stored under this name. */
export async function setDatabaseStatus(farm: FarmDatabase, runtime: Runtime, name: string, status: DatabaseStatus): Promise<void> {
  const row = await databaseStoredAs(farm, name)
  if (!row) throw new Error(`The farm has no content database '${name}'.`)
  const call = { name: 'farm.setDatabaseStatus', actor: systemActor.loginName, target: row.name, input: { name, status } } as const
  await actOnFarm(farm, runtime, call, (records) => records.update('ContentDatabase', { id: row.id }, { status }))
}

/** The row of a web application, by its name in any letter case. Fails with `web_application_not_found`. */
export async function webApplicationRow(records: Records<FarmTables>, name: string): Promise<WebApplicationRow> {
  const row = await records.find('WebApplication', { nameKey: fold(name) })
  if (!row) throw new DomainError(farmReasons.web_application_not_found, { name: name.slice(0, 128) })
  return row
}

/** The content databases of a web application, in order of name. Fails with `web_application_not_found`. */
export async function listContentDatabases(ctx: FarmContext, webApplication: string): Promise<ContentDatabaseState[]> {
  const { records } = ctx.farm
  const { id } = await webApplicationRow(records, webApplication)
  const counts = await siteCounts(records)
  const rows = await records.query('ContentDatabase', { where: { webApplicationId: id }, orderBy: ['nameKey'] })
  return rows.map((row) => stateOf(row, counts))
}

/** A content database of a web application. Fails with `web_application_not_found`, `content_database_not_found`. */
export async function getContentDatabase(ctx: FarmContext, webApplication: string, id: string): Promise<ContentDatabaseState> {
  const { records } = ctx.farm
  return stateOf(await rowOf(records, webApplication, id), await siteCounts(records))
}

const stateOf = (row: ContentDatabaseRow, counts: ReadonlyMap<string, number>): ContentDatabaseState => ({
  row,
  status: statusOf(row),
  siteCount: counts.get(row.id) ?? 0,
})

async function rowOf(records: Records<FarmTables>, webApplication: string, id: string): Promise<ContentDatabaseRow> {
  const { id: webApplicationId } = await webApplicationRow(records, webApplication)
  const row = await records.find('ContentDatabase', { id: id.toLowerCase(), webApplicationId })
  if (!row) throw new DomainError(farmReasons.content_database_not_found, { id: id.slice(0, 60), webApplication })
  return row
}

export interface ContentDatabaseCreation {
  readonly name: string
  readonly maxSiteCount?: number
  readonly connectionStringRef?: string
  /** False registers existing data, for example that of a detached database. */
  readonly createPhysical?: boolean
}

const usualMaxSiteCount = 15_000

/**
 * Adds a content database to a web application, with empty data of its own or with data that exists. Fails with
 * `web_application_not_found`, `illegal_database_name`, `content_database_exists`, `content_database_stored`,
 * `content_database_not_stored`, `content_database_used`, `content_database_unusable`, `connection_unused`.
 */
export async function createContentDatabase(
  ctx: FarmContext,
  webApplication: string,
  input: ContentDatabaseCreation,
): Promise<ContentDatabaseState> {
  const { farm, runtime, actor, databases } = ctx
  const { maxSiteCount = usualMaxSiteCount, createPhysical = true, connectionStringRef } = input
  const name = checkDatabaseName(input.name)
  const { id: webApplicationId, ...owner } = await webApplicationRow(farm.records, webApplication)
  const storage = storageOfNew(owner)
  if (connectionStringRef !== undefined) throw new DomainError(farmReasons.connection_unused)
  await demandFreeName(farm.records, name)
  const id = runtime.newId()
  const storageName = createPhysical ? await freeStorageName(farm.records, name, id) : name
  // The data comes first: a row without data would keep its sites from being served.
  if (createPhysical && !(await databases.create(storageName, storage)))
    throw new DomainError(farmReasons.content_database_stored, { name })
  if (!createPhysical) await demandUnused(ctx, name, { storage, isForTenant: owner.tenantId !== null })
  const call = { name: 'farm.createContentDatabase', actor: actor.loginName, target: name, input: { webApplication, ...input } } as const
  try {
    await actOnFarm(farm, runtime, call, async (records, createdAt) => {
      await demandFreeName(records, name)
      const { tenantId } = await webApplicationRow(records, webApplication)
      const row = { id, tenantId, webApplicationId, name, nameKey: fold(name), status: 'Online', maxSiteCount, storage, createdAt }
      await records.insert('ContentDatabase', storageName === name ? row : { ...row, storageName })
    })
  } catch (error) {
    if (createPhysical) await databases.remove(storageName)
    throw error
  }
  await databases.refresh()
  return getContentDatabase(ctx, webApplication, id)
}

/**
 * Data to attach exists, is a content database, and is empty: the farm would not know where to serve its sites. Records that
 * wait for the audit log may be there, unless `isForTenant`: they are those of somebody else. Fails with
 * `content_database_stored`, `content_database_not_stored`, `content_database_used`, `content_database_unusable`.
 */
export async function demandUnused(
  { farm, databases }: FarmContext,
  name: string,
  { storage, isForTenant }: { readonly storage: string | null; readonly isForTenant: boolean },
): Promise<void> {
  if (await databaseStoredAs(farm, name)) throw new DomainError(farmReasons.content_database_stored, { name })
  if (!(await databases.isStored(name, storage))) throw new DomainError(farmReasons.content_database_not_stored, { name })
  const look = async ({ database: { records, keys } }: OpenContent) => {
    if ((await records.query('Site', { where: {}, limit: 1 })).length > 0) return 'sites'
    for (const table of keys.keys())
      if ((isForTenant || table !== 'AuditRecord') && (await records.query(table, { where: {}, limit: 1 })).length > 0) return 'rows'
    return 'nothing'
  }
  const found = await databases.use(name, look).catch((error: unknown) => {
    throw error instanceof DataUnusable ? new DomainError(farmReasons.content_database_unusable, { name, why: error.message }) : error
  })
  if (found === 'nothing') return
  await databases.close(name)
  if (found === 'sites') throw new DomainError(farmReasons.content_database_used, { name })
  const why = 'it has rows of site collections that are gone. Name an empty one.'
  throw new DomainError(farmReasons.content_database_unusable, { name, why })
}

async function demandFreeName(records: Records<FarmTables>, name: string, id?: string): Promise<void> {
  const known = await records.find('ContentDatabase', { nameKey: fold(name) })
  if (known && known.id !== id) throw new DomainError(farmReasons.content_database_exists, { name })
}

/** The name itself, unless a database that was renamed is stored under it. */
async function freeStorageName(records: Records<FarmTables>, name: string, id: string): Promise<string> {
  const rows = await records.query('ContentDatabase', { where: {} })
  return rows.some((row) => fold(storageNameOf(row)) === fold(name)) ? `${name}-${id.slice(0, 8)}` : name
}

export interface ContentDatabaseChanges {
  readonly name?: string
  readonly status?: DatabaseStatus
  readonly maxSiteCount?: number
}

/**
 * Changes a content database, and returns it. When it resolves, the new status is in effect in this process. A
 * database that cannot be opened stays offline. Fails with `web_application_not_found`, `content_database_not_found`,
 * `illegal_database_name`, `content_database_exists`, `content_database_unusable`, `content_database_busy` (for a new name),
 * `site_count_too_low`.
 */
export async function updateContentDatabase(
  ctx: FarmContext,
  address: { readonly webApplication: string; readonly id: string },
  changes: ContentDatabaseChanges,
): Promise<ContentDatabaseState> {
  const { farm, runtime, actor, databases } = ctx
  const { webApplication, id } = address
  const before = await rowOf(farm.records, webApplication, id)
  const { maxSiteCount, status } = changes
  const name = changes.name === undefined ? undefined : checkDatabaseName(changes.name)
  if (status !== undefined && status !== 'Offline') await useDatabase(ctx, before, async () => undefined)
  const call = { name: 'farm.updateContentDatabase', actor: actor.loginName, target: before.name, input: { ...address, changes } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const row = await rowOf(records, webApplication, id)
    if (name !== undefined) await demandFreeName(records, name, row.id)
    if (name !== undefined) await demandNoOperation(records, row)
    const count = (await siteCounts(records)).get(row.id) ?? 0
    if (maxSiteCount !== undefined && maxSiteCount < count)
      throw new DomainError(farmReasons.site_count_too_low, { name: row.name, count: String(count), given: String(maxSiteCount) })
    const renamed = name !== undefined && { name, nameKey: fold(name), storageName: storageNameOf(row) }
    const others = { ...(status !== undefined && { status }), ...(maxSiteCount !== undefined && { maxSiteCount }) }
    await records.update('ContentDatabase', { id: row.id }, { ...renamed, ...others })
  })
  await databases.refresh()
  return getContentDatabase(ctx, webApplication, id)
}

/**
 * Removes a content database that holds no site collection from the farm, and deletes its data unless `keepData`. Fails
 * with `web_application_not_found`, `content_database_not_found`, `content_database_used`, `content_database_busy`.
 */
export async function deleteContentDatabase(
  ctx: FarmContext,
  address: { readonly webApplication: string; readonly id: string },
  keepData: boolean,
): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  const { webApplication, id } = address
  const before = await rowOf(farm.records, webApplication, id)
  const call = { name: 'farm.deleteContentDatabase', actor: actor.loginName, target: before.name, input: { ...address, keepData } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const row = await rowOf(records, webApplication, id)
    const [site] = await records.query('SiteCollection', { where: { contentDatabaseId: row.id }, limit: 1 })
    if (site) throw new DomainError(farmReasons.content_database_used, { name: row.name })
    await demandNoOperation(records, row)
    await records.delete('ContentDatabase', { id: row.id })
  })
  await databases.refresh()
  if (keepData) await databases.close(storageNameOf(before))
  else await databases.remove(storageNameOf(before))
}

/** Fails with `content_database_busy` if an operation uses a content database or waits for it. */
export async function demandNoOperation(records: Records<FarmTables>, { id, name, nameKey }: ContentDatabaseRow): Promise<void> {
  for (const row of await records.query('Operation', { where: { status: { in: ['Queued', 'Running'] } } })) {
    // A move or a copy names its database in its input or its step. A restore names an empty database by its name.
    const { input } = JSON.parse(row.detail ?? '{}') as { readonly input?: { readonly name?: string } }
    const isOwn = row.detail?.includes(id) === true || (row.kind === 'Restore' && fold(input?.name ?? '') === nameKey)
    if (isOwn) throw new DomainError(farmReasons.content_database_busy, { name, operation: row.id, kind: row.kind })
  }
}

/** As `ContentDatabases.use`. Fails with `content_database_unusable` if the data is missing or foreign. */
export async function useDatabase<T>(
  { databases }: Pick<FarmContext, 'databases'>,
  row: ContentDatabaseRow,
  work: (content: OpenContent) => Promise<T>,
): Promise<T> {
  try {
    return await databases.use(storageNameOf(row), work)
  } catch (error) {
    if (!(error instanceof DataUnusable)) throw error
    throw new DomainError(farmReasons.content_database_unusable, { name: row.name, why: error.message })
  }
}

const databaseName = /^[\p{L}\p{N}_](?:[\p{L}\p{N} ._-]{0,62}[\p{L}\p{N}_-])?$/u
/** Names of devices on some systems, and of what the server itself keeps beside its databases. */
const reservedNames: ReadonlySet<string> = new Set([
  ...['con', 'prn', 'aux', 'nul', 'farm', 'farm.db', 'audit', 'backup', 'backups', 'tls', 'certs', 'certificates', 'lost+found'],
  ...Array.from({ length: 10 }, (_, at) => [`com${at}`, `lpt${at}`]).flat(),
])

/** A name of a new content database, which becomes a part of a path. Fails with `illegal_database_name`. */
export function checkDatabaseName(given: string): string {
  const name = given.normalize('NFC')
  const key = fold(name)
  const isName = databaseName.test(name) && !reservedNames.has(key) && !reservedNames.has(key.replace(/\..*/, ''))
  if (!isName) throw new DomainError(farmReasons.illegal_database_name, { name: given.slice(0, 100) })
  return name
}
