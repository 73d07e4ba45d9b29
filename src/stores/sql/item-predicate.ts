import assert from 'node:assert/strict'
import { contentTables } from '../../../generated/prisma/content.ts'
import {
  type ColumnRef,
  type Comparison,
  comparedType,
  isMany,
  type Predicate,
  type Scalar,
  type ValueCall,
} from '../../core/kernel/query.ts'
import type { StoredType } from './dialect.ts'
import type { ChosenColumn } from './item-access-path.ts'
import { type TableShape, tableShape } from './records.ts'
import type { SqlValue } from './session.ts'
import { addValue, roundedUp, Slot, type StatementShape } from './statements.ts'

/**
 * Converts predicates of item rows to tests whose values are slots; `item-condition.ts` writes them as SQL. A
 * comparison with a row that has no value is false (`ne`: true), and `not` gives the opposite, so SQL's third truth
 * value must not appear. Therefore negation is pushed down to the comparisons, where it includes the rows without a
 * value, and SQL has no NOT above them. So every comparison keeps a form that an index can answer.
 */

export const itemTable = tableShape('Item', contentTables.Item)
const principalTable = tableShape('Principal', contentTables.Principal)

/** A column in a statement: the values of its functions and its reference are slots. */
export interface RowValue {
  readonly column: ChosenColumn
  /** The arguments of each of the column's functions. */
  readonly calls: readonly (readonly Slot[])[]
  readonly target: ReferenceTarget | undefined
}

/** The target rows of a reference. */
export interface ReferenceTarget {
  readonly siteId: Slot
  readonly listId: Slot | undefined
  readonly where: RowTest | undefined
}

export type ColumnTest = Comparison | 'in' | 'startswith' | 'endswith' | 'substringof' | 'absent'

/** A predicate without `not`, whose values are slots. */
export type RowTest =
  | { readonly op: 'and' | 'or'; readonly operands: readonly RowTest[] }
  | { readonly op: 'constant'; readonly value: boolean }
  | {
      readonly op: 'column'
      readonly test: ColumnTest
      /**
       * The test must fail. Only for tests without an opposite operator: `absent`, text matches and multi-value tests.
       */
      readonly negated: boolean
      readonly value: RowValue
      readonly slots: readonly Slot[]
    }

const opposites: Record<Comparison, Comparison> = { eq: 'ne', ne: 'eq', lt: 'ge', ge: 'lt', gt: 'le', le: 'gt' }

/** Adds the predicate's values and form to `shape`; returns the test for `rowCondition`. */
export function addPredicate(shape: StatementShape, predicate: Predicate): RowTest {
  return add(shape, predicate, false)
}

function add(shape: StatementShape, predicate: Predicate, negated: boolean): RowTest {
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

function addOperands(shape: StatementShape, op: 'and' | 'or', operands: readonly Predicate[], negated: boolean): RowTest {
  const written = (op === 'and') !== negated ? 'and' : 'or'
  shape.key += `${written}(`
  const tests = operands.map((operand) => add(shape, operand, negated))
  shape.key += ')'
  // `a or (b or c)` becomes one level, so that a long chain does not become a deep expression.
  return { op: written, operands: tests.flatMap((test) => (test.op === written ? test.operands : [test])) }
}

/** One of several values must pass; `ne` means that none is equal (protocol/queries#comparison). */
function addTestOfAny(shape: StatementShape, { comparison, column, value }: Predicate & { op: 'compare' }, negated: boolean): RowTest {
  const test = comparison === 'ne' ? 'eq' : comparison
  return addTest(shape, test, negated !== (comparison === 'ne'), column, [value])
}

function addConstant(shape: StatementShape, value: boolean): RowTest {
  shape.key += ` ${value}`
  return { op: 'constant', value }
}

function addAbsent(shape: StatementShape, column: ColumnRef, negated: boolean): RowTest {
  return isNullable(column) ? addTest(shape, 'absent', negated, column, []) : addConstant(shape, negated)
}

function addMembership(shape: StatementShape, column: ColumnRef, values: readonly Scalar[], negated: boolean): RowTest {
  // The marker for "no value" in an indexed copy is never a value of an item.
  const known = column.indexed ? values.filter((value) => value !== column.indexed?.absent) : values
  const last = known.at(-1)
  if (last === undefined) return addConstant(shape, negated)
  const padding = new Array<Scalar>(roundedUp(known.length) - known.length).fill(last)
  return addTest(shape, 'in', negated, column, [...known, ...padding])
}

function addMatch(shape: StatementShape, predicate: Predicate & { op: 'match' }, negated: boolean): RowTest {
  const { match, column, text } = predicate
  const type = comparedType(column)
  assert(type === 'text' || type === 'key', `${column.column} has no text to search`)
  // Every text contains the empty text.
  if (text === '') return addAbsent(shape, column, !negated)
  if (match !== 'startswith') return addTest(shape, match, negated, column, [text])
  const behind = behindPrefix(text)
  return addTest(shape, match, negated, column, behind === undefined ? [text] : [text, behind])
}

/**
 * The first text, in binary order, after all texts that start with `prefix`; undefined if there is none. The binary
 * order of UTF-8 is the order of code points.
 */
function behindPrefix(prefix: string): string | undefined {
  const characters = Array.from(prefix)
  for (let length = characters.length; length > 0; length--) {
    const last = characters[length - 1]?.codePointAt(0) ?? 0
    if (last === 0x10ffff) continue
    // The driver writes a lone surrogate as U+FFFD, so none may be produced here.
    const next = isSurrogate(last) ? 0xfffe : isSurrogate(last + 1) ? 0xe000 : last + 1
    return characters.slice(0, length - 1).join('') + String.fromCodePoint(next)
  }
  return undefined
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

/** The indexed copy of a column as a column; undefined if it has none, or if a function is applied. */
export function indexedCopy({ column, type, part, calls = [], reference, values, indexed }: ColumnRef): ColumnRef | undefined {
  const isPlain = part === undefined && calls.length === 0 && reference === undefined && values === undefined
  return indexed && isPlain && column !== indexed.column ? { column: indexed.column, type, indexed } : undefined
}

const indexedTests: ReadonlySet<string> = new Set<ColumnTest>(['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'in', 'startswith', 'absent'])

/** `negated` of a comparison means that rows without a value also match. */
function addTest(shape: StatementShape, test: ColumnTest, negated: boolean, column: ColumnRef, values: readonly Scalar[]): RowTest {
  const copy = indexedTests.has(test) ? indexedCopy(column) : undefined
  return copy ? addIndexedTest(shape, test, negated, copy, values) : addPlainTest(shape, test, negated, column, values)
}

/** As `addTest`, on the indexed copy, where a marker stands for no value. */
function addIndexedTest(shape: StatementShape, test: ColumnTest, negated: boolean, copy: ColumnRef, values: readonly Scalar[]): RowTest {
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

function both(shape: StatementShape, op: 'and' | 'or', tests: () => RowTest[]): RowTest {
  shape.key += ` ${op}(`
  const operands = tests()
  shape.key += ')'
  return { op, operands }
}

function addPlainTest(shape: StatementShape, test: ColumnTest, negated: boolean, column: ColumnRef, values: readonly Scalar[]): RowTest {
  shape.key += ` ${negated ? '!' : ''}${test}`
  const value = addColumn(shape, column)
  shape.key += ` ${values.length}`
  const slots = addStored(shape, column, values)
  return { op: 'column', test, negated, value, slots }
}

/** Adds a column to `shape`: the values of its functions and its reference, and its form. */
export function addColumn(shape: StatementShape, column: ChosenColumn): RowValue {
  const { reference, part, calls = [], unindexed } = column
  checkColumn(column)
  shape.key += ` ${unindexed ? '+' : ''}${column.column}[${column.values ?? ''}].${part ?? ''}`
  const added = calls.map((call) => {
    shape.key += `.${call.name}${call.name === 'remainder' ? call.by : call.name === 'substring' && call.count !== undefined ? '2' : ''}`
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

const tableOf = ({ reference }: ColumnRef): TableShape => (reference?.to.table === 'Principal' ? principalTable : itemTable)

function checkColumn(ref: ColumnRef): void {
  const { column, part, type, indexed } = ref
  const table = tableOf(ref)
  assert(indexed === undefined || itemTable.columns.has(indexed.column), `there is no column Item.${indexed?.column}`)
  assert(table.columns.has(column), `there is no column ${table.name}.${column}`)
  assert(part === undefined || type === 'instant', `${column} has no ${part}`)
}

/** The type of what a comparison of the column reads. */
function storedType(ref: ColumnRef): StoredType {
  const type = comparedType(ref)
  if (type === 'text' || type === 'key') return 'text'
  if (ref.part !== undefined || (ref.calls ?? []).length > 0) return type === 'number' ? 'number' : 'integer'
  return ref.values === undefined ? (tableOf(ref).columns.get(ref.column)?.type ?? 'number') : 'number'
}

/** Adds values to compare with a column; all of them get the same cast. */
export function addStored(shape: StatementShape, column: ColumnRef, values: readonly Scalar[]): Slot[] {
  const type = storedType(column)
  const encoded = values.map((value) => stored(shape, column, value, type))
  const wide = encoded.find((value) => typeof value === 'number' && !Number.isSafeInteger(value)) ?? encoded[0] ?? null
  const cast = shape.dialect.castOf(type, wide)
  if (cast !== undefined) shape.key += `:${cast}`
  return encoded.map((value) => new Slot(shape.values.push(value) - 1, cast))
}

/** Encodes a value for comparison with its column; fails an assertion if the types do not match. */
function stored({ dialect }: StatementShape, column: ColumnRef, value: Scalar, storedAs: StoredType): SqlValue {
  const type = comparedType(column)
  const wanted = type === 'text' || type === 'key' ? 'string' : 'number'
  assert(typeof value === wanted && !Number.isNaN(value), `${column.column} (${type}) cannot be compared with a ${typeof value}`)
  if (storedAs === 'instant' && typeof value === 'number') return dialect.encodeInstant(value)
  // A number may stand for a boolean; it stays a number.
  return storedAs === 'boolean' ? dialect.booleans.encode(value === 1) : value
}

/** Whether a row can lack a value of the column: always true for a value of another row, which may not exist. */
export const isNullable = ({ column, reference, values, indexed }: ColumnRef): boolean =>
  column !== indexed?.column && (reference !== undefined || values !== undefined || (itemTable.columns.get(column)?.nullable ?? false))
