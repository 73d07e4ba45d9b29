import type { Response } from '../message/message.ts'
import { forwardedView, isHost } from '../server/forwarded.ts'
import type { ArrivedState, WayParts } from './state.ts'

/**
 * Refuses a malformed head that the parser of Node accepts. HTTP/1.1 requires exactly one Host (RFC 9112, 3.2), and
 * addresses in replies are built from it.
 */
export function refuseMalformedHead(_: WayParts, state: ArrivedState): Response | undefined {
  const { request, httpVersion } = state.arrival
  const { host } = request.headers
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return refusal(state, `HTTP/${httpVersion} is not spoken here; use HTTP/1.1.`)
  if (host === undefined ? httpVersion === '1.0' : isHost(host)) return undefined
  return refusal(state, 'The request needs a Host header that holds a host name, with or without a port.')
}

/** Takes scheme, host and client address from the headers of a trusted proxy. */
export function heedProxies(_: WayParts, state: ArrivedState): Response | undefined {
  const { request, rules } = state.arrival
  if (!rules.isTrusted(request.connection.remoteAddress)) return undefined
  const view = forwardedView(request, rules.isTrusted)
  if (typeof view === 'string') return refusal(state, view)
  state.request = { ...request, ...view }
  state.isForwarded = true
  return undefined
}

function refusal(state: ArrivedState, message: string): Response {
  state.isRefused = true
  const body = JSON.stringify({ error: { code: '400', message } })
  return { status: 400, headers: { 'Content-Type': 'application/json;charset=utf-8' }, body, operation: 'refused' }
}

/** Answers the preflight of a browser (Fetch standard, CORS protocol). */
export function answerPreflight(_: WayParts, { request, arrival }: ArrivedState): Response | undefined {
  const { method, headers } = request
  const isPreflight = method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined
  return isPreflight ? arrival.rules.cors.preflight(headers) : undefined
}

/** Redirects a client to HTTPS, if the settings require it. */
export function redirectToHttps(_: WayParts, { request, arrival, isForwarded = false }: ArrivedState): Response | undefined {
  const address = arrival.rules.redirect?.(request, isForwarded)
  return address === undefined ? undefined : { status: 301, headers: { Location: address }, operation: 'redirect' }
}

/** Answers the first message of a handshake at any address: clients choose any address for it. */
export function answerHandshake({ signIn }: WayParts, { request }: ArrivedState): Response | undefined {
  const challenge = signIn.challengeTo(request)
  return challenge === undefined ? undefined : { status: 401, headers: { 'WWW-Authenticate': challenge } }
}
