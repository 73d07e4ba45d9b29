import type { ContentDatabaseRow, FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { Records } from '../../kernel/ports.ts'
import { isOnline, siteCounts } from '../farm/content-databases.ts'
import { shownPlace } from '../site-collections/places.ts'
import { siteCollectionReasons } from '../site-collections/reasons.ts'
import { relocationRefused } from './operations.ts'

type FarmRecords = Records<FarmTables>

/** The web application of this name. Fails with `relocation_refused`. */
export async function namedWebApplication(records: FarmRecords, name: string): Promise<WebApplicationRow> {
  const row = await records.find('WebApplication', { nameKey: fold(name) })
  if (!row) throw relocationRefused(`The farm has no web application '${name.slice(0, 128)}'. GET /_admin/webapps lists them.`)
  return row
}

/** Fails with `relocation_refused` if a site collection would move or be copied to another tenant. */
export async function demandSameTenant(
  records: FarmRecords,
  from: Pick<SiteCollectionRow, 'webApplicationId'>,
  to: WebApplicationRow,
): Promise<void> {
  const own = await records.find('WebApplication', { id: from.webApplicationId }, ['tenantId'])
  if ((own?.tenantId ?? null) !== to.tenantId)
    throw relocationRefused(`The web application '${to.name}' belongs to another tenant. A site collection stays in its tenant.`)
}

/** Fails with `site_collection_state` unless a site collection is served. */
export function demandServed(row: SiteCollectionRow): void {
  const state = row.state ?? (row.heldBy === null ? undefined : 'Moving')
  if (state !== undefined) throw new DomainError(siteCollectionReasons.site_collection_state, { place: shownPlace(row), state })
}

/** Fails with `site_collection_exists`, and with `relocation_refused` if a wildcard path is in the way. */
export async function demandFreePath(records: FarmRecords, { id, name }: WebApplicationRow, path: string): Promise<void> {
  const pathKey = fold(path)
  if (await records.find('SiteCollection', { webApplicationId: id, pathKey }))
    throw new DomainError(siteCollectionReasons.site_collection_exists, { place: path })
  await demandNoWildcard(records, { id, name }, path)
}

/** Fails with `relocation_refused` if a wildcard path is in the way. */
export async function demandNoWildcard(
  records: FarmRecords,
  { id, name }: Pick<WebApplicationRow, 'id' | 'name'>,
  path: string,
): Promise<void> {
  const pathKey = fold(path)
  if (await isBelowWildcard(records, id, pathKey)) return
  const wildcards = await records.query('ManagedPath', { where: { webApplicationId: id, kind: 'Wildcard' } })
  const inTheWay = wildcards.find((row) => pathKey === row.pathKey || pathKey.startsWith(`${row.pathKey}/`))
  if (!inTheWay) return
  throw relocationRefused(
    `'${inTheWay.path}' is a wildcard path of the web application '${name}': site collections are one level below it.`,
  )
}

/** Whether a wildcard path has room for a site collection at this path. */
async function isBelowWildcard(records: FarmRecords, webApplicationId: string, pathKey: string): Promise<boolean> {
  const above = pathKey.slice(0, pathKey.lastIndexOf('/')) || '/'
  return pathKey !== '/' && (await records.find('ManagedPath', { webApplicationId, pathKey: above, kind: 'Wildcard' })) !== undefined
}

/** Makes the path of a site collection an explicit managed path, unless it is one or is below a wildcard path. */
export async function addExplicitPath(records: FarmRecords, webApplicationId: string, path: string): Promise<void> {
  const row = { webApplicationId, pathKey: fold(path) }
  if (await isBelowWildcard(records, webApplicationId, row.pathKey)) return
  if (!(await records.find('ManagedPath', row))) await records.insert('ManagedPath', { ...row, path, kind: 'Explicit' })
}

/** Removes the explicit managed path that a site collection has left. Every web application keeps the path of its root. */
export async function removeExplicitPath(records: FarmRecords, { webApplicationId, pathKey }: SiteCollectionRow): Promise<void> {
  if (pathKey !== '/') await records.delete('ManagedPath', { webApplicationId, pathKey, kind: 'Explicit' })
}

/** Fails with `content_database_not_ready` if no site collection can be added to this content database. */
export async function demandFreeRoom(records: FarmRecords, database: ContentDatabaseRow): Promise<void> {
  demandOnline(database)
  if (((await siteCounts(records)).get(database.id) ?? 0) < database.maxSiteCount) return
  const why = `it has reached its maximum of ${database.maxSiteCount} site collections`
  throw new DomainError(siteCollectionReasons.content_database_not_ready, { name: database.name, why })
}

/** Fails with `relocation_refused` if a content database is not `Online`. */
export function demandOnline({ name, status }: ContentDatabaseRow): void {
  if (status !== 'Online') throw relocationRefused(`The content database '${name}' is ${status}. Set it to Online first.`)
}

/** Fails with `relocation_refused` if nothing can be read from a content database. */
export function demandReadable(row: ContentDatabaseRow): void {
  if (!isOnline(row)) throw relocationRefused(`The content database '${row.name}' is Offline. Set it to Online first.`)
}

/** The content database with this id. Fails with `relocation_refused`. */
export async function identifiedDatabase(records: FarmRecords, id: string): Promise<ContentDatabaseRow> {
  const row = await records.find('ContentDatabase', { id: id.toLowerCase() })
  if (!row) throw relocationRefused(`The farm has no content database '${id.slice(0, 60)}'.`)
  return row
}
