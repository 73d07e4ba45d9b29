import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { percentDecoded } from '../../formats/percent.ts'

export type ArgumentValue = string | number | boolean

export interface AddressValue {
  /** Only paths of the contract contain a `placeholder`. The value of `null` is an empty text; only members of a body take it. */
  readonly kind: 'text' | 'guid' | 'number' | 'boolean' | 'null' | 'alias' | 'placeholder'
  readonly value: ArgumentValue
}

export interface Argument extends AddressValue {
  /** In lower case; undefined for a positional argument. */
  readonly name: string | undefined
}

export interface SegmentText {
  /** Percent-decoded once. */
  readonly value: string
  /** The offset in the path as sent. */
  readonly start: number
}

export interface Segment {
  /** In lower case. */
  readonly name: string
  readonly arguments: readonly Argument[]
  /** For messages: the shortened text of the segment, and its position in the path, from 1. */
  readonly shown: string
  readonly position: number
}

/**
 * Splits a path into segments at slashes outside of quotes, decodes each once, and drops empty ones. A quote may be
 * written `'` or `%27`. Fails with `invalid_request` on an unclosed quote and on percent-encoding that is not UTF-8.
 */
export function segmentsOf(path: string): SegmentText[] {
  const segments: SegmentText[] = []
  let start = 0
  let quoteAt = -1
  for (let at = 0; at <= path.length; at += 1) {
    const mark = path[at]
    if (mark === "'" || (mark === '%' && path.startsWith('27', at + 1))) quoteAt = quoteAt < 0 ? at : -1
    if (at < path.length && (mark !== '/' || quoteAt >= 0)) continue
    if (at > start) segments.push({ value: plainSegment(path.slice(start, at), start), start })
    start = at + 1
  }
  if (quoteAt >= 0) throw invalid(`The quote at position ${quoteAt + 1} of the address is not closed.`)
  return segments
}

function plainSegment(text: string, start: number): string {
  const plain = percentDecoded(text)
  if (plain === undefined) throw invalid(`'${shorten(text)}' at position ${start + 1} of the address is not percent-encoded UTF-8.`)
  return plain
}

const argumentName = /\s*([A-Za-z_]\w*)\s*=/y
const guid = /guid'([^']*)'/iy
const datetime = /datetime'([^']*)'/iy
const text = /'([^']*(?:''[^']*)*)'/y
const plain = /-?\d+(?:\.\d+)?|[@]?[A-Za-z_]\w*|\{\w+\}/y
const space = /\s*/y

/**
 * Parses `name`, `name()`, `name(value)` or `name(one=value,other=value)`. Values are `'text'` with doubled quotes,
 * `guid'…'`, `datetime'…'`, numbers, `true`, `false`, `@alias` and `null`. Fails with `invalid_request`, which names the position.
 */
export function readSegment({ value, start }: SegmentText): Segment {
  const { name, list, shown, end } = value.length > keptLength ? parsed(value) : known.getOrMake(value, () => parsed(value))
  if (list) return { name, arguments: list, shown, position: start + 1 }
  throw invalid(
    `'${shown}' at position ${start + 1} of the address cannot be read after '${shorten(value.slice(0, end))}'. ` +
      "Arguments are 'text' in quotes, numbers, true, false, guid'…' or @alias, separated by commas.",
  )
}

/** A segment without its position. */
interface Parsed {
  readonly name: string
  /** Undefined if the text cannot be read behind `end`. */
  readonly list: readonly Argument[] | undefined
  readonly shown: string
  readonly end: number
}

/** Addresses repeat the same names, methods and titles of lists. */
const known = new BoundedMap<string, Parsed>(1_000)
/** Longer segments are rarely repeated. */
const keptLength = 100

function parsed(segment: string): Parsed {
  const open = segment.indexOf('(')
  const name = (open < 0 ? segment : segment.slice(0, open)).toLowerCase()
  const shown = shorten(segment)
  if (open < 0) return { name, list: [], shown, end: segment.length }
  const cursor = { source: segment, at: open + 1 }
  const list = readArguments(cursor)
  return { name, list: list && take(cursor, /\)$/y) ? list : undefined, shown, end: cursor.at }
}

interface Cursor {
  readonly source: string
  at: number
}

/** More arguments than any method has; only bounds the work. */
const maxArguments = 32

/** Undefined if the text is not a list of arguments; the cursor is then at the error. */
function readArguments(cursor: Cursor): Argument[] | undefined {
  const list: Argument[] = []
  take(cursor, space)
  if (cursor.source[cursor.at] === ')') return list
  while (list.length < maxArguments) {
    const name = take(cursor, argumentName)?.[1]?.toLowerCase()
    take(cursor, space)
    const value = takeValue(cursor)
    if (!value) return undefined
    list.push({ ...value, name })
    take(cursor, space)
    if (!take(cursor, /,/y)) return list
  }
  return undefined
}

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.at
  const match = pattern.exec(cursor.source)
  if (!match) return undefined
  cursor.at = pattern.lastIndex
  return match
}

function takeValue(cursor: Cursor): AddressValue | undefined {
  const id = take(cursor, guid)
  if (id) return { kind: 'guid', value: id[1] ?? '' }
  const time = take(cursor, datetime)
  if (time) return { kind: 'text', value: time[1] ?? '' }
  const quoted = take(cursor, text)
  if (quoted) return { kind: 'text', value: (quoted[1] ?? '').replaceAll("''", "'") }
  const before = cursor.at
  const value = plainValue(take(cursor, plain)?.[0] ?? '')
  if (!value) cursor.at = before
  return value
}

function plainValue(word: string): AddressValue | undefined {
  if (word.startsWith('@')) return { kind: 'alias', value: word }
  if (word.startsWith('{')) return { kind: 'placeholder', value: word }
  if (/^null$/i.test(word)) return { kind: 'null', value: '' }
  if (/^(?:true|false)$/i.test(word)) return { kind: 'boolean', value: word.toLowerCase() === 'true' }
  return /^-?\d/.test(word) ? { kind: 'number', value: Number(word) } : undefined
}

/** Parses a single value, such as that of an alias; undefined if the text is none. */
export function readAddressValue(source: string): AddressValue | undefined {
  const cursor = { source: source.trim(), at: 0 }
  const value = takeValue(cursor)
  return cursor.at === cursor.source.length ? value : undefined
}

const shorten = (value: string) => (value.length > 100 ? `${value.slice(0, 100)}…` : value)
