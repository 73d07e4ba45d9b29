import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { codingFor } from '../../http/content/coding.ts'
import type { Request, Response } from '../../http/message/message.ts'

/** A document that is the same for everybody: compressed once, and sent with an entity tag. */
export interface Kept {
  /** Answers a request for it, with 304 if the client has it. At once for a client that accepts no compression. */
  answer(request: Pick<Request, 'headers'>): Response | Promise<Response>
}

export interface KeptDocument {
  readonly type: string
  readonly text: string
  /** The Content-Security-Policy, if it needs another than data. */
  readonly policy?: string
  /** Whether the document is one of several in different languages. */
  readonly hasLanguages?: true
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Once a document is compressed, only its compressed forms stay in memory: few clients ask for the plain one. */
export function keep({ type, text, policy, hasLanguages }: KeptDocument): Kept {
  let whole: Buffer | undefined = Buffer.from(text)
  const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 22)
  let zipped: Buffer | undefined
  const zipping = gzipped(whole).then((bytes) => {
    zipped = bytes
    whole = undefined
    return bytes
  })
  const plain = (): Buffer => whole ?? (zipped ? gunzipSync(zipped) : Buffer.alloc(0))
  let brotliForm: Promise<Buffer> | undefined
  const forms = {
    gzip: () => zipping,
    br: () => {
      brotliForm ??= brotlied(plain(), brotli)
      return brotliForm
    },
  }
  const common = { 'Content-Type': type, 'Cache-Control': 'no-cache', ...(policy !== undefined && { 'Content-Security-Policy': policy }) }
  return {
    answer({ headers }) {
      const coding = codingFor(headers['accept-encoding'])
      // Each form of a document has a tag of its own, because a strong tag stands for the same bytes (RFC 9110, 8.8.3).
      const tag = `"${hash}${coding === undefined ? '' : `-${coding}`}"`
      const shared = { ...common, ETag: tag, Vary: hasLanguages ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding' }
      if (hasTag(headers['if-none-match'], hash)) return { status: 304, headers: shared }
      if (coding === undefined) return { status: 200, headers: shared, body: plain() }
      return forms[coding]().then((body) => ({ status: 200, headers: { ...shared, 'Content-Encoding': coding }, body }))
    },
  }
}

const hasTag = (given: string | undefined, hash: string): boolean =>
  given !== undefined && (given.trim() === '*' || given.slice(0, 4_000).includes(`"${hash}`))
