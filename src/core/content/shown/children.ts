import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ColumnRef, PageKey, Predicate, Query, RowQuery } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { type Document, documentsOf, viewRight } from '../documents/documents.ts'
import { documentKinds } from '../documents/new-document.ts'
import { type Narrow, narrowing } from '../items/item-rights.ts'
import { demandAffordable } from '../query/query-cost.ts'
import { type FindColumn, pageKeyBy, resolveQueryBy } from '../query/resolve-query.ts'
import { shownDocuments } from './shown-state.ts'
import { countAsShown, queryAsShown } from './unseen-files.ts'

export type ChildKind = (typeof documentKinds)['file' | 'folder']

/** A page of the files or folders in a folder. */
export interface ChildPage {
  readonly documents: readonly Document[]
  /** Where the next page starts; absent for the last page. */
  readonly next?: PageKey
}

/** The columns for filters and orders of files and folders of lists, by their property names in REST. */
const columns: ReadonlyMap<string, ColumnRef> = new Map([
  ['Name', { column: 'leafKey', type: 'text' }],
  ['UniqueId', { column: 'uniqueId', type: 'key' }],
  ['TimeCreated', { column: 'createdAt', type: 'instant' }],
  ['TimeLastModified', { column: 'modifiedAt', type: 'instant' }],
  ['Length', { column: 'sizeBytes', type: 'number' }],
  ['Title', { column: 'title', type: 'text' }],
  ['UIVersion', { column: 'uiVersion', type: 'integer' }],
])

const find: FindColumn = (path, at) => {
  const name = path.join('/')
  const column = columns.get(name)
  if (column) return column
  throw invalidQuery(
    `'${name.slice(0, 100)}' cannot be used in a query of files and folders (character ${at + 1}); ${[...columns.keys()].join(', ')} can.`,
  )
}

const inOrder = [{ path: ['Name'], descending: false, at: 0 }]

const equals = (column: keyof ItemRow, type: ColumnRef['type'], value: string | number): Predicate => ({
  op: 'compare',
  comparison: 'eq',
  column: { column, type },
  value,
})

/** Only the columns that the page key and the document need. */
const asked = ['itemId', 'documentId', 'leafKey', 'uniqueId', 'createdAt', 'modifiedAt', 'sizeBytes', 'title', 'uiVersion'] as const

interface Selection {
  readonly query: RowQuery
  readonly narrow: Narrow
  readonly ordered: Query
}

async function selectionOf(ctx: Context, list: List, folder: Document, kind: ChildKind, query: Query): Promise<Selection | undefined> {
  demandAffordable(ctx.budget, query)
  const narrow = await narrowing(ctx, list)
  const ordered = { ...query, orderBy: query.orderBy ?? inOrder }
  const resolved = resolveQueryBy(find, ctx.site.id, list, ordered)
  if (!narrow) return undefined
  const own = [equals('folderId', 'key', folder.row.id), equals('kind', 'integer', kind)]
  // This condition starts at the last name, so the index finds every page at the same cost.
  const start = query.orderBy === undefined ? resolved.after?.values[0] : undefined
  const from: Predicate[] =
    typeof start === 'string' ? [{ op: 'compare', comparison: 'ge', column: { column: 'leafKey', type: 'text' }, value: start }] : []
  const operands = [...own, ...from, ...(resolved.where ? [resolved.where] : [])]
  return { query: { ...resolved, columns: asked, where: { op: 'and', operands } }, narrow, ordered }
}

/**
 * A page of the files or folders in a folder of a list that the actor may see,
 * by name or in the requested order; the database filters and orders them. Fails
 * with `invalid_query`.
 */
export async function queryChildren(
  ctx: Context,
  folder: Document & { readonly list: List },
  kind: ChildKind,
  query: Query,
): Promise<ChildPage> {
  const selection = await selectionOf(ctx, folder.list, folder, kind, query)
  if (!selection) return { documents: [] }
  const records = recordsOf(ctx)
  const wanted = { ...selection.query, limit: query.limit + 1 }
  const rows = await queryAsShown(ctx, folder.list, wanted, selection.narrow, (some) => records.queryItems(some))
  const page = rows.slice(0, query.limit)
  const ids = page.flatMap(({ documentId }) => documentId ?? [])
  const found = ids.length === 0 ? [] : await records.query('Document', { where: { siteId: ctx.site.id, id: { in: ids } } })
  const byId = new Map(found.map((row) => [row.id, row]))
  const documents = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ row, url: joinUrl(folder.url, row.leafName), list: folder.list }] : []
  })
  const shown = await shownDocuments(ctx, documents)
  const last = page.at(-1)
  if (rows.length <= query.limit || !last) return { documents: shown }
  return { documents: shown, next: pageKeyBy(find, selection.ordered, last) }
}

/** The number of files or folders in all pages. Fails as `queryChildren`. */
export async function countChildren(
  ctx: Context,
  folder: Document & { readonly list: List },
  kind: ChildKind,
  query: Query,
): Promise<number> {
  const selection = await selectionOf(ctx, folder.list, folder, kind, { ...(query.where && { where: query.where }), limit: 0 })
  return selection ? countAsShown(ctx, folder.list, selection.query, selection.narrow) : 0
}

/** Documents in an order, with the key where the next page starts; it is absent for the last page. */
export interface DocumentPage {
  readonly documents: readonly Document[]
  readonly next?: string
}

/** Where a page of documents starts, and how many it has at most. */
export interface PageBounds {
  readonly after?: string
  readonly limit: number
}

/**
 * The files or folders in a folder outside lists that the actor may see, by name. The key of a page is the folded name
 * of the last one. Hidden ones make a page shorter.
 */
export async function childrenOutsideLists(
  ctx: Context,
  folder: Document,
  kind: ChildKind,
  { after, limit }: PageBounds,
): Promise<DocumentPage> {
  const where = { siteId: ctx.site.id, parentId: folder.row.id, kind, recycledIn: null }
  const above = after === undefined ? {} : { above: { leafKey: after } }
  const rows = await recordsOf(ctx).query('Document', { where, ...above, orderBy: ['leafKey'], limit: limit + 1 })
  const page = rows.slice(0, limit)
  const documents: Document[] = []
  for (const document of await documentsOf(ctx, page)) {
    if (holds(await rightsOn(ctx, document.row.scopeId), viewRight(document))) documents.push(document)
  }
  const last = page.at(-1)
  return rows.length > limit && last ? { documents, next: last.leafKey } : { documents }
}

/** The numbers of files and folders in each of these folders, by id. Hidden ones count too. */
export async function childCounts(ctx: Context, folders: readonly Document[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const pace = makePacer()
  for (const folder of folders) {
    if (!ctx.transaction) await pace()
    counts.set(folder.row.id, await countIn(ctx, folder))
  }
  return counts
}

/** The maximum number that is counted in one folder outside lists. */
const maxCounted = 5_000

async function countIn(ctx: Context, folder: Document): Promise<number> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  if (folder.list) return records.countItems(siteId, folder.list.row.id, equals('folderId', 'key', folder.row.id))
  const inside = [documentKinds.file, documentKinds.folder]
  const rows = await records.query('Document', {
    where: { siteId, parentId: folder.row.id, kind: { in: inside }, recycledIn: null },
    limit: maxCounted,
    columns: ['id'],
  })
  return rows.length
}
