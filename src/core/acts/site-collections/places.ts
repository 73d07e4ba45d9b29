import type { ContentDatabaseRow, FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { Records } from '../../kernel/ports.ts'
import { createContentDatabase, siteCounts } from '../farm/content-databases.ts'
import { canonicalHost } from '../farm/host-names.ts'
import { canonicalPath } from '../farm/managed-paths.ts'
import { siteCollectionReasons } from './reasons.ts'

/** Where a site collection is: at a path of its web application, or at a host of its own. */
export interface SitePlace {
  /** Server-relative. */
  readonly path: string
  /** The folded path; for a host-named site a text that no path has. Unique in a web application. */
  readonly pathKey: string
  readonly hostName: string | null
}

/** The maximum length of a path: the names of lists and files follow it in URLs. */
const maxPathLength = 128

/** The place of a path without a leading slash; the root is the empty path. Fails with `invalid_request`. */
export function placeOfPath(given: string): SitePlace {
  if (given.length > maxPathLength) throw invalid(`The path of a site collection has at most ${maxPathLength} characters.`)
  const path = canonicalPath(given)
  return { path, pathKey: fold(path), hostName: null }
}

/** The place of a site collection with a host of its own. Fails with `invalid_request`. */
export function placeOfHost(given: string): SitePlace {
  const hostName = canonicalHost(given)
  return { path: '/', pathKey: `//${hostName}`, hostName }
}

/** The key of the path of a deleted site collection, so that the path is free. */
export const deletedPathKey = (id: string): string => `//deleted/${id}`

/** Whether a row is that of a deleted site collection, which has no place. */
export const isDeletedPlace = ({ pathKey }: Pick<SiteCollectionRow, 'pathKey'>): boolean => pathKey.startsWith(deletedPathKey(''))

/** A place as text for messages. */
export const shownPlace = ({ path, hostName }: Pick<SiteCollectionRow, 'path' | 'hostName'>): string =>
  hostName === null ? path : `//${hostName}${path}`

/** Fails with `no_managed_path` if the web application has no managed path for a place. */
export async function demandManagedPath(
  records: Records<FarmTables>,
  webApplication: WebApplicationRow,
  { path, pathKey, hostName }: SitePlace,
): Promise<void> {
  if (hostName !== null) return
  const managed = await records.query('ManagedPath', { where: { webApplicationId: webApplication.id }, orderBy: ['pathKey'] })
  const above = pathKey.slice(0, pathKey.lastIndexOf('/')) || '/'
  const fits = managed.some((row) => (row.kind === 'Wildcard' ? pathKey !== '/' && row.pathKey === above : row.pathKey === pathKey))
  if (fits) return
  const known = managed.map((row) => (row.kind === 'Wildcard' ? `${row.path.replace(/\/$/, '')}/*` : row.path)).join(', ')
  throw new DomainError(siteCollectionReasons.no_managed_path, { webApplication: webApplication.name, path, known })
}

/**
 * The content database for a new site collection: the given one, or the one with the most free room. Fails with
 * `no_database_room` and `content_database_not_ready`.
 */
export async function databaseWithRoom(
  records: Records<FarmTables>,
  webApplication: WebApplicationRow,
  id: string | undefined,
): Promise<ContentDatabaseRow> {
  const rows = await records.query('ContentDatabase', { where: { webApplicationId: webApplication.id }, orderBy: ['nameKey'] })
  const counts = await siteCounts(records)
  const roomOf = (row: ContentDatabaseRow): number => row.maxSiteCount - (counts.get(row.id) ?? 0)
  if (id === undefined) {
    const [best] = rows.filter((row) => row.status === 'Online' && roomOf(row) > 0).sort((one, other) => roomOf(other) - roomOf(one))
    if (best) return best
    throw new DomainError(siteCollectionReasons.no_database_room, { webApplication: webApplication.name })
  }
  const row = rows.find((one) => one.id === id.toLowerCase())
  const why = !row
    ? `the web application '${webApplication.name}' does not have it`
    : row.status !== 'Online'
      ? `it is ${row.status}`
      : roomOf(row) <= 0
        ? `it has reached its maximum of ${row.maxSiteCount} site collections`
        : undefined
  if (!row || why !== undefined)
    throw new DomainError(siteCollectionReasons.content_database_not_ready, { name: row?.name ?? id.slice(0, 60), why: why ?? '' })
  return row
}

/** The first content database that has no site collection and takes one; undefined if there is none. */
export async function emptyDatabase(records: Records<FarmTables>, { id }: WebApplicationRow): Promise<ContentDatabaseRow | undefined> {
  const rows = await records.query('ContentDatabase', { where: { webApplicationId: id }, orderBy: ['nameKey'] })
  const counts = await siteCounts(records)
  return rows.find((row) => row.status === 'Online' && row.maxSiteCount > 0 && !counts.has(row.id))
}

/** There is no content database for a site collection that is to have one of its own. */
export class NoEmptyDatabase extends Error {
  constructor() {
    super('No content database is empty.')
  }
}

/** Runs work that may fail with `NoEmptyDatabase`: then it makes one, for one site collection, and runs the work again. */
export async function withEmptyDatabase<T>(ctx: FarmContext, webApplication: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof NoEmptyDatabase)) throw error
      // Another site collection that is made at the same time may take it: then there is one more round.
      await createContentDatabase(ctx, webApplication, { name: `Content-${ctx.runtime.newId().slice(0, 13)}`, maxSiteCount: 1 })
    }
  }
}
