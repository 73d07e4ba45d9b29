import { DomainError, loggedFault } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { statusOf } from '../../http/message/status.ts'
import { messageOf } from '../../profile/failures.ts'
import { faultFactsOf, faultNumberOf, faultStatusOf, type Profile } from '../../profile/profile.ts'

/** The content of a fault, in either version of SOAP. */
export interface SoapFault {
  readonly status: number
  readonly code: 'Client' | 'Server' | 'VersionMismatch' | 'MustUnderstand'
  readonly message: string
  /** `0x81020015`; absent for the two codes of SOAP itself. */
  readonly errorCode?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The fault of anything that was thrown. What is not a `DomainError` is
 * `internal`: it goes to `log`, and its text is withheld. The client is blamed
 * for messages alone that no operation could be read from; whatever was
 * `understood` is the server's. `operation` is that of the message, `lists.GetList`.
 */
export function faultOf(
  profile: Profile,
  error: unknown,
  log: (error: unknown) => void,
  { understood = false, operation = '' } = {},
): SoapFault {
  const known = error instanceof DomainError ? error : new DomainError(kernelReasons.internal)
  const fault = loggedFault(error)
  if (fault !== undefined) log(fault)
  const { status, headers } = statusOf(profile, known)
  return {
    status: status === 401 ? status : (faultStatusOf(profile, known) ?? status),
    code: understood ? 'Server' : faultFactsOf(profile, known).blame,
    message: messageOf(profile, known),
    errorCode: errorCodeOf(profile, known, operation),
    headers,
  }
}

/**
 * `0x` and eight lower-case hex digits (protocol/soap-messages#faults). Every query of this edge is CAML, so
 * `invalid_query` has the code for CAML. The operation is named with its service, `lists.GetList`.
 */
export function errorCodeOf(profile: Profile, error: DomainError, operation = ''): string {
  const number = faultNumberOf(profile, error.reason === 'invalid_query' ? new DomainError(kernelReasons.invalid_caml) : error, operation)
  return `0x${number.toString(16).padStart(8, '0')}`
}
