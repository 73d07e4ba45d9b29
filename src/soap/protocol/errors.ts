import { DomainError } from '../../core/kernel/errors.ts'
import type { ErrorCode } from '../../core/kernel/reason-fact.ts'
import { type Reason, reasons } from '../../core/kernel/reasons.ts'

/** How a failure is told: the status by its meaning (specification, Errors; decisions D4), and whose doing it is. */
interface Telling {
  readonly status: number
  readonly blame: 'Client' | 'Server'
}

const tellings: Readonly<Record<ErrorCode, Telling>> = {
  invalid: { status: 400, blame: 'Client' },
  unauthenticated: { status: 401, blame: 'Server' },
  denied: { status: 403, blame: 'Server' },
  not_found: { status: 404, blame: 'Server' },
  gone: { status: 410, blame: 'Server' },
  conflict: { status: 409, blame: 'Server' },
  stale: { status: 412, blame: 'Server' },
  locked: { status: 423, blame: 'Server' },
  too_large: { status: 413, blame: 'Client' },
  throttled: { status: 429, blame: 'Server' },
  unsupported: { status: 501, blame: 'Server' },
  unavailable: { status: 503, blame: 'Server' },
  internal: { status: 500, blame: 'Server' },
}

/** Reasons that HTTP tells apart although they mean the same for control flow. */
const tellingsOfReason: { readonly [R in Reason]?: Telling } = {
  method_not_allowed: { status: 405, blame: 'Client' },
  unsupported_media_type: { status: 415, blame: 'Client' },
}

const retryAfterSeconds = '30'

/** What a fault says, in either version of SOAP. */
export interface Fault {
  readonly status: number
  readonly code: 'Client' | 'Server' | 'VersionMismatch' | 'MustUnderstand'
  readonly message: string
  /** `0x81020015`; none for the two codes of SOAP itself. */
  readonly errorCode?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The fault of anything that was thrown. What is not a `DomainError` is
 * `internal`: it goes to `log`, and its text is withheld.
 */
export function faultOf(error: unknown, log: (error: unknown) => void): Fault {
  const known = error instanceof DomainError ? error : new DomainError('internal')
  if (known !== error || known.code === 'internal') log(error)
  const { status, blame } = tellingsOfReason[known.reason] ?? tellings[known.code]
  return { status, code: blame, message: known.message, errorCode: errorCodeOf(known), headers: headersOf(known, status) }
}

function headersOf(error: DomainError, status: number): Record<string, string> {
  if (error.reason === 'method_not_allowed') return { Allow: error.details.allow ?? '' }
  return status === 429 || status === 503 ? { 'Retry-After': retryAfterSeconds } : {}
}

/** `0x` and eight hex digits in lower case (soap.md 1.1). Every query of this edge is CAML, so that is what an invalid one is. */
export function errorCodeOf(error: DomainError): string {
  const number = error.reason === 'invalid_query' ? reasons.invalid_caml.number : error.number
  return `0x${number.toString(16).padStart(8, '0')}`
}
