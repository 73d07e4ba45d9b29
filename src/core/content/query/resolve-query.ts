import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { dayMs } from '../../kernel/days.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { OrderedRow } from '../../kernel/ports.ts'
import {
  type ColumnRef,
  type ColumnType,
  type Comparison,
  comparedType,
  type Expression,
  isMany,
  type Literal,
  type Operand,
  type PageKey,
  type Predicate,
  type Query,
  type RowQuery,
  type Scalar,
} from '../../kernel/query.ts'
import { parseInstant } from '../../model/lists/field-values.ts'
import type { List } from '../../model/lists/list.ts'
import { columnAt, noTargets, type QueryTargets, where } from './column-paths.ts'
import { columnOperandOf, plainOperand, withCall } from './value-calls.ts'

/**
 * Checks a query against a list: every name must be one of its columns, and every
 * literal must have that column's type. Fails with `invalid_query`, which names
 * the column and, if known, its position in the client's text.
 */
export const resolveQuery = (siteId: string, list: List, query: Query, targets: QueryTargets = noTargets): RowQuery =>
  resolveQueryBy((path, at) => columnAt(siteId, list, targets, path, at), siteId, list, query)

/** Like `resolveQuery`, for the names that `find` knows. */
export function resolveQueryBy(find: FindColumn, siteId: string, list: List, query: Query): RowQuery {
  const terms = orderTerms(find, query)
  const { after } = query
  return {
    siteId,
    listId: list.row.id,
    ...(query.where && { where: resolveExpression(find, query.where) }),
    orderBy: terms.map(({ column, descending }) => ({ column, descending })),
    limit: query.limit,
    ...(query.skip !== undefined && { skip: query.skip }),
    ...(after && {
      after: {
        itemId: after.itemId,
        values: terms.map(({ path, column }) => pageValue(after, path, column)),
      },
    }),
  }
}

interface ResolvedTerm {
  readonly path: readonly string[]
  readonly column: ColumnRef
  readonly descending: boolean
}

function orderTerms(find: FindColumn, { orderBy = [] }: Pick<Query, 'orderBy'>): ResolvedTerm[] {
  return firstOfEach(
    orderBy.flatMap(({ path, at, descending }) => {
      const column = find(path, at)
      if (!column) return []
      if (isMany(column)) throw invalidQuery(`The column '${path.join('/')}' can have several values and gives no order${where(at)}.`)
      return [{ path, column, descending }]
    }),
  )
}

/** Drops later terms on the same column, which have no effect, so an order has at most one term for each column. */
function firstOfEach(terms: readonly ResolvedTerm[]): ResolvedTerm[] {
  const seen = new Set<string>()
  const nameOfColumn = ({ column, reference }: ColumnRef) => `${reference?.by.column ?? ''} ${column}`
  return terms.filter(({ column }) => !seen.has(nameOfColumn(column)) && seen.add(nameOfColumn(column)))
}

/** Where a page ended: the order values of its last row, under the names in the query. */
export const pageKeyOf = (siteId: string, list: List, query: Query, last: OrderedRow, targets: QueryTargets = noTargets): PageKey =>
  pageKeyBy((path, at) => columnAt(siteId, list, targets, path, at), query, last)

/** Like `pageKeyOf`, for the names that `find` knows. */
export function pageKeyBy(find: FindColumn, query: Pick<Query, 'orderBy'>, last: OrderedRow): PageKey {
  const values: Record<string, string | null> = Object.create(null) as Record<string, string | null>
  for (const [index, { path, column }] of orderTerms(find, query).entries()) {
    const value = (column.reference ? last[`order${index}`] : last[column.column as keyof ItemRow]) ?? null
    values[path.join('/')] = value === null ? null : String(typeof value === 'boolean' ? Number(value) : value)
  }
  return { itemId: last.itemId, values }
}

function pageValue(after: PageKey, path: readonly string[], column: ColumnRef): Scalar | null {
  const name = path.join('/')
  const type = comparedType(column)
  const text = Object.hasOwn(after.values, name) ? after.values[name] : undefined
  // The id is always part of the key, and occurs once if the page is ordered by it.
  if (text === undefined && column.column === 'itemId' && !column.reference) return after.itemId
  if (text === undefined)
    throw invalidQuery(`The page position says nothing of '${name}', by which the page is ordered. Take it from the next link.`)
  if (text === null) return null
  if (type === 'text' || type === 'key') return text
  const number = Number(text)
  if (Number.isFinite(number)) return number
  throw invalidQuery(`The page position has '${text.slice(0, 60)}' for '${name}', which is not a value of that column.`)
}

/**
 * Finds the column for a path. Undefined for a column that no row has a value of
 * and whose type is secret: conditions on it accept literals of any type, and it
 * does not affect the order. Fails with `invalid_query`, which names the path
 * and, if it is not negative, its position.
 */
export type FindColumn = (path: readonly string[], at: number) => ColumnRef | undefined

/**
 * Checks a condition against the columns that `find` knows. These rules decide
 * what can be compared. Fails with `invalid_query`.
 */
export function resolveExpression(find: FindColumn, expression: Expression): Predicate {
  switch (expression.op) {
    case 'and':
      return { op: 'and', operands: expression.operands.map((operand) => resolveExpression(find, operand)) }
    case 'or':
      return anyOf(expression.operands.map((operand) => resolveExpression(find, operand)))
    case 'not':
      return { op: 'not', operand: resolveExpression(find, expression.operand) }
    case 'compare':
      return resolveComparison(find, expression.comparison, plainOperand(expression.left), plainOperand(expression.right))
    case 'match':
      return resolveMatch(find, expression)
    case 'in':
      return resolveMembership(find, expression)
    case 'truth':
      return resolveTruth(find, expression.operand)
  }
}

/** The same comparison with its sides exchanged. */
const mirrored: Readonly<Record<Comparison, Comparison>> = { eq: 'eq', ne: 'ne', lt: 'gt', le: 'ge', gt: 'lt', ge: 'le' }

function resolveComparison(find: FindColumn, comparison: Comparison, left: Operand, right: Operand): Predicate {
  if (left.kind === 'literal' && right.kind !== 'literal') return resolveComparison(find, mirrored[comparison], right, left)
  if (right.kind !== 'literal') throw invalidQuery(`A column is compared with a value, not with another column${where(right.at)}.`)
  if (left.kind === 'literal') throw invalidQuery(`Two values are compared with each other${where(left.at)}; one side has to be a column.`)
  const column = columnOf(find, left)
  return compareColumn(column, comparison, right.literal, { operand: left, at: right.at })
}

/** Turns `ID eq 1 or ID eq 2` into a list of values: one test of any length. */
function anyOf(operands: readonly Predicate[]): Predicate {
  const lists = new Map<string, { readonly op: 'in'; readonly column: ColumnRef; readonly values: Scalar[] }>()
  const others = operands.filter((operand) => {
    if (operand.op !== 'compare' || operand.comparison !== 'eq' || !isPlain(operand.column)) return true
    const { column, values = '' } = operand.column
    const key = `${column} ${values}`
    const list = lists.get(key)
    if (list) list.values.push(operand.value)
    else lists.set(key, { op: 'in', column: operand.column, values: [operand.value] })
    return false
  })
  const tests = [...lists.values()].map((list): Predicate => {
    const [value, ...more] = list.values
    return value !== undefined && more.length === 0 ? { op: 'compare', comparison: 'eq', column: list.column, value } : list
  })
  const [only, ...more] = [...others, ...tests]
  return only && more.length === 0 ? only : { op: 'or', operands: [...others, ...tests] }
}

const isPlain = ({ part, calls, reference }: ColumnRef): boolean => part === undefined && calls === undefined && reference === undefined

interface Place {
  readonly operand: Operand
  readonly at: number
}

function compareColumn(column: ColumnRef | undefined, comparison: Comparison, literal: Literal, place: Place): Predicate {
  if (literal.type === 'null') return compareWithNull(column, comparison, place)
  // A row without a value differs from every value (protocol/queries#comparison).
  if (!column) return { op: 'constant', value: comparison === 'ne' }
  if (literal.type === 'date' && comparedType(column) === 'instant')
    return compareDay(column, comparison, literal.value, literal.end ?? literal.value + dayMs)
  if (column.column === attachmentCount) return compareCount(column, comparison, scalarOf(column, literal, place), place)
  return { op: 'compare', comparison, column, value: scalarOf(column, literal, place) }
}

function compareWithNull(column: ColumnRef | undefined, comparison: Comparison, place: Place): Predicate {
  if (comparison !== 'eq' && comparison !== 'ne') throw invalidQuery(`null has no order: use eq or ne${where(place.at)}.`)
  const absent: Predicate = column ? { op: 'absent', column } : { op: 'constant', value: true }
  return comparison === 'eq' ? absent : { op: 'not', operand: absent }
}

/** The column stores a number; queries ask only whether it is 0. */
const attachmentCount = 'attachmentCount'

function compareCount({ column }: ColumnRef, comparison: Comparison, asked: Scalar, { operand, at }: Place): Predicate {
  if (comparison !== 'eq' && comparison !== 'ne') throw invalidQuery(`'${nameOf(operand)}' is true or false: use eq or ne${where(at)}.`)
  const any = (asked === 1) === (comparison === 'eq')
  return { op: 'compare', comparison: any ? 'gt' : 'eq', column: { column, type: 'integer' }, value: 0 }
}

/** A calendar date means the whole day (protocol/caml#values). */
function compareDay(column: ColumnRef, comparison: Comparison, day: number, end: number): Predicate {
  const compare = (to: Comparison, value: number): Predicate => ({ op: 'compare', comparison: to, column, value })
  const within: Predicate = { op: 'and', operands: [compare('ge', day), compare('lt', end)] }
  switch (comparison) {
    case 'eq':
      return within
    case 'ne':
      return { op: 'not', operand: within }
    case 'lt':
      return compare('lt', day)
    case 'le':
      return compare('lt', end)
    case 'gt':
      return compare('ge', end)
    case 'ge':
      return compare('ge', day)
  }
}

const never: Predicate = { op: 'constant', value: false }

function resolveMatch(find: FindColumn, { match, subject, text: given }: Expression & { op: 'match' }): Predicate {
  const text = plainOperand(given)
  if (text.kind !== 'literal' || text.literal.type !== 'text')
    throw invalidQuery(`${match} needs a text in quotes to look for${where(text.at)}.`)
  const column = columnOf(find, subject)
  if (!column) return never
  const type = comparedType(column)
  if (type !== 'text' && type !== 'key')
    throw invalidQuery(`${match} looks in text, and '${nameOf(subject)}' holds none${where(subject.at)}.`)
  return { op: 'match', match, column, text: textFor(column, text.literal.value) }
}

const textFor = (column: ColumnRef, text: string): string => (column.type === 'text' ? fold(text) : keyText(column, text))

function resolveMembership(find: FindColumn, { subject, values }: Expression & { op: 'in' }): Predicate {
  const column = columnOf(find, subject)
  const scalars = values.flatMap((value) => {
    if (value.kind !== 'literal') throw invalidQuery(`Only values can be listed for '${nameOf(subject)}'${where(value.at)}.`)
    return column ? [scalarOf(column, value.literal, { operand: subject, at: value.at })] : []
  })
  if (!column) return never
  if (column.column === attachmentCount) {
    return { op: 'or', operands: scalars.map((scalar) => compareCount(column, 'eq', scalar, { operand: subject, at: subject.at })) }
  }
  return { op: 'in', column, values: scalars }
}

function resolveTruth(find: FindColumn, operand: Operand): Predicate {
  if (operand.kind === 'literal' && operand.literal.type === 'boolean') return { op: 'constant', value: operand.literal.value }
  const column = operand.kind === 'literal' ? undefined : columnOf(find, operand)
  if (operand.kind !== 'literal' && !column) return never
  if (column?.column === attachmentCount) return compareCount(column, 'eq', 1, { operand, at: operand.at })
  if (column && comparedType(column) === 'boolean') return { op: 'compare', comparison: 'eq', column, value: 1 }
  throw invalidQuery(`'${nameOf(operand)}' is not true or false by itself${where(operand.at)}; compare it with a value.`)
}

function columnOf(find: FindColumn, operand: Operand): ColumnRef | undefined {
  if (operand.kind === 'field') return find(operand.path, operand.at)
  if (operand.kind === 'literal') throw invalidQuery(`A column is needed${where(operand.at)}, not a value.`)
  const subject = columnOperandOf(operand)
  const column = columnOf(find, subject)
  return column && withCall(column, operand, nameOf(subject), textFor)
}

const nameOf = (operand: Operand): string =>
  operand.kind === 'field' ? operand.path.join('/') : operand.kind === 'call' ? nameOf(columnOperandOf(operand)) : 'a value'

function scalarOf(column: ColumnRef, literal: Literal, { operand, at }: Place): Scalar {
  const type = comparedType(column)
  const scalar = converters[type](literal, column)
  if (scalar !== undefined) return scalar
  throw invalidQuery(
    `'${nameOf(operand)}' is compared with ${column.part ? 'a number' : wanted[type]}${where(at)}; ${shown(literal)} was given.`,
  )
}

const wanted: Readonly<Record<ColumnType, string>> = {
  text: 'a text in quotes',
  key: 'a text in quotes or a guid',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  instant: "a time such as datetime'2026-01-31T10:00:00Z'",
}

const numberOf = (literal: Literal): number | undefined => {
  if (literal.type === 'number') return literal.value
  // CAML writes every value as text, and some clients put numbers in quotes.
  if (literal.type === 'text' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(literal.value)) return Number(literal.value)
  return undefined
}

function booleanOf(literal: Literal): number | undefined {
  if (literal.type === 'boolean') return Number(literal.value)
  const text = literal.type === 'number' ? String(literal.value) : literal.type === 'text' ? fold(literal.value) : ''
  return text === '1' || text === 'true' ? 1 : text === '0' || text === 'false' ? 0 : undefined
}

function keyOf(literal: Literal, column: ColumnRef): string | undefined {
  if (literal.type === 'guid') return literal.value
  if (literal.type !== 'text') return undefined
  return keyText(column, literal.value.replace(/^\{(.*)\}$/s, '$1'))
}

/** Ids in their stored case: upper for the digits of content types after 0x, lower for GUIDs. */
const keyText = ({ column }: ColumnRef, text: string): string =>
  column === 'contentTypeId' ? text.toUpperCase().replace(/^0X/, '0x') : text.toLowerCase()

const converters: Readonly<Record<ColumnType, (literal: Literal, column: ColumnRef) => Scalar | undefined>> = {
  text: (literal) => (literal.type === 'text' ? fold(literal.value) : literal.type === 'guid' ? literal.value : undefined),
  key: keyOf,
  number: numberOf,
  integer: numberOf,
  boolean: booleanOf,
  instant: (literal) =>
    literal.type === 'instant' || literal.type === 'date'
      ? literal.value
      : literal.type === 'text'
        ? parseInstant(literal.value)
        : undefined,
}

const shown = (literal: Literal): string => (literal.type === 'null' ? 'null' : `'${String(literal.value).slice(0, 60)}'`)
