import { invalidQuery } from '../../core/kernel/errors.ts'
import { maxQueryDepth } from '../../core/kernel/query.ts'

/**
 * The maximum length of one query option, in UTF-16 units. It also bounds the number of nodes, because each takes a
 * character.
 */
export const maxOptionLength = 8192

/**
 * A position in the text of a query option. Every reader starts at `at`, and sets it to the position after what it has
 * read.
 */
export interface Cursor {
  /** The option's name with its `$`, for messages. */
  readonly option: string
  readonly text: string
  at: number
  depth: number
}

/** A cursor at the start of `text`. Fails with `invalid_query` if the text is longer than `maxOptionLength`. */
export function cursorOn(option: string, text: string): Cursor {
  if (text.length > maxOptionLength) {
    throw invalidQuery(`${option} has ${text.length} characters; at most ${maxOptionLength} are allowed.`)
  }
  return { option, text, at: 0, depth: 0 }
}

/** `invalid_query` with the option, the 1-based position, the expected text and the actual text. */
export function expected(cursor: Cursor, what: string, at = cursor.at) {
  return invalidQuery(`${cursor.option}: expected ${what} at character ${at + 1}, but found ${found(cursor.text, at)}.`)
}

/** `invalid_query` for something that is valid but not supported. `message` is a sentence. */
export const refused = (cursor: Cursor, at: number, message: string) => invalidQuery(`${cursor.option}, character ${at + 1}: ${message}`)

/** `text`, shortened for a message. */
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

/** The match of the sticky `pattern` here, or undefined; moves after it. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at
  const match = pattern.exec(cursor.text)
  if (!match) return undefined
  cursor.at = pattern.lastIndex
  return match[0]
}

/** Skips blanks and `character`, if it comes next. */
export function takeCharacter(cursor: Cursor, character: string): boolean {
  skipBlanks(cursor)
  if (cursor.text[cursor.at] !== character) return false
  cursor.at += 1
  return true
}

/** Runs `read` one level deeper. Fails with `invalid_query` below `maxQueryDepth`, before the stack could overflow. */
export function deeper<T>(cursor: Cursor, read: (cursor: Cursor) => T): T {
  if (cursor.depth >= maxQueryDepth) throw refused(cursor, cursor.at, `at most ${maxQueryDepth} levels of nesting are allowed.`)
  cursor.depth += 1
  const result = read(cursor)
  cursor.depth -= 1
  return result
}

/** Fails with `invalid_query` unless only blanks follow. */
export function expectEnd(cursor: Cursor, what: string): void {
  skipBlanks(cursor)
  if (cursor.at < cursor.text.length) throw expected(cursor, what)
}

const name = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}_]*/uy

/** The name that starts here, if there is one. */
export const takeName = (cursor: Cursor): string | undefined => take(cursor, name)

/** The names of `A/B/C`, after `first` was read. `last` matches what else may be the last name. */
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
