/** A value of the configuration file with the names that lead to it. */
export interface FileEntry {
  readonly path: readonly string[]
  readonly value: string | number | boolean | null | readonly (string | number | boolean | null)[]
  /** Counted from 1. */
  readonly line: number
}

/** Where a configuration file stops being JSON, or says a thing twice; `message` names line and column. */
export class FileSyntaxError extends Error {
  override readonly name = 'FileSyntaxError'
}

interface Reader {
  readonly text: string
  at: number
}

type Scalar = string | number | boolean | null

const maxDepth = 16

/**
 * Every scalar and every list of scalars in the JSON object `text`, in order.
 * Unlike JSON.parse it names line and column of whatever is wrong and refuses a
 * name that stands twice in one object. Fails with `FileSyntaxError`.
 */
export function readConfigFile(text: string): FileEntry[] {
  const reader: Reader = { text: text.replace(/^\uFEFF/, ''), at: 0 }
  const entries: FileEntry[] = []
  if (next(reader) !== '{') throw wrong(reader, "'{'")
  readObject(reader, [], entries)
  if (next(reader) !== '') throw wrong(reader, 'the end of the file')
  return entries
}

function readObject(reader: Reader, path: readonly string[], entries: FileEntry[]): void {
  if (path.length >= maxDepth) throw wrong(reader, `at most ${maxDepth} levels`)
  reader.at += 1
  const seen = new Set<string>()
  if (next(reader) !== '}') {
    do {
      if (next(reader) !== '"') throw wrong(reader, 'a name in double quotes')
      const at = reader.at
      const name = readScalar(reader) as string
      if (seen.has(name.toLowerCase())) throw wrong({ ...reader, at }, `every name once, but '${name}' stands twice`)
      seen.add(name.toLowerCase())
      if (!takeOne(reader, ':')) throw wrong(reader, "':'")
      readMember(reader, [...path, name], entries)
    } while (takeOne(reader, ','))
  }
  if (!takeOne(reader, '}')) throw wrong(reader, "',' or '}'")
}

function readMember(reader: Reader, path: readonly string[], entries: FileEntry[]): void {
  const first = next(reader)
  if (first === '{') return readObject(reader, path, entries)
  const { line } = place(reader)
  entries.push({ path, value: first === '[' ? readArray(reader) : readScalar(reader), line })
}

function readArray(reader: Reader): Scalar[] {
  reader.at += 1
  const values: Scalar[] = []
  if (next(reader) !== ']') {
    do {
      next(reader)
      values.push(readScalar(reader))
    } while (takeOne(reader, ','))
  }
  if (!takeOne(reader, ']')) throw wrong(reader, "',' or ']'")
  return values
}

const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y

function readScalar(reader: Reader): Scalar {
  scalar.lastIndex = reader.at
  const literal = scalar.exec(reader.text)?.[0]
  if (literal === undefined) throw wrong(reader, 'a value: text in double quotes on one line, a number, true or false')
  reader.at += literal.length
  return JSON.parse(literal) as Scalar
}

const blanks = /[ \t\r\n]*/y

/** The next character that is not blank, '' at the end; stops before it. */
function next(reader: Reader): string {
  blanks.lastIndex = reader.at
  blanks.exec(reader.text)
  reader.at = blanks.lastIndex
  return reader.text.charAt(reader.at)
}

function takeOne(reader: Reader, character: string): boolean {
  if (next(reader) !== character) return false
  reader.at += 1
  return true
}

function place(reader: Reader): { line: number; column: number } {
  const before = reader.text.slice(0, reader.at).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function wrong(reader: Reader, expected: string): FileSyntaxError {
  const { line, column } = place(reader)
  return new FileSyntaxError(`line ${line}, column ${column}: expected ${expected}`)
}
