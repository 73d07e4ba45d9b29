import { createHash } from 'node:crypto'
import type { Client, ClientConfig, CustomTypesConfig } from 'pg'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import { isKnownDatabase, isLost, isMissingDatabase } from './faults.ts'
import { readInstant } from './instants.ts'

/** A database on a PostgreSQL server. */
export interface PostgreSqlPlace {
  /** A URL with the scheme `postgresql`; the name of the database in it is that of the farm database. */
  readonly connectionString: string
  readonly database: string
}

/** How long a client waits for a connection. */
export const connectMs = 5_000

type Driver = typeof import('pg')['default']

/** The driver, loaded at its first use. */
export const loadDriver = async (): Promise<Driver> => (await import('pg')).default

/** The database that the connection string names; undefined if it is no URL of PostgreSQL with the name of a database. */
export function databaseIn(connectionString: string): string | undefined {
  const url = URL.parse(connectionString)
  if (!url || (url.protocol !== 'postgresql:' && url.protocol !== 'postgres:')) return undefined
  try {
    return decodeURIComponent(url.pathname.slice(1)) || undefined
  } catch {
    return undefined
  }
}

/** PostgreSQL cuts longer names. */
const mostNameBytes = 63

/** The database of a content database beside the farm database. A name that is too long ends in a hash of it. */
export function contentDatabaseIn(farm: string, name: string): string {
  const plain = `${farm}.${name}`
  if (Buffer.byteLength(plain) <= mostNameBytes) return plain
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 20)
  let start = plain
  while (Buffer.byteLength(start) > mostNameBytes - hash.length - 1) start = start.slice(0, -1)
  return `${start}.${hash}`
}

/** The place for messages: without the password. */
export function describePlace({ connectionString, database }: PostgreSqlPlace): string {
  const url = URL.parse(connectionString)
  const host = url?.host || url?.searchParams.get('host') || 'localhost'
  return `The PostgreSQL database '${database}' on ${host}`
}

const numbers: ReadonlySet<number> = new Set([20, 1700])
const texts: ReadonlySet<number> = new Set([114, 3802])
const timestamptz = 1184

/** Whole numbers, sums and instants become numbers, and JSON stays text. */
const typesOf = (driver: Driver): CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (numbers.has(oid)) return Number
    if (oid === timestamptz) return readInstant
    if (texts.has(oid)) return String
    return driver.types.getTypeParser(oid, format)
  }) as CustomTypesConfig['getTypeParser'],
})

/** What a connection is told first. */
export const greeting = (statementMs: number): string =>
  `SET TIME ZONE 'UTC'; SET datestyle TO 'ISO'; SET client_encoding TO 'UTF8'; SET statement_timeout TO ${Math.ceil(statementMs)}`

export function clientConfig(driver: Driver, { connectionString, database }: PostgreSqlPlace): ClientConfig {
  const url = new URL(connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return {
    connectionString: url.href,
    types: typesOf(driver),
    application_name: 'tenon',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  }
}

/** A connection of its own; `onLost` is called when the server ends it. `first`: further statements that it is told first. */
export async function connectClient(
  place: PostgreSqlPlace,
  statementMs: number,
  onLost: (client: Client) => void = () => undefined,
  first: readonly string[] = [],
): Promise<Client> {
  const driver = await loadDriver()
  const client = new driver.Client(clientConfig(driver, place))
  // An error without a listener would end the process.
  client.on('error', () => onLost(client))
  client.on('end', () => onLost(client))
  try {
    await client.connect()
    await client.query([greeting(statementMs), ...first].join('; '))
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Runs `work` on a database that every server has, from which others are created. */
async function besideDatabases<T>({ connectionString }: PostgreSqlPlace, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectClient({ connectionString, database: 'postgres' }, 60_000)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Texts compare by code points in every database. */
const created = (database: string): string =>
  `CREATE DATABASE ${quoted(database)} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`

const binary: ReadonlySet<unknown> = new Set(['C', 'POSIX'])

/**
 * Makes sure that the database exists. `whenMissing`: what to do instead of creating it, as a sentence; `onCreating` is called
 * before it is created. Fails with `DataUnusable`: if it is missing, cannot be reached or created, or compares texts in another way.
 */
export async function demandDatabase(
  place: PostgreSqlPlace,
  whenMissing: string | undefined,
  onCreating: () => void = () => undefined,
): Promise<void> {
  const connect = () =>
    connectClient(place, 60_000).catch((error: unknown) => {
      throw isMissingDatabase(error) ? error : connectionFailure(error, place)
    })
  try {
    const client = await connect().catch(async (error: unknown) => {
      if (!isMissingDatabase(error)) throw error
      if (whenMissing !== undefined) throw new DataUnusable(describePlace(place), `is missing. ${whenMissing}`)
      onCreating()
      await createDatabase(place)
      return connect()
    })
    try {
      await demandForm(client, place)
    } finally {
      await client.end()
    }
  } catch (error) {
    throw startFailure(error, place)
  }
}

async function createDatabase(place: PostgreSqlPlace): Promise<void> {
  try {
    await besideDatabases(place, (client) => client.query(created(place.database)))
  } catch (error) {
    // Another server was faster.
    if (isKnownDatabase(error)) return
    if (isLost(error)) throw error
    throw new DataUnusable(
      describePlace(place),
      `is missing and could not be created (${(error as Error).message}). Give the user the right CREATEDB, or create it: ${created(place.database)}`,
      { cause: error },
    )
  }
}

async function demandForm(client: Client, place: PostgreSqlPlace): Promise<void> {
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT datcollate, datctype, pg_encoding_to_char(encoding) AS encoding, current_setting('server_version_num')::integer AS version
     FROM pg_database WHERE datname = current_database()`,
  )
  const { datcollate, encoding, version } = rows[0] ?? {}
  if (Number(version) < 140000) throw new DataUnusable(describePlace(place), 'is on a server before PostgreSQL 14. Use a newer server.')
  if (encoding === 'UTF8' && binary.has(datcollate)) return
  throw new DataUnusable(
    describePlace(place),
    `has the encoding ${String(encoding)} and the collation ${String(datcollate)}, but must have UTF8 and C. Create another one: ${created(place.database)}`,
  )
}

/** A failure of a start as `DataUnusable`; any other error unchanged. */
export function startFailure(error: unknown, place: PostgreSqlPlace): unknown {
  if (error instanceof DataUnusable) return error
  const { code, message } = error as { readonly code?: string; readonly message: string }
  if (isLost(error))
    return new DataUnusable(
      describePlace(place),
      `cannot be reached (${message}). Start the server, or correct PostgreSqlConnectionString.`,
      {
        cause: error,
      },
    )
  if (code?.startsWith('28') || code === '42501')
    return new DataUnusable(
      describePlace(place),
      `refuses this user (${message}). Correct PostgreSqlConnectionString, or grant the rights.`,
      {
        cause: error,
      },
    )
  return error
}

/** Why no connection was made: also if what answers is no PostgreSQL, has no TLS, or does not know a parameter of the URL. */
function connectionFailure(error: unknown, place: PostgreSqlPlace): unknown {
  const failure = startFailure(error, place)
  if (failure instanceof DataUnusable) return failure
  const what = `cannot be opened (${(error as Error).message}). Correct PostgreSqlConnectionString.`
  return new DataUnusable(describePlace(place), what, { cause: error })
}

/** Whether the database exists. Fails as connecting does. */
export const databaseExists = (place: PostgreSqlPlace): Promise<boolean> =>
  besideDatabases(place, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [place.database])
    return rowCount === 1
  })

/** Deletes the database with all its rows, and ends what is connected to it. */
export const dropDatabase = (place: PostgreSqlPlace): Promise<void> =>
  besideDatabases(place, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${quoted(place.database)} WITH (FORCE)`)
  })
