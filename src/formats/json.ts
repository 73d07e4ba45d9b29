import { invalid } from '../core/kernel/errors.ts'

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

/** Has no prototype, so that `__proto__` and `constructor` are ordinary names. */
export interface JsonObject {
  [name: string]: JsonValue
}

/** The maximum nesting depth of arrays and objects. */
export const maxJsonDepth = 50

/** The maximum number of values in a text, including the outermost: parsing this many takes less than 100 ms. */
export const maxJsonValues = 50_000

/** The maximum number of members of an object; more than any body of the contract has. */
export const maxJsonMembers = 5_000

/**
 * Parses JSON (RFC 8259). Objects have no prototype; of members with the same name the last one counts. Fails with
 * `invalid_request`, which names the position (1 is the first character), on text that is not JSON, on a number beyond
 * the range of a double, on U+0000 or a lone surrogate, on a depth over `maxJsonDepth`, on more than `maxJsonValues`
 * values, and on an object with more than `maxJsonMembers` members. Parsing stops at the first value too many.
 */
export function parseJson(text: string): JsonValue {
  return readJson(text, { refuse: (at, wrong) => invalid(`The JSON cannot be read at position ${at + 1}: ${wrong}.`) })
}

export interface JsonRules {
  /** Makes the error for a 0-based offset. */
  refuse(at: number, wrong: string): Error
  /** Called for every name before its value is read; may refuse it. */
  member?(object: JsonObject, name: string, at: number): void
}

/** Parses JSON as `parseJson` does, with other rules and errors. */
export function readJson(text: string, rules: JsonRules): JsonValue {
  const reader: Reader = { text, rules, at: 0, depth: 0, values: 0 }
  const value = readValue(reader)
  skipSpace(reader)
  if (reader.at < text.length) throw unexpected(reader, 'the end of the text')
  return value
}

interface Reader {
  readonly text: string
  readonly rules: JsonRules
  at: number
  depth: number
  /** Values begun so far. */
  values: number
}

function readValue(reader: Reader): JsonValue {
  skipSpace(reader)
  if (reader.values === maxJsonValues) throw reader.rules.refuse(reader.at, `it has more than ${maxJsonValues} values`)
  reader.values += 1
  switch (reader.text[reader.at]) {
    case '{':
      return nested(reader, readObject)
    case '[':
      return nested(reader, readArray)
    case '"':
      return readString(reader)
    case 't':
      return readWord(reader, 'true', true)
    case 'f':
      return readWord(reader, 'false', false)
    case 'n':
      return readWord(reader, 'null', null)
    default:
      return readNumber(reader)
  }
}

function nested<T>(reader: Reader, read: (reader: Reader) => T): T {
  if (reader.depth === maxJsonDepth) {
    throw reader.rules.refuse(reader.at, `it is nested more than ${maxJsonDepth} levels deep`)
  }
  reader.depth += 1
  reader.at += 1
  const value = read(reader)
  reader.depth -= 1
  return value
}

function readObject(reader: Reader): JsonObject {
  const object = Object.create(null) as JsonObject
  if (accept(reader, '}')) return object
  let members = 0
  do {
    skipSpace(reader)
    if (members === maxJsonMembers) throw reader.rules.refuse(reader.at, `an object has more than ${maxJsonMembers} members there`)
    members += 1
    if (reader.text[reader.at] !== '"') throw unexpected(reader, 'a name in double quotes')
    const { at } = reader
    const name = readString(reader)
    reader.rules.member?.(object, name, at)
    if (!accept(reader, ':')) throw unexpected(reader, "':'")
    object[name] = readValue(reader)
  } while (accept(reader, ','))
  if (!accept(reader, '}')) throw unexpected(reader, "',' or '}'")
  return object
}

function readArray(reader: Reader): JsonValue[] {
  const array: JsonValue[] = []
  if (accept(reader, ']')) return array
  do array.push(readValue(reader))
  while (accept(reader, ','))
  if (!accept(reader, ']')) throw unexpected(reader, "',' or ']'")
  return array
}

function accept(reader: Reader, mark: string): boolean {
  skipSpace(reader)
  if (reader.text[reader.at] !== mark) return false
  reader.at += 1
  return true
}

const quote = 0x22
const backslash = 0x5c

function readString(reader: Reader): string {
  const { text } = reader
  const start = reader.at
  let escaped = false
  for (reader.at += 1; reader.at < text.length; reader.at += 1) {
    const code = text.charCodeAt(reader.at)
    if (code === quote) {
      reader.at += 1
      return escaped ? unescaped(reader, text.slice(start, reader.at), start) : text.slice(start + 1, reader.at - 1)
    }
    if (code < 0x20) throw unexpected(reader, 'an escape for a control character')
    if (code === backslash) {
      escaped = true
      skipEscape(reader)
    }
  }
  throw reader.rules.refuse(start, 'the text that begins there is not closed')
}

const simpleEscapes = new Set([...'"\\/bfnrt'].map((mark) => mark.charCodeAt(0)))
const unicodeMark = 0x75
const unit = /[0-9a-fA-F]{4}/y

/** Leaves the reader at the last character of the escape. */
function skipEscape(reader: Reader): void {
  const { text } = reader
  const mark = text.charCodeAt(reader.at + 1)
  unit.lastIndex = reader.at + 2
  if (simpleEscapes.has(mark)) reader.at += 1
  else if (mark === unicodeMark && unit.test(text)) reader.at += 5
  else throw unexpected(reader, 'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX')
}

/**
 * The text of a quoted string whose escapes are valid. Refuses U+0000, which not every database stores, and lone
 * surrogates, which have no UTF-8 form.
 */
function unescaped(reader: Reader, quoted: string, start: number): string {
  const value = JSON.parse(quoted) as string
  if (!value.isWellFormed() || value.includes('\0'))
    throw reader.rules.refuse(start, 'the text contains U+0000 or a lone surrogate, which is not allowed')
  return value
}

function readWord<T>(reader: Reader, word: string, value: T): T {
  if (!reader.text.startsWith(word, reader.at)) throw unexpected(reader, 'a value')
  reader.at += word.length
  return value
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

function readNumber(reader: Reader): number {
  number.lastIndex = reader.at
  const digits = number.exec(reader.text)?.[0]
  if (digits === undefined) throw unexpected(reader, 'a value')
  const value = Number(digits)
  if (!Number.isFinite(value)) throw reader.rules.refuse(reader.at, 'the number there is out of range')
  reader.at += digits.length
  return value
}

function skipSpace(reader: Reader): void {
  for (; reader.at < reader.text.length; reader.at += 1) {
    const code = reader.text.charCodeAt(reader.at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
  }
}

function unexpected(reader: Reader, wanted: string): Error {
  const { text, at, rules } = reader
  if (at >= text.length) return rules.refuse(at, `it ends, but ${wanted} is expected`)
  return rules.refuse(at, `${wanted} is expected, not ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`)
}
