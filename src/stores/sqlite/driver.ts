import { DomainError } from '../../core/kernel/errors.ts'
import type { Attempt, CommitListener } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { SqlDatabase, SqlRow, SqlSession, SqlValue } from '../sql/session.ts'
import { type ConnectionOptions, connect, type SqliteConnection, type SqliteConnections } from './connection.ts'

export interface SqliteOptions extends ConnectionOptions {
  /** What messages call the database. */
  readonly name: string
}

/** How often commits of other processes are looked for, while anybody wants to know. */
const othersMs = 1_000

/**
 * Opens a SQLite database; see `connect`. In memory reads wait while a
 * transaction is open.
 */
export const openSqlite = ({ name, ...options }: SqliteOptions): SqlDatabase => databaseOn(name, connect(options))

/**
 * A database on its connections. Transactions run one after the other, first
 * come first served, and each `work` once.
 */
export const databaseOn = (name: string, connections: SqliteConnections): SqlDatabase => new Sqlite(name, connections)

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

class Sqlite implements SqlDatabase {
  readonly session: SqlSession
  readonly #name: string
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection | undefined
  readonly #queue = new WriterQueue()
  readonly #listeners = new Set<CommitListener>()
  #commits = 0
  #seenOfOthers: unknown
  #watching: NodeJS.Timeout | undefined
  #closed: Promise<void> | undefined

  constructor(name: string, { writer, reader }: SqliteConnections) {
    this.#name = name
    this.#writer = writer
    this.#reader = reader
    this.session = {
      query: (sql, parameters) => this.#query(sql, parameters),
      execute: (sql, parameters) => this.#alone(() => this.#committed(this.#writer.execute(sql, parameters))),
      executeReturning: (sql, parameters) => this.#alone(() => this.#committed(this.#writer.executeReturning(sql, parameters))),
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
      return this.#committed(result)
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

  #committed<T>(result: T): T {
    this.#announce('ours')
    return result
  }

  #announce(whose: 'ours' | 'others'): void {
    this.#commits += 1
    for (const listener of this.#listeners) listener(whose)
  }

  /** A file may be written by another process, such as a command beside the server. */
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
      // A file that cannot be read now is looked at again; whoever asks it for rows learns why.
    }
  }

  #stopWatching(): void {
    clearInterval(this.#watching)
    this.#watching = undefined
  }

  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    this.#stopWatching()
    await this.#queue.acquire()
    try {
      this.#reader?.close(false)
    } finally {
      this.#writer.close(this.#reader !== undefined)
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
    if (this.#closed) throw new DomainError(kernelReasons.database_closed, { database: this.#name })
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
function openTransaction(writer: SqliteConnection): Transaction {
  let ended = false
  let spoiled = false
  const check = (): void => {
    if (ended) throw new Error('The transaction of these records has ended.')
    if (spoiled) throw new Error('A part of this transaction has failed and could not be undone.')
    if (!writer.inTransaction) throw new Error('The database has rolled this transaction back.')
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
