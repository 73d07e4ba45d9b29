import type { PropertyTest, SearchExpression } from '../../core/acts/search/search-query.ts'
import {
  type Cursor,
  cursorOn,
  deeper,
  expectEnd,
  expected,
  refused,
  shortened,
  skipBlanks,
  take,
  takeCharacter,
} from '../odata/text-cursor.ts'

/** The prefix of a refiner entry's text; its UTF-8 bytes follow in hexadecimal digits. */
const tokenMark = 'ǂǂ'

/** The token that selects a refiner's entry: `"ǂǂ436865"`. */
export const refinementToken = (value: string): string => `"${tokenMark}${Buffer.from(value, 'utf8').toString('hex')}"`

/**
 * Parses a refinement filter: `Name:` and an entry's token, a quoted text, a word, `equals("x")`, `range(from, to)`, or
 * several of these in `or( … )`, `and( … )`, `not( … )`, which may also enclose whole filters. A range includes its
 * lower bound and excludes its upper one, unless `from=` and `to=` say otherwise. Several filters, separated by commas,
 * must all match. Fails with `invalid_query`, which names the position.
 */
export function parseRefinementFilter(option: string, text: string): SearchExpression {
  const cursor = cursorOn(option, text)
  const filters = [readFilter(cursor)]
  while (takeCharacter(cursor, ',')) filters.push(readFilter(cursor))
  expectEnd(cursor, "',' and another filter, or the end of the text")
  const [only] = filters
  return only && filters.length === 1 ? only : { op: 'and', operands: filters }
}

const logical = /(?:and|or|not)(?=\s*\()/iy
const name = /[\p{L}_][\p{L}\p{N}_]*/uy

function readFilter(cursor: Cursor): SearchExpression {
  skipBlanks(cursor)
  const operator = take(cursor, logical)?.toLowerCase()
  if (operator !== undefined) return readOperands(cursor, operator, readFilter)
  const at = cursor.at
  const property = take(cursor, name)
  if (property === undefined || !takeCharacter(cursor, ':')) throw expected(cursor, "the name of a property, ':' and a value")
  return readValue(cursor, property, at)
}

function readOperands(cursor: Cursor, operator: string, read: (cursor: Cursor) => SearchExpression): SearchExpression {
  takeCharacter(cursor, '(')
  const operands = [deeper(cursor, read)]
  while (operator !== 'not' && takeCharacter(cursor, ',')) operands.push(deeper(cursor, read))
  if (!takeCharacter(cursor, ')')) throw expected(cursor, operator === 'not' ? "')'" : "',' or ')'")
  const [first] = operands
  if (operator === 'not' && first) return { op: 'not', operand: first }
  return operands.length === 1 && first ? first : { op: operator as 'and' | 'or', operands }
}

function readValue(cursor: Cursor, property: string, at: number): SearchExpression {
  skipBlanks(cursor)
  const restriction = (test: PropertyTest): SearchExpression => ({ op: 'property', name: property, test, at })
  const operator = take(cursor, logical)?.toLowerCase()
  if (operator !== undefined) return readOperands(cursor, operator, () => readValue(cursor, property, at))
  const call = take(cursor, /(?:equals|string|phrase|range)(?=\s*\()/iy)?.toLowerCase()
  if (call === 'range') return readRange(cursor, property, at)
  if (call !== undefined) {
    takeCharacter(cursor, '(')
    const value = readText(cursor)
    if (!takeCharacter(cursor, ')')) throw expected(cursor, "')'")
    return restriction(call === 'equals' ? { kind: 'compare', comparison: 'eq', value } : { kind: 'contains', value, prefix: false })
  }
  const start = cursor.at
  const text = readText(cursor)
  if (text.startsWith(tokenMark)) return { op: 'value', name: property, text: decoded(cursor, text.slice(tokenMark.length), start), at }
  const prefix = text.endsWith('*') || takeCharacter(cursor, '*')
  return restriction({ kind: 'contains', value: text.replace(/\*$/, ''), prefix })
}

function readText(cursor: Cursor): string {
  skipBlanks(cursor)
  const start = cursor.at
  if (cursor.text[start] === '"') {
    const quoted = take(cursor, /"[^"]*(?:""[^"]*)*"/y)
    if (quoted === undefined) throw refused(cursor, start, 'the quote that opens here is never closed.')
    return quoted.slice(1, -1).replaceAll('""', '"')
  }
  const word = take(cursor, /[^\s(),"]+/y)
  if (word === undefined) throw expected(cursor, 'a value')
  return word
}

function decoded(cursor: Cursor, digits: string, at: number): string {
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) throw refused(cursor, at, `'${shortened(digits)}' is not a refinement token.`)
  return Buffer.from(digits, 'hex').toString('utf8')
}

function readRange(cursor: Cursor, property: string, at: number): SearchExpression {
  takeCharacter(cursor, '(')
  const from = readBound(cursor)
  if (!takeCharacter(cursor, ',')) throw expected(cursor, "',' and the upper bound of the range")
  const to = readBound(cursor)
  const ends = new Map([
    ['from', 'ge'],
    ['to', 'lt'],
  ])
  while (takeCharacter(cursor, ',')) {
    skipBlanks(cursor)
    const [, side = '', , end = ''] = /^(from|to)\s*=\s*("?)(ge|gt|le|lt)\2$/i.exec(take(cursor, /[^,)]+/y)?.trim() ?? '') ?? []
    if (side === '') throw expected(cursor, `from="GE", from="GT", to="LE" or to="LT"`)
    ends.set(side.toLowerCase(), end.toLowerCase())
  }
  if (!takeCharacter(cursor, ')')) throw expected(cursor, "')'")
  const test = (side: string, value: string): SearchExpression => ({
    op: 'property',
    name: property,
    at,
    test: { kind: 'compare', comparison: ends.get(side) as 'ge', value },
  })
  const operands = [...(from === undefined ? [] : [test('from', from)]), ...(to === undefined ? [] : [test('to', to)])]
  const [first, second] = operands
  if (!first) throw refused(cursor, at, 'a range needs at least one bound.')
  return second ? { op: 'and', operands } : first
}

/** `min` and `max` mean no bound. */
function readBound(cursor: Cursor): string | undefined {
  skipBlanks(cursor)
  const call = take(cursor, /datetime(?=\s*\()/iy)
  if (call !== undefined) takeCharacter(cursor, '(')
  const text = readText(cursor)
  if (call !== undefined && !takeCharacter(cursor, ')')) throw expected(cursor, "')'")
  return /^(?:min|max)$/i.test(text) ? undefined : text
}
