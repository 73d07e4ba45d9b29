/** What can be kept ready for the next shard. */
interface Closable {
  close(): Promise<void>
}

/** How long after a shard the next one is made ready: the reply to its first request goes before. */
const afterMs = 15

/** The time in which nothing may happen before the first shard of a server is made ready, and how often it is looked. */
const quietMs = 50

/** The share of that time in which the process may work. */
const quietShare = 0.1

/**
 * Keeps the next shard of a server ready, which is most of the work of its first request. The first one is made when the process has
 * nothing else to do: neither the start nor a request waits for it. One that began with another state than the one that is asked for is
 * closed.
 */
export class SpareShard<S extends object, D extends Closable> {
  readonly #open: (from: S) => Promise<D>
  #ready: { readonly from: S; readonly opening: Promise<D | undefined> } | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(open: (from: S) => Promise<D>) {
    this.#open = open
  }

  /** A shard that begins with a state; the caller closes it. */
  async take(from: S): Promise<D> {
    clearTimeout(this.#timer)
    const ready = this.#ready
    this.#ready = undefined
    if (ready && ready.from !== from) closed(ready.opening).catch(() => undefined)
    return (ready?.from === from ? await ready.opening : undefined) ?? this.#open(from)
  }

  /** Makes one with this state ready soon, if there is none. */
  prepare(from: S): void {
    clearTimeout(this.#timer)
    if (this.#isStopped) return
    this.#timer = setTimeout(() => this.#begin(from), afterMs).unref()
  }

  /** Makes one with this state ready as soon as the process is idle. */
  prepareWhenQuiet(from: S): void {
    clearTimeout(this.#timer)
    if (this.#isStopped) return
    const before = performance.eventLoopUtilization()
    this.#timer = setTimeout(() => {
      if (performance.eventLoopUtilization(before).utilization < quietShare) this.#begin(from)
      else this.prepareWhenQuiet(from)
    }, quietMs).unref()
  }

  #begin(from: S): void {
    const past = this.#ready
    if (past?.from === from) return
    if (past) closed(past.opening).catch(() => undefined)
    // If it cannot be made, the next shard says why.
    this.#ready = { from, opening: this.#open(from).catch(() => undefined) }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const ready = this.#ready
    this.#ready = undefined
    if (ready) await closed(ready.opening)
  }
}

const closed = async (opening: Promise<Closable | undefined>): Promise<void> => (await opening)?.close()
