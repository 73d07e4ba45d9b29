import type { StoredContent } from '../../core/content/blobs/blobs.ts'
import { closing, partHead } from '../../formats/multipart.ts'

/** Bytes whose number is known before they are read. */
export type ByteStream = AsyncIterable<Uint8Array> & { readonly sizeBytes: number }

/** A result that is a stream: the reply names it, and has its bytes in a part of its own. */
export class StreamAnswer {
  readonly content: ByteStream

  constructor(content: ByteStream) {
    this.content = content
  }
}

/** A stream of a reply, with its Content-ID. */
export interface SentStream {
  readonly id: string
  readonly content: ByteStream
}

const client = 'http://sharepoint.microsoft.com/client/'

/** The Content-ID of a stream of a reply. */
export const streamId = (place: number, requestId: string): string => `${client}attachment/${place}/${requestId}`

/** A Content-ID as results write it. */
export const streamMark = (id: string): string =>
  `Binary(${encodeURIComponent(id).replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase())})`

/** Stored bytes as a stream. */
export const streamOf = ({ sizeBytes, open }: StoredContent): ByteStream => ({
  sizeBytes,
  async *[Symbol.asyncIterator]() {
    yield* await open({ start: 0, end: sizeBytes })
  },
})

/** The headers and the body of a reply with streams: its first part is the reply itself (protocol/csom). */
export function packageOf(reply: string, streams: readonly SentStream[], requestId: string) {
  const boundary = `${requestId}+id=1`
  const start = `<${client}${requestId}>`
  return {
    contentType: `multipart/related;type="application/jop+json";boundary="${boundary}";start="${start}";start-info="application/json"`,
    body: parts(reply, streams, boundary, start),
  }
}

async function* parts(reply: string, streams: readonly SentStream[], boundary: string, start: string): AsyncGenerator<Uint8Array> {
  const first = Buffer.from(reply)
  const jop = 'application/jop+json;charset=utf-8;type="application/json"'
  yield Buffer.concat([Buffer.from(partHead(boundary, headersOf(start, '8bit', jop, first.length))), first])
  for (const { id, content } of streams) {
    const head = partHead(boundary, headersOf(`<${id}>`, 'binary', 'application/octet-stream', content.sizeBytes))
    yield Buffer.from(`\r\n${head}`)
    yield* content
  }
  yield Buffer.from(`\r\n${closing(boundary)}`)
}

const headersOf = (id: string, encoding: string, type: string, length: number) =>
  [
    ['Content-ID', id],
    ['Content-Transfer-Encoding', encoding],
    ['Content-Type', type],
    ['Content-Length', String(length)],
  ] as const
