import type { BlobKey, BlobStore, ContentRecords, Database } from '../../core/kernel/ports.ts'
import type { FileBlobs } from './file.ts'

/** The rest between two rounds of syncs. */
const usualRestMs = 500
/** The rest after a round that has failed, at least. */
const restAfterFailureMs = 10_000
/** If so many files wait for a sync, an upload syncs its file itself. */
const mostWaiting = 256

/** Files whose small content is in a row of the database until they are synced. */
export interface LoggedFiles {
  readonly blobs: BlobStore
  /** Completes the files of which a power cut may have lost content. Call it before anybody reads them. */
  recover(): Promise<void>
  /** Syncs the files that wait, removes their rows through `records`, and begins no further rounds. If it fails, the next start repeats it. */
  close(records: Pick<ContentRecords, 'delete'>): Promise<void>
}

type Rows = Pick<Database<ContentRecords>, 'records' | 'transaction'>

/**
 * Keeps bytes as files, as `fileBlobs` does, but an upload of small content does not wait for the syncs of a file and
 * its folder: `put` also writes the content to a row, which is on the disk no later than the row that refers to the
 * bytes. The files are synced in the background, many at a time, and their rows removed after that
 * (`docs/decisions/0041-small-bytes-are-logged.md`). No other process may have the database open.
 */
export function loggedFiles(files: FileBlobs, rows: Rows, restMs = usualRestMs): LoggedFiles {
  const logged = new LoggedContent(files, rows, restMs)
  const log = async (key: BlobKey, bytes: Uint8Array) => {
    await rows.transaction((records) => records.insert('BlobChunk', { siteId: key.siteId, blobId: key.id, ordinal: 0, bytes }), 'derived')
    logged.waiting.set(nameOf(key), key)
  }
  return {
    blobs: {
      ...files,
      async put(key, content) {
        try {
          return await files.put(key, content, logged.isBusy ? undefined : (bytes) => log(key, bytes))
        } catch (error) {
          await logged.forget(key).catch(() => undefined)
          throw error
        } finally {
          logged.wake()
        }
      },
      async delete(key) {
        await logged.forget(key)
        return files.delete(key)
      },
      async settle(key) {
        if (logged.waiting.has(nameOf(key))) await logged.round()
      },
    },
    recover: () => logged.recover(),
    close: (records) => logged.close(records),
  }
}

const nameOf = ({ siteId, id }: BlobKey): string => `${siteId}/${id}`

class LoggedContent {
  /** The bytes that may have a row, by site and id: a copy of a site collection has the same ids. */
  readonly waiting = new Map<string, BlobKey>()
  readonly #files: FileBlobs
  readonly #rows: Rows
  readonly #restMs: number
  #hasFailed = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(files: FileBlobs, rows: Rows, restMs: number) {
    this.#files = files
    this.#rows = rows
    this.#restMs = restMs
  }

  /** Whether a new file must be synced by its upload. After a failure the upload reports what is wrong with the disk. */
  get isBusy(): boolean {
    return this.#isClosed || this.#hasFailed || this.waiting.size >= mostWaiting
  }

  /** Begins a round soon, if there is work for one. */
  wake(): void {
    if (this.#isClosed || this.#timer || this.waiting.size === 0) return
    this.#timer = setTimeout(
      () => {
        void this.round()
          .catch(() => undefined)
          .finally(() => {
            this.#timer = undefined
            this.wake()
          })
      },
      this.#hasFailed ? Math.max(restAfterFailureMs, this.#restMs) : this.#restMs,
    ).unref()
  }

  /** Syncs all files that wait now, and removes their rows. */
  async round(): Promise<void> {
    await this.#running?.catch(() => undefined)
    // Of all who have waited, the first begins.
    this.#running ??= this.#sync([...this.waiting.values()]).finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #sync(keys: readonly BlobKey[]): Promise<void> {
    if (keys.length === 0) return
    try {
      await this.#files.sync(keys).catch(() => this.#restoreThose(keys))
      await this.#removeRows(keys)
      for (const key of keys) this.waiting.delete(nameOf(key))
      this.#hasFailed = false
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  /** After a failed sync nobody knows what is on the disk, and what is read may be in memory alone: each file is written again. */
  async #restoreThose(keys: readonly BlobKey[]): Promise<void> {
    for (const key of keys) {
      if (!this.waiting.has(nameOf(key))) continue
      const row = await this.#rows.records.find('BlobChunk', { siteId: key.siteId, blobId: key.id, ordinal: 0 })
      if (row) await this.#files.restore(key, row.bytes, true)
      // It was deleted meanwhile.
      if (!this.waiting.has(nameOf(key))) await this.#files.delete(key)
    }
  }

  async #removeRows(keys: readonly BlobKey[]): Promise<void> {
    await this.#rows.transaction((records) => deleteRows(records, keys), 'derived')
  }

  /** Removes the row of bytes that are deleted. The row goes first: a power cut between the two may only keep more. */
  async forget(key: BlobKey): Promise<void> {
    if (!this.waiting.delete(nameOf(key))) return
    try {
      await this.#removeRows([key])
    } catch (error) {
      this.waiting.set(nameOf(key), key)
      throw error
    }
  }

  async recover(): Promise<void> {
    const found = await this.#rows.records.query('BlobChunk', { where: { ordinal: 0 }, columns: ['siteId', 'blobId'] })
    for (const { siteId, blobId } of found) {
      const key = { siteId, id: blobId }
      try {
        await this.#recoverOne(key)
      } catch {
        // A full disk must not prevent a start: the next rounds try again.
        this.#hasFailed = true
        this.waiting.set(nameOf(key), key)
      }
    }
    this.wake()
  }

  async #recoverOne(key: BlobKey): Promise<void> {
    const { records } = this.#rows
    const row = await records.find('BlobChunk', { siteId: key.siteId, blobId: key.id, ordinal: 0 })
    const blob = await records.find('Blob', key)
    // Nothing refers to bytes without a digest: the sweeper removes them.
    if (row && blob && blob.sha256 !== '') {
      // Rows of other sizes are not of an upload of small content.
      if (blob.sizeBytes !== row.bytes.length) return
      await this.#files.restore(key, row.bytes)
    }
    await this.#removeRows([key])
  }

  async close(records: Pick<ContentRecords, 'delete'>): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#running?.catch(() => undefined)
    const keys = [...this.waiting.values()]
    if (keys.length === 0 || this.#hasFailed) return
    await this.#files.sync(keys)
    await deleteRows(records, keys)
  }
}

async function deleteRows(records: Pick<ContentRecords, 'delete'>, keys: readonly BlobKey[]): Promise<void> {
  for (const [siteId, own] of Map.groupBy(keys, (key) => key.siteId))
    await records.delete('BlobChunk', { siteId, blobId: { in: own.map(({ id }) => id) }, ordinal: 0 })
}
