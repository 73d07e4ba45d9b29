import type { SiteHandle } from '../../model/sites/site.ts'
import { tailInBackground } from '../changes/tail.ts'
import { backlogOf, indexNext } from './indexer.ts'

export interface BackgroundOptions {
  readonly sites: readonly SiteHandle[]
  /** Milliseconds between two looks at the change logs. */
  readonly intervalMs: number
  readonly onError: (error: unknown) => void
}

/** Indexes behind the requests what a search would else have to do first, as `tailInBackground` follows. */
export function indexInBackground({ sites, intervalMs, onError }: BackgroundOptions): { stop(): Promise<void> } {
  const followers = sites.map((site) => ({ backlog: () => backlogOf(site), step: () => indexNext(site) }))
  return tailInBackground({ followers, intervalMs, restMs: 20, patience: 1_000_000, onError })
}
