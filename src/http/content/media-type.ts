import mime from 'mime'

/** The media type that the extension of a file's name stands for (specification, Files). */
export const mediaTypeOf = (name: string): string => mime.getType(name) ?? 'application/octet-stream'

/** Types that a browser would run with the rights of whoever looks at them. */
const active = /^(?:text\/(?:html|xml)|application\/(?:xhtml\+xml|xml|.*\+xml)|image\/svg\+xml|text\/xsl|multipart\/related)$/

/**
 * Should a browser show what users have uploaded, it is no page of this server:
 * it has no origin, runs nothing and sends nothing, and shows what is within itself.
 */
const sandbox = "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
/** Browsers' viewers of PDF do not work in a sandbox, and keep its scripts to themselves. */
const framedByUs = "frame-ancestors 'self'"

/**
 * The headers that keep a browser from taking what users have uploaded for a
 * page of this server: it saves what could act, and shows the rest in a sandbox.
 */
export function protection(name: string): { 'Content-Security-Policy': string; 'Content-Disposition'?: string } {
  const type = mediaTypeOf(name)
  const policy = { 'Content-Security-Policy': type === 'application/pdf' ? framedByUs : sandbox }
  if (!active.test(type)) return policy
  return { ...policy, 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}` }
}

const escaped = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
