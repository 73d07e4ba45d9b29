import assert from 'node:assert/strict'
import { type Compilable, type RawBuilder, sql } from 'kysely'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { SqlDialect, StoredType } from './dialect.ts'
import type { SqlValue } from './session.ts'

/** A placeholder for a value while the text of a statement is built, so that one text serves all values. */
export class Slot {
  readonly index: number
  /** The type to which the statement casts the value. */
  readonly cast: string | undefined

  constructor(index: number, cast?: string) {
    this.index = index
    this.cast = cast
  }
}

/** The shape of a statement: `key` identifies its text, `values` fill it, encoded for the dialect. */
export interface StatementShape {
  key: string
  readonly values: SqlValue[]
  readonly dialect: SqlDialect
}

/** Adds a value and returns its placeholder. */
export const addValue = (shape: StatementShape, value: SqlValue): Slot => new Slot(shape.values.push(value) - 1)

/** Adds a value that is compared with a column of this type. */
export function addCompared(shape: StatementShape, type: StoredType, value: SqlValue): Slot {
  const cast = shape.dialect.castOf(type, value)
  if (cast !== undefined) shape.key += `:${cast}`
  return new Slot(shape.values.push(value) - 1, cast)
}

export interface Statement {
  readonly sql: string
  /** For each parameter of the text, the index of its value; undefined if the order is the same. */
  readonly order: readonly number[] | undefined
}

/** SQL texts, each built once for its shape; keeps at most `limit`. They hold no values, so the databases of a process share them. */
export class Statements {
  readonly dialect: SqlDialect
  readonly #made: BoundedMap<string, Statement>

  constructor(dialect: SqlDialect, limit: number) {
    this.dialect = dialect
    this.#made = new BoundedMap(limit)
  }

  shape(key: string): StatementShape {
    return { key, values: [], dialect: this.dialect }
  }

  /** The statement for a shape; `make` builds it, with `Slot`s for all values. */
  of({ key, dialect }: StatementShape, make: (dialect: SqlDialect) => Compilable): Statement {
    return this.#made.getOrMake(key, () => statementOf(make(dialect)))
  }
}

/** Makes something once for each dialect, which all databases of a process share. */
export function onceForDialect<T>(make: (dialect: SqlDialect) => T): (dialect: SqlDialect) => T {
  const made = new WeakMap<SqlDialect, T>()
  return (dialect) => {
    const known = made.get(dialect) ?? make(dialect)
    made.set(dialect, known)
    return known
  }
}

/** The text of a query whose values are all `Slot`s. */
function statementOf(query: Compilable): Statement {
  const { sql, parameters } = query.compile()
  const order = parameters.map((parameter) => {
    assert(parameter instanceof Slot, 'a value got into the text of a statement')
    return parameter.index
  })
  return { sql, order: order.every((index, position) => index === position) ? undefined : order }
}

/** The values in the order of the text's parameters. */
export function bind(statement: Statement, values: readonly SqlValue[]): readonly SqlValue[] {
  return statement.order?.map((index) => values[index] ?? null) ?? values
}

/** A list of n values shares its text with all lists up to the next power of two. */
export function roundedUp(count: number): number {
  assert(count <= 16_384, `a list of ${count} values is too long for one statement`)
  return count <= 1 ? count : 2 ** Math.ceil(Math.log2(count))
}

const rowsAtOnce = 64
/** Values of one statement: a database takes 2,100. */
const valuesAtOnce = 2_000

/** How many rows from `at` on fit into a statement, by their number, values and bytes: a power of two, at least one. */
export function rowsThatFit(rows: readonly Readonly<Record<string, unknown>>[], at: number, { mostInsertBytes }: SqlDialect): number {
  const byValues = Math.max(1, Math.floor(valuesAtOnce / Object.keys(rows[at] ?? {}).length))
  const most = 2 ** Math.floor(Math.log2(Math.min(rowsAtOnce, byValues, rows.length - at)))
  if (mostInsertBytes === undefined || most === 1) return most
  let bytes = 0
  for (let count = 0; count < most; count += 1) {
    for (const value of Object.values(rows[at + count] ?? {})) {
      bytes += typeof value === 'string' ? Buffer.byteLength(value) : value instanceof Uint8Array ? value.length : 8
    }
    if (bytes > mostInsertBytes) return count <= 1 ? 1 : 2 ** Math.floor(Math.log2(count))
  }
  return most
}

/** What the size of a column depends on. */
interface SizedColumn {
  readonly type: string
  readonly nullable?: boolean
}

/** The size of all values of a row that can be long. */
export function rowBytes({ storedBytes }: SqlDialect, columns: ReadonlyMap<string, SizedColumn>): RawBuilder<unknown> {
  const long = [...columns].filter(([, { type }]) => type === 'text' || type === 'bytes')
  const sizes = long.map(([name, { type, nullable }]) => {
    const size = storedBytes(sql.ref(name), type === 'bytes' ? 'bytes' : 'text')
    return nullable ? sql`coalesce(${size}, 0)` : size
  })
  return sizes.length === 0 ? sql.lit(0) : sql`${sql.join(sizes, sql` + `)}`
}

/** The placeholders of columns whose values begin at index `from`. */
export const slotsOf = (columns: readonly string[], from: number): Record<string, Slot> =>
  Object.fromEntries(columns.map((column, at) => [column, new Slot(from + at)]))
