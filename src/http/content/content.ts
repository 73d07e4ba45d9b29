import { pipeline, Readable, Transform } from 'node:stream'
import { accessReasons } from '../../core/access/reasons.ts'
import type { StoredContent } from '../../core/content/blobs/blobs.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import type { ByteRange } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request } from '../message/message.ts'
import { mediaTypeOf, protection } from './media-type.ts'
import { contentRange, parseRanges } from './ranges.ts'

export interface ContentHeaders {
  readonly ETag: string
  readonly 'Last-Modified': string
  readonly 'Accept-Ranges'?: string
  readonly 'Content-Length'?: string
  readonly 'Content-Range'?: string
  readonly 'Content-Disposition'?: string
  readonly 'Content-Security-Policy'?: string
}

export type ContentResponse =
  | {
      readonly status: 200 | 206
      readonly type: string
      readonly headers: ContentHeaders
      readonly body: string | Uint8Array | AsyncIterable<Uint8Array>
    }
  | { readonly status: 304; readonly headers: ContentHeaders }

/**
 * The response to a GET or HEAD of stored bytes: first the conditions (RFC 9110, 13.2.2), then the ranges
 * (14.2; protocol/files#bytes). One range is sent as it is, several as multipart/byteranges. Opens only content that is
 * sent. Fails with `version_conflict`, `range_not_satisfiable` and the errors of `open`.
 */
export async function respondWith({ method, headers, correlationId }: Request, content: StoredContent): Promise<ContentResponse> {
  const { name, sizeBytes, etag, modifiedAt } = content
  const validators = { ETag: etag, 'Last-Modified': new Date(modifiedAt).toUTCString() }
  if (demandConditions(headers, content) === 'not modified') return { status: 304, headers: validators }
  const ranges = method === 'GET' ? rangesOf(headers, content) : undefined
  const common = { ...validators, ...protection(name), 'Accept-Ranges': 'bytes' }
  const type = mediaTypeOf(name)
  const [first, ...others] = ranges ?? []
  if (!first) {
    const body = method === 'HEAD' ? '' : await bodyOf(content, { start: 0, end: sizeBytes })
    return { status: 200, type, headers: { ...common, 'Content-Length': String(sizeBytes) }, body }
  }
  if (others.length === 0) {
    const length = { 'Content-Length': String(first.end - first.start), 'Content-Range': contentRange(first, sizeBytes) }
    return { status: 206, type, headers: { ...common, ...length }, body: await bodyOf(content, first) }
  }
  const parts = partsOf(content, [first, ...others], `byteranges_${correlationId}`)
  return {
    status: 206,
    type: `multipart/byteranges; boundary=${parts.boundary}`,
    headers: { ...common, 'Content-Length': String(parts.length) },
    body: parts.body(),
  }
}

/** Content up to this length is sent in one piece, which costs half as much as a stream. */
const pieceBytes = 64 * 1024

async function bodyOf(content: StoredContent, range: ByteRange): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
  const length = range.end - range.start
  if (length > pieceBytes) return wholeOf(content, range)
  const bytes = await content.open(range)
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  const body = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  if (body.length !== length) throw cutShort(content, body.length, length)
  return body
}

const cutShort = ({ source }: StoredContent, got: number, wanted: number): Error =>
  new Error(`${source} ended after ${got} of ${wanted} bytes: it was cut while it was read`)

/** Streams long content. Content that ends too early fails, so that no client takes it for complete. */
async function wholeOf(content: StoredContent, range: ByteRange): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await content.open(range)
  const wanted = range.end - range.start
  let got = 0
  if (!(bytes instanceof Readable)) return counted()
  const counter = new Transform({
    transform(piece: Uint8Array, _, pass) {
      got += piece.length
      pass(null, piece)
    },
    flush: (end) => end(got === wanted ? null : cutShort(content, got, wanted)),
  })
  // An error of one stream ends the other; the reader of the counter receives the error.
  return pipeline(bytes, counter, () => undefined)

  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes) {
      got += piece.length
      yield piece
    }
    if (got !== wanted) throw cutShort(content, got, wanted)
  }
}

type RequestHeaders = Request['headers']

/** Compared in whole seconds, the precision of the header. */
const isSince = (modifiedAt: number, header: string | undefined): boolean | undefined => {
  const since = Date.parse(header ?? '')
  return Number.isNaN(since) ? undefined : Math.floor(modifiedAt / 1000) * 1000 > since
}

/** If-None-Match also matches weak tags (RFC 9110, 13.1.2). */
const holdsTag = (header: string, etag: string): boolean =>
  header.trim() === '*' || [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag)

function demandConditions(headers: RequestHeaders, { etag, modifiedAt }: StoredContent): 'proceed' | 'not modified' {
  const match = headers['if-match']
  const failed = match === undefined ? isSince(modifiedAt, headers['if-unmodified-since']) === true : !holdsTag(match, etag)
  if (failed)
    throw new DomainError(accessReasons.version_conflict, {
      given: (match ?? headers['if-unmodified-since'] ?? '').slice(0, 100),
      current: etag,
    })
  const noneMatch = headers['if-none-match']
  const isKnown = noneMatch === undefined ? isSince(modifiedAt, headers['if-modified-since']) === false : holdsTag(noneMatch, etag)
  return isKnown ? 'not modified' : 'proceed'
}

/** Undefined if the whole content is to be sent. */
function rangesOf(headers: RequestHeaders, content: StoredContent): readonly ByteRange[] | undefined {
  if (headers.range === undefined || !isUnchanged(headers['if-range'], content)) return undefined
  const ranges = parseRanges(headers.range, content.sizeBytes)
  if (ranges?.length !== 0) return ranges
  throw new DomainError(kernelReasons.range_not_satisfiable, {
    given: headers.range.slice(0, 100),
    size: String(content.sizeBytes),
    name: content.name,
  })
}

/** If-Range: a range of changed bytes is useless to the client (RFC 9110, 13.1.5). */
const isUnchanged = (header: string | string[] | undefined, { etag, modifiedAt }: StoredContent): boolean => {
  if (header === undefined) return true
  const text = String(header).trim()
  return text.startsWith('"') ? text === etag : Date.parse(text) === Math.floor(modifiedAt / 1000) * 1000
}

/** Several ranges as parts of one body (RFC 9110, 14.6). */
function partsOf(content: StoredContent, ranges: readonly ByteRange[], boundary: string) {
  const { name, sizeBytes } = content
  const headOf = (range: ByteRange) =>
    Buffer.from(`\r\n--${boundary}\r\nContent-Type: ${mediaTypeOf(name)}\r\nContent-Range: ${contentRange(range, sizeBytes)}\r\n\r\n`)
  const closing = Buffer.from(`\r\n--${boundary}--\r\n`)
  const length = ranges.reduce((sum, range) => sum + headOf(range).length + range.end - range.start, closing.length)
  async function* body(): AsyncGenerator<Uint8Array> {
    for (const range of ranges) {
      yield headOf(range)
      yield* await wholeOf(content, range)
    }
    yield closing
  }
  return { boundary, length, body }
}
