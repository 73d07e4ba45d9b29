import { DomainError, type ErrorCode, type Reason, reasons } from '../core/errors.ts'
import type { Response } from '../http/message.ts'
import { contentTypes, type Envelope } from './negotiate.ts'

/** The status of every failure (specification, Errors; decisions C). */
const statusOf: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  denied: 403,
  not_found: 404,
  gone: 410,
  conflict: 409,
  stale: 412,
  locked: 423,
  too_large: 413,
  throttled: 429,
  unsupported: 501,
  unavailable: 503,
  internal: 500,
}

/** Reasons that HTTP tells apart although they mean the same for control flow. */
const statusOfReason: { readonly [R in Reason]?: number } = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  storage_full: 507,
}

const retryAfterSeconds = '30'

/**
 * A failure as the specification shows it (Errors; decisions D1, D2), with the
 * Content-Type of the envelope that the client asked for. Anything but a
 * `DomainError` is `internal`, its text withheld.
 */
export function errorResponse(error: unknown, envelope: Envelope): Response {
  const failure = error instanceof DomainError ? error : new DomainError('internal')
  const { exception } = reasons[failure.reason]
  const code = exception === 'BadRequest' ? exception : `${failure.odataNumber | 0}, ${exception}`
  const status = statusOfReason[failure.reason] ?? statusOf[failure.code]
  return {
    status,
    headers: { 'Content-Type': contentTypes[envelope], ...headersOf(failure, status) },
    body: JSON.stringify({ error: { code, message: { lang: 'en-US', value: failure.message } } }),
  }
}

function headersOf(failure: DomainError, status: number): Record<string, string> {
  if (failure.reason === 'method_not_allowed') return { Allow: failure.details.allow ?? '' }
  if (failure.reason === 'range_not_satisfiable') return { 'Content-Range': `bytes */${failure.details.size ?? ''}` }
  return status === 429 || status === 503 ? { 'Retry-After': retryAfterSeconds } : {}
}
