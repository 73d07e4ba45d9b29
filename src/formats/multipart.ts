import { invalid } from '../core/kernel/errors.ts'
import { type Head, readHead } from './message-head.ts'

/** A part of a multipart body: its MIME headers by lower-case name, and its content. */
export interface Part {
  readonly headers: Head['headers']
  readonly body: Uint8Array
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const dash = 0x2d
const space = 0x20
const tab = 0x09

const boundaryForm = /^[\w'()+,\-./:=?]{1,70}$/
const boundaryParameter = /;\s*boundary\s*=\s*(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/i

/**
 * The boundary of a `multipart/mixed` Content-Type, quoted or not; undefined for another media type. Fails with
 * `invalid_request` on a missing or invalid boundary (RFC 2046, 5.1.1, without the space).
 */
export function boundaryOf(contentType: string | undefined): string | undefined {
  if (!/^\s*multipart\/mixed\s*(?:;|$)/i.test(contentType ?? '')) return undefined
  const match = boundaryParameter.exec(contentType ?? '')
  const boundary = match?.[1] ?? match?.[2]
  if (boundary !== undefined && boundaryForm.test(boundary)) return boundary
  throw invalid(
    `The Content-Type '${(contentType ?? '').slice(0, 100)}' needs a boundary of 1 to 70 letters, digits and ' ( ) + _ , - . / : = ? characters.`,
  )
}

/**
 * The parts of a multipart body as bytes, in order, split only at boundaries; Content-Length headers of parts do not
 * count (protocol/client-habits#batches). Lines end in CRLF or LF; text before the first and after the closing boundary
 * is ignored. The time is linear in the bytes. Fails with `invalid_request` if the boundary or the closing one is
 * missing, or if there are more than `maxParts` parts.
 */
export function splitMultipart(bytes: Uint8Array, boundary: string, maxParts: number): Uint8Array[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let delimiter = nextDelimiter(buffer, boundary, 0)
  if (!delimiter) throw invalid(`The multipart body has no line '--${boundary}'.`)
  while (!delimiter.isLast) {
    const next = nextDelimiter(buffer, boundary, delimiter.end)
    if (!next) throw invalid(`The multipart body has no closing line '--${boundary}--'.`)
    if (parts.length === maxParts) throw invalid(`The multipart body has more than ${maxParts} parts.`)
    parts.push(buffer.subarray(delimiter.end, next.start))
    delimiter = next
  }
  return parts
}

/** Parses the MIME headers of a part. Fails with `invalid_request`, which names the line. */
export function readPart(bytes: Uint8Array): Part {
  const { headers, body } = readHead(bytes)
  return { headers, body }
}

/** The boundary line and the headers of a part, including the empty line after them. */
export const partHead = (boundary: string, headers: Iterable<readonly [string, string]>): string =>
  `--${boundary}\r\n${[...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`

/** The last line of a multipart body, with its line end. */
export const closing = (boundary: string): string => `--${boundary}--\r\n`

interface Delimiter {
  /** Where the line end before it begins: it belongs to the boundary, not to the part. */
  readonly start: number
  /** The position after its line end. */
  readonly end: number
  readonly isLast: boolean
}

function nextDelimiter(bytes: Buffer, boundary: string, from: number): Delimiter | undefined {
  const mark = Buffer.from(`--${boundary}`)
  for (let at = bytes.indexOf(mark, from); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    if (at > 0 && bytes[at - 1] !== lineFeed) continue
    let end = at + mark.length
    const isLast = bytes[end] === dash && bytes[end + 1] === dash
    if (isLast) end += 2
    while (bytes[end] === space || bytes[end] === tab) end += 1
    if (bytes[end] === carriageReturn) end += 1
    if (end < bytes.length && bytes[end] !== lineFeed) continue
    return { start: Math.max(from, at - lineEndBefore(bytes, at)), end: Math.min(end + 1, bytes.length), isLast }
  }
  return undefined
}

const lineEndBefore = (bytes: Buffer, at: number): number => (at === 0 ? 0 : bytes[at - 2] === carriageReturn ? 2 : 1)
