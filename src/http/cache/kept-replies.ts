import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Request, Response } from '../message/message.ts'
import type { ResponseCache } from './response-cache.ts'

export interface KeptRepliesOptions {
  readonly cache: ResponseCache
  /** Operations whose replies change although nothing was written. */
  readonly volatile: ReadonlySet<string>
}

/** Where the reply to a read is kept, and the state of the site in which it was begun. */
export interface ReplyPlace {
  readonly site: SiteHandle
  readonly key: string
  readonly state: ReturnType<ResponseCache['stateOf']>
}

/**
 * A read is answered again as it was answered before, while nothing has
 * changed, to the same user over the same address in the same form. A request
 * that is not signed in or sends conditions gets a new reply. A reply is kept
 * when it was asked for before.
 */
export interface KeptReplies {
  /** Whether a kept reply could answer the request. */
  mayAnswer(request: Request): boolean
  /** The kept reply; else where the new one may be kept. */
  find(request: Request, actor: Actor, site: SiteHandle): Response | ReplyPlace
  keep(place: ReplyPlace, request: Request, response: Response): void
}

export function createKeptReplies({ cache, volatile }: KeptRepliesOptions): KeptReplies {
  // What is asked for the first time may be a part of everything, read once: it is not worth the room.
  const asked = new SeenBefore()
  return {
    mayAnswer: isPlain,
    find(request, actor, site) {
      const { path, query, headers, origin } = request
      const key = `${numberOf(actor)} ${origin}${path}?${query}\n${headers.accept ?? ''}`
      return cache.find(site, key) ?? { site, key, state: cache.stateOf(site) }
    },
    keep({ site, key, state }, request, response) {
      const isLasting = response.status === 200 && request.method === 'GET' && !volatile.has(response.operation ?? '')
      if (isLasting && asked.hasSeen(key)) cache.keep(site, key, state, response)
    },
  }
}

/** A power of two. */
const rememberedQuestions = 8_192

/**
 * Remembers the last texts that it was asked for by a number of each, so that
 * it keeps none of them alive. That two texts have one number does no harm: one
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
/** By these a reply may differ, and they come too rarely to be part of a key. */
const varying = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range', 'x-http-method'] as const

const isPlain = ({ method, path, query, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
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
