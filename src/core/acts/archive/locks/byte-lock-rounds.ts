import { RepeatedLook } from '../../../kernel/pacing/repeated-look.ts'
import type { ContentDatabase, Runtime } from '../../../kernel/ports.ts'
import type { SiteHandle } from '../../../model/sites/site.ts'
import { keepBytesLocked, type LockMemory } from './byte-locks.ts'

export interface LockRoundsOptions {
  readonly database: ContentDatabase
  /** The sites that the database has now. */
  readonly sites: () => readonly SiteHandle[]
  readonly runtime: Runtime
  readonly onError: (error: unknown) => void
}

/** The pause between two rounds, and how soon after a commit one begins, in milliseconds. */
const pauseMs = 60_000
const soonMs = 500

/**
 * Keeps the bytes of archived and held items locked where their store has locks: at the start, soon after each commit, and periodically.
 * Undefined for other stores. `stop` resolves when nothing of it runs.
 */
export function lockBytesInRounds({ database, sites, runtime, onError }: LockRoundsOptions): { stop(): Promise<void> } | undefined {
  const { locks } = database.blobs
  if (!locks) return undefined
  const memory: LockMemory = { lists: new Map(), released: new Map() }
  let isEnding = false
  const isStopped = () => isEnding
  const looks = new RepeatedLook({
    async look() {
      // What moves is locked in its new place.
      for (const site of sites())
        if (!isEnding && !site.work.held.has(site.id)) await keepBytesLocked({ site, locks, runtime, isStopped }, memory)
      return pauseMs
    },
    faultMs: pauseMs,
    onError,
  })
  looks.lookIn(0)
  const stopHearing = database.onCommit(() => looks.lookIn(soonMs))
  return {
    async stop() {
      isEnding = true
      stopHearing()
      await looks.stop()
    },
  }
}
