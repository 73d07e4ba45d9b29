import assert from 'node:assert/strict'
import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { SqlValue } from '../sqlite/driver.ts'

/** Tables by name, their columns by name; which ones exist is checked where a statement is made. */
export type AnyTables = Record<string, Record<string, unknown>>

/** Kysely writes the text of statements; it never runs one. */
export const builder = new Kysely<AnyTables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** Stands for a value while a statement's text is made, so that one text serves all values. */
export class Slot {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** One way to write a statement: `key` names its text, `values` fill it. */
export interface Shape {
  key: string
  readonly values: SqlValue[]
}

/** Adds a value and answers what stands for it in the text. */
export const addValue = (shape: Shape, value: SqlValue): Slot => new Slot(shape.values.push(value) - 1)

export interface Statement {
  readonly sql: string
  /** For each parameter of the text, which value it takes; undefined where they come in the same order. */
  readonly order: readonly number[] | undefined
}

/** The text of a query whose values are all `Slot`s. */
export function statementOf(query: Compilable): Statement {
  const { sql, parameters } = query.compile()
  const order = parameters.map((parameter) => {
    assert(parameter instanceof Slot, 'a value got into the text of a statement')
    return parameter.index
  })
  return { sql, order: order.every((index, position) => index === position) ? undefined : order }
}

/** The values in the order in which the text takes them. */
export function bind(statement: Statement, values: readonly SqlValue[]): readonly SqlValue[] {
  return statement.order?.map((index) => values[index] ?? null) ?? values
}

/** A list of n values shares its text with all lists up to the next power of two. */
export function roundedUp(count: number): number {
  assert(count <= 16_384, `a list of ${count} values is too long for one statement`)
  return count <= 1 ? count : 2 ** Math.ceil(Math.log2(count))
}
