import type { Profile } from '../../profile/profile.ts'
import type { Response } from '../message/message.ts'
import { loadScore } from './load-score.ts'

export interface HeadFacts {
  readonly profile: Profile
  readonly correlationId: string
  readonly durationMs: number
  /** Whether the path is one of REST. */
  readonly isService: boolean
  /** Whether the client uses TLS. */
  readonly isSecure: boolean
  /** Headers that let a page of another origin read the reply. */
  readonly cors: readonly string[] | undefined
}

/** On every reply, names and values in turn (docs/transport.md). */
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

/** On every reply that sets none of its own: data that a browser shows loads and runs nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The same as lines, for refusals that no request comes before. */
export const securityHeaderLines: readonly string[] = [...always, 'Content-Security-Policy', dataPolicy].flatMap((name, index, all) =>
  index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
)

/** Two years. */
export const transportSecurity = 'max-age=63072000; includeSubDomains; preload'

/**
 * The headers of a reply as alternating names and values, which `writeHead` takes without building an object: first
 * those of the response, then those of every reply.
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
  const names = facts.profile.headers
  head.push('X-Correlation-ID', facts.correlationId, names.requestId, facts.correlationId)
  for (const name of names.alsoRequestId) head.push(name, facts.correlationId)
  head.push(facts.isService ? names.serviceDuration : names.duration, String(facts.durationMs))
  if (names.load !== undefined) head.push(names.load, String(loadScore()))
  head.push(...names.fixed)
  head.push(...always)
  head.push('Content-Security-Policy', policy, 'Vary', vary)
  if (facts.isSecure) head.push('Strict-Transport-Security', transportSecurity)
  if (facts.cors) head.push(...facts.cors)
  return head
}
