import { createHash } from 'node:crypto'
import type { BlobKey, BlobStore, ByteRange, StoredBytes } from '../../core/kernel/ports.ts'
import { checkKey } from './blob-key.ts'

type Pieces = readonly Uint8Array[]

/** The stored bytes of one moment, by their keys. Pieces never change, so a copy shares them. */
export type HeldBytes = ReadonlyMap<string, Pieces>

export interface MemoryBlobs extends BlobStore {
  copy(): HeldBytes
}

/** Keeps bytes in memory, in the chunks in which they arrived, until the process ends. It begins with `before`. */
export function memoryBlobs(before: HeldBytes = new Map()): MemoryBlobs {
  const held = new Map(before)
  const nameOf = (key: BlobKey): string => {
    checkKey(key)
    return `${key.siteId}/${key.id}`
  }
  return {
    isInRows: false,
    copy: () => new Map(held),
    settle: () => Promise.resolve(),
    async put(key, content) {
      const name = nameOf(key)
      const { pieces, stored } = await takeIn(content)
      held.set(name, pieces)
      return stored
    },
    read(key, range) {
      const pieces = held.get(nameOf(key))
      const isWhole = pieces !== undefined && pieces.reduce((sum, piece) => sum + piece.length, 0) >= range.end
      return Promise.resolve(isWhole ? slices(pieces, range) : undefined)
    },
    delete(key) {
      held.delete(nameOf(key))
      return Promise.resolve(true)
    },
  }
}

async function takeIn(content: AsyncIterable<Uint8Array>): Promise<{ pieces: Pieces; stored: StoredBytes }> {
  const hash = createHash('sha256')
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    // A copy, because a small chunk would keep its whole buffer alive.
    pieces.push(new Uint8Array(chunk))
    sizeBytes += chunk.length
  }
  return { pieces, stored: { sizeBytes, sha256: hash.digest('hex') } }
}

async function* slices(pieces: Pieces, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0
  for (const piece of pieces) {
    const from = Math.max(start - at, 0)
    const to = Math.min(end - at, piece.length)
    if (from < to) yield piece.subarray(from, to)
    at += piece.length
    if (at >= end) return
  }
}
