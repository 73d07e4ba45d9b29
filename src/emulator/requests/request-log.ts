import type { IncomingHttpHeaders } from 'node:http'
import { fold } from '../../core/kernel/fold.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { type BodyCopy, keptBytes } from './body-copy.ts'
import { globOf } from './glob.ts'

/** A request and its reply as they passed by; secrets are masked when it is shown. */
export interface Recorded {
  readonly at: number
  readonly method: string
  /** As sent. */
  readonly path: string
  readonly query: string
  readonly host: string
  readonly isSecure: boolean
  readonly headers: IncomingHttpHeaders
  readonly body: BodyCopy
  readonly operation: string | undefined
  /** 0 if the connection was reset. */
  readonly status: number
  readonly durationMs: number
  readonly user: string | undefined
  readonly faultId: number | undefined
  /** Names and values in turn. */
  readonly head: readonly (string | readonly string[])[]
  readonly replyBody: BodyCopy
  /** Whether the copy of the reply still grows. */
  readonly isStreamed: boolean
}

export interface Numbered extends Recorded {
  readonly id: number
  /** The memory that its bodies take at most. */
  readonly heldBytes: number
}

export interface RequestFilter {
  readonly method?: string | undefined
  readonly path?: string | undefined
  readonly operation?: string | undefined
  readonly status?: number | undefined
  readonly user?: string | undefined
  readonly unmatched?: boolean | undefined
  readonly since?: number | undefined
}

/** The number of requests that are kept. */
const capacity = 10_000
/** The memory that all bodies may take. */
const bodyBudget = 128 * 1024 * 1024

/** The latest requests. */
export class RequestLog {
  readonly #ring = new Array<Numbered | undefined>(capacity)
  readonly #listeners = new Set<(added: Numbered) => void>()
  #latest = 0
  /** The requests up to this id are forgotten. */
  #forgotten = 0
  /** The requests up to this id have no bodies. */
  #bare = 0
  #heldBytes = 0

  add(recorded: Recorded): void {
    this.#latest += 1
    const { body, replyBody, isStreamed } = recorded
    const heldBytes = body.heldBytes + (isStreamed ? keptBytes : replyBody.heldBytes)
    const numbered = { ...recorded, id: this.#latest, heldBytes }
    const place = this.#latest % capacity
    this.#release(this.#latest - capacity)
    this.#ring[place] = numbered
    this.#heldBytes += heldBytes
    while (this.#heldBytes > bodyBudget && this.#bare < this.#latest - 1) this.#release(this.#bare + 1)
    for (const listener of this.#listeners) listener(numbered)
  }

  /** Drops the bodies of the requests up to an id. */
  #release(id: number): void {
    if (id <= this.#bare) return
    this.#bare = id
    const old = this.find(id)
    if (!old) return
    this.#heldBytes -= old.heldBytes
    old.body.drop()
    old.replyBody.drop()
  }

  find(id: number): Numbered | undefined {
    const found = this.#ring[id % capacity]
    return found?.id === id && id > this.#forgotten ? found : undefined
  }

  /** The requests after this id, newest first. */
  *since(id = 0): Generator<Numbered> {
    const oldest = Math.max(this.#latest - capacity, this.#forgotten, id)
    for (let at = this.#latest; at > oldest; at -= 1) {
      const found = this.find(at)
      if (found) yield found
    }
  }

  clear(): void {
    this.#forgotten = this.#latest
    this.#bare = this.#latest
    this.#heldBytes = 0
    this.#ring.fill(undefined)
  }

  /** Calls the listener for each request that is added; returns the function that removes it. */
  onAdded(listener: (added: Numbered) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Longer paths are compared up to here. */
const longestPath = 2_000

/** The decoded path in the form that patterns are compared with. */
export const comparablePath = (path: string): string => fold((percentDecoded(path) ?? path).slice(0, longestPath))

/** Whether a login name is that of a filter or a rule: as a whole, or its part behind the last `|`. */
export function isUser(loginName: string | undefined, asked: string): boolean {
  if (loginName === undefined) return false
  const name = fold(loginName)
  const wanted = fold(asked)
  return name === wanted || name.slice(name.lastIndexOf('|') + 1) === wanted
}

/** Whether a request met no operation. */
export const isUnmatched = ({ operation, status }: Pick<Recorded, 'operation' | 'status'>): boolean =>
  operation === undefined && (status === 404 || status === 405)

/** Whether a request fits all members of a filter. */
export function filterOf(filter: RequestFilter): (one: Recorded) => boolean {
  const { status, operation, user } = filter
  const method = filter.method?.toUpperCase()
  const path = filter.path === undefined ? undefined : globOf(filter.path)
  return (one) =>
    (method === undefined || one.method === method) &&
    (status === undefined || one.status === status) &&
    (operation === undefined || one.operation === operation) &&
    (filter.unmatched !== true || isUnmatched(one)) &&
    (user === undefined || isUser(one.user, user)) &&
    (path === undefined || path(comparablePath(one.path)))
}
