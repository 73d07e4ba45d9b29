import type { Request, Response } from '../message/message.ts'

/** The part of an operation of `generated/<contract>/operations.ts` that handlers use. */
interface Described {
  readonly parameters: { readonly query?: unknown; readonly path?: unknown }
  readonly responses: object
}

type Members<T> = [Exclude<T, undefined>] extends [never] ? Record<never, never> : Exclude<T, undefined>
type Carried<T> = T extends { readonly content: { readonly 'application/json': infer B } } ? B : undefined
/** A body that may also be a ZIP file is read by the handler itself. */
type Received<T> = T extends { readonly content: { readonly 'application/zip': unknown } } ? undefined : Carried<T>

/** A validated request of an operation of a JSON contract. */
export interface JsonCall<O extends Described> {
  readonly operationId: string
  /** The parameters of the address, decoded. */
  readonly params: Members<O['parameters']['path']>
  readonly query: Members<O['parameters']['query']>
  /** Undefined if the operation has no body, or reads it itself. */
  readonly body: O extends { readonly requestBody: infer B } ? Received<B> : undefined
  readonly request: Request
}

type Replies<O extends Described> = O['responses']
type Statuses<O extends Described, Body extends boolean> = {
  [S in keyof Replies<O>]: Carried<Replies<O>[S]> extends undefined ? (Body extends false ? S : never) : Body extends true ? S : never
}[keyof Replies<O>]
type Headers = Readonly<Record<string, string | string[]>>

/** The replies that the contract declares for an operation; any other is a compile error. */
export interface JsonReply<O extends Described> {
  json<S extends Statuses<O, true>>(status: S, value: Carried<Replies<O>[S]>, headers?: Headers): Response
  empty(status: Statuses<O, false>, headers?: Headers): Response
}

export type JsonHandler<O extends Described, C> = (call: JsonCall<O>, reply: JsonReply<O>, context: C) => Response | Promise<Response>

/** A handler for every operation of a contract; a missing one is a compile error. `C` is the context of the calls. */
export type JsonHandlers<Operations extends { readonly [K in keyof Operations]: Described }, C> = {
  readonly [K in keyof Operations]: JsonHandler<Operations[K], C>
}

/** The single implementation of `JsonReply`: only types restrict the replies of an operation. */
export const anyJsonReply = {
  json: (status: number, value: unknown, headers: Headers = {}): Response => ({
    status,
    headers: { 'Content-Type': 'application/json;charset=utf-8', ...uncachedJson, ...headers },
    body: JSON.stringify(value),
  }),
  empty: (status: number, headers: Headers = {}): Response => ({ status, headers: { ...uncachedJson, ...headers } }),
}

const uncachedJson = { 'Cache-Control': 'no-store' }
