import assert from 'node:assert/strict'
import type { Compilable } from 'kysely'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { SqlDialect } from './dialect.ts'
import type { SqlValue } from './session.ts'

/** A placeholder for a value while the text of a statement is built, so that one text serves all values. */
export class Slot {
  readonly index: number

  constructor(index: number) {
    this.index = index
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

export interface Statement {
  readonly sql: string
  /** For each parameter of the text, the index of its value; undefined if the order is the same. */
  readonly order: readonly number[] | undefined
}

/** The statements of a database, each built once for its shape; keeps at most `limit`. */
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
