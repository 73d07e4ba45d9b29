import { DomainError, isStorageFull } from '../../core/kernel/errors.ts'
import { makeTurns } from '../../core/kernel/pacing/breathe.ts'
import type { Attempt, CommitListener, Durability } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { slicedReads, WriterQueue } from '../sql/read-turns.ts'
import type { LastWork, SqlDatabase, SqlRow, SqlSession, SqlValue, SqlView } from '../sql/session.ts'
import { threadedCheckpoints } from './checkpoint-thread.ts'
import { type ConnectionOptions, connect, type SqliteConnection, type SqliteConnections } from './connection.ts'
import { copyDatabaseFile, copyWithoutLog, writeCopy } from './copy.ts'
import { GroupCommit } from './log-file.ts'
import { LogKeeper, logSizesOf } from './log-keeper.ts'
import { OpenReads } from './open-reads.ts'
import { type ThreadedReads, threadedReads } from './reader-thread.ts'

export interface SqliteOptions extends ConnectionOptions {
  /** The name of the database in messages. */
  readonly name: string
  /** The time limit of a long read. If omitted, every read runs at once and to its end. */
  readonly longReadMs?: number | undefined
  /** When a write counts as done; the default is `Full`. */
  readonly synchronous?: Synchronous
  /** The size of the write-ahead log, in bytes, at which the oldest read is ended. */
  readonly logBytes?: number | undefined
}

/** A write is done when it is on the disk (`Full`), or when the operating system has it (`Normal`): a power cut may still lose it. */
export type Synchronous = 'Full' | 'Normal'

/** The interval of checks for commits of other processes, while somebody listens for them. */
const othersMs = 1_000

/** The minimum time between two attempts to empty the log on a full disk, because each copies the whole log. */
const emptiedAgainMs = 10_000

/** Opens a SQLite database; see `connect`. In memory reads wait while a transaction is open. */
export function openSqlite({ name, synchronous = 'Full', longReadMs, logBytes, ...options }: SqliteOptions): SqlDatabase {
  const made = connect(options)
  const connections = made.reader ? { ...made, checkpoints: threadedCheckpoints(options.path), logSizes: logSizesOf(logBytes) } : made
  const reads = new OpenReads()
  const threads = longReadMs !== undefined && connections.reader ? threadedReads(options.path, longReadMs, reads) : undefined
  return new Sqlite(name, connections, synchronous, { longReadMs, threads, reads })
}

/** Makes a database from its connections. Transactions run one after another, and each `work` runs once. A long one gives others turns. */
export const databaseOn = (name: string, connections: SqliteConnections, synchronous: Synchronous = 'Full'): SqlDatabase =>
  new Sqlite(name, connections, synchronous)

interface LongReadOptions {
  readonly longReadMs?: number | undefined
  readonly threads?: ThreadedReads | undefined
  readonly reads?: OpenReads
}

class Sqlite implements SqlDatabase {
  readonly session: SqlSession
  readonly #name: string
  /** Another one only after `restore`. */
  #writer: SqliteConnection
  readonly #reader: SqliteConnection | undefined
  readonly #threads: ThreadedReads | undefined
  readonly #connections: SqliteConnections
  readonly #reads: OpenReads
  /** Undefined in memory. */
  readonly #group: GroupCommit | undefined
  /** Undefined in memory. */
  readonly #keeper: LogKeeper | undefined
  readonly #waitsForDisk: boolean
  readonly #queue = new WriterQueue()
  readonly #listeners = new Set<CommitListener>()
  #commits = 0
  /** All rows of a database in memory, as long as none has changed since they were copied. */
  #image: Uint8Array | undefined
  #seenOfOthers: unknown
  #watching: NodeJS.Timeout | undefined
  #closed: Promise<void> | undefined
  #emptiedAt = Number.NEGATIVE_INFINITY

  constructor(
    name: string,
    connections: SqliteConnections,
    synchronous: Synchronous,
    { longReadMs, threads, reads = new OpenReads() }: LongReadOptions = {},
  ) {
    const { writer, reader, log, checkpoints, logSizes } = connections
    this.#connections = connections
    this.#threads = threads
    this.#reads = reads
    this.#name = name
    this.#writer = writer
    this.#reader = reader
    this.#group = log && new GroupCommit(log)
    const state = () => this.#writer.logState()
    const owner = { state, mayRun: () => !this.#group?.hasFailed, endOldest: reads.endOldest }
    if (checkpoints) this.#keeper = new LogKeeper(checkpoints, owner, logSizes)
    this.#waitsForDisk = synchronous === 'Full'
    const query: SqlSession['query'] = (sql, parameters) => this.#query(sql, parameters)
    const turns = threads ?? (longReadMs === undefined ? undefined : slicedReads(query, longReadMs))
    this.session = {
      query,
      long: turns && { isThreaded: turns.isThreaded, run: (read) => turns.run(read), version: () => this.#commits },
      execute: (sql, parameters) => this.#write(() => this.#writer.execute(sql, parameters)),
      executeReturning: (sql, parameters) => this.#write(() => this.#writer.executeReturning(sql, parameters)),
    }
  }

  async transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>, durability: Durability = 'own'): Promise<T> {
    this.#refuseWhenClosed()
    const turn = this.#queue.acquire()
    if (turn) await turn
    const transaction = openTransaction(this.#writer)
    let result: T
    try {
      const room = this.#keeper?.room()
      if (room) await room
      this.#group?.check()
      this.#writer.endTransaction()
      this.#writer.begin()
      result = await work(transaction.session, transaction.attempt)
      transaction.check()
      transaction.end()
      this.#writer.commit()
      this.#committed(transaction.hasWritten())
    } catch (error) {
      transaction.end()
      this.#rollback()
      throw this.#noted(error)
    } finally {
      this.#queue.release()
    }
    // The next writer runs in the meantime, and can share the same sync if it is fast enough.
    if (this.#waitsForDisk && durability === 'own' && transaction.hasWritten()) await this.#group?.settled()
    return result
  }

  async view(): Promise<SqlView> {
    const view = await this.#alone(() => this.#connections.view?.())
    if (!view) throw new Error(`The database ${this.#name} has no views.`)
    return this.#reads.viewOn(view)
  }

  async copyTo(path: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
    const { path: from, serialized } = this.#connections
    this.#refuseWhenClosed()
    if (from !== undefined) return this.#reads.whileOpen(signal, (ended) => copyDatabaseFile(from, path, onProgress, ended))
    await writeCopy(path, await this.#alone(() => serialized?.() ?? new Uint8Array()))
  }

  async copyFile(path: string): Promise<void> {
    const emptyLog = () => !this.#group?.hasFailed && this.#writer.emptyLog()
    if (await this.#alone(() => copyWithoutLog(this.#connections.path, path, emptyLog))) return
    await this.copyTo(path, () => undefined, new AbortController().signal)
  }

  image(): Promise<Uint8Array | undefined> {
    return this.#alone(() => (this.#image ??= this.#connections.serialized?.()))
  }

  async restore(image: Uint8Array): Promise<void> {
    const { replacedBy } = this.#connections
    if (!replacedBy) throw new Error(`The database ${this.#name} is not in memory.`)
    await this.#alone(() => {
      const before = this.#writer
      this.#writer = replacedBy(image)
      before.close(false)
      // The next writer may commit before the caller of this goes on.
      this.#announce('others')
      this.#image = image
    })
  }

  settled = async (): Promise<void> => this.#group?.settled()

  emptyLog(): Promise<boolean> {
    const keeper = this.#keeper
    return keeper ? this.#alone(() => keeper.empty()) : Promise.resolve(false)
  }

  /** On a full disk the log may fit into free pages of the file: that frees space for the next write. */
  #noted(error: unknown): unknown {
    const now = performance.now()
    if (isStorageFull(error) && now - this.#emptiedAt > emptiedAgainMs) {
      this.#emptiedAt = now
      this.emptyLog().catch(() => undefined)
    }
    return error
  }

  /** Report the error that caused the rollback, even if the rollback fails. */
  #rollback(): void {
    if (!this.#writer.inTransaction) return
    try {
      this.#writer.rollback()
    } catch {}
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    this.#watchOthers()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stopWatching()
    }
  }

  version(): number {
    return this.#commits
  }

  #committed(hasWritten: boolean): void {
    if (hasWritten) this.#group?.committed()
    if (hasWritten) this.#keeper?.committed()
    this.#announce('ours')
  }

  #announce(whose: 'ours' | 'others'): void {
    this.#commits += 1
    this.#image = undefined
    for (const listener of this.#listeners) listener(whose)
  }

  /** Another process may write to the file, such as a command beside the server. */
  #watchOthers(): void {
    if (!this.#reader || this.#closed) return
    this.#seenOfOthers ??= this.#writer.dataVersion()
    this.#watching ??= setInterval(() => this.#lookForOthers(), othersMs).unref()
  }

  #lookForOthers(): void {
    try {
      const version = this.#writer.dataVersion()
      if (version === this.#seenOfOthers) return
      this.#seenOfOthers = version
      this.#announce('others')
    } catch {
      // If the file cannot be read now, the next check tries again; requests that read rows get the error.
    }
  }

  #stopWatching(): void {
    clearInterval(this.#watching)
    this.#watching = undefined
  }

  close(last?: LastWork): Promise<void> {
    this.#closed ??= this.#close(last)
    return this.#closed
  }

  async #close(last: LastWork | undefined): Promise<void> {
    this.#stopWatching()
    await this.#threads?.close(closedError(this.#name))
    await this.#queue.acquire()
    if (last) await this.#runLast(last)
    await this.#group?.close()
    await this.#keeper?.close()
    try {
      this.#reader?.close(false)
    } finally {
      this.#writer.close(this.#reader !== undefined)
    }
  }

  async #runLast(last: LastWork): Promise<void> {
    try {
      this.#writer.begin()
      await last(openTransaction(this.#writer).session)
      this.#writer.commit()
    } catch {
      this.#rollback()
    }
  }

  async #query(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]> {
    if (!this.#reader) return this.#alone(() => this.#writer.query(sql, parameters))
    this.#refuseWhenClosed()
    return this.#reader.query(sql, parameters)
  }

  async #write<T>(call: () => T): Promise<T> {
    const result = await this.#alone(async () => {
      const room = this.#keeper?.room()
      if (room) await room
      this.#group?.check()
      try {
        const done = call()
        this.#committed(true)
        return done
      } catch (error) {
        throw this.#noted(error)
      }
    })
    if (this.#waitsForDisk) await this.#group?.settled()
    return result
  }

  async #alone<T>(call: () => T | Promise<T>): Promise<T> {
    this.#refuseWhenClosed()
    const turn = this.#queue.acquire()
    if (turn) await turn
    try {
      // If a rollback has failed, no later write may join its transaction, where it would be lost.
      this.#writer.endTransaction()
      return await call()
    } finally {
      this.#queue.release()
    }
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw closedError(this.#name)
  }
}

const closedError = (database: string) => new DomainError(kernelReasons.database_closed, { database })

interface Transaction {
  readonly session: SqlSession
  readonly attempt: Attempt
  /** Fails if the transaction can no longer be committed. */
  readonly check: () => void
  /** Whether a statement of the transaction has written. */
  readonly hasWritten: () => boolean
  readonly end: () => void
}

/**
 * The statements of one transaction. They are refused after its end, and after SQLite has rolled it back by itself (for
 * instance when the disk is full), because they would then write outside of it. If a savepoint fails and cannot be
 * rolled back, the whole transaction fails. Statements refused because the disk is full fail with `storage_full`.
 */
function openTransaction(writer: SqliteConnection): Transaction {
  let ended = false
  let spoiled = false
  let hasWritten = false
  /** The reason why SQLite rolled the transaction back. */
  let full: DomainError | undefined
  const turns = makeTurns()
  const check = (): void => {
    if (ended) throw new Error('The transaction of these records has ended.')
    if (!spoiled && writer.inTransaction) return
    if (full) throw full
    throw new Error(
      spoiled ? 'A part of this transaction has failed and could not be undone.' : 'The database has rolled this transaction back.',
    )
  }
  const failed = (error: unknown): unknown => {
    if (isStorageFull(error) && !writer.inTransaction) full = error
    return error
  }
  const write = async <T>(call: () => T): Promise<T> => {
    const turn = turns()
    if (turn) await turn
    check()
    hasWritten = true
    try {
      return call()
    } catch (error) {
      throw failed(error)
    }
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
    hasWritten: () => hasWritten,
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
        const turn = turns()
        if (turn) await turn
        check()
        return writer.query(sql, parameters)
      },
      execute: (sql, parameters) => write(() => writer.execute(sql, parameters)),
      executeReturning: (sql, parameters) => write(() => writer.executeReturning(sql, parameters)),
    },
  }
}
