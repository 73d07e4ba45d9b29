import { invalid } from '../core/errors.ts'

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
 * beyond the range of a double and on a depth over `maxJsonDepth`.
 */
export function parseJson(text: string): JsonValue {
  const reader: Reader = { text, at: 0, depth: 0 }
  const value = readValue(reader)
  skipSpace(reader)
  if (reader.at < text.length) throw unexpected(reader, 'the end of the text')
  return value
}

interface Reader {
  readonly text: string
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
    throw invalid(`The JSON is nested deeper than ${maxJsonDepth} levels at position ${reader.at + 1}.`)
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
    const name = readString(reader)
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
      return escaped ? unescaped(text.slice(start + 1, reader.at - 1)) : text.slice(start + 1, reader.at - 1)
    }
    if (code < 0x20) throw unexpected(reader, 'an escape for a control character')
    if (code === backslash) {
      escaped = true
      skipEscape(reader)
    }
  }
  throw invalid(`The JSON ends inside the text that begins at position ${start + 1}.`)
}

const escapeSequence = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/y

/** Leaves the reader on the last character of the escape. */
function skipEscape(reader: Reader): void {
  escapeSequence.lastIndex = reader.at
  if (!escapeSequence.test(reader.text)) throw unexpected(reader, 'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX')
  reader.at = escapeSequence.lastIndex - 1
}

const escapeNames: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

const unescaped = (text: string) =>
  text.replace(/\\(?:u(....)|(.))/g, (_, unit: string | undefined, mark: string) =>
    unit === undefined ? (escapeNames[mark] ?? mark) : String.fromCharCode(Number.parseInt(unit, 16)),
  )

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
  if (!Number.isFinite(value)) throw invalid(`The number at position ${reader.at + 1} of the JSON is out of range.`)
  reader.at += digits.length
  return value
}

function skipSpace(reader: Reader): void {
  for (; reader.at < reader.text.length; reader.at += 1) {
    const code = reader.text.charCodeAt(reader.at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
  }
}

function unexpected(reader: Reader, wanted: string) {
  if (reader.at >= reader.text.length) return invalid(`The JSON ends at position ${reader.at + 1}, where ${wanted} should follow.`)
  const given = JSON.stringify(String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0))
  return invalid(`The JSON cannot be read at position ${reader.at + 1}: ${wanted} should stand there, not ${given}.`)
}
