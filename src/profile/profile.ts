import type { DomainError } from '../core/kernel/errors.ts'
import type { ErrorCode } from '../core/kernel/reason.ts'
import type { ChangeType } from '../core/model/change.ts'
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

/** What bodies look like beside their names. */
export interface BodyRules {
  /** The member that holds a failure, in each envelope (decisions D1). */
  readonly errorMember: Readonly<Record<'verbose' | 'minimalmetadata' | 'nometadata', string>>
  /** Rows of a search result have Title and Path beside their cells (decisions B13). */
  readonly searchRowMembers: boolean
}

export interface SoapRules {
  /** `{soap_namespace}` of the specification, where no setting names another (decisions A4). */
  readonly namespace: string
  /** The status of every fault but 401, where faults do not have that of their meaning (decisions D4). */
  readonly faultStatus?: number
}

/**
 * The words of the wire: names, numbers and statuses, which core does not know
 * and every edge reads (decisions A). A request carries the profile that it is
 * answered in, and so does the context of its operation.
 */
export interface Profile {
  readonly name: string
  /** Stands in front of the plain name of every type that `typeNames` does not name. */
  readonly typePrefix: string
  /** Full names of types and entity sets that the prefix does not make, by their plain ones. */
  readonly typeNames: Readonly<Record<string, string>>
  /** Names of response headers. */
  readonly headers: { readonly requestId: string; readonly duration: string }
  /** The entity tag of a version of a list or an item. */
  readonly entityTag: (version: number) => string
  readonly bodies: BodyRules
  readonly soap: SoapRules
  readonly reasons: Readonly<Record<ReasonName, WireReason>>
  /** REST and SOAP read one table (specification, Errors; decisions C, D4). */
  readonly statuses: Readonly<Record<ErrorCode, FaultFacts>>
  /** Reasons that the wire tells apart although they mean the same for control flow. */
  readonly statusesOfReasons: { readonly [R in ReasonName]?: FaultFacts }
  /** ChangeType of the change log (rest.md 8). */
  readonly changeTypes: Readonly<Record<ChangeType, number>>
}

/** How a profile answers a failure. */
export const faultFactsOf = (profile: Profile, { reason, code }: DomainError): FaultFacts =>
  profile.statusesOfReasons[reason as ReasonName] ?? profile.statuses[code]

/** The numbers and the name that a profile gives a failure. */
export const wireReasonOf = (profile: Profile, { reason }: DomainError): WireReason => profile.reasons[reason as ReasonName]
