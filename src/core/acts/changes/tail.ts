import type { SiteHandle } from '../../model/sites/site.ts'

/** Follows the change log of a site in steps, from its own position. */
export interface Follower {
  /** The number of changes that it has not followed yet. */
  backlog(): Promise<number>
  /** Does a limited part of the work; false if there was none. */
  step(): Promise<boolean>
}

/** The sites to follow, and the handler of failures. */
export interface TailedSites<Site = SiteHandle> {
  /** The present sites: they change while the server runs. */
  readonly sites: () => readonly Site[]
  /** Wakes the tail; see `Database.onCommit`. */
  readonly onCommit?: (listener: () => void) => () => void
  readonly onError: (error: unknown) => void
}

export interface TailOptions<Site> extends TailedSites<Site> {
  readonly follow: (site: Site) => Follower
  /** The maximum time between two looks at the change logs, in milliseconds. */
  readonly intervalMs: number
  /** The pause between two steps, in milliseconds; it leaves the processor and the disk to requests. */
  readonly restMs: number
  /** During a bulk load, changes wait until it ends, unless there are this many. */
  readonly patience: number
}

/** More new changes than this between two looks count as a bulk load. */
const bulk = 200
/** After this many steps the tail looks again, because a bulk load may have begun. */
const stepsAtOnce = 100
/** If no commit follows one for this long, the tail looks at the log early. */
const quietMs = 50
/** A look is followed by a pause of at least this many times its duration. */
const pausePerLook = 10

/**
 * Lets followers catch up with the change logs of sites in the background: soon
 * after a commit, and at each interval. During a bulk load they wait, so as not
 * to slow it down, unless too many changes gather. A follower that fails is
 * tried again later. `stop` resolves when the present step has ended.
 */
export function tailInBackground<Site>(options: TailOptions<Site>): { stop(): Promise<void> } {
  const { intervalMs, restMs, patience, onError } = options
  const stopping = new AbortController()
  const pauses = new Pauses(stopping.signal)
  const stopHearing = options.onCommit?.(() => pauses.committed())
  const known = new Map<Site, { readonly follower: Follower; seen: number }>()
  let lookedMs = 0
  const look = async (site: Site) => {
    const entry = known.get(site) ?? { follower: options.follow(site), seen: 0 }
    known.set(site, entry)
    const began = performance.now()
    const backlog = await entry.follower.backlog()
    lookedMs += performance.now() - began
    const isBulk = backlog - entry.seen > bulk
    entry.seen = backlog
    if (isBulk && backlog < patience) return
    for (let steps = 0; steps < stepsAtOnce && !stopping.signal.aborted && (await entry.follower.step()); steps++) await pauses.of(restMs)
  }
  const run = async () => {
    for (;;) {
      await pauses.untilQuiet(intervalMs, Math.min(intervalMs, lookedMs * pausePerLook))
      if (stopping.signal.aborted) return
      lookedMs = 0
      pauses.look()
      const sites = new Set(options.sites())
      for (const site of known.keys()) if (!sites.has(site)) known.delete(site)
      for (const site of sites) if (!stopping.signal.aborted) await look(site).catch(onError)
    }
  }
  const running = run()
  return {
    stop() {
      stopHearing?.()
      stopping.abort()
      return running
    },
  }
}

/** Pauses that the stop signal ends early, and some of which commits end. */
class Pauses {
  readonly #signal: AbortSignal
  #commits = 0
  /** The number of commits at the last look. */
  #looked = 0
  #onCommit: (() => void) | undefined

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  committed(): void {
    this.#commits += 1
    this.#onCommit?.()
  }

  look(): void {
    this.#looked = this.#commits
  }

  of(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#signal.aborted) return resolve()
      const end = () => {
        clearTimeout(timer)
        this.#signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms).unref()
      this.#signal.addEventListener('abort', end)
    })
  }

  /** Resolves after `ms` milliseconds, or earlier when a commit is followed by a quiet moment, but not before `leastMs`. */
  untilQuiet(ms: number, leastMs: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#signal.aborted) return resolve()
      let waiting: NodeJS.Timeout | undefined
      const wait = (delayMs: number, seen: number) => {
        waiting = setTimeout(() => (seen === this.#commits ? end() : wait(quietMs, this.#commits)), delayMs).unref()
      }
      const end = () => {
        clearTimeout(timer)
        clearTimeout(waiting)
        this.#onCommit = undefined
        this.#signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms).unref()
      this.#onCommit = () => {
        if (!waiting) wait(Math.max(quietMs, leastMs), this.#commits)
      }
      if (this.#commits !== this.#looked) this.#onCommit()
      this.#signal.addEventListener('abort', end)
    })
  }
}
