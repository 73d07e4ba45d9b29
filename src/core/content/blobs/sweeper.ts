import type { BlobKey } from '../../kernel/ports.ts'
import { freeing } from '../../model/full-disk.ts'
import type { OpenContent } from '../../model/sites/site.ts'

const pageSize = 256

/**
 * Removes bytes without a use, and returns their number: bytes that were
 * released, and those that a crash or a failed request left. Their `Blob` rows
 * show it, so the store is not searched. Bytes that a reader uses stay until the
 * next time.
 */
export const sweep = (content: OpenContent): Promise<number> => content.work.sweeps.run(() => removeAll(content))

async function removeAll(content: OpenContent): Promise<number> {
  let removed = 0
  for (let cursor = 0, more = true; more; ) {
    const rows = await content.database.records.query('Blob', {
      // Bytes without a hash were never in use.
      where: { useCount: 0, ...(content.database.journal && { sha256: '' }) },
      above: { releasedAt: cursor - 1 },
      orderBy: ['releasedAt'],
      limit: pageSize,
    })
    let here = 0
    for (const { siteId, id } of rows) if (await removeUnused(content, { siteId, id })) here += 1
    removed += here
    const last = rows.at(-1)?.releasedAt ?? 0
    // Skip the rows that stay, once a page holds no others.
    more = rows.length === pageSize && (here > 0 || last > cursor)
    cursor = last
  }
  return removed
}

/**
 * Removes bytes that no row refers to, except those that are arriving or in use
 * by a reader. First it waits until the release is safe from a power cut:
 * otherwise the row could return after its bytes are gone.
 */
export async function removeUnused({ database, work }: OpenContent, key: BlobKey): Promise<boolean> {
  const { siteId, id } = key
  if (work.arriving.has(id)) return false
  // Read the rows again: bytes that have just arrived may be in use now.
  const row = await database.records.find('Blob', { siteId, id, useCount: 0 })
  // The journal needs bytes that were in use once, for the states of those times.
  if (!row || (database.journal && row.sha256 !== '')) return false
  await database.settled()
  return freeing(database, async () => {
    if (!(await database.blobs.delete(key))) return false
    return (await database.records.delete('Blob', { siteId, id, useCount: 0 })) > 0
  })
}
