import type { Profile } from '../../profile/profile.ts'
import type { Response } from '../message/message.ts'

export interface HeadFacts {
  readonly profile: Profile
  readonly correlationId: string
  readonly durationMs: number
  /** The client speaks TLS, as it sees it. */
  readonly isSecure: boolean
  /** What lets a page of another origin read the reply. */
  readonly cors: readonly string[] | undefined
}

/** Of every reply (specification, Transport security baseline). */
const always = [
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'SAMEORIGIN',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
]

/** Of every reply that brings none of its own: data, should a browser show it, loads and runs nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Two years. */
const transportSecurity = 'max-age=63072000; includeSubDomains; preload'

/**
 * The headers of a reply as names and values in turn, which is what `writeHead`
 * takes without making a table of its own: those of the response, then those
 * that every reply has.
 */
export function responseHead({ headers }: Response, facts: HeadFacts): (string | string[])[] {
  const head: (string | string[])[] = []
  let vary = 'Origin'
  let policy = dataPolicy
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined) continue
    if (name === 'Vary') vary = `Origin, ${String(value)}`
    else if (name === 'Content-Security-Policy') policy = String(value)
    else head.push(name, value)
  }
  head.push(
    'X-Correlation-ID',
    facts.correlationId,
    facts.profile.headers.requestId,
    facts.correlationId,
    facts.profile.headers.duration,
    String(facts.durationMs),
  )
  head.push(...always)
  head.push('Content-Security-Policy', policy, 'Vary', vary)
  if (facts.isSecure) head.push('Strict-Transport-Security', transportSecurity)
  if (facts.cors) head.push(...facts.cors)
  return head
}
