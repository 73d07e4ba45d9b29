import { invalid } from '../core/kernel/errors.ts'

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

/** Has no prototype, so that `__proto__` and `constructor` are names like any other. */
export interface JsonObject {
  [name: string]: JsonValue
}

/** How deep arrays and objects may stand in one another. */
export const maxJsonDepth = 50

/**
 * Reads JSON (RFC 8259). Objects come without a prototype; of members with the
 * same name the last one counts. Fails with `invalid_request`, which names the
 * position (1 is the first character), on text that is not JSON, on a number
 * beyond the range of a double, on U+0000 or half a surrogate pair, and on a depth over `maxJsonDepth`.
 */
export function parseJson(text: string): JsonValue {
  return readJson(text, { refuse: (at, wrong) => invalid(`The JSON cannot be read at position ${at + 1}: ${wrong}.`) })
}

export interface JsonRules {
  /** Words what is wrong at an offset that counts from 0. */
  refuse(at: number, wrong: string): Error
  /** Sees every name before its value is read, and may refuse it. */
  member?(object: JsonObject, name: string, at: number): void
}

/** Reads JSON as `parseJson` does, by the rules of another text than a request. */
export function readJson(text: string, rules: JsonRules): JsonValue {
  const reader: Reader = { text, rules, at: 0, depth: 0 }
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
}

function readValue(reader: Reader): JsonValue {
  skipSpace(reader)
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
    throw reader.rules.refuse(reader.at, `it is nested deeper than ${maxJsonDepth} levels there`)
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
  do {
    skipSpace(reader)
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
      const value = text.slice(start + 1, reader.at - 1)
      return escaped ? unescaped(reader, value, start) : value
    }
    if (code < 0x20) throw unexpected(reader, 'an escape for a control character')
    if (code === backslash) {
      escaped = true
      skipEscape(reader)
    }
  }
  throw reader.rules.refuse(start, 'the text that begins there has no end')
}

const escapeSequence = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/y

/** Leaves the reader on the last character of the escape. */
function skipEscape(reader: Reader): void {
  escapeSequence.lastIndex = reader.at
  if (!escapeSequence.test(reader.text)) throw unexpected(reader, 'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX')
  reader.at = escapeSequence.lastIndex - 1
}

const escapeNames: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** What would be stored as something else, or not at all: not every database takes a NUL, and no UTF-8 half a pair. */
const unstorable = /[\0\p{Cs}]/u

function unescaped(reader: Reader, text: string, start: number): string {
  const value = text.replace(/\\(?:u(....)|(.))/g, (_, unit: string | undefined, mark: string) =>
    unit === undefined ? (escapeNames[mark] ?? mark) : String.fromCharCode(Number.parseInt(unit, 16)),
  )
  if (unstorable.test(value)) throw reader.rules.refuse(start, 'the text there has U+0000 or half a surrogate pair, which no text can hold')
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
  if (at >= text.length) return rules.refuse(at, `it ends where ${wanted} should follow`)
  return rules.refuse(at, `${wanted} should stand there, not ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`)
}
