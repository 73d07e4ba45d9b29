import type { Actor } from '../../core/model/people/actor.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Request, Response } from '../message/message.ts'

/**
 * An edge, as the pipeline uses it. Each step returns an immutable value for the next step. If a step returns a
 * `Response`, the pipeline ends with it. If a step fails, the latest value words the error.
 */
export interface Edge {
  /** The operation for the path and the method; undefined if nothing is there. */
  match(request: Request, path: string): Matched | Ready | Response | undefined
  /** Words an error that occurs before an operation is found. */
  fail(request: Request, error: unknown): Response
}

/** An edge that knows its paths without looking for an operation. */
export interface AddressedEdge extends Edge {
  serves(path: string): boolean
}

/** What an operation needs before its body is read: the web and the caller. */
export interface Needs {
  /** A write that a page of another site could make a browser send (protocol/sign-in#form-digests). */
  readonly demandsDigest: boolean
  /** Whether the operation changes anything. */
  readonly writes: boolean
  /** Set if only the body tells; the operation that the body names has its own `writes`. */
  readonly mayWrite?: true
  /** The resource is in the root web of the site collection, at whatever web the path begins. */
  readonly isInRootWeb: boolean
  /** The resource belongs to the farm, not to the site collection of its host. */
  readonly isOfFarm?: true
  /** The message of `sign_in_required` when nobody is signed in. */
  readonly whenNobody: string
}

interface Worded {
  /** Words an error of the operation. */
  fail(error: unknown): Response
}

interface Found extends Worded {
  /** Undefined if anybody may call the operation and it belongs to no web. */
  readonly needs: Needs | undefined
}

/** An operation that a path and a method select. */
export interface Matched extends Found {
  /** Reads the body, if the operation has one. `ctx` is undefined for an operation that belongs to no web. */
  readBody(ctx?: WireContext): Received | Promise<Received>
}

/** An operation without a body: it can run as it is. */
export interface Ready extends Found, Prepared {}

/** An operation with its body. */
export interface Received {
  /** Validates the input against the contract. */
  validate(): Prepared | Response
  /** Set if the body was received into a store: removes what the operation has left of it. Never fails. */
  readonly discard?: () => Promise<void>
}

/** A validated request: it can run in any context of its site, now or later, and again. */
export interface Prepared extends Worded {
  /** The name of the operation in the contract. */
  readonly operation: string
  /** Whether it changes anything; set if the path does not tell (`Needs.mayWrite`). */
  readonly writes?: boolean
  /** Set if the path is a form whose parameters the server must look up. */
  readonly lookUp?: (ctx: WireContext) => Promise<Prepared>
  /** Set if `$select` or `$expand` could be wrong: fails before anything is written. */
  readonly checkProjection?: (ctx: WireContext) => Promise<undefined>
  /** `ctx` is undefined for an operation that belongs to no web, `actor` for one that needs no caller. */
  perform(ctx: WireContext | undefined, actor?: Actor): Performed | Response | Promise<Performed | Response>
}

/** The result of an operation, before it is serialized. */
export interface Performed {
  render(): Response | Promise<Response>
}

/** A part of a batch that can run. */
export interface PreparedPart extends Worded {
  readonly operation: string
  readonly ctx: WireContext | undefined
  /** Runs the part in a context of the same site; throws its error. */
  perform(ctx: WireContext | undefined): Promise<Response>
}
