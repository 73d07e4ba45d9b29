import { randomBytes } from 'node:crypto'

/** 128 bits that nobody can guess, for the style and script elements of one page. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * The Content-Security-Policy of a page of ours: styles and scripts run only
 * where they carry this page's nonce, nothing is loaded from elsewhere, forms
 * go back to this server, and no other page may frame it.
 */
export const pagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
