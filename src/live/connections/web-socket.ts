import type { RawData, WebSocket } from 'ws'
import type { Transport } from './transport.ts'
import { sizeOf } from './transport.ts'

/** How long a client may take to close its side. */
const closingMs = 5_000

/** The codes of a normal end and of an end with a reason for the client (RFC 6455, 7.4). */
const codes = { normal: 1000, policy: 1008 } as const

/** The maximum number of bytes in the reason of a close frame (RFC 6455, 5.5). */
const reasonBytes = 120

export interface SocketListener {
  received(bytes: Uint8Array): void
  lost(transport: Transport): void
}

/** Frames as messages of a WebSocket. */
export function webSocketTransport(socket: WebSocket, listener: SocketListener): Transport {
  const waiting = { messages: 0, bytes: 0 }
  const transport: Transport = {
    takesBinary: true,
    needsPings: true,
    send(frame) {
      const size = sizeOf(frame)
      waiting.messages += 1
      waiting.bytes += size
      socket.send(frame, { binary: typeof frame !== 'string' }, () => {
        waiting.messages -= 1
        waiting.bytes -= size
      })
    },
    waiting: () => waiting,
    end(reason) {
      socket.close(reason === '' ? codes.normal : codes.policy, shortened(reason))
      setTimeout(() => socket.terminate(), closingMs).unref()
    },
  }
  socket.on('message', (data) => listener.received(bytesOf(data)))
  // A socket that fails also emits close, which is handled.
  socket.on('error', () => undefined)
  socket.on('close', () => listener.lost(transport))
  return transport
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data

/** The beginning of a text that fits into a close frame, in whole characters. */
function shortened(text: string): string {
  let short = text.slice(0, reasonBytes)
  while (Buffer.byteLength(short) > reasonBytes) short = short.slice(0, -1)
  return short.isWellFormed() ? short : short.slice(0, -1)
}
