import { Readable } from 'node:stream'
import type { DatabaseWork } from '../core/kernel/database-work.ts'
import type { BlobStore, ContentDatabase } from '../core/kernel/ports.ts'

/** The database, which counts in `work.leaving` the stored bytes that are being read. */
export function countingReads(database: ContentDatabase, work: DatabaseWork): ContentDatabase {
  const { blobs } = database
  const counting: BlobStore = {
    ...blobs,
    async read(key, range) {
      const bytes = await blobs.read(key, range)
      if (!(bytes instanceof Readable)) return bytes && counted(bytes, work)
      work.leaving += 1
      bytes.once('close', () => {
        work.leaving -= 1
      })
      return bytes
    },
  }
  return { ...database, blobs: counting }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, work: DatabaseWork): AsyncIterable<Uint8Array> {
  work.leaving += 1
  try {
    yield* bytes
  } finally {
    work.leaving -= 1
  }
}
