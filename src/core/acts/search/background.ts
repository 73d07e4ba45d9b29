import { type TailedSites, tailInBackground } from '../changes/tail.ts'
import { backlogOf, beginIndex, indexAndTidy } from './indexer.ts'

export interface IndexingOptions extends TailedSites {
  /** The maximum time between two looks at the change logs, in milliseconds. */
  readonly intervalMs: number
}

/**
 * Updates the index in the background, as `tailInBackground` does, so that searches need not do it first. Sites without an
 * index get one at once, while they are small: a bulk load that follows is then read from the change log.
 */
export function indexInBackground(options: IndexingOptions): { stop(): Promise<void> } {
  const begun = Promise.all([...options.sites()].map((site) => beginIndex(site).catch(options.onError)))
  const tail = tailInBackground({
    ...options,
    follow: (site) => ({ backlog: () => backlogOf(site), step: () => indexAndTidy(site) }),
    restMs: 20,
    patience: 1_000_000,
  })
  return {
    async stop() {
      await begun
      await tail.stop()
    },
  }
}
