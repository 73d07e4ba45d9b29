import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { decodedRows } from '../../../src/stores/mysql/rows.ts'
import * as mysql from '../../../src/stores/mysql/server.ts'
import { connectClient, contentDatabaseIn } from '../../../src/stores/postgresql/server.ts'
import { contentTables, type TableRow } from '../../support/content-tables.ts'
import * as mariadb from '../../support/mysql/private-server.ts'
import { type PrivateServer, programsOf, startPrivateServer } from '../../support/postgresql/private-server.ts'

/** What the rows say of a site collection. */
interface Stored {
  /** The change log, in its order. */
  readonly changes: readonly TableRow[]
  readonly sites: readonly TableRow[]
  /** Whether the database finds itself whole. */
  readonly isWhole: boolean
}

/** Where a server that is killed keeps its rows. */
export interface CrashPlace {
  readonly settings: Readonly<Record<string, string>>
  /** The database server, if there is one. */
  readonly server?: Pick<PrivateServer, 'kill' | 'restart'>
  /** Resolves when nothing works for a server any more that was killed. */
  settled(): Promise<void>
  /** Reads past the server, which must not run. */
  read(): Promise<Stored>
  /** Removes what is not in the folder. */
  close(): Promise<void>
}

/** SQLite below a folder. */
export function filesIn(folder: string): CrashPlace {
  const data = join(folder, 'data')
  return {
    settings: { DataRootPath: data },
    settled: () => Promise.resolve(),
    read() {
      const { Change: changes = [], Site: sites = [] } = contentTables(data)
      const database = new Sqlite(join(data, 'Content/content.db'), { readonly: true })
      const isWhole = database.pragma('integrity_check', { simple: true }) === 'ok'
      database.close()
      return Promise.resolve({ changes, sites, isWhole })
    },
    close: () => Promise.resolve(),
  }
}

/** A farm in one file below a folder. */
export function oneFileIn(folder: string): CrashPlace {
  const path = join(folder, 'data/farm.litedb')
  return {
    settings: { StorageProvider: 'LiteDb', LiteDbPath: path },
    settled: () => Promise.resolve(),
    read() {
      const database = new Sqlite(path, { readonly: true })
      const rowsOf = (table: string) => database.prepare<[], TableRow>(`SELECT * FROM "${table}" ORDER BY rowid`).all()
      const isWhole = database.pragma('integrity_check', { simple: true }) === 'ok'
      const stored = { changes: rowsOf('Change'), sites: rowsOf('Site'), isWhole }
      database.close()
      return Promise.resolve(stored)
    },
    close: () => Promise.resolve(),
  }
}

/** A PostgreSQL server of its own. Fails with an `Error` where PostgreSQL is not installed. */
export async function postgresqlFor(folder: string): Promise<CrashPlace> {
  const programs = programsOf()
  if (programs === undefined) throw new Error('PostgreSQL is not installed.')
  const server = await startPrivateServer(programs)
  const { connectionString } = server
  const withClient = async <T>(database: string, work: (client: Awaited<ReturnType<typeof connectClient>>) => Promise<T>): Promise<T> => {
    const client = await connectClient({ connectionString, database }, 60_000)
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  return {
    settings: { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: connectionString, DataRootPath: join(folder, 'data') },
    server,
    settled: () =>
      withClient('postgres', async (client) => {
        const text = "SELECT 1 FROM pg_stat_activity WHERE datname LIKE 'tenon%'"
        while ((await client.query(text)).rows.length > 0) await pause(20)
      }),
    read: () =>
      withClient(contentDatabaseIn('tenon', 'Content'), async (client) => {
        const { rows: changes } = await client.query<TableRow>('SELECT * FROM "Change" ORDER BY "siteId", sequence')
        const { rows: sites } = await client.query<TableRow>('SELECT * FROM "Site"')
        return { changes, sites, isWhole: true }
      }),
    close: () => server.stop(),
  }
}

/** A MariaDB server of its own. Fails with an `Error` where MariaDB is not installed. */
export async function mysqlFor(folder: string): Promise<CrashPlace> {
  const programs = mariadb.programsOf()
  if (programs === undefined) throw new Error('MariaDB is not installed.')
  const server = await mariadb.startPrivateServer(programs)
  const { connectionString } = server
  const withClient = async <T>(database: string, work: (client: mysql.MySqlClient) => Promise<T>): Promise<T> => {
    const client = await mysql.connectMySql({ connectionString, database }, 60_000)
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  return {
    settings: { StorageProvider: 'MySQL', MySqlConnectionString: connectionString, DataRootPath: join(folder, 'data') },
    server,
    settled: () =>
      withClient('mysql', async (client) => {
        while ((await client.rows("SELECT 1 FROM information_schema.processlist WHERE db LIKE 'tenon%'")).length > 0) await pause(20)
      }),
    read: () =>
      withClient(mysql.mysqlContentDatabase('tenon', 'Content'), async ({ connection }) => {
        const rows = async (text: string) => decodedRows(await connection.execute(text)) as TableRow[]
        return {
          changes: await rows('SELECT * FROM "Change" ORDER BY "siteId", sequence'),
          sites: await rows('SELECT * FROM "Site"'),
          isWhole: true,
        }
      }),
    close: () => server.stop(),
  }
}
