import assert from 'node:assert/strict'
import type { Compilable } from 'kysely'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { SqlDialect } from './dialect.ts'
import type { SqlValue } from './session.ts'

/** Stands for a value while a statement's text is made, so that one text serves all values. */
export class Slot {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** One way to write a statement: `key` names its text, `values`, as the dialect has them, fill it. */
export interface StatementShape {
  key: string
  readonly values: SqlValue[]
  readonly dialect: SqlDialect
}

/** Adds a value and answers what stands for it in the text. */
export const addValue = (shape: StatementShape, value: SqlValue): Slot => new Slot(shape.values.push(value) - 1)

export interface Statement {
  readonly sql: string
  /** For each parameter of the text, which value it takes; undefined where they come in the same order. */
  readonly order: readonly number[] | undefined
}

/** The statements of a database, each made once for its shape and in the dialect of the database; at most `limit` are kept. */
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

  /** The statement of a shape; `make` makes it, with `Slot`s for all values. */
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

/** The values in the order in which the text takes them. */
export function bind(statement: Statement, values: readonly SqlValue[]): readonly SqlValue[] {
  return statement.order?.map((index) => values[index] ?? null) ?? values
}

/** A list of n values shares its text with all lists up to the next power of two. */
export function roundedUp(count: number): number {
  assert(count <= 16_384, `a list of ${count} values is too long for one statement`)
  return count <= 1 ? count : 2 ** Math.ceil(Math.log2(count))
}
