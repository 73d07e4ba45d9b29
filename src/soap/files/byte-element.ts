import { xmlElement } from '../../formats/xml.ts'
import type { ElementOfRows } from '../protocol/rows.ts'

/** An element that holds bytes in base64, which are read while the reply is written. */
export function byteElement(name: string, bytes: AsyncIterable<Uint8Array>): ElementOfRows {
  const chunks = bytes[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  let isOver = false
  const nextRows = async () => {
    if (isOver) return undefined
    const { value, done } = await chunks.next()
    isOver = done === true
    const all = isOver ? rest : Buffer.concat([rest, value as Uint8Array])
    // Base64 writes three bytes as four characters, so that only the last piece has padding.
    const length = isOver ? all.length : all.length - (all.length % 3)
    rest = all.subarray(length)
    return [all.toString('base64', 0, length)]
  }
  const end = async () => {
    await chunks.return?.()
  }
  return { ...xmlElement('', name), nextRows, end }
}
