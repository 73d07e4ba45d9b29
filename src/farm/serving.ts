import { farmVersion } from '../core/access/farm-act.ts'
import { isReadOnly, storageNameOf } from '../core/acts/farm/content-databases.ts'
import { type DirectoryRows, readDirectoryRows, ShownDirectory, wantedDatabases } from '../core/acts/farm/directory.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { JobQueue } from '../core/kernel/pacing/job-queue.ts'
import { SharedLook } from '../core/kernel/pacing/shared-look.ts'
import type { FarmDatabase } from '../core/kernel/ports.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { OpenDatabases, ServedContent } from './open-databases.ts'

/** The delay between a change of the farm's rows and the reload; further changes in this time are included. */
const followMs = 250

/** The time after which a database that could not be opened is tried again. */
const againMs = 5_000

export interface ServingOptions {
  readonly idleMs: number
  readonly onRows: (databases: DirectoryRows['databases']) => void
}

/** Keeps the directory and the open databases in line with the farm's rows. */
export class Serving {
  readonly directory = new ShownDirectory()
  readonly #database: FarmDatabase
  readonly #databases: OpenDatabases
  readonly #idleMs: number
  readonly #onRows: ServingOptions['onRows']
  readonly #turns = new JobQueue()
  /** The databases that are being opened, and when opening failed, by id. */
  readonly #opening = new Map<string, Promise<void>>()
  readonly #failed = new Map<string, number>()
  #rows: DirectoryRows | undefined
  #idling: NodeJS.Timeout | undefined
  #onError: ((error: unknown) => void) | undefined
  #stopHearing: (() => void) | undefined
  #following: NodeJS.Timeout | undefined
  /** The version of the rows in the directory. */
  #version: number | undefined
  /** Whether the rows may have changed since they were read. */
  #isOld = true
  /** Whether databases open before somebody uses them, and stay open. */
  #opensAll = false
  readonly #looks = new SharedLook(() => this.#lookAtOthers())

  /** `onRows` is called with the rows of all content databases before any is opened for them. */
  constructor(database: FarmDatabase, databases: OpenDatabases, { idleMs, onRows }: ServingOptions) {
    this.#database = database
    this.#databases = databases
    this.#idleMs = idleMs
    this.#onRows = onRows
  }

  async start(onError: (error: unknown) => void): Promise<void> {
    this.#stopHearing = this.#database.onCommit(() => {
      this.#isOld = true
      this.#follow()
    })
    await this.#turns.run(() => this.#refresh(undefined))
    this.#onError = onError
    if (this.#idleMs > 0)
      this.#idling = setInterval(() => void this.#turns.run(() => this.#closeIdle()).catch(onError), this.#idleMs).unref()
  }

  /** Resolves when requests see the current rows; does nothing if no requests are served. */
  async refresh(): Promise<void> {
    const onError = this.#onError
    if (onError) await this.#turns.run(() => this.#refresh(onError))
  }

  /** Resolves when requests see what other servers have committed in the farm database before this call. */
  seeOthers(): Promise<void> {
    return this.#looks.look()
  }

  async #lookAtOthers(): Promise<void> {
    await this.#database.catchUp?.()
    if (!this.#isOld) return
    this.#isOld = false
    try {
      await this.#catchUp()
    } catch (error) {
      this.#isOld = true
      throw error
    }
  }

  /** Opens all wanted databases, now and when they come, and keeps them open until `stop`, as background work needs it. */
  openAll(): { stop(): Promise<void> } {
    this.#opensAll = true
    this.refresh().catch((error: unknown) => this.#onError?.(error))
    return {
      stop: () => {
        this.#opensAll = false
        return Promise.resolve()
      },
    }
  }

  #follow(): void {
    this.#following ??= setTimeout(() => {
      this.#following = undefined
      this.#catchUp().catch((error: unknown) => this.#onError?.(error))
    }, followMs).unref()
  }

  /** Most commits in the farm database are those of tokens: they cost one check. */
  async #catchUp(): Promise<void> {
    if ((await farmVersion(this.#database.records)) !== this.#version) await this.refresh()
  }

  /** Without `onError`, the start: the first database has to open. A database that is not open opens on first use. */
  async #refresh(onError: ((error: unknown) => void) | undefined): Promise<void> {
    const rows = await readDirectoryRows(this.#database)
    this.#onRows(rows.databases)
    const wanted = wantedDatabases(rows)
    const [first] = [...wanted].sort((one, other) => one.createdAt - other.createdAt)
    if (!onError && first) await this.#databases.open(storageNameOf(first))
    this.#rows = rows
    if (this.#opensAll) for (const row of wanted) await this.#openQuietly(row)
    const switched = wanted.flatMap((row) => {
      const content = this.#databases.opened(storageNameOf(row))
      const isSwitched = content !== undefined && content.work.isReadOnly !== isReadOnly(row)
      if (isSwitched) content.work.isReadOnly = isReadOnly(row)
      return isSwitched ? [content] : []
    })
    this.#show()
    this.#version = rows.version
    // What was written before the switch is committed when this ends.
    for (const { database } of switched) await database.transaction(async () => undefined)
    await this.#databases.serveOnly([...this.#open().values()])
  }

  /** The wanted databases that are open, by id. */
  #open(): Map<string, ServedContent> {
    const open = new Map<string, ServedContent>()
    for (const row of this.#rows ? wantedDatabases(this.#rows) : []) {
      const content = this.#databases.opened(storageNameOf(row))
      if (content) open.set(row.id, content)
    }
    return open
  }

  #show(): void {
    if (this.#rows) this.directory.show(this.#rows, this.#open(), (row) => this.#openOnUse(row))
  }

  /** Opens a database that somebody uses. Fails with `database_closed`. */
  #openOnUse(row: DirectoryRows['databases'][number]): Promise<void> {
    const opening = this.#opening.get(row.id) ?? this.#openAndShow(row).finally(() => this.#opening.delete(row.id))
    this.#opening.set(row.id, opening)
    return opening
  }

  async #openAndShow(row: DirectoryRows['databases'][number]): Promise<void> {
    const closed = new DomainError(kernelReasons.database_closed, { database: row.name })
    if (performance.now() < (this.#failed.get(row.id) ?? -Infinity) + againMs) throw closed
    try {
      const content = await this.#databases.open(storageNameOf(row))
      content.work.isReadOnly = isReadOnly(row)
    } catch (error) {
      this.#failed.set(row.id, performance.now())
      this.#onError?.(error)
      throw closed
    }
    await this.#turns.run(async () => {
      this.#show()
      await this.#databases.serveOnly([...this.#open().values()])
    })
  }

  /** One that cannot be opened is reported, and tried again when somebody uses it. */
  async #openQuietly(row: DirectoryRows['databases'][number]): Promise<void> {
    try {
      const content = await this.#databases.open(storageNameOf(row))
      content.work.isReadOnly = isReadOnly(row)
    } catch (error) {
      this.#onError?.(error)
    }
  }

  async #closeIdle(): Promise<void> {
    if (this.#opensAll) return
    await this.#databases.closeIdle(() => this.#show())
  }

  async stop(): Promise<void> {
    this.#stopHearing?.()
    clearTimeout(this.#following)
    clearInterval(this.#idling)
    this.#onError = undefined
    await this.#turns.stop()
  }
}
