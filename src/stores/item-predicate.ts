import assert from 'node:assert/strict'
import { type RawBuilder, sql } from 'kysely'
import { contentTables } from '../../generated/prisma/content.ts'
import type { ColumnRef, Comparison, DatePart, Predicate, Scalar } from '../core/query.ts'
import { tableShape } from './records.ts'
import { addValue, roundedUp, type Shape, type Slot } from './statements.ts'

/**
 * Predicates of item rows as SQL. A comparison with a row that has no value is
 * false (`ne`: true) and `not` of it is the opposite, so SQL's third truth
 * value must not show: negation is pushed down to the comparisons, where it
 * also takes the rows without a value, and there is no NOT above them. This
 * keeps every comparison in a form that an index can answer.
 */

export const itemTable = tableShape('Item', contentTables.Item)

type ColumnTest = Comparison | 'in' | 'startswith' | 'endswith' | 'substringof' | 'absent'

/** A predicate without `not`, whose values are slots. */
export type RowTest =
  | { readonly op: 'and' | 'or'; readonly operands: readonly RowTest[] }
  | { readonly op: 'constant'; readonly value: boolean }
  | {
      readonly op: 'column'
      readonly test: ColumnTest
      /** The test must fail; for `absent` and the text matches, which have no opposite of their own. */
      readonly negated: boolean
      readonly column: ColumnRef
      readonly slots: readonly Slot[]
    }

const opposites: Record<Comparison, Comparison> = { eq: 'ne', ne: 'eq', lt: 'ge', ge: 'lt', gt: 'le', le: 'gt' }

const operators: Record<Comparison, string> = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=' }

const partFormats: Record<DatePart, string> = { year: '%Y', month: '%m', day: '%d', hour: '%H', minute: '%M', second: '%S' }

/** Adds the predicate's values and its form to `shape`; answers what `rowCondition` writes. */
export function addPredicate(shape: Shape, predicate: Predicate): RowTest {
  return add(shape, predicate, false)
}

function add(shape: Shape, predicate: Predicate, negated: boolean): RowTest {
  switch (predicate.op) {
    case 'and':
    case 'or':
      return addOperands(shape, predicate.op, predicate.operands, negated)
    case 'not':
      return add(shape, predicate.operand, !negated)
    case 'constant':
      return addConstant(shape, predicate.value !== negated)
    case 'absent':
      return addAbsent(shape, predicate.column, negated)
    case 'compare': {
      const test = negated ? opposites[predicate.comparison] : predicate.comparison
      return addTest(shape, test, test === 'ne' || (negated && test !== 'eq'), predicate.column, [predicate.value])
    }
    case 'in':
      return addMembership(shape, predicate.column, predicate.values, negated)
    case 'match':
      return addMatch(shape, predicate, negated)
  }
}

function addOperands(shape: Shape, op: 'and' | 'or', operands: readonly Predicate[], negated: boolean): RowTest {
  const written = (op === 'and') !== negated ? 'and' : 'or'
  shape.key += `${written}(`
  const tests = operands.map((operand) => add(shape, operand, negated))
  shape.key += ')'
  // `a or (b or c)` becomes one level, so that a long chain does not become a deep expression.
  return { op: written, operands: tests.flatMap((test) => (test.op === written ? test.operands : [test])) }
}

function addConstant(shape: Shape, value: boolean): RowTest {
  shape.key += ` ${value}`
  return { op: 'constant', value }
}

function addAbsent(shape: Shape, column: ColumnRef, negated: boolean): RowTest {
  return isNullable(column) ? addTest(shape, 'absent', negated, column, []) : addConstant(shape, negated)
}

function addMembership(shape: Shape, column: ColumnRef, values: readonly Scalar[], negated: boolean): RowTest {
  const last = values.at(-1)
  if (last === undefined) return addConstant(shape, negated)
  const padding = new Array<Scalar>(roundedUp(values.length) - values.length).fill(last)
  return addTest(shape, 'in', negated, column, [...values, ...padding])
}

function addMatch(shape: Shape, predicate: Predicate & { op: 'match' }, negated: boolean): RowTest {
  const { match, column, text } = predicate
  assert(column.type === 'text' || column.type === 'key', `${column.column} has no text to search`)
  // Every text contains the empty one.
  if (text === '') return addAbsent(shape, column, !negated)
  if (match !== 'startswith') return addTest(shape, match, negated, column, [text])
  const behind = behindPrefix(text)
  return addTest(shape, match, negated, column, behind === undefined ? [text] : [text, behind])
}

/**
 * The first text, in binary order, behind all that start with `prefix`;
 * undefined when nothing is. Binary order of UTF-8 is the order of code points.
 */
function behindPrefix(prefix: string): string | undefined {
  const characters = Array.from(prefix)
  for (let length = characters.length; length > 0; length--) {
    const last = characters[length - 1]?.codePointAt(0) ?? 0
    if (last === 0x10ffff) continue
    // The driver writes half a surrogate pair as U+FFFD, and none may be made here.
    const next = isSurrogate(last) ? 0xfffe : isSurrogate(last + 1) ? 0xe000 : last + 1
    return characters.slice(0, length - 1).join('') + String.fromCodePoint(next)
  }
  return undefined
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

/** `negated` of a comparison means that it also holds for rows without a value. */
function addTest(shape: Shape, test: ColumnTest, negated: boolean, column: ColumnRef, values: readonly Scalar[]): RowTest {
  checkColumn(column)
  shape.key += ` ${negated ? '!' : ''}${test} ${column.column}.${column.part ?? ''} ${values.length}`
  const slots = values.map((value) => addValue(shape, checked(column, value)))
  return { op: 'column', test, negated, column, slots }
}

function checkColumn(column: ColumnRef): void {
  assert(itemTable.columns.has(column.column), `there is no column Item.${column.column}`)
  assert(column.part === undefined || column.type === 'instant', `${column.column} has no ${column.part}`)
}

/** A value that its column can be compared with; anything else is a mistake of the caller. */
export function checked(column: ColumnRef, value: Scalar): Scalar {
  const wanted = column.type === 'text' || column.type === 'key' ? 'string' : 'number'
  assert(typeof value === wanted && !Number.isNaN(value), `${column.column} (${column.type}) cannot be compared with a ${typeof value}`)
  return value
}

export const isNullable = (column: ColumnRef): boolean => itemTable.columns.get(column.column)?.nullable ?? false

/** The value of `column` in a row; parts of an instant are read in UTC. */
export function columnValue(column: ColumnRef): RawBuilder<unknown> {
  checkColumn(column)
  const value = sql.ref(column.column)
  if (column.part === undefined) return value
  return sql`cast(strftime(${sql.lit(partFormats[column.part])}, ${value} / 1000.0, 'unixepoch') as integer)`
}

export function rowCondition(test: RowTest): RawBuilder<boolean> {
  if (test.op === 'constant') return test.value ? sql`1 = 1` : sql`1 = 0`
  if (test.op !== 'column') return joined(test.op, test.operands.map(rowCondition))
  if (test.test === 'absent') return test.negated ? sql`${columnValue(test.column)} is not null` : sql`${columnValue(test.column)} is null`
  const condition = columnCondition(test)
  return test.negated && isNullable(test.column) ? sql`(${condition} or ${sql.ref(test.column.column)} is null)` : condition
}

function columnCondition({ test, negated, column, slots }: RowTest & { op: 'column' }): RawBuilder<boolean> {
  const value = columnValue(column)
  const [slot, second] = slots
  switch (test) {
    case 'in':
      return negated ? sql`${value} not in (${sql.join(slots)})` : sql`${value} in (${sql.join(slots)})`
    case 'startswith': {
      const within = second ? sql<boolean>`(${value} >= ${slot} and ${value} < ${second})` : sql<boolean>`${value} >= ${slot}`
      return negated ? sql`not ${within}` : within
    }
    case 'endswith':
      return sql`substr(${value}, -length(${slot})) ${sql.raw(negated ? '<>' : '=')} ${slot}`
    case 'substringof':
      return sql`instr(${value}, ${slot}) ${sql.raw(negated ? '=' : '>')} 0`
    case 'absent':
      assert.fail('rows without a value are tested elsewhere')
      break
    default:
      return sql`${value} ${sql.raw(operators[test])} ${slot}`
  }
}

/** Halves the operands, because SQLite bounds how deep an expression may be and counts `a or b or c` as two deep. */
export function joined(op: 'and' | 'or', conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  const [only] = conditions
  if (only === undefined) return op === 'and' ? sql`1 = 1` : sql`1 = 0`
  if (conditions.length === 1) return only
  const middle = Math.ceil(conditions.length / 2)
  return sql`(${joined(op, conditions.slice(0, middle))} ${sql.raw(op)} ${joined(op, conditions.slice(middle))})`
}
