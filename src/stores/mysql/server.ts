import type { Connection, ConnectionOptions, RowDataPacket } from 'mysql2/promise'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import { contentDatabaseName, databaseOfUrl } from '../remote/database-names.ts'
import { stalledWriterMs } from '../remote/stalled-writer.ts'
import { isDoneAlready, isMySqlLost, isMySqlMissing, isRefusedUser } from './faults.ts'
import { takeLock } from './named-lock.ts'

/** A database on a server of MySQL or MariaDB. */
export interface MySqlPlace {
  /** A URL with the scheme `mysql`; the name of the database in it is that of the farm database. */
  readonly connectionString: string
  readonly database: string
}

/** The two servers that speak this protocol, as far as they differ here. */
export interface Flavour {
  /** The collation by code points in which blanks at the end of a text count. */
  readonly collation: string
  readonly isolation: string
  /** The setting of a session for the time limit of a statement. */
  limit(statementMs: number): string
  /** The setting of a session for the time without a statement after which its transaction ends; undefined if there is none. */
  readonly stalled: string | undefined
}

const mariaDb: Flavour = {
  collation: 'utf8mb4_nopad_bin',
  isolation: 'tx_isolation',
  limit: (statementMs) => `max_statement_time = ${Math.ceil(statementMs) / 1000}`,
  stalled: `idle_transaction_timeout = ${stalledWriterMs / 1000}`,
}

const mySql: Flavour = {
  collation: 'utf8mb4_0900_bin',
  isolation: 'transaction_isolation',
  limit: (statementMs) => `max_execution_time = ${Math.ceil(statementMs)}`,
  stalled: undefined,
}

/** How long a client waits for a connection. */
const connectMs = 5_000

/** Connections for writing and for locks may be idle for a year. */
const idleSeconds = 31_536_000

/** The statements that a connection keeps compiled. A server keeps 16,382 of all connections, unless its operator allows more. */
const keptStatements = 120

type Driver = typeof import('mysql2/promise')

/** The driver, loaded at its first use. Fails with `DataUnusable` where its package is not installed. */
export async function loadMySqlDriver(): Promise<Driver> {
  const { default: driver } = await import('mysql2/promise').catch((error: unknown) => {
    const what = 'needs the package mysql2, which is not installed. Install Tenon with npm, or choose another StorageProvider.'
    throw new DataUnusable('The provider MySQL', what, { cause: error })
  })
  return driver as unknown as Driver
}

const schemes: ReadonlySet<string> = new Set(['mysql:', 'mariadb:'])

/** The database that the connection string names; undefined if it is no URL of MySQL with the name of a database. */
export const mysqlDatabaseIn = (connectionString: string): string | undefined => databaseOfUrl(connectionString, schemes)

/** MySQL refuses longer names; this many characters of any kind fit into a file name of it. */
const mostNameCharacters = 50

/** The database of a content database beside the farm database. A name that is too long ends in a hash of it. */
export const mysqlContentDatabase = (farm: string, name: string): string => contentDatabaseName(farm, name, mostNameCharacters)

/** The place for messages: without the password. */
export function describeMySql({ connectionString, database }: MySqlPlace): string {
  const url = URL.parse(connectionString)
  const host = url?.searchParams.get('socketPath') ?? (url?.host || 'localhost')
  return `The MySQL database '${database}' on ${host}`
}

/** Values come as numbers and texts; instants are converted by their columns (`rows.ts`). */
export function clientOptions({ connectionString, database }: MySqlPlace): ConnectionOptions {
  const url = new URL(connectionString)
  const socketPath = url.searchParams.get('socketPath')
  return {
    ...(socketPath === null ? { host: url.hostname.replaceAll(/^\[|\]$/g, '') || 'localhost' } : { socketPath }),
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(url.searchParams.get('ssl') === 'true' && { ssl: {} }),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: true,
    decimalNumbers: true,
    jsonStrings: true,
    connectTimeout: connectMs,
    maxPreparedStatements: keptStatements,
    trace: false,
    gracefulEnd: true,
  }
}

/** What a connection is told first. Statements name tables as in the standard. */
export const mysqlGreeting = ({ collation, isolation, limit }: Flavour, statementMs: number): string =>
  [
    `SET NAMES utf8mb4 COLLATE ${collation}`,
    "sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT,NO_BACKSLASH_ESCAPES,STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
    "time_zone = '+00:00'",
    `${isolation} = 'READ-COMMITTED'`,
    `wait_timeout = ${idleSeconds}`,
    'group_concat_max_len = 16777216',
    limit(statementMs),
  ].join(', ')

/** A connection of its own, and which server it speaks to. */
export interface MySqlClient {
  readonly connection: Connection
  readonly flavour: Flavour
  /** The rows of a statement without values. */
  rows(text: string): Promise<RowDataPacket[]>
  end(): Promise<void>
}

const flavourOf = (version: unknown): Flavour => (String(version).includes('MariaDB') ? mariaDb : mySql)

/** A connection that runs the statements of scripts too; `onLost` is called when the server ends it. */
export async function connectMySql(place: MySqlPlace, statementMs: number, onLost: () => void = () => undefined): Promise<MySqlClient> {
  return connectTo(clientOptions(place), statementMs, onLost)
}

/** As `connectMySql`, for transactions that write: where the server can, it ends one that stands still (`stalledWriterMs`). */
export async function connectWriter(place: MySqlPlace, statementMs: number, onLost: () => void): Promise<MySqlClient> {
  const client = await connectTo(clientOptions(place), statementMs, onLost)
  try {
    if (client.flavour.stalled !== undefined) await client.connection.query(`SET ${client.flavour.stalled}`)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

async function connectTo(options: ConnectionOptions, statementMs: number, onLost: () => void = () => undefined): Promise<MySqlClient> {
  const driver = await loadMySqlDriver()
  const connection = await driver.createConnection({ ...options, multipleStatements: true })
  // An error without a listener would end the process.
  connection.on('error', onLost)
  connection.on('end', onLost)
  const rows = async (text: string) => (await connection.query<RowDataPacket[]>(text))[0]
  const end = async () => {
    connection.off('end', onLost)
    await connection.end().catch(() => connection.destroy())
  }
  try {
    const flavour = flavourOf((await rows('SELECT version() AS version'))[0]?.version)
    await connection.query(mysqlGreeting(flavour, statementMs))
    return { connection, flavour, rows, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** A name in a statement. */
export const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``

/** Runs `work` on the server without a database. */
async function besideDatabases<T>(place: MySqlPlace, work: (client: MySqlClient) => Promise<T>): Promise<T> {
  const { database: _, ...options } = clientOptions(place)
  const client = await connectTo(options, 60_000)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const created = (database: string, { collation }: Flavour): string =>
  `CREATE DATABASE ${quoted(database)} CHARACTER SET utf8mb4 COLLATE ${collation}`

/**
 * Makes sure that the database exists. `whenMissing`: what to do instead of creating it, as a sentence; `onCreating` is called before it is
 * created. Fails with `DataUnusable`: if it is missing, cannot be reached or created, compares texts in another way, or is on a server that
 * cannot do what is needed.
 */
export async function demandMySqlDatabase(
  place: MySqlPlace,
  whenMissing: string | undefined,
  onCreating: () => void = () => undefined,
): Promise<Flavour> {
  const whenNone = async (client: MySqlClient, error: unknown): Promise<void> => {
    if (whenMissing !== undefined && isRefusedUser(error)) throw error
    if (whenMissing !== undefined) throw new DataUnusable(describeMySql(place), `is missing. ${whenMissing}`)
    onCreating()
    await createDatabase(client, place)
  }
  try {
    const client = await connectToDatabase(place, whenNone).catch((error: unknown) => {
      throw connectionFailure(error, place)
    })
    try {
      demandForm((await client.rows(formOf))[0] ?? {}, client.flavour, place)
      return client.flavour
    } finally {
      await client.end()
    }
  } catch (error) {
    throw mysqlStartFailure(error, place)
  }
}

/** How long a server waits for another one that creates the same database. */
const creationSeconds = 30

/**
 * A connection to a database that other servers may create at this moment. MariaDB shows a new database before it has written down the
 * character set. Whoever opens the database then sees the character set of the whole server, and MariaDB keeps that until it ends. So no
 * server opens a database while another one creates it: both take the same lock. `whenNone` is called with the lock if there is no
 * such database that the user may see; without it, this fails as connecting does.
 */
export async function connectToDatabase(
  place: MySqlPlace,
  whenNone?: (client: MySqlClient, error: unknown) => Promise<void>,
): Promise<MySqlClient> {
  const { database: _, ...options } = clientOptions(place)
  const client = await connectTo(options, 60_000)
  const use = () => client.connection.query(`USE ${quoted(place.database)}`)
  try {
    const release = await takeLock(client, `create ${place.database}`, creationSeconds)
    await use().catch(async (error: unknown) => {
      // A user without rights on a database is not told whether it exists.
      if (!whenNone || !(isMySqlMissing(error) || isRefusedUser(error))) throw error
      await whenNone(client, error)
      await use()
    })
    await release?.()
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

async function createDatabase({ connection, flavour }: MySqlClient, place: MySqlPlace): Promise<void> {
  try {
    await connection.query(created(place.database, flavour))
  } catch (error) {
    // Another server was faster.
    if ((error as { readonly errno?: number }).errno === 1007) return
    if (isMySqlLost(error)) throw error
    throw new DataUnusable(
      describeMySql(place),
      `is missing, or closed to this user, and could not be created (${(error as Error).message}). Grant the user all rights on it; if it is missing, create it before: ${created(place.database, flavour)}`,
      { cause: error },
    )
  }
}

/** What every token of the full-text index has at least and at most (`search/tokens.ts`). */
export const shortestToken = 3
export const longestToken = 84

const formOf = `SELECT version() AS version, @@character_set_database AS charset, @@collation_database AS collation,
  @@innodb_ft_min_token_size AS shortest, @@innodb_ft_max_token_size AS longest`

function demandForm(form: Readonly<Record<string, unknown>>, flavour: Flavour, place: MySqlPlace): void {
  const [major = 0, minor = 0] = String(form.version).split('.').map(Number)
  const isOld = flavour === mariaDb ? major < 10 || (major === 10 && minor < 6) : major < 8
  if (isOld)
    throw new DataUnusable(
      describeMySql(place),
      `is on a server of the version ${String(form.version)}. Use MariaDB 10.6 or newer, or MySQL 8.0.19 or newer.`,
    )
  if (form.collation !== flavour.collation)
    throw new DataUnusable(
      describeMySql(place),
      `has the character set ${String(form.charset)} and the collation ${String(form.collation)}, but must have utf8mb4 and ${flavour.collation}. Create another one: ${created(place.database, flavour)}`,
    )
  if (Number(form.shortest) > shortestToken || Number(form.longest) < longestToken)
    throw new DataUnusable(
      describeMySql(place),
      `is on a server whose full-text index has words of ${String(form.shortest)} to ${String(form.longest)} characters. Set innodb_ft_min_token_size to ${shortestToken} and innodb_ft_max_token_size to ${longestToken}, their defaults.`,
    )
}

/** A failure of a start as `DataUnusable`; any other error unchanged. */
export function mysqlStartFailure(error: unknown, place: MySqlPlace): unknown {
  if (error instanceof DataUnusable) return error
  const { message } = error as Error
  const options = { cause: error }
  if (isMySqlLost(error))
    return new DataUnusable(
      describeMySql(place),
      `cannot be reached (${message}). Start the server, or correct MySqlConnectionString.`,
      options,
    )
  if (isRefusedUser(error))
    return new DataUnusable(
      describeMySql(place),
      `refuses this user (${message}). Correct MySqlConnectionString, or grant the rights.`,
      options,
    )
  return error
}

/** Why no connection was made: also if what answers is no MySQL, has no TLS, or refuses the name of the database. */
function connectionFailure(error: unknown, place: MySqlPlace): unknown {
  const failure = mysqlStartFailure(error, place)
  if (failure instanceof DataUnusable) return failure
  const what = `cannot be opened (${(error as Error).message}). Correct MySqlConnectionString.`
  return new DataUnusable(describeMySql(place), what, { cause: error })
}

/** Whether the database exists. Fails as connecting does. */
export async function mysqlDatabaseExists(place: MySqlPlace): Promise<boolean> {
  try {
    await (await connectToDatabase(place)).end()
    return true
  } catch (error) {
    if (isMySqlMissing(error)) return false
    throw error
  }
}

/** Deletes the database with all its rows. */
export const dropMySqlDatabase = (place: MySqlPlace): Promise<void> =>
  besideDatabases(place, async ({ connection }) => {
    await connection.query(`DROP DATABASE IF EXISTS ${quoted(place.database)}`)
  })

/** Runs a statement that makes or removes something, unless that was done before. */
export async function runUnlessDone({ connection }: MySqlClient, text: string): Promise<void> {
  try {
    await connection.query(text)
  } catch (error) {
    if (!isDoneAlready(error)) throw error
  }
}
