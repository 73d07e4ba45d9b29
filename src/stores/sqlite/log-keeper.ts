/**
 * `PASSIVE` waits for nobody, and copies what no reader still needs from the file. `RESTART` also waits for readers, so
 * that the next write begins the log anew; `TRUNCATE` then also returns its disk space. No other writer may run
 * meanwhile.
 */
export type CheckpointKind = 'PASSIVE' | 'RESTART' | 'TRUNCATE'

/** Copies the write-ahead log of a database into its file. */
export interface Checkpoints {
  /**
   * True if the whole log is in the file; false if a reader or another process prevents it. Calls run one after another.
   * Fails with `storage_full`.
   */
  run(kind: CheckpointKind): Promise<boolean>
  /** Waits for the running call. */
  close(): Promise<void>
}

/** The pages of a log, and those of them that are in the file too. */
export interface LogState {
  readonly pages: number
  readonly copied: number
}

/** Sizes of a log in pages of 4 KiB. */
export interface LogSizes {
  /** At this size it is copied into the file beside the writers. An index page that many writes change is copied once. */
  readonly copyAt: number
  /** At this size a writer waits until the log begins again, or until a reader has prevented this for a second. */
  readonly waitAt: number
  /**
   * At this size the oldest read is ended if it has prevented this for a second; if there is none to end, every writer
   * waits. Between the two sizes, one writer waits after each further `copyAt` pages.
   */
  readonly endReadsAt: number
  /** The state is read after this many commits: it costs as much as a small query. */
  readonly lookEvery: number
}

const pageBytes = 4096

/** 32 MB and 256 MB, or parts of a smaller maximum: the size in bytes at which reads are ended, by default 1 GiB. */
export function logSizesOf(bytes = 1_073_741_824): LogSizes {
  const endReadsAt = Math.ceil(bytes / pageBytes)
  return { copyAt: Math.min(8_000, endReadsAt >> 3), waitAt: Math.min(64_000, endReadsAt >> 1), endReadsAt, lookEvery: 16 }
}

/** The database of a log. */
export interface LogOwner {
  /** Reads the present state. */
  readonly state: () => LogState
  /** Whether the disk still confirms what is written. */
  readonly mayRun: () => boolean
  /** Ends the oldest read that prevents a new beginning of the log, which has so many bytes; false if there is none. */
  readonly endOldest: (logBytes: number) => boolean
}

/** Passes in a row: each copies what was written during the one before it. */
const passesInRow = 3

/**
 * Keeps the write-ahead log of a database short, without work in a commit. If the file has the whole log and no reader
 * uses the log, SQLite begins it anew with the next write.
 */
export class LogKeeper {
  readonly #checkpoints: Checkpoints
  readonly #owner: LogOwner
  readonly #sizes: LogSizes
  #commits = 0
  #pages = 0
  /** No writer waits below this number of pages. */
  #nextWait: number
  #running = false

  constructor(checkpoints: Checkpoints, owner: LogOwner, sizes: LogSizes = logSizesOf()) {
    this.#checkpoints = checkpoints
    this.#owner = owner
    this.#sizes = sizes
    this.#nextWait = sizes.waitAt
  }

  /** Counts a commit. Copies a long log in the background. */
  committed(): void {
    this.#commits += 1
    if (this.#commits % this.#sizes.lookEvery !== 0) return
    const { pages } = this.#look()
    if (pages < this.#sizes.copyAt || this.#running || !this.#owner.mayRun()) return
    this.#running = true
    void this.#copy().finally(() => {
      this.#running = false
    })
  }

  /** The work that the next writer waits for; no other writer runs meanwhile. */
  room(): Promise<void> | undefined {
    return this.#pages < this.#nextWait || !this.#owner.mayRun() ? undefined : this.#wait()
  }

  /** See `SqlDatabase.emptyLog`. No writer may run meanwhile. */
  async empty(): Promise<boolean> {
    try {
      return this.#owner.mayRun() && (await this.#checkpoints.run('TRUNCATE'))
    } finally {
      this.#look()
    }
  }

  /** Copies the log if it is long enough, and ends. No writer may run from then on. */
  async close(): Promise<void> {
    // The close of the last connection copies the rest, and reports what fails.
    if (this.#look().pages >= this.#sizes.copyAt) await this.empty().catch(() => false)
    await this.#checkpoints.close()
  }

  /** Never fails, because it follows a commit that was made. */
  #look(): LogState {
    let state: LogState = { pages: 0, copied: 0 }
    try {
      state = this.#owner.state()
    } catch {}
    this.#pages = state.pages
    if (this.#pages < this.#sizes.waitAt) this.#nextWait = this.#sizes.waitAt
    return state
  }

  /** A failure leaves the log as it is: the next look tries again, and a write fails if the disk is full. */
  async #copy(): Promise<void> {
    try {
      for (let pass = 0; pass < passesInRow && this.#owner.mayRun(); pass++) {
        if (!(await this.#checkpoints.run('PASSIVE'))) return
        const { pages, copied } = this.#look()
        if (pages === copied) return
      }
    } catch {}
  }

  async #wait(): Promise<void> {
    const { copyAt, endReadsAt } = this.#sizes
    const isNew =
      (await this.#restart()) || (this.#pages >= endReadsAt && this.#owner.endOldest(this.#pages * pageBytes) && (await this.#restart()))
    if (isNew) this.#pages = 0
    // A log that cannot begin again may grow a little before the next writer waits.
    else this.#nextWait = Math.min(this.#pages + copyAt, endReadsAt)
  }

  #restart(): Promise<boolean> {
    return this.#checkpoints.run('RESTART').catch(() => false)
  }
}
