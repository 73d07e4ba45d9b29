import type { Pool, TypedParameter } from 'mysql2/promise'
import { answered } from '../remote/deadline.ts'
import { LockedDatabase, type LockingServer, type WriterConnection } from '../remote/locked-database.ts'
import type { SqlDatabase, SqlRow, SqlValue, SqlView } from '../sql/session.ts'
import { isLockedOut, isMySqlLost, mysqlFault, mysqlReadFault } from './faults.ts'
import { pagesOn } from './pages.ts'
import { decodedRows, typedValues } from './rows.ts'
import {
  clientOptions,
  connectMySql,
  connectWriter,
  demandMySqlDatabase,
  loadMySqlDriver,
  type MySqlClient,
  type MySqlPlace,
  mysqlGreeting,
  mysqlStartFailure,
} from './server.ts'
import { openMySqlTransaction } from './transaction.ts'
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
  return new LockedDatabase(options.name, lockingServer(place, { pool, types: driver.TypedParameter, readMs: longReadMs }))
}

/** A connection as the events of a pool give it. */
interface PlainConnection {
  query(text: string, done: (error: unknown) => void): void
  destroy(): void
}

interface Means {
  readonly pool: Pool
  readonly types: TypedParameter
  readonly readMs: number
}

function lockingServer(place: MySqlPlace, means: Means): LockingServer {
  const read = (text: string, parameters: readonly SqlValue[]) => readOn(means, text, parameters)
  return {
    read,
    count: async () => Number((await read(commitCount, []))[0]?.commits),
    async countWhenUnlocked() {
      const client = await connectMySql(place, statementMs)
      try {
        return await commitsOn(client)
      } finally {
        await client.end()
      }
    },
    connectWriter: async (onLost) => writerOn(await connectWriter(place, statementMs, onLost), means.types),
    view: () => viewOf(place, means.types),
    close: () => means.pool.end().catch(() => undefined),
    isLost: isMySqlLost,
    isLockedOut,
    fault: (error) => mysqlFault(error, statementMs),
  }
}

async function readOn({ pool, types, readMs }: Means, text: string, parameters: readonly SqlValue[]): Promise<SqlRow[]> {
  const values = typedValues(parameters, types)
  try {
    const result = pool.execute(text, values).catch((error: unknown) => {
      // The server may have ended a connection that nobody used: another one is tried once.
      if (!isMySqlLost(error)) throw error
      return pool.execute(text, values)
    })
    return decodedRows(await answered(readMs, result))
  } catch (error) {
    throw mysqlReadFault(error, readMs)
  }
}

function writerOn(client: MySqlClient, types: TypedParameter): WriterConnection {
  const { connection } = client
  const soon = <T>(work: Promise<T>): Promise<T> => answered(statementMs, work, () => connection.destroy())
  return {
    begin: () => soon(beginWriting(client)),
    open: () => openMySqlTransaction(connection, types, statementMs),
    commit: async (hasWritten) => void (await soon(connection.query(hasWritten ? commitWrite : commitRead))),
    rollback: async () => void (await soon(connection.query('ROLLBACK'))),
    destroy: () => connection.destroy(),
    end: () => client.end(),
  }
}

async function viewOf(place: MySqlPlace, types: TypedParameter): Promise<SqlView> {
  try {
    const client = await connectMySql(place, 0)
    const { connection } = client
    const begun = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY'
    await connection.query(begun).catch((error: unknown) => {
      connection.destroy()
      throw error
    })
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
