import type { BlobRow, LockedBytesRow } from '../../../../generated/prisma/content.ts'
import type { ContentTable } from '../../kernel/ports.ts'
import { freeing } from '../../model/full-disk.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { waitingForAudit } from './copy-rows.ts'
import { besideJournal, deleteRows, rowsOfSite } from './rows.ts'

/**
 * Removes a site from a content database, in many short transactions: its bytes, its part of the search index and of the
 * file mirror, and its rows except those that wait for the audit log. A repeated call removes the rest, and does nothing if
 * there is none. What it has removed stays removed after a power cut. The rows of bytes that a reader still uses stay, marked
 * as unused; the sweeper removes them.
 */
export async function purgeSite({ database, work }: OpenContent, siteId: string, now: number): Promise<void> {
  await database.search.forget(siteId)
  await releaseLocks(database, siteId)
  await freeing(database, async () => {
    // Last, because this row identifies the database.
    for (const table of [...database.keys.keys()].reverse())
      if (table !== waitingForAudit && (database.blobs.isInRows || (table !== 'Blob' && table !== 'BlobChunk')))
        await deleteRows(database, table, siteId)
  })
  await work.forgetMirrored(siteId)
  await database.settled()
  const key = database.keys.get('Blob') ?? []
  for await (const rows of rowsOfSite({ records: database.records, table: 'Blob', key, siteId })) {
    const blobs = rows as unknown as readonly BlobRow[]
    const deleted = await Promise.all(blobs.map(({ id }) => database.blobs.delete({ siteId, id })))
    const idsOf = (isDeleted: boolean) => blobs.filter((_, at) => deleted[at] === isDeleted).map(({ id }) => id)
    await besideJournal(database).transaction(async (records) => {
      await records.delete('Blob', { siteId, id: { in: idsOf(true) } })
      await records.update('Blob', { siteId, id: { in: idsOf(false) } }, { useCount: 0, releasedAt: now })
    })
  }
}

/** Has the store let go of the bytes that it keeps for items of the site, but for locks that nobody can end. */
async function releaseLocks({ records, keys, blobs: { locks } }: OpenContent['database'], siteId: string): Promise<void> {
  if (!locks) return
  const table: ContentTable = 'LockedBytes'
  for await (const rows of rowsOfSite({ records, table, key: keys.get(table) ?? [], siteId }))
    for (const { place, blobId: id, lockedUntil, isFixed, isHeld } of rows as unknown as readonly LockedBytesRow[])
      if (place === locks.place)
        await locks.set({ siteId, id }, { until: isFixed ? lockedUntil : null, isHeld: false }, { until: lockedUntil, isHeld })
}
