import type { Response } from '../message/message.ts'
import { responseHead } from '../server/response-head.ts'
import type { ArrivedState, WayParts } from './state.ts'

/** Adds `WWW-Authenticate` to a refusal, unless the edge has set it. */
export function offerSchemes({ signIn }: WayParts, { request }: ArrivedState, response: Response): Response {
  if (response.status !== 401 || response.headers['WWW-Authenticate'] !== undefined) return response
  return { ...response, headers: { ...response.headers, 'WWW-Authenticate': [...signIn.challengesFor(request)] } }
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
