import type { IncomingHttpHeaders } from 'node:http'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Profile } from '../../profile/profile.ts'

/**
 * A request as the edges see it. `$batch` makes the same value from a part of
 * its body, so that every edge serves both alike.
 */
export interface Request {
  /** Upper case, as sent: X-HTTP-Method is for the REST edge to read. */
  readonly method: string
  /** As sent: still percent-encoded, without the query. */
  readonly path: string
  /** Without the question mark; empty when there is none. */
  readonly query: string
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders
  /** Read once, and only by the operation that wants it: nothing is buffered before. */
  readonly body: AsyncIterable<Uint8Array>
  /** `http://host:port` by which the client reached this server, for absolute URLs (decisions Q); behind trusted proxies that of the first of them. */
  readonly origin: string
  /** Host and port of `origin`, as the client wrote them: what the web application is found by. */
  readonly host: string
  /** Over TLS, as the client sees it: for cookies and everything else that must not go over plain HTTP. */
  readonly isSecure: boolean
  /** Of the client, also behind trusted proxies. */
  readonly clientAddress: string
  readonly correlationId: string
  /** The words in which the request is answered. */
  readonly profile: Profile
  readonly connection: Connection
}

/** What requests came over: one value for as long as it is open, so that what belongs to it can be kept under it. */
export interface Connection {
  /** Over TLS. */
  readonly isSecure: boolean
  /** Of the socket: a proxy's, where one stands in front. */
  readonly remoteAddress: string
}

export interface Response {
  readonly status: number
  /** What was asked for, by a name of a contract or one of few others: request totals are kept by it, so no name comes from outside. */
  readonly operation?: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body?: string | Uint8Array | AsyncIterable<Uint8Array>
}

/**
 * The body as it comes, for what takes it in piece by piece. Fails, at the
 * first piece or in the middle, with `body_too_large` beyond `limitBytes`, with
 * `unsupported_media_type` for an encoding that was put around it, and with
 * `invalid_request` when the client stops before the end that it has announced.
 */
export async function* streamBody({ headers, body }: Request, limitBytes: number): AsyncGenerator<Uint8Array> {
  const { 'content-encoding': encoding = 'identity', 'content-length': announced } = headers
  if (encoding !== 'identity')
    throw new DomainError(kernelReasons.unsupported_media_type, {
      given: `Content-Encoding ${encoding.slice(0, 100)}`,
      allowed: 'the bytes as they are',
    })
  if (Number(announced ?? 0) > limitBytes) throw tooLarge(limitBytes)
  let size = 0
  try {
    for await (const piece of body) {
      size += piece.length
      if (size > limitBytes) throw tooLarge(limitBytes)
      yield piece
    }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw incomplete()
  }
  if (announced !== undefined && size !== Number(announced)) throw incomplete()
}

const incomplete = () => invalid('The request body ended before it was complete.')

/**
 * The whole body, at most `limitBytes` of it. Fails with `body_too_large`
 * before it has read more, by Content-Length where there is one, and with
 * `invalid_request` when the client stops in the middle.
 */
export async function readBytes(request: Request, limitBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > limitBytes) throw tooLarge(limitBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw incomplete()
  }
  return chunks.length === 1 && chunks[0] ? Buffer.from(chunks[0].buffer, chunks[0].byteOffset, size) : Buffer.concat(chunks, size)
}

const tooLarge = (limitBytes: number) => new DomainError(kernelReasons.body_too_large, { limit: String(limitBytes) })

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** The body as text. Fails with `invalid_request` on bytes that are not UTF-8. */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  const bytes = await readBytes(request, limitBytes)
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalid('The request body is not valid UTF-8.')
  }
}
