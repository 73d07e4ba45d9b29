import type { ArchivedScopeRow } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Change } from '../change.ts'
import { modelReasons } from '../reasons.ts'
import type { SiteHandle } from '../sites/site.ts'
import type { Web } from '../sites/web.ts'

/** A web or list in archive mode, with its server-relative URL. */
export interface ArchivedScope {
  readonly row: ArchivedScopeRow
  readonly url: string
}

/** What these rooms write belongs to the site collection, not to a web or a list of it, whatever web a request names. */
const roomsOfSite: ReadonlySet<string> = new Set(['people', 'profiles', 'social', 'terms'])

/** Takes scopes out of archive mode, sets and releases legal holds, and notes what it finds. */
const roomOfArchive = 'archive'

/** A system account that joins the site collection, or a group that changes, does not change content. */
const otherEntities: ReadonlySet<Change['entity']> = new Set(['site', 'user', 'group'])

/** What acts of the site collection may write beside its own: the picture of a profile is a file of a library. */
const content: ReadonlySet<Change['entity']> = new Set(['item', 'file', 'folder'])

const roomOf = (act: string): string => act.slice(0, act.indexOf('.'))

/** Which changes of an act archive mode and legal holds refuse in their scopes; undefined if none. */
export function guardedChanges(act: string): ((change: Pick<Change, 'entity'>) => boolean) | undefined {
  const room = roomOf(act)
  if (room === roomOfArchive) return undefined
  return roomsOfSite.has(room) ? ({ entity }) => content.has(entity) : ({ entity }) => !otherEntities.has(entity)
}

/** Refuses the writes of one act into archived scopes. */
export interface ArchiveGuard {
  /** The error `archived` if the URL is that of an archived web or list, or below it. */
  readonly refusalOf: (url: string) => DomainError | undefined
  /** Fails with `archived` if a change is one of an archived web or list, or of something in it. */
  readonly demandChanges: (changes: readonly Change[]) => void
}

/** The guard of an act, which reads in the transaction of the act; undefined if nothing is archived. */
export async function archiveGuard(site: SiteHandle, records: ContentRecords, act: string): Promise<ArchiveGuard | undefined> {
  const isGuarded = guardedChanges(act)
  if (!isGuarded) return undefined
  const archived = await readArchived(site, records)
  if (!archived) return undefined
  const { scopes } = archived
  return {
    refusalOf: (url) => {
      if (roomsOfSite.has(roomOf(act))) return undefined
      const key = fold(url)
      const scope = scopes.find((one) => isAtOrBelow(key, fold(one.url)))
      return scope && archivedError(scope)
    },
    demandChanges: (changes) => {
      for (const { listId, webId } of changes.filter(isGuarded)) {
        const scope = scopes.find(({ row }) => row.objectId === listId) ?? scopeOfWeb(archived, webId)
        if (scope) throw archivedError(scope)
      }
    },
  }
}

interface Archived {
  readonly scopes: readonly ArchivedScope[]
  /** The webs of the site by their ids. */
  readonly webs: ReadonlyMap<string, Web>
}

/** The archived webs and lists of the site; undefined if there are none. */
async function readArchived(site: SiteHandle, records: ContentRecords): Promise<Archived | undefined> {
  const rows = await site.schema.archived.read(records)
  if (rows.length === 0) return undefined
  const webs = new Map([...(await site.schema.webs(records)).values()].map((web) => [web.row.id, web]))
  const scopes: ArchivedScope[] = []
  for (const row of rows) {
    const web = webs.get(row.webId)
    const object = web && row.isList ? await site.schema.list(web, row.objectId, records) : web
    if (object) scopes.push({ row, url: object.url })
  }
  return { scopes, webs }
}

/**
 * The archived scope that contains a list or a web: itself, or the next web above it. Inside a transaction, pass its
 * `records`.
 */
export async function archivedScopeOf(
  site: SiteHandle,
  records: ContentRecords,
  webId: string,
  listId?: string,
): Promise<ArchivedScope | undefined> {
  const archived = await readArchived(site, records)
  return archived && (archived.scopes.find(({ row }) => row.objectId === listId) ?? scopeOfWeb(archived, webId))
}

/** Whether a list is in archive mode, and its items have hashes. */
export async function isHashed(site: SiteHandle, records: ContentRecords, webId: string, listId: string): Promise<boolean> {
  const archived = await readArchived(site, records)
  if (!archived) return false
  const hashed = { ...archived, scopes: archived.scopes.filter(({ row }) => row.hashedAt !== null) }
  return hashed.scopes.some(({ row }) => row.objectId === listId) || scopeOfWeb(hashed, webId) !== undefined
}

function scopeOfWeb({ scopes, webs }: Archived, webId: string): ArchivedScope | undefined {
  for (let web = webs.get(webId); web; web = web.row.parentWebId === null ? undefined : webs.get(web.row.parentWebId)) {
    const { id } = web.row
    const scope = scopes.find(({ row }) => row.objectId === id)
    if (scope) return scope
  }
  return undefined
}

const archivedError = ({ row, url }: ArchivedScope): DomainError =>
  new DomainError(modelReasons.archived, { kind: row.isList ? 'list' : 'web', url })

const isAtOrBelow = (url: string, scope: string): boolean => url === scope || url.startsWith(scope === '/' ? '/' : `${scope}/`)
