import { contentTables } from '../../../generated/prisma/content.ts'
import type { PackedRow } from '../../core/kernel/packages/packages.ts'
import type { ContentTable } from '../../core/kernel/ports.ts'

/**
 * Rows as JSON Lines: an object in each line, without the columns that have no value. Before a row with long texts stand their
 * pieces: arrays of the name of a column and of the next part of its text, which is not in the object.
 */

/** The maximum length of a line, in bytes. */
const maxLineBytes = 16 * 1024 * 1024
/** In a row of more characters, texts of more than `longText` stand in pieces of `pieceLength`, so every line is short enough. */
const longRow = 1024 * 1024
const longText = 8 * 1024
const pieceLength = 256 * 1024
/** The maximum number of characters in the texts of a row, and of one text: more fits into no row of a database, and into no text of the engine. */
const maxRowLength = 1024 * 1024 * 1024
const maxTextLength = 500 * 1024 * 1024
/** Rows are given on in pages of at most so many rows, or lines of so many bytes. */
const pageRows = 500
const pageBytes = 1024 * 1024

const lineFeed = 0x0a

/** What is wrong with rows, as the end of a sentence. */
export class RowFault extends Error {}

interface Column {
  readonly type: string
  readonly nullable: boolean
}

const columnsOf = (table: ContentTable): ReadonlyMap<string, Column> => new Map(Object.entries<Column>(contentTables[table].columns))

/** Whether this server has a table of this name. */
export const isTable = (name: string): name is ContentTable => Object.hasOwn(contentTables, name)

/** Rows as text, in pieces: the texts of many rows can be longer than a string. */
export function* jsonLinesOf(rows: readonly PackedRow[]): Generator<string> {
  let text = ''
  for (const row of rows) {
    for (const line of linesOf(row)) {
      text += `${line}\n`
      if (text.length < pageBytes) continue
      yield text
      text = ''
    }
  }
  if (text !== '') yield text
}

/** The lines of a row: the pieces of its long texts, and the row without them. */
function* linesOf(row: PackedRow): Generator<string> {
  const texts = Object.entries(row).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (texts.reduce((sum, [, text]) => sum + text.length, 0) <= longRow) {
    yield JSON.stringify(row, withoutEmpty)
    return
  }
  const rest: Record<string, unknown> = { ...row }
  for (const [column, text] of texts) {
    if (text.length <= longText) continue
    for (let at = 0; at < text.length; at += pieceLength) yield JSON.stringify([column, text.slice(at, at + pieceLength)])
    rest[column] = null
  }
  yield JSON.stringify(rest, withoutEmpty)
}

const withoutEmpty = (_: string, value: unknown) => value ?? undefined

/**
 * The rows of a table, page by page, each with all columns. Fails with `RowFault` on what is no row of this table and site
 * collection.
 */
export async function* rowsOfLines(
  content: AsyncIterable<Uint8Array>,
  table: ContentTable,
  siteId: string,
): AsyncGenerator<readonly PackedRow[]> {
  const columns = columnsOf(table)
  let rows: PackedRow[] = []
  let size = 0
  let long = new LongTexts()
  for await (const line of splitLines(content)) {
    const parsed = parsedLine(line)
    size += line.length
    if (Array.isArray(parsed)) {
      long.add(parsed)
      continue
    }
    rows.push(rowOf(long.joinedTo(parsed), columns, siteId))
    long = new LongTexts()
    if (rows.length < pageRows && size < pageBytes) continue
    yield rows
    rows = []
    size = 0
  }
  if (!long.isEmpty) throw new RowFault('the last row is not complete')
  if (rows.length > 0) yield rows
}

/** The long texts of the next row. */
class LongTexts {
  readonly #pieces = new Map<string, string[]>()
  #length = 0

  get isEmpty(): boolean {
    return this.#pieces.size === 0
  }

  add([column, piece, ...more]: readonly unknown[]): void {
    if (typeof column !== 'string' || typeof piece !== 'string' || more.length > 0) throw new RowFault('a line is no object')
    const pieces = this.#pieces.get(column) ?? []
    pieces.push(piece)
    this.#pieces.set(column, pieces)
    this.#length += piece.length
    if (this.#length > maxRowLength) throw new RowFault(`a row has more than ${maxRowLength} characters`)
  }

  /** The members of an object, and the texts. */
  joinedTo(parsed: object): Map<string, unknown> {
    const given = new Map<string, unknown>(Object.entries(parsed))
    for (const [column, pieces] of this.#pieces) {
      if (given.has(column)) throw new RowFault(`a row has two values of the column ${column.slice(0, 40)}`)
      if (pieces.reduce((sum, piece) => sum + piece.length, 0) > maxTextLength)
        throw new RowFault(`a text of the column ${column.slice(0, 40)} has more than ${maxTextLength} characters`)
      given.set(column, pieces.join(''))
    }
    return given
  }
}

async function* splitLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  let restBytes = 0
  for await (const bytes of content) {
    const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    let from = 0
    for (let end = piece.indexOf(lineFeed, from); end >= 0; end = piece.indexOf(lineFeed, from)) {
      const part = piece.subarray(from, end)
      yield restBytes === 0 ? part : Buffer.concat([...rest, part])
      rest = []
      restBytes = 0
      from = end + 1
    }
    if (from === piece.length) continue
    rest.push(piece.subarray(from))
    restBytes += piece.length - from
    if (restBytes > maxLineBytes) throw new RowFault(`a line has more than ${maxLineBytes} bytes`)
  }
  if (restBytes > 0) throw new RowFault('the last line has no end')
}

function parsedLine(line: Buffer): object {
  let parsed: unknown
  try {
    parsed = JSON.parse(line.toString())
  } catch {
    throw new RowFault('a line is no JSON')
  }
  if (typeof parsed !== 'object' || parsed === null) throw new RowFault('a line is no object')
  return parsed
}

/** The row of these members, which it empties. */
function rowOf(given: Map<string, unknown>, columns: ReadonlyMap<string, Column>, siteId: string): PackedRow {
  const row: Record<string, unknown> = {}
  for (const [name, column] of columns) {
    const value: unknown = given.get(name) ?? null
    if (value === null ? !column.nullable : !fits(value, column.type)) throw new RowFault(`a value of the column ${name} has a wrong type`)
    row[name] = value
    given.delete(name)
  }
  const [unknown] = given.keys()
  if (unknown !== undefined) throw new RowFault(`there is no column ${unknown.slice(0, 40)}`)
  if (row.siteId !== siteId) throw new RowFault('a row belongs to another site collection')
  return row
}

function fits(value: unknown, type: string): boolean {
  if (type === 'text') return typeof value === 'string'
  if (type === 'boolean') return typeof value === 'boolean'
  // A number of too many digits is infinite.
  if (type === 'number') return Number.isFinite(value)
  return Number.isSafeInteger(value)
}
