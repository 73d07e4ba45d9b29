import type { Directory } from '../../core/acts/farm/directory.ts'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Request, Response } from '../message/message.ts'
import type { Caller, SignIn } from '../sign-in/sign-in.ts'
import { decodePrefix } from '../way/way.ts'
import type { ResponseCache } from './response-cache.ts'

export interface CachedReadsOptions {
  readonly cache: ResponseCache
  readonly directory: Directory
  /** See `identifyOnce`: the same request is identified again where the cache has no reply. */
  readonly signIn: SignIn
  /** Operations whose answers change although nothing was written. */
  readonly volatile: ReadonlySet<string>
}

/** Answers a read from the cache, or by `run`, and keeps what that answers. `prefix` is what stands in front of `/_api`. */
export type CachedReads = (request: Request, prefix: string, run: () => Promise<Response>) => Promise<Response>

/**
 * A read is answered again as it was answered before, while nothing has
 * changed, to the same user over the same address in the same form. Whoever is
 * not signed in, sends conditions or asks as a part of a batch gets a new
 * answer. An answer is kept when it was asked for before.
 */
export function createCachedReads({ cache, directory, signIn, volatile }: CachedReadsOptions): CachedReads {
  const placeOf = async (request: Request, prefix: string): Promise<{ site: SiteHandle; key: string } | undefined> => {
    try {
      const caller = signIn.identifyCaller(request)
      const actor = caller instanceof Promise ? await caller : caller
      if (!actor) return undefined
      const site = directory.findSite(request.host, prefix === '' ? '/' : decodePrefix(prefix))
      const { path, query, headers, origin } = request
      return { site, key: `${numberOf(actor)} ${origin}${path}?${query}\n${headers.accept ?? ''}` }
    } catch {
      // The way of the request fails in the same manner, and words it.
      return undefined
    }
  }
  // What is asked for the first time may be a part of everything, read once: it is not worth the room.
  const asked = new SeenBefore()
  return async (request, prefix, run) => {
    const place = isPlain(request) ? await placeOf(request, prefix) : undefined
    if (!place) return run()
    const known = cache.find(place.site, place.key)
    if (known) return known
    const state = cache.stateOf(place.site)
    const response = await run()
    const isLasting = response.status === 200 && request.method === 'GET' && !volatile.has(response.operation ?? '')
    if (!isLasting) return response
    if (asked.hasSeen(place.key)) cache.keep(place.site, place.key, state, response)
    return response
  }
}

/** A power of two. */
const rememberedQuestions = 8_192

/**
 * Remembers the last texts that it was asked for by a number of each, so that
 * nothing is kept alive by it. That two texts have one number does no harm: one
 * of them is kept a request too early.
 */
class SeenBefore {
  readonly #numbers = new Int32Array(rememberedQuestions)

  /** Whether it was asked for the text before; from now on it was. */
  hasSeen(text: string): boolean {
    let number = 0x811c9dc5
    for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193)
    const place = number & (rememberedQuestions - 1)
    const isKnown = this.#numbers[place] === number
    this.#numbers[place] = number
    return isKnown
  }
}

/** Longer addresses hardly come twice. */
const addressLimit = 2_048
/** By these an answer may differ, and they come too rarely to be part of a key. */
const varying = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range', 'x-http-method'] as const

const isPlain = ({ method, part, path, query, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !part &&
  path.length + query.length <= addressLimit &&
  varying.every((name) => headers[name] === undefined)

const actorNumbers = new WeakMap<Actor, number>()
/** Actors that are the same in every respect have one number, which is no other's, ever. */
const numbersByFacts = new BoundedMap<string, number>(10_000)
let lastNumber = 0

/** Stands for all that is known of a caller: name, scheme, roles, groups, default group. */
function numberOf(actor: Actor): number {
  const known = actorNumbers.get(actor)
  if (known !== undefined) return known
  const facts = JSON.stringify(actor, (_, value: unknown) => (value instanceof Set || value instanceof Map ? [...value] : value))
  const number = numbersByFacts.getOrMake(facts, () => ++lastNumber)
  actorNumbers.set(actor, number)
  return number
}

/** A request that notes who was found to have sent it. */
interface Noted extends Caller {
  identified?: () => ReturnType<SignIn['identifyCaller']>
}

/**
 * Sign-in that looks at each request once, however often it is asked: what a
 * handshake says may be heard only once, and a password be checked. The outcome
 * stands on the request, which lives no longer than it is wanted.
 */
export function identifyOnce(signIn: SignIn): SignIn {
  const look = (caller: Caller): NonNullable<Noted['identified']> => {
    try {
      const actor = signIn.identifyCaller(caller)
      return () => actor
    } catch (error) {
      return () => {
        throw error
      }
    }
  }
  return {
    ...signIn,
    identifyCaller(caller: Noted) {
      caller.identified ??= look(caller)
      return caller.identified()
    },
  }
}
