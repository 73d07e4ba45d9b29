import type { Actor } from '../../core/model/people/actor.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Response } from '../message/message.ts'
import { callerOf } from './caller.ts'
import { sitePath } from './place.ts'
import type { RequestState, WayParts } from './state.ts'

const restPath = /^\/_api\//i

/**
 * Answers a read with a cached reply. If sign-in or the look-up of the site fails here, a later step fails in the same
 * way, and the edge words the error.
 */
export function findKeptReply(parts: WayParts, state: RequestState): Response | undefined | Promise<Response | undefined> {
  const { keptReplies } = parts
  if (!keptReplies || !restPath.test(state.route.path) || !keptReplies.mayAnswer(state.request)) return undefined
  const caller = ifItCan(() => callerOf(parts, state))
  if (!(caller instanceof Promise)) return find(parts, state, caller)
  return caller.then(
    (actor) => find(parts, state, actor),
    () => undefined,
  )
}

function find({ directory, keptReplies }: WayParts, state: RequestState, actor: Actor | undefined): Response | undefined {
  const site = actor && ifItCan((): SiteHandle => directory.findSite(state.request.host, sitePath(state), state.request.isSecure))
  if (!site || !keptReplies || actor.reach?.opens === 'nothing') return undefined
  state.site = site
  const found = keptReplies.find(state.request, actor, site)
  if ('status' in found) return found
  state.place = found
  return undefined
}

function ifItCan<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** Stores a new reply for the next request of the same kind. */
export function keepReply({ keptReplies }: WayParts, { place, request }: RequestState, response: Response): Response {
  return place && keptReplies ? keptReplies.keep(place, request, response) : response
}
