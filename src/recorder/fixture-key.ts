import { createHash } from 'node:crypto'
import { decodedText } from './bounded-body.ts'
import type { KeptBody } from './fixture.ts'
import { keptText } from './kept-text.ts'

/** A body as it is kept, and its hash. */
export interface KeptRequestBody {
  readonly body: KeptBody | null
  readonly hash: string
}

/**
 * A whole body of a request as it is kept and compared: without secrets, origin and boundaries, which differ from run to
 * run.
 */
export function keptBodyOf(bytes: Buffer, contentType: string, origin: string): KeptRequestBody {
  if (bytes.length === 0) return { body: null, hash: '' }
  const text = decodedText(bytes)
  if (text === undefined) return { body: { base64: bytes.toString('base64') }, hash: hashOf(bytes) }
  const kept = withoutBoundaries(keptText(text, contentType, origin), contentType)
  return { body: { text: kept }, hash: hashOf(kept) }
}

/** A request with this key is the same request. */
export const requestKey = (method: string, address: string, hash: string): string => `${method} ${address} ${hash}`

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const declared = /\bboundary="?([^\s";,]{1,200})/gi

/** The text of a multipart body with numbers for its boundaries, in the order in which they are declared. */
function withoutBoundaries(text: string, contentType: string): string {
  if (!contentType.toLowerCase().startsWith('multipart/')) return text
  const names = [...contentType.matchAll(declared), ...text.matchAll(declared)].flatMap(([, name]) => name ?? [])
  // Each boundary costs a pass over the text.
  return [...new Set(names)].slice(0, 100).reduce((plain, name, at) => plain.replaceAll(name, `boundary-${at + 1}`), text)
}
