import type { Response } from '../message/message.ts'
import { responseHead } from '../server/response-head.ts'
import type { ArrivedState, WayParts } from './state.ts'

/** Says beside a refusal how the caller could sign in, where the edge has not said it. */
export function offerSchemes({ signIn }: WayParts, { request }: ArrivedState, response: Response): Response {
  if (response.status !== 401 || response.headers['WWW-Authenticate'] !== undefined) return response
  return { ...response, headers: { ...response.headers, 'WWW-Authenticate': [...signIn.challengesFor(request)] } }
}

/** Makes a session last on, once half of its time is over. */
export function renewSession({ signIn }: WayParts, { request }: ArrivedState, response: Response): Response {
  const renewal = signIn.renewalFor(request)
  if (renewal === undefined || response.headers['Set-Cookie'] !== undefined) return response
  // A value of its own: the reply may be kept for others of the same user.
  return { ...response, headers: { ...response.headers, 'Set-Cookie': renewal } }
}

/** Adds the headers that every reply has, and those that let a page of another origin read it. */
export function completeHead(_: WayParts, state: ArrivedState, response: Response): Response {
  const { request, isRefused = false } = state
  const { startedAt, rules } = state.arrival
  const { origin } = request.headers
  state.durationMs = Math.max(0, rules.monotonic() - startedAt)
  state.head = responseHead(response, {
    profile: request.profile,
    correlationId: request.correlationId,
    durationMs: Math.round(state.durationMs),
    isSecure: !isRefused && request.isSecure,
    cors: origin === undefined ? undefined : rules.cors.headersFor(origin),
  })
  return response
}

/** Counts, measures and logs the reply. */
export function countReply(
  { onAnswer }: WayParts,
  { request, isRefused = false, durationMs = 0 }: ArrivedState,
  response: Response,
): Response {
  onAnswer?.(response, isRefused ? undefined : request, durationMs)
  return response
}
