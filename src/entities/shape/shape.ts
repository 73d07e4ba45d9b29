import type { Entities } from '../../../generated/rest/bindings.ts'
import type { ColumnRef } from '../../core/kernel/query.ts'
import type { Profile } from '../../profile/profile.ts'
import type { WireContext } from '../../profile/wire-context.ts'

/** Entities that only the object model shows; `contracts/csom` names them. */
export type ModelEntity =
  | ('TaxonomySession' | 'TermStore' | 'TermGroup' | 'TermSet' | 'Term' | 'Label')
  | 'ModelFollowing'
  | ('WorkflowServicesManager' | 'WorkflowDefinition' | 'ModelSubscription' | 'WorkflowInstance')
export type EntityName = keyof Entities | ModelEntity

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** The parts of a value whose form depends on the profile (protocol/envelopes#values). */
export type WireForm = 'long' | 'content type id' | { readonly each: WireForm } | { readonly members: ReadonlyMap<string, WireForm> }

/** In every profile, or where replies have few properties. */
export type OnRequest = 'always' | 'few'

/** Whether a reply that names no properties has this one. */
export const isUsual = ({ onRequest }: { readonly onRequest?: OnRequest | undefined }, { bodies }: Profile): boolean =>
  onRequest === undefined || (onRequest === 'few' && bodies.usualProperties === 'all')

export interface Property<E> {
  /** Returns undefined if this one entity has no such property. */
  readonly read: (entity: E, ctx: WireContext) => Json | undefined
  /** Reads the value for all entities of a reply at once, if it needs a query; `read` is then not called. */
  readonly load?: (entities: readonly E[], ctx: WireContext) => Promise<readonly Json[]>
  /** Whether an entity has the property, if entities of one shape have several types. */
  readonly isOf?: (entity: E) => boolean
  /** The short name of a complex value's type; verbose replies include it. */
  readonly complexType?: string
  /** Set if the form of the value depends on the profile. */
  readonly wire?: WireForm
  /** Returned only if `$select` names it (protocol/envelopes#entities). */
  readonly onRequest?: OnRequest
  /** The short name of the element type of an array; verbose replies include it. */
  readonly collectionOf?: string
  /** How values compare when rows are filtered in memory; absent if they cannot be compared. */
  readonly comparesAs?: ColumnRef['type']
}

export interface Navigation<E> {
  readonly many: boolean
  /** Verbose replies show it as a link, because it has its own address. */
  readonly linked?: true
  /** Absent if the property cannot be expanded. */
  readonly expansion?: Expansion<E>
}

export interface Expansion<E> {
  /** Set if the related entities have texts of any length. */
  readonly hasTexts?: true
  /**
   * The shape of the related entities; a function, because shapes refer to each other. Returns undefined if no entity
   * is related and only a related entity could tell.
   */
  readonly shape: (entities: readonly E[], related: readonly unknown[], ctx: WireContext) => Shape<never> | undefined
  /** Loads the related values of all entities at once, in their order: one query for a page, not one for each row. */
  readonly load: (entities: readonly E[], ctx: WireContext) => Promise<readonly unknown[]>
}

/**
 * The representation of an entity for clients: one table of properties for replies, `$select`, `$expand` and filters.
 * Names come from the contract's `x-entity`; types and sets have short names, which a profile completes (`typeName`).
 */
export interface Shape<E, Name extends EntityName = EntityName> extends EntityType<Name, E> {
  /** The short type name, such as `List`. */
  readonly type: string
  /** The short type name of one entity, if entities of one shape have several types. */
  readonly typeOf?: (entity: E) => string
  /** The short name of the entity set in `odata.metadata`, such as `ApiData.Lists`. */
  readonly set: string
  /** The canonical address below `_api/` (protocol/addresses#canonical-addresses). */
  readonly address: (entity: E) => string
  /** Set if the full type name precedes `address`. */
  readonly isAddressedByType?: true
  /** An entity may have properties that the table does not have: `$select` names any, and those that are missing stay away. */
  readonly isOpen?: true
  /** The server-relative URL of the web whose service root contains the address, if it is not the addressed web. */
  readonly webUrl?: (entity: E) => string | undefined
  /** The path of the service below the web, if the address is not below `_api`. */
  readonly service?: string
  /** `__metadata.id`, if it is not a URI (protocol/envelopes#entities). */
  readonly id?: (entity: E) => string
  /** The version for the entity tag, if it has one. */
  readonly version?: (entity: E) => number
  /** The stored bytes that are read at `$value` below the address, if it is not an address of `_api`; undefined for an entity without. */
  readonly media?: (entity: E) => Media | undefined
  readonly properties: ReadonlyMap<string, Property<E>>
  readonly navigation: ReadonlyMap<string, Navigation<E>>
}

/** The name of stored bytes, which decides their media type, and their tag. */
export interface Media {
  readonly name: string
  readonly tag?: string
}

/** The entity type of a reply: the entity of the contract, and the type of the source that its table reads. */
export interface EntityType<Name extends EntityName, Source> {
  readonly name: Name
  /** Only carries the type. */
  readonly source?: (source: Source) => void
}
