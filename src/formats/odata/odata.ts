import type { Expression, OrderTerm } from '../../core/kernel/query.ts'
import { operators, readFilter } from './odata-filter.ts'
import {
  type Cursor,
  cursorOn,
  deeper,
  expectEnd,
  expected,
  readPath,
  refused,
  skipBlanks,
  take,
  takeCharacter,
  takeName,
} from './text-cursor.ts'

/** A term of `$expand`, with the options in its parentheses (protocol/queries#expand). */
export interface ExpandTerm {
  readonly path: readonly string[]
  /** The offset in the source text. */
  readonly at: number
  readonly select?: readonly (readonly string[])[]
  readonly filter?: Expression
  readonly orderBy?: readonly OrderTerm[]
  readonly top?: number
  readonly skip?: number
  readonly expand?: readonly ExpandTerm[]
}

/**
 * Parses the condition of a `$filter`, with names as sent (protocol/queries#filters).
 * Chains of `and` or `or` become one node. Fails with `invalid_query`, which names the position and the expected text;
 * never recurses deeper than 100 levels.
 */
export const parseFilter = (text: string): Expression => parseWhole('$filter', text, readFilter, `${operators} or the end`)

/** Parses `$orderby=Title desc,ID`. Fails with `invalid_query`, which names the position. */
export const parseOrderBy = (text: string): OrderTerm[] => parseWhole('$orderby', text, readOrderBy, "'asc', 'desc', ',' or the end")

/** Parses `$select=Title,Author/Title,*,odata.id`. Fails with `invalid_query`, which names the position. */
export const parseSelect = (text: string): string[][] => parseWhole('$select', text, readSelect, "',' or the end")

/** Parses `$expand=Author,Items($top=5;$orderby=ID)`. Fails with `invalid_query`, which names the position. */
export const parseExpand = (text: string): ExpandTerm[] => parseWhole('$expand', text, readExpand, "'/', '(', ',' or the end")

function parseWhole<T>(option: string, text: string, read: (cursor: Cursor) => T, follows: string): T {
  const cursor = cursorOn(option, text)
  const value = read(cursor)
  expectEnd(cursor, follows)
  return value
}

function readList<T>(cursor: Cursor, readOne: (cursor: Cursor) => T): T[] {
  const list: T[] = []
  do {
    skipBlanks(cursor)
    list.push(readOne(cursor))
  } while (takeCharacter(cursor, ','))
  return list
}

function readColumn(cursor: Cursor): string[] {
  const first = takeName(cursor)
  if (first === undefined) throw expected(cursor, 'a column name')
  return readPath(cursor, first)
}

const direction = /(?:asc|desc)(?![\p{L}\p{N}_])/uy

const readOrderBy = (cursor: Cursor): OrderTerm[] =>
  readList(cursor, () => {
    const at = cursor.at
    const path = readColumn(cursor)
    skipBlanks(cursor)
    return { path, descending: take(cursor, direction) === 'desc', at }
  })

const star = /\*/y

/** Metadata of an entity, such as `odata.id`, which the envelope decides and no `$select`. */
const control = /odata\.[A-Za-z]{1,40}/iy

const readSelect = (cursor: Cursor): string[][] =>
  readList(cursor, () => {
    const whole = take(cursor, star) ?? take(cursor, control)
    if (whole !== undefined) return [whole]
    const first = takeName(cursor)
    if (first === undefined) throw expected(cursor, "a column name or '*'")
    return readPath(cursor, first, star)
  })

const readExpand = (cursor: Cursor): ExpandTerm[] =>
  readList(cursor, () => {
    const at = cursor.at
    const path = readColumn(cursor)
    if (!takeCharacter(cursor, '(')) return { path, at }
    return { path, at, ...deeper(cursor, readNestedOptions) }
  })

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type NestedOptions = Mutable<Omit<ExpandTerm, 'path' | 'at'>>

const nestedOptions: ReadonlyMap<string, (cursor: Cursor, into: NestedOptions) => void> = new Map([
  ['$select', (cursor, into) => (into.select = readSelect(cursor))],
  ['$filter', (cursor, into) => (into.filter = readFilter(cursor))],
  ['$orderby', (cursor, into) => (into.orderBy = readOrderBy(cursor))],
  ['$top', (cursor, into) => (into.top = readCount(cursor))],
  ['$skip', (cursor, into) => (into.skip = readCount(cursor))],
  ['$expand', (cursor, into) => (into.expand = readExpand(cursor))],
] as [string, (cursor: Cursor, into: NestedOptions) => void][])
const nestedOptionNames = [...nestedOptions.keys()].join(', ')

const optionName = /\$?[A-Za-z]+/y

/** Reads `$select=…;$top=…)`, after the opening parenthesis. */
function readNestedOptions(cursor: Cursor): NestedOptions {
  const options: NestedOptions = {}
  const seen = new Set<string>()
  do {
    skipBlanks(cursor)
    const at = cursor.at
    const name = take(cursor, optionName)?.toLowerCase() ?? ''
    const read = nestedOptions.get(name)
    if (!read) throw expected(cursor, `one of ${nestedOptionNames}`, at)
    if (seen.has(name)) throw refused(cursor, at, `${name} is given twice in these parentheses.`)
    seen.add(name)
    if (!takeCharacter(cursor, '=')) throw expected(cursor, `'=' after ${name}`)
    read(cursor, options)
  } while (takeCharacter(cursor, ';'))
  if (!takeCharacter(cursor, ')')) throw expected(cursor, "';' or ')'")
  return options
}

const count = /[0-9]+(?![\p{L}\p{N}_.])/uy

function readCount(cursor: Cursor): number {
  skipBlanks(cursor)
  const at = cursor.at
  const number = Number(take(cursor, count) ?? Number.NaN)
  if (!Number.isSafeInteger(number)) throw expected(cursor, 'a non-negative integer', at)
  return number
}
