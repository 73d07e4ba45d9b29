import { invalidQuery } from '../../core/kernel/errors.ts'

/** The longest text of one query option, in UTF-16 units. It bounds the number of nodes too: each takes a character. */
export const maxOptionLength = 8192

/** The deepest nesting of parentheses, `not`s, calls and nested options. */
export const maxDepth = 100

/** A place in the text of one query option. Every reader starts at `at` and leaves it behind what it has read. */
export interface Cursor {
  /** The option's name with its `$`, for messages. */
  readonly option: string
  readonly text: string
  at: number
  depth: number
}

/** A cursor at the start of `text`. Fails with `invalid_query` when the text is longer than `maxOptionLength`. */
export function cursorOn(option: string, text: string): Cursor {
  if (text.length > maxOptionLength) {
    throw invalidQuery(`${option} has ${text.length} characters; at most ${maxOptionLength} are allowed.`)
  }
  return { option, text, at: 0, depth: 0 }
}

/** `invalid_query` that names the option, the character (counted from 1, as people do), what is wanted there and what stands there. */
export function expected(cursor: Cursor, what: string, at = cursor.at) {
  return invalidQuery(`${cursor.option}: expected ${what} at character ${at + 1}, but found ${found(cursor.text, at)}.`)
}

/** `invalid_query` for something that is understood but cannot be done. `message` is a sentence. */
export const refused = (cursor: Cursor, at: number, message: string) => invalidQuery(`${cursor.option}, character ${at + 1}: ${message}`)

/** `text`, cut to what a message can bear. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const token = /[\p{L}\p{N}_]{1,24}|./suy

function found(text: string, at: number): string {
  token.lastIndex = at
  const next = token.exec(text)?.[0]
  return next === undefined ? 'the end of the text' : `'${next}'`
}

const blanks = /[ \t\r\n]*/y

export function skipBlanks(cursor: Cursor): void {
  blanks.lastIndex = cursor.at
  blanks.exec(cursor.text)
  cursor.at = blanks.lastIndex
}

/** What the sticky `pattern` matches here, undefined when nothing; moves behind it. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at
  const match = pattern.exec(cursor.text)
  if (!match) return undefined
  cursor.at = pattern.lastIndex
  return match[0]
}

/** Moves behind `character`, and the blanks before it, when it comes next. */
export function takeCharacter(cursor: Cursor, character: string): boolean {
  skipBlanks(cursor)
  if (cursor.text[cursor.at] !== character) return false
  cursor.at += 1
  return true
}

/** Runs `read` one level deeper. Fails with `invalid_query` below `maxDepth`, before the stack is in danger. */
export function deeper<T>(cursor: Cursor, read: (cursor: Cursor) => T): T {
  if (cursor.depth >= maxDepth) throw refused(cursor, cursor.at, `at most ${maxDepth} levels of nesting are allowed.`)
  cursor.depth += 1
  const result = read(cursor)
  cursor.depth -= 1
  return result
}

/** Fails with `invalid_query` unless only blanks are left. */
export function expectEnd(cursor: Cursor, what: string): void {
  skipBlanks(cursor)
  if (cursor.at < cursor.text.length) throw expected(cursor, what)
}

const name = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}_]*/uy

/** The name that starts here, if one does. */
export const takeName = (cursor: Cursor): string | undefined => take(cursor, name)

/** The names of `A/B/C`, of which `first` has been read. `last` matches what may stand as the last name besides. */
export function readPath(cursor: Cursor, first: string, last?: RegExp): string[] {
  const path = [first]
  while (cursor.text[cursor.at] === '/') {
    cursor.at += 1
    const end = last && take(cursor, last)
    if (end !== undefined) return [...path, end]
    const next = takeName(cursor)
    if (next === undefined) throw expected(cursor, "a name after '/'")
    path.push(next)
  }
  return path
}
