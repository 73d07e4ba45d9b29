import type { BlobRow } from '../../../../generated/prisma/content.ts'
import type { BlobKey } from '../../kernel/ports.ts'
import { freeing } from '../../model/full-disk.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { isExpected, removeIdleRows } from './prepared-rows.ts'

const pageSize = 256
/** The number of rows that one transaction removes. */
const rowsAtOnce = 32

/**
 * Removes bytes without a use, and returns their number: bytes that were
 * released, and those that a crash or a failed request left. Their `Blob` rows
 * show it, so the store is not searched. Bytes that a reader uses stay until the
 * next time. Prepared rows of sites without uploads go too, and are not counted. With `releasedBy`, in
 * milliseconds, removes only bytes without a use since then: other servers may use younger ones (`keepInUse`). What a lock of
 * the store keeps is tried again in later rounds, after more and more of them.
 */
export const sweep = (content: OpenContent, releasedBy?: number): Promise<number> =>
  content.work.sweeps.run(async () => {
    content.work.kept.begin()
    const removed = await removeAll(content, releasedBy)
    await removeIdleRows(content)
    return removed
  })

async function removeAll(content: OpenContent, releasedBy: number | undefined): Promise<number> {
  const { shared } = content.work
  const upTo = releasedBy === undefined ? undefined : { releasedAt: releasedBy }
  let removed = 0
  for (let cursor = 0, more = true; more; ) {
    if (shared && !(await shared.stillLeads())) return removed
    const rows = await content.database.records.query('Blob', {
      // Bytes without a hash were never in use.
      where: { useCount: 0, ...(content.database.journal && { sha256: '' }) },
      above: { releasedAt: cursor - 1 },
      ...(upTo && { upTo }),
      orderBy: ['releasedAt'],
      limit: pageSize,
    })
    let here = 0
    for (const [siteId, own] of Map.groupBy(rows, (row) => row.siteId)) here += await removeThose(content, siteId, { rows: own, upTo })
    removed += here
    const last = rows.at(-1)?.releasedAt ?? 0
    // Skip the rows that stay, once a page holds no others.
    more = rows.length === pageSize && (here > 0 || last > cursor)
    cursor = last
  }
  return removed
}

const keptKey = (siteId: string, id: string): string => `${siteId}/${id}`

interface Unused {
  readonly rows: readonly BlobRow[]
  readonly upTo: { readonly releasedAt: number } | undefined
}

async function removeThose(content: OpenContent, siteId: string, { rows, upTo }: Unused): Promise<number> {
  let removed = 0
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const ids = rows.slice(at, at + rowsAtOnce).flatMap(({ id }) => (content.work.kept.isDue(keptKey(siteId, id)) ? [id] : []))
    removed += await removeSome(content, siteId, ids, upTo)
  }
  return removed
}

/** Removes bytes that no row refers to, as `sweep` does, and returns whether they are gone. */
export const removeUnused = async (content: OpenContent, { siteId, id }: BlobKey): Promise<boolean> =>
  (await removeSome(content, siteId, [id])) > 0

/**
 * Removes those of these bytes that no row refers to, except bytes that are arriving or in use by a reader. First it
 * waits until the release is safe from a power cut: otherwise the row could return after its bytes are gone.
 */
async function removeSome({ database, work }: OpenContent, siteId: string, ids: readonly string[], upTo?: Unused['upTo']): Promise<number> {
  const unexpected = ids.filter((id) => !isExpected(work, siteId, id))
  if (unexpected.length === 0) return 0
  // Read the rows again: bytes that have just arrived may be in use now.
  const unused = await database.records.query('Blob', { where: { siteId, id: { in: unexpected }, useCount: 0 }, ...(upTo && { upTo }) })
  // The journal needs bytes that were in use once, for the states of those times.
  const rows = database.journal ? unused.filter(({ sha256 }) => sha256 === '') : unused
  if (rows.length === 0) return 0
  await database.settled()
  return freeing(database, async () => {
    const deleted = await Promise.all(rows.map(({ id }) => database.blobs.delete({ siteId, id })))
    const gone = rows.filter((_, at) => deleted[at]).map(({ id }) => id)
    for (const id of gone) work.kept.forget(keptKey(siteId, id))
    if (database.blobs.locks) for (const { id } of rows) if (!gone.includes(id)) work.kept.failed(keptKey(siteId, id))
    return gone.length === 0 ? 0 : database.records.delete('Blob', { siteId, id: { in: gone }, useCount: 0 })
  })
}
