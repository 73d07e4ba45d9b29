import { openXml, writeXml, type XmlElement, type XmlScope, xmlElement } from '../../formats/xml.ts'
import { type ElementOfRows, isOfRows } from './rows.ts'

/** An element with a long text, whose pieces are made while the reply is written. */
export function textElement(name: string, pieces: AsyncGenerator<string>): ElementOfRows {
  return {
    ...xmlElement('', name),
    nextRows: async () => {
      const { value, done } = await pieces.next()
      return done ? undefined : [value]
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
  for (let rows = await element.nextRows(); rows; rows = await element.nextRows()) {
    let text = ''
    for (const row of rows) text += writeXml(row, inner)
    yield text
  }
  yield end
}
