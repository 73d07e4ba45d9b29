import { invalid } from '../../core/kernel/errors.ts'
import type { Response } from '../../http/message/message.ts'

/** The reply, whose connection is closed after so many bytes of the body. The headers announce the whole body. */
export function cutReply(response: Response, bytes: number): Response {
  const { body = '', headers } = response
  const isPiece = typeof body === 'string' || body instanceof Uint8Array
  const length = isPiece ? Buffer.byteLength(body as string) : undefined
  if (length !== undefined && length <= bytes) return response
  const told = length === undefined || headers['Content-Length'] !== undefined ? headers : { ...headers, 'Content-Length': String(length) }
  const pieces = isPiece ? only(typeof body === 'string' ? Buffer.from(body) : body) : (body as AsyncIterable<Uint8Array>)
  return { ...response, headers: told, body: cut(pieces, bytes) }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* cut(pieces: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const piece of pieces) {
    if (piece.length > left) {
      if (left > 0) yield piece.subarray(0, left)
      // What was yielded has to reach the connection before the error closes it.
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw invalid('A fault of this test server cut the reply.')
    }
    left -= piece.length
    yield piece
  }
}

/** How often a slow body has a piece, in milliseconds. */
const pieceMs = 50

/** The reply, whose body comes at a speed. */
export function slowReply(response: Response, bytesPerSecond: number): Response {
  const { body = '', headers } = response
  const isPiece = typeof body === 'string' || body instanceof Uint8Array
  const length = isPiece ? Buffer.byteLength(body as string) : undefined
  if (length === 0) return response
  const told = length === undefined || headers['Content-Length'] !== undefined ? headers : { ...headers, 'Content-Length': String(length) }
  const pieces = isPiece ? only(typeof body === 'string' ? Buffer.from(body) : body) : (body as AsyncIterable<Uint8Array>)
  return { ...response, headers: told, body: slowed(pieces, bytesPerSecond) }
}

async function* slowed(pieces: AsyncIterable<Uint8Array>, bytesPerSecond: number): AsyncGenerator<Uint8Array> {
  const most = Math.max(1, Math.floor((bytesPerSecond * pieceMs) / 1000))
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += most) {
      const part = piece.subarray(at, at + most)
      await new Promise((resolve) => setTimeout(resolve, (part.length * 1000) / bytesPerSecond).unref())
      yield part
    }
  }
}
