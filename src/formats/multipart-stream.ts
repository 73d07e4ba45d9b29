import { invalid } from '../core/kernel/errors.ts'
import { type Head, readHead } from './message-head.ts'

/** A part of a multipart body that is still arriving: its MIME headers by lower-case name, and its content. */
export interface ArrivingPart {
  readonly headers: Head['headers']
  /** Read it once, before the next part. What is not read is skipped. */
  readonly content: AsyncIterable<Uint8Array>
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const dash = 0x2d
const blanks = [0x20, 0x09]

/** The blanks that may follow a boundary in its line. */
const mostBlanks = 64
/** The bytes of the headers of a part. */
const mostHeadBytes = 16_384

/**
 * The parts of a multipart body, in order, while it arrives; split only at boundaries. Lines end in CRLF or LF; what stands
 * before the first boundary and after the closing one is ignored. The time is linear in the bytes. Fails with
 * `invalid_request` if the closing boundary is missing, if a part has headers of more than 16 kB, and if there are more
 * than `maxParts` parts.
 */
export async function* readMultipart(bytes: AsyncIterable<Uint8Array>, boundary: string, maxParts: number): AsyncGenerator<ArrivingPart> {
  const reader = new MultipartReader(bytes[Symbol.asyncIterator](), boundary)
  await skip(reader.untilBoundary())
  for (let count = 0; !reader.isLast; count += 1) {
    if (count === maxParts) throw invalid(`The multipart body has more than ${maxParts} parts.`)
    const { headers } = readHead(await reader.head())
    const content = reader.untilBoundary()
    yield { headers, content }
    await skip(content)
  }
}

async function skip(content: AsyncIterator<Uint8Array>): Promise<void> {
  for (let isOver = false; !isOver; ) isOver = (await content.next()).done === true
}

class MultipartReader {
  /** Whether the last boundary was the closing one. */
  isLast = false
  readonly #source: AsyncIterator<Uint8Array>
  readonly #boundary: string
  readonly #mark: Buffer
  /** What has arrived and is not read. The first boundary need not follow a line end. */
  #held = Buffer.from('\n')
  #isOver = false

  constructor(source: AsyncIterator<Uint8Array>, boundary: string) {
    this.#source = source
    this.#boundary = boundary
    this.#mark = Buffer.from(`\n--${boundary}`)
  }

  /** The headers of a part, with the empty line behind them. */
  async head(): Promise<Buffer> {
    for (;;) {
      const end = this.#endOfHead()
      if (end > 0) return this.#take(end)
      if (this.#held.length > mostHeadBytes) throw invalid(`A part of the multipart body has headers of more than ${mostHeadBytes} bytes.`)
      await this.#more()
    }
  }

  #endOfHead(): number {
    if (this.#held[0] === lineFeed) return 1
    if (this.#held[0] === carriageReturn && this.#held[1] === lineFeed) return 2
    for (let at = this.#held.indexOf('\n'); at >= 0; at = this.#held.indexOf('\n', at + 1)) {
      if (this.#held[at + 1] === lineFeed) return at + 2
      if (this.#held[at + 1] === carriageReturn && this.#held[at + 2] === lineFeed) return at + 3
    }
    return 0
  }

  /** The bytes up to the next boundary, which it reads too. */
  async *untilBoundary(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { start, end, isLast } = this.#nextBoundary()
      if (start > 0) yield this.#take(start)
      if (end !== undefined) {
        this.#take(end - start)
        this.isLast = isLast
        return
      }
      await this.#more()
    }
  }

  /** The next boundary line; without `end`, the bytes that certainly stand before it. */
  #nextBoundary(): { readonly start: number; readonly end?: number; readonly isLast: boolean } {
    const held = this.#held
    for (let at = held.indexOf(this.#mark); at >= 0; at = held.indexOf(this.#mark, at + 1)) {
      const start = at > 0 && held[at - 1] === carriageReturn ? at - 1 : at
      if (!this.#isOver && held.length < at + this.#mark.length + mostBlanks + 4) return { start, isLast: false }
      const line = endOfLine(held, at + this.#mark.length)
      if (line) return { start, ...line }
    }
    const start = this.#isOver ? held.length : Math.max(0, held.length - this.#mark.length - 1)
    return { start, isLast: false }
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }

  async #more(): Promise<void> {
    if (this.#isOver) throw invalid(`The multipart body has no closing line '--${this.#boundary}--'.`)
    const { value, done } = await this.#source.next()
    if (done) this.#isOver = true
    else this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value])
  }
}

/** The end of a boundary line whose boundary ends at `from`; undefined if the line goes on with something else. */
function endOfLine(bytes: Buffer, from: number): { readonly end: number; readonly isLast: boolean } | undefined {
  const isLast = bytes[from] === dash && bytes[from + 1] === dash
  let end = isLast ? from + 2 : from
  for (let blank = 0; blank < mostBlanks && blanks.includes(bytes[end] ?? 0); blank += 1) end += 1
  if (bytes[end] === carriageReturn) end += 1
  if (end < bytes.length && bytes[end] !== lineFeed) return undefined
  return { end: Math.min(end + 1, bytes.length), isLast }
}

/** The parameters of a Content-Type by lower-case name, quoted or not (RFC 9110, 5.6.6). */
export function parametersOf(contentType: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (let at = contentType.indexOf(';'); at >= 0; ) {
    const equals = contentType.indexOf('=', at)
    if (equals < 0) break
    const name = contentType
      .slice(at + 1, equals)
      .trim()
      .toLowerCase()
    const isQuoted = contentType[equals + 1] === '"'
    const from = isQuoted ? equals + 2 : equals + 1
    const to = contentType.indexOf(isQuoted ? '"' : ';', from)
    const value = contentType.slice(from, to < 0 ? contentType.length : to)
    if (!found.has(name)) found.set(name, isQuoted ? value : value.trim())
    at = to < 0 ? -1 : contentType.indexOf(';', to)
  }
  return found
}
