import type { Attempt, CommitListener, Durability } from '../../core/kernel/ports.ts'

export type SqlValue = string | number | boolean | null | Uint8Array
export type SqlRow = Record<string, SqlValue>

/** Runs reads that may take long, without blocking other requests. */
export interface LongReadTurns {
  /** Whether statements run on a worker thread. Otherwise a read runs in slices: many short statements. */
  readonly isThreaded: boolean
  /**
   * Runs a read when its turn comes; `query` runs its statements, and lets other requests run in between. Fails with
   * `long_reads_busy` if too many reads wait already, and with `query_too_expensive` at the deadline.
   */
  run<T>(read: (query: SqlSession['query']) => Promise<T>): Promise<T>
}

/** Long reads of committed data, and what decides which reads are long. */
export interface LongReads extends LongReadTurns {
  /** A number that changes with every commit. */
  version(): number
}

/** Runs statements, on committed data or inside a transaction. */
export interface SqlSession {
  /** Undefined inside a transaction, which only its own statements see. */
  readonly long?: LongReads | undefined
  /** The rows of a query. */
  query(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]>
  /** The number of changed rows. Fails with `UniqueViolation` if a key exists. */
  execute(sql: string, parameters: readonly SqlValue[]): Promise<number>
  /** Runs statements in one transaction: that of this session, or one of their own. Missing where no statement needs others. */
  together?<T>(work: (inside: SqlSession) => Promise<T>): Promise<T>
  /** As `execute`, for a statement that returns the changed rows. */
  executeReturning(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]>
}

/** Committed data as it was at one moment; see `ContentDatabase.view`. */
export interface SqlView {
  readonly session: Pick<SqlSession, 'query'>
  /** The rows of a statement without values, `count` at once; missing where a database is copied as a file. */
  pages?(text: string, count: number): AsyncGenerator<SqlRow[]>
  close(): void | Promise<void>
}

/** An open database: the interface between a driver and the stores. */
export interface SqlDatabase {
  /** Sees committed data; each write is its own transaction. */
  readonly session: SqlSession
  /**
   * Runs `work` in one transaction. If `work` or the commit fails, the transaction is rolled back and the error is
   * thrown, except `storage_failed` (see `Database.transaction`). A driver may run `work` again after a conflict with
   * another writer.
   */
  transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>, durability?: Durability): Promise<T>
  view(): Promise<SqlView>
  /** See `ContentDatabase.copyTo`. */
  copyTo(path: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<void>
  /** See `Database.copyFile`. */
  copyFile(path: string): Promise<void>
  /** All rows of a database in memory, for `restore` and for a new database; undefined for a file. */
  image(): Promise<Uint8Array | undefined>
  /**
   * Replaces all rows by those of an image, as if another process had written them. Fails with an `Error` on a database
   * that is not in memory.
   */
  restore(image: Uint8Array): Promise<void>
  /** See `Database.settled`. */
  settled(): Promise<void>
  /**
   * Returns disk space of the log to the file system; false if there is none, or if a reader needs the log. Fails with
   * `storage_full`.
   */
  emptyLog(): Promise<boolean>
  /** See `FarmDatabase.catchUp`; missing where only one process uses a database. */
  catchUp?(): Promise<void>
  /** See `Database.onCommit`. */
  onCommit(listener: CommitListener): () => void
  /** A number that changes with every commit; see `ContentDatabase.version`. */
  version(): number
  /**
   * Refuses new work at once, waits for the queued transactions, and closes every connection. Before that, `last` runs in
   * a transaction, which is rolled back if it fails.
   */
  close(last?: LastWork): Promise<void>
}

/** What a database does before it closes. */
export type LastWork = (session: SqlSession) => Promise<void>
