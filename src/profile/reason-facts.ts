import { DomainError } from '../core/kernel/errors.ts'
import type { Reason } from '../core/kernel/reason.ts'
import { reasons } from '../core/reasons.ts'
import { faultFactsOf, type Profile, wireReasonOf } from './profile.ts'

/** Every way in which a request can fail, for documentation. */
export const allReasons: readonly Reason[] = Object.values(reasons)

/** How clients see a reason: its status, the code of REST, and the error code of SOAP. */
export interface ReasonNumbers {
  readonly status: number
  readonly code: string
  readonly errorCode: string
}

/** The numbers of a reason in a profile (protocol/errors#numbers). */
export function numbersOf(profile: Profile, reason: Reason): ReasonNumbers {
  const failure = new DomainError(reason)
  const { number, odataNumber = number, exception } = wireReasonOf(profile, failure)
  return {
    status: faultFactsOf(profile, failure).status,
    code: exception === 'BadRequest' ? exception : `${odataNumber | 0}, ${exception}`,
    errorCode: `0x${number.toString(16).padStart(8, '0')}`,
  }
}
