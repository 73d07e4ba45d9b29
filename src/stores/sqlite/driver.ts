import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { type Attempt, UniqueViolation } from '../../core/kernel/ports.ts'

export type SqlValue = string | number | null | Uint8Array
export type SqlRow = Record<string, SqlValue>

export interface SqliteCall {
  readonly kind: 'query' | 'execute' | 'begin' | 'savepoint' | 'commit' | 'rollback'
  readonly sql: string
}

export interface SqliteOptions {
  /** A file, whose folder is made where it is missing, or ':memory:'. */
  readonly path: string
  /** Brings the schema up to date before anything else happens. */
  readonly prepare?: (connection: BetterSqlite.Database) => void
  /** Called before every call that reaches the database; what it throws fails that call. For fault tests. */
  readonly beforeCall?: (call: SqliteCall) => void
}

export interface SqlSession {
  /** The rows of a statement that reads. */
  query(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]>
  /** How many rows a statement changed. Fails with `UniqueViolation` when a key is taken. */
  execute(sql: string, parameters: readonly SqlValue[]): Promise<number>
  /** As `execute`, for a statement that returns the rows it changed. */
  executeReturning(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]>
}

export interface SqliteDatabase {
  /** Sees what is committed; each write is a transaction of its own. */
  readonly session: SqlSession
  /**
   * Runs `work` alone among the writers, first come first served. When `work`
   * or the commit fails, nothing of it stays and that error is thrown.
   */
  transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>): Promise<T>
  /** Another number after each commit of this process, and after `commitsElsewhere` has noticed one of another process. */
  version(): number
  /** Another number after a commit of another process; what this process commits does not count. */
  commitsElsewhere(): number
  /** Waits for the transactions that were asked for, empties the log into the file and closes it. */
  close(): Promise<void>
}

const preparedLimit = 300
/** Pages in the log before they go to the file: an index page that many writes touch goes there once. 128 MB, and about as much is read again after a kill. */
const logPages = 32_000
/** How long another program that holds the file is waited for; nothing else runs meanwhile. */
const busyTimeoutMs = 2000

/**
 * Opens a SQLite database. A file has one connection that writes and one that
 * reads: under its write-ahead log a reader sees what is committed and never
 * waits. In memory there is one connection, so reads wait while a transaction
 * is open.
 */
export function openSqlite(options: SqliteOptions): SqliteDatabase {
  const inMemory = options.path === ':memory:'
  if (!inMemory) mkdirSync(dirname(options.path), { recursive: true })
  const writer = openConnection(options.path)
  try {
    if (!inMemory) writer.pragma('journal_mode = WAL')
    writer.pragma(`wal_autocheckpoint = ${logPages}`)
    setPragmas(writer)
    options.prepare?.(writer)
    const reader = inMemory ? undefined : openReader(options.path)
    return new Sqlite(options, writer, reader)
  } catch (error) {
    writer.close()
    throw error
  }
}

const openConnection = (path: string): BetterSqlite.Database => new BetterSqlite(path, { timeout: busyTimeoutMs })

function openReader(path: string): BetterSqlite.Database {
  const reader = openConnection(path)
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

/** A connection with its prepared statements. */
class Connection {
  readonly raw: BetterSqlite.Database
  readonly #prepared = new BoundedMap<string, Prepared>(preparedLimit)
  readonly #beforeCall: SqliteOptions['beforeCall']

  constructor(raw: BetterSqlite.Database, beforeCall: SqliteOptions['beforeCall']) {
    this.raw = raw
    this.#beforeCall = beforeCall
  }

  query(sql: string, parameters: readonly SqlValue[]): SqlRow[] {
    this.#beforeCall?.({ kind: 'query', sql })
    return this.#prepare(sql).all(parameters)
  }

  execute(sql: string, parameters: readonly SqlValue[]): number {
    this.#beforeCall?.({ kind: 'execute', sql })
    try {
      return this.#prepare(sql).run(parameters).changes
    } catch (error) {
      throw translated(error)
    }
  }

  executeReturning(sql: string, parameters: readonly SqlValue[]): SqlRow[] {
    this.#beforeCall?.({ kind: 'execute', sql })
    try {
      return this.#prepare(sql).all(parameters)
    } catch (error) {
      throw translated(error)
    }
  }

  begin(): void {
    this.#beforeCall?.({ kind: 'begin', sql: 'BEGIN IMMEDIATE' })
    this.#prepare('BEGIN IMMEDIATE').run()
  }

  savepoint(sql: 'SAVEPOINT part' | 'RELEASE part' | 'ROLLBACK TO part'): void {
    this.#beforeCall?.({ kind: 'savepoint', sql })
    this.#prepare(sql).run()
  }

  commit(): void {
    this.#beforeCall?.({ kind: 'commit', sql: 'COMMIT' })
    this.#prepare('COMMIT').run()
  }

  rollback(): void {
    try {
      this.#beforeCall?.({ kind: 'rollback', sql: 'ROLLBACK' })
    } finally {
      this.endTransaction()
    }
  }

  /** Rolls back what is open. SQLite ends some transactions by itself, as it does when the disk is full. */
  endTransaction(): void {
    if (this.raw.inTransaction) this.#prepare('ROLLBACK').run()
  }

  #prepare(sql: string): Prepared {
    return this.#prepared.getOrMake(sql, () => this.raw.prepare<unknown[], SqlRow>(sql))
  }
}

const uniqueCodes: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_ROWID'])

function translated(error: unknown): unknown {
  if (!(error instanceof BetterSqlite.SqliteError) || !uniqueCodes.has(error.code)) return error
  const columns = error.message.slice(error.message.indexOf(':') + 1).trim()
  return new UniqueViolation(`A row with the same ${columns} exists.`, { cause: error })
}

/** Lets one writer in at a time, in the order in which they came. */
class WriterQueue {
  readonly #waiting: (() => void)[] = []
  held = false

  acquire(): Promise<void> | undefined {
    if (this.held) return new Promise((resolve) => this.#waiting.push(resolve))
    this.held = true
    return undefined
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.held = false
  }
}

class Sqlite implements SqliteDatabase {
  readonly session: SqlSession
  readonly #path: string
  readonly #writer: Connection
  readonly #reader: Connection | undefined
  readonly #queue = new WriterQueue()
  #commits = 0
  #elsewhere: number | undefined
  #closed: Promise<void> | undefined

  constructor(options: SqliteOptions, writer: BetterSqlite.Database, reader: BetterSqlite.Database | undefined) {
    this.#path = options.path
    this.#writer = new Connection(writer, options.beforeCall)
    this.#reader = reader && new Connection(reader, options.beforeCall)
    this.session = {
      query: (sql, parameters) => this.#query(sql, parameters),
      execute: (sql, parameters) => this.#alone(() => this.#counted(this.#writer.execute(sql, parameters))),
      executeReturning: (sql, parameters) => this.#alone(() => this.#counted(this.#writer.executeReturning(sql, parameters))),
    }
  }

  async transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>): Promise<T> {
    this.#refuseWhenClosed()
    await this.#queue.acquire()
    const transaction = openTransaction(this.#writer)
    try {
      this.#writer.endTransaction()
      this.#writer.begin()
      const result = await work(transaction.session, transaction.attempt)
      transaction.check()
      transaction.end()
      this.#writer.commit()
      return this.#counted(result)
    } catch (error) {
      transaction.end()
      this.#rollback()
      throw error
    } finally {
      this.#queue.release()
    }
  }

  /** The failure that led here is the one to report, whatever happens to the rollback. */
  #rollback(): void {
    if (!this.#writer.raw.inTransaction) return
    try {
      this.#writer.rollback()
    } catch {}
  }

  version(): number {
    return this.#commits
  }

  commitsElsewhere(): number {
    this.#refuseWhenClosed()
    // This connection does all of the writing, so the pragma counts what is not ours. It costs 1.5 µs.
    const elsewhere = this.#writer.raw.pragma('data_version', { simple: true }) as number
    if (elsewhere !== this.#elsewhere) this.#commits += 1
    this.#elsewhere = elsewhere
    return elsewhere
  }

  #counted<T>(result: T): T {
    this.#commits += 1
    return result
  }

  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    await this.#queue.acquire()
    try {
      this.#reader?.raw.close()
      if (this.#reader) this.#writer.raw.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      this.#writer.raw.close()
    }
  }

  async #query(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]> {
    if (!this.#reader) return this.#alone(() => this.#writer.query(sql, parameters))
    this.#refuseWhenClosed()
    return this.#reader.query(sql, parameters)
  }

  async #alone<T>(call: () => T): Promise<T> {
    this.#refuseWhenClosed()
    await this.#queue.acquire()
    try {
      // Should a rollback have failed, nothing more gets into its transaction, where it would be lost.
      this.#writer.endTransaction()
      return call()
    } finally {
      this.#queue.release()
    }
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new Error(`The database ${this.#path} is closed.`)
  }
}

interface Transaction {
  readonly session: SqlSession
  readonly attempt: Attempt
  /** Fails when the transaction cannot be committed any more. */
  readonly check: () => void
  readonly end: () => void
}

/**
 * Statements of one transaction. After its end they are refused, and also once
 * SQLite has rolled it back by itself: both would write outside of it. A part
 * that fails and cannot be undone spoils the whole.
 */
function openTransaction(writer: Connection): Transaction {
  let ended = false
  let spoiled = false
  const check = (): void => {
    if (ended) throw new Error('The transaction of these records has ended.')
    if (spoiled) throw new Error('A part of this transaction has failed and could not be undone.')
    if (!writer.raw.inTransaction) throw new Error('The database has rolled this transaction back.')
  }
  const undo = (): void => {
    try {
      writer.savepoint('ROLLBACK TO part')
      writer.savepoint('RELEASE part')
    } catch {
      spoiled = true
    }
  }
  return {
    check,
    end: () => {
      ended = true
    },
    async attempt(work) {
      check()
      writer.savepoint('SAVEPOINT part')
      try {
        const result = await work()
        check()
        writer.savepoint('RELEASE part')
        return result
      } catch (error) {
        undo()
        throw error
      }
    },
    session: {
      async query(sql, parameters) {
        check()
        return writer.query(sql, parameters)
      },
      async execute(sql, parameters) {
        check()
        return writer.execute(sql, parameters)
      },
      async executeReturning(sql, parameters) {
        check()
        return writer.executeReturning(sql, parameters)
      },
    },
  }
}
