import type { DomainError } from '../core/kernel/errors.ts'
import type { ErrorCode } from '../core/kernel/reason.ts'
import type { ReasonName } from '../core/reasons.ts'

/** What clients see of a reason. */
export interface WireReason {
  /** The 32-bit number that old clients compare; unsigned here, signed decimal in REST, hex in SOAP. */
  readonly number: number
  /** The number that REST shows, where it is another one. */
  readonly odataNumber?: number
  /** The exception name that REST clients see behind the number. */
  readonly exception: string
}

/** How a failure is answered: its status, and whom a SOAP fault blames for it. */
export interface FaultFacts {
  readonly status: number
  readonly blame: 'Client' | 'Server'
}

/**
 * The words of the wire: names, numbers and statuses, which core does not know
 * and every edge reads (decisions A). A request carries the profile that it is
 * answered in.
 */
export interface Profile {
  readonly name: string
  /** Stands in front of every type name: `Svc.` makes `Svc.List`. */
  readonly typePrefix: string
  /** Names of response headers. */
  readonly headers: { readonly requestId: string; readonly duration: string }
  readonly reasons: Readonly<Record<ReasonName, WireReason>>
  /** REST and SOAP read one table (specification, Errors; decisions C, D4). */
  readonly statuses: Readonly<Record<ErrorCode, FaultFacts>>
  /** Reasons that the wire tells apart although they mean the same for control flow. */
  readonly statusesOfReasons: { readonly [R in ReasonName]?: FaultFacts }
}

/** How a profile answers a failure. */
export const faultFactsOf = (profile: Profile, { reason, code }: DomainError): FaultFacts =>
  profile.statusesOfReasons[reason as ReasonName] ?? profile.statuses[code]

/** The numbers and the name that a profile gives a failure. */
export const wireReasonOf = (profile: Profile, { reason }: DomainError): WireReason => profile.reasons[reason as ReasonName]
