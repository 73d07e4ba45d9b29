import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Request, Response } from '../message/message.ts'
import { keptBodyBytes, type ResponseCache } from './response-cache.ts'

export interface KeptRepliesOptions {
  readonly cache: ResponseCache
  /** Operations whose replies change without a write. */
  readonly volatile: ReadonlySet<string>
}

/** The cache key of a reply, and the site state in which its request began. */
export interface ReplyPlace {
  readonly site: SiteHandle
  readonly key: string
  readonly state: ReturnType<ResponseCache['stateOf']>
}

/**
 * Caches replies to reads. A cached reply is used while nothing has changed, for the same user, address and format.
 * Requests without sign-in and conditional requests are not cached. A reply is stored from the second request for the
 * same address on.
 */
export interface KeptReplies {
  /** Whether a cached reply could answer the request. */
  mayAnswer(request: Request): boolean
  /** The cached reply, or the place where the new reply may be stored. `message` is what the reply depends on beside the head. */
  find(request: Request, actor: Actor, site: SiteHandle, message?: string): Response | ReplyPlace
  /** Stores the reply to a message that only reads. */
  keepMessage(place: ReplyPlace, response: Response): void
  /** Stores a reply; a long one after its last piece was sent. Returns the reply to send. */
  keep(place: ReplyPlace, request: Request, response: Response): Response
}

export function createKeptReplies({ cache, volatile }: KeptRepliesOptions): KeptReplies {
  // A first request may be one of a crawl that reads everything once; its reply is not worth the memory.
  const asked = new SeenBefore()
  return {
    mayAnswer: isPlain,
    find(request, actor, site, message = '') {
      const { path, query, headers, origin, profile } = request
      const key = `${numberOf(actor)} ${profile.name} ${origin}${path}?${query}\n${headers.accept ?? ''}${message === '' ? '' : `\n${message}`}`
      // The content of an archived web or list is checked on every read.
      const found = site.schema.archived.hasSeen ? undefined : cache.find(site, key)
      return found ?? { site, key, state: cache.stateOf(site) }
    },
    keepMessage({ site, key, state }, response) {
      if (response.status === 200 && !site.schema.archived.hasSeen && asked.hasSeen(key)) cache.keep(site, key, state, response)
    },
    keep({ site, key, state }, request, response) {
      const isLasting =
        response.status === 200 && !site.schema.archived.hasSeen && request.method === 'GET' && !volatile.has(response.operation ?? '')
      if (!isLasting || !asked.hasSeen(key)) return response
      const keepBody = (body: Response['body']) => cache.keep(site, key, state, body === undefined ? response : { ...response, body })
      const { body } = response
      if (isLongText(response, body)) return { ...response, body: takenDown(body, keepBody) }
      keepBody(body)
      return response
    },
  }
}

type Stream = Exclude<NonNullable<Response['body']>, string | Uint8Array>

/** Whether a reply is JSON or Atom that is generated while it is sent. */
const isLongText = ({ headers }: Response, body: Response['body']): body is Stream =>
  typeof body === 'object' && !(body instanceof Uint8Array) && /^application\/(?:json|atom\+xml)/.test(String(headers['Content-Type']))

/** Passes the pieces on. After the last one calls `whole` with the text, unless it is too long. */
async function* takenDown(body: Stream, whole: (text: string) => void): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > keptBodyBytes) pieces.length = 0
    else pieces.push(piece)
    yield piece
  }
  if (bytes <= keptBodyBytes) whole(Buffer.concat(pieces, bytes).toString())
}

/** A power of two. */
const rememberedQuestions = 8_192

/**
 * Remembers the hashes of the latest texts, not the texts. A hash collision is harmless: one reply is cached a request
 * too early.
 */
class SeenBefore {
  readonly #numbers = new Int32Array(rememberedQuestions)

  /** Whether the text was seen before; marks it as seen. */
  hasSeen(text: string): boolean {
    let number = 0x811c9dc5
    for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193)
    const place = number & (rememberedQuestions - 1)
    const isKnown = this.#numbers[place] === number
    this.#numbers[place] = number
    return isKnown
  }
}

/** Longer addresses are rarely repeated. */
const addressLimit = 2_048
/** Headers that can change the reply, but are too rare to be part of the cache key. */
const varying = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range', 'x-http-method'] as const

const isPlain = ({ method, path, query, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  path.length + query.length <= addressLimit &&
  varying.every((name) => headers[name] === undefined)

const actorNumbers = new WeakMap<Actor, number>()
/** One number for each set of equal facts of an actor; numbers are never reused. */
const numbersByFacts = new BoundedMap<string, number>(10_000)
let lastNumber = 0

/** The number for everything that is known of a caller: name, scheme, roles, groups, default group. */
function numberOf(actor: Actor): number {
  const known = actorNumbers.get(actor)
  if (known !== undefined) return known
  const facts = JSON.stringify(actor, (_, value: unknown) => (value instanceof Set || value instanceof Map ? [...value] : value))
  const number = numbersByFacts.getOrMake(facts, () => ++lastNumber)
  actorNumbers.set(actor, number)
  return number
}
