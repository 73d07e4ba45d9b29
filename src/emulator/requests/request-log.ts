import { fold } from '../../core/kernel/fold.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { keptBytes } from './body-copy.ts'
import { globOf } from './glob.ts'
import { PackedRequest, Packer } from './packed.ts'
import type { Numbered, Recorded } from './recorded.ts'

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
/** The memory that all headers and bodies may take. */
const bodyBudget = 128 * 1024 * 1024

/** The latest requests wait so long before they are packed: their heads are complete then, and clients mostly ask for these. */
const unpacked = 32

/** A request that is not packed yet. */
type Raw = { -readonly [Name in keyof Numbered]: Numbered[Name] }

/** The latest requests. */
export class RequestLog {
  readonly #ring = new Array<Raw | PackedRequest | undefined>(capacity)
  readonly #packer = new Packer()
  readonly #listeners = new Set<(added: Numbered) => void>()
  #latest = 0
  /** The requests up to this id are forgotten. */
  #forgotten = 0
  /** The requests up to this id have no headers and no bodies. */
  #bare = 0
  #heldBytes = 0
  readonly #shard: string | undefined

  /** `shard`: the shard whose requests it has. */
  constructor(shard?: string) {
    this.#shard = shard
  }

  add(recorded: Recorded): void {
    this.#latest += 1
    const { body, replyBody, isStreamed } = recorded
    const heldBytes = body.heldBytes + (isStreamed ? keptBytes : replyBody.heldBytes)
    // The recorded values stay in the same object: a copy would cost as much as all the rest.
    const numbered = Object.assign(recorded, { id: this.#latest, shard: this.#shard, heldBytes })
    const place = this.#latest % capacity
    this.#forget(this.#latest - capacity)
    this.#ring[place] = numbered
    this.#heldBytes += heldBytes
    this.#pack(this.#latest - unpacked)
    while (this.#heldBytes > bodyBudget && this.#bare < this.#latest - 1) this.#release(this.#bare + 1)
    for (const listener of this.#listeners) listener(numbered)
  }

  #pack(id: number): void {
    const one = id > this.#bare ? this.#heldAt(id) : undefined
    if (!one || one instanceof PackedRequest) return
    const packed = this.#packer.pack(one)
    this.#ring[id % capacity] = packed
    this.#heldBytes += packed.heldBytes - one.heldBytes
  }

  /** Counts no more what a request holds, whose place another one takes. */
  #forget(id: number): void {
    if (id <= this.#bare) return
    this.#bare = id
    this.#heldBytes -= this.#heldAt(id)?.heldBytes ?? 0
  }

  /** Drops the headers and the bodies of the requests up to an id. */
  #release(id: number): void {
    const old = this.#heldAt(id)
    this.#forget(id)
    if (old instanceof PackedRequest) old.drop()
    else if (old) {
      old.body.drop()
      old.replyBody.drop()
      old.headers = {}
      old.head = []
    }
  }

  #heldAt(id: number): Raw | PackedRequest | undefined {
    const found = this.#ring[id % capacity]
    return found?.id === id && id > this.#forgotten ? found : undefined
  }

  find(id: number): Numbered | undefined {
    return this.#heldAt(id)
  }

  /** The requests after this id, newest first. */
  *since(id = 0): Generator<Numbered> {
    const oldest = Math.max(this.#latest - capacity, this.#forgotten, id)
    for (let at = this.#latest; at > oldest; at -= 1) {
      const found = this.find(at)
      if (found) yield found
    }
  }

  /** Deletes a request. */
  delete(id: number): void {
    const found = this.#heldAt(id)
    if (!found) return
    if (id > this.#bare) this.#heldBytes -= found.heldBytes
    this.#ring[id % capacity] = undefined
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
