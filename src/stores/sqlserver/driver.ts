import { LockedDatabase, type LockingServer, type WriterConnection } from '../remote/locked-database.ts'
import type { SqlDatabase, SqlValue, SqlView } from '../sql/session.ts'
import type { SqlServerClient } from './connections/client.ts'
import { isSqlServerLockedOut, isSqlServerLost, sqlserverFault, sqlserverReadFault } from './connections/faults.ts'
import { ReadPool } from './connections/read-pool.ts'
import { connectSqlServer, demandSqlServerDatabase, type SqlServerPlace, sqlserverStartFailure } from './server.ts'
import { openSqlServerTransaction } from './transaction.ts'
import {
  beginOnSqlServer,
  endReadText,
  endWriteText,
  lockedCommitsOn,
  rollbackText,
  sqlserverCommitCount,
  writerLockTable,
} from './writer-lock.ts'

export interface SqlServerOptions {
  /** The name of the database in messages. */
  readonly name: string
  readonly place: SqlServerPlace
  /** Set if no new database may be created: what to do when it is missing, as a sentence. */
  readonly whenMissing?: string | undefined
  /** The time limit of a read outside of transactions. */
  readonly longReadMs?: number | undefined
  /** The most connections for reading. */
  readonly connections: number
  /** Migrates the schema before any other statement runs. */
  readonly prepare: (client: SqlServerClient) => Promise<unknown>
}

/** The time limit of a statement that has no other: longer than any should take. */
const statementMs = 120_000

/** A view sees committed data as it was at its first statement. */
export const viewText = 'SET TRANSACTION ISOLATION LEVEL SNAPSHOT; BEGIN TRANSACTION; SELECT "commits" FROM "WriterLock"'

/** Opens a database of SQL Server. Fails with `DataUnusable`, and as `prepare` does. */
export async function openSqlServer(options: SqlServerOptions): Promise<SqlDatabase> {
  const { name, place, connections, longReadMs = statementMs, prepare, whenMissing } = options
  await demandSqlServerDatabase(place, whenMissing)
  try {
    const client = await connectSqlServer(place, 0)
    try {
      await client.batch(writerLockTable)
      await prepare(client)
    } finally {
      await client.end()
    }
  } catch (error) {
    throw sqlserverStartFailure(error, place)
  }
  const connect = (limitMs: number, onLost?: () => void) => connectSqlServer(place, limitMs, onLost)
  return new LockedDatabase(name, lockingServer(connect, { connections, readMs: longReadMs }))
}

/** What the database does on connections that `connect` makes, with a time limit for each statement. */
export function lockingServer(
  connect: (limitMs: number, onLost?: () => void) => Promise<SqlServerClient>,
  { connections, readMs }: { readonly connections: number; readonly readMs: number },
): LockingServer {
  const pool = new ReadPool(() => connect(readMs), connections)
  const read = async (text: string, values: readonly SqlValue[]) => {
    try {
      return await pool.read(text, values)
    } catch (error) {
      throw sqlserverReadFault(error, readMs)
    }
  }
  return {
    read,
    count: async () => Number((await read(sqlserverCommitCount, []))[0]?.commits),
    async countWhenUnlocked() {
      const client = await connect(statementMs)
      try {
        return await lockedCommitsOn(client)
      } finally {
        await client.end()
      }
    },
    connectWriter: async (onLost) => writerOn(await connect(statementMs, onLost)),
    view: () => viewOn(connect),
    close: () => Promise.resolve(pool.close()),
    isLost: isSqlServerLost,
    isLockedOut: isSqlServerLockedOut,
    fault: (error) => sqlserverFault(error, statementMs),
  }
}

const writerOn = (client: SqlServerClient): WriterConnection => ({
  begin: () => beginOnSqlServer(client),
  open: () => openSqlServerTransaction(client, statementMs),
  commit: async (hasWritten) => void (await client.batch(hasWritten ? endWriteText : endReadText)),
  rollback: async () => void (await client.batch(rollbackText)),
  destroy: () => client.destroy(),
  end: () => client.end(),
})

async function viewOn(connect: (limitMs: number) => Promise<SqlServerClient>): Promise<SqlView> {
  try {
    const client = await connect(0)
    await client.batch(viewText).catch((error: unknown) => {
      client.destroy()
      throw error
    })
    return {
      session: {
        async query(text, values) {
          try {
            return (await client.run(text, values)).rows
          } catch (error) {
            throw sqlserverReadFault(error, statementMs)
          }
        },
      },
      async *pages(text, count) {
        try {
          yield* client.pages(text, count)
        } catch (error) {
          throw sqlserverReadFault(error, statementMs)
        }
      },
      close: () => client.end(),
    }
  } catch (error) {
    throw sqlserverReadFault(error, statementMs)
  }
}
