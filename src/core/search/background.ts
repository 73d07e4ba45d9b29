import type { SiteHandle } from '../sites/site.ts'
import { backlogOf, indexNext } from './indexer.ts'

/** Between two steps requests have the processor to themselves. */
const restMs = 20

/** So many changes are indexed while others are still being written; fewer wait until it is quiet. */
const patience = 20_000

export interface BackgroundOptions {
  readonly sites: readonly SiteHandle[]
  /** Milliseconds between two looks at the change logs. */
  readonly intervalMs: number
  readonly onError: (error: unknown) => void
}

/**
 * Indexes behind the requests what a search would else have to do first. While
 * a site is being written to it waits, so that a bulk load is not slowed down,
 * unless too much gathers. `stop` resolves when the step under way has ended.
 */
export function indexInBackground({ sites, intervalMs, onError }: BackgroundOptions): { stop(): Promise<void> } {
  const seen = new Map<string, number>()
  let stopped = false
  let wake: (() => void) | undefined
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const look = async (site: SiteHandle) => {
    const backlog = await backlogOf(site)
    const isQuiet = seen.get(site.id) === backlog
    seen.set(site.id, backlog)
    if (backlog === 0 || (!isQuiet && backlog < patience)) return
    while (!stopped && (await indexNext(site))) await sleep(restMs)
  }
  const run = async () => {
    while (!stopped) {
      await sleep(intervalMs)
      for (const site of sites) if (!stopped) await look(site).catch(onError)
    }
  }
  const running = run()
  return {
    stop() {
      stopped = true
      wake?.()
      return running
    },
  }
}
