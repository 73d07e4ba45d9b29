import type { SiteHandle } from '../../model/sites/site.ts'

/** What follows the change log of a site at a position of its own, step by step. */
export interface Follower {
  /** How many changes it has not followed yet. */
  backlog(): Promise<number>
  /** Does a bounded piece of what there is to do; false when there was nothing. */
  step(): Promise<boolean>
}

/** What is followed, and where failures go. */
export interface TailedSites<Site = SiteHandle> {
  /** The sites by now: their number changes while the server runs. */
  readonly sites: () => readonly Site[]
  /** Wakes the tail; see `Database.onCommit`. */
  readonly onCommit?: (listener: () => void) => () => void
  readonly onError: (error: unknown) => void
}

export interface TailOptions<Site> extends TailedSites<Site> {
  readonly follow: (site: Site) => Follower
  /** Milliseconds between two looks at the change logs, at the most. */
  readonly intervalMs: number
  /** Milliseconds between two steps, in which requests have the processor and the disk to themselves. */
  readonly restMs: number
  /** So many changes are followed even during a bulk load; fewer wait until it is over. */
  readonly patience: number
}

/** More new changes than this between two looks are a bulk load. */
const bulk = 200
/** A load may begin meanwhile: so there is another look after these. */
const stepsAtOnce = 100
/** Without a commit for so long after one, the log is looked at before its time. */
const quietMs = 50
/** Looking takes at most one part in so many of the time. */
const pausePerLook = 10

/**
 * Lets followers catch up with the change logs of sites behind the requests: a
 * moment after a commit, and at each interval. During a bulk load they wait, so
 * that it is not slowed down, unless too much gathers. A follower that fails is
 * looked at again later. `stop` resolves when the step under way has ended.
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

/** Pauses that a signal ends, and some of them commits. */
class Pauses {
  readonly #signal: AbortSignal
  #commits = 0
  /** How many there were at the last look. */
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

  /** Ends after `ms`, and earlier, but not before `leastMs`, once no commit has followed the last one for a moment. */
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
