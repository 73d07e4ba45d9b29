import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf, type Securable } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import type { Right } from '../../model/permissions/rights.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { isVisible } from '../items/moderation.ts'
import { contentReasons } from '../reasons.ts'
import { documentKinds } from './new-document.ts'

/** A file or folder of the addressed web, with where it is. */
export interface Document {
  readonly row: DocumentRow
  /** Server-relative. */
  readonly url: string
  /** The list that it is in; a web also has folders outside of lists. */
  readonly list?: List
  /** The row is that of a version before: what the file is by now is not shown to who asks. */
  readonly isEarlier?: boolean
}

/** Where a request begins to look for a folder: a URL, an id, a list's own folder, an item that is a folder, or the web's folder. */
export type FolderStart =
  | { readonly url: string }
  | { readonly id: string }
  | { readonly list: ListAddress }
  | { readonly list: ListAddress; readonly itemId: number }
  | { readonly web: true }

export interface FolderAddress {
  readonly from: FolderStart
  /** A path further down from there. */
  readonly below?: string
}

/** The path of a new folder or file has at most this many characters, as the established server allows. */
export const maxPathLength = 400

/** What rights are asked on. */
export const securedDocument = ({ row, url }: Document): Securable => ({ scopeId: row.scopeId, url })

/** The right to see a document: outside of lists, whoever may open the web sees what is there. */
export const viewRight = ({ list }: Pick<Document, 'list'>): Right => (list ? 'ViewListItems' : 'Open')

/** Names of a path; empty ones, as between two slashes, do not count. */
export const namesIn = (path: string): string[] => path.split('/').filter((name) => name !== '')

/** The context of the web that a document is in: what is copied and moved may go to another one of the site collection. */
export async function inWebOf(ctx: Context, { row }: Pick<Document, 'row'>): Promise<Context> {
  if (row.webId === ctx.web.row.id) return ctx
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const web = [...webs.values()].find((one) => one.row.id === row.webId)
  if (!web) throw new Error(`the web ${row.webId} of the document ${row.id} is not there`)
  return { ...ctx, web }
}

/**
 * The names of a URL below the addressed web. It may be absolute,
 * server-relative or relative to the web (clients.md rule 7). Fails with
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

/** A folder as far as a path leads to it. */
export interface Walked {
  readonly id: string
  /** Names that lead no further. */
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
  const item = await records.find('Item', where, ['documentId'])
  return item?.documentId ? { id: item.documentId, rest: [] } : undefined
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

/** The id of the folder that an address names, as far as its names lead; undefined for an item that is none. Reads no row that is kept. */
export async function walkTo(ctx: Context, { from, below = '' }: FolderAddress): Promise<Walked | undefined> {
  const start = await startOf(ctx, from)
  return start && walk(ctx, { id: start.id, rest: [...start.rest, ...namesIn(below)] })
}

/** The document of this id in the addressed web, with its URL; undefined for what is recycled, in a recycled list or elsewhere. */
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

/** Rows of the addressed web with their URLs; those in recycled lists are left out. */
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
 * A folder, and the names of the address that lead no further: none when it is
 * the addressed one. What lies above a name that is not there is shown to no
 * one who may not see it. Fails with `folder_not_found`, `list_not_found`,
 * `invalid_request`, `access_denied`.
 */
export async function findFolder(ctx: Context, address: FolderAddress): Promise<{ folder: Document; rest: readonly string[] }> {
  const { id, rest = [] } = (await walkTo(ctx, address)) ?? {}
  const folder = id === undefined ? undefined : await documentById(ctx, id)
  if (!folder || folder.row.kind === documentKinds.file) throw folderNotFound(shownStart(address.from))
  if (rest.length > 0) await demand(ctx, viewRight(folder), securedDocument(folder))
  return { folder, rest }
}

const shownStart = (from: FolderStart): string => ('url' in from ? from.url : 'id' in from ? from.id : '')

/** `folder` is what the client wrote, or where it leads. */
export const folderNotFound = (folder: string) =>
  new DomainError(contentReasons.folder_not_found, { folder: folder.slice(0, maxPathLength) })

/** The folder that an address names; checks no right. Fails as `findFolder`. */
export async function locateFolder(ctx: Context, address: FolderAddress): Promise<Document> {
  const { folder, rest } = await findFolder(ctx, address)
  if (rest.length > 0) throw folderNotFound(joinUrl(folder.url, ...rest))
  return folder
}

/** The folder that an address names, for whom may see it. Fails as `findFolder`. */
export async function getFolder(ctx: Context, address: FolderAddress): Promise<Document> {
  const folder = await locateFolder(ctx, address)
  await demand(ctx, viewRight(folder), securedDocument(folder))
  const item = await itemRowOf(ctx, folder)
  if (item && folder.list && !(await isVisible(ctx, folder.list, item, (await findActorPrincipal(ctx))?.id ?? 0)))
    throw folderNotFound(folder.url)
  return folder
}

/** The row of the item that a document is in its list; undefined for a list's own folder and outside of lists. */
export async function itemRowOf(ctx: Context, { row, list }: Document): Promise<ItemRow | undefined> {
  if (!list || row.itemId === null) return undefined
  return recordsOf(ctx).find('Item', { siteId: row.siteId, listId: list.row.id, itemId: row.itemId, recycledIn: null }, list.itemColumns)
}

/** The own folders of lists. */
export async function rootFoldersOf(ctx: Context, lists: readonly List[]): Promise<(Document | undefined)[]> {
  const id = { in: lists.map(({ row }) => row.rootFolderId) }
  const rows = await recordsOf(ctx).query('Document', { where: { siteId: ctx.site.id, id } })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return lists.map((list) => {
    const row = byId.get(list.row.rootFolderId)
    return row && { row, url: list.url, list }
  })
}

/** The folder above; undefined for the folder of a web. Checks no right. */
export async function parentOf(ctx: Context, { row }: Document): Promise<Document | undefined> {
  return row.kind === documentKinds.web ? undefined : documentById(ctx, row.parentId)
}
