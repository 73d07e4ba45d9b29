import type { VisibleTree } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { tailInBackground } from '../changes/tail.ts'
import { VisibleFollower } from './follower.ts'

export interface VisibleOptions {
  readonly sites: readonly SiteHandle[]
  readonly tree: VisibleTree
  /** Milliseconds. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** Keeps the visible trees of sites in line behind the requests, as `tailInBackground` follows. */
export function followInBackground({ sites, tree, now, onError }: VisibleOptions): { stop(): Promise<void> } {
  const followers = sites.map((site) => {
    const follower = new VisibleFollower(site, tree, onError)
    return { backlog: () => follower.backlog(), step: () => follower.step(now()) }
  })
  return tailInBackground({ followers, intervalMs: 200, restMs: 10, patience: 1_000_000, onError })
}
