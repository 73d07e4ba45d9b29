import { type TailedSites, tailInBackground } from '../changes/tail.ts'
import { backlogOf, indexNext } from './indexer.ts'

export interface IndexingOptions extends TailedSites {
  /** Milliseconds between two looks at the change logs, at the most. */
  readonly intervalMs: number
}

/** Indexes behind the requests what a search would else have to do first, as `tailInBackground` follows. */
export const indexInBackground = (options: IndexingOptions): { stop(): Promise<void> } =>
  tailInBackground({
    ...options,
    follow: (site) => ({ backlog: () => backlogOf(site), step: () => indexNext(site) }),
    restMs: 20,
    patience: 1_000_000,
  })
