/** The content codings that the server writes, the better one first. */
export type Coding = 'br' | 'gzip'

const longest = 500

/**
 * The best coding that an Accept-Encoding header allows (RFC 9110, 12.5.3); undefined if the reply must be sent as it is.
 * Only what the header names counts: `*` names nothing.
 */
export function codingFor(acceptEncoding: string | string[] | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined
  const offered = String(acceptEncoding).slice(0, longest).toLowerCase().split(',').map(offer)
  const accepts = (coding: Coding) => offered.some(({ name, isRefused }) => name === coding && !isRefused)
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined
}

function offer(text: string): { readonly name: string; readonly isRefused: boolean } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim())
  return { name: name === 'x-gzip' ? 'gzip' : name, isRefused: parameters.some((one) => /^q=0(?:\.0{0,3})?$/.test(one)) }
}
