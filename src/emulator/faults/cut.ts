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
