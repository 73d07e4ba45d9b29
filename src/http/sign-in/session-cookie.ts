import { createHmac, timingSafeEqual } from 'node:crypto'
import { isCanonicalParts } from '../../formats/base64url.ts'

/** The content of a FedAuth cookie: the user, the time of the sign-in, and the expiry (milliseconds, UTC). */
export interface Session {
  /** The same in all cookies of the session; a sign-out ends them all by it. */
  readonly id: string
  readonly userName: string
  readonly signedInAt: number
  readonly expiresAt: number
}

export const sessionCookieName = 'FedAuth'
/** A session expires after this time without a request. */
export const sessionSeconds = 12 * 60 * 60
/** After this time a user has to sign in again, however active the session is. */
const longestSessionSeconds = 7 * 24 * 60 * 60

/** Longer than any cookie of ours. */
const cookieLimit = 4096

export const newSession = (userName: string, id: string, now: number): Session => ({
  id,
  userName,
  signedInAt: now,
  expiresAt: now + sessionSeconds * 1000,
})

/**
 * The session with a new expiry, once half of its time is over; undefined before that, and when the session has its
 * maximum length.
 */
export function renewedSession(session: Session, now: number): Session | undefined {
  const { signedInAt, expiresAt } = session
  if (expiresAt - now > (sessionSeconds * 1000) / 2) return undefined
  const renewed = Math.min(now + sessionSeconds * 1000, signedInAt + longestSessionSeconds * 1000)
  return renewed > expiresAt ? { ...session, expiresAt: renewed } : undefined
}

/**
 * The latest expiry of a cookie of a session that is not renewed after `now`; the clock of another node may be a minute
 * ahead.
 */
export const lastOf = ({ signedInAt }: Session, now: number): number =>
  Math.min(now + (sessionSeconds + 60) * 1000, signedInAt + longestSessionSeconds * 1000)

/** The fields that the MAC of a cookie covers. */
type SignedFields = [userName: string, signedInAt: number, expiresAt: number, id?: string]

const macOf = (payload: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(`session.${payload}`).digest()

/** A `Set-Cookie` value that `readSession` accepts until the session expires (protocol/sign-in#schemes). */
export function sessionCookie({ id, userName, signedInAt, expiresAt }: Session, key: Uint8Array, isSecure: boolean): string {
  const payload = Buffer.from(JSON.stringify([userName, signedInAt, expiresAt, id])).toString('base64url')
  return cookieWith(`${payload}.${macOf(payload, key).toString('base64url')}`, isSecure)
}

/** The `Set-Cookie` value that deletes the session cookie. */
export const endedSessionCookie = (isSecure: boolean): string => `${cookieWith('', isSecure)}; Max-Age=0`

const cookieWith = (value: string, isSecure: boolean): string =>
  `${sessionCookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The session of a Cookie header; undefined if there is none, `'invalid'` if it is forged, malformed or expired. */
export function readSession(cookieHeader: string | undefined, key: Uint8Array, now: number): Session | 'invalid' | undefined {
  const value = cookieValue(cookieHeader ?? '')
  if (value === undefined) return undefined
  if (value.length > cookieLimit || !isCanonicalParts(value, 2)) return 'invalid'
  const [payload = '', mac = ''] = value.split('.')
  const expected = macOf(payload, key)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid'
  const [userName, signedInAt, expiresAt, id] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as SignedFields
  // Cookies of earlier versions have no id, so no sign-out could end them.
  return id !== undefined && expiresAt > now ? { id, userName, signedInAt, expiresAt } : 'invalid'
}

function cookieValue(header: string): string | undefined {
  for (const pair of header.split(';')) {
    const [name, value] = pair.split('=', 2)
    if (name?.trim() === sessionCookieName) return value?.trim()
  }
  return undefined
}
