import type { Actor } from '../core/model/people/actor.ts'
import type { Request } from '../http/message/message.ts'
import type { WireContext } from '../profile/wire-context.ts'

/** A request for a page, as the pipeline has prepared it. */
export interface Visit {
  readonly request: Request
  /** The signed-in user; undefined for a page that needs no caller. */
  readonly actor: Actor | undefined
  /** To run acts as this user, within the budget of the request; undefined for a page that belongs to no web. */
  readonly ctx: WireContext | undefined
}
