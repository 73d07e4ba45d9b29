import type { Damage, DamagedItem, DatabaseWork } from '../../kernel/database-work.ts'
import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { noteItemState } from './item-state.ts'
import { checkItem, walkArchive } from './walk.ts'

export interface ArchiveWatchOptions {
  readonly work: DatabaseWork
  /** The sites that the database has now. */
  readonly sites: () => readonly SiteHandle[]
  readonly runtime: Runtime
  /** The time between the beginnings of two walks in milliseconds; 0 for no walks. */
  readonly walkMs: number
  /** The number of items that a walk checks at a time. */
  readonly atOnce: number
  readonly onError: (error: unknown) => void
}

/**
 * Notes the archived items that reads find damaged, and walks over all archived items: at the start, and then periodically.
 * `stop` resolves when nothing of it runs.
 */
export function watchArchive({ work, sites, runtime, walkMs, atOnce, onError }: ArchiveWatchOptions): { stop(): Promise<void> } {
  const notes = new JobQueue()
  const walks = new JobQueue()
  const waiting = new Set<string>()
  const before = work.foundDamage
  work.foundDamage = (item: DamagedItem, what: Damage) => {
    const key = `${item.listId}/${item.itemId}`
    const site = sites().find(({ id }) => id === item.siteId)
    if (!site || waiting.has(key)) return
    waiting.add(key)
    notes
      // A store with locks may have the right bytes still.
      .run(() =>
        what === 'bytes' && site.database.blobs.locks
          ? checkItem(site, item.listId, item.itemId, runtime)
          : noteItemState(site, runtime, item, what),
      )
      .catch(onError)
      .finally(() => waiting.delete(key))
  }
  const walk = () => {
    walks
      .run(async (isStopped) => {
        for (const site of sites()) if (!isStopped()) await walkArchive(site, { runtime, atOnce, isStopped })
      })
      .catch(onError)
  }
  if (walkMs > 0) walk()
  const timer = walkMs > 0 ? setInterval(walk, walkMs).unref() : undefined
  return {
    async stop() {
      clearInterval(timer)
      work.foundDamage = before
      await Promise.all([walks.stop(), notes.stop()])
    },
  }
}
