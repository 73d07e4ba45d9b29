import type { MirrorTree } from '../../kernel/ports.ts'
import { type TailedSites, tailInBackground } from '../changes/tail.ts'
import { MirrorFollower } from './follower.ts'

export interface MirroringOptions extends TailedSites {
  readonly tree: MirrorTree
  /** Milliseconds. */
  readonly now: () => number
}

/** Updates the file mirrors of sites in the background, as `tailInBackground` does. */
export const mirrorInBackground = ({ tree, now, ...options }: MirroringOptions): { stop(): Promise<void> } =>
  tailInBackground({
    ...options,
    follow(site) {
      const follower = new MirrorFollower(site, tree, options.onError)
      return { backlog: () => follower.backlog(), step: () => follower.step(now()) }
    },
    intervalMs: 200,
    restMs: 10,
    patience: 1_000_000,
  })
