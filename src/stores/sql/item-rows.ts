import assert from 'node:assert/strict'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { ContentRecords, OrderedRow } from '../../core/kernel/ports.ts'
import { type ColumnRef, isMany, listKeyOf, type Predicate, type RowOrder, type RowQuery, type Scalar } from '../../core/kernel/query.ts'
import type { AnyTables, Sql, SqlDialect } from './dialect.ts'
import { alongTheBetterWay, isOrdered } from './item-access-path.ts'
import { columnValue, joined, rowCondition } from './item-condition.ts'
import { addColumn, addPredicate, indexedCopy, isNullable, itemTable, type RowTest, type RowValue, stored } from './item-predicate.ts'
import { columnsKey, decodeRows } from './records.ts'
import type { SqlSession } from './session.ts'
import { addValue, bind, type Slot, type StatementShape, Statements } from './statements.ts'

type ItemQueries = Pick<ContentRecords, 'queryItems' | 'countItems'>

/** Clients shape these texts, so the bound matters. */
const textLimit = 500

const itemId: ColumnRef = { column: 'itemId', type: 'integer' }

/** The list whose rows are asked for, and which of them. */
interface Selection {
  readonly dialect: SqlDialect
  readonly siteId: Slot
  readonly listId: Slot
  readonly listKey: Slot
  readonly where: RowTest | undefined
}

/** One term of the order; with a page key also the value at which the page before ended. */
interface OrderTerm extends RowOrder {
  readonly value: RowValue
  readonly after: Slot | null | undefined
  /** What no value of an indexed copy is less than. */
  readonly least: Slot | undefined
}

/** Makes the item queries of content records on a session; their texts are shared by all sessions of the database. */
export function itemQueriesOf(dialect: SqlDialect): (session: SqlSession) => ItemQueries {
  const statements = new Statements(dialect, textLimit)
  return (session) => ({
    async queryItems(asked) {
      const query = await alongTheBetterWay(asked, (test) => hasFew(statements, session, asked, test))
      const shape = statements.shape(`query${columnsKey(query.columns)}`)
      const selection = addSelection(shape, query.siteId, query.listId, query.where)
      const order = addOrder(shape, query)
      const cut = addCut(shape, query, order)
      const statement = statements.of(shape, () => pageOf(selection, order, cut))
      const rows = decodeRows(dialect, itemTable, await session.query(statement.sql, bind(statement, shape.values)))
      return rows as unknown as OrderedRow[]
    },

    async countItems(siteId, listId, where) {
      const shape = statements.shape('count')
      const selection = addSelection(shape, siteId, listId, where)
      const statement = statements.of(shape, () => selected(selection).select((from) => from.fn.countAll().as('count')))
      const [row] = await session.query(statement.sql, bind(statement, shape.values))
      return Number(row?.count)
    },
  })
}

/** As many rows are sorted in about the time in which a walk along another index finds a page. */
const few = 2_000

/** Whether no more than `few` rows of a list pass a test; counts along the index of its column, and stops there. */
async function hasFew(statements: Statements, session: SqlSession, { siteId, listId }: RowQuery, test: Predicate): Promise<boolean> {
  const shape = statements.shape('few')
  const selection = addSelection(shape, siteId, listId, test)
  const limit = addCount(shape, few + 1)
  const statement = statements.of(shape, ({ builder }) => {
    // What is in the index is enough: a row of a list with the same key would make the answer no worse than a guess.
    const rows = builder.selectFrom('Item').where('listKey', '=', selection.listKey)
    const first = ofList(selection, rows).select(sql.lit(1).as('one')).limit(sql<number>`${limit}`)
    return builder.selectFrom(first.as('first')).select((from) => from.fn.countAll().as('count'))
  })
  const [row] = await session.query(statement.sql, bind(statement, shape.values))
  return Number(row?.count) <= few
}

function addSelection(shape: StatementShape, siteId: string, listId: string, where: Predicate | undefined): Selection {
  return {
    dialect: shape.dialect,
    siteId: addValue(shape, siteId),
    listId: addValue(shape, listId),
    listKey: addValue(shape, listKeyOf(listId)),
    where: where && addPredicate(shape, where),
  }
}

const isItemId = ({ column, reference }: ColumnRef): boolean => column === itemId.column && reference === undefined

/** The order made total: item ids break ties, and nothing behind an item id has a say. */
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
    const least = copy?.indexed && descending ? addValue(shape, copy.indexed.absent) : undefined
    return { column: by, value, descending, after: addKeyValue(shape, by, from), least }
  })
}

function addKeyValue(shape: StatementShape, column: ColumnRef, value: Scalar | null | undefined): Slot | null | undefined {
  return value === null || value === undefined ? value : addValue(shape, stored(shape, column, value))
}

function addCount(shape: StatementShape, count: number): Slot {
  assert(Number.isSafeInteger(count) && count >= 0, `${count} is not a number of rows`)
  return addValue(shape, count)
}

/** How much of the rows is read. */
interface Cut {
  readonly limit: Slot
  readonly skip: Slot | undefined
  readonly columns: readonly string[]
  /** Of a walk down an index: how many rows the page and what it passes over are, and how many stand before the last of them. */
  readonly down: { readonly rows: Slot; readonly beforeLast: Slot } | undefined
}

function addCut(shape: StatementShape, { limit, skip = 0, columns }: RowQuery, order: readonly OrderTerm[]): Cut {
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

/** The rows of a list: by its key, which the indexes of slots begin with, and by its GUID, which alone is its own. */
const inList = ({ dialect: { builder }, siteId, listId, listKey }: Selection) =>
  builder.selectFrom('Item').where('listKey', '=', listKey).where('siteId', '=', siteId).where('listId', '=', listId)

function ofList(selection: Selection, rows = inList(selection)) {
  return selection.where ? rows.where(rowCondition(selection.dialect, selection.where)) : rows
}

const selected = (selection: Selection, rows = inList(selection)) => ofList(selection, rows).where('recycledIn', 'is', null)

/** An order term as a statement writes it. */
interface WrittenTerm extends OrderTerm {
  readonly sql: Sql
}

/** Whether a page is a walk down an index, where rows of one value come by ascending id. */
function descendsIndex([first, second]: readonly OrderTerm[]): boolean {
  return first?.least !== undefined && second !== undefined && isItemId(second.column) && !second.descending
}

/**
 * A page along an index, or, in any other order, one whose keys and order
 * values alone are sorted: the many columns of an item are read for the rows of
 * the page only.
 */
function pageOf(selection: Selection, terms: readonly OrderTerm[], cut: Cut) {
  const { dialect } = selection
  const order = terms.map((term): WrittenTerm => ({ ...term, sql: columnValue(dialect, term.value) }))
  if (cut.down) return rowsOf(descendingKeys(selection, order, cut), { selection, order, cut })
  const rows = selected(selection, inOrder(order, selection))
  const sorted = order.reduce((query, { sql: value, descending }) => query.orderBy(dialect.ordered(value, descending)), rows)
  const page = limited(sorted, cut)
  if (order[0] && isOrdered(order[0].column)) {
    const ofOthers = order.flatMap(({ column, sql: value }, index) => (column.reference ? [value.as(`order${index}`)] : []))
    return page.select([...cut.columns]).select(ofOthers)
  }
  return rowsOf(page.select(order.map(({ sql: value }, index) => value.as(`order${index}`))), { selection, order, cut })
}

type Keys = SelectQueryBuilder<AnyTables, 'Item', object>

function limited<T extends Keys>(rows: T, { limit, skip }: Cut): T {
  const first = rows.limit(sql<number>`${limit}`) as T
  return skip ? (first.offset(sql<number>`${skip}`) as T) : first
}

/** The rows of a page's keys, which have the order's values as `order0`, `order1` and so on. */
function rowsOf(
  keys: Keys,
  { selection, order, cut }: { readonly selection: Selection; readonly order: readonly OrderTerm[]; readonly cut: Cut },
) {
  const { builder, ordered } = selection.dialect
  const items = builder
    .selectFrom(keys.as('keys'))
    .crossJoin('Item as item')
    .select(cut.columns.map((name) => `item.${name} as ${name}`))
    .select(order.flatMap(({ column }, index) => (column.reference ? [`keys.order${index} as order${index}`] : [])))
    .where('item.siteId', '=', selection.siteId)
    .where('item.listId', '=', selection.listId)
    .whereRef('item.itemId', '=', `keys.order${order.length - 1}`)
  return order.reduce((query, { descending }, index) => query.orderBy(ordered(sql.ref(`keys.order${index}`), descending)), items)
}

/**
 * The keys of a page down an index, whose rows of one value come by ascending
 * id, while the index, walked down, has them by descending id. However many
 * rows have one value, no more are looked at than the page has: `bound` is the
 * value of its last row; above it are fewer rows than that, and of those at it
 * only the first by id can be wanted.
 */
function descendingKeys(selection: Selection, [first, second]: readonly WrittenTerm[], cut: Cut): Keys {
  assert(first && second && cut.down, 'a walk down an index is ordered by its column and the item id')
  const { builder, ordered, computedOnce } = selection.dialect
  const { rows: wanted, beforeLast } = cut.down
  const value = first.sql
  const id = second.sql
  const list = inList(selection).where(value, 'is not', null)
  const below = first.after ? list.where(value, '<', first.after) : list
  const chosen = (rows: typeof list) => selected(selection, rows)
  const downwards = chosen(below).select(value.as('value')).orderBy(ordered(value, true))
  const last = downwards.limit(sql.lit(1)).offset(sql<number>`${beforeLast}`)
  const bound = sql`coalesce((select ${sql.ref('value')} from ${sql.table('bound')}), ${first.least})`
  const columns = [value.as('order0'), id.as('order1')]
  const firstOf = (rows: typeof list) => chosen(rows).select(columns).orderBy(ordered(id, false)).limit(sql<number>`${wanted}`)
  const level = first.after && second.after ? list.where(value, '=', first.after).where(id, '>', second.after) : undefined
  const parts = [
    ...(level ? [firstOf(level)] : []),
    chosen(below.where(value, '>', bound)).select(columns),
    firstOf(below.where(value, '=', bound)),
  ].map((part) => sql`select * from ${part} as ${sql.ref('part')}`)
  const keys = sql`(with ${computedOnce('bound', sql`select * from ${last} as ${sql.ref('last')}`)} ${sql.join(parts, sql` union all `)})`
  const all = builder.selectFrom(keys.as('Item')) as unknown as Keys
  const sorted = all
    .selectAll()
    .orderBy(ordered(sql.ref('order0'), true))
    .orderBy(ordered(sql.ref('order1'), false))
  return limited(sorted as unknown as Keys, cut)
}

/**
 * The page key stands before the filter: of two places to begin in an index the
 * database takes the first that it reads. The index of the pool has no rows of
 * lists that use the slot for nothing, and is taken only where that is said.
 */
function inOrder(order: readonly WrittenTerm[], selection: Selection) {
  const [first] = order
  const rows = inList(selection)
  const began = first?.after === undefined ? rows : rows.where(behind(order))
  return first && isOrdered(first.column) && first.column.indexed ? began.where(first.sql, 'is not', null) : began
}

/**
 * Rows behind the page key. Along an index they begin at a place in it: the
 * condition says so in the one form in which the database goes there at once.
 */
function behind(order: readonly WrittenTerm[]): RawBuilder<boolean> {
  const [first, second] = order
  if (!first?.after || !second || !isOrdered(first.column)) return behindEach(order)
  if (!first.descending && second.after && isItemId(second.column) && !second.descending)
    return sql`(${first.sql}, ${second.sql}) > (${first.after}, ${second.after})`
  if (first.descending && isNullable(first.column)) return behindEach(order)
  return sql`(${first.sql} ${sql.raw(first.descending ? '<=' : '>=')} ${first.after} and ${behindEach(order)})`
}

/** Behind it in the first term, or level there and behind it in the next. */
function behindEach(order: readonly WrittenTerm[]): RawBuilder<boolean> {
  const [term, ...others] = order
  if (!term) return sql`1 = 0`
  if (others.length === 0) return strictlyBehind(term)
  const level = term.after === null ? sql<boolean>`${term.sql} is null` : sql<boolean>`${term.sql} = ${term.after}`
  return joined('or', [strictlyBehind(term), joined('and', [level, behindEach(others)])])
}

/** Rows without a value come first ascending, last descending. */
function strictlyBehind({ column, sql: value, descending, after }: WrittenTerm): RawBuilder<boolean> {
  if (after === null) return descending ? sql`1 = 0` : sql`${value} is not null`
  if (!descending) return sql`${value} > ${after}`
  return isNullable(column) ? sql`(${value} < ${after} or ${value} is null)` : sql`${value} < ${after}`
}
