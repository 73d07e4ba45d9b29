import type { Entities } from '../../../generated/rest/bindings.ts'
import type { ColumnRef } from '../../core/kernel/query.ts'
import type { WireContext } from '../../profile/wire-context.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export interface Property<E> {
  /** Undefined where this one entity has no such property. */
  readonly read: (entity: E, ctx: WireContext) => Json | undefined
  /** Reads the value for all entities of a reply at once, where it takes a query; `read` is not asked then. */
  readonly load?: (entities: readonly E[], ctx: WireContext) => Promise<readonly Json[]>
  /** Whether an entity has it, where entities of one shape are of several types. */
  readonly isOf?: (entity: E) => boolean
  /** The plain name of the type of its value, where that is a complex one: verbose names it. */
  readonly complexType?: string
  /** Returned only when `$select` names it (rest.md 8, marked *). */
  readonly onRequest?: true
  /** The plain name of the type of the elements, where the value is an array: verbose names it. */
  readonly collectionOf?: string
  /** How its values compare where rows are filtered in memory; absent where they cannot. */
  readonly comparesAs?: ColumnRef['type']
}

export interface Navigation<E> {
  readonly many: boolean
  /** Verbose replies show it as a link, because it has an address of its own. */
  readonly linked?: true
  /** Absent where it cannot be expanded. */
  readonly expansion?: Expansion<E>
}

export interface Expansion<E> {
  /**
   * What it leads to; a function, because shapes lead to each other. Undefined
   * where nothing is related and only what is related could tell.
   */
  readonly shape: (entities: readonly E[], related: readonly unknown[]) => Shape<never> | undefined
  /**
   * The related values of all entities at once, in their order: one query for
   * a page, not one for each row.
   */
  readonly load: (entities: readonly E[], ctx: WireContext) => Promise<readonly unknown[]>
}

/**
 * An entity as clients see it: one table of its properties serves replies,
 * `$select`, `$expand` and filters. Names come from the contract's `x-entity`;
 * types and sets have plain names, which a profile completes (`typeName`).
 */
export interface Shape<E, Name extends keyof Entities = keyof Entities> extends EntityType<Name, E> {
  /** Plain type name, such as `List`. */
  readonly type: string
  /** The plain type name of one entity, where entities of one shape are of several types. */
  readonly typeOf?: (entity: E) => string
  /** The plain name of the entity set that `odata.metadata` names, such as `ApiData.Lists`. */
  readonly set: string
  /** Canonical address below `_api/` (rest.md 1). */
  readonly address: (entity: E) => string
  /** The full type name stands in front of `address`. */
  readonly isAddressedByType?: true
  /** The server-relative URL of the web whose service root the address is below, where it is another than the addressed one. */
  readonly webUrl?: (entity: E) => string | undefined
  /** `__metadata.id`, where it is no URI (decisions B7). */
  readonly id?: (entity: E) => string
  /** The version that its entity tag names, where it has one. */
  readonly version?: (entity: E) => number
  readonly properties: ReadonlyMap<string, Property<E>>
  readonly navigation: ReadonlyMap<string, Navigation<E>>
}

/** What an entity's table is to a reply: the entity of the contract that it renders, and what it reads it from. */
export interface EntityType<Name extends keyof Entities, Source> {
  readonly name: Name
  /** Carries the type alone. */
  readonly source?: (source: Source) => void
}
