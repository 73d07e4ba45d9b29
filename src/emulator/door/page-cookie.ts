import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Request } from '../../http/message/message.ts'

const name = 'TenonEmulator'
const inHeader = /(?:^|;)\s*TenonEmulator=([\w-]{43})(?:;|$)/

/** What the cookie holds: it comes from the token, and does not tell it. */
const valueFor = (token: string): string => createHmac('sha256', token).update('the page of the emulator').digest('base64url')

/** The `Set-Cookie` value that signs the pages at `/_emulator` in until the browser ends. */
export const pageCookie = (token: string, isSecure: boolean): string =>
  `${name}=${valueFor(token)}; Path=/_emulator; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

/**
 * Whether a request is signed in by the cookie. It counts for pages of this server only: for SameSite all ports of a host are the
 * same site.
 */
export function hasPageCookie({ headers, host }: Pick<Request, 'headers' | 'host'>, token: string): boolean {
  const { cookie, origin, 'sec-fetch-site': site } = headers
  const given = cookie === undefined ? undefined : inHeader.exec(cookie)?.[1]
  if (given === undefined) return false
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin !== undefined && origin.replace(/^https?:\/\//i, '').toLowerCase() !== host.toLowerCase()) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(valueFor(token)))
}
