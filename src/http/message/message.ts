import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { ServedTenant } from '../../core/model/sites/tenant.ts'
import type { Profile } from '../../profile/profile.ts'

/**
 * A request as the edges see it. `$batch` makes the same value from each of its parts, so that every edge handles both
 * in the same way.
 */
export interface Request {
  /** Upper case, as sent. Only the REST edge reads X-HTTP-Method. */
  readonly method: string
  /** As sent: percent-encoded, without the query string. */
  readonly path: string
  /** Without the question mark; empty if there is no query string. */
  readonly query: string
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders
  /** Read at most once, and only by operations that have a body; nothing is buffered before. */
  readonly body: AsyncIterable<Uint8Array>
  /**
   * `http://host:port` by which the client reached this server, for absolute URLs (protocol/addresses#hosts); behind
   * trusted proxies the address of the outermost one.
   */
  readonly origin: string
  /** Host and port of `origin`, as the client wrote them; selects the web application. */
  readonly host: string
  /** Whether the client uses TLS; decides on cookies and anything else that must not use plain HTTP. */
  readonly isSecure: boolean
  /** The address of the client, also behind trusted proxies. */
  readonly clientAddress: string
  /** The tenant of the host; missing for the farm's own tenant. */
  readonly tenant?: ServedTenant
  readonly correlationId: string
  /** The profile of the reply. */
  readonly profile: Profile
  readonly connection: Connection
  /**
   * In a batch: the address in which `$7` at the beginning stands for what the request with that Content-ID has made. Fails with
   * `invalid_request`.
   */
  readonly made?: (address: string) => string
}

/** The connection of a request: one object while the connection is open, so that state can be stored under it. */
export interface Connection {
  /** Whether it uses TLS. */
  readonly isSecure: boolean
  /** The address of the socket's peer, which can be a proxy. */
  readonly remoteAddress: string
}

export interface Response {
  readonly status: number
  /**
   * The operation, by a name of a contract or one of a few constants. Metrics count by it, so it is never a name that a
   * client chose.
   */
  readonly operation?: string
  /** The body is one part of what the operation declares: a property, or a count. */
  readonly part?: true
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body?: string | Uint8Array | AsyncIterable<Uint8Array>
  /** The connection is reset instead of a reply. */
  readonly resets?: true
  /**
   * With the status 101: takes over the connection and writes the head of the reply, with these lines in it. `head` holds
   * the bytes that came behind the request.
   */
  readonly takeOver?: (message: IncomingMessage, socket: Duplex, head: Buffer, lines: readonly string[]) => void
}

/**
 * The body as a stream. Fails, at the first chunk or later, with `body_too_large` beyond `limitBytes`, with
 * `unsupported_media_type` for a Content-Encoding, and with `invalid_request` if the client stops before the announced
 * end, or sends chunks of a few bytes.
 */
export async function* streamBody(request: Request, limitBytes: number): AsyncGenerator<Uint8Array> {
  const { 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding !== 'identity')
    throw new DomainError(kernelReasons.unsupported_media_type, {
      given: `Content-Encoding ${encoding.slice(0, 100)}`,
      allowed: 'the bytes as they are',
    })
  yield* streamCodedBody(request, limitBytes)
}

/** As `streamBody`, for a body with any Content-Encoding: the bytes as they are sent. */
export async function* streamCodedBody(request: Request, limitBytes: number): AsyncGenerator<Uint8Array> {
  const { 'content-length': announced } = request.headers
  if (Number(announced ?? 0) > limitBytes) throw tooLarge(limitBytes)
  const meter = new BodyMeter(request, limitBytes)
  try {
    for await (const piece of request.body) {
      meter.add(piece)
      yield piece
    }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw incomplete()
  }
  if (announced !== undefined && meter.size !== Number(announced)) throw incomplete()
}

const incomplete = () => invalid('The request body ended before it was complete.')

/** Chunks that every body may have, however few bytes they hold. */
const freeChunks = 1024
/** What the chunks beyond must hold, on average. */
const leastChunkBytes = 16

/**
 * Counts a body while it is read. The parser works several microseconds for each chunk of a chunked body, however few
 * bytes it holds, and one read from the socket can hold ten thousand of them.
 */
class BodyMeter {
  size = 0
  #chunks = 0
  readonly #isChunked: boolean
  readonly #limitBytes: number

  constructor({ headers }: Request, limitBytes: number) {
    this.#isChunked = headers['transfer-encoding'] !== undefined
    this.#limitBytes = limitBytes
  }

  /** Fails with `body_too_large` and `invalid_request`. */
  add({ length }: Uint8Array): void {
    this.size += length
    this.#chunks += 1
    if (this.size > this.#limitBytes) throw tooLarge(this.#limitBytes)
    if (this.#isChunked && this.#chunks > freeChunks + this.size / leastChunkBytes)
      throw invalid(
        `The request body comes in chunks of too few bytes: beyond the first ${freeChunks}, chunks must hold ${leastChunkBytes} bytes on average. Send larger chunks.`,
      )
  }
}

/**
 * The whole body, at most `limitBytes`. Fails with `body_too_large` without reading more, by Content-Length if there is
 * one, and with `invalid_request` if the client stops early or sends chunks of a few bytes.
 */
export async function readBytes(request: Request, limitBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes)
  const meter = new BodyMeter(request, limitBytes)
  let whole: Buffer | undefined
  try {
    for await (const piece of request.body) {
      const before = meter.size
      meter.add(piece)
      whole = whole ? appended(whole, before, piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw incomplete()
  }
  return whole ? whole.subarray(0, meter.size) : Buffer.alloc(0)
}

/**
 * The first `size` bytes of a buffer and a piece, in a buffer with room for more: kept by itself, a piece of a few bytes
 * would take hundreds.
 */
function appended(whole: Buffer, size: number, piece: Uint8Array): Buffer {
  const needed = size + piece.length
  const target = needed <= whole.length ? whole : Buffer.allocUnsafe(Math.max(needed, 2 * whole.length))
  if (target !== whole) target.set(whole.subarray(0, size))
  target.set(piece, size)
  return target
}

/** The error of a body of more than `limitBytes`. */
export const tooLarge = (limitBytes: number): DomainError => new DomainError(kernelReasons.body_too_large, { limit: String(limitBytes) })

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** The body as text. Fails with `invalid_request` on bytes that are not valid UTF-8. */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  const bytes = await readBytes(request, limitBytes)
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalid('The request body is not valid UTF-8.')
  }
}
