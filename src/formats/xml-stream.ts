import { makeBreather } from '../core/kernel/pacing/breathe.ts'
import { openXmlReader, type XmlElement, type XmlReader, xmlPieceLength } from './xml.ts'

/** Receives the text of an element while the document arrives. */
export interface LongText {
  /** A piece of the text as it stands in the document, with its references. */
  add(piece: string): Promise<void>
  /** The text is complete: markup follows. */
  end(): Promise<void>
}

/** The receiver of the text of the last of the open elements, if it has one. */
export type LongTextOf = (open: readonly XmlElement[]) => LongText | undefined | Promise<LongText | undefined>

/**
 * Parses a document as its pieces arrive, as `parseXml` does, and returns its root element. When the text of an element
 * does not end in the piece in which it begins, `longTextOf` is asked with the open elements from the root; if it returns
 * a receiver, the text goes there, and the element stays without it. Others have their turn between the pieces.
 */
export async function parseXmlStream(pieces: AsyncIterable<string>, longTextOf: LongTextOf): Promise<XmlElement> {
  const reader = openXmlReader()
  const takeBreath = makeBreather()
  let held = ''
  let long: LongText | undefined
  let isFirst = true
  for await (const piece of pieces) {
    let text = held + piece
    held = ''
    while (text !== '') {
      if (long) {
        const end = text.indexOf('<')
        await long.add(end < 0 ? text : text.slice(0, end))
        if (end < 0) break
        await long.end()
        long = undefined
        text = text.slice(end)
      }
      // A long text begins behind a tag: what follows the last tag waits until it is known where it belongs.
      const window = text.slice(0, xmlPieceLength)
      const close = window.lastIndexOf('>') + 1
      if (close === 0 && window.length < xmlPieceLength) {
        held = text
        break
      }
      if (isFirst) isFirst = false
      else await takeBreath()
      const length = close === 0 ? window.length : close
      reader.read(window.slice(0, length))
      text = text.slice(length)
      if (close > 0) long = await longTextAt(reader, longTextOf)
    }
  }
  if (long) await long.end()
  reader.read(held)
  return reader.end()
}

/** As `parseXml`, for texts of any length: others have their turn between the pieces of a long one. */
export async function parseXmlInTurns(text: string): Promise<XmlElement> {
  const reader = openXmlReader()
  const takeBreath = makeBreather()
  for (let at = 0; at < text.length; at += xmlPieceLength) {
    if (at > 0) await takeBreath()
    reader.read(text.slice(at, at + xmlPieceLength))
  }
  return reader.end()
}

function longTextAt({ open }: XmlReader, longTextOf: LongTextOf): ReturnType<LongTextOf> {
  const last = open.at(-1)
  return last && last.children.length === 0 ? longTextOf(open) : undefined
}
