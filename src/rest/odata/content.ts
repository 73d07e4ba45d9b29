import type { ComplexTypes, Entities } from '../../../generated/rest/bindings.ts'
import type { EntityType } from '../../entities/shape/shape.ts'
import type { Response } from '../../http/message/message.ts'
import type { PropertyPath } from '../address/addresses.ts'

/** A page of a collection. */
export interface CollectionPage<Source> {
  readonly items: readonly Source[]
  /** The absolute address of the next page. */
  readonly next?: string | undefined
  /** How many there are in all pages together; given when the client asked. */
  readonly count?: number | undefined
}

type Headers = Readonly<Record<string, string | undefined>>

/** What a reply carries before the envelope is put around it. */
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
    }
  | {
      readonly kind: 'complexes'
      readonly status: number
      readonly headers: Headers
      readonly type: keyof ComplexTypes
      readonly member: string
      readonly values: readonly unknown[]
    }
  /** A primitive value; null for a method without a result, whose `type` is then Edm.Null. */
  | {
      readonly kind: 'value'
      readonly status: number
      readonly headers: Headers
      readonly type: string
      readonly member: string
      readonly value: string | number | boolean | null
    }
  /** A property of an entity, or how many a collection has, for addresses that name one. */
  | {
      readonly kind: 'part'
      readonly status: number
      readonly headers: Headers
      readonly part: PropertyPath
      readonly whole: Extract<Content, { kind: 'entity' | 'collection' }>
    }
  | { readonly kind: 'json'; readonly status: number; readonly headers: Headers; readonly value: unknown }
  /** A body of another media type than the envelopes'. */
  | { readonly kind: 'media'; readonly status: number; readonly headers: Headers; readonly body: NonNullable<Response['body']> }
  | { readonly kind: 'empty'; readonly status: number; readonly headers: Headers }
