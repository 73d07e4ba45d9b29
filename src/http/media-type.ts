import mime from 'mime'

/** The media type that the extension of a file's name stands for (specification, Files). */
export const mediaTypeOf = (name: string): string => mime.getType(name) ?? 'application/octet-stream'

/** Types that a browser would run with the rights of whoever looks at them. */
const active = /^(?:text\/(?:html|xml)|application\/(?:xhtml\+xml|xml|.*\+xml)|image\/svg\+xml|text\/xsl|multipart\/related)$/

/**
 * The headers that keep a browser from taking what users have uploaded for a
 * page of this server: it may not guess another type, and saves what could act.
 */
export function protection(name: string): Record<string, string> {
  const nosniff = { 'X-Content-Type-Options': 'nosniff' }
  if (!active.test(mediaTypeOf(name))) return nosniff
  return { ...nosniff, 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}` }
}

const escaped = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
