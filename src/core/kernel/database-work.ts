import { GrowingPauses } from './pacing/growing-pauses.ts'
import { JobQueue } from './pacing/job-queue.ts'

/** The `Blob` rows of one site that were written before there are bytes for them. */
export interface PreparedRows {
  /** The ids of rows that are on the disk and that nothing uses. */
  readonly ready: Set<string>
  /** The ids of rows that are being written. */
  readonly coming: Set<string>
  /** The number of uploads since the last quiet time. */
  uploads: number
  /** Whether an upload has begun since the last round of the sweeper. */
  isUsed: boolean
}

/** What a server asks of the farm that it serves together with others, because a process knows only its own part. */
export interface SharedUse {
  /**
   * Reads from the farm whether this site may change now. Fails with `site_held` while an operation holds it or after it
   * has moved, with `read_only_database` and with `database_closed`.
   */
  demandServed(siteId: string): Promise<void>
  /** Whether this server did the background work of the farm a moment ago; costs nothing. */
  leads(): boolean
  /** Reads from the farm whether it still does. */
  stillLeads(): Promise<boolean>
}

/** What of an item does not match its hash. */
export type Damage = 'rows' | 'bytes'

/** An item in archive mode that does not match its hash. */
export interface DamagedItem {
  readonly siteId: string
  readonly listId: string
  readonly itemId: number
}

/**
 * What the requests and the background work of this process share for one
 * content database while it is open.
 */
export class DatabaseWork {
  /** The maximum working time of a job on one column, in milliseconds, `Limits:ColumnJobSeconds`. */
  readonly columnJobMs: number
  /** Is called with errors of background work. Does nothing until the database is served. */
  onFault: (error: unknown) => void = () => undefined
  /** Jobs on list columns. */
  readonly columns = new JobQueue()
  /** Steps of the full-text index. */
  readonly index = new JobQueue()
  /** Rounds of the sweeper. */
  readonly sweeps = new JobQueue()
  /** Bytes that locks of their store keep from the sweeper. */
  readonly kept = new GrowingPauses()
  /** The ids of bytes that requests are storing now: no row refers to them yet, and the sweeper keeps them. */
  readonly arriving = new Set<string>()
  /** By the id of the site; the sweeper keeps these rows. */
  readonly prepared = new Map<string, PreparedRows>()
  /** Writes of prepared rows. */
  readonly preparing = new JobQueue()
  /** The number of stored bytes that are being sent. */
  leaving = 0
  /** How many readers each of the stored bytes has that are being sent, by their ids. */
  readonly reading = new Map<string, number>()
  /** Set while writes are refused: see `refuseReadOnly`. */
  isReadOnly = false
  /** Set by every request, so that a database without requests can be closed. */
  isUsed = true
  /** The ids of sites that an operation holds: no act changes them. */
  readonly held = new Set<string>()
  /** Removes the files of a site from the file mirror. Does nothing without a mirror, or if the database is not served. */
  forgetMirrored: (siteId: string) => Promise<void> = () => Promise.resolve()
  /** Lets the requests of a site see what work of the farm has committed in it. Does nothing if the database is not served. */
  shownTo: (siteId: string) => Promise<void> = () => Promise.resolve()
  /** Is called with failures that no request reports, and with the name of the work. Does nothing if the database is not served. */
  report: (error: unknown, work: string) => void = () => undefined

  /** Is called by reads that find an archived item damaged. Does nothing if the database is not served. */
  foundDamage: (item: DamagedItem, what: Damage) => void = () => undefined

  /** Set while other servers use the database too: what this process has read before may be old. */
  readonly shared: SharedUse | undefined

  constructor(columnJobMs = 600_000, shared?: SharedUse) {
    this.columnJobMs = columnJobMs
    this.shared = shared
  }

  /** Stops the jobs. Resolves when no job uses the database. */
  async stop(): Promise<void> {
    await Promise.all([this.columns.stop(), this.index.stop(), this.sweeps.stop(), this.preparing.stop()])
  }
}
