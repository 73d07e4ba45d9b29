import type { DocumentRow, UploadSessionRow } from '../../../../generated/prisma/content.ts'
import type { ContentDatabase, ContentRecords } from '../../kernel/ports.ts'
import { releaseBlobs } from '../blobs/blobs.ts'

/** A part of an upload, stored by itself until the last one is there. */
export interface UploadPart {
  readonly blobId: string
  readonly sizeBytes: number
}

export const partsOf = ({ state }: UploadSessionRow): readonly UploadPart[] => JSON.parse(state) as UploadPart[]

/** Deletes uploads and lets go of their parts. */
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

/** An upload in which nothing has moved for so long is given up. */
const idleMs = 24 * 60 * 60 * 1000

/** Gives up uploads that nobody goes on with, and answers how many. `now` in milliseconds. */
export async function dropIdleUploads(database: ContentDatabase, now: number): Promise<number> {
  const idle = await database.records.query('UploadSession', { where: {}, upTo: { touchedAt: now - idleMs }, limit: 100 })
  if (idle.length > 0) await database.transaction((records) => dropSessions(records, idle, now))
  return idle.length
}

/** Deletes the old versions and begun uploads of documents, and lets go of all their bytes. The rows themselves are the caller's to delete. */
export async function releaseDocuments(
  records: ContentRecords,
  documents: readonly Pick<DocumentRow, 'siteId' | 'id' | 'blobId'>[],
  now: number,
): Promise<void> {
  const [first] = documents
  if (!first) return
  const where = { siteId: first.siteId, documentId: { in: documents.map(({ id }) => id) } }
  await dropSessions(records, await records.query('UploadSession', { where }), now)
  await releaseBlobs(records, await records.query('DocumentVersion', { where }), now)
  await records.delete('DocumentVersion', where)
  await releaseBlobs(records, documents, now)
}
