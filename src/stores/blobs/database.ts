import { createHash } from 'node:crypto'
import type { BlobKey, BlobStore, ByteRange, ContentRecords, StoredBytes } from '../../core/kernel/ports.ts'
import { checkKey } from './blob-key.ts'

/** The size of one row's bytes. Do not change it: stored content is read by it. */
const chunkBytes = 256 * 1024
/** Rows deleted by one statement; bounds how long other writers wait. */
const deletedAtOnce = 64

/**
 * Keeps bytes in rows of the content database. Each row is written and read by its own statement, so that memory does
 * not grow with the size and no client holds a transaction open. The `Blob` row says whether the bytes are complete.
 */
export function databaseBlobs(records: ContentRecords): BlobStore {
  const readers = new Map<string, number>()
  return {
    isInRows: true,
    settle: () => Promise.resolve(),
    async put(key, content) {
      checkKey(key)
      try {
        return await takeIn(records, key, content)
      } catch (error) {
        await erase(records, key)
        throw error
      }
    },
    async read(key, range) {
      checkKey(key)
      const last = { siteId: key.siteId, blobId: key.id, ordinal: Math.floor((range.end - 1) / chunkBytes) }
      const isThere = range.end === 0 || (await records.find('BlobChunk', last, ['ordinal']))
      return isThere ? slices(records, key, range, readers) : undefined
    },
    async delete(key) {
      checkKey(key)
      if (readers.has(key.id)) return false
      await erase(records, key)
      return true
    },
  }
}

async function takeIn(records: ContentRecords, { siteId, id }: BlobKey, content: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  let ordinal = 0
  for await (const bytes of chunked(content)) {
    hash.update(bytes)
    await records.insert('BlobChunk', { siteId, blobId: id, ordinal, bytes })
    sizeBytes += bytes.length
    ordinal += 1
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Re-chunks the bytes to `chunkBytes`; the last chunk may be shorter. */
async function* chunked(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let buffer = Buffer.allocUnsafe(chunkBytes)
  let filled = 0
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(chunkBytes - filled, chunk.length - at)
      buffer.set(chunk.subarray(at, at + taken), filled)
      at += taken
      filled += taken
      if (filled < chunkBytes) continue
      yield buffer
      buffer = Buffer.allocUnsafe(chunkBytes)
      filled = 0
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled)
}

async function* slices(
  records: ContentRecords,
  { siteId, id }: BlobKey,
  { start, end }: ByteRange,
  readers: Map<string, number>,
): AsyncGenerator<Uint8Array> {
  readers.set(id, (readers.get(id) ?? 0) + 1)
  try {
    for (let ordinal = Math.floor(start / chunkBytes); ordinal * chunkBytes < end; ordinal += 1) {
      const row = await records.find('BlobChunk', { siteId, blobId: id, ordinal })
      if (!row) throw new Error(`the stored bytes ${id} lack their piece ${ordinal}`)
      const at = ordinal * chunkBytes
      yield row.bytes.subarray(Math.max(start - at, 0), Math.min(end - at, chunkBytes))
    }
  } finally {
    const others = (readers.get(id) ?? 1) - 1
    if (others > 0) readers.set(id, others)
    else readers.delete(id)
  }
}

async function erase(records: ContentRecords, { siteId, id }: BlobKey): Promise<void> {
  for (let first = 0; ; first += deletedAtOnce) {
    const ordinals = Array.from({ length: deletedAtOnce }, (_, index) => first + index)
    const deleted = await records.delete('BlobChunk', { siteId, blobId: id, ordinal: { in: ordinals } })
    if (deleted === 0) return
  }
}
