import type { SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { dayMs } from '../../kernel/days.ts'
import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import { useDatabase } from '../farm/content-databases.ts'
import { purgeSite } from '../relocation/purge-site.ts'
import { hasHold } from './held-sites.ts'
import { shownPlace } from './places.ts'
import { type SiteState, stateOf } from './site-collections.ts'

/** How long a deleted site collection can be restored. */
const keptMs = 30 * dayMs

const hourMs = dayMs / 24
const retryMs = hourMs / 60

export type PurgeParts = Pick<FarmContext, 'farm' | 'runtime' | 'databases'>

/**
 * Removes the rows and bytes of site collections that were deleted for good, or 30 days ago, and then their rows in the
 * farm. Returns their number. After a stop, the next round removes the rest. A site collection whose content database is not
 * online stays until the database is online, and one under a legal hold until the hold is released. `isStopped` ends the work between two site collections.
 */
export async function purgeDeleted(parts: PurgeParts, isStopped: () => boolean = () => false): Promise<number> {
  const { farm, runtime, databases } = parts
  const states: readonly string[] = ['Recycled', 'Purging'] satisfies SiteState[]
  let purged = 0
  for (const row of await farm.records.query('SiteCollection', { where: { state: { in: states } } })) {
    if (isStopped() || !isDue(row, runtime.now())) continue
    const database = await farm.records.find('ContentDatabase', { id: row.contentDatabaseId })
    if (database?.status !== 'Online' || (await hasHold(parts, row))) continue
    const { id } = row
    const call = { actor: systemActor.loginName, target: shownPlace(row), input: { id } }
    // From now on it cannot be restored.
    const taken = await actOnFarm(farm, runtime, { ...call, name: 'site-collections.purge' }, (records) =>
      records.update('SiteCollection', { id, state: { in: states } }, { state: 'Purging' satisfies SiteState }),
    )
    if (taken === 0) continue
    await useDatabase(parts, database, (content) => purgeSite(content, id, runtime.now()))
    await actOnFarm(farm, runtime, { ...call, name: 'site-collections.forget' }, (records) =>
      records.delete('SiteCollection', { id, state: 'Purging' satisfies SiteState }),
    )
    purged += 1
  }
  if (purged > 0) await databases.refresh()
  return purged
}

const isDue = (row: SiteCollectionRow, now: number): boolean =>
  stateOf(row) === 'Purging' || (row.deletedAt !== null && row.deletedAt <= now - keptMs)

/**
 * Purges at once, every hour, whenever it is woken, and a minute after a purge that failed. `stop` resolves when the running
 * purge has ended.
 */
export function purgeInBackground(parts: PurgeParts, onError: (error: unknown) => void): { wake(): void; stop(): Promise<void> } {
  const rounds = new JobQueue()
  let isStopped = false
  let again: NodeJS.Timeout | undefined
  const wake = () =>
    void rounds
      .run((isEnding) => purgeDeleted(parts, isEnding))
      .catch((error: unknown) => {
        onError(error)
        clearTimeout(again)
        if (!isStopped) again = setTimeout(wake, retryMs).unref()
      })
  const timer = setInterval(wake, hourMs).unref()
  wake()
  return {
    wake,
    stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(again)
      return rounds.stop()
    },
  }
}
