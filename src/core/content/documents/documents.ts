import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf, type Securable } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { hintOf, nearNames } from '../../kernel/near-names.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { isVisible } from '../items/moderation.ts'
import { contentReasons } from '../reasons.ts'
import { documentKinds } from './new-document.ts'

/** A file or folder of the addressed web, with its location. */
export interface Document {
  readonly row: DocumentRow
  /** Server-relative. */
  readonly url: string
  /** Its list; folders of webs are outside lists. */
  readonly list?: List
  /** The row is that of an earlier version, because the actor may not see the present one. */
  readonly isEarlier?: boolean
}

/** Where a request starts to look for a folder: a URL, an id, a list's root folder, an item that is a folder, or the web's root folder. */
export type FolderStart =
  /** `decoded` counts where no folder has the URL as it stands. */
  | { readonly url: string; readonly decoded?: string }
  | { readonly id: string }
  | { readonly list: ListAddress }
  | { readonly list: ListAddress; readonly itemId: number }
  | { readonly web: true }

export interface FolderAddress {
  readonly from: FolderStart
  /** A path from there to the folder. */
  readonly below?: string
}

/** The maximum number of characters in the path of a new file or folder, as in the established server. */
export const maxPathLength = 400

/** The document as a target of rights. */
export const securedDocument = ({ row, url }: Document): Securable => ({ scopeId: row.scopeId, url })

/** The right to see a document; outside lists, every actor who may open the web sees it. */
export const viewRight = ({ list }: Pick<Document, 'list'>): Right => (list ? 'ViewListItems' : 'Open')

/** Whether the actor has the right to see a document. */
export const maySee = async (ctx: Context, document: Document): Promise<boolean> =>
  holds(await rightsOn(ctx, document.row.scopeId), viewRight(document))

/**
 * Whether only approval hides a document from the actor. Such a document counts
 * as missing; for one without rights the actor gets `access_denied`.
 */
export async function isHeldBack(ctx: Context, document: Document): Promise<boolean> {
  const { list } = document
  if (!list?.row.enableModeration || !(await maySee(ctx, document))) return false
  const item = await itemRowOf(ctx, document)
  return item !== undefined && !(await isVisible(ctx, list, item, (await findActorPrincipal(ctx))?.id ?? 0))
}

/** The names of a path, without empty ones, as between two slashes. */
export const namesIn = (path: string): string[] => path.split('/').filter((name) => name !== '')

/** The context of a document's web: copies and moves may lead to another web of the site collection. */
export async function inWebOf(ctx: Context, { row }: Pick<Document, 'row'>): Promise<Context> {
  if (row.webId === ctx.web.row.id) return ctx
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const web = [...webs.values()].find((one) => one.row.id === row.webId)
  if (!web) throw new Error(`the web ${row.webId} of the document ${row.id} is not there`)
  return { ...ctx, web }
}

/**
 * The names of a URL below the addressed web. It may be absolute,
 * server-relative or relative to the web (protocol/addresses#other-spellings). Fails with
 * `invalid_request` on one of another web or server.
 */
export function namesBelowWeb(ctx: Context, url: string): string[] {
  const isAbsolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(url)
  if (isAbsolute && !fold(url).startsWith(`${fold(ctx.origin)}/`)) throw otherPlace(ctx, url)
  const path = isAbsolute ? url.slice(ctx.origin.length) : url
  if (!path.startsWith('/')) return namesIn(path)
  const names = namesIn(path)
  const web = namesIn(ctx.web.url)
  if (web.some((name, index) => fold(names[index] ?? '') !== fold(name))) throw otherPlace(ctx, url)
  return names.slice(web.length)
}

const otherPlace = (ctx: Context, url: string): DomainError =>
  invalid(`'${url.slice(0, 200)}' is not in this web: a server-relative URL here begins with '${joinUrl(ctx.web.url, '')}'.`)

/** The deepest existing folder on a path. */
export interface Walked {
  readonly id: string
  /** The names after it, which do not exist. */
  readonly rest: readonly string[]
}

async function startOf(ctx: Context, from: FolderStart): Promise<Walked | undefined> {
  const records = recordsOf(ctx)
  if ('web' in from) return { id: ctx.web.row.rootFolderId, rest: [] }
  if ('url' in from) return { id: ctx.web.row.rootFolderId, rest: namesBelowWeb(ctx, from.url) }
  if ('id' in from) return { id: from.id, rest: [] }
  const list = await findSchema(ctx, from.list)
  if (!('itemId' in from)) return { id: list.row.rootFolderId, rest: [] }
  const where = { siteId: ctx.site.id, listId: list.row.id, itemId: from.itemId, recycledIn: null }
  const item = await records.find('Item', where, ['documentId', 'scopeId'])
  if (item?.documentId) return { id: item.documentId, rest: [] }
  await demand(ctx, 'ViewListItems', { scopeId: (item ?? list).scopeId, url: list.url })
  return undefined
}

async function walk(ctx: Context, { id, rest }: Walked): Promise<Walked> {
  const records = recordsOf(ctx)
  let at = id
  for (const [index, name] of rest.entries()) {
    const child = await ctx.site.schema.folders.child(at, fold(name), records)
    if (child === undefined) return { id: at, rest: rest.slice(index) }
    at = child
  }
  return { id: at, rest: [] }
}

/** Follows an address to the deepest existing folder; undefined for an item that is not a folder. Reads only rows that are not cached. */
export async function walkTo(ctx: Context, { from, below = '' }: FolderAddress): Promise<Walked | undefined> {
  const start = await startOf(ctx, from)
  const walked = start && (await walk(ctx, { id: start.id, rest: [...start.rest, ...namesIn(below)] }))
  const { url, decoded = url } = 'url' in from ? from : { url: '' }
  if (!walked || walked.rest.length === 0 || decoded === url) return walked
  const other = await walkTo(ctx, { from: { url: decoded }, below })
  return other && other.rest.length === 0 ? other : walked
}

/** The document with this id in the addressed web, with its URL; undefined if it is recycled, in a recycled list or elsewhere. */
export async function documentById(ctx: Context, id: string): Promise<Document | undefined> {
  const records = recordsOf(ctx)
  const row = await records.find('Document', { siteId: ctx.site.id, id, webId: ctx.web.row.id, recycledIn: null })
  return row && documentOf(ctx, row)
}

/** A row of the addressed web with its URL; undefined for one in a recycled list. */
export async function documentOf(ctx: Context, row: DocumentRow): Promise<Document | undefined> {
  const [document] = await documentsOf(ctx, [row])
  return document
}

/** Rows of the addressed web with their URLs, without rows of recycled lists. */
export async function documentsOf(ctx: Context, rows: readonly DocumentRow[]): Promise<Document[]> {
  const records = recordsOf(ctx)
  const above = await ctx.site.schema.folders.namesAbove(
    rows.flatMap((row) => (row.kind === documentKinds.web ? [] : [row.parentId])),
    records,
  )
  const documents: Document[] = []
  for (const row of rows) {
    const names = row.kind === documentKinds.web ? [] : above.get(row.parentId)
    const list = row.listId === null ? undefined : await ctx.site.schema.list(ctx.web, row.listId, records)
    if (!names || (row.listId !== null && !list)) continue
    const leaf = row.kind === documentKinds.web ? '' : row.leafName
    documents.push({ row, url: joinUrl(ctx.web.url, ...names, leaf), ...(list && { list }) })
  }
  return documents
}

/**
 * The deepest existing folder on the path of an address, and the names after it;
 * without such names, it is the addressed folder. Only actors who may see the
 * folder learn that names are missing. Fails with `folder_not_found`,
 * `list_not_found`, `invalid_request`, `access_denied`.
 */
export async function findFolder(ctx: Context, address: FolderAddress): Promise<{ folder: Document; rest: readonly string[] }> {
  const { id, rest = [] } = (await walkTo(ctx, address)) ?? {}
  const folder = id === undefined ? undefined : await documentById(ctx, id)
  if (!folder || folder.row.kind === documentKinds.file) {
    await demandToMiss(ctx, folder)
    throw folderNotFound(shownStart(address.from))
  }
  if (rest.length > 0) await demand(ctx, viewRight(folder), securedDocument(folder))
  return { folder, rest }
}

/**
 * Checks that the actor may learn that a document is missing: it may open the
 * web, and may see `other`, a document of another kind at this address. Fails
 * with `access_denied`.
 */
export async function demandToMiss(ctx: Context, other: Document | undefined): Promise<void> {
  await (other ? demand(ctx, viewRight(other), securedDocument(other)) : demand(ctx, 'Open', ctx.web))
}

const shownStart = (from: FolderStart): string => ('url' in from ? from.url : 'id' in from ? from.id : '')

/** `folder` is the client's text for it, or its URL. */
export const folderNotFound = (folder: string, hint = '') =>
  new DomainError(contentReasons.folder_not_found, { folder: folder.slice(0, maxPathLength), hint })

/**
 * The folder at an address. Checks no right on it. A folder that approval hides
 * counts as missing. Fails as `findFolder`.
 */
export async function locateFolder(ctx: Context, address: FolderAddress): Promise<Document> {
  const { folder, rest } = await findFolder(ctx, address)
  const [missing] = rest
  if (missing !== undefined)
    throw folderNotFound(joinUrl(folder.url, ...rest), await nearDocuments(ctx, folder, missing, documentKinds.folder))
  if (await isHeldBack(ctx, folder)) {
    const above = await parentOf(ctx, folder)
    throw folderNotFound(folder.url, above && (await nearDocuments(ctx, above, folder.row.leafName, documentKinds.folder)))
  }
  return folder
}

/** The folder at an address, if the actor may see it. Fails as `findFolder`. */
export async function getFolder(ctx: Context, address: FolderAddress): Promise<Document> {
  const folder = await locateFolder(ctx, address)
  await demand(ctx, viewRight(folder), securedDocument(folder))
  return folder
}

/** The item row of a document; undefined for a list's root folder and outside lists. */
export async function itemRowOf(ctx: Context, { row, list }: Document): Promise<ItemRow | undefined> {
  if (!list || row.itemId === null) return undefined
  return recordsOf(ctx).find('Item', { siteId: row.siteId, listId: list.row.id, itemId: row.itemId, recycledIn: null }, list.itemColumns)
}

/** The root folders of lists. */
export async function rootFoldersOf(ctx: Context, lists: readonly List[]): Promise<(Document | undefined)[]> {
  const id = { in: lists.map(({ row }) => row.rootFolderId) }
  const rows = await recordsOf(ctx).query('Document', { where: { siteId: ctx.site.id, id } })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return lists.map((list) => {
    const row = byId.get(list.row.rootFolderId)
    return row && { row, url: list.url, list }
  })
}

/** The parent folder; undefined for the root folder of a web. Checks no right. */
export async function parentOf(ctx: Context, { row }: Document): Promise<Document | undefined> {
  return row.kind === documentKinds.web ? undefined : documentById(ctx, row.parentId)
}

/** At most so many names of a folder are compared. */
const mostRows = 200
/** The rights on at most so many near names are looked at, and two are told. */
const mostLooks = 8
const mostTold = 2

/** Those of some documents that the actor sees in a version. */
type ShownAmong = (ctx: Context, documents: readonly Document[]) => Promise<readonly Document[]>

/** Folders have no versions. */
const asTheyAre: ShownAmong = (_, documents) => Promise.resolve(documents)

/**
 * A sentence with the URLs of files or folders in a folder whose names are near to one that is not there: of those only that the
 * actor may see, with a blank in front; or nothing. The caller has checked that the actor may see the folder. For files `shown`
 * leaves out those that are drafts to the actor.
 */
export async function nearDocuments(ctx: Context, folder: Document, name: string, kind: number, shown = asTheyAre): Promise<string> {
  const key = fold(name.normalize('NFC'))
  const idOf = await childNames(ctx, folder, key, kind)
  const told: string[] = []
  for (const near of nearNames(name, idOf.keys(), mostLooks)) {
    const row = await recordsOf(ctx).find('Document', { siteId: ctx.site.id, id: idOf.get(near) ?? '' })
    const document = row && (await documentOf(ctx, row))
    if (!document || document.list?.row.hidden || !(await maySee(ctx, document)) || (await isHeldBack(ctx, document))) continue
    if ((await shown(ctx, [document])).length > 0) told.push(document.url)
    if (told.length === mostTold) break
  }
  return hintOf(told)
}

/**
 * The ids of the documents in a folder by their names. Of a folder with many, only those from the first character of the key on. One
 * with the key itself is hidden from the actor, so that no sentence depends on it.
 */
async function childNames(ctx: Context, folder: Document, key: string, kind: number): Promise<Map<string, string>> {
  const page = {
    // Without a condition on the kind, which no index knows: few folders among many files would cost all of these.
    where: { siteId: ctx.site.id, parentId: folder.row.id },
    orderBy: ['leafKey'],
    limit: mostRows,
    columns: ['id', 'leafName', 'leafKey', 'kind', 'recycledIn'],
  } as const
  let rows = await recordsOf(ctx).query('Document', page)
  if (rows.length === mostRows) rows = await recordsOf(ctx).query('Document', { ...page, above: { leafKey: key.slice(0, 1) } })
  const others = rows.filter((row) => row.kind === kind && row.recycledIn === null && row.leafKey !== key)
  return new Map(others.map(({ id, leafName }) => [leafName, id]))
}
