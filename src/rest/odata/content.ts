import type { ComplexTypes, Entities } from '../../../generated/rest/bindings.ts'
import type { Slices } from '../../core/kernel/pacing/slices.ts'
import type { EntityType, Json } from '../../entities/shape/shape.ts'
import type { Response } from '../../http/message/message.ts'
import type { PropertyPath } from '../address/addresses.ts'

/** A page of a collection. */
export interface CollectionPage<Source> {
  /** In memory, or read while the reply is written. */
  readonly items: readonly Source[] | Slices<Source>
  /** The absolute address of the next page. */
  readonly next?: string | undefined
  /** The `$skip` of the next page, at the address of this one. */
  readonly nextSkip?: number | undefined
  /** How many there are in all pages together; given when the client asked. */
  readonly count?: number | undefined
}

/** The elements of an array in a JSON value, in parts. */
export interface StreamedRows {
  /** The name of the array. No text before it in the value contains this name with an empty array. */
  readonly member: string
  readonly parts: AsyncIterable<readonly Json[]>
  /** Whether the array is the `results` of an object, as in verbose form. */
  readonly isVerbose?: boolean
}

/** The elements of an array of complex values in a complex value, in parts. */
export interface StreamedComplexes {
  /** The short name of their type. */
  readonly type: keyof ComplexTypes
  /** The name of the array; see `StreamedRows`. */
  readonly member: string
  readonly parts: AsyncIterable<readonly object[]>
}

type Headers = Readonly<Record<string, string | undefined>>

/** The result of a handler, before it is serialized. */
export type Content =
  | {
      readonly kind: 'entity'
      readonly status: number
      readonly headers: Headers
      readonly entity: EntityType<keyof Entities, never>
      readonly value: unknown
    }
  | {
      readonly kind: 'collection'
      readonly status: number
      readonly headers: Headers
      readonly entity: EntityType<keyof Entities, never>
      readonly page: CollectionPage<unknown>
    }
  | {
      readonly kind: 'complex'
      readonly status: number
      readonly headers: Headers
      readonly type: keyof ComplexTypes
      readonly member: string
      readonly value: unknown
      readonly rows: StreamedComplexes | undefined
    }
  | {
      readonly kind: 'complexes'
      readonly status: number
      readonly headers: Headers
      readonly type: keyof ComplexTypes
      readonly member: string
      readonly values: readonly unknown[]
    }
  /** An array of primitive values. */
  | {
      readonly kind: 'values'
      readonly status: number
      readonly headers: Headers
      readonly type: string
      readonly member: string
      readonly values: readonly (string | number | boolean)[]
    }
  /** A primitive value; null, with the type Edm.Null, for a method without a result. */
  | {
      readonly kind: 'value'
      readonly status: number
      readonly headers: Headers
      readonly type: string
      readonly member: string
      readonly value: string | number | boolean | null
    }
  /** A property of an entity, or the size of a collection, for paths that address one. */
  | {
      readonly kind: 'part'
      readonly status: number
      readonly headers: Headers
      readonly part: PropertyPath
      readonly whole: Extract<Content, { kind: 'entity' | 'collection' }>
    }
  | {
      readonly kind: 'json'
      readonly status: number
      readonly headers: Headers
      readonly value: unknown
      /** Set if an array of the value is empty in it, and its elements are made while the reply is written. */
      readonly rows?: StreamedRows | undefined
    }
  /** A body with a media type other than those of the envelopes. */
  | { readonly kind: 'media'; readonly status: number; readonly headers: Headers; readonly body: NonNullable<Response['body']> }
  | { readonly kind: 'empty'; readonly status: number; readonly headers: Headers }
