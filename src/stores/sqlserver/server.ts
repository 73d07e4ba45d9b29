import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import { contentDatabaseName, databaseOfUrl } from '../remote/database-names.ts'
import { SqlServerClient } from './connections/client.ts'
import { isSqlServerLost, isSqlServerMade, isSqlServerMissing, isSqlServerRefusal } from './connections/faults.ts'
import { loadTedious, type TediousConfig } from './connections/tedious.ts'

/** A database on a server of SQL Server. */
export interface SqlServerPlace {
  /** A URL with the scheme `sqlserver`; the name of the database in it is that of the farm database. */
  readonly connectionString: string
  readonly database: string
}

/** How long a client waits for a connection. */
const connectMs = 5_000

/** The oldest version: functions of JSON take paths that are computed, and `TRIM` takes characters. */
const oldestVersion = 14

/** Texts compare by the numbers of their characters. */
const collation = 'Latin1_General_100_BIN2_UTF8'
/** The same of servers before version 15, which have no UTF-8. */
const olderCollation = 'Latin1_General_100_BIN2'

const schemes: ReadonlySet<string> = new Set(['sqlserver:', 'mssql:'])

/** The database that the connection string names; undefined if it is no URL of SQL Server with the name of a database. */
export const sqlserverDatabaseIn = (connectionString: string): string | undefined => databaseOfUrl(connectionString, schemes)

/** A name of SQL Server has at most 128 characters; files are named after this one. */
const mostNameCharacters = 100

/** The database of a content database beside the farm database. A name that is too long ends in a hash of it. */
export const sqlserverContentDatabase = (farm: string, name: string): string => contentDatabaseName(farm, name, mostNameCharacters)

/** The place for messages: without the password. */
export function describeSqlServer({ connectionString, database }: SqlServerPlace): string {
  return `The SQL Server database '${database}' on ${URL.parse(connectionString)?.host || 'localhost'}`
}

/** The settings of a connection; a statement that takes longer than `statementMs` fails, unless it is 0. */
export function sqlserverConfig({ connectionString, database }: SqlServerPlace, statementMs: number): TediousConfig {
  const url = new URL(connectionString)
  const instanceName = url.searchParams.get('instance')
  return {
    server: url.hostname.replaceAll(/^\[|\]$/g, '') || 'localhost',
    authentication: {
      type: 'default',
      options: { userName: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    },
    options: {
      database,
      ...(instanceName === null ? { port: url.port === '' ? 1433 : Number(url.port) } : { instanceName }),
      encrypt: url.searchParams.get('encrypt') !== 'false',
      trustServerCertificate: url.searchParams.get('trustServerCertificate') === 'true',
      appName: 'Tenon',
      connectTimeout: connectMs,
      requestTimeout: Math.ceil(statementMs),
      maxRetriesOnTransientErrors: 0,
      useUTC: true,
      useColumnNames: false,
      rowCollectionOnDone: false,
      rowCollectionOnRequestCompletion: false,
    },
  }
}

/** How long a statement waits for a lock. */
const lockMs = 30_000

/** What a connection is told first. A statement that fails is undone alone. */
const greeting = `SET XACT_ABORT OFF; SET LOCK_TIMEOUT ${lockMs}; SET TRANSACTION ISOLATION LEVEL READ COMMITTED; SET NOCOUNT OFF`

/** A connection of its own; `onLost` is called when the server ends it. */
export async function connectSqlServer(
  place: SqlServerPlace,
  statementMs: number,
  onLost: () => void = () => undefined,
): Promise<SqlServerClient> {
  return SqlServerClient.connect(await loadTedious(), sqlserverConfig(place, statementMs), greeting, onLost)
}

/** A name in a statement. */
export const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`

/** Runs `work` beside the databases of farms. */
async function besideDatabases<T>(place: SqlServerPlace, work: (client: SqlServerClient) => Promise<T>): Promise<T> {
  const client = await connectSqlServer({ ...place, database: 'master' }, 60_000)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The statements that make a database: reads do not wait for writers, and a view sees one moment. */
export const madeBy = (database: string, major: number): string[] => [
  `CREATE DATABASE ${bracketed(database)} COLLATE ${major >= 15 ? collation : olderCollation}`,
  `ALTER DATABASE ${bracketed(database)} SET READ_COMMITTED_SNAPSHOT ON`,
  `ALTER DATABASE ${bracketed(database)} SET ALLOW_SNAPSHOT_ISOLATION ON`,
]

const versionText = "SELECT CONVERT(INT, SERVERPROPERTY('ProductMajorVersion')) AS major"

/**
 * Makes sure that the database exists. `whenMissing`: what to do instead of creating it, as a sentence. Fails with `DataUnusable`: if it
 * is missing, cannot be reached or created, compares texts in another way, or is on a server that cannot do what is needed.
 */
export async function demandSqlServerDatabase(place: SqlServerPlace, whenMissing: string | undefined): Promise<void> {
  try {
    const client = await connectSqlServer(place, 60_000).catch(async (error: unknown) => {
      if (!isSqlServerMissing(error)) throw error
      if (whenMissing !== undefined) throw new DataUnusable(describeSqlServer(place), `is missing. ${whenMissing}`)
      await createDatabase(place)
      return connectSqlServer(place, 60_000)
    })
    try {
      await demandForm(client, place)
    } finally {
      await client.end()
    }
  } catch (error) {
    throw sqlserverStartFailure(error, place)
  }
}

async function createDatabase(place: SqlServerPlace): Promise<void> {
  await besideDatabases(place, async (client) => {
    const statements = madeBy(place.database, Number((await client.batch(versionText)).rows[0]?.major))
    try {
      for (const statement of statements) await client.batch(statement)
    } catch (error) {
      // Another server was faster.
      if (isSqlServerMade(error)) return
      if (isSqlServerLost(error)) throw error
      throw new DataUnusable(
        describeSqlServer(place),
        `is missing and could not be created (${(error as Error).message}). Give the login the right CREATE ANY DATABASE, or create it: ${statements.join('; ')}`,
        { cause: error },
      )
    }
  })
}

export const formText = `SELECT CONVERT(INT, SERVERPROPERTY('ProductMajorVersion')) AS major, collation_name AS collation,
  is_read_committed_snapshot_on AS shared, snapshot_isolation_state AS snapshots FROM sys.databases WHERE database_id = DB_ID()`

async function demandForm(client: SqlServerClient, place: SqlServerPlace): Promise<void> {
  const form: Readonly<Record<string, unknown>> = (await client.batch(formText)).rows[0] ?? {}
  const major = Number(form.major)
  if (major < oldestVersion)
    throw new DataUnusable(describeSqlServer(place), `is on a server of the version ${major}. Use SQL Server 2017 (14) or newer.`)
  if (form.collation !== collation && form.collation !== olderCollation)
    throw new DataUnusable(
      describeSqlServer(place),
      `has the collation ${String(form.collation)}, but must have ${collation}. Create another one: ${madeBy(place.database, major).join('; ')}`,
    )
  if (form.shared !== true || Number(form.snapshots) !== 1)
    throw new DataUnusable(
      describeSqlServer(place),
      `lets reads wait for writers, or has no snapshots. Change it: ${madeBy(place.database, major).slice(1).join('; ')}`,
    )
}

/** A failure of a start as `DataUnusable`; any other error unchanged. */
export function sqlserverStartFailure(error: unknown, place: SqlServerPlace): unknown {
  if (error instanceof DataUnusable) return error
  const { message } = error as Error
  const options = { cause: error }
  if (isSqlServerLost(error))
    return new DataUnusable(
      describeSqlServer(place),
      `cannot be reached (${message}). Start the server, or correct SqlServerConnectionString.`,
      options,
    )
  if (isSqlServerRefusal(error))
    return new DataUnusable(
      describeSqlServer(place),
      `refuses this user (${message}). Correct SqlServerConnectionString, or grant the rights.`,
      options,
    )
  return error
}

/** Whether the database exists. Fails as connecting does. */
export const sqlserverDatabaseExists = (place: SqlServerPlace): Promise<boolean> =>
  besideDatabases(place, async (client) => {
    const { rows } = await client.run('SELECT 1 AS found FROM sys.databases WHERE name = @1', [place.database])
    return rows.length === 1
  })

/** The statements that delete a database, whoever is connected to it. */
export const droppedBy = (database: string): string =>
  `IF DB_ID(N'${database.replaceAll("'", "''")}') IS NOT NULL
BEGIN
  ALTER DATABASE ${bracketed(database)} SET SINGLE_USER WITH ROLLBACK IMMEDIATE;
  DROP DATABASE ${bracketed(database)};
END`

/** Deletes the database with all its rows. */
export const dropSqlServerDatabase = (place: SqlServerPlace): Promise<void> =>
  besideDatabases(place, async (client) => {
    await client.batch(droppedBy(place.database))
  })
