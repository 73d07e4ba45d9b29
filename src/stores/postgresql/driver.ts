import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client, ClientBase, Pool, QueryResult } from 'pg'
import { DomainError } from '../../core/kernel/errors.ts'
import type { Attempt, CommitListener, Durability } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { answered } from '../remote/deadline.ts'
import { stalledWriterMs } from '../remote/stalled-writer.ts'
import { WriterQueue } from '../sql/read-turns.ts'
import type { LastWork, SqlDatabase, SqlRow, SqlSession, SqlValue, SqlView } from '../sql/session.ts'
import { CommitNews, newsOf } from './commit-news.ts'
import { isLost, translated, translatedRead } from './faults.ts'
import { boundValues } from './parameters.ts'
import { clientConfig, connectClient, demandDatabase, greeting, loadDriver, type PostgreSqlPlace, startFailure } from './server.ts'
import { StatementNames } from './statement-names.ts'
import { endNow, openTransaction, type ServerTransaction } from './transaction.ts'
import { YoungTables } from './young-tables.ts'

export interface PostgreSqlOptions {
  /** The name of the database in messages. */
  readonly name: string
  readonly place: PostgreSqlPlace
  /** Set if no new database may be created: what to do when it is missing, as a sentence. */
  readonly whenMissing?: string | undefined
  /** The time limit of a read outside of transactions. */
  readonly longReadMs?: number | undefined
  /** The most connections for reading. */
  readonly connections: number
  /** Migrates the schema before any other statement runs. */
  readonly prepare: (client: Client) => Promise<unknown>
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

/**
 * All writers of a database wait for this lock, those of other processes too: so each transaction sees what all before it
 * have committed, and needs no other isolation (docs/decisions/0056).
 */
const writerLock = 1_952_804_207

const begin = `BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(${writerLock}); SELECT pg_current_xact_id()::text AS xid`

/** Opens a PostgreSQL database. Fails with `DataUnusable`, and as `prepare` does. */
export async function openPostgreSql(options: PostgreSqlOptions): Promise<SqlDatabase> {
  const { place, connections, longReadMs = statementMs, prepare, whenMissing } = options
  await demandDatabase(place, whenMissing)
  try {
    const client = await connectClient(place, statementMs)
    try {
      await prepare(client)
    } finally {
      await client.end()
    }
  } catch (error) {
    throw startFailure(error, place)
  }
  const driver = await loadDriver()
  const pool = new driver.Pool({
    ...clientConfig(driver, place),
    max: connections,
    idleTimeoutMillis: idleMs,
    allowExitOnIdle: true,
    verify(client, done) {
      void greet(client, longReadMs, done)
    },
  })
  // The pool replaces a connection that the server has ended.
  pool.on('error', () => undefined)
  return new PostgreSql(options, pool, longReadMs)
}

async function* pagesOf(query: SqlSession['query'], text: string, count: number): AsyncGenerator<SqlRow[]> {
  await query(`DECLARE pages NO SCROLL CURSOR FOR ${text}`, [])
  for (;;) {
    const rows = await query(`FETCH ${count} FROM pages`, [])
    if (rows.length === 0) break
    yield rows
  }
  await query('CLOSE pages', [])
}

async function greet(client: ClientBase, readMs: number, done: (error?: Error) => void): Promise<void> {
  try {
    await client.query(greeting(readMs))
  } catch (error) {
    return done(error as Error)
  }
  done()
}

const onWriter = (client: Client, text: string): Promise<QueryResult> => answered(statementMs, client.query(text), () => endNow(client))

class PostgreSql implements SqlDatabase {
  readonly session: SqlSession
  readonly #name: string
  readonly #place: PostgreSqlPlace
  readonly #pool: Pool
  readonly #readMs: number
  readonly #names = new StatementNames()
  readonly #queue = new WriterQueue()
  readonly #tables: YoungTables
  readonly #listeners = new Set<CommitListener>()
  /** Tells commits of this database handle from those of others. */
  readonly #id = randomUUID()
  #writer: Client | undefined
  #news: CommitNews | undefined
  #commits = 0
  /** What was committed at the last look. */
  #moment: unknown
  /** Whether a commit did not wait for the disk, and no later one has. */
  #isUnsettled = false
  #closed: Promise<void> | undefined

  constructor({ name, place }: PostgreSqlOptions, pool: Pool, readMs: number) {
    this.#name = name
    this.#place = place
    this.#pool = pool
    this.#readMs = readMs
    this.#tables = new YoungTables(pool)
    this.session = {
      query: (text, parameters) => this.#read(text, parameters),
      execute: (text, parameters) => this.transaction((inside) => inside.execute(text, parameters)),
      executeReturning: (text, parameters) => this.transaction((inside) => inside.executeReturning(text, parameters)),
    }
  }

  async #read(text: string, parameters: readonly SqlValue[]): Promise<SqlRow[]> {
    this.#refuseWhenClosed()
    const query = { name: this.#names.of(text), text, values: boundValues(parameters) }
    try {
      const result = this.#pool.query<SqlRow>(query).catch((error: unknown) => {
        // The server may have ended a connection that nobody used: another one is tried once.
        if (!isLost(error)) throw error
        return this.#pool.query<SqlRow>(query)
      })
      return (await answered(this.#readMs, result)).rows
    } catch (error) {
      throw translatedRead(error, this.#readMs)
    }
  }

  async transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>, durability: Durability = 'own'): Promise<T> {
    this.#refuseWhenClosed()
    const turn = this.#queue.acquire()
    if (turn) await turn
    try {
      return await this.#repeated(work, durability)
    } finally {
      this.#queue.release()
    }
  }

  async #repeated<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>, durability: Durability): Promise<T> {
    for (let run = 1; ; run += 1) {
      const { client, xid } = await this.#begin()
      const transaction = openTransaction(client, this.#names, statementMs)
      try {
        const result = await work(transaction.session, transaction.attempt)
        await transaction.idle()
        transaction.check()
        transaction.end()
        await this.#commit(client, xid, transaction, durability)
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
  async #begin(): Promise<{ readonly client: Client; readonly xid: string }> {
    const known = this.#writer !== undefined
    try {
      const client = await this.#connectWriter()
      const results = (await onWriter(client, begin)) as unknown as readonly QueryResult<{ readonly xid: string }>[]
      return { client, xid: results[2]?.rows[0]?.xid ?? '' }
    } catch (error) {
      this.#dropWriter()
      if (known && isLost(error)) return this.#begin()
      // Another process has held the lock for too long.
      if ((error as { readonly code?: string }).code === '57014') throw new DomainError(kernelReasons.database_busy, {}, { cause: error })
      throw translated(error, statementMs)
    }
  }

  async #connectWriter(): Promise<Client> {
    if (this.#writer) return this.#writer
    const onLost = (lost: Client) => {
      if (this.#writer === lost) this.#writer = undefined
    }
    const client = await connectClient(this.#place, statementMs, onLost, [`SET idle_in_transaction_session_timeout TO ${stalledWriterMs}`])
    this.#writer = client
    return client
  }

  #dropWriter(): void {
    const client = this.#writer
    this.#writer = undefined
    client?.end().catch(() => undefined)
  }

  /** The error that caused the rollback is reported, even if the rollback fails. */
  async #rollback(client: Client): Promise<void> {
    try {
      await onWriter(client, 'ROLLBACK')
    } catch {
      if (this.#writer === client) this.#dropWriter()
    }
  }

  async #commit(client: Client, xid: string, transaction: ServerTransaction, durability: Durability): Promise<void> {
    const hasWritten = transaction.hasWritten()
    const isLazy = durability === 'derived'
    const text = [
      ...(hasWritten && isLazy ? ['SET LOCAL synchronous_commit TO off'] : []),
      ...(hasWritten ? [newsOf(this.#id)] : []),
      'COMMIT',
    ]
    try {
      const results = [(await onWriter(client, text.join('; '))) as unknown as QueryResult | QueryResult[]].flat()
      if (results.at(-1)?.command !== 'COMMIT') throw new Error('The database has rolled this transaction back.')
    } catch (error) {
      if (!isLost(error)) throw translated(error, statementMs)
      this.#dropWriter()
      if (!(await this.#wasCommitted(xid))) throw translated(error, statementMs)
    }
    if (!hasWritten) return
    this.#isUnsettled = isLazy
    this.#announce('ours')
    this.#tables.wrote(transaction.writtenRows())
  }

  /**
   * The outcome of a transaction whose connection was lost during its commit. Fails with `database_unconfirmed` if the server
   * does not come back soon.
   */
  async #wasCommitted(xid: string): Promise<boolean> {
    for (const end = performance.now() + unconfirmedMs; performance.now() < end; await pause(lookMs)) {
      const status = await this.#statusOf(xid).catch(() => undefined)
      if (status === 'committed') return true
      if (status === 'aborted') return false
    }
    throw new DomainError(kernelReasons.database_unconfirmed)
  }

  async #statusOf(xid: string): Promise<unknown> {
    const client = await connectClient(this.#place, statementMs)
    try {
      const { rows } = await client.query<{ readonly status: unknown }>('SELECT pg_xact_status($1::xid8) AS status', [xid])
      return rows[0]?.status
    } finally {
      await client.end()
    }
  }

  async view(): Promise<SqlView> {
    this.#refuseWhenClosed()
    try {
      const client = await connectClient(this.#place, 0)
      // The first statement decides which moment the view shows.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT 1')
      const query: SqlSession['query'] = async (text, parameters) => {
        try {
          return (await client.query<SqlRow>({ text, values: boundValues(parameters) })).rows
        } catch (error) {
          throw translatedRead(error, statementMs)
        }
      }
      return { session: { query }, pages: (text, count) => pagesOf(query, text, count), close: () => client.end() }
    } catch (error) {
      throw translatedRead(error, statementMs)
    }
  }

  copyTo(): Promise<void> {
    return Promise.reject(new Error('A PostgreSQL database is copied by its rows.'))
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

  /** A commit that waits for the disk writes all before it. */
  async settled(): Promise<void> {
    if (!this.#isUnsettled) return
    await this.#read(`SELECT pg_logical_emit_message(true, 'tenon', '')::text AS place`, [])
    this.#isUnsettled = false
  }

  emptyLog(): Promise<boolean> {
    return Promise.resolve(false)
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    if (!this.#closed) this.#news ??= new CommitNews(this.#place, this.#id, () => this.#announce('others'))
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stopListening()
    }
  }

  #stopListening(): void {
    this.#news?.stop()
    this.#news = undefined
  }

  version(): number {
    return this.#commits
  }

  /** Equal texts of a snapshot see the same transactions, whoever has committed them. */
  async catchUp(): Promise<void> {
    const [row] = await this.#read('SELECT pg_current_snapshot()::text AS moment', [])
    if (row?.moment === this.#moment) return
    this.#moment = row?.moment
    this.#announce('others')
  }

  #announce(whose: 'ours' | 'others'): void {
    this.#commits += 1
    for (const listener of this.#listeners) listener(whose)
  }

  close(last?: LastWork): Promise<void> {
    this.#closed ??= this.#close(last)
    return this.#closed
  }

  async #close(last: LastWork | undefined): Promise<void> {
    this.#stopListening()
    const turn = this.#queue.acquire()
    if (turn) await turn
    if (last) await this.#repeated((session) => last(session), 'own').catch(() => undefined)
    const writer = this.#writer
    this.#writer = undefined
    await writer?.end().catch(() => undefined)
    await this.#tables.idle()
    await this.#pool.end()
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new DomainError(kernelReasons.database_closed, { database: this.#name })
  }
}
