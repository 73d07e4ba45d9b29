import type { Entities } from '../../../generated/rest/bindings.ts'
import openapi from '../../../generated/rest/openapi.json' with { type: 'json' }
import type { ColumnRef } from '../../core/kernel/query.ts'
import { resolve, type Schema } from '../../http/openapi/contract.ts'
import { plainName } from '../../profile/type-names.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { contract } from './contract.ts'
import type { Navigation, OnRequest, Property, Shape } from './shape.ts'
import { wireFormOf } from './wire-form.ts'

/** A reader for each property of the contract's entity; a missing property or a wrong type is a compile error. */
export type Readers<N extends keyof Entities, E> = {
  readonly [P in keyof Entities[N]]: ((entity: E, ctx: WireContext) => Entities[N][P]) | Loader<E, Entities[N][P]>
}

/** Reads a property for all entities of a reply at once. */
export interface Loader<E, V> {
  readonly load: (entities: readonly E[], ctx: WireContext) => Promise<readonly V[]>
  readonly onRequest?: OnRequest
  readonly complexType?: string
}

interface EntityFacts {
  readonly type: string
  readonly set: string
  readonly address: string
}

/** The contract's `x-entity` of an entity: its short names and canonical address. */
export function factsOf(name: keyof Entities): EntityFacts {
  const { type, set, address } = openapi.components.schemas[name as 'List']['x-entity']
  return { type: plainName(type), set: `ApiData.${set}`, address }
}

/** The facts of a shape beside its properties. */
interface ShapeFacts<N extends keyof Entities, E> {
  readonly navigation?: Record<string, Navigation<E>>
  readonly version?: (entity: E) => number
  /** The canonical address, if the template of the contract cannot be filled from the properties. */
  readonly address?: (entity: E) => string
  readonly typeOf?: (entity: E) => string
  /** Properties that only some entities have, with the test for those entities. */
  readonly only?: { readonly [P in keyof Entities[N]]?: (entity: E) => boolean }
}

const made = new Map<string, Shape<never>>()

/** The shape of an entity by its name, for navigation: navigation is circular, but imports of modules must not be. */
export function shapeNamed(name: keyof Entities): Shape<never> {
  const shape = made.get(name)
  if (!shape) throw new Error(`no shape of ${name} has been made`)
  return shape
}

/** The shape of an entity whose properties are always the same. */
export function shapeOf<N extends keyof Entities, E>(name: N, readers: Readers<N, E>, more: ShapeFacts<N, E> = {}): Shape<E, N> {
  const facts = factsOf(name)
  const schemas = contract.components.schemas[name]?.properties ?? {}
  const properties = new Map(
    Object.entries(readers).map(([property, reader]) => {
      const comparesAs = comparisonOf(schemas[property] ?? {})
      const complexType = complexTypeOf(schemas[property]?.oneOf?.find(({ $ref }) => $ref !== undefined) ?? schemas[property] ?? {})
      const collectionOf = complexTypeOf(schemas[property]?.items ?? {})
      const isOf = more.only?.[property as keyof Entities[N]]
      const onRequest = onRequestOf(schemas[property])
      const wire = complexType === undefined ? wireFormOf(schemas[property] ?? {}) : undefined
      const reading = typeof reader === 'function' ? { read: reader } : { ...(reader as object), read: () => null }
      const facets = {
        ...(comparesAs && { comparesAs }),
        ...(complexType && { complexType }),
        ...(collectionOf && { collectionOf }),
        ...(isOf && { isOf }),
        ...(onRequest && { onRequest }),
        ...(wire && { wire }),
      }
      return [property, { ...reading, ...facets } as Property<E>]
    }),
  )
  const shape: Shape<E, N> = {
    name,
    type: facts.type,
    set: facts.set,
    // The address contains the key as a property's name in braces.
    address:
      more.address ??
      ((entity) =>
        facts.address.replace(/\{(\w+)\}/g, (_, property: string) =>
          inAddress(String(properties.get(property)?.read(entity, undefined as never))),
        )),
    properties,
    navigation: new Map(Object.entries(more.navigation ?? {})),
    ...(more.version && { version: more.version }),
    ...(more.typeOf && { typeOf: more.typeOf }),
  }
  made.set(name, shape as Shape<never>)
  return shape
}

/** The contract's `x-on-request`: `few`, or true. */
const onRequestOf = (schema: Schema | undefined): OnRequest | undefined => {
  const mark = schema?.['x-on-request']
  return mark === 'few' ? 'few' : mark === true ? 'always' : undefined
}

/** A value in an address: a quote in it is doubled, and what may not stand in an address is encoded. */
const inAddress = (value: string): string => encodeURIComponent(value.replaceAll("'", "''"))

const comparisons: ReadonlyMap<string, ColumnRef['type']> = new Map([
  ['string', 'text'],
  ['string date-time', 'instant'],
  ['string uuid', 'key'],
  ['integer', 'integer'],
  ['number', 'number'],
  ['boolean', 'boolean'],
])

function comparisonOf(schema: Schema): ColumnRef['type'] | undefined {
  const { type, format } = resolve(contract, schema)
  const [name = ''] = [type ?? []].flat().filter((one) => one !== 'null')
  return comparisons.get(`${name} ${format ?? ''}`) ?? comparisons.get(name)
}

/** The short name of the complex type of a schema. */
export function complexTypeOf(schema: Schema): string | undefined {
  const facts = resolve(contract, schema)['x-complex'] as { readonly type: string } | undefined
  return facts && plainName(facts.type)
}
