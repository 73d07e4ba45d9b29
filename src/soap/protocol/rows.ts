import { writeXml, type XmlElement, type XmlNode, type XmlScope } from '../../formats/xml.ts'

/** An element whose children are generated while the reply is written; `children` does not contain them. */
export interface ElementOfRows extends XmlElement {
  /** The next rows, or pieces of text, which may be an empty array; undefined after the last. */
  readonly nextRows: () => Promise<readonly XmlNode[] | undefined>
  /** Called once after the last row, and if the client goes away before. */
  readonly end?: () => Promise<void>
}

export const isOfRows = (element: XmlElement): element is ElementOfRows => 'nextRows' in element

/** A row that is read while the reply is written: it has only the name of the row, and `read` returns the row itself. */
export interface RowToRead extends XmlElement {
  /** The row; undefined if it no longer exists. Called once. */
  readonly read: () => Promise<XmlElement | undefined>
}

export const isToRead = (element: XmlElement): element is RowToRead => 'read' in element

/** The single row of a `RowToRead`, as rows of a reply. */
export function onlyRow({ read }: RowToRead): ElementOfRows['nextRows'] {
  let isRead = false
  return async () => {
    if (isRead) return undefined
    isRead = true
    const row = await read()
    return row ? [row] : []
  }
}

/** Rows in a reply, and the namespaces that are declared at their place. */
export interface PlacedRows {
  readonly nextRows: ElementOfRows['nextRows']
  readonly end?: ElementOfRows['end']
  readonly scope: XmlScope
}

/** Marks the place of rows in the text of a reply. XML cannot contain this character, so no value can. */
export const rowsMark = '\0'

/** The text of a reply, with its rows generated slice by slice at their marks. */
export async function* withRows(text: string, placed: readonly PlacedRows[]): AsyncGenerator<string> {
  try {
    for (const [at, part] of text.split(rowsMark).entries()) {
      yield part
      const { nextRows, scope } = placed[at] ?? {}
      for (let rows = await nextRows?.(); rows; rows = await nextRows?.()) {
        let written = ''
        for (const row of rows) written += writeXml(row, scope)
        if (written !== '') yield written
      }
    }
  } finally {
    for (const { end } of placed) await end?.()
  }
}
