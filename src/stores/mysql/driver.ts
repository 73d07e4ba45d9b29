import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, TypedParameter } from 'mysql2/promise'
import { DomainError } from '../../core/kernel/errors.ts'
import type { Attempt, CommitListener } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { WriterQueue } from '../sql/read-turns.ts'
import type { LastWork, SqlDatabase, SqlRow, SqlSession, SqlValue, SqlView } from '../sql/session.ts'
import { CommitWatch } from './commit-watch.ts'
import { isLockedOut, isMySqlLost, mysqlFault, mysqlReadFault } from './faults.ts'
import { pagesOn } from './pages.ts'
import { decodedRows, typedValues } from './rows.ts'
import {
  clientOptions,
  connectMySql,
  demandMySqlDatabase,
  type Flavour,
  loadMySqlDriver,
  type MySqlClient,
  type MySqlPlace,
  mysqlGreeting,
  mysqlStartFailure,
} from './server.ts'
import { type MySqlTransaction, openMySqlTransaction } from './transaction.ts'
import { beginWriting, commitCount, commitRead, commitsOn, commitWrite, makeWriterLock } from './writer-lock.ts'

export interface MySqlOptions {
  /** The name of the database in messages. */
  readonly name: string
  readonly place: MySqlPlace
  /** Set if no new database may be created: what to do when it is missing, as a sentence. */
  readonly whenMissing?: string | undefined
  /** The time limit of a read outside of transactions. */
  readonly longReadMs?: number | undefined
  /** The most connections for reading. */
  readonly connections: number
  /** Migrates the schema before any other statement runs. */
  readonly prepare: (client: MySqlClient) => Promise<unknown>
}

/** The time limit of a statement that has no other: longer than any should take. */
const statementMs = 120_000

/** How long a connection for reading stays open without use. */
const idleMs = 30_000

/** How often work runs that meets conflicts with other writers. */
const mostRuns = 10

/** How long the outcome of a commit is looked for, and the pause between two looks. */
const unconfirmedMs = 10_000
const lookMs = 200

/** Opens a MySQL database. Fails with `DataUnusable`, and as `prepare` does. */
export async function openMySql(options: MySqlOptions): Promise<SqlDatabase> {
  const { place, connections, longReadMs = statementMs, prepare, whenMissing } = options
  const flavour = await demandMySqlDatabase(place, whenMissing)
  try {
    const client = await connectMySql(place, 0)
    try {
      await makeWriterLock(client)
      await prepare(client)
    } finally {
      await client.end()
    }
  } catch (error) {
    throw mysqlStartFailure(error, place)
  }
  const driver = await loadMySqlDriver()
  const limits = { connectionLimit: connections, maxIdle: Math.max(1, connections - 1), idleTimeout: idleMs }
  const pool = driver.createPool({ ...clientOptions(place), ...limits })
  // Statements of a connection run one after the other, so this one is the first.
  pool.on('connection', (connection) => {
    const plain = connection as unknown as PlainConnection
    plain.query(mysqlGreeting(flavour, longReadMs), (error) => {
      if (error) plain.destroy()
    })
  })
  return new MySql(options, { pool, flavour, types: driver.TypedParameter, readMs: longReadMs })
}

/** A connection as the events of a pool give it. */
interface PlainConnection {
  query(text: string, done: (error: unknown) => void): void
  destroy(): void
}

interface Means {
  readonly pool: Pool
  readonly flavour: Flavour
  readonly types: TypedParameter
  readonly readMs: number
}

class MySql implements SqlDatabase {
  readonly session: SqlSession
  readonly #name: string
  readonly #place: MySqlPlace
  readonly #means: Means
  readonly #queue = new WriterQueue()
  readonly #listeners = new Set<CommitListener>()
  readonly #watch = new CommitWatch({
    count: async () => Number((await this.#read(commitCount, []))[0]?.commits),
    isWriting: () => this.#isWriting,
    onOthers: () => this.#announce('others'),
  })
  #writer: MySqlClient | undefined
  #isWriting = false
  #commits = 0
  #closed: Promise<void> | undefined

  constructor({ name, place }: MySqlOptions, means: Means) {
    this.#name = name
    this.#place = place
    this.#means = means
    this.session = {
      query: (text, parameters) => this.#read(text, parameters),
      execute: (text, parameters) => this.transaction((inside) => inside.execute(text, parameters)),
      executeReturning: (text, parameters) => this.transaction((inside) => inside.executeReturning(text, parameters)),
      together: (work) => this.transaction(work),
    }
  }

  async #read(text: string, parameters: readonly SqlValue[]): Promise<SqlRow[]> {
    this.#refuseWhenClosed()
    const { pool, types, readMs } = this.#means
    const values = typedValues(parameters, types)
    try {
      return decodedRows(
        await pool.execute(text, values).catch((error: unknown) => {
          // The server may have ended a connection that nobody used: another one is tried once.
          if (!isMySqlLost(error)) throw error
          return pool.execute(text, values)
        }),
      )
    } catch (error) {
      throw mysqlReadFault(error, readMs)
    }
  }

  /** The server decides when a commit is on the disk, so all of them are alike. */
  async transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>): Promise<T> {
    this.#refuseWhenClosed()
    const turn = this.#queue.acquire()
    if (turn) await turn
    this.#isWriting = true
    try {
      return await this.#repeated(work)
    } finally {
      this.#isWriting = false
      this.#queue.release()
    }
  }

  async #repeated<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>): Promise<T> {
    for (let run = 1; ; run += 1) {
      const { client, before } = await this.#begin()
      const transaction = openMySqlTransaction(client.connection, this.#means.types, statementMs)
      try {
        const result = await work(transaction.session, transaction.attempt)
        await transaction.idle()
        transaction.check()
        transaction.end()
        await this.#commit(client, before, transaction)
        return result
      } catch (error) {
        transaction.end()
        await transaction.idle()
        await this.#rollback(client)
        if (!transaction.hasConflict()) throw error
        if (run === mostRuns) throw new DomainError(kernelReasons.database_busy, {}, { cause: error })
      }
    }
  }

  /** A connection in a transaction that has the lock of writers. A connection that was lost meanwhile is replaced once. */
  async #begin(): Promise<{ readonly client: MySqlClient; readonly before: number }> {
    const known = this.#writer !== undefined
    try {
      const client = await this.#connectWriter()
      const before = await beginWriting(client)
      this.#watch.saw(before, 'others')
      return { client, before }
    } catch (error) {
      this.#dropWriter()
      if (known && isMySqlLost(error)) return this.#begin()
      // Another process has held the lock for too long.
      if (isLockedOut(error)) throw new DomainError(kernelReasons.database_busy, {}, { cause: error })
      throw mysqlFault(error, statementMs)
    }
  }

  async #connectWriter(): Promise<MySqlClient> {
    if (this.#writer) return this.#writer
    let lost = false
    const client: MySqlClient = await connectMySql(this.#place, statementMs, () => {
      lost = true
      this.#writer = undefined
    })
    if (!lost) this.#writer = client
    return client
  }

  #dropWriter(): void {
    const client = this.#writer
    this.#writer = undefined
    client?.connection.destroy()
  }

  /** The error that caused the rollback is reported, even if the rollback fails. */
  async #rollback(client: MySqlClient): Promise<void> {
    try {
      await client.connection.query('ROLLBACK')
    } catch {
      if (this.#writer === client) this.#dropWriter()
    }
  }

  async #commit(client: MySqlClient, before: number, transaction: MySqlTransaction): Promise<void> {
    const hasWritten = transaction.hasWritten()
    try {
      await client.connection.query(hasWritten ? commitWrite : commitRead)
    } catch (error) {
      if (!isMySqlLost(error)) throw mysqlFault(error, statementMs)
      this.#dropWriter()
      if (hasWritten && !(await this.#wasCommitted(before))) throw mysqlFault(error, statementMs)
    }
    if (!hasWritten) return
    this.#watch.saw(before + 1, 'ours')
    this.#announce('ours')
  }

  #announce(whose: 'ours' | 'others'): void {
    this.#commits += 1
    for (const listener of this.#listeners) listener(whose)
  }

  /**
   * The outcome of a transaction whose connection was lost during its commit: this process writes nothing else meanwhile. Fails with
   * `database_unconfirmed` if the server does not come back soon, or if others have written since.
   */
  async #wasCommitted(before: number): Promise<boolean> {
    for (const end = performance.now() + unconfirmedMs; performance.now() < end; await pause(lookMs)) {
      const now = await this.#countCommits().catch(() => undefined)
      if (now === before) return false
      if (now === before + 1) return true
      if (now !== undefined) break
    }
    throw new DomainError(kernelReasons.database_unconfirmed)
  }

  async #countCommits(): Promise<number> {
    const client = await connectMySql(this.#place, statementMs)
    try {
      return await commitsOn(client)
    } finally {
      await client.end()
    }
  }

  async view(): Promise<SqlView> {
    this.#refuseWhenClosed()
    const { types } = this.#means
    try {
      const client = await connectMySql(this.#place, 0)
      const { connection } = client
      await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY')
      const query = async (text: string, parameters: readonly SqlValue[]) => {
        try {
          return decodedRows(await connection.execute(text, typedValues(parameters, types)))
        } catch (error) {
          throw mysqlReadFault(error, statementMs)
        }
      }
      return { session: { query }, pages: (text, count) => pagesOn(connection, text, count), close: () => client.end() }
    } catch (error) {
      throw mysqlReadFault(error, statementMs)
    }
  }

  copyTo(): Promise<void> {
    return Promise.reject(new Error('A MySQL database is copied by its rows.'))
  }

  copyFile(): Promise<void> {
    return this.copyTo()
  }

  image(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  restore(): Promise<void> {
    return Promise.reject(new Error(`The database ${this.#name} is not in memory.`))
  }

  settled(): Promise<void> {
    return Promise.resolve()
  }

  emptyLog(): Promise<boolean> {
    return Promise.resolve(false)
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    if (!this.#closed) this.#watch.start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#watch.stop()
    }
  }

  version(): number {
    return this.#commits
  }

  close(last?: LastWork): Promise<void> {
    this.#closed ??= this.#close(last)
    return this.#closed
  }

  async #close(last: LastWork | undefined): Promise<void> {
    this.#watch.stop()
    const turn = this.#queue.acquire()
    if (turn) await turn
    if (last) await this.#repeated((session) => last(session)).catch(() => undefined)
    const writer = this.#writer
    this.#writer = undefined
    await writer?.end()
    await this.#means.pool.end().catch(() => undefined)
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new DomainError(kernelReasons.database_closed, { database: this.#name })
  }
}
