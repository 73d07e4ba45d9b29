import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a FedAuth cookie proves: who signed in, until when (milliseconds, UTC). */
export interface Session {
  readonly userName: string
  readonly expiresAt: number
}

export const sessionCookieName = 'FedAuth'
export const sessionSeconds = 12 * 60 * 60

const macOf = (payload: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(`session.${payload}`).digest()

/** A `Set-Cookie` value that `readSession` accepts until the session ends (specification, Identity endpoints). */
export function sessionCookie(session: Session, key: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify([session.userName, session.expiresAt])).toString('base64url')
  const value = `${payload}.${macOf(payload, key).toString('base64url')}`
  return `${sessionCookieName}=${value}; Path=/; HttpOnly; SameSite=Lax`
}

/** The session of a Cookie header; undefined when there is none, `'invalid'` when it is forged, broken or over. */
export function readSession(cookieHeader: string | undefined, key: Uint8Array, now: number): Session | 'invalid' | undefined {
  const value = cookieValue(cookieHeader ?? '')
  if (value === undefined) return undefined
  const [payload = '', mac = ''] = value.split('.')
  const expected = macOf(payload, key)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid'
  const [userName, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [string, number]
  return expiresAt > now ? { userName, expiresAt } : 'invalid'
}

function cookieValue(header: string): string | undefined {
  for (const pair of header.split(';')) {
    const [name, value] = pair.split('=', 2)
    if (name?.trim() === sessionCookieName) return value?.trim()
  }
  return undefined
}
