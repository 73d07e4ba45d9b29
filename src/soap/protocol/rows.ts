import { slicesOfText } from '../../core/kernel/pacing/text-slices.ts'
import type { XmlElement } from '../../formats/xml.ts'

/** The attributes of a row as text, with a space before each. The element that they belong to has no content. */
export type RowText = string

/** An element whose content is generated while the reply is written; `children` does not contain it. */
export interface ElementOfRows extends XmlElement {
  /** The element of a row, without its attributes. Without it the texts are the content as it is written. */
  readonly row?: XmlElement
  /** The next texts, which may be an empty array; undefined after the last. */
  readonly nextRows: () => Promise<readonly RowText[] | undefined>
  /** Called once after the last text, and if the client goes away before. */
  readonly end?: () => Promise<void>
}

export const isOfRows = (element: XmlElement): element is ElementOfRows => 'nextRows' in element

/** A row that is read while the reply is written: it has only the name of the row, and `read` returns its attributes. */
export interface RowToRead extends XmlElement {
  /** Undefined if the row no longer exists. Called once. */
  readonly read: () => Promise<RowText | undefined>
}

export const isToRead = (element: XmlElement): element is RowToRead => 'read' in element

/** The single row of a `RowToRead`, as rows of a reply. */
export function onlyRow({ read }: RowToRead): ElementOfRows['nextRows'] {
  let isRead = false
  return async () => {
    if (isRead) return undefined
    isRead = true
    const row = await read()
    return row === undefined ? [] : [row]
  }
}

/** Rows in a reply, and the start tag of each, if they are rows: its name, and the declarations that are missing at its place. */
export interface PlacedRows {
  readonly nextRows: ElementOfRows['nextRows']
  readonly end?: ElementOfRows['end']
  readonly start: string | undefined
}

/** Marks the place of rows in the text of a reply. XML cannot contain this character, so no value can. */
export const rowsMark = '\0'

/** The text of a reply, with its rows generated slice by slice at their marks. */
export async function* withRows(text: string, placed: readonly PlacedRows[]): AsyncGenerator<string> {
  try {
    for (const [at, part] of text.split(rowsMark).entries()) {
      yield part
      const { nextRows, start } = placed[at] ?? {}
      for (let rows = await nextRows?.(); rows; rows = await nextRows?.()) yield* writtenRows(rows, start)
    }
  } finally {
    for (const { end } of placed) await end?.()
  }
}

/** The length of a row that is sent in pieces, and of each of its pieces, in characters. */
const pieceLength = 32 * 1024

/**
 * The XML of rows with this start tag; without it the texts are XML themselves. Short rows are one text together. A long
 * row comes in pieces, so that it has no copy while the client reads it.
 */
export function* writtenRows(rows: readonly RowText[], start: string | undefined): Generator<string> {
  let written = ''
  for (const row of rows) {
    if (row.length <= pieceLength) {
      written += start === undefined ? row : `${start}${row}/>`
      continue
    }
    yield written + (start ?? '')
    yield* slicesOfText(row, pieceLength)
    written = start === undefined ? '' : '/>'
  }
  if (written !== '') yield written
}
