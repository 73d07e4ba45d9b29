import type { Context } from '../../core/access/context.ts'
import type { Request } from '../../http/message/message.ts'
import type { ServiceDescription } from './description.ts'

/** What a binding is called with, beside its input. */
export interface Call {
  readonly request: Request
  /** Headers that the reply gets beside its own, such as Set-Cookie. */
  readonly replyHeaders: Map<string, string | string[]>
}

/** A call of a service that wants to know who asks. */
export interface SignedInCall extends Call {
  readonly context: Context
}

/** A service as the edge serves it: its contract, and what does the work. */
export type SoapService =
  | {
      readonly description: ServiceDescription
      readonly wsdl: string
      readonly needsSignIn: true
      readonly operations: Operations<SignedInCall>
    }
  | { readonly description: ServiceDescription; readonly wsdl: string; readonly needsSignIn: false; readonly operations: Operations<Call> }

/** By the name of the element that asks for it. */
export type Operations<C> = ReadonlyMap<string, (call: C, input: unknown) => Promise<unknown>>
