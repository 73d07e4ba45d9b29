import type { ObjectType } from '../../../generated/csom/bindings.ts'
import type { ReceivedBytes } from '../../core/content/blobs/received-bytes.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import type { Item } from '../../core/content/items/item.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { FieldIn } from '../../entities/lists/field.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { sharePoint } from '../../profile/share-point.ts'
import { typeName } from '../../profile/type-names.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { typeOfEntity } from './types.ts'

/** `RequestContext.Current`: the site collection and the web of the address. */
export interface ContextObject {
  readonly kind: 'context'
  readonly type: 'RequestContext'
  readonly ctx: WireContext
}

/** A web, a list, a column: an entity of the common tables. */
export interface EntityObject<E = unknown> {
  readonly kind: 'entity'
  readonly type: ObjectType
  /** The context of its web. */
  readonly ctx: WireContext
  readonly shape: Shape<unknown>
  /** What was read, or what the last write has returned; undefined for a new object that is not stored. */
  value: E
  /** The properties that were set and not yet stored. */
  readonly settings: Map<string, unknown>
  /** The object that it was reached from. */
  readonly parent: EntityObject | undefined
}

/** A collection that an entity refers to. */
export interface CollectionObject {
  readonly kind: 'collection'
  readonly type: ObjectType
  readonly ctx: WireContext
  readonly owner: EntityObject
  readonly name: string
}

/** A collection whose elements are known, such as the result of a method, or one that a client fills. */
export interface RowsObject<E = unknown> {
  readonly kind: 'rows'
  readonly type: ObjectType
  readonly ctx: WireContext
  readonly shape: Shape<unknown> | undefined
  readonly rows: E[]
  readonly owner: EntityObject | undefined
}

/** An item with the values that were set and not yet stored. */
export interface ItemObject {
  readonly kind: 'item'
  readonly type: 'ListItem'
  readonly ctx: WireContext
  readonly list: List
  /** Undefined until a new item is stored, and after it is deleted. */
  item: Item | undefined
  readonly pending: Map<string, unknown>
  /** Set until a new item is stored. */
  addition: { readonly folder?: Document; readonly isFolder: boolean } | undefined
}

/** The rows of a query on a list. */
export interface ItemsObject {
  readonly kind: 'items'
  readonly type: 'ListItemCollection'
  readonly ctx: WireContext
  readonly list: List
  readonly query: ItemsAsked
}

export interface ItemsAsked {
  readonly viewXml: string
  readonly position: string | undefined
  readonly folderUrl: string | undefined
  readonly datesInUtc: boolean
}

/** An object that is no entity, such as a search, with what was set of it. */
export interface ServiceObject {
  readonly kind: 'service'
  readonly type: ObjectType
  readonly ctx: WireContext
  readonly settings: Map<string, unknown>
  readonly members: Map<string, PathObject>
  /** What its methods have collected. */
  readonly collected: unknown[]
}

/** A value object, such as a CAML query: its type and members. */
export interface ValueObject {
  readonly kind: 'value'
  readonly type: string
  readonly members: Map<string, GivenArgument>
}

interface NullObject {
  readonly kind: 'null'
  readonly type: 'null'
}

/** What an object path leads to. */
export type PathObject =
  | ContextObject
  | EntityObject
  | CollectionObject
  | RowsObject
  | ItemObject
  | ItemsObject
  | ServiceObject
  | ValueObject
  | NullObject

/** A parameter as a client gives it; ids are in small letters without braces, times as ISO 8601. */
export type GivenArgument = string | number | boolean | null | Uint8Array | ReceivedBytes | PathObject | readonly GivenArgument[]

export const nullObject: NullObject = { kind: 'null', type: 'null' }

export const isObject = (given: unknown): given is PathObject => typeof given === 'object' && given !== null && 'kind' in given

/** Columns of terms have methods of their own. */
const isTermColumn = ({ name }: Pick<Shape<unknown>, 'name'>, value: unknown): boolean =>
  name === 'Field' && (value as FieldIn | undefined)?.field.type.startsWith('TaxonomyFieldType') === true

/** The object of an entity that is no item. */
export function objectOf<E>(ctx: WireContext, shape: Shape<E> | Shape<never>, value: E, parent?: EntityObject): EntityObject<E> {
  const type = isTermColumn(shape, value) ? 'TaxonomyField' : typeOfEntity(shape.name)
  if (!type) throw notInModel(`The type ${shape.name}`)
  return { kind: 'entity', type, ctx, shape: shape as Shape<unknown>, value, settings: new Map(), parent }
}

/** The object of an item; it has room for new values. */
export const itemObject = (ctx: WireContext, item: Item): ItemObject => ({
  kind: 'item',
  type: 'ListItem',
  ctx,
  list: item.list,
  item,
  pending: new Map(),
  addition: undefined,
})

/** The object of any entity; the null object for none. */
export function relatedObject(ctx: WireContext, shape: Shape<never> | Shape<unknown>, value: unknown, parent?: EntityObject): PathObject {
  if (value === undefined || value === null) return nullObject
  return shape.name === 'ListItem' ? itemObject(ctx, value as Item) : objectOf<unknown>(ctx, shape as Shape<unknown>, value, parent)
}

export const rowsObject = <E>(
  ctx: WireContext,
  type: ObjectType,
  shape: Shape<E> | undefined,
  rows: readonly E[],
  owner?: EntityObject,
): RowsObject<E> => ({
  kind: 'rows',
  type,
  ctx,
  shape: shape as Shape<unknown> | undefined,
  rows: [...rows],
  owner,
})

export const serviceObject = (ctx: WireContext, type: ObjectType): ServiceObject => ({
  kind: 'service',
  type,
  ctx,
  settings: new Map(),
  members: new Map(),
  collected: [],
})

/** The name of a type in the object model, which is the same in all profiles: clients compare it. */
export const objectType = (plain: string): string => typeName(sharePoint, plain)

/** The error for what the object model of this server does not have; `name` is that of a member, and `known` has the right ones. */
export const notInModel = (what: string, name = '', known: Iterable<string> = []): DomainError =>
  new DomainError(kernelReasons.operation_unsupported, { operation: what.slice(0, 200), hint: didYouMean(name, known) })
