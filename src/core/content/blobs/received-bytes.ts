import type { Context } from '../../access/context.ts'
import type { BlobKey, StoredBytes } from '../../kernel/ports.ts'
import { demandRoom, refuseReadOnly } from '../../model/full-disk.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { removeUnused } from './sweeper.ts'

/** Received bytes up to this size stay in memory. */
const mostInMemory = 256 * 1024

/**
 * Bytes of a request that arrived before the act that stores them could begin, because the message names their place
 * behind them. They can be read any number of times until they are discarded. Every read gives pieces of its own.
 */
export interface ReceivedBytes extends AsyncIterable<Uint8Array> {
  readonly sizeBytes: number
  /** Removes bytes that no act has stored. */
  discard(): Promise<void>
}

/** Received bytes in memory. */
export const bytesInMemory = (bytes: Uint8Array): ReceivedBytes => ({
  sizeBytes: bytes.length,
  async *[Symbol.asyncIterator]() {
    // Who reads may reuse the memory.
    if (bytes.length > 0) yield Buffer.from(bytes)
  },
  discard: () => Promise.resolve(),
})

/**
 * Receives bytes as they arrive: few in memory, many in the store of the site, under a row without a use, so that the
 * sweeper removes what a crash leaves. The first act that stores them takes them as they are (`withNewBlob`). On any
 * failure nothing remains. Fails as the source does, with `storage_full` and with `read_only_database`.
 */
export async function receiveBytes(ctx: Context, content: AsyncIterable<Uint8Array>): Promise<ReceivedBytes> {
  const source = content[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let size = 0
  while (size <= mostInMemory) {
    const { value, done } = await source.next()
    if (done) return bytesInMemory(Buffer.concat(first))
    first.push(Buffer.from(value))
    size += value.length
  }
  return ReceivedBlob.of(ctx, whole(first, source))
}

async function* whole(first: readonly Uint8Array[], source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isOver = false
  try {
    yield* first
    for (;;) {
      const { value, done } = await source.next()
      isOver = done === true
      if (isOver) return
      yield value
    }
  } finally {
    if (!isOver) await source.return?.()
  }
}

/** Received bytes in the store of a site. */
export class ReceivedBlob implements ReceivedBytes {
  readonly sizeBytes: number
  readonly #site: OpenContent
  readonly #key: BlobKey
  readonly #stored: StoredBytes
  #isTaken = false

  private constructor(site: OpenContent, key: BlobKey, stored: StoredBytes) {
    this.#site = site
    this.#key = key
    this.#stored = stored
    this.sizeBytes = stored.sizeBytes
  }

  static async of({ site, runtime }: Context, content: AsyncIterable<Uint8Array>): Promise<ReceivedBlob> {
    const { database, work } = site
    refuseReadOnly(site)
    demandRoom(database)
    const key = { siteId: site.id, id: runtime.newId() }
    work.arriving.add(key.id)
    try {
      // The row is on the disk before the bytes, so that the sweeper finds the bytes after a crash.
      const now = runtime.now()
      await database.records.insert('Blob', { ...key, sizeBytes: 0, sha256: '', useCount: 0, createdAt: now, releasedAt: now })
      return new ReceivedBlob(site, key, await database.blobs.put(key, content))
    } catch (error) {
      work.arriving.delete(key.id)
      // Report the original error; bytes that cannot be removed now are removed later.
      await removeUnused(site, key).catch(() => undefined)
      throw error
    }
  }

  /** The stored bytes for an act in this site, if no other act has them. The caller returns them if the act fails. */
  take(siteId: string): (StoredBytes & { readonly id: string; giveBack(): void }) | undefined {
    if (this.#isTaken || siteId !== this.#key.siteId) return undefined
    this.#isTaken = true
    const giveBack = () => {
      this.#isTaken = false
    }
    return { id: this.#key.id, ...this.#stored, giveBack }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const bytes = await this.#site.database.blobs.read(this.#key, { start: 0, end: this.sizeBytes })
    if (!bytes) throw new Error(`the received bytes ${this.#key.id} are gone before they were discarded`)
    // Who reads may reuse the memory.
    for await (const piece of bytes) yield Buffer.from(piece)
  }

  async discard(): Promise<void> {
    this.#site.work.arriving.delete(this.#key.id)
    // Bytes that cannot be removed now are removed later.
    if (!this.#isTaken) await removeUnused(this.#site, this.#key).catch(() => undefined)
  }
}
