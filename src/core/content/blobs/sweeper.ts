import type { BlobKey } from '../../kernel/ports.ts'
import type { OpenContent } from '../../model/sites/site.ts'

const pageSize = 256

/**
 * Removes bytes that no row refers to, and answers how many: those that were
 * released, and those that a crash or a failed request left behind. All of them
 * have a `Blob` row that says so, so that nothing has to be looked for. What a
 * reader holds waits for the next time.
 */
export const sweep = (content: OpenContent): Promise<number> => content.work.sweeps.run(() => removeAll(content))

async function removeAll(content: OpenContent): Promise<number> {
  let removed = 0
  for (let cursor = 0, more = true; more; ) {
    const rows = await content.database.records.query('Blob', {
      where: { useCount: 0 },
      above: { releasedAt: cursor - 1 },
      orderBy: ['releasedAt'],
      limit: pageSize,
    })
    let here = 0
    for (const { siteId, id } of rows) if (await removeUnused(content, { siteId, id })) here += 1
    removed += here
    const last = rows.at(-1)?.releasedAt ?? 0
    // Rows that stay are passed over once they are all that a page holds.
    more = rows.length === pageSize && (here > 0 || last > cursor)
    cursor = last
  }
  return removed
}

/** Removes bytes unless a row refers to them, they are arriving, or a reader holds them. */
export async function removeUnused({ database, work }: OpenContent, key: BlobKey): Promise<boolean> {
  const { siteId, id } = key
  if (work.arriving.has(id)) return false
  // Read again: what has just arrived may be in use by now.
  const row = await database.records.find('Blob', { siteId, id, useCount: 0 })
  if (!row || !(await database.blobs.delete(key))) return false
  return (await database.records.delete('Blob', { siteId, id, useCount: 0 })) > 0
}
