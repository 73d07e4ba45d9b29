import { Readable } from 'node:stream'
import type { DatabaseWork } from '../core/kernel/database-work.ts'
import type { BlobStore, ContentDatabase } from '../core/kernel/ports.ts'

/** The database, which counts in `work.leaving` and `work.reading` the stored bytes that are being read. */
export function countingReads(database: ContentDatabase, work: DatabaseWork): ContentDatabase {
  const { blobs } = database
  const counting: BlobStore = {
    ...blobs,
    async read(key, range) {
      const bytes = await blobs.read(key, range)
      if (!(bytes instanceof Readable)) return bytes && counted(bytes, work, key.id)
      begin(work, key.id)
      bytes.once('close', () => end(work, key.id))
      return bytes
    },
  }
  return { ...database, blobs: counting }
}

function begin(work: DatabaseWork, id: string): void {
  work.leaving += 1
  work.reading.set(id, (work.reading.get(id) ?? 0) + 1)
}

function end(work: DatabaseWork, id: string): void {
  work.leaving -= 1
  const others = (work.reading.get(id) ?? 1) - 1
  if (others > 0) work.reading.set(id, others)
  else work.reading.delete(id)
}

async function* counted(bytes: AsyncIterable<Uint8Array>, work: DatabaseWork, id: string): AsyncIterable<Uint8Array> {
  begin(work, id)
  try {
    yield* bytes
  } finally {
    end(work, id)
  }
}
