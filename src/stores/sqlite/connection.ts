import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { DataUnusable, dataFailure } from '../../core/kernel/data-unusable.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { UniqueViolation } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { makeFolderNow, syncFolderNow } from '../disk/folders.ts'
import { orStorageFull } from '../disk/full.ts'
import type { SqlRow, SqlValue } from '../sql/session.ts'
import { type FileKind, inspectKind, markKind } from './kind.ts'
import { type LogFile, openLog } from './log-file.ts'
import type { Checkpoints, LogSizes, LogState } from './log-keeper.ts'

/**
 * One connection to a database, with its prepared statements. Every call fails with `storage_full` if the disk is full.
 */
export interface SqliteConnection {
  query(sql: string, parameters: readonly SqlValue[]): SqlRow[]
  /** The number of changed rows. Fails with `UniqueViolation` if a key exists. */
  execute(sql: string, parameters: readonly SqlValue[]): number
  executeReturning(sql: string, parameters: readonly SqlValue[]): SqlRow[]
  begin(): void
  savepoint(sql: 'SAVEPOINT part' | 'RELEASE part' | 'ROLLBACK TO part'): void
  commit(): void
  rollback(): void
  /**
   * Rolls back the open transaction, if there is one. SQLite ends some transactions by itself, for instance when the
   * disk is full.
   */
  endTransaction(): void
  readonly inTransaction: boolean
  /** A number that changes with a commit of another connection. */
  dataVersion(): unknown
  /** Moves the write-ahead log into the file, and returns its disk space. False while a reader uses the log. */
  emptyLog(): boolean
  /** Writes nothing. No transaction may be open. */
  logState(): LogState
  /** `emptiesLog`: move the write-ahead log into the file first. */
  close(emptiesLog: boolean): void
}

/** The connections of a database: a file has one for writing and one for reading; memory has a single one. */
export interface SqliteConnections {
  readonly writer: SqliteConnection
  readonly reader: SqliteConnection | undefined
  /** The write-ahead log as a file; undefined in memory. */
  readonly log?: LogFile | undefined
  /** The caller that opens a file adds it; undefined in memory. */
  readonly checkpoints?: Checkpoints | undefined
  /** If omitted, the usual ones. */
  readonly logSizes?: LogSizes
  /** A connection that sees the data of this moment only. No transaction may be open in memory. */
  readonly view?: () => SqliteConnection
  /** The file; undefined in memory. */
  readonly path?: string
  /** The database in memory as a file; undefined for a file. No transaction may be open. */
  readonly serialized?: () => Uint8Array
  /** A connection to a database in memory with the rows of such a file, which replaces `writer`; undefined for a file. */
  readonly replacedBy?: (image: Uint8Array) => SqliteConnection
}

export interface ConnectionOptions {
  /** A file, whose folder is created if it is missing, or ':memory:'. */
  readonly path: string
  /** If omitted, the kind of the database is not checked. */
  readonly kind?: FileKind
  /**
   * Set if no new database may be created: what to do when the file is missing or empty; it follows the path in the
   * message.
   */
  readonly whenMissing?: string | undefined
  /** The rows of a database in memory, as `serialized` makes them; their schema is complete. */
  readonly image?: Uint8Array | undefined
  /** Migrates the schema before any other statement runs. */
  readonly prepare?: (connection: BetterSqlite.Database) => void
}

/**
 * A function on the connections of worker threads: it makes a cancelled statement fail. See
 * `sqliteDialect.stillWanted`.
 */
export const wantedFunction = 'still_wanted'

const preparedLimit = 300
/** How long to wait for another program that holds the file; the event loop is blocked meanwhile. */
const busyTimeoutMs = 2000
const usualCacheKib = 16_384
/**
 * A commit writes all changed pages in the cache at once, and blocks the event loop meanwhile. A long transaction writes
 * the pages that do not fit before its commit, with its statements.
 */
const writerCacheKib = 8_192
/** How long a checkpoint waits for readers, on its own thread. */
const checkpointTimeoutMs = 1000

/**
 * Connects to a SQLite database. A file has one connection that writes and one that reads: with the write-ahead log a
 * reader sees committed data and never waits. A database in memory has one connection. Fails with `DataUnusable` and
 * `DataInUse`, before it writes anything to a file that is not ours, and as `prepare` does.
 */
export function connect(options: ConnectionOptions): SqliteConnections {
  const { path, whenMissing } = options
  if (path === ':memory:') {
    let raw = options.image ? ofImage(options.image) : prepared(openRaw(path), options)
    return {
      writer: new Connection(raw, undefined),
      reader: undefined,
      serialized: () => raw.serialize(),
      replacedBy(image) {
        raw = ofImage(image)
        return new Connection(raw, undefined)
      },
      view: () => new Connection(new BetterSqlite(raw.serialize()), undefined),
    }
  }
  try {
    if (whenMissing === undefined) makeFolderNow(dirname(path))
    else if (!statSync(path, { throwIfNoEntry: false })) throw new DataUnusable(path, `is missing. ${whenMissing}`)
    const writer = prepared(openRaw(path), options)
    const place = placeOf(path)
    const view = () => connectReader(path, holdMoment)
    const reader = new Connection(openReader(path), place)
    return { writer: new Connection(writer, place), reader, log: logOf(writer, path), view, path }
  } catch (error) {
    const known = orStorageFull(error)
    if (known !== error) throw known
    throw dataFailure(error, error instanceof BetterSqlite.SqliteError ? path : ((error as NodeJS.ErrnoException).path ?? path))
  }
}

/** The first read creates the log. After this call the directory entries of both files survive a power cut. */
function logOf(connection: BetterSqlite.Database, path: string): LogFile {
  connection.prepare('SELECT 1 FROM sqlite_schema').get()
  const log = openLog(path)
  syncFolderNow(dirname(path))
  return log
}

const openRaw = (path: string): BetterSqlite.Database => new BetterSqlite(path, { timeout: busyTimeoutMs })

/** A database in memory with the rows of an image, which stays as it is. */
function ofImage(image: Uint8Array): BetterSqlite.Database {
  const raw = new BetterSqlite(Buffer.from(image.buffer, image.byteOffset, image.length))
  setPragmas(raw)
  return raw
}

/** The connection with its schema migrated; an error closes it. */
function prepared(connection: BetterSqlite.Database, { path, kind, whenMissing, prepare }: ConnectionOptions): BetterSqlite.Database {
  try {
    const isNew = kind !== undefined && !inspectKind(connection, kind)
    if (isNew && whenMissing !== undefined) throw new DataUnusable(path, `is an empty database. ${whenMissing}`)
    if (path !== ':memory:') connection.pragma('journal_mode = WAL')
    // No commit copies the log: `LogKeeper` does.
    connection.pragma('wal_autocheckpoint = 0')
    setPragmas(connection, path === ':memory:' ? usualCacheKib : writerCacheKib)
    prepare?.(connection)
    if (kind !== undefined) markKind(connection, kind)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** The identity of a database file when it was opened. */
interface FilePlace {
  readonly path: string
  readonly device: number
  readonly inode: number
}

function placeOf(path: string): FilePlace {
  const { dev, ino } = statSync(path)
  return { path, device: dev, inode: ino }
}

function openReader(path: string): BetterSqlite.Database {
  const reader = openRaw(path)
  setPragmas(reader)
  reader.pragma('query_only = ON')
  return reader
}

/** A further connection to an existing database file, which only copies its log. A call waits for a second at most. */
export function connectCheckpoints(path: string): BetterSqlite.Database {
  const connection = new BetterSqlite(path, { timeout: checkpointTimeoutMs, fileMustExist: true })
  connection.pragma('wal_autocheckpoint = 0')
  setPragmas(connection)
  return connection
}

/** A further read-only connection to an existing database file; `prepare` may register functions. */
export function connectReader(path: string, prepare: (raw: BetterSqlite.Database) => void): SqliteConnection {
  const reader = openReader(path)
  prepare(reader)
  return new Connection(reader, placeOf(path))
}

/**
 * With NORMAL a commit does not wait for the disk; `GroupCommit` syncs it. SQLite itself still syncs the log before a
 * checkpoint and before it restarts the log, and the file after a checkpoint; on macOS only `checkpoint_fullfsync` makes
 * that certain. Cache sizes are limits, not reservations: a page takes memory when it is first read. Memory-mapped
 * pages would count as memory of the process, however large the file is; the system caches them anyway.
 */
function setPragmas(connection: BetterSqlite.Database, cacheKib = usualCacheKib): void {
  connection.exec(`
    PRAGMA synchronous = NORMAL;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -${cacheKib};
    PRAGMA temp_store = MEMORY;
    PRAGMA trusted_schema = OFF;
  `)
}

/** With the write-ahead log, a transaction that has read something sees the data of that moment until it ends. */
function holdMoment(raw: BetterSqlite.Database): void {
  raw.exec('BEGIN')
  raw.prepare('SELECT 1 FROM sqlite_schema').get()
}

const noValues: readonly SqlValue[] = []

type Prepared = BetterSqlite.Statement<unknown[], SqlRow>

class Connection implements SqliteConnection {
  readonly #raw: BetterSqlite.Database
  readonly #prepared = new BoundedMap<string, Prepared>(preparedLimit)
  /** Undefined in memory. */
  readonly #place: FilePlace | undefined

  constructor(raw: BetterSqlite.Database, place: FilePlace | undefined) {
    this.#raw = raw
    this.#place = place
  }

  query(sql: string, parameters: readonly SqlValue[]): SqlRow[] {
    return this.#all(sql, parameters)
  }

  execute(sql: string, parameters: readonly SqlValue[]): number {
    try {
      if (!this.#raw.inTransaction) this.#demandPlace()
      return this.#prepare(sql).run(parameters).changes
    } catch (error) {
      throw this.#translated(error)
    }
  }

  executeReturning(sql: string, parameters: readonly SqlValue[]): SqlRow[] {
    if (!this.#raw.inTransaction) this.#demandPlace()
    return this.#all(sql, parameters)
  }

  begin(): void {
    this.#run('BEGIN IMMEDIATE')
  }

  savepoint(sql: 'SAVEPOINT part' | 'RELEASE part' | 'ROLLBACK TO part'): void {
    this.#run(sql)
  }

  commit(): void {
    this.#demandPlace()
    this.#run('COMMIT')
  }

  rollback(): void {
    this.endTransaction()
  }

  endTransaction(): void {
    if (this.#raw.inTransaction) this.#run('ROLLBACK')
  }

  get inTransaction(): boolean {
    return this.#raw.inTransaction
  }

  dataVersion(): unknown {
    return this.#prepare('PRAGMA data_version').all([])[0]?.data_version
  }

  emptyLog(): boolean {
    return this.#all('PRAGMA wal_checkpoint(TRUNCATE)', noValues)[0]?.busy === 0
  }

  logState(): LogState {
    const { log, checkpointed } = this.#all('PRAGMA wal_checkpoint(NOOP)', noValues)[0] ?? {}
    return { pages: Number(log), copied: Number(checkpointed) }
  }

  close(emptiesLog: boolean): void {
    try {
      if (emptiesLog) this.emptyLog()
    } finally {
      this.#raw.close()
    }
  }

  #run(sql: string): void {
    try {
      this.#prepare(sql).run()
    } catch (error) {
      throw this.#translated(error)
    }
  }

  #all(sql: string, parameters: readonly SqlValue[]): SqlRow[] {
    try {
      return this.#prepare(sql).all(parameters)
    } catch (error) {
      throw this.#translated(error)
    }
  }

  #prepare(sql: string): Prepared {
    return this.#prepared.getOrMake(sql, () => this.#raw.prepare<unknown[], SqlRow>(sql))
  }

  /**
   * A process can still write to an open file that was removed or replaced, but these writes are lost, so none may be
   * acknowledged. Fails with `data_gone`.
   */
  #demandPlace(): void {
    if (!this.#place) return
    const { path, device, inode } = this.#place
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.ino !== inode || found.dev !== device) throw new DomainError(kernelReasons.data_gone)
  }

  #translated(error: unknown): unknown {
    if (!(error instanceof BetterSqlite.SqliteError)) return error
    const { code, message } = error
    if (uniqueCodes.has(code)) {
      const columns = message.slice(message.indexOf(':') + 1).trim()
      return new UniqueViolation(`A row with the same ${columns} exists.`, { cause: error })
    }
    const known = orStorageFull(error)
    if (known !== error) return known
    if (code.startsWith('SQLITE_READONLY')) return new DomainError(kernelReasons.read_only_database, {}, { cause: error })
    return damageCodes.some((one) => code.startsWith(one)) ? dataFailure(error, this.#raw.name) : error
  }
}

const uniqueCodes: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_ROWID'])
const damageCodes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR', 'SQLITE_CANTOPEN']
