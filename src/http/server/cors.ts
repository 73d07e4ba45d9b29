import type { HeaderNames, Profile } from '../../profile/profile.ts'
import type { Response } from '../message/message.ts'

export interface CorsOptions {
  /** Origins such as `https://app.example`; `*` as a port means any port, `*` alone any origin. */
  readonly origins: readonly string[]
  /** Whether pages of these origins may send the browser's stored credentials. */
  readonly allowCredentials: boolean
}

/** Cross-origin rules; see `createCors`. */
export interface Cors {
  /** The headers that let a page of `origin` read a reply; undefined for an origin that is not allowed. */
  headersFor(origin: string, profile: Profile): readonly string[] | undefined
  /** The reply to a preflight: 204, or 403 that names the setting which would allow the origin. */
  preflight(headers: Readonly<Record<string, string | string[] | undefined>>): Response
}

/** The first text that is not an origin, for a message; undefined if all are. */
export const wrongOrigin = (texts: readonly string[]): string | undefined =>
  texts.find((text) => text !== '*' && !originForm.test(text.toLowerCase()))

const originForm = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::(?:\d{1,5}|\*))?$/

/** Response headers that scripts may read beside the few that are always readable. */
const exposed =
  'ETag, Location, Allow, Accept-Ranges, Content-Disposition, Content-Range, Retry-After, WWW-Authenticate, X-Correlation-ID, X-Tenon-Help, Preference-Applied'
const methods = 'GET, HEAD, POST, PUT, PATCH, MERGE, DELETE'
/** How long a browser may cache a preflight: two hours, the most that Chromium allows. */
const maxAgeSeconds = '7200'
const headerList = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/
const originLimit = 300
const exposedOf = ({ requestId, alsoRequestId, duration, serviceDuration, load, fixed }: HeaderNames): readonly string[] => [
  ...new Set([
    requestId,
    ...alsoRequestId,
    duration,
    serviceDuration,
    ...(load === undefined ? [] : [load]),
    ...fixed.filter((_, at) => at % 2 === 0),
  ]),
]
/** Browsers write origins in lower case, without the default port of the scheme. */
const asBrowsersWrite = (origin: string): string => origin.toLowerCase().replace(/^(http:.*):80$|^(https:.*):443$/, '$1$2')

/**
 * Cross-origin rules (Fetch standard, CORS protocol) from the settings. With credentials the reply names the origin,
 * never `*`.
 */
export function createCors({ origins, allowCredentials }: CorsOptions): Cors {
  const allowed = new Set(origins.map(asBrowsersWrite))
  const isAny = allowed.has('*')
  const credentials = allowCredentials ? ['Access-Control-Allow-Credentials', 'true'] : []
  const isAllowed = (origin: string): boolean =>
    isAny || (origin.length <= originLimit && (allowed.has(origin) || allowed.has(origin.replace(/(?::\d+)?$/, ':*'))))
  const grant = (origin: string): readonly string[] | undefined =>
    isAllowed(origin) ? ['Access-Control-Allow-Origin', isAny && !allowCredentials ? '*' : origin, ...credentials] : undefined
  return {
    headersFor(origin, { headers }) {
      const granted = grant(origin)
      return granted && [...granted, 'Access-Control-Expose-Headers', `${exposed}, ${exposedOf(headers).join(', ')}`]
    },
    preflight(headers) {
      const origin = String(headers.origin)
      if (!isAllowed(origin)) return refusal(origin)
      const asked = String(headers['access-control-request-headers'] ?? '')
      return {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': methods,
          ...(headerList.test(asked) && asked.length <= 4_000 && { 'Access-Control-Allow-Headers': asked }),
          'Access-Control-Max-Age': maxAgeSeconds,
          Vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
        },
        operation: 'preflight',
      }
    },
  }
}

function refusal(origin: string): Response {
  const message = `Pages of the origin '${origin.slice(0, 100)}' may not call this server. Cors:AllowedOrigins lists those that may.`
  return {
    status: 403,
    headers: { 'Content-Type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ error: { code: '403', message } }),
    operation: 'preflight',
  }
}
