import { invalidQuery } from '../core/errors.ts'
import type { Expression, OrderTerm, PageKey } from '../core/query.ts'
import {
  type Cursor,
  cursorOn,
  deeper,
  expectEnd,
  expected,
  readPath,
  refused,
  shortened,
  skipBlanks,
  take,
  takeCharacter,
  takeName,
} from './odata-cursor.ts'
import { operators, readFilter } from './odata-filter.ts'

/** One `$expand` term with the options in its parentheses (specification, OData query options; decisions E6). */
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
 * The condition that a `$filter` states, names as written (specification,
 * OData query options; protocol rest.md 6). Chains of `and` or `or` become one
 * node. Fails with `invalid_query` that names the position and what belongs
 * there; never recurses deeper than 100 levels.
 */
export const parseFilter = (text: string): Expression => parseWhole('$filter', text, readFilter, `${operators} or the end`)

/** The terms of `$orderby=Title desc,ID`. Fails with `invalid_query` that names the position. */
export const parseOrderBy = (text: string): OrderTerm[] => parseWhole('$orderby', text, readOrderBy, "'asc', 'desc', ',' or the end")

/** The paths of `$select=Title,Author/Title,*`. Fails with `invalid_query` that names the position. */
export const parseSelect = (text: string): string[][] => parseWhole('$select', text, readSelect, "',' or the end")

/** The terms of `$expand=Author,Items($top=5;$orderby=ID)`. Fails with `invalid_query` that names the position. */
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

const readSelect = (cursor: Cursor): string[][] =>
  readList(cursor, () => {
    if (take(cursor, star)) return ['*']
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

/** Reads `$select=…;$top=…)`, whose opening parenthesis has been read. */
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

/**
 * The number of `$top` or `$skip`. Fails with `invalid_query` unless it is a
 * non-negative integer of at most `max`.
 */
export function parseCount(name: string, text: string, limits: { readonly max?: number } = {}): number {
  const max = limits.max ?? Number.MAX_SAFE_INTEGER
  const number = /^[0-9]+$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(number <= max)) throw invalidQuery(`${name} is '${shortened(text)}', but must be a whole number from 0 to ${max}.`)
  return number
}

/** Parameters that the established server writes beside the order values; nothing depends on them here. */
const ignoredTokenNames = new Set(['p_SortBehavior'])

/**
 * The row behind which a page starts, from `Paged=TRUE&p_ID=7&p_Title=x`
 * (protocol rest.md 6), percent-decoded once already as a query value. A name
 * without `=` is a row without that value. Fails with `invalid_query`.
 */
export function parseSkipToken(text: string): PageKey {
  const { text: token } = cursorOn('$skiptoken', text)
  const parts = new Map(token.split('&').map(readTokenPart))
  if (parts.get('Paged')?.toUpperCase() !== 'TRUE') throw badToken("'Paged=TRUE' is missing")
  if (parts.has('PagedPrev')) throw badToken('paging backwards (PagedPrev) is not supported')
  const id = parts.get('p_ID') ?? ''
  if (!/^[0-9]{1,15}$/.test(id)) throw badToken('p_ID must be the id of the last row')
  const values: Record<string, string | null> = Object.create(null)
  for (const [name, value] of parts) {
    if (name === 'Paged' || name === 'p_ID' || ignoredTokenNames.has(name)) continue
    if (!name.startsWith('p_')) throw badToken(`'${shortened(name)}' is no part of it`)
    values[name.slice(2)] = value
  }
  return { itemId: Number(id), values }
}

function readTokenPart(part: string): [string, string | null] {
  const equals = part.indexOf('=')
  const [name, value] = equals < 0 ? [part, null] : [part.slice(0, equals), part.slice(equals + 1)]
  try {
    return [decodeURIComponent(name), value === null ? null : decodeURIComponent(value)]
  } catch {
    throw badToken(`'${shortened(part)}' is not percent-encoded UTF-8`)
  }
}

const badToken = (why: string) => invalidQuery(`$skiptoken cannot be read: ${why}. Follow the next link of a page unchanged.`)

/**
 * The token that `parseSkipToken` reads back. The id stands once, as `p_ID`,
 * also when the page is ordered by it.
 */
export function formatSkipToken(key: PageKey): string {
  const values = Object.entries(key.values)
    .filter(([name]) => name !== 'ID')
    .map(([name, value]) =>
      value === null ? `p_${encodeURIComponent(name)}` : `p_${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    )
  return ['Paged=TRUE', `p_ID=${key.itemId}`, ...values].join('&')
}
