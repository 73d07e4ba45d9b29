import { chunksOf } from '../../model/permissions/scopes.ts'
import type { OpenContent } from '../../model/sites/site.ts'

/** How often a server notes which bytes it uses. */
export const notedMs = 60_000

/**
 * How long bytes without a use stay while several servers use a database: a server notes its own every minute, so older
 * ones are in the use of none.
 */
export const unusedMs = 10 * notedMs

const idsAtOnce = 500

/**
 * Notes the bytes without a use that this process needs: those that arrive, those that are being sent, and prepared rows.
 * Their rows are as if released now, so that the sweeper of another server leaves them. `now` in milliseconds.
 */
export async function keepInUse({ database, work }: OpenContent, now: number): Promise<void> {
  if (work.isReadOnly) return
  const prepared = [...work.prepared.values()].flatMap(({ ready, coming }) => [...ready, ...coming])
  for (const ids of chunksOf([...new Set([...work.arriving, ...work.reading.keys(), ...prepared])], idsAtOnce))
    await database.records.update('Blob', { id: { in: ids }, useCount: 0 }, { releasedAt: now })
}
