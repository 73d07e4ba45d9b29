import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { statusOf } from '../../http/message/status.ts'
import { messageOf } from '../../profile/failures.ts'
import { faultFactsOf, type Profile, wireReasonOf } from '../../profile/profile.ts'

/** What a fault says, in either version of SOAP. */
export interface SoapFault {
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
export function faultOf(profile: Profile, error: unknown, log: (error: unknown) => void): SoapFault {
  const known = error instanceof DomainError ? error : new DomainError(kernelReasons.internal)
  if (known !== error || known.code === 'internal') log(error)
  const { status, headers } = statusOf(profile, known)
  return {
    status: status === 401 ? status : (profile.soap.faultStatus ?? status),
    code: faultFactsOf(profile, known).blame,
    message: messageOf(profile, known),
    errorCode: errorCodeOf(profile, known),
    headers,
  }
}

/** `0x` and eight hex digits in lower case (soap.md 1.1). Every query of this edge is CAML, so that is what an invalid one is. */
export function errorCodeOf(profile: Profile, error: DomainError): string {
  const { number } = wireReasonOf(profile, error.reason === 'invalid_query' ? new DomainError(kernelReasons.invalid_caml) : error)
  return `0x${number.toString(16).padStart(8, '0')}`
}
