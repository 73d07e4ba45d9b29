import { randomBytes } from 'node:crypto'

/** 128 random bits, for the style and script elements of one reply. */
export const newNonce = (): string => randomBytes(16).toString('base64')

const policy = (nonce: string, forms: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; ${forms}frame-ancestors 'none'`

/**
 * The Content-Security-Policy of our pages: only styles and scripts with the page's nonce are allowed, no external
 * resources, forms only to this server, no framing by other pages.
 */
export const pagePolicy = (nonce: string): string => policy(nonce, "form-action 'self'; ")

/** The policy of pages whose script follows what happens on this server: as `pagePolicy`, with its addresses. */
export const inspectorPolicy = (nonce: string): string => policy(nonce, "connect-src 'self'; form-action 'self'; ")

/**
 * The policy for the sign-in page, without a form rule: browsers apply that rule to every redirect after a form, and a
 * sign-in may redirect to an OAuth client.
 */
export const signInPolicy = (nonce: string): string => policy(nonce, '')
