import assert from 'node:assert/strict'
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { invalidQuery } from '../../core/kernel/errors.ts'
import type { ContentRecords, OrderedRow } from '../../core/kernel/ports.ts'
import type { ItemTotals, TotalsQuery } from '../../core/kernel/query.ts'
import { type ColumnRef, isMany, type Predicate, type RowOrder, type RowQuery, type Scalar } from '../../core/kernel/query.ts'
import type { AnyTables, Sql, SqlDialect } from './dialect.ts'
import { alongTheBetterWay, isOrdered, leastInIndex, shallWalk } from './item-access-path.ts'
import { columnValue, joined } from './item-condition.ts'
import { type AddedMeasure, addMeasure, columnsRead, measureRows } from './item-measure.ts'
import { addColumn, addStored, indexedCopy, isNullable, itemTable, type RowValue } from './item-predicate.ts'
import { addSelection, indexedOf, inList, ofList, type Selection, selected } from './item-selection.ts'
import { countInSlices, pageInSlices, type SliceReader } from './item-slices.ts'
import { addTotals, readBy, totalsIn, totalsInSlices, totalsStatement } from './item-totals.ts'
import { estimates } from './read-cost.ts'
import { columnsKey, decodeRows } from './records.ts'
import type { SqlRow, SqlSession } from './session.ts'
import { addValue, bind, onceForDialect, type Slot, type StatementShape, Statements } from './statements.ts'

type ItemQueries = Pick<ContentRecords, 'queryItems' | 'countItems' | 'totalItems'>

/** Clients determine these texts, so their number is bounded. */
const textLimit = 500

const itemId: ColumnRef = { column: 'itemId', type: 'integer' }

/** A term of the order; with a page key also the value at which the previous page ended. */
interface OrderTerm extends RowOrder {
  readonly value: RowValue
  readonly after: Slot | null | undefined
  /** The least value of a column that is walked down along its index. */
  readonly least: Slot | undefined
}

const statementsOf = onceForDialect((dialect) => new Statements(dialect, textLimit))

/** Makes the item queries of content records on a session; all databases with the same dialect share the SQL texts. */
export function itemQueriesOf(dialect: SqlDialect): (session: SqlSession) => ItemQueries {
  const statements = statementsOf(dialect)
  return (session) => {
    const atOnce = new ItemReader(statements, session.query, false)
    const { long } = session
    const isLong = long && estimates(long, atOnce)
    const decoded = (rows: SqlRow[]) => decodeRows(dialect, itemTable, rows) as unknown as OrderedRow[]
    return {
      async queryItems(asked) {
        if (!long || !isLong || !(await isLong(asked))) return decoded(await atOnce.page(asked))
        return decoded(await long.run((query) => longPage(new ItemReader(statements, query, long.isThreaded), asked)))
      },
      async countItems(siteId, listId, where) {
        const asked = { siteId, listId, orderBy: [], limit: Number.POSITIVE_INFINITY, ...(where && { where }) }
        if (!long || !isLong || !(await isLong(asked))) return atOnce.count(siteId, listId, where)
        return long.run((query) => longCount(new ItemReader(statements, query, long.isThreaded), siteId, listId, where))
      },
      async totalItems(asked) {
        if (!long || !isLong || !(await isLong(readBy(asked)))) return atOnce.totals(asked)
        return long.run((query) => longTotals(new ItemReader(statements, query, long.isThreaded), asked))
      },
    }
  }
}

const longPage = (reader: ItemReader, query: RowQuery): Promise<SqlRow[]> =>
  reader.isThreaded ? reader.page(query) : pageInSlices(reader, query)

const longCount = (reader: ItemReader, siteId: string, listId: string, where: Predicate | undefined): Promise<number> =>
  reader.isThreaded ? reader.count(siteId, listId, where) : countInSlices(reader, siteId, listId, where)

const longTotals = (reader: ItemReader, asked: TotalsQuery): Promise<ItemTotals[]> =>
  reader.isThreaded ? reader.totals(asked) : totalsInSlices(reader, asked)

/** Sorting this many rows takes about as long as finding a page along another index. */
const few = 2_000

/**
 * The maximum number of values in a statement. A permission that many scopes grant adds its scopes once for each lookup
 * column in a query.
 */
const mostValues = 32_000

/** Runs the statements of item queries, on a worker thread or not. */
class ItemReader implements SliceReader {
  readonly #statements: Statements
  readonly #query: SqlSession['query']
  readonly isThreaded: boolean

  constructor(statements: Statements, query: SqlSession['query'], isThreaded: boolean) {
    this.#statements = statements
    this.#query = query
    this.isThreaded = isThreaded
  }

  async page(asked: RowQuery): Promise<SqlRow[]> {
    const { hasStatistics, alongIndex } = this.#statements.dialect
    const hasFew = (test: Predicate) => this.hasFew(asked, test)
    const query = hasStatistics ? asked : await alongTheBetterWay(asked, hasFew)
    const isWalk = alongIndex !== undefined && (await shallWalk(query, hasFew))
    const shape = this.#shape(`${isWalk ? 'walk' : 'query'}${columnsKey(query.columns)}`)
    const measured = addMeasure(shape, query)
    const order = addOrder(shape, query)
    const walked = isWalk ? order[0]?.column.column : undefined
    const selection = { ...this.#selection(shape, query, query.where), walked, ordered: indexedOf(order) }
    const cut = { ...addCut(shape, query, order), measured }
    const rows = await this.#run(shape, () => pageOf(selection, order, cut))
    measureRows(rows, query)
    return rows
  }

  async keys(query: RowQuery): Promise<SqlRow[]> {
    const shape = this.#shape('keys')
    const selected = this.#selection(shape, query, query.where)
    const order = addOrder(shape, query)
    const selection = { ...selected, ordered: indexedOf(order) }
    const cut = { ...addCut(shape, query, order), measured: undefined }
    return this.#run(shape, () => {
      const terms = written(selection, order)
      return withOrders(sortedRows(selection, terms, cut), terms)
    })
  }

  async count(siteId: string, listId: string, where: Predicate | undefined): Promise<number> {
    const shape = this.#shape('count')
    const selection = this.#selection(shape, { siteId, listId }, where)
    const [row] = await this.#run(shape, () => selected(selection).select((from) => from.fn.countAll().as('count')))
    return Number(row?.count)
  }

  async totals(asked: TotalsQuery): Promise<ItemTotals[]> {
    const shape = this.#shape('totals')
    const selection = this.#selection(shape, asked, asked.where)
    const added = addTotals(shape, asked)
    return totalsIn(await this.#run(shape, () => totalsStatement(selection, added)), asked)
  }

  async lastId(siteId: string, listId: string): Promise<number> {
    const shape = this.#shape('last')
    const [site, list] = [addValue(shape, siteId), addValue(shape, listId)]
    const [row] = await this.#run(shape, ({ builder }) =>
      builder
        .selectFrom('Item')
        .where('siteId', '=', site)
        .where('listId', '=', list)
        .select((from) => from.fn.max('itemId').as('last')),
    )
    return Number(row?.last ?? 0)
  }

  /**
   * Whether at most `few` rows of a list pass a test; counts along the index of its column, and stops after that
   * number.
   */
  async hasFew(query: Pick<RowQuery, 'siteId' | 'listId'>, test: Predicate): Promise<boolean> {
    const shape = this.#shape('few')
    const selection = this.#selection(shape, query, test)
    const limit = addCount(shape, few + 1)
    const [row] = await this.#run(shape, ({ builder }) => {
      // The index is enough: rows of another list with the same key make the estimate only slightly worse.
      const rows = builder.selectFrom('Item').where('listKey', '=', selection.listKey)
      const first = ofList(selection, rows).select(sql.lit(1).as('one')).limit(sql<number>`${limit}`)
      return builder.selectFrom(first.as('first')).select((from) => from.fn.countAll().as('count'))
    })
    return Number(row?.count) <= few
  }

  #shape(key: string): StatementShape {
    return this.#statements.shape(this.isThreaded ? `thread ${key}` : key)
  }

  #selection(shape: StatementShape, list: Pick<RowQuery, 'siteId' | 'listId'>, where: Predicate | undefined): Selection {
    return addSelection(shape, list, { where, isThreaded: this.isThreaded })
  }

  /** Fails with `invalid_query` if the shape has more values than a statement may have. */
  async #run(shape: StatementShape, make: Parameters<Statements['of']>[1]): Promise<SqlRow[]> {
    const { values } = shape
    if (values.length > mostValues)
      throw invalidQuery(
        `This query comes to ${values.length} values, and a statement takes ${mostValues}: name fewer columns behind lookup columns, or ask in several queries.`,
      )
    const statement = this.#statements.of(shape, make)
    return this.#query(statement.sql, bind(statement, values))
  }
}

const isItemId = ({ column, reference }: ColumnRef): boolean => column === itemId.column && reference === undefined

/** Makes the order total: item ids break ties, and terms after the item id have no effect. */
function addOrder(shape: StatementShape, query: RowQuery): OrderTerm[] {
  const { orderBy, after } = query
  assert(after === undefined || after.values.length === orderBy.length, 'a page key has one value for each term of the order')
  const end = orderBy.findIndex((term) => isItemId(term.column))
  const terms = end < 0 ? [...orderBy, { column: itemId, descending: false }] : orderBy.slice(0, end + 1)
  shape.key += after ? '|after' : '|order'
  return terms.map(({ column, descending }, index) => {
    const start = isItemId(column) ? after?.itemId : after?.values[index]
    assert(!isMany(column), `${column.column} has several values and gives no order`)
    const copy = indexedCopy(column)
    const by = copy ?? column
    const from = copy && start === null ? copy.indexed?.absent : start
    const value = addColumn(shape, by)
    shape.key += `${descending ? '-' : '+'}${from === null ? '0' : ''}`
    const low = descending ? leastInIndex(by) : undefined
    const least = low === undefined ? undefined : addStored(shape, by, [low])[0]
    return { column: by, value, descending, after: addKeyValue(shape, by, from), least }
  })
}

function addKeyValue(shape: StatementShape, column: ColumnRef, value: Scalar | null | undefined): Slot | null | undefined {
  return value === null || value === undefined ? value : addStored(shape, column, [value])[0]
}

function addCount(shape: StatementShape, count: number): Slot {
  assert(Number.isSafeInteger(count) && count >= 0, `${count} is not a number of rows`)
  return addValue(shape, count)
}

/** How many rows to read. */
interface Cut {
  readonly limit: Slot
  readonly skip: Slot | undefined
  readonly columns: readonly string[]
  readonly measured: AddedMeasure | undefined
  /**
   * For a descending walk along an index: the number of rows of the page and the skipped ones, and the number before
   * the last of them.
   */
  readonly down: { readonly rows: Slot; readonly beforeLast: Slot } | undefined
}

function addCut(shape: StatementShape, { limit, skip = 0, columns }: RowQuery, order: readonly OrderTerm[]): Omit<Cut, 'measured'> {
  if (skip > 0) shape.key += '|skip'
  return {
    limit: addCount(shape, limit),
    skip: skip > 0 ? addCount(shape, skip) : undefined,
    columns: columns ?? itemTable.columnNames,
    down: descendsIndex(order)
      ? { rows: addCount(shape, limit + skip), beforeLast: addCount(shape, Math.max(0, limit + skip - 1)) }
      : undefined,
  }
}

/** An order term as SQL. */
interface WrittenTerm extends OrderTerm {
  readonly sql: Sql
}

/** Whether a page is a descending walk along an index, in which rows with equal values must have ascending ids. */
function descendsIndex([first, second]: readonly OrderTerm[]): boolean {
  return first?.least !== undefined && second !== undefined && isItemId(second.column) && !second.descending
}

/**
 * A page along an index. For any other order only keys and order values are sorted, and the many columns of an item are
 * read only for the rows of the page.
 */
function pageOf(selection: Selection, terms: readonly OrderTerm[], cut: Cut) {
  const order = written(selection, terms)
  if (cut.down) return rowsOf(descendingKeys(selection, order, cut), { selection, order, cut })
  const page = sortedRows(selection, order, cut)
  if (order[0] && isOrdered(order[0].column)) {
    const ofOthers = order.flatMap(({ column, sql: value }, index) => (column.reference ? [value.as(`order${index}`)] : []))
    return page.select(columnsRead(selection.dialect, cut)).select(ofOthers)
  }
  return rowsOf(withOrders(page, order), { selection, order, cut })
}

const written = ({ dialect }: Selection, terms: readonly OrderTerm[]): WrittenTerm[] =>
  terms.map((term) => ({ ...term, sql: columnValue(dialect, term.value) }))

function sortedRows(selection: Selection, order: readonly WrittenTerm[], cut: Cut) {
  const rows = selected(selection, inOrder(order, selection))
  const { ordered } = selection.dialect
  return limited(
    order.reduce((query, { column, sql: value, descending }) => query.orderBy(ordered(value, descending, isNullable(column))), rows),
    cut,
  )
}

const withOrders = (rows: Keys, order: readonly WrittenTerm[]): Keys =>
  rows.select(order.map(({ sql: value }, index) => value.as(`order${index}`)))

type Keys = SelectQueryBuilder<AnyTables, 'Item', object>

function limited<T extends Keys>(rows: T, { limit, skip }: Cut): T {
  const first = rows.limit(sql<number>`${limit}`) as T
  return skip ? (first.offset(sql<number>`${skip}`) as T) : first
}

/** The rows for the keys of a page, whose order values are `order0`, `order1` and so on. */
function rowsOf(
  keys: Keys,
  { selection, order, cut }: { readonly selection: Selection; readonly order: readonly OrderTerm[]; readonly cut: Cut },
) {
  const { builder, ordered } = selection.dialect
  const items = builder
    .selectFrom(keys.as('keys'))
    .crossJoin('Item as item')
    .select(columnsRead(selection.dialect, cut, 'item'))
    .select(order.flatMap(({ column }, index) => (column.reference ? [`keys.order${index} as order${index}`] : [])))
    .where('item.siteId', '=', selection.siteId)
    .where('item.listId', '=', selection.listId)
    .whereRef('item.itemId', '=', `keys.order${order.length - 1}`)
  return order.reduce(
    (query, { column, descending }, index) => query.orderBy(ordered(sql.ref(`keys.order${index}`), descending, isNullable(column))),
    items,
  )
}

/**
 * The keys of a page along a descending index. Rows with equal values must have ascending ids, but the descending index
 * has them by descending id. However many rows have one value, the statement reads no more rows than the page has:
 * `bound` is the value of the last row. Fewer rows than the page are above it, and of the rows at that value only the
 * first by id can be on the page. Rows without a value come last, by id.
 */
function descendingKeys(selection: Selection, [term, second]: readonly WrittenTerm[], cut: Cut): Keys {
  assert(term && second && cut.down, 'a walk down an index is ordered by its column and the item id')
  const { builder, ordered, computedOnce, comparesSingly } = selection.dialect
  const { rows: wanted, beforeLast } = cut.down
  const value = term.sql
  const id = second.sql
  const hasNulls = isNullable(term.column)
  const list = inList(selection).where(value, 'is not', null)
  // A server that does not know the bound beforehand has to be told that one value is in one place of the index.
  const level = inList({ ...selection, walked: term.column.column })
  const below = term.after ? list.where(value, '<', term.after) : list
  const chosen = (rows: typeof list) => selected(selection, rows)
  const downwards = chosen(below).orderBy(ordered(value, true, hasNulls))
  const last = downwards.select(value.as('value')).limit(sql.lit(1)).offset(sql<number>`${beforeLast}`)
  const bounds = comparesSingly ? sql`${last} as ${sql.ref('bound')}` : sql.table('bound')
  const bound = sql`coalesce((select ${sql.ref('value')} from ${bounds}), ${term.least})`
  const columns = [value.as('order0'), id.as('order1')]
  const partOf = (rows: Expression<unknown>) => sql`select * from ${rows} as ${sql.ref('part')}`
  const firstOf = (rows: typeof list) =>
    chosen(rows)
      .select(columns)
      .orderBy(ordered(id, false, false))
      .limit(sql<number>`${wanted}`)
  // All rows above the bound are among the first ones downwards: the walk ends there, also on servers that do not begin at a bound.
  const first = downwards.select(columns).limit(sql<number>`${wanted}`)
  const behindKey = second.after ? (rows: typeof list) => rows.where(id, '>', second.after) : undefined
  const valued = [
    ...(term.after && behindKey ? [partOf(firstOf(behindKey(level.where(value, '=', term.after))))] : []),
    sql`${partOf(first)} where ${sql.ref('order0')} > ${bound}`,
    partOf(firstOf((term.after ? level.where(value, '<', term.after) : level).where(value, '=', bound))),
  ]
  const without = level.where(value, 'is', null)
  const isBehindValues = term.after === null && behindKey !== undefined
  const nulls = hasNulls ? [partOf(firstOf(isBehindValues ? behindKey(without) : without))] : []
  const parts = isBehindValues ? nulls : [...valued, ...nulls]
  const union = sql.join(parts, sql` union all `)
  const once = computedOnce('bound', sql`select * from ${last} as ${sql.ref('last')}`)
  const keys = comparesSingly || isBehindValues ? sql`(${union})` : sql`(with ${once} ${union})`
  const sorted = (builder.selectFrom(keys.as('Item')) as unknown as Keys)
    .selectAll()
    .orderBy(ordered(sql.ref('order0'), true, hasNulls))
    .orderBy(ordered(sql.ref('order1'), false, false))
  return limited(sorted as unknown as Keys, cut)
}

/**
 * The page key precedes the filter: of two possible index starts the database uses the first. The slot index contains
 * only lists that use the slot, so it is used only if the condition says so.
 */
function inOrder(order: readonly WrittenTerm[], selection: Selection) {
  const [first] = order
  const rows = inList(selection)
  const began = first?.after === undefined ? rows : rows.where(behind(order, selection.dialect))
  return first && isOrdered(first.column) && first.column.indexed ? began.where(first.sql, 'is not', null) : began
}

/**
 * Rows after the page key. Along an index they begin at one position: the condition has the only form for which the
 * database seeks to it.
 */
function behind(order: readonly WrittenTerm[], { comparesSingly }: SqlDialect): RawBuilder<boolean> {
  const [first, second] = order
  if (!first?.after || !second || !isOrdered(first.column)) return behindEach(order)
  if (!first.descending && second.after && isItemId(second.column) && !second.descending && !comparesSingly)
    return sql`(${first.sql}, ${second.sql}) > (${first.after}, ${second.after})`
  if (first.descending && isNullable(first.column)) return behindEach(order)
  return sql`(${first.sql} ${sql.raw(first.descending ? '<=' : '>=')} ${first.after} and ${behindEach(order)})`
}

/** After the key in the first term, or equal there and after it in the next term. */
function behindEach(order: readonly WrittenTerm[]): RawBuilder<boolean> {
  const [term, ...others] = order
  if (!term) return sql`1 = 0`
  if (others.length === 0) return strictlyBehind(term)
  const level = term.after === null ? sql<boolean>`${term.sql} is null` : sql<boolean>`${term.sql} = ${term.after}`
  return joined('or', [strictlyBehind(term), joined('and', [level, behindEach(others)])])
}

/** Rows without a value are first ascending, last descending. */
function strictlyBehind({ column, sql: value, descending, after }: WrittenTerm): RawBuilder<boolean> {
  if (after === null) return descending ? sql`1 = 0` : sql`${value} is not null`
  if (!descending) return sql`${value} > ${after}`
  return isNullable(column) ? sql`(${value} < ${after} or ${value} is null)` : sql`${value} < ${after}`
}
