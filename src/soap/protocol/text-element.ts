import { escapeXml, openXml, writeXml, type XmlElement, type XmlScope, xmlElement } from '../../formats/xml.ts'
import { type ElementOfRows, isOfRows, writtenRows } from './rows.ts'

/** An element with a long text, whose pieces are made while the reply is written. */
export function textElement(name: string, pieces: AsyncGenerator<string>): ElementOfRows {
  return {
    ...xmlElement('', name),
    nextRows: async () => {
      const { value, done } = await pieces.next()
      return done ? undefined : [escapeXml(value)]
    },
    end: async () => {
      await pieces.return(undefined)
    },
  }
}

/** The XML of an element, and of its rows as they are read. */
export async function* xmlPieces(element: XmlElement | ElementOfRows, scope: XmlScope): AsyncGenerator<string> {
  if (!isOfRows(element)) {
    yield writeXml(element, scope)
    return
  }
  const { start, inner, end } = openXml(element, scope)
  yield `${start}>`
  const rowStart = element.row && openXml(element.row, inner).start
  for (let rows = await element.nextRows(); rows; rows = await element.nextRows()) yield* writtenRows(rows, rowStart)
  yield end
}
