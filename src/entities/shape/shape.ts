import type { Entities } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import type { ColumnRef } from '../../core/kernel/query.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export interface Property<E> {
  /** Undefined where this one entity has no such property. */
  readonly read: (entity: E, ctx: Context) => Json | undefined
  /** Reads the value for all entities of a reply at once, where it takes a query; `read` is not asked then. */
  readonly load?: (entities: readonly E[], ctx: Context) => Promise<readonly Json[]>
  /** Whether an entity has it, where entities of one shape are of several types. */
  readonly isOf?: (entity: E) => boolean
  /** The type of its value, where that is a complex one: verbose names it. */
  readonly complexType?: string
  /** Returned only when `$select` names it (rest.md 8, marked *). */
  readonly onRequest?: true
  /** The type of the elements, where the value is an array: verbose names it. */
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
  readonly load: (entities: readonly E[], ctx: Context) => Promise<readonly unknown[]>
}

/**
 * An entity as REST shows it: one table of its properties serves replies,
 * `$select`, `$expand` and filters (architecture: REST). Names come from the
 * contract's `x-entity`.
 */
export interface Shape<E, Name extends keyof Entities = keyof Entities> extends EntityType<Name, E> {
  /** Full type name, such as `Svc.List`. */
  readonly type: string
  /** The full type name of one entity, where entities of one shape are of several types. */
  readonly typeOf?: (entity: E) => string
  /** The entity set that `odata.metadata` names, such as `Svc.ApiData.Lists`. */
  readonly set: string
  /** Canonical address below `_api/` (rest.md 1). */
  readonly address: (entity: E) => string
  /** The server-relative URL of the web whose service root the address is below, where it is another than the addressed one. */
  readonly webUrl?: (entity: E) => string | undefined
  /** `__metadata.id`, where it is no URI (decisions B7). */
  readonly id?: (entity: E) => string
  readonly etag?: (entity: E) => string
  readonly properties: ReadonlyMap<string, Property<E>>
  readonly navigation: ReadonlyMap<string, Navigation<E>>
}

/** What an entity's table is to a reply: the entity of the contract that it renders, and what it reads it from. */
export interface EntityType<Name extends keyof Entities, Source> {
  readonly name: Name
  /** Carries the type alone. */
  readonly source?: (source: Source) => void
}
