import type { Damage, DamagedItem, DatabaseWork } from '../../kernel/database-work.ts'
import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { noteItemState } from './item-state.ts'
import { checkItem, walkArchive } from './walk.ts'

export interface ArchiveWorkOptions {
  /** The sites that the database has now. */
  readonly sites: () => readonly SiteHandle[]
  readonly runtime: Runtime
  readonly onError: (error: unknown) => void
}

/** Notes the archived items that reads of this server find damaged. `stop` resolves when nothing of it runs. */
export function noteDamage({ work, sites, runtime, onError }: ArchiveWorkOptions & { readonly work: DatabaseWork }): {
  stop(): Promise<void>
} {
  const notes = new JobQueue()
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
  return {
    stop() {
      work.foundDamage = before
      return notes.stop()
    },
  }
}

export interface ArchiveWalkOptions extends ArchiveWorkOptions {
  /** The time between the beginnings of two walks in milliseconds. */
  readonly walkMs: number
  /** The number of items that a walk checks at a time. */
  readonly atOnce: number
}

/** Walks over all archived items: at the start, and then periodically. `stop` resolves when no walk runs. */
export function walkOften({ sites, runtime, walkMs, atOnce, onError }: ArchiveWalkOptions): { stop(): Promise<void> } {
  const walks = new JobQueue()
  const walk = () => {
    walks
      .run(async (isStopped) => {
        for (const site of sites()) if (!isStopped()) await walkArchive(site, { runtime, atOnce, isStopped })
      })
      .catch(onError)
  }
  walk()
  const timer = setInterval(walk, walkMs).unref()
  return {
    stop() {
      clearInterval(timer)
      return walks.stop()
    },
  }
}
