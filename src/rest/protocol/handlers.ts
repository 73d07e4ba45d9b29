import type { ComplexTypes, Entities, OpenOperation, OperationParams, OperationReplies } from '../../../generated/rest/bindings.ts'
import type { operations } from '../../../generated/rest/operations.ts'
import type { EntityType, Shape } from '../../entities/shape/shape.ts'
import type { Request } from '../../http/message/message.ts'
import type { CollectionPage, Content } from '../odata/content.ts'
import type { Envelope } from '../odata/negotiate.ts'

export type OperationId = keyof OperationReplies & string

type Members<T> = [Exclude<T, undefined>] extends [never] ? Record<never, never> : Exclude<T, undefined>
type In<K extends OperationId, Where extends 'query' | 'header'> = Members<operations[K]['parameters'][Where]>
type RequestBody<K extends OperationId> = operations[K] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer B } }
}
  ? B
  : undefined

/** A request that the contract allows. Options and headers that the contract does not declare are not here. */
export interface Call<K extends OperationId> {
  readonly operationId: K
  /** What the address names, whichever of its forms was used. */
  readonly params: OperationParams[K]
  readonly query: In<K, 'query'>
  readonly headers: In<K, 'header'>
  readonly body: RequestBody<K>
  readonly envelope: Envelope
  readonly request: Request
}

/** A request of any operation that the contract allows. */
export type ValidCall = Call<OperationId>

/** Finds the shape of an operation's reply, where it is another one for each list. */
export type ShapeFinders<C> = { readonly [K in OperationId]?: (ctx: C, call: Call<K>) => Promise<Shape<never>> }

type MediaBody = Extract<Content, { kind: 'media' }>['body']

declare const made: unique symbol

/** Made by `Reply` alone, so that nothing leaves a handler that the contract does not declare for its operation. */
export interface Answer<K extends OperationId> {
  readonly [made]: K
  readonly content: Content
}

/** The statuses of an operation whose reply is of a kind. */
type Status<K extends OperationId, Kind extends string> = {
  [S in keyof OperationReplies[K]]: OperationReplies[K][S] extends Readonly<Record<Kind, unknown>> ? S : never
}[keyof OperationReplies[K]]

type Of<K extends OperationId, S extends keyof OperationReplies[K], Part extends string> =
  OperationReplies[K][S] extends Readonly<Record<Part, infer T>> ? T : never

type EntityOf<K extends OperationId, S extends keyof OperationReplies[K]> = Extract<
  Of<K, S, 'entity'> | Of<K, S, 'collection'>,
  keyof Entities
>

/** The declared type, to which parameters may be added; a contract that declares any type leaves it to the handler. */
type MediaType<Declared> = Declared extends '*/*' ? string : `${Declared & string}${string}`

/** The replies that the contract declares for an operation; a status or a kind that it does not declare does not compile. */
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
  complex<S extends Status<K, 'complex'>>(
    status: S,
    type: Of<K, S, 'complex'>,
    member: Of<K, S, 'member'>,
    value: ComplexTypes[Extract<Of<K, S, 'complex'>, keyof ComplexTypes>],
    headers?: Of<K, S, 'headers'>,
  ): Answer<K>
  complexes<S extends Status<K, 'complexes'>>(
    status: S,
    type: Of<K, S, 'complexes'>,
    member: Of<K, S, 'member'>,
    values: readonly ComplexTypes[Extract<Of<K, S, 'complexes'>, keyof ComplexTypes>][],
  ): Answer<K>
  value<S extends Status<K, 'value'>>(status: S, type: Of<K, S, 'type'>, member: Of<K, S, 'member'>, value: Of<K, S, 'value'>): Answer<K>
  /** A method without a result: 200 and a null (rest.md 3.3). */
  nothing<S extends Status<K, 'nothing'>>(status: S, member: Of<K, S, 'nothing'>): Answer<K>
  json<S extends Status<K, 'json'>>(status: S, value: Of<K, S, 'json'>, headers?: Of<K, S, 'headers'>): Answer<K>
  media<S extends Status<K, 'media'>>(
    status: S,
    type: MediaType<Of<K, S, 'media'>>,
    body: MediaBody,
    headers?: Of<K, S, 'headers'>,
  ): Answer<K>
  empty<S extends Status<K, 'empty'>>(status: S, headers?: Of<K, S, 'headers'>): Answer<K>
}

export type Handler<K extends OperationId, C> = (
  /** Undefined for operations that need no credentials: they belong to no web either. */
  ctx: K extends OpenOperation ? undefined : C,
  call: Call<K>,
  reply: Reply<K>,
) => Answer<K> | Promise<Answer<K>>

/** A handler for every operation of the contract: one that is missing, or replies what the contract does not say, does not compile. */
export type Handlers<C> = { readonly [K in OperationId]: Handler<K, C> }
