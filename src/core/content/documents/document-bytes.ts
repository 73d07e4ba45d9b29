import type { DocumentRow, UploadSessionRow } from '../../../../generated/prisma/content.ts'
import type { ContentDatabase, ContentRecords } from '../../kernel/ports.ts'
import { freeing } from '../../model/full-disk.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { releaseBlobs } from '../blobs/blobs.ts'

/** A part of an upload, stored separately until the last part arrives. */
export interface UploadPart {
  readonly blobId: string
  readonly sizeBytes: number
}

export const partsOf = ({ state }: UploadSessionRow): readonly UploadPart[] => JSON.parse(state) as UploadPart[]

/** Deletes uploads and releases their parts. */
export async function dropSessions(records: ContentRecords, sessions: readonly UploadSessionRow[], now: number): Promise<void> {
  for (const session of sessions) {
    const { siteId, id } = session
    if ((await records.delete('UploadSession', { siteId, id })) === 0) continue
    await releaseBlobs(
      records,
      partsOf(session).map(({ blobId }) => ({ siteId, blobId })),
      now,
    )
  }
}

/** An upload without a new part for this long is deleted. */
const idleMs = 24 * 60 * 60 * 1000

/** Deletes idle uploads and returns their number. `now` in milliseconds. */
export async function dropIdleUploads(database: ContentDatabase, now: number): Promise<number> {
  const idle = await database.records.query('UploadSession', { where: {}, upTo: { touchedAt: now - idleMs }, limit: 100 })
  if (idle.length > 0) await freeing(database, () => database.transaction((records) => dropSessions(records, idle, now)))
  return idle.length
}

/** The number of documents that are released together: one statement takes a bounded number of values, and no long time. */
const documentsAtOnce = 1_000

/** Deletes the old versions, those in the recycle bin too, unfinished uploads and web parts of documents, and releases all their bytes. The caller deletes the document rows. */
export async function releaseDocuments(
  records: ContentRecords,
  documents: readonly Pick<DocumentRow, 'siteId' | 'id' | 'blobId'>[],
  now: number,
): Promise<void> {
  for (const some of chunksOf(documents, documentsAtOnce)) {
    const where = { siteId: some[0]?.siteId ?? '', documentId: { in: some.map(({ id }) => id) } }
    await dropSessions(records, await records.query('UploadSession', { where }), now)
    const versions = await records.query('DocumentVersion', { where })
    await releaseBlobs(records, versions, now)
    const entries = versions.flatMap(({ recycledIn }) => recycledIn ?? [])
    if (entries.length > 0) await records.delete('RecycleBinItem', { siteId: where.siteId, id: { in: entries } })
    await records.delete('DocumentVersion', where)
    await records.delete('WebPart', where)
    await releaseBlobs(records, some, now)
  }
}
