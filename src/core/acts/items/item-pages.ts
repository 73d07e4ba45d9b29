import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { wholeRows } from '../../content/archive/integrity.ts'
import type { Item } from '../../content/items/item.ts'
import { itemsWithFolders } from '../../content/items/item-folders.ts'
import { narrowing, visibleItems } from '../../content/items/item-rights.ts'
import { targetsOf } from '../../content/query/column-paths.ts'
import { withoutPaths } from '../../content/query/path-conditions.ts'
import { demandAffordable } from '../../content/query/query-cost.ts'
import { pageKeyOf, resolveQuery } from '../../content/query/resolve-query.ts'
import { seenItemRows, shownItemRows } from '../../content/shown/shown-state.ts'
import { queryAsShown, targetsAsShown } from '../../content/shown/unseen-files.ts'
import { type Slice, type Slices, wholeOf } from '../../kernel/pacing/slices.ts'
import type { OrderedRow } from '../../kernel/ports.ts'
import type { Measure, PageKey, Predicate, Query, RowQuery } from '../../kernel/query.ts'
import { isLibrary, type List, type ListAddress } from '../../model/lists/list.ts'
import { demandBelowThreshold } from './list-threshold.ts'
import { queryRows } from './user-info.ts'

interface Page<Rows> {
  readonly list: List
  readonly items: Rows
  /** Where the next page starts; absent for the last page. */
  readonly next?: PageKey
  /** Where the page before starts, read backwards; absent for the first page. A page after a row has one, even if the rows before it are gone. */
  readonly previous?: PageKey
}

/** A page in memory. */
export type ItemPage = Page<readonly Item[]>

/** A page whose rows are read on demand. */
export type OpenItemPage = Page<Slices<Item>>

/** A page of at most this many rows, including the row after it, is read by one query. */
const rowsAtOnce = 128
/** A longer row is read only when the reply reaches it. */
const longRowBytes = 8 * 1024
/** The maximum number of bytes in the rows of a slice with several rows. */
const sliceBytes = 512 * 1024

/**
 * A page of the items that the actor may see, filtered and ordered by the
 * database. This call decides which rows the page has. A longer page is then
 * read in slices of at most 128 rows and 512 KiB, on demand. Rows that are
 * deleted or hidden meanwhile, or archived and damaged, are left out, and changed rows come in their new
 * state. Fails with `list_not_found`, `access_denied`, and with `invalid_query`
 * for an unknown column or a literal of the wrong type, before any SQL, and
 * `list_view_threshold`.
 */
export async function openItems(ctx: Context, address: ListAddress, query: Query): Promise<OpenItemPage> {
  const list = await findSchema(ctx, address)
  const visible = await visibleItems(ctx, list)
  demandAffordable(ctx.budget, query)
  const isBackwards = query.after?.isBackwards === true
  const asked = { ...query, ...(await withoutPaths(ctx, list, query)) }
  const targets = await targetsAsShown(ctx, await targetsOf(ctx, list, asked))
  const plain = resolveQuery(ctx.site.id, list, isBackwards ? turned(asked) : asked, targets)
  await demandBelowThreshold(ctx, list, plain)
  const isShort = query.limit < rowsAtOnce
  const reading = isShort ? shortPage(list, plain) : keysOf(list, plain)
  // One row more than requested shows whether a next page exists, without counting.
  const wanted = { ...plain, ...reading, limit: query.limit + 1 }
  const rows = await queryAsShown(ctx, list, wanted, visible, (some) => queryRows(ctx, list, some))
  const page = rows.length > query.limit ? rows.slice(0, query.limit) : rows
  if (isBackwards) page.reverse()
  const isWhole = isShort && page.reduce((bytes, { storedBytes = 0 }) => bytes + storedBytes, 0) <= sliceBytes
  // For a page in several slices, the number of rows is known in advance.
  const seen = await wholeRows(ctx, list, isWhole ? page : await seenItemRows(ctx, list, page))
  const items = new ItemSlices(ctx, list, isShort ? seen.map(heldRow) : seen.map(knownRow))
  const last = page.at(-1)
  // After a page that was read backwards comes at least the row that it was read from.
  const keyOf = (row: OrderedRow) => pageKeyOf(ctx.site.id, list, query, row, targets)
  const hasNext = rows.length > query.limit || isBackwards
  const hasPrevious = isBackwards ? rows.length > query.limit : query.after !== undefined
  return {
    ...{ list, items },
    ...(hasNext && last && { next: keyOf(last) }),
    ...(hasPrevious && page[0] && { previous: { ...keyOf(page[0]), isBackwards: true } }),
  }
}

/** Like `openItems`, with all rows in memory: for pages that have another limit. */
export async function queryItems(ctx: Context, address: ListAddress, query: Query): Promise<ItemPage> {
  const { items, ...page } = await openItems(ctx, address, query)
  return { ...page, items: await wholeOf(items) }
}

/** The query in the opposite direction: reverses every term of the order, and the item id after them. */
const turned = (query: Query): Query => ({
  ...query,
  orderBy: [
    ...(query.orderBy ?? []).map((term) => ({ ...term, descending: !term.descending })),
    { path: ['ID'], descending: true, at: -1 },
  ],
})

type Reading = Required<Pick<RowQuery, 'columns' | 'measured'>>

/** Reads a page except its long rows, with the values that mark its end. */
const shortPage = (list: List, query: RowQuery): Reading => ({
  columns: withOrder(list.pageColumns, query),
  measured: measureOf(list, query, longRowBytes),
})

/** Reads the ids and lengths of a page's rows, with the values that mark its end. */
const keysOf = (list: List, query: RowQuery): Reading => ({
  columns: withOrder(isLibrary(list) ? fileKeyColumns : keyColumns, query),
  measured: measureOf(list, query, 0),
})

const keyColumns: readonly (keyof ItemRow)[] = ['itemId']
/** With the columns that `seenItemRows` needs. */
const fileKeyColumns: readonly (keyof ItemRow)[] = ['itemId', 'uniqueId', 'kind', 'scopeId', 'authorId', 'uiVersion']

const orderColumns = ({ orderBy }: RowQuery): readonly (keyof ItemRow)[] =>
  orderBy.flatMap(({ column }) => (column.reference ? [] : [column.column as keyof ItemRow]))

function withOrder(columns: readonly (keyof ItemRow)[], query: RowQuery): readonly string[] {
  const names = orderColumns(query)
  return names.every((name) => columns.includes(name)) ? columns : [...new Set([...columns, ...names])]
}

/** Values of the page's order are read whatever their length: they mark its end. */
function measureOf({ longColumns }: List, query: RowQuery, mostBytes: number): Measure {
  const names = orderColumns(query)
  const columns = names.some((name) => longColumns.includes(name)) ? longColumns.filter((name) => !names.includes(name)) : longColumns
  return { columns, mostBytes }
}

/** A row of a page, with its values if they have been read. */
interface PageRow {
  readonly itemId: number
  readonly storedBytes: number
  readonly row: OrderedRow | undefined
}

const knownRow = ({ itemId, storedBytes = 0 }: OrderedRow): PageRow => ({ itemId, storedBytes, row: undefined })

const heldRow = (row: OrderedRow): PageRow => {
  const { itemId, storedBytes = 0 } = row
  return { itemId, storedBytes, row: storedBytes > longRowBytes ? undefined : row }
}

class ItemSlices implements Slices<Item> {
  readonly count: number
  readonly #ctx: Context
  readonly #list: List
  readonly #rows: readonly PageRow[]
  #at = 0

  constructor(ctx: Context, list: List, rows: readonly PageRow[]) {
    this.#ctx = ctx
    this.#list = list
    this.#rows = rows
    this.count = rows.length
  }

  get left(): number {
    return this.#rows.length - this.#at
  }

  async next(most: number): Promise<Slice<Item> | undefined> {
    const taken = this.#take(Math.min(most, rowsAtOnce))
    if (taken.length === 0) return undefined
    const rows = await shownItemRows(this.#ctx, this.#list, await this.#read(taken))
    return {
      rows: await itemsWithFolders(this.#ctx, this.#list, rows),
      hasLongTexts: taken.some(({ storedBytes }) => storedBytes > longRowBytes),
    }
  }

  #take(most: number): readonly PageRow[] {
    const start = this.#at
    let bytes = 0
    for (; this.#at < this.#rows.length && this.#at - start < most; this.#at += 1) {
      bytes += this.#rows[this.#at]?.storedBytes ?? 0
      if (bytes > sliceBytes && this.#at > start) break
    }
    return start === 0 && this.#at === this.#rows.length ? this.#rows : this.#rows.slice(start, this.#at)
  }

  /** The rows that still exist and are visible, in the order of the page. */
  async #read(taken: readonly PageRow[]): Promise<ItemRow[]> {
    const missing = taken.flatMap(({ itemId, row }) => (row ? [] : [itemId]))
    const found = missing.length === 0 ? undefined : await rowsById(this.#ctx, this.#list, missing)
    return taken.flatMap(({ itemId, row }) => row ?? found?.get(itemId) ?? [])
  }
}

async function rowsById(ctx: Context, list: List, ids: readonly number[]): Promise<ReadonlyMap<number, ItemRow>> {
  const narrow = await narrowing(ctx, list)
  if (!narrow) return new Map()
  const where: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: ids }
  const { siteId, id: listId } = list.row
  const rows = await queryRows(ctx, list, narrow({ siteId, listId, columns: list.pageColumns, where, orderBy: [], limit: ids.length }))
  return new Map(rows.map((row) => [row.itemId, row]))
}
