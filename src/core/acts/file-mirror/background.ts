import type { MirrorTree } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { tailInBackground } from '../changes/tail.ts'
import { MirrorFollower } from './follower.ts'

export interface MirrorOptions {
  readonly sites: readonly SiteHandle[]
  readonly tree: MirrorTree
  /** Milliseconds. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** Keeps the file mirrors of sites in line behind the requests, as `tailInBackground` follows. */
export function mirrorInBackground({ sites, tree, now, onError }: MirrorOptions): { stop(): Promise<void> } {
  const followers = sites.map((site) => {
    const follower = new MirrorFollower(site, tree, onError)
    return { backlog: () => follower.backlog(), step: () => follower.step(now()) }
  })
  return tailInBackground({ followers, intervalMs: 200, restMs: 10, patience: 1_000_000, onError })
}
