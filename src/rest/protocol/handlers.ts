import type { ComplexTypes, Entities, OpenOperation, OperationParams, OperationReplies } from '../../../generated/rest/bindings.ts'
import type { operations } from '../../../generated/rest/operations.ts'
import type { EntityType, Shape } from '../../entities/shape/shape.ts'
import type { Request } from '../../http/message/message.ts'
import type { Note } from '../../http/strict/findings.ts'
import type { CollectionPage, Content, StreamedComplexes, StreamedRows } from '../odata/content.ts'
import type { Envelope } from '../odata/negotiate.ts'

export type OperationId = keyof OperationReplies & string

type Members<T> = [Exclude<T, undefined>] extends [never] ? Record<never, never> : Exclude<T, undefined>
type In<K extends OperationId, Where extends 'query' | 'header'> = Members<operations[K]['parameters'][Where]>
type RequestBody<K extends OperationId> = operations[K] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer B } }
}
  ? B
  : undefined

/** A validated request. Has only options and headers that the contract declares. */
export interface Call<K extends OperationId> {
  readonly operationId: K
  /** The parameters of the path, in whichever form it was sent. */
  readonly params: OperationParams[K]
  readonly query: In<K, 'query'>
  readonly headers: In<K, 'header'>
  readonly body: RequestBody<K>
  readonly envelope: Envelope
  readonly request: Request
  /** The type that the body says it has, if the profile heeds it. */
  readonly givenType?: string | undefined
  /** Takes what is not quite right; undefined in loose mode. */
  readonly note: Note | undefined
}

/** A validated request of any operation. */
export type ValidCall = Call<OperationId>

/** Finds the shape of an operation's reply if it differs from list to list. */
export type ShapeFinders<C> = { readonly [K in OperationId]?: (ctx: C, call: Call<K>) => Promise<Shape<never>> }

type MediaBody = Extract<Content, { kind: 'media' }>['body']

declare const made: unique symbol

/** Only `Reply` creates it, so that a handler can return only replies that the contract declares. */
export interface Answer<K extends OperationId> {
  readonly [made]: K
  readonly content: Content
}

/** The declared statuses of an operation for a kind of reply. */
type Status<K extends OperationId, Kind extends string> = {
  [S in keyof OperationReplies[K]]: OperationReplies[K][S] extends Readonly<Record<Kind, unknown>> ? S : never
}[keyof OperationReplies[K]]

type Of<K extends OperationId, S extends keyof OperationReplies[K], Part extends string> =
  OperationReplies[K][S] extends Readonly<Record<Part, infer T>> ? T : never

type EntityOf<K extends OperationId, S extends keyof OperationReplies[K]> = Extract<
  Of<K, S, 'entity'> | Of<K, S, 'collection'>,
  keyof Entities
>

/** The declared media type, to which parameters may be added; if the contract allows any, the handler chooses. */
type MediaType<Declared> = Declared extends '*/*' ? string : `${Declared & string}${string}`

/** The replies that the contract declares for an operation; any other status or kind is a compile error. */
export interface Reply<K extends OperationId> {
  entity<S extends Status<K, 'entity'>, Source>(
    status: S,
    entity: EntityType<EntityOf<K, S>, Source>,
    value: NoInfer<Source>,
    headers?: Of<K, S, 'headers'>,
  ): Answer<K>
  collection<S extends Status<K, 'collection'>, Source>(
    status: S,
    entity: EntityType<EntityOf<K, S>, Source>,
    page: CollectionPage<NoInfer<Source>>,
    headers?: Of<K, S, 'headers'>,
  ): Answer<K>
  /** With `rows` an empty array in the value gets its elements while the reply is written. */
  complex<S extends Status<K, 'complex'>>(
    status: S,
    type: Of<K, S, 'complex'>,
    member: Of<K, S, 'member'>,
    value: ComplexTypes[Extract<Of<K, S, 'complex'>, keyof ComplexTypes>],
    headers?: Of<K, S, 'headers'>,
    rows?: StreamedComplexes,
  ): Answer<K>
  complexes<S extends Status<K, 'complexes'>>(
    status: S,
    type: Of<K, S, 'complexes'>,
    member: Of<K, S, 'member'>,
    values: readonly ComplexTypes[Extract<Of<K, S, 'complexes'>, keyof ComplexTypes>][],
  ): Answer<K>
  /** An array of primitive values. */
  values<S extends Status<K, 'values'>>(
    status: S,
    type: Of<K, S, 'type'>,
    member: Of<K, S, 'member'>,
    values: readonly Of<K, S, 'values'>[],
  ): Answer<K>
  value<S extends Status<K, 'value'>>(status: S, type: Of<K, S, 'type'>, member: Of<K, S, 'member'>, value: Of<K, S, 'value'>): Answer<K>
  /** A method without a result: 200 and null (protocol/envelopes#results). */
  nothing<S extends Status<K, 'nothing'>>(status: S, member: Of<K, S, 'nothing'>): Answer<K>
  /** With `rows` an empty array of the value gets its elements while the reply is written. */
  json<S extends Status<K, 'json'>>(status: S, value: Of<K, S, 'json'>, headers?: Of<K, S, 'headers'>, rows?: StreamedRows): Answer<K>
  media<S extends Status<K, 'media'>>(
    status: S,
    type: MediaType<Of<K, S, 'media'>>,
    body: MediaBody,
    headers?: Of<K, S, 'headers'>,
  ): Answer<K>
  empty<S extends Status<K, 'empty'>>(status: S, headers?: Of<K, S, 'headers'>): Answer<K>
}

export type Handler<K extends OperationId, C> = (
  /** Undefined for operations without credentials, which belong to no web. */
  ctx: K extends OpenOperation ? undefined : C,
  call: Call<K>,
  reply: Reply<K>,
) => Answer<K> | Promise<Answer<K>>

/** A handler for every operation of the contract. A missing handler or an undeclared reply is a compile error. */
export type Handlers<C> = { readonly [K in OperationId]: Handler<K, C> }
