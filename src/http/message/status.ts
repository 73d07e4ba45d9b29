import type { DomainError } from '../../core/kernel/errors.ts'
import { utf7Encoded } from '../../formats/utf7.ts'
import { faultFactsOf, type Profile } from '../../profile/profile.ts'

const retryAfterSeconds = '30'
/** For work that is under way. */
const soonSeconds = '2'

/** The HTTP status and headers of a failure, independent of the body format. */
export function statusOf(profile: Profile, failure: DomainError): { readonly status: number; readonly headers: Record<string, string> } {
  const { status } = faultFactsOf(profile, failure)
  return { status, headers: headersOf(failure, status) }
}

function headersOf({ reason, details }: DomainError, status: number): Record<string, string> {
  if (reason === 'method_not_allowed') return { Allow: details.allow ?? '' }
  if (reason === 'range_not_satisfiable') return { 'Content-Range': `bytes */${details.size ?? ''}` }
  if (reason === 'insufficient_scope')
    return { 'WWW-Authenticate': `Bearer realm="Tenon", error="insufficient_scope", scope="${details.scope ?? ''}"` }
  if (reason === 'too_many_guesses') return { 'Retry-After': details.seconds ?? retryAfterSeconds }
  if (reason === 'lock_mismatch') return { 'X-WOPI-Lock': details.lock ?? '', 'X-WOPI-LockFailureReason': details.why ?? '' }
  if (reason === 'relative_target_taken') return { 'X-WOPI-ValidRelativeTarget': utf7Encoded(details.valid ?? '') }
  if (reason === 'export_not_ready') return { 'Retry-After': soonSeconds }
  return status === 429 || status === 503 ? { 'Retry-After': retryAfterSeconds } : {}
}
