import type { DatabaseWork, PreparedRows } from '../../kernel/database-work.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { OpenContent } from '../../model/sites/site.ts'

/** The first uploads after a quiet time write their own rows, so that a site with few uploads prepares none. */
const ownRows = 8
/** When fewer prepared rows are left, as many more are written in one statement. */
const rowsAtOnce = 32

/** Counts an upload, and returns the id of a row that nothing else will use; undefined if none is ready. Prepares more in the background. */
export function takePrepared(content: OpenContent, siteId: string, runtime: Runtime): string | undefined {
  const { work } = content
  const rows = work.prepared.get(siteId) ?? { ready: new Set<string>(), coming: new Set<string>(), uploads: 0, isUsed: true }
  work.prepared.set(siteId, rows)
  rows.uploads += 1
  rows.isUsed = true
  const [id] = rows.ready
  if (id !== undefined) rows.ready.delete(id)
  if (rows.uploads > ownRows && rows.ready.size < rowsAtOnce && rows.coming.size === 0) prepare(content, siteId, { rows, runtime })
  return id
}

interface Preparing {
  readonly rows: PreparedRows
  readonly runtime: Runtime
}

function prepare({ database, work }: OpenContent, siteId: string, { rows, runtime }: Preparing): void {
  const { ready, coming } = rows
  for (let count = 0; count < rowsAtOnce; count += 1) coming.add(runtime.newId())
  const written = work.preparing.run(async (isStopped) => {
    if (isStopped() || work.isReadOnly || database.isShort()) return
    const now = runtime.now()
    const row = (id: string) => ({ siteId, id, sizeBytes: 0, sha256: '', useCount: 0, createdAt: now, releasedAt: now })
    await database.records.insertAll('Blob', [...coming].map(row))
    for (const id of coming) ready.add(id)
  })
  // The sweeper removes rows of a failed attempt; an upload that writes its own row reports the error.
  void written.catch(() => undefined).finally(() => coming.clear())
}

/** Whether a row without a use is kept for bytes that arrive now or later. */
export const isExpected = ({ arriving, prepared }: DatabaseWork, siteId: string, id: string): boolean => {
  const rows = prepared.get(siteId)
  return arriving.has(id) || rows?.ready.has(id) === true || rows?.coming.has(id) === true
}

/** Removes the prepared rows of sites without an upload since the last call. There were never bytes for them. */
export async function removeIdleRows(content: OpenContent): Promise<void> {
  for (const [siteId, rows] of content.work.prepared) {
    if (!rows.isUsed) await removeRows(content, siteId, rows)
    rows.isUsed = false
  }
}

/** Removes all prepared rows, before the database closes. In a read-only database they stay. */
export async function removePreparedRows(content: OpenContent): Promise<void> {
  await content.work.preparing.idle()
  for (const [siteId, rows] of content.work.prepared) await removeRows(content, siteId, rows)
}

async function removeRows({ database, work }: OpenContent, siteId: string, { ready }: PreparedRows): Promise<void> {
  work.prepared.delete(siteId)
  if (ready.size > 0 && !work.isReadOnly) await database.records.delete('Blob', { siteId, id: { in: [...ready] }, useCount: 0 })
}
