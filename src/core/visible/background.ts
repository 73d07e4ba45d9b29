import type { VisibleTree } from '../ports.ts'
import type { SiteHandle } from '../sites/site.ts'
import { VisibleFollower } from './follower.ts'

/** Between two steps requests have the processor and the disk to themselves. */
const restMs = 10
/** Between two looks at the change logs. */
const intervalMs = 200
/** So many changes are followed while others are still being written; fewer wait until it is quiet. */
const patience = 10_000

export interface VisibleOptions {
  readonly sites: readonly SiteHandle[]
  readonly tree: VisibleTree
  /** Milliseconds. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/**
 * Keeps the visible trees of sites in line, behind the requests. While a site
 * is being written to it waits, so that a bulk load is not slowed down, unless
 * too much gathers. `stop` resolves when the step under
 * way has ended.
 */
export function followInBackground({ sites, tree, now, onError }: VisibleOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        stopping.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms).unref()
      stopping.signal.addEventListener('abort', done)
    })
  const followers = sites.map((site) => new VisibleFollower(site, tree, onError))
  const seen = new Map<VisibleFollower, number>()
  const look = async (follower: VisibleFollower) => {
    const { last, behind } = await follower.backlog()
    const isQuiet = behind === 0 || seen.get(follower) === last
    seen.set(follower, last)
    if (!isQuiet && behind < patience) return
    while (!stopping.signal.aborted && (await follower.step(now()))) await sleep(restMs)
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      for (const follower of followers) await look(follower).catch(onError)
      if (!stopping.signal.aborted) await sleep(intervalMs)
    }
  }
  const running = run()
  return {
    stop() {
      stopping.abort()
      return running
    },
  }
}
