import assert from 'node:assert/strict'
import { type RawBuilder, sql } from 'kysely'
import { contentTables } from '../../../generated/prisma/content.ts'
import {
  type ColumnRef,
  type Comparison,
  comparedType,
  type DatePart,
  isMany,
  type Predicate,
  type Scalar,
  type ValueCall,
} from '../../core/kernel/query.ts'
import type { ChosenColumn } from './item-access-path.ts'
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
const principalTable = tableShape('Principal', contentTables.Principal)

/** A column as a statement takes its value: what its functions and its reference take stands in slots. */
export interface Value {
  readonly column: ChosenColumn
  /** For each of the column's functions. */
  readonly calls: readonly (readonly Slot[])[]
  readonly target: Target | undefined
}

/** The rows that a reference leads to. */
interface Target {
  readonly siteId: Slot
  readonly listId: Slot | undefined
  readonly where: RowTest | undefined
}

type ColumnTest = Comparison | 'in' | 'startswith' | 'endswith' | 'substringof' | 'absent'

/** A predicate without `not`, whose values are slots. */
export type RowTest =
  | { readonly op: 'and' | 'or'; readonly operands: readonly RowTest[] }
  | { readonly op: 'constant'; readonly value: boolean }
  | {
      readonly op: 'column'
      readonly test: ColumnTest
      /** The test must fail; for `absent`, the text matches and several values, which have no opposite of their own. */
      readonly negated: boolean
      readonly value: Value
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
      if (isMany(predicate.column)) return addTestOfAny(shape, predicate, negated)
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

/** One of several values must pass: that none is equal is what `ne` says (decisions O). */
function addTestOfAny(shape: Shape, { comparison, column, value }: Predicate & { op: 'compare' }, negated: boolean): RowTest {
  const test = comparison === 'ne' ? 'eq' : comparison
  return addTest(shape, test, negated !== (comparison === 'ne'), column, [value])
}

function addConstant(shape: Shape, value: boolean): RowTest {
  shape.key += ` ${value}`
  return { op: 'constant', value }
}

function addAbsent(shape: Shape, column: ColumnRef, negated: boolean): RowTest {
  return isNullable(column) ? addTest(shape, 'absent', negated, column, []) : addConstant(shape, negated)
}

function addMembership(shape: Shape, column: ColumnRef, values: readonly Scalar[], negated: boolean): RowTest {
  // What stands for no value in an indexed copy is no value that an item has.
  const known = column.indexed ? values.filter((value) => value !== column.indexed?.absent) : values
  const last = known.at(-1)
  if (last === undefined) return addConstant(shape, negated)
  const padding = new Array<Scalar>(roundedUp(known.length) - known.length).fill(last)
  return addTest(shape, 'in', negated, column, [...known, ...padding])
}

function addMatch(shape: Shape, predicate: Predicate & { op: 'match' }, negated: boolean): RowTest {
  const { match, column, text } = predicate
  const type = comparedType(column)
  assert(type === 'text' || type === 'key', `${column.column} has no text to search`)
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

/** The copy in the indexed pool as a column of its own; undefined for one without and where a function stands between. */
export function indexedCopy({ column, type, part, calls = [], reference, values, indexed }: ColumnRef): ColumnRef | undefined {
  const isPlain = part === undefined && calls.length === 0 && reference === undefined && values === undefined
  return indexed && isPlain && column !== indexed.column ? { column: indexed.column, type, indexed } : undefined
}

const indexedTests: ReadonlySet<string> = new Set<ColumnTest>(['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'in', 'startswith', 'absent'])

/** `negated` of a comparison means that it also holds for rows without a value. */
function addTest(shape: Shape, test: ColumnTest, negated: boolean, column: ColumnRef, values: readonly Scalar[]): RowTest {
  const copy = indexedTests.has(test) ? indexedCopy(column) : undefined
  return copy ? addIndexedTest(shape, test, negated, copy, values) : addPlainTest(shape, test, negated, column, values)
}

/** As `addTest`, on the indexed copy, where `absent` stands for no value. */
function addIndexedTest(shape: Shape, test: ColumnTest, negated: boolean, copy: ColumnRef, values: readonly Scalar[]): RowTest {
  const absent = copy.indexed?.absent ?? ''
  const plain = (own: ColumnTest, ...given: Scalar[]) => addPlainTest(shape, own, false, copy, given)
  const [value = absent] = values
  const isBelow = value <= absent
  switch (test) {
    case 'absent':
      return plain(negated ? 'gt' : 'eq', absent)
    case 'eq':
      return value === absent ? addConstant(shape, false) : plain('eq', value)
    case 'ne':
      return value === absent ? addConstant(shape, true) : plain('ne', value)
    case 'lt':
    case 'le':
      if (negated) return isBelow ? plain('eq', absent) : plain(test, value)
      return both(shape, 'and', () => [plain('gt', absent), plain(test, value)])
    case 'gt':
    case 'ge':
      if (negated) return isBelow ? addConstant(shape, true) : both(shape, 'or', () => [plain('eq', absent), plain(test, value)])
      return isBelow ? plain('gt', absent) : plain(test, value)
    case 'in':
      return addPlainTest(shape, 'in', negated, copy, values)
    default:
      return addPlainTest(shape, test, negated, copy, values)
  }
}

function both(shape: Shape, op: 'and' | 'or', tests: () => RowTest[]): RowTest {
  shape.key += ` ${op}(`
  const operands = tests()
  shape.key += ')'
  return { op, operands }
}

function addPlainTest(shape: Shape, test: ColumnTest, negated: boolean, column: ColumnRef, values: readonly Scalar[]): RowTest {
  shape.key += ` ${negated ? '!' : ''}${test}`
  const value = addColumn(shape, column)
  shape.key += ` ${values.length}`
  const slots = values.map((scalar) => addValue(shape, checked(column, scalar)))
  return { op: 'column', test, negated, value, slots }
}

/** Adds a column to `shape`: what its functions and its reference take, and its form. */
export function addColumn(shape: Shape, column: ChosenColumn): Value {
  const { reference, part, calls = [], unindexed } = column
  checkColumn(column)
  shape.key += ` ${unindexed ? '+' : ''}${column.column}[${column.values ?? ''}].${part ?? ''}`
  const added = calls.map((call) => {
    shape.key += `.${call.name}${call.name === 'substring' && call.count !== undefined ? '2' : ''}`
    return argumentsOf(call).map((argument) => addValue(shape, argument))
  })
  if (!reference) return { column, calls: added, target: undefined }
  const { by, to } = reference
  shape.key += ` of ${to.table} by ${by.column}[${by.values ?? ''}] where`
  const siteId = addValue(shape, to.siteId)
  if (to.table === 'Principal') return { column, calls: added, target: { siteId, listId: undefined, where: undefined } }
  const listId = addValue(shape, to.listId)
  const where = to.where && add(shape, to.where, false)
  shape.key += ' end'
  return { column, calls: added, target: { siteId, listId, where } }
}

function argumentsOf(call: ValueCall): Scalar[] {
  switch (call.name) {
    case 'indexof':
      return [call.text]
    case 'substring':
      return call.count === undefined ? [call.from + 1] : [call.from + 1, call.count]
    case 'concat':
      return [call.before, call.behind]
    case 'replace':
      return [call.text, call.by]
    default:
      return []
  }
}

function checkColumn({ column, part, type, reference, indexed }: ColumnRef): void {
  const table = reference?.to.table === 'Principal' ? principalTable : itemTable
  assert(indexed === undefined || itemTable.columns.has(indexed.column), `there is no column Item.${indexed?.column}`)
  assert(table.columns.has(column), `there is no column ${table.name}.${column}`)
  assert(part === undefined || type === 'instant', `${column} has no ${part}`)
}

/** A value that its column can be compared with; anything else is a mistake of the caller. */
export function checked(column: ColumnRef, value: Scalar): Scalar {
  const type = comparedType(column)
  const wanted = type === 'text' || type === 'key' ? 'string' : 'number'
  assert(typeof value === wanted && !Number.isNaN(value), `${column.column} (${type}) cannot be compared with a ${typeof value}`)
  return value
}

/** Whether a row can be without a value of the column: always where the value is that of another row, which may not be there. */
export const isNullable = ({ column, reference, values, indexed }: ColumnRef): boolean =>
  column !== indexed?.column && (reference !== undefined || values !== undefined || (itemTable.columns.get(column)?.nullable ?? false))

/** Of several values, the one that is looked at. */
const oneValue = sql.ref('one.value')

/** SQLite takes no index for what has a plus in front. */
const ownValue = ({ column, unindexed }: ChosenColumn): RawBuilder<unknown> => (unindexed ? sql`+${sql.ref(column)}` : sql.ref(column))

function storedValue({ column, target }: Value): RawBuilder<unknown> {
  const { reference } = column
  if (!reference || !target) return column.values === undefined ? ownValue(column) : oneValue
  const id = reference.by.values === undefined ? sql.ref(`Item.${reference.by.column}`) : oneValue
  return sql`(select ${targetValue(column)} ${targetRows(target)} and ${targetId(target)} = ${id})`
}

const targetValue = ({ column }: ColumnRef): RawBuilder<unknown> => sql.ref(`target.${column}`)
const targetId = ({ listId }: Target): RawBuilder<unknown> => sql.ref(listId ? 'target.itemId' : 'target.id')

/** Columns of the condition without a table in front are those of the innermost table, which is the target. */
function targetRows({ siteId, listId, where }: Target): RawBuilder<unknown> {
  if (!listId) return sql`from "Principal" as "target" where "target"."siteId" = ${siteId}`
  const rows = sql`from "Item" as "target" where "target"."siteId" = ${siteId} and "target"."listId" = ${listId} and "target"."recycledIn" is null`
  return where ? sql`${rows} and ${rowCondition(where)}` : rows
}

/** The value of a column in a row; parts of an instant are read in UTC. */
export const columnValue = (value: Value): RawBuilder<unknown> => valueOf(value, storedValue(value))

/** What `part` and the functions of a column make of what is stored. */
function valueOf(value: Value, stored: RawBuilder<unknown>): RawBuilder<unknown> {
  const { part, calls = [] } = value.column
  const first = part === undefined ? stored : sql`cast(strftime(${sql.lit(partFormats[part])}, ${stored} / 1000.0, 'unixepoch') as integer)`
  return calls.reduce((argument, call, index) => called(call, argument, value.calls[index] ?? []), first)
}

function called(call: ValueCall, value: RawBuilder<unknown>, [first, second]: readonly Slot[]): RawBuilder<unknown> {
  switch (call.name) {
    case 'trim':
      return sql`trim(${value}, char(32, 9, 10, 13))`
    case 'length':
      return sql`length(${value})`
    case 'indexof':
      return sql`instr(${value}, ${first}) - 1`
    case 'substring':
      return second ? sql`substr(${value}, ${first}, ${second})` : sql`substr(${value}, ${first})`
    case 'concat':
      return sql`(${first} || ${value} || ${second})`
    case 'replace':
      return sql`replace(${value}, ${first}, ${second})`
    case 'round':
      return sql`round(${value})`
    case 'floor':
      return sql`floor(${value})`
    case 'ceiling':
      return sql`ceil(${value})`
  }
}

export function rowCondition(test: RowTest): RawBuilder<boolean> {
  if (test.op === 'constant') return test.value ? sql`1 = 1` : sql`1 = 0`
  if (test.op !== 'column') return joined(test.op, test.operands.map(rowCondition))
  const { column } = test.value
  if (isMany(column)) return anyCondition(test)
  if (test.test === 'absent') return absence(test.value, test.negated)
  if (!test.negated && (test.test === 'eq' || test.test === 'in') && test.value.target) return targetCondition(test, test.value.target)
  const condition = columnCondition(test, columnValue(test.value))
  return test.negated && isNullable(column) ? sql`(${condition} or ${storedValue(test.value)} is null)` : condition
}

const absence = (value: Value, negated: boolean): RawBuilder<boolean> =>
  negated ? sql`${columnValue(value)} is not null` : sql`${columnValue(value)} is null`

/** Few rows are equal to something: they are found first, by an index where there is one, and then the items that point to them. */
function targetCondition(test: RowTest & { op: 'column' }, target: Target): RawBuilder<boolean> {
  const { column } = test.value
  const passes = columnCondition(test, valueOf(test.value, targetValue(column)))
  return sql`${sql.ref(`Item.${column.reference?.by.column}`)} in (select ${targetId(target)} ${targetRows(target)} and ${passes})`
}

/** That one of several values passes the test, or that none does; that there is none, or one. */
function anyCondition(test: RowTest & { op: 'column' }): RawBuilder<boolean> {
  const { column } = test.value
  const name = column.values ?? column.reference?.by.values ?? ''
  const isAbsence = test.test === 'absent'
  const condition = isAbsence ? absence(test.value, true) : columnCondition({ ...test, negated: false }, columnValue(test.value))
  const any = sql<boolean>`exists (select 1 from json_each("Item"."extra", ${sql.lit(`$."${name}"`)}) as "one" where ${condition})`
  return test.negated !== isAbsence ? sql`not ${any}` : any
}

function columnCondition({ test, negated, slots }: RowTest & { op: 'column' }, value: RawBuilder<unknown>): RawBuilder<boolean> {
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
