import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { type Bounds, type Page, type Records, UniqueViolation, type Where } from '../../core/kernel/ports.ts'
import type { SqlBuilder, SqlDialect, StoredType } from './dialect.ts'
import type { SqlRow, SqlSession, SqlValue } from './session.ts'
import {
  addCompared,
  addValue,
  bind,
  onceForDialect,
  roundedUp,
  rowBytes,
  rowsThatFit,
  Slot,
  type StatementShape,
  Statements,
  slotsOf,
} from './statements.ts'

export interface ColumnShape {
  readonly type: StoredType
  readonly nullable: boolean
}

/** `farmTables` or `contentTables` of `generated/prisma`. */
export type TableSet = Readonly<
  Record<string, { readonly columns: Readonly<Record<string, ColumnShape>>; readonly primaryKey: readonly string[] }>
>

export interface TableShape {
  readonly name: string
  readonly columns: ReadonlyMap<string, ColumnShape>
  readonly columnNames: readonly string[]
  readonly booleans: readonly string[]
  readonly primaryKey: readonly string[]
}

type AnyRow = Readonly<Record<string, unknown>>
type AnyWhere = Where<AnyRow>

/** A condition on one column; its values begin at index `first`. */
interface Term {
  readonly column: string
  readonly test: 'equal' | 'absent' | 'in' | 'above' | 'upTo'
  readonly first: number
  readonly count: number
  /** The type to which its values are cast. */
  readonly cast?: string | undefined
}

const textLimit = 1000

export function tableShape(name: string, table: TableSet[string]): TableShape {
  const columns = new Map(Object.entries(table.columns))
  const columnNames = [...columns.keys()]
  const booleans = columnNames.filter((column) => columns.get(column)?.type === 'boolean')
  return { name, columns, columnNames, booleans, primaryKey: table.primaryKey }
}

/** A set of tables, and the statements built for them so far. */
interface Source {
  readonly shapes: ReadonlyMap<string, TableShape>
  readonly statements: Statements
}

const sourcesOf = onceForDialect((dialect) => {
  const made = new WeakMap<TableSet, Source>()
  return {
    getOrMake(tables: TableSet): Source {
      const source = made.get(tables) ?? {
        shapes: new Map(Object.entries(tables).map(([name, table]) => [name, tableShape(name, table)])),
        statements: new Statements(dialect, textLimit),
      }
      made.set(tables, source)
      return source
    },
  }
})

/**
 * Makes the `Records` of a set of tables on a session. SQL text is built once for each shape (table, operation,
 * columns, which of them are null, how many values a list has) and shared by all databases with the same dialect. An unknown
 * table or column, or a value that its column cannot hold, fails an assertion.
 */
export function tableRecordsOf<Tables>(dialect: SqlDialect, tables: TableSet): (session: SqlSession) => Records<Tables> {
  const source = sourcesOf(dialect).getOrMake(tables)
  return (session) => {
    const records: Records<Record<string, AnyRow>> = {
      find: (table, where, columns) => find(source, session, table, where, columns),
      query: (table, page) => query(source, session, table, page),
      insert: (table, row) => insertAll(source, session, table, [row]),
      insertAll: (table, rows) => insertAll(source, session, table, rows),
      update: (table, where, patch) => update(source, session, table, where, patch),
      increment: (table, where, by, patch, columns) => increment(source, session, table, { where, by, patch: patch ?? {}, columns }),
      delete: (table, where) => remove(source, session, table, where),
    }
    return records as unknown as Records<Tables>
  }
}

async function find(
  source: Source,
  session: SqlSession,
  name: string,
  where: AnyWhere,
  columns?: readonly string[],
): Promise<AnyRow | undefined> {
  const table = tableOf(source, name)
  const shape = source.statements.shape(`find ${name}${columnsKey(columns)}`)
  const terms = addWhere(shape, table, where)
  const statement = source.statements.of(shape, ({ builder }) => select(builder, table, terms, columns).limit(sql.lit(1)))
  return decodeRows(shape.dialect, table, await session.query(statement.sql, bind(statement, shape.values)))[0]
}

async function query(source: Source, session: SqlSession, name: string, page: Page<AnyRow>): Promise<AnyRow[]> {
  const table = tableOf(source, name)
  const shape = source.statements.shape(`query ${name}${columnsKey(page.columns)}`)
  const terms = [
    ...addWhere(shape, table, page.where),
    ...addBounds(shape, table, 'above', page.above),
    ...addBounds(shape, table, 'upTo', page.upTo),
  ]
  const order = addOrder(shape, table, page)
  const limit = page.limit === undefined ? undefined : addLimit(shape, page.limit)
  if (page.withSize) shape.key += '|size'
  const statement = source.statements.of(shape, ({ builder, ordered }) => {
    const rows = order.reduce(
      (selected, { column, descending, nullable }) => selected.orderBy(ordered(sql.ref(column), descending, nullable)),
      select(builder, table, terms, page.columns),
    )
    const sized = page.withSize ? rows.select(rowBytes(shape.dialect, table.columns).as('rowBytes')) : rows
    return limit ? sized.limit(sql<number>`${limit}`) : sized
  })
  return decodeRows(shape.dialect, table, await session.query(statement.sql, bind(statement, shape.values)))
}

function addLimit(shape: StatementShape, limit: number): Slot {
  assert(Number.isSafeInteger(limit) && limit >= 0, `${limit} is not a limit`)
  shape.key += '|limit'
  return addValue(shape, limit)
}

/** In statements of at most 64, 32, 16 … rows, so that few SQL texts serve any number of rows. */
async function insertAll(source: Source, session: SqlSession, name: string, rows: readonly AnyRow[]): Promise<void> {
  const table = tableOf(source, name)
  for (let at = 0; at < rows.length; ) {
    const count = rowsThatFit(rows, at, source.statements.dialect)
    const shape = source.statements.shape(`insert ${count} ${name}`)
    const first = addValues(shape, table, rows[at] as AnyRow)
    if (first.length === 0) assert.fail(`a new ${name} has no columns`)
    for (let next = at + 1; next < at + count; next++) addSameValues(shape, table, first, rows[next] as AnyRow)
    const statement = source.statements.of(shape, (dialect) => insertOf(dialect, name, first, count))
    const inserted = await session.execute(statement.sql, bind(statement, shape.values))
    if (inserted < count) throw new UniqueViolation(`A row of ${name} with the same key exists.`)
    at += count
  }
}

function insertOf({ builder, skipsKnownKeys }: SqlDialect, name: string, first: readonly string[], count: number) {
  const rows = builder.insertInto(name).values(Array.from({ length: count }, (_, row) => slotsOf(first, row * first.length)))
  return skipsKnownKeys && count === 1 ? rows.onConflict((known) => known.doNothing()) : rows
}

/** The values of a further row, with the same columns as the first. */
function addSameValues(shape: StatementShape, table: TableShape, first: readonly string[], row: AnyRow): void {
  const names = Object.keys(row)
  if (names.length !== first.length || !names.every((name, at) => name === first[at]))
    assert.fail(`rows of ${table.name} that are inserted together differ in their columns`)
  for (const name of names) addValue(shape, encode(shape, table, name, row[name]))
}

async function update(source: Source, session: SqlSession, name: string, where: AnyWhere, patch: AnyRow): Promise<number> {
  const table = tableOf(source, name)
  const shape = source.statements.shape(`update ${name}`)
  const set = addValues(shape, table, patch)
  const terms = addWhere(shape, table, where)
  if (set.length === 0) assert.fail(`an update of ${name} changes no column`)
  if (terms.length === 0) assert.fail(`an update of ${name} would change every row`)
  const statement = source.statements.of(shape, ({ builder }) => {
    const changed = builder.updateTable(name).set(slotsOf(set, 0))
    return terms.reduce((rows, term) => rows.where(condition(term)), changed)
  })
  return session.execute(statement.sql, bind(statement, shape.values))
}

interface Increment {
  readonly where: AnyWhere
  readonly by: Readonly<Record<string, number | undefined>>
  readonly patch: AnyRow
  readonly columns: readonly string[] | undefined
}

async function increment(source: Source, session: SqlSession, name: string, raised: Increment): Promise<AnyRow | undefined> {
  const { where, by, patch, columns } = raised
  const table = tableOf(source, name)
  const { returnsChanged } = source.statements.dialect
  if (!returnsChanged) return together(session, (inside) => incrementAndRead(source, inside, table, raised))
  const shape = source.statements.shape(`increment ${name}${columnsKey(columns)}`)
  const steps = addSteps(shape, table, by)
  const set = addValues(shape, table, patch)
  const terms = addWhere(shape, table, where)
  if (terms.length === 0) assert.fail(`an increment of ${name} would change every row`)
  const statement = source.statements.of(shape, ({ builder }) =>
    incrementOf(builder, name, steps, set, terms).returning([...(columns ?? table.columnNames)]),
  )
  return decodeRows(shape.dialect, table, await session.executeReturning(statement.sql, bind(statement, shape.values)))[0]
}

function incrementOf(builder: SqlBuilder, name: string, steps: readonly string[], set: readonly string[], terms: readonly Term[]) {
  const raised = steps.map((column, at) => [column, sql`${sql.ref(column)} + ${new Slot(at)}`] as const)
  const changed = builder.updateTable(name).set({ ...Object.fromEntries(raised), ...slotsOf(set, steps.length) })
  return terms.reduce((rows, term) => rows.where(condition(term)), changed)
}

const together = <T>(session: SqlSession, work: (inside: SqlSession) => Promise<T>): Promise<T> =>
  session.together ? session.together(work) : assert.fail('this session has no transactions')

/** The row is found by its key afterwards: the increment may change the columns by which it was found. */
async function incrementAndRead(source: Source, session: SqlSession, table: TableShape, raised: Increment): Promise<AnyRow | undefined> {
  const { where, by, patch, columns } = raised
  const changed = new Set([...Object.keys(by), ...Object.keys(patch).filter((column) => patch[column] !== where[column])])
  const isKept = Object.keys(where).every((column) => !changed.has(column))
  const found = isKept ? where : await find(source, session, table.name, where, table.primaryKey)
  if (!found) return undefined
  const key = isKept ? where : Object.fromEntries(table.primaryKey.map((column) => [column, patch[column] ?? found[column]]))
  const shape = source.statements.shape(`increment ${table.name}`)
  const steps = addSteps(shape, table, by)
  const set = addValues(shape, table, patch)
  const terms = addWhere(shape, table, where)
  if (terms.length === 0) assert.fail(`an increment of ${table.name} would change every row`)
  const statement = source.statements.of(shape, ({ builder }) => incrementOf(builder, table.name, steps, set, terms))
  const count = await session.execute(statement.sql, bind(statement, shape.values))
  return count === 0 ? undefined : find(source, session, table.name, key, columns)
}

async function remove(source: Source, session: SqlSession, name: string, where: AnyWhere): Promise<number> {
  const table = tableOf(source, name)
  const shape = source.statements.shape(`delete ${name}`)
  const terms = addWhere(shape, table, where)
  if (terms.length === 0) assert.fail(`a delete from ${name} would delete every row`)
  const statement = source.statements.of(shape, ({ builder }) =>
    terms.reduce((rows, term) => rows.where(condition(term)), builder.deleteFrom(name)),
  )
  return session.execute(statement.sql, bind(statement, shape.values))
}

function tableOf(source: Source, name: string): TableShape {
  const table = source.shapes.get(name)
  return table ?? assert.fail(`there is no table ${name}`)
}

const select = (builder: SqlBuilder, table: TableShape, terms: readonly Term[], columns: readonly string[] = table.columnNames) =>
  terms.reduce((query, term) => query.where(condition(term)), builder.selectFrom(table.name).select([...columns]))

const columnsKeys = new WeakMap<readonly string[], string>()
const columnsNumbers = new BoundedMap<string, number>(1_000)
let lastNumber = 0

/**
 * The part of a shape's key for the columns to read: a number for their names, because each statement hashes its key. Computed
 * once for each array, which callers keep.
 */
export function columnsKey(columns: readonly string[] | undefined): string {
  if (!columns) return ''
  const made = columnsKeys.get(columns) ?? ` #${columnsNumbers.getOrMake(columns.join(), () => ++lastNumber)}`
  columnsKeys.set(columns, made)
  return made
}

function condition(term: Term) {
  const column = sql.ref<unknown>(term.column)
  if (term.test === 'absent') return sql<boolean>`${column} is null`
  if (term.test === 'equal') return sql<boolean>`${column} = ${new Slot(term.first, term.cast)}`
  if (term.test === 'above') return sql<boolean>`${column} > ${new Slot(term.first, term.cast)}`
  if (term.test === 'upTo') return sql<boolean>`${column} <= ${new Slot(term.first, term.cast)}`
  if (term.count === 0) return sql<boolean>`1 = 0`
  const values = Array.from({ length: term.count }, (_, index) => sql.val(new Slot(term.first + index, term.cast)))
  return sql<boolean>`${column} in (${sql.join(values)})`
}

function addWhere(shape: StatementShape, table: TableShape, where: AnyWhere): Term[] {
  const terms: Term[] = []
  shape.key += '|where'
  for (const [name, wanted] of Object.entries(where)) {
    const first = shape.values.length
    if (wanted === null) {
      columnOf(table, name)
      shape.key += ` ${name}-`
      terms.push({ column: name, test: 'absent', first, count: 0 })
    } else if (isList(wanted)) {
      const count = roundedUp(wanted.in.length)
      shape.key += ` ${name}(${count})`
      for (let index = 0; index < count; index++) {
        shape.values.push(encode(shape, table, name, wanted.in[Math.min(index, wanted.in.length - 1)]))
      }
      const cast = count === 0 ? undefined : shape.dialect.castOf(columnOf(table, name).type, shape.values[first] ?? null)
      terms.push({ column: name, test: 'in', first, count, cast })
    } else {
      shape.key += ` ${name}`
      const { cast } = addCompared(shape, columnOf(table, name).type, encode(shape, table, name, wanted))
      terms.push({ column: name, test: 'equal', first, count: 1, cast })
    }
  }
  return terms
}

function addBounds(shape: StatementShape, table: TableShape, test: 'above' | 'upTo', bounds: Bounds<AnyRow> = {}): Term[] {
  return Object.entries(bounds).map(([name, bound]) => {
    const column = columnOf(table, name)
    assert(column.type !== 'bytes', `${table.name}.${name} has no bounds`)
    shape.key += `|${test} ${name}`
    const { index, cast } = addCompared(shape, column.type, encode(shape, table, name, bound))
    return { column: name, test, first: index, count: 1, cast }
  })
}

const isList = (wanted: unknown): wanted is { readonly in: readonly unknown[] } =>
  typeof wanted === 'object' && wanted !== null && 'in' in wanted && Array.isArray(wanted.in)

/** Adds a value for each column of a row, and returns the columns in the order of the values. */
function addValues(shape: StatementShape, table: TableShape, row: AnyRow): readonly string[] {
  const names = Object.keys(row)
  for (const name of names) addValue(shape, encode(shape, table, name, row[name]))
  shape.key += `|set ${names.join(' ')}`
  return names
}

/** As `addValues`, for numbers to add to columns. */
function addSteps(shape: StatementShape, table: TableShape, by: Readonly<Record<string, number | undefined>>): readonly string[] {
  const names = Object.keys(by)
  if (names.length === 0) assert.fail(`an increment of ${table.name} names no column`)
  for (const name of names) {
    const { type } = columnOf(table, name)
    if (type !== 'integer' && type !== 'bigint' && type !== 'number') assert.fail(`${table.name}.${name} does not count`)
    addValue(shape, encode(shape, table, name, by[name]))
  }
  shape.key += `|by ${names.join(' ')}`
  return names
}

function addOrder(
  shape: StatementShape,
  table: TableShape,
  page: Page<AnyRow>,
): { column: string; descending: boolean; nullable: boolean }[] {
  const order = page.orderBy ?? []
  const descending = new Set(page.descending)
  for (const column of descending) assert(order.includes(column), `${table.name} is not ordered by ${column}`)
  shape.key += '|order'
  return [...order, ...keyOrder(shape, table, page)].map((column) => {
    const { nullable } = columnOf(table, column)
    const isDescending = descending.has(column)
    shape.key += ` ${column} ${isDescending ? 'desc' : 'asc'}`
    return { column, descending: isDescending, nullable }
  })
}

/**
 * Where the database gives rows that are equal in the order in any order, they come in that of their keys. Rows of which only some
 * are asked for, and which have no order, may come in any.
 */
function keyOrder({ dialect }: StatementShape, table: TableShape, { orderBy = [], limit }: Page<AnyRow>): readonly string[] {
  if (dialect.readsInKeyOrder || (orderBy.length === 0 && limit !== undefined)) return []
  return table.primaryKey.filter((column) => !orderBy.includes(column))
}

function columnOf(table: TableShape, name: string): ColumnShape {
  const column = table.columns.get(name)
  return column ?? assert.fail(`there is no column ${table.name}.${name}`)
}

/** Not every database checks that a value fits its column, so this code does. */
function encode({ dialect }: StatementShape, table: TableShape, name: string, value: unknown): SqlValue {
  const column = columnOf(table, name)
  if (value === null && column.nullable) return null
  if (column.type === 'text' && typeof value === 'string') return value
  if (column.type === 'boolean' && typeof value === 'boolean') return dialect.booleans.encode(value)
  if (column.type === 'bytes' && value instanceof Uint8Array) return value
  if (column.type === 'instant' && typeof value === 'number' && isWhole(column, value)) return dialect.encodeInstant(value)
  if (typeof value === 'number' && (column.type === 'number' ? Number.isFinite(value) : isWhole(column, value))) return value
  assert.fail(`${table.name}.${name} (${column.type}) cannot hold ${value === null ? 'null' : `a ${typeof value}`}`)
}

const isWhole = (column: ColumnShape, value: number): boolean =>
  Number.isSafeInteger(value) && (column.type === 'integer' || column.type === 'bigint' || column.type === 'instant')

/** Decodes the driver's rows in place. */
export function decodeRows({ booleans }: SqlDialect, table: TableShape, rows: SqlRow[]): AnyRow[] {
  if (table.booleans.length === 0) return rows
  for (const row of rows) {
    for (const name of table.booleans) {
      const value = row[name]
      // Null stays null, and a column that was not read stays absent.
      if (value !== null && value !== undefined) row[name] = booleans.decode(value)
    }
  }
  return rows
}
