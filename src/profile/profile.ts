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
  /** The form in REST of a list that was named by its id, if it is a different one. */
  readonly byId?: { readonly odataNumber: number; readonly exception: string }
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
  /** The envelope of a request that names none (protocol/envelopes#choosing). */
  readonly usualEnvelope: 'verbose' | 'minimalmetadata'
  /** The names of the members that are no properties. */
  readonly controls: ControlNames
  /** Whether 64-bit integers are JSON numbers or texts. */
  readonly longIntegers: 'number' | 'text'
  /** Whether the id of a content type is a text or an object with the member StringValue. */
  readonly contentTypeIds: 'text' | 'object'
  /** Whether the keys of property bags are encoded as names of XML elements are. */
  readonly propertyKeys: 'raw' | 'encoded'
  /** The reply to an update of an entity: the entity, or 204 without a body (protocol/envelopes#results). */
  readonly updates: 'entity' | 'empty'
  /** Whether an entity has, without `$select`, all properties that are usual in the established server, or fewer (protocol/envelopes#entities). */
  readonly usualProperties: 'few' | 'all'
  /** Which types the metadata of a body may name: any, or only those of this profile that fit the operation. */
  readonly givenTypes: 'any' | 'own'
}

/** The members of a reply that are no properties (protocol/envelopes#entities). */
export interface ControlNames {
  readonly metadata: string
  readonly type: string
  /** What precedes the name of a type. */
  readonly typeMark: string
  readonly id: string
  readonly etag: string
  readonly editLink: string
  readonly count: string
  readonly nextLink: string
  readonly null: string
  /** After the name of an expanded navigation property. */
  readonly navigationLink: string
}

/** The rules of list items. */
export interface ItemRules {
  /** Whether an update needs If-Match. */
  readonly updatesNeedIfMatch: boolean
  /** Whether an entity tag with the GUID of another item does not match. */
  readonly tagsNameItems: boolean
  /** The entity tag of a version of an item in the list data service (protocol/list-data-service#changes). */
  readonly serviceTag: (version: number) => string
  /** Whether `$skip` skips items, or has no effect unless a setting says so (protocol/queries#pages). */
  readonly skip: boolean
}

/** Names of response headers. */
export interface HeaderNames {
  readonly requestId: string
  /** Further headers with the id of the request. */
  readonly alsoRequestId: readonly string[]
  readonly duration: string
  /** The header with the duration below `/_api` and `client.svc`. */
  readonly serviceDuration: string
  /** The header with the load of the server, from 0 to 10. */
  readonly load?: string
  /** Headers of every reply whose values never change: names and values in turn. */
  readonly fixed: readonly string[]
}

/** The rules of signing in. */
export interface SignInRules {
  /** Schemes beside Forms whose writes need a form digest, unless a setting names others (protocol/sign-in#form-digests). */
  readonly digestSchemes: ReadonlySet<string>
  /** Whether browsers without credentials are sent to the sign-in page, outside of the services. */
  readonly redirectsBrowsers: boolean
}

/** Names of built-in content types that differ from those which core stores, by id; `instead` is the stored one. */
export type TypeTitles = ReadonlyMap<string, { readonly name: string; readonly instead: string }>

export interface SoapRules {
  /** The namespace of all services, unless a setting changes it (protocol/soap-messages#namespaces). */
  readonly namespace: string
  /** Whether each service has its own namespace instead, that of the established server. */
  readonly hasOwnNamespaces: boolean
  /** Whether a write that a browser could be made to send needs the header SOAPAction. */
  readonly writesNeedAction: boolean
  /** Whether the administration service is at `/_vti_adm` too. */
  readonly hasAdminPath: boolean
  /**
   * The status of every fault except 401, if faults do not use the status of their error
   * (protocol/soap-messages#faults).
   */
  readonly faultStatus?: number
  /** Reasons whose faults have another status than that, or than REST gives them. */
  readonly statusesOfReasons?: { readonly [R in ReasonName]?: number }
  /** Reasons that have another number in the faults of an operation, such as `lists.AddAttachment`. */
  readonly codesOfOperations?: Readonly<Record<string, { readonly [R in ReasonName]?: number }>>
  /** Whether CheckOutFile, CheckInFile and UndoCheckOut answer `false` instead of a fault where a file has not the state that they end. */
  readonly tellsWrongCheckOuts: boolean
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
  readonly headers: HeaderNames
  /** The version of the server that clients read, if it is not that of the product. */
  readonly libraryVersion?: string
  /** The entity tag of a version of a list, a folder or an item; an item has an id. */
  readonly entityTag: (version: number, itemId?: string) => string
  /** The same profile for requests that ask for the names of OData version 4. */
  readonly version4?: Profile
  /** Which folders `web/folders` has: all of the web, or those directly below its root folder (protocol/files#addresses). */
  readonly webFolders: 'all' | 'direct'
  readonly bodies: BodyRules
  readonly items: ItemRules
  readonly signIn: SignInRules
  readonly contentTypes: TypeTitles
  /** Whether new sites have the built-in content types that only the established server has. */
  readonly hasFurtherContentTypes: boolean
  readonly soap: SoapRules
  readonly reasons: Readonly<Record<ReasonName, WireReason>>
  /** Reasons that have another number and name in the object model. */
  readonly reasonsOfModel?: { readonly [R in ReasonName]?: WireReason }
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

const id = /^\{?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i

/** The number of a fault of SOAP in a profile; `operation` is named with its service. */
export const faultNumberOf = (profile: Profile, error: DomainError, operation: string): number =>
  profile.soap.codesOfOperations?.[operation]?.[error.reason as ReasonName] ?? wireReasonOf(profile, error).number

/** The numbers and the name of a failure in a profile. */
export function wireReasonOf(profile: Profile, { reason, details }: DomainError): WireReason {
  const wire = profile.reasons[reason as ReasonName]
  return wire.byId && id.test((details.list ?? '').slice(0, 40)) ? { ...wire, ...wire.byId } : wire
}

/** The status of a fault; undefined where it is the status of the failure. */
export const faultStatusOf = ({ soap }: Profile, { reason }: DomainError): number | undefined =>
  soap.statusesOfReasons?.[reason as ReasonName] ?? soap.faultStatus
