import type { Context } from '../../core/access/context.ts'
import type { XmlElement } from '../../formats/xml.ts'
import type { Request } from '../../http/message/message.ts'
import type { ServiceDescription } from './description.ts'

/** The arguments of a binding beside its input. */
export interface Call {
  readonly request: Request
  /** Additional headers of the reply, such as Set-Cookie. */
  readonly replyHeaders: Map<string, string | string[]>
  /** Said by a read whose reply stays the same until something is written to the site: the reply may be cached. */
  readonly lasts: () => void
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
      readonly mayStore?: MayStore
    }
  | {
      readonly description: ServiceDescription
      readonly wsdl: () => string
      readonly needsSignIn: false
      readonly operations: Operations<Call>
    }

/**
 * Fails if the caller may not store a file where an operation says, as far as its element has come. Needed by services
 * whose messages hold files.
 */
export type MayStore = (ctx: Context, operation: XmlElement) => Promise<void>

/** By the name of the request element. */
export type Operations<C> = ReadonlyMap<string, (call: C, input: unknown) => Promise<unknown>>
