import type { WireContext } from '../../profile/wire-context.ts'
import type { Request, Response } from '../message/message.ts'

/**
 * An edge as the way of a request goes through it. Each step gives the value
 * that the next one begins with; none changes the value that it was given. A
 * step that gives a `Response` ends the way with it, and so does a failure,
 * which the last value that there is words.
 */
export interface Edge {
  /** The operation that the address and the method name; undefined where nothing is there. */
  match(request: Request, path: string): Matched | Ready | Response | undefined
  /** Words a failure that comes before an operation is found. */
  fail(request: Request, error: unknown): Response
}

/** An edge that knows its addresses by themselves, apart from any operation. */
export interface AddressedEdge extends Edge {
  serves(path: string): boolean
}

/** What an operation has to know of a request before its body is read: the web, and who asks. */
export interface Needs {
  /** A write, which a page of another site could make a browser send (decisions E3). */
  readonly demandsDigest: boolean
  /** Whether it changes anything. */
  readonly writes: boolean
  /** Only the body tells: the operation that it names says it by itself. */
  readonly mayWrite?: true
  /** What the address names is in the root web of the site collection, wherever the address begins. */
  readonly isInRootWeb: boolean
  /** The message of `sign_in_required` where nobody is signed in. */
  readonly whenNobody: string
}

interface Worded {
  /** Words what it fails with. */
  fail(error: unknown): Response
}

interface Found extends Worded {
  /** Undefined where anybody may call it, and it belongs to no web. */
  readonly needs: Needs | undefined
}

/** An operation that an address and a method name. */
export interface Matched extends Found {
  /** Reads the body, where the operation wants one. */
  readBody(): Received | Promise<Received>
}

/** An operation that reads nothing: it can be run as it is. */
export interface Ready extends Found, Prepared {}

/** An operation with its body. */
export interface Received {
  /** Checks what came in against the contract. */
  validate(): Prepared | Response
}

/** A request that the contract allows: it can be run in any context of its site, now or later, and again. */
export interface Prepared extends Worded {
  /** By a name of the contract. */
  readonly operation: string
  /** Whether it changes anything; there where the address does not tell (`Needs.mayWrite`). */
  readonly writes?: boolean
  /** There where the address says in another way what its parameters say. */
  readonly lookUp?: (ctx: WireContext) => Promise<Prepared>
  /** There where `$select` or `$expand` ask for something that the reply could lack: fails before anything is written. */
  readonly checkProjection?: (ctx: WireContext) => Promise<undefined>
  /** Undefined for an operation that needs no caller. */
  perform(ctx: WireContext | undefined): Performed | Response | Promise<Performed | Response>
}

/** What an operation answered, before it has a form. */
export interface Performed {
  render(): Response | Promise<Response>
}

/** A part of a batch that can be run. */
export interface PreparedPart extends Worded {
  readonly operation: string
  readonly ctx: WireContext | undefined
  /** Runs it in a context of the same site; its failure is thrown. */
  perform(ctx: WireContext | undefined): Promise<Response>
}
