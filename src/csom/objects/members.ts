import type { Json, OnRequest, Property, Shape } from '../../entities/shape/shape.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { objectType } from './objects.ts'
import { guidIn, guidValue, type ObjectAnswer } from './values.ts'

/** A property of an entity as the object model shows it. */
export interface ObjectMember<E> {
  readonly read?: (entity: E, ctx: WireContext) => ObjectAnswer | undefined
  /** Reads the value for all entities of a reply at once. */
  readonly load?: (entities: readonly E[], ctx: WireContext) => Promise<readonly ObjectAnswer[]>
  readonly isOf?: ((entity: E) => boolean) | undefined
  /** Shown only if a query names it. */
  readonly onRequest?: OnRequest | undefined
  /** Set for a time: its value is in milliseconds. */
  readonly isInstant?: true
}

const known = new WeakMap<object, ReadonlyMap<string, ObjectMember<never>>>()

/** The members of a shape: the properties of its table. */
export function membersOf<E>({ properties }: Pick<Shape<E>, 'properties'>): ReadonlyMap<string, ObjectMember<E>> {
  const made =
    known.get(properties) ?? new Map([...properties].map(([name, property]): [string, ObjectMember<E>] => [name, memberOf(property)]))
  known.set(properties, made as ReadonlyMap<string, ObjectMember<never>>)
  return made as ReadonlyMap<string, ObjectMember<E>>
}

/** A property of a table as a member. */
export function memberOf<E>(property: Property<E>): ObjectMember<E> {
  const { read, load, isOf, onRequest, comparesAs } = property
  const answer = (value: Json | undefined) => (value === undefined ? undefined : answerOf(property, value))
  return {
    ...(load
      ? { load: async (entities: readonly E[], ctx: WireContext) => (await load(entities, ctx)).map((value) => answerOf(property, value)) }
      : { read: (entity: E, ctx: WireContext) => answer(read(entity, ctx)) }),
    isOf,
    onRequest,
    ...(comparesAs === 'instant' && { isInstant: true as const }),
  }
}

function answerOf<E>({ comparesAs, wire, complexType, collectionOf }: Property<E>, value: Json): ObjectAnswer {
  if (value === null) return null
  if (typeof value === 'string') {
    if (comparesAs === 'instant') return Date.parse(value)
    if (wire === 'content type id') return contentTypeId(value)
    return comparesAs === 'key' && guidIn(value) !== undefined ? guidValue(value) : value
  }
  if (Array.isArray(value)) {
    const each = typeof wire === 'object' && 'each' in wire ? wire.each : undefined
    return (value as readonly Json[]).map((one) =>
      each === 'content type id' && typeof one === 'string' ? contentTypeId(one) : typed(collectionOf, one),
    )
  }
  return typed(complexType, value)
}

const contentTypeId = (id: string): ObjectAnswer =>
  new Map([
    ['_ObjectType_', objectType('ContentTypeId')],
    ['StringValue', id],
  ])

/** A value object with the name of its type. */
function typed(type: string | undefined, value: Json): ObjectAnswer {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => typed(undefined, one))
  const members = Object.entries(value).map(([name, member]): [string, ObjectAnswer] => [name, typed(undefined, member)])
  return new Map([...(type === undefined ? [] : [['_ObjectType_', objectType(type)] as [string, ObjectAnswer]]), ...members])
}
