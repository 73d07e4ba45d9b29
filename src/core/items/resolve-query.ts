import type { ItemRow } from '../../../generated/prisma/content.ts'
import { invalidQuery } from '../errors.ts'
import { fold } from '../fold.ts'
import type { Field } from '../lists/field.ts'
import { fieldTypes } from '../lists/field-types.ts'
import { parseInstant } from '../lists/field-values.ts'
import type { List } from '../lists/list.ts'
import type {
  ColumnRef,
  Comparison,
  DatePart,
  Expression,
  Literal,
  Operand,
  PageKey,
  Predicate,
  Query,
  RowQuery,
  Scalar,
} from '../query.ts'

const dayMs = 86_400_000

/**
 * A query checked against a list: every name is one of its columns and every
 * literal has that column's type. Fails with `invalid_query`, which names the
 * column, and the position where the client's text has one.
 */
export const resolveQuery = (siteId: string, list: List, query: Query): RowQuery =>
  resolveQueryBy((path, at) => columnAt(list, path, at), siteId, list, query)

/** The same by the names that `find` knows. */
export function resolveQueryBy(find: FindColumn, siteId: string, list: List, query: Query): RowQuery {
  const terms = firstOfEach(
    (query.orderBy ?? []).map((term) => ({ path: term.path, column: find(term.path, term.at), descending: term.descending })),
  )
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

/** A column that comes again decides nothing; so the order has at most as many terms as the list has columns. */
function firstOfEach<T extends { readonly column: ColumnRef }>(terms: readonly T[]): T[] {
  const seen = new Set<string>()
  return terms.filter(({ column }) => !seen.has(column.column) && seen.add(column.column))
}

/** Where a page ended: the order columns of its last row, under the names that the query gave them. */
export const pageKeyOf = (list: List, query: Query, last: ItemRow): PageKey =>
  pageKeyBy((path, at) => columnAt(list, path, at), query, last)

/** The same by the names that `find` knows. */
export function pageKeyBy(find: FindColumn, query: Pick<Query, 'orderBy'>, last: ItemRow): PageKey {
  const values: Record<string, string | null> = Object.create(null) as Record<string, string | null>
  for (const term of query.orderBy ?? []) {
    const { column } = find(term.path, term.at)
    const value = last[column as keyof ItemRow] ?? null
    values[term.path.join('/')] = value === null ? null : String(typeof value === 'boolean' ? Number(value) : value)
  }
  return { itemId: last.itemId, values }
}

function pageValue(after: PageKey, path: readonly string[], column: ColumnRef): Scalar | null {
  const name = path.join('/')
  const text = Object.hasOwn(after.values, name) ? after.values[name] : undefined
  // The id is always there, and stands only once when the page is ordered by it.
  if (text === undefined && column.column === 'itemId') return after.itemId
  if (text === undefined)
    throw invalidQuery(`The page position says nothing of '${name}', by which the page is ordered. Take it from the next link.`)
  if (text === null) return null
  if (column.type === 'text' || column.type === 'key') return text
  const number = Number(text)
  if (Number.isFinite(number)) return number
  throw invalidQuery(`The page position has '${text.slice(0, 60)}' for '${name}', which is not a value of that column.`)
}

/** Finds the column that a path names. Fails with `invalid_query`, which names the path and, where it is not negative, its position. */
export type FindColumn = (path: readonly string[], at: number) => ColumnRef

/**
 * A condition checked against the columns that `find` knows: the one set of
 * rules for what is compared with what. Fails with `invalid_query`.
 */
export function resolveExpression(find: FindColumn, expression: Expression): Predicate {
  switch (expression.op) {
    case 'and':
    case 'or':
      return { op: expression.op, operands: expression.operands.map((operand) => resolveExpression(find, operand)) }
    case 'not':
      return { op: 'not', operand: resolveExpression(find, expression.operand) }
    case 'compare':
      return resolveComparison(find, expression.comparison, expression.left, expression.right)
    case 'match':
      return resolveMatch(find, expression)
    case 'in':
      return resolveMembership(find, expression)
    case 'truth':
      return resolveTruth(find, expression.operand)
  }
}

/** The same comparison seen from the other side. */
const mirrored: Readonly<Record<Comparison, Comparison>> = { eq: 'eq', ne: 'ne', lt: 'gt', le: 'ge', gt: 'lt', ge: 'le' }

function resolveComparison(find: FindColumn, comparison: Comparison, left: Operand, right: Operand): Predicate {
  if (left.kind === 'literal' && right.kind !== 'literal') return resolveComparison(find, mirrored[comparison], right, left)
  if (right.kind !== 'literal') throw invalidQuery(`A column is compared with a value, not with another column${where(right.at)}.`)
  if (left.kind === 'literal') throw invalidQuery(`Two values are compared with each other${where(left.at)}; one side has to be a column.`)
  const column = columnOf(find, left)
  return compareColumn(column, comparison, right.literal, { operand: left, at: right.at })
}

interface Place {
  readonly operand: Operand
  readonly at: number
}

function compareColumn(column: ColumnRef, comparison: Comparison, literal: Literal, place: Place): Predicate {
  if (literal.type === 'null') return compareWithNull(column, comparison, place)
  if (literal.type === 'date' && column.type === 'instant' && !column.part) return compareDay(column, comparison, literal.value)
  if (column.column === attachmentCount) return compareCount(column, comparison, scalarOf(column, literal, place), place)
  return { op: 'compare', comparison, column, value: scalarOf(column, literal, place) }
}

function compareWithNull(column: ColumnRef, comparison: Comparison, place: Place): Predicate {
  if (comparison === 'eq') return { op: 'absent', column }
  if (comparison === 'ne') return { op: 'not', operand: { op: 'absent', column } }
  throw invalidQuery(`null has no order: use eq or ne${where(place.at)}.`)
}

/** Kept as a number, asked for as a yes or no: whether there are any. */
const attachmentCount = 'attachmentCount'

function compareCount({ column }: ColumnRef, comparison: Comparison, asked: Scalar, { operand, at }: Place): Predicate {
  if (comparison !== 'eq' && comparison !== 'ne') throw invalidQuery(`'${nameOf(operand)}' is true or false: use eq or ne${where(at)}.`)
  const any = (asked === 1) === (comparison === 'eq')
  return { op: 'compare', comparison: any ? 'gt' : 'eq', column: { column, type: 'integer' }, value: 0 }
}

/** A calendar date stands for the whole day (soap.md 2, IncludeTimeValue). */
function compareDay(column: ColumnRef, comparison: Comparison, day: number): Predicate {
  const compare = (to: Comparison, value: number): Predicate => ({ op: 'compare', comparison: to, column, value })
  const within: Predicate = { op: 'and', operands: [compare('ge', day), compare('lt', day + dayMs)] }
  switch (comparison) {
    case 'eq':
      return within
    case 'ne':
      return { op: 'not', operand: within }
    case 'lt':
      return compare('lt', day)
    case 'le':
      return compare('lt', day + dayMs)
    case 'gt':
      return compare('ge', day + dayMs)
    case 'ge':
      return compare('ge', day)
  }
}

function resolveMatch(find: FindColumn, { match, subject, text }: Expression & { op: 'match' }): Predicate {
  if (text.kind !== 'literal' || text.literal.type !== 'text')
    throw invalidQuery(`${match} needs a text in quotes to look for${where(text.at)}.`)
  const column = columnOf(find, subject)
  if (column.type !== 'text' && column.type !== 'key')
    throw invalidQuery(`${match} looks in text, and '${nameOf(subject)}' holds none${where(subject.at)}.`)
  return { op: 'match', match, column, text: column.type === 'text' ? fold(text.literal.value) : keyText(column, text.literal.value) }
}

function resolveMembership(find: FindColumn, { subject, values }: Expression & { op: 'in' }): Predicate {
  const column = columnOf(find, subject)
  const scalars = values.map((value) => {
    if (value.kind !== 'literal') throw invalidQuery(`Only values can be listed for '${nameOf(subject)}'${where(value.at)}.`)
    return scalarOf(column, value.literal, { operand: subject, at: value.at })
  })
  if (column.column === attachmentCount) {
    return { op: 'or', operands: scalars.map((scalar) => compareCount(column, 'eq', scalar, { operand: subject, at: subject.at })) }
  }
  return { op: 'in', column, values: scalars }
}

function resolveTruth(find: FindColumn, operand: Operand): Predicate {
  if (operand.kind === 'literal' && operand.literal.type === 'boolean') return { op: 'constant', value: operand.literal.value }
  const column = operand.kind === 'literal' ? undefined : columnOf(find, operand)
  if (column?.column === attachmentCount) return compareCount(column, 'eq', 1, { operand, at: operand.at })
  if (column?.type === 'boolean') return { op: 'compare', comparison: 'eq', column, value: 1 }
  throw invalidQuery(`'${nameOf(operand)}' is not true or false by itself${where(operand.at)}; compare it with a value.`)
}

const dateParts = new Set<string>(['year', 'month', 'day', 'hour', 'minute', 'second'])

function columnOf(find: FindColumn, operand: Operand): ColumnRef {
  if (operand.kind === 'field') return find(operand.path, operand.at)
  if (operand.kind === 'literal') throw invalidQuery(`A column is needed${where(operand.at)}, not a value.`)
  const column = columnOf(find, operand.argument)
  if (!dateParts.has(operand.name)) {
    // Text compares without case everywhere, so its case need not be changed.
    if (column.type === 'text' || column.type === 'key') return column
    throw invalidQuery(`${operand.name} takes text, and '${nameOf(operand.argument)}' holds none${where(operand.at)}.`)
  }
  if (column.type !== 'instant' || column.part)
    throw invalidQuery(`${operand.name} takes a date, and '${nameOf(operand.argument)}' holds none${where(operand.at)}.`)
  return { ...column, part: operand.name as DatePart }
}

const nameOf = (operand: Operand): string =>
  operand.kind === 'field' ? operand.path.join('/') : operand.kind === 'call' ? nameOf(operand.argument) : 'a value'

function columnAt(list: List, path: readonly string[], at: number): ColumnRef {
  const field = fieldAt(list, path)
  const name = path.join('/').slice(0, 100)
  if (!field) throw invalidQuery(`List '${list.row.title}' has no column '${name}'${where(at)}.${suggestion(list, path[0] ?? '')}`)
  if (!field.column) throw invalidQuery(`The column '${name}' of type ${field.type} cannot be used in a query${where(at)}.`)
  return field.column
}

/** By internal name, by REST property name (`AuthorId`, `Author/Id`, `Id`, `OData__UIVersion`). */
function fieldAt(list: List, path: readonly string[]): Field | undefined {
  const [name = '', part, ...rest] = path
  if (rest.length > 0) return undefined
  const field = findField(list, name)
  if (part === undefined) return field
  return field && fieldTypes[field.type].isReference && /^id$/i.test(part) ? field : undefined
}

/** The column that a REST client names by its property: references end in `Id` (rest.md 7). */
export function findField(list: List, name: string): Field | undefined {
  const direct = list.fieldsByName.get(name) ?? list.fieldsByName.get(name.replace(/^OData_(?=_)/, ''))
  if (direct) return direct
  if (name === 'Id') return list.fieldsByName.get('ID')
  if (name === 'FileSystemObjectType') return list.fieldsByName.get('FSObjType')
  const reference = name.endsWith('Id') ? list.fieldsByName.get(name.slice(0, -2)) : undefined
  return reference && fieldTypes[reference.type].isReference ? reference : undefined
}

function suggestion(list: List, name: string): string {
  const key = fold(name)
  const near = list.fields.find((field) => fold(field.internalName) === key || fold(field.title) === key)
  return near ? ` Did you mean '${near.internalName}'?` : ''
}

function scalarOf(column: ColumnRef, literal: Literal, { operand, at }: Place): Scalar {
  const scalar = column.part ? numberOf(literal) : converters[column.type](literal, column)
  if (scalar !== undefined) return scalar
  throw invalidQuery(
    `'${nameOf(operand)}' is compared with ${column.part ? 'a number' : wanted[column.type]}${where(at)}; ${shown(literal)} was given.`,
  )
}

const wanted: Readonly<Record<ColumnRef['type'], string>> = {
  text: 'a text in quotes',
  key: 'a text in quotes or a guid',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  instant: "a time such as datetime'2026-01-31T10:00:00Z'",
}

const numberOf = (literal: Literal): number | undefined => {
  if (literal.type === 'number') return literal.value
  // CAML writes every value as text, and some clients quote numbers.
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

/** In the case in which ids are kept: upper for the digits of content types behind 0x, lower for GUIDs. */
const keyText = ({ column }: ColumnRef, text: string): string =>
  column === 'contentTypeId' ? text.toUpperCase().replace(/^0X/, '0x') : text.toLowerCase()

const converters: Readonly<Record<ColumnRef['type'], (literal: Literal, column: ColumnRef) => Scalar | undefined>> = {
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

/** Positions count from 1, as people do; CAML has none. */
const where = (at: number): string => (at < 0 ? '' : ` at character ${at + 1}`)
