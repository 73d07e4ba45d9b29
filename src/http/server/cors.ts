import type { Profile } from '../../profile/profile.ts'
import type { Response } from '../message/message.ts'

export interface CorsOptions {
  /** Origins such as `https://app.example`; `*` as a port means any port, `*` alone any origin. */
  readonly origins: readonly string[]
  /** Whether pages of these origins may have requests signed in by what the browser keeps. */
  readonly allowCredentials: boolean
  /** Its headers are read too. */
  readonly profile: Profile
}

/** What other origins may do; see `createCors`. */
export interface Cors {
  /** The headers that let a page of `origin` read a reply; undefined for an origin that is not allowed. */
  headersFor(origin: string): readonly string[] | undefined
  /** The answer to a preflight: 204, or 403 that says which setting would allow the origin. */
  preflight(headers: Readonly<Record<string, string | string[] | undefined>>): Response
}

/** What is no origin in `texts`, for a message; undefined when all of them are. */
export const wrongOrigin = (texts: readonly string[]): string | undefined =>
  texts.find((text) => text !== '*' && !originForm.test(text.toLowerCase()))

const originForm = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::(?:\d{1,5}|\*))?$/

/** What clients read of replies beside the few headers that every page may. */
const exposed = 'ETag, Location, Allow, Accept-Ranges, Content-Disposition, Content-Range, Retry-After, WWW-Authenticate, X-Correlation-ID'
const methods = 'GET, HEAD, POST, PUT, PATCH, MERGE, DELETE'
/** How long a browser may remember the answer to a preflight: two hours, the most that Chromium keeps it. */
const maxAgeSeconds = '7200'
const headerList = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/
const originLimit = 300
/** Origins are written as browsers do: in lower case, without the scheme's own port. */
const asBrowsersWrite = (origin: string): string => origin.toLowerCase().replace(/^(http:.*):80$|^(https:.*):443$/, '$1$2')

/**
 * Cross-origin rules (Fetch standard, CORS protocol) from the settings. The
 * origin is named back and never `*` where credentials are allowed.
 */
export function createCors({ origins, allowCredentials, profile }: CorsOptions): Cors {
  const exposing = ['Access-Control-Expose-Headers', `${exposed}, ${profile.headers.requestId}, ${profile.headers.duration}`]
  const allowed = new Set(origins.map(asBrowsersWrite))
  const isAny = allowed.has('*')
  const credentials = allowCredentials ? ['Access-Control-Allow-Credentials', 'true'] : []
  const isAllowed = (origin: string): boolean =>
    isAny || (origin.length <= originLimit && (allowed.has(origin) || allowed.has(origin.replace(/(?::\d+)?$/, ':*'))))
  const grant = (origin: string): readonly string[] | undefined =>
    isAllowed(origin) ? ['Access-Control-Allow-Origin', isAny && !allowCredentials ? '*' : origin, ...credentials] : undefined
  return {
    headersFor(origin) {
      const granted = grant(origin)
      return granted && [...granted, ...exposing]
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
