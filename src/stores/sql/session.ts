import type { Attempt, CommitListener } from '../../core/kernel/ports.ts'

export type SqlValue = string | number | boolean | null | Uint8Array
export type SqlRow = Record<string, SqlValue>

/** Runs statements, on what is committed or inside a transaction. */
export interface SqlSession {
  /** The rows of a statement that reads. */
  query(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]>
  /** How many rows a statement changed. Fails with `UniqueViolation` when a key is taken. */
  execute(sql: string, parameters: readonly SqlValue[]): Promise<number>
  /** As `execute`, for a statement that returns the rows it changed. */
  executeReturning(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]>
}

/** An open database: what a driver gives, and what the stores stand on. */
export interface SqlDatabase {
  /** Sees what is committed; each write is a transaction of its own. */
  readonly session: SqlSession
  /**
   * Runs `work` in one transaction. When `work` or the commit fails, nothing of
   * it stays and that error is thrown. A driver may run `work` again after a
   * conflict with another writer.
   */
  transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>): Promise<T>
  /** See `Database.onCommit`. */
  onCommit(listener: CommitListener): () => void
  /** Another number after every commit; see `ContentDatabase.version`. */
  version(): number
  /** Waits for the transactions that were asked for, and closes every connection. */
  close(): Promise<void>
}
