import type { operations } from '../../generated/identity/operations.ts'
import type { Request, Response } from '../http/message/message.ts'

export type OperationId = keyof operations & string

type Members<T> = [Exclude<T, undefined>] extends [never] ? Record<never, never> : Exclude<T, undefined>
type Form<K extends OperationId> = operations[K] extends {
  readonly requestBody: { readonly content: { readonly 'application/x-www-form-urlencoded': infer B } }
}
  ? B
  : undefined

/** A validated request. Fields and options without a value are absent. */
export interface Call<K extends OperationId> {
  readonly operationId: K
  readonly query: Members<operations[K]['parameters']['query']>
  /** The form fields. */
  readonly form: Form<K>
  readonly request: Request
}

type Replies<K extends OperationId> = operations[K]['responses']
type Carried<K extends OperationId, S extends keyof Replies<K>> = Replies<K>[S] extends {
  readonly content: { readonly 'application/json': infer T }
}
  ? T
  : never
type Status<K extends OperationId, Kind extends string> = {
  [S in keyof Replies<K>]: Replies<K>[S] extends { readonly content: Readonly<Record<Kind, unknown>> } ? S : never
}[keyof Replies<K>]
type Headers = Readonly<Record<string, string | string[]>>

/** The replies that the contract declares for an operation; any other is a compile error. */
export interface Reply<K extends OperationId> {
  json<S extends Status<K, 'application/json'>>(status: S, value: Carried<K, S>, headers?: Headers): Response
  html(status: Status<K, 'text/html'>, body: string, headers?: Headers): Response
  redirect(status: keyof Replies<K> & 302, location: string, headers?: Headers): Response
}

export type Handler<K extends OperationId> = (call: Call<K>, reply: Reply<K>) => Response | Promise<Response>

/** A handler for every operation of the contract; a missing one is a compile error. */
export type Handlers = { readonly [K in OperationId]: Handler<K> }

/** The single implementation of `Reply`: only types restrict the replies of an operation. */
export const anyReply = {
  json: (status: number, value: unknown, headers: Headers = {}): Response => ({
    status,
    headers: { 'Content-Type': 'application/json;charset=utf-8', ...headers },
    body: JSON.stringify(value),
  }),
  html: (status: number, body: string, headers: Headers = {}): Response => ({
    status,
    headers: { 'Content-Type': 'text/html;charset=utf-8', ...headers },
    body,
  }),
  redirect: (status: number, location: string, headers: Headers = {}): Response => ({
    status,
    headers: { ...uncached, Location: location, ...headers },
  }),
}

/** The headers of every reply with data of one user, or with a single-use value. */
export const uncached = { 'Cache-Control': 'no-store' }
