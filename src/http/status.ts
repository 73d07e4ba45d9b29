import type { DomainError } from '../core/kernel/errors.ts'
import type { ErrorCode } from '../core/kernel/reason-fact.ts'
import type { Reason } from '../core/kernel/reasons.ts'

/** The status of every failure (specification, Errors; decisions C). */
const statusOfCode: Readonly<Record<ErrorCode, number>> = {
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

/** How HTTP says what failed, whatever the body is: the status and the headers that belong to it. */
export function statusOf(failure: DomainError): { readonly status: number; readonly headers: Record<string, string> } {
  const status = statusOfReason[failure.reason] ?? statusOfCode[failure.code]
  return { status, headers: headersOf(failure, status) }
}

function headersOf({ reason, details }: DomainError, status: number): Record<string, string> {
  if (reason === 'method_not_allowed') return { Allow: details.allow ?? '' }
  if (reason === 'range_not_satisfiable') return { 'Content-Range': `bytes */${details.size ?? ''}` }
  return status === 429 || status === 503 ? { 'Retry-After': retryAfterSeconds } : {}
}
