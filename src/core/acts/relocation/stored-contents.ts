import type { BlobRow } from '../../../../generated/prisma/content.ts'
import { DataUnusable } from '../../kernel/data-unusable.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
import { type CopiedTable, rowsInOrder } from './copy-tables.ts'
import type { NamedRecords } from './pages.ts'

/** The number of contents that are copied at a time: each waits for the disk. */
const streamsAtOnce = 8

/** The rows of all stored contents that are complete, page by page. */
export async function* storedContents({ records, keys, columns }: ContentDatabase): AsyncGenerator<readonly BlobRow[]> {
  const table: CopiedTable = { name: 'Blob', key: keys.get('Blob') ?? [], columns: columns.get('Blob') ?? [] }
  for await (const rows of rowsInOrder(records as unknown as NamedRecords, table))
    yield (rows as unknown as readonly BlobRow[]).filter(({ sha256 }) => sha256 !== '')
}

/**
 * Copies the bytes that the target has not got yet, and returns their number. Fails with `DataUnusable` if bytes of the source that
 * are in use are missing or damaged.
 */
export async function copyBytes(from: ContentDatabase, to: ContentDatabase, onStep: (count: number) => void): Promise<number> {
  let copied = 0
  for await (const rows of storedContents(from)) {
    const waiting = [...rows]
    const next = async (): Promise<void> => {
      for (let row = waiting.pop(); row; row = waiting.pop()) {
        if (await copyOne(from, to, row)) copied += 1
        onStep(1)
      }
    }
    for (const stream of await Promise.allSettled(Array.from({ length: streamsAtOnce }, next)))
      if (stream.status === 'rejected') throw stream.reason
  }
  return copied
}

async function copyOne(from: ContentDatabase, to: ContentDatabase, { siteId, id, sizeBytes, sha256, useCount }: BlobRow): Promise<boolean> {
  const key = { siteId, id }
  const range = { start: 0, end: sizeBytes }
  const known = await to.blobs.read(key, range)
  if (known) {
    await closed(known)
    return false
  }
  const bytes = await from.blobs.read(key, range)
  // Bytes that are not in use any more may be gone.
  if (!bytes && useCount === 0) return false
  // What an interrupted copy has left.
  await to.blobs.delete(key)
  const stored = bytes && (await to.blobs.put(key, bytes))
  if (stored?.sha256 === sha256 && stored.sizeBytes === sizeBytes) return true
  await to.blobs.delete(key)
  throw new DataUnusable(
    `The stored content ${id} of the site ${siteId}`,
    'is missing or damaged in the source. Run tenon verify there, restore it or delete the files that use it, and run the command again.',
  )
}

/** A reader that is not read to its end is closed. */
async function closed(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await bytes[Symbol.asyncIterator]().return?.()
}
