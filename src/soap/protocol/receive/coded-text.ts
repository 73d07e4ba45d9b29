import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DomainError, invalid } from '../../../core/kernel/errors.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'
import { isUtf8 } from '../../../http/content/content-type.ts'
import { tooLarge } from '../../../http/message/message.ts'

const gzipNames = new Set(['gzip', 'x-gzip'])
const utf16 = /^(?:utf-?16|unicode|ucs-2)(le|be)?$/

/** Beyond the limit of a message, a compressed one holds at most as many bytes for each that is sent. */
const mostExpansion = 20

/** Fails with `unsupported_media_type` for a Content-Encoding other than gzip. */
export function demandKnownCoding(encoding: string): void {
  if (encoding === 'identity' || gzipNames.has(encoding.trim().toLowerCase())) return
  throw unreadable(`The Content-Encoding '${encoding.slice(0, 40)}'`, 'gzip, or the message uncompressed')
}

/** Fails with `unsupported_media_type` for a charset other than UTF-8 and UTF-16. */
export function demandKnownCharset(charset: string | undefined): void {
  if (isUtf8(charset) || utf16.test(charset ?? '')) return
  throw unreadable(`The charset '${(charset ?? '').slice(0, 40)}'`, 'UTF-8 or UTF-16')
}

export const unreadable = (given: string, allowed: string): DomainError =>
  new DomainError(kernelReasons.unsupported_media_type, { given, allowed })

/**
 * The bytes of a body without its Content-Encoding. Fails with `invalid_request` if they are not what the header says, and
 * with `body_too_large` for a body of more than `limitBytes` that expands without measure.
 */
export function decodedBody(bytes: AsyncIterable<Uint8Array>, encoding: string, limitBytes: number): AsyncIterable<Uint8Array> {
  return encoding === 'identity' ? bytes : unzipped(bytes, limitBytes)
}

async function* unzipped(bytes: AsyncIterable<Uint8Array>, limitBytes: number): AsyncGenerator<Uint8Array> {
  let sent = 0
  let refusal: DomainError | undefined
  const counted = async function* () {
    try {
      for await (const piece of bytes) {
        sent += piece.length
        yield piece
      }
    } catch (error) {
      if (error instanceof DomainError) refusal = error
      throw error
    }
  }
  const source = Readable.from(counted(), { objectMode: false })
  const unzip = createGunzip()
  source.on('error', (error) => unzip.destroy(error))
  source.pipe(unzip)
  let size = 0
  try {
    for await (const piece of unzip as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > limitBytes + sent * mostExpansion) throw tooLarge(limitBytes)
      yield piece
    }
  } catch (error) {
    if (refusal) throw refusal
    if (error instanceof DomainError) throw error
    throw invalid('The request body is not complete gzip data, as its Content-Encoding says.')
  } finally {
    source.destroy()
    unzip.destroy()
  }
}

/** The text of a message, and the bytes that a character of base64 has in it. */
export interface CodedText {
  readonly pieces: AsyncIterable<string>
  readonly characterBytes: () => number
}

/**
 * Decodes a text as it arrives. A byte order mark decides; else the charset of the header; else the first bytes. Fails with
 * `invalid_request` on bytes that are not text of the charset.
 */
export function textOfBytes(bytes: AsyncIterable<Uint8Array>, charset: string | undefined): CodedText {
  let encoding = 'utf-8'
  async function* pieces() {
    let decoder: InstanceType<typeof TextDecoder> | undefined
    let start: Uint8Array = Buffer.alloc(0)
    for await (const piece of bytes) {
      if (decoder) {
        yield decodeWith(decoder, encoding, piece)
        continue
      }
      start = start.length === 0 ? piece : Buffer.concat([start, piece])
      if (start.length < 2) continue
      encoding = encodingOf(start, charset)
      decoder = new TextDecoder(encoding, { fatal: true })
      yield decodeWith(decoder, encoding, start)
    }
    // A text of one byte, or the end: the last character must be complete.
    if (decoder) yield decodeWith(decoder, encoding, undefined)
    else yield decodeWith(new TextDecoder(encoding, { fatal: true }), encoding, start)
  }
  return { pieces: pieces(), characterBytes: () => (encoding === 'utf-8' ? 1 : 2) }
}

function decodeWith(decoder: InstanceType<typeof TextDecoder>, encoding: string, piece: Uint8Array | undefined): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    throw invalid(`The request body is not valid ${encoding === 'utf-8' ? 'UTF-8' : 'UTF-16'}.`)
  }
}

function encodingOf([first = 0, second = 0]: Uint8Array, charset: string | undefined): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (charset !== undefined && isUtf8(charset)) return 'utf-8'
  const [, order] = utf16.exec(charset ?? '') ?? []
  if (order !== undefined) return `utf-16${order}`
  // XML begins with `<`.
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  return charset === undefined ? 'utf-8' : 'utf-16be'
}
