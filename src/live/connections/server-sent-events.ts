import { Readable } from 'node:stream'
import type { Frame } from '../protocol/messages.ts'
import { sizeOf, type Transport } from './transport.ts'

/** How long a client may take to read what was sent before the end. */
const closingMs = 5_000

/** Frames of text as events of one reply (HTML standard, 9.2). A frame has no line breaks. */
export function eventStream(lost: (transport: Transport) => void): { readonly transport: Transport; readonly body: Readable } {
  const queue: string[] = []
  let bytes = 0
  let isWanted = false
  let isEnding = false
  const pump = () => {
    while (isWanted) {
      const next = queue.shift()
      if (next === undefined) {
        if (isEnding) body.push(null)
        return
      }
      bytes -= sizeOf(next)
      isWanted = body.push(next)
    }
  }
  const body = new Readable({
    read() {
      isWanted = true
      pump()
    },
  })
  const add = (text: string) => {
    if (isEnding) return
    queue.push(text)
    bytes += sizeOf(text)
    pump()
  }
  const transport: Transport = {
    takesBinary: false,
    needsPings: true,
    send: (frame: Frame) => add(`data: ${typeof frame === 'string' ? frame : ''}\r\n\r\n`),
    waiting: () => ({ messages: queue.length, bytes }),
    end() {
      isEnding = true
      pump()
      setTimeout(() => body.destroy(), closingMs).unref()
    },
  }
  // A comment, so that the client sees the head of the reply at once.
  add(':\r\n\r\n')
  body.on('close', () => lost(transport))
  return { transport, body }
}
