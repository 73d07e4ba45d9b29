import { fold } from '../../core/kernel/fold.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { keptBytes } from './body-copy.ts'
import { globOf } from './glob.ts'
import { pageRows, RequestPage } from './packed.ts'
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

/** A page is used again when all its requests are too old. */
const pageCount = Math.ceil(capacity / pageRows) + 1

/** A request that is not packed yet. */
type Raw = { -readonly [Name in keyof Numbered]: Numbered[Name] }

/** The latest requests. */
export class RequestLog {
  /** The latest ones by their ids. */
  readonly #raw = new Array<Raw | undefined>(unpacked).fill(undefined)
  readonly #pages: (RequestPage | undefined)[] = []
  readonly #listeners = new Set<(added: Numbered) => void>()
  #latest = 0
  /** The requests up to this id are forgotten. */
  #forgotten = 0
  /** The requests up to this id have no headers and no bodies. */
  #bare = 0
  #heldBytes = 0
  readonly #shard: () => string | undefined

  /** `shard`: the shard whose requests it has. */
  constructor(shard: () => string | undefined = () => undefined) {
    this.#shard = shard
  }

  /** Records a request. The object is the record from now on. */
  add(recorded: Raw): void {
    const id = this.#latest + 1
    const { body, replyBody, isStreamed } = recorded
    const heldBytes = body.heldBytes + (isStreamed ? keptBytes : replyBody.heldBytes)
    recorded.id = id
    recorded.shard = this.#shard()
    recorded.heldBytes = heldBytes
    this.#forget(id - capacity)
    this.#latest = id
    this.#pack(id - unpacked)
    this.#raw[id % unpacked] = recorded
    this.#heldBytes += heldBytes
    while (this.#heldBytes > bodyBudget && this.#bare < id - 1) this.#release(this.#bare + 1)
    for (const listener of this.#listeners) listener(recorded)
  }

  #pack(id: number): void {
    if (id <= 0) return
    const row = id % pageRows
    const place = Math.floor(id / pageRows) % pageCount
    let page = this.#pages[place]
    if (!page) {
      page = new RequestPage()
      this.#pages[place] = page
    } else if (row === 0) page.renew()
    const one = this.#rawAt(id)
    if (!one) return
    const heldBytes = page.put(row, one)
    if (id > this.#bare) this.#heldBytes += heldBytes - one.heldBytes
  }

  #rawAt(id: number): Raw | undefined {
    const found = this.#raw[id % unpacked]
    return found?.id === id && id > this.#forgotten ? found : undefined
  }

  /** The page of a request that is packed; undefined if there is none. */
  #pageOf(id: number): RequestPage | undefined {
    const page = id > Math.max(this.#forgotten, this.#latest - capacity) ? this.#pages[Math.floor(id / pageRows) % pageCount] : undefined
    return page?.idAt(id % pageRows) === id ? page : undefined
  }

  /** The memory that the headers and the bodies of a request take. */
  #heldBy(id: number): number {
    return this.#rawAt(id)?.heldBytes ?? this.#pageOf(id)?.heldAt(id % pageRows) ?? 0
  }

  /** Counts no more what a request holds, whose place another one takes. */
  #forget(id: number): void {
    if (id <= this.#bare) return
    this.#bare = id
    this.#heldBytes -= this.#heldBy(id)
  }

  /** Drops the headers and the bodies of the requests up to an id. */
  #release(id: number): void {
    this.#forget(id)
    const raw = this.#rawAt(id)
    if (!raw) return this.#pageOf(id)?.drop(id % pageRows)
    raw.body.drop()
    raw.replyBody.drop()
    raw.headers = {}
    raw.head = []
  }

  find(id: number): Numbered | undefined {
    return this.#rawAt(id) ?? this.#pageOf(id)?.read(id % pageRows, this.#shard())
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
    if (id > this.#bare) this.#heldBytes -= this.#heldBy(id)
    if (this.#rawAt(id)) this.#raw[id % unpacked] = undefined
    else this.#pageOf(id)?.delete(id % pageRows)
  }

  clear(): void {
    this.#forgotten = this.#latest
    this.#bare = this.#latest
    this.#heldBytes = 0
    this.#raw.fill(undefined)
    // The next page begins in the middle.
    this.#pages.length = 0
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
