import { createHash } from 'node:crypto'
import { DomainError } from '../../core/kernel/errors.ts'
import type { BlobKey, BlobStore, ByteRange, ContentRecords, StoredBytes } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { checkKey } from './blob-key.ts'

/** Bytes of one row. What is stored is read by it, so it never changes. */
const chunkBytes = 256 * 1024
/** Rows that one statement deletes: other writers wait for no longer than that takes. */
const deletedAtOnce = 64

/**
 * Keeps bytes in rows of the content database. Each row is written and read by
 * a statement of its own, so that memory does not grow with the size and no
 * client holds a transaction; that they are whole is what the `Blob` row says.
 */
export function databaseBlobs(records: ContentRecords): BlobStore {
  const readers = new Map<string, number>()
  return {
    async put(key, content) {
      checkKey(key)
      try {
        return await takeIn(records, key, content)
      } catch (error) {
        await erase(records, key)
        throw translated(error)
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

/** The same bytes in pieces of `chunkBytes`, the last one excepted. */
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

const translated = (error: unknown): unknown =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'SQLITE_FULL'
    ? new DomainError(kernelReasons.storage_full, {}, { cause: error })
    : error
