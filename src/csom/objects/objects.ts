import type { Document } from '../../core/content/documents/documents.ts'
import type { Item } from '../../core/content/items/item.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { sharePoint } from '../../profile/share-point.ts'
import { typeName } from '../../profile/type-names.ts'
import type { WireContext } from '../../profile/wire-context.ts'

/** `RequestContext.Current`: the site collection and the web of the address. */
export interface ContextObject {
  readonly kind: 'context'
  readonly ctx: WireContext
}

/** A web, a list, a column: an entity of the common tables. */
export interface EntityObject {
  readonly kind: 'entity'
  /** The context of its web. */
  readonly ctx: WireContext
  readonly shape: Shape<unknown>
  /** What was read, or what the last write has returned. */
  value: unknown
}

/** A collection that an entity refers to. */
export interface CollectionObject {
  readonly kind: 'collection'
  readonly ctx: WireContext
  readonly owner: EntityObject
  readonly name: string
}

/** An item with the values that were set and not yet stored. */
export interface ItemObject {
  readonly kind: 'item'
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

/** A value object, such as a CAML query: its type and members. */
export interface ValueObject {
  readonly kind: 'value'
  readonly type: string
  readonly members: Map<string, GivenArgument>
}

/** What an object path leads to. */
export type PathObject =
  | ContextObject
  | EntityObject
  | CollectionObject
  | ItemObject
  | ItemsObject
  | ValueObject
  | { readonly kind: 'null' }

/** A parameter as a client gives it; ids are in small letters without braces, times as ISO 8601. */
export type GivenArgument = string | number | boolean | null | PathObject | readonly GivenArgument[]

export const nullObject = { kind: 'null' } as const

/** The object of an entity; an item gets room for new values. */
export function objectOf(ctx: WireContext, shape: Shape<never> | Shape<unknown>, value: unknown): PathObject {
  if (value === undefined || value === null) return nullObject
  if (shape.name === 'ListItem') {
    const item = value as Item
    return { kind: 'item', ctx, list: item.list, item, pending: new Map(), addition: undefined }
  }
  return { kind: 'entity', ctx, shape: shape as Shape<unknown>, value }
}

/** The name of a type in the object model, which is the same in all profiles: clients compare it. */
export const objectType = (plain: string): string => typeName(sharePoint, plain)

/** The short name of the type of an object: the members of the object model are listed by it. */
export function memberType(object: PathObject): string {
  switch (object.kind) {
    case 'context':
      return 'RequestContext'
    case 'entity':
      return object.shape.name
    case 'collection':
      return `${object.owner.shape.name}.${object.name}`
    case 'item':
      return 'ListItem'
    case 'items':
      return 'ListItemCollection'
    case 'value':
      return object.type
    case 'null':
      return 'null'
  }
}

/** The error for what the object model of this server does not have. */
export const notInModel = (what: string): DomainError =>
  new DomainError(kernelReasons.operation_unsupported, { operation: what.slice(0, 200), hint: '' })
