import type { Request, Response } from '../message/message.ts'
import { responseHead } from '../server/response-head.ts'
import type { ArrivedState, WayParts } from './state.ts'

/**
 * Adds `WWW-Authenticate` to a refusal, unless the edge has set it, or sends a browser to the sign-in page
 * (protocol/sign-in#schemes).
 */
export function offerSchemes(parts: WayParts, state: ArrivedState, response: Response): Response {
  if (response.status !== 401 || response.headers['WWW-Authenticate'] !== undefined) return response
  const { request } = state
  if (parts.signIn.mode === 'Forms' && wantsSignInPage(state)) return signInPageFor(request)
  const challenges = parts.signIn.challengesFor(request)
  const realm = objectModel.test(request.path) ? realmOf(parts, request) : undefined
  const shown = realm === undefined ? challenges : challenges.map((one) => (one.startsWith('Bearer ') ? realm : one))
  return { ...response, headers: { ...response.headers, 'WWW-Authenticate': [...shown] } }
}

const objectModel = /\/_vti_bin\/+client\.svc\/?$/i

/** The name of this server as the receiver of tokens, which is the same on every server. */
const receiver = '00000003-0000-0ff1-ce00-000000000000'

/** The challenge from which clients learn the realm of their tokens: the tenant, or the web application. */
function realmOf({ directory }: WayParts, request: Request): string | undefined {
  const realm = request.tenant?.id ?? directory.webApplicationOf(request)?.id
  return realm === undefined ? undefined : `Bearer realm="${realm}",client_id="${receiver}"`
}

/** Whether a browser without credentials asked for a page. */
function wantsSignInPage({ request: { method, headers, profile }, route }: ArrivedState): boolean {
  if (!profile.signIn.redirectsBrowsers || route.column !== 'files' || (method !== 'GET' && method !== 'HEAD')) return false
  if (headers.authorization !== undefined || String(headers['x-forms_based_auth_accepted'] ?? '').toLowerCase() === 'f') return false
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined && mode !== 'navigate') return false
  const accept = (headers.accept ?? '').slice(0, 1000).toLowerCase()
  const page = accept.indexOf('text/html')
  const data = accept.indexOf('json')
  return page >= 0 && (data < 0 || page < data)
}

function signInPageFor({ path, query }: Request): Response {
  const place = `${path.replace(/^\/{2,}/, '/')}${query === '' ? '' : `?${query}`}`
  const Location = `/_forms/default.aspx?ReturnUrl=${encodeURIComponent(place)}`
  return { status: 302, headers: { Location, 'Cache-Control': 'no-store' }, operation: 'redirect' }
}

/** Extends a session, once half of its time is over. */
export function renewSession({ signIn }: WayParts, { request }: ArrivedState, response: Response): Response {
  const renewal = signIn.renewalFor(request)
  if (renewal === undefined || response.headers['Set-Cookie'] !== undefined) return response
  // A new object: the reply may be cached for other requests of the same user.
  return { ...response, headers: { ...response.headers, 'Set-Cookie': renewal } }
}

/** Paths of REST and of its alias. */
const servicePath = /\/(?:_api|_vti_bin\/+client\.svc)(?:\/|$)/i

/** Adds the headers of every reply, and those that let a page of another origin read it. */
export function completeHead(_: WayParts, state: ArrivedState, response: Response): Response {
  const { request, isRefused = false } = state
  const { startedAt, rules } = state.arrival
  const { origin } = request.headers
  state.durationMs = Math.max(0, rules.monotonic() - startedAt)
  state.head = responseHead(response, {
    profile: request.profile,
    correlationId: request.correlationId,
    durationMs: Math.round(state.durationMs),
    isService: servicePath.test(request.path),
    isSecure: !isRefused && request.isSecure,
    cors: origin === undefined ? undefined : rules.cors.headersFor(origin, request.profile),
  })
  return response
}

/** Counts, measures and logs the reply. */
export function countReply({ onAnswer }: WayParts, state: ArrivedState, response: Response): Response {
  const { request, isRefused = false, durationMs = 0 } = state
  onAnswer?.(response, isRefused ? undefined : request, durationMs, state)
  return response
}
