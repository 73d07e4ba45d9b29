import { randomBytes } from 'node:crypto'

/** 128 bits that nobody can guess, for the style and script elements of one page. */
export const newNonce = (): string => randomBytes(16).toString('base64')

const policy = (nonce: string, forms: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; ${forms}frame-ancestors 'none'`

/**
 * The Content-Security-Policy of a page of ours: styles and scripts run only
 * where they carry this page's nonce, nothing is loaded from elsewhere, forms
 * go back to this server, and no other page may frame it.
 */
export const pagePolicy = (nonce: string): string => policy(nonce, "form-action 'self'; ")

/**
 * The same for the sign-in page, without a word on forms: browsers hold a form
 * to it on all of its way, and signing in may lead on to a client of OAuth.
 */
export const signInPolicy = (nonce: string): string => policy(nonce, '')
