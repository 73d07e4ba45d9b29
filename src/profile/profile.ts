import type { DomainError } from '../core/kernel/errors.ts'
import type { ErrorCode } from '../core/kernel/reason.ts'
import type { ChangeType } from '../core/model/change.ts'
import type { ReasonName } from '../core/reasons.ts'

/** The wire form of a reason. */
export interface WireReason {
  /** The 32-bit error number that old clients compare; unsigned here, signed decimal in REST, hexadecimal in SOAP. */
  readonly number: number
  /** The number in REST, if it is a different one. */
  readonly odataNumber?: number
  /** The exception name after the number in REST. */
  readonly exception: string
}

/** How a failure is answered: its status, and whom a SOAP fault blames for it while the message is not understood. */
export interface FaultFacts {
  readonly status: number
  readonly blame: 'Client' | 'Server'
}

/** The rules of bodies beside names. */
export interface BodyRules {
  /** The member that holds an error, in each envelope (protocol/errors#rest). */
  readonly errorMember: Readonly<Record<'verbose' | 'minimalmetadata' | 'nometadata', string>>
  /** Whether rows of a search result have Title and Path beside their cells (protocol/search#rows). */
  readonly searchRowMembers: boolean
}

export interface SoapRules {
  /** The namespace of all services, unless a setting changes it (protocol/soap-messages#namespaces). */
  readonly namespace: string
  /**
   * The status of every fault except 401, if faults do not use the status of their error
   * (protocol/soap-messages#faults).
   */
  readonly faultStatus?: number
  /** Reasons whose faults have another status than REST gives them. */
  readonly statusesOfReasons?: { readonly [R in ReasonName]?: number }
}

/**
 * The wire names: type names, numbers and statuses, which core does not know and every edge reads (decisions/0029). A
 * request carries the profile of its reply, and so does the context of its operation.
 */
export interface Profile {
  readonly name: string
  /** The prefix of every type that `typeNames` does not list. */
  readonly typePrefix: string
  /** Full names of types and entity sets that do not follow the prefix rule, by short name. */
  readonly typeNames: Readonly<Record<string, string>>
  /** Names of response headers. */
  readonly headers: { readonly requestId: string; readonly duration: string }
  /** The entity tag of a version of a list or an item. */
  readonly entityTag: (version: number) => string
  /** Which folders `web/folders` has: all of the web, or those directly below its root folder (protocol/files#addresses). */
  readonly webFolders: 'all' | 'direct'
  readonly bodies: BodyRules
  readonly soap: SoapRules
  readonly reasons: Readonly<Record<ReasonName, WireReason>>
  /** REST and SOAP read one table (protocol/errors#statuses; protocol/soap-messages#faults). */
  readonly statuses: Readonly<Record<ErrorCode, FaultFacts>>
  /** Reasons whose status differs from that of their kind. */
  readonly statusesOfReasons: { readonly [R in ReasonName]?: FaultFacts }
  /** ChangeType of the change log (protocol/changes#types). */
  readonly changeTypes: Readonly<Record<ChangeType, number>>
}

/** The status and fault code of a failure in a profile. */
export const faultFactsOf = (profile: Profile, { reason, code }: DomainError): FaultFacts =>
  profile.statusesOfReasons[reason as ReasonName] ?? profile.statuses[code]

/** The numbers and the name of a failure in a profile. */
export const wireReasonOf = (profile: Profile, { reason }: DomainError): WireReason => profile.reasons[reason as ReasonName]

/** The status of a fault; undefined where it is the status of the failure. */
export const faultStatusOf = ({ soap }: Profile, { reason }: DomainError): number | undefined =>
  soap.faultStatus ?? soap.statusesOfReasons?.[reason as ReasonName]
