import { createHmac, timingSafeEqual } from 'node:crypto'
import { isCanonicalParts } from '../../formats/base64url.ts'

/** What a FedAuth cookie proves: who signed in, when, until when it holds (milliseconds, UTC). */
export interface Session {
  readonly userName: string
  readonly signedInAt: number
  readonly expiresAt: number
}

export const sessionCookieName = 'FedAuth'
/** How long a session lasts in which nothing is asked for. */
export const sessionSeconds = 12 * 60 * 60
/** After so long somebody has to sign in again, however busy the session is. */
const longestSessionSeconds = 7 * 24 * 60 * 60

export const newSession = (userName: string, now: number): Session => ({
  userName,
  signedInAt: now,
  expiresAt: now + sessionSeconds * 1000,
})

/** The session made to last on, once half of its time is over; undefined before that, and when it may not get longer. */
export function renewedSession({ userName, signedInAt, expiresAt }: Session, now: number): Session | undefined {
  if (expiresAt - now > (sessionSeconds * 1000) / 2) return undefined
  const renewed = Math.min(now + sessionSeconds * 1000, signedInAt + longestSessionSeconds * 1000)
  return renewed > expiresAt ? { userName, signedInAt, expiresAt: renewed } : undefined
}

const macOf = (payload: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(`session.${payload}`).digest()

/** A `Set-Cookie` value that `readSession` accepts until the session ends (specification, Identity endpoints). */
export function sessionCookie({ userName, signedInAt, expiresAt }: Session, key: Uint8Array, isSecure: boolean): string {
  const payload = Buffer.from(JSON.stringify([userName, signedInAt, expiresAt])).toString('base64url')
  return cookieWith(`${payload}.${macOf(payload, key).toString('base64url')}`, isSecure)
}

/** The `Set-Cookie` value by which a browser forgets the session. */
export const endedSessionCookie = (isSecure: boolean): string => `${cookieWith('', isSecure)}; Max-Age=0`

const cookieWith = (value: string, isSecure: boolean): string =>
  `${sessionCookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The session of a Cookie header; undefined when there is none, `'invalid'` when it is forged, broken or over. */
export function readSession(cookieHeader: string | undefined, key: Uint8Array, now: number): Session | 'invalid' | undefined {
  const value = cookieValue(cookieHeader ?? '')
  if (value === undefined) return undefined
  if (!isCanonicalParts(value, 2)) return 'invalid'
  const [payload = '', mac = ''] = value.split('.')
  const expected = macOf(payload, key)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid'
  const [userName, signedInAt, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [string, number, number]
  return expiresAt > now ? { userName, signedInAt, expiresAt } : 'invalid'
}

function cookieValue(header: string): string | undefined {
  for (const pair of header.split(';')) {
    const [name, value] = pair.split('=', 2)
    if (name?.trim() === sessionCookieName) return value?.trim()
  }
  return undefined
}
