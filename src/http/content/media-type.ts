import { Mime } from 'mime/lite'
import other from 'mime/types/other.js'
import standard from 'mime/types/standard.js'

/** Made for the first file: a thousand types take a noticeable part of a start. */
let types: Mime | undefined

/** The media type for the extension of a file name (protocol/files#bytes). */
export function mediaTypeOf(name: string): string {
  types ??= new Mime(standard, other)
  return types.getType(name) ?? 'application/octet-stream'
}

/** Types that a browser would run with the permissions of the viewer. */
const active = /^(?:text\/(?:html|xml)|application\/(?:xhtml\+xml|xml|.*\+xml)|image\/svg\+xml|text\/xsl|multipart\/related)$/

/**
 * The sandbox for uploaded files that a browser shows: no origin, no scripts, no requests; only content of the file
 * itself.
 */
const sandbox = "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
/** PDF viewers of browsers do not work in a sandbox, and isolate the scripts of a PDF themselves. */
const framedByUs = "frame-ancestors 'self'"

/**
 * Headers that keep a browser from treating an uploaded file as a page of this server: active types are downloaded,
 * others are shown in a sandbox.
 */
export function protection(name: string): { 'Content-Security-Policy': string; 'Content-Disposition'?: string } {
  const type = mediaTypeOf(name)
  const policy = { 'Content-Security-Policy': type === 'application/pdf' ? framedByUs : sandbox }
  if (!active.test(type)) return policy
  return { ...policy, 'Content-Disposition': asAttachment(name) }
}

/** The header `Content-Disposition` that makes browsers store bytes under a name. */
export const asAttachment = (name: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`

const escaped = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
