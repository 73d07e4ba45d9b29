import type { Context } from '../../core/access/context.ts'
import type { Request } from '../../http/message/message.ts'
import type { ServiceDescription } from './description.ts'

/** The arguments of a binding beside its input. */
export interface Call {
  readonly request: Request
  /** Additional headers of the reply, such as Set-Cookie. */
  readonly replyHeaders: Map<string, string | string[]>
}

/** A call of a service that needs a caller. */
export interface SignedInCall extends Call {
  readonly context: Context
}

/** A service: its contract and its operations. */
export type SoapService =
  | {
      readonly description: ServiceDescription
      readonly wsdl: () => string
      readonly needsSignIn: true
      readonly operations: Operations<SignedInCall>
    }
  | {
      readonly description: ServiceDescription
      readonly wsdl: () => string
      readonly needsSignIn: false
      readonly operations: Operations<Call>
    }

/** By the name of the request element. */
export type Operations<C> = ReadonlyMap<string, (call: C, input: unknown) => Promise<unknown>>
