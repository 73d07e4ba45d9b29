import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { UniqueViolation } from '../../core/kernel/ports.ts'
import type { SqlRow, SqlValue } from '../sql/session.ts'

/** One connection to a database, with its prepared statements. */
export interface SqliteConnection {
  query(sql: string, parameters: readonly SqlValue[]): SqlRow[]
  /** How many rows were changed. Fails with `UniqueViolation` when a key is taken. */
  execute(sql: string, parameters: readonly SqlValue[]): number
  executeReturning(sql: string, parameters: readonly SqlValue[]): SqlRow[]
  begin(): void
  savepoint(sql: 'SAVEPOINT part' | 'RELEASE part' | 'ROLLBACK TO part'): void
  commit(): void
  rollback(): void
  /** Rolls back what is open, if anything is. SQLite ends some transactions by itself, as it does when the disk is full. */
  endTransaction(): void
  readonly inTransaction: boolean
  /** Another number after a commit of another connection. */
  dataVersion(): unknown
  /** `emptiesLog`: what the write-ahead log holds goes into the file first. */
  close(emptiesLog: boolean): void
}

/** The connections of a database: one that writes, and beside it one that reads, but in memory. */
export interface SqliteConnections {
  readonly writer: SqliteConnection
  readonly reader: SqliteConnection | undefined
}

export interface ConnectionOptions {
  /** A file, whose folder is made where it is missing, or ':memory:'. */
  readonly path: string
  /** Brings the schema up to date before anything else happens. */
  readonly prepare?: (connection: BetterSqlite.Database) => void
}

const preparedLimit = 300
/** Pages in the log before they go to the file: an index page that many writes touch goes there once. 128 MB, and about as much is read again after a kill. */
const logPages = 32_000
/** How long another program that holds the file is waited for; nothing else runs meanwhile. */
const busyTimeoutMs = 2000

/**
 * Connects to a SQLite database. A file has one connection that writes and one
 * that reads: under its write-ahead log a reader sees what is committed and
 * never waits. In memory there is one connection. Fails as `prepare` does.
 */
export function connect({ path, prepare }: ConnectionOptions): SqliteConnections {
  const inMemory = path === ':memory:'
  if (!inMemory) mkdirSync(dirname(path), { recursive: true })
  const writer = openRaw(path)
  try {
    if (!inMemory) writer.pragma('journal_mode = WAL')
    writer.pragma(`wal_autocheckpoint = ${logPages}`)
    setPragmas(writer)
    prepare?.(writer)
    return { writer: new Connection(writer), reader: inMemory ? undefined : new Connection(openReader(path)) }
  } catch (error) {
    writer.close()
    throw error
  }
}

const openRaw = (path: string): BetterSqlite.Database => new BetterSqlite(path, { timeout: busyTimeoutMs })

function openReader(path: string): BetterSqlite.Database {
  const reader = openRaw(path)
  setPragmas(reader)
  reader.pragma('query_only = ON')
  return reader
}

/**
 * The caches are bounds, not reservations: a page counts when it is first read.
 * Pages that a read maps would count as memory of the process, however large
 * the file; the system keeps them anyway.
 */
function setPragmas(connection: BetterSqlite.Database): void {
  connection.exec(`
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -16384;
    PRAGMA temp_store = MEMORY;
    PRAGMA trusted_schema = OFF;
  `)
}

type Prepared = BetterSqlite.Statement<unknown[], SqlRow>

class Connection implements SqliteConnection {
  readonly #raw: BetterSqlite.Database
  readonly #prepared = new BoundedMap<string, Prepared>(preparedLimit)

  constructor(raw: BetterSqlite.Database) {
    this.#raw = raw
  }

  query(sql: string, parameters: readonly SqlValue[]): SqlRow[] {
    return this.#prepare(sql).all(parameters)
  }

  execute(sql: string, parameters: readonly SqlValue[]): number {
    try {
      return this.#prepare(sql).run(parameters).changes
    } catch (error) {
      throw translated(error)
    }
  }

  executeReturning(sql: string, parameters: readonly SqlValue[]): SqlRow[] {
    try {
      return this.#prepare(sql).all(parameters)
    } catch (error) {
      throw translated(error)
    }
  }

  begin(): void {
    this.#prepare('BEGIN IMMEDIATE').run()
  }

  savepoint(sql: 'SAVEPOINT part' | 'RELEASE part' | 'ROLLBACK TO part'): void {
    this.#prepare(sql).run()
  }

  commit(): void {
    this.#prepare('COMMIT').run()
  }

  rollback(): void {
    this.endTransaction()
  }

  endTransaction(): void {
    if (this.#raw.inTransaction) this.#prepare('ROLLBACK').run()
  }

  get inTransaction(): boolean {
    return this.#raw.inTransaction
  }

  dataVersion(): unknown {
    return this.#prepare('PRAGMA data_version').all([])[0]?.data_version
  }

  close(emptiesLog: boolean): void {
    try {
      if (emptiesLog) this.#raw.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      this.#raw.close()
    }
  }

  #prepare(sql: string): Prepared {
    return this.#prepared.getOrMake(sql, () => this.#raw.prepare<unknown[], SqlRow>(sql))
  }
}

const uniqueCodes: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_ROWID'])

function translated(error: unknown): unknown {
  if (!(error instanceof BetterSqlite.SqliteError) || !uniqueCodes.has(error.code)) return error
  const columns = error.message.slice(error.message.indexOf(':') + 1).trim()
  return new UniqueViolation(`A row with the same ${columns} exists.`, { cause: error })
}
