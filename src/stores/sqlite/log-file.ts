import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

/** The write-ahead log of a database as a file. */
export interface LogFile {
  /** Resolves when everything that was in the file at the time of the call is on the disk. */
  sync(): Promise<void>
  close(): void
}

const syncData = promisify(fdatasync)

/**
 * The log of the database at `path`, which a connection has open. The descriptor stays open as long as the connection:
 * the system reports a failed write once to each descriptor that was open at the time. SQLite locks other files than
 * this one, so closing it releases no lock. Windows syncs a file only for a descriptor that may write.
 */
export function openLog(path: string): LogFile {
  const descriptor = openSync(`${path}-wal`, 'r+')
  return { sync: () => syncData(descriptor), close: () => closeSync(descriptor) }
}

/**
 * Syncs commits to disk: one call for all that wait. Commits during a call are synced by the next one. After a failed
 * sync nobody knows what is on the disk, and a later successful sync proves nothing about it: from then on every call
 * fails with `storage_failed`.
 */
export class GroupCommit {
  readonly #log: LogFile
  /** The number of commits, the number that the running sync covers, and the number on the disk. */
  #committed = 0
  #reached = 0
  #durable = 0
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  #failure: DomainError | undefined

  constructor(log: LogFile) {
    this.#log = log
  }

  /** Counts a commit that is in the log. */
  committed(): void {
    this.#committed += 1
  }

  /** Fails with `storage_failed` if a sync of the log has failed. */
  check(): void {
    if (this.#failure) throw this.#failure
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined
  }

  /** Resolves when all commits so far are on the disk. Fails with `storage_failed`. */
  settled(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure)
    if (this.#durable === this.#committed) return Promise.resolve()
    if (this.#running && this.#reached === this.#committed) return this.#running
    this.#next ??= this.#after(this.#running)
    return this.#next
  }

  /** Waits until running syncs have ended, with or without an error, and closes the log. */
  async close(): Promise<void> {
    for (let call = this.#next ?? this.#running; call; call = this.#next ?? this.#running) await call.catch(() => undefined)
    this.#log.close()
  }

  async #after(running: Promise<void> | undefined): Promise<void> {
    try {
      await running
    } finally {
      this.#next = undefined
    }
    this.#running = this.#run().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #run(): Promise<void> {
    const reached = this.#committed
    this.#reached = reached
    try {
      await this.#log.sync()
      this.#durable = reached
    } catch (error) {
      this.#failure = new DomainError(kernelReasons.storage_failed, {}, { cause: error })
      throw this.#failure
    }
  }
}
