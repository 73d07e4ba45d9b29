import { DataUnusable } from '../core/kernel/data-unusable.ts'
import { withMySqlLock } from './mysql/data-lock.ts'
import { isMySqlMissing } from './mysql/faults.ts'
import { withMySqlJointLock } from './mysql/joint-lock.ts'
import { pendingOnMySql, tablesOn } from './mysql/migrations.ts'
import {
  connectToDatabase,
  describeMySql,
  dropMySqlDatabase,
  mysqlContentDatabase,
  mysqlDatabaseExists,
  mysqlDatabaseIn,
  mysqlStartFailure,
} from './mysql/server.ts'
import { withServerLock } from './postgresql/data-lock.ts'
import { isMissingDatabase } from './postgresql/faults.ts'
import { withJointLock } from './postgresql/joint-lock.ts'
import { pendingOnServer } from './postgresql/migrations.ts'
import {
  connectClient,
  contentDatabaseIn,
  databaseExists,
  databaseIn,
  describePlace,
  dropDatabase,
  startFailure,
} from './postgresql/server.ts'
import type { JointLock } from './remote/joint-lock.ts'
import { isSqlServerMissing } from './sqlserver/connections/faults.ts'
import { withSqlServerLock } from './sqlserver/data-lock.ts'
import { pendingOnSqlServer, sqlserverTables } from './sqlserver/migrations.ts'
import {
  connectSqlServer,
  describeSqlServer,
  dropSqlServerDatabase,
  sqlserverContentDatabase,
  sqlserverDatabaseExists,
  sqlserverDatabaseIn,
  sqlserverStartFailure,
} from './sqlserver/server.ts'

export type ServerName = 'postgresql' | 'mysql' | 'sqlserver'

/** A database on a server. */
export interface ServerPlace {
  readonly server: ServerName
  /** A URL; the name of the database in it is that of the farm database. */
  readonly connectionString: string
  readonly database: string
  /** The most connections for reading. */
  readonly connections: number
}

/** A database that nobody has opened, and that is not changed. */
interface Looked {
  /** The names of the migrations that it lacks; undefined if it has no tables. */
  readonly pending: readonly string[] | undefined
  has(table: string): Promise<boolean>
  /** The rows of a statement without values. */
  rows(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>
}

/** What a farm needs to know of databases on servers before it opens one. None of these functions opens one for good. */
interface DatabaseServer {
  /** The database that a connection string names; undefined if it is no URL of this server with the name of a database. */
  databaseIn(connectionString: string): string | undefined
  contentDatabaseIn(farm: string, name: string): string
  /** The place for messages: without the password. */
  describePlace(place: ServerPlace): string
  databaseExists(place: ServerPlace): Promise<boolean>
  dropDatabase(place: ServerPlace): Promise<void>
  /**
   * Runs `work` while no other server uses the farm database; `onCreating` may be called before that is created. Fails with `DataInUse` and
   * `DataUnusable`, and as `work` does.
   */
  withServerLock<T>(place: ServerPlace, work: (release: () => void | Promise<void>) => Promise<T>, onCreating?: () => void): Promise<T>
  /** As `withServerLock`, together with other servers of the same version. */
  withJointLock<T>(
    place: ServerPlace,
    version: string,
    work: (lock: JointLock, release: () => void) => Promise<T>,
    onCreating?: () => void,
  ): Promise<T>
  /** Runs `work` on a connection; undefined if there is no database. Fails with `DataUnusable`. */
  look<T>(place: ServerPlace, migrations: string, work: (looked: Looked) => Promise<T>): Promise<T | undefined>
}

const servers: Record<ServerName, DatabaseServer> = {
  postgresql: {
    databaseIn,
    contentDatabaseIn,
    describePlace,
    databaseExists,
    dropDatabase,
    withServerLock,
    withJointLock,
    look: lookAtPostgreSql,
  },
  mysql: {
    databaseIn: mysqlDatabaseIn,
    contentDatabaseIn: mysqlContentDatabase,
    describePlace: describeMySql,
    databaseExists: mysqlDatabaseExists,
    dropDatabase: dropMySqlDatabase,
    withServerLock: withMySqlLock,
    withJointLock: withMySqlJointLock,
    look: lookAtMySql,
  },
  sqlserver: {
    databaseIn: sqlserverDatabaseIn,
    contentDatabaseIn: sqlserverContentDatabase,
    describePlace: describeSqlServer,
    databaseExists: sqlserverDatabaseExists,
    dropDatabase: dropSqlServerDatabase,
    withServerLock: withSqlServerLock,
    withJointLock: (place) => Promise.reject(new DataUnusable(describeSqlServer(place), 'has one server alone. Set Farm:Servers to One.')),
    look: lookAtSqlServer,
  },
}

export const serverOf = ({ server }: Pick<ServerPlace, 'server'>): DatabaseServer => servers[server]

async function lookAtPostgreSql<T>(place: ServerPlace, migrations: string, work: (looked: Looked) => Promise<T>): Promise<T | undefined> {
  try {
    const client = await connectClient(place, 60_000)
    try {
      const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
      return await work({
        pending: await pendingOnServer(client, place, migrations),
        rows,
        async has(table) {
          const { rows: found } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
            `public."${table}"`,
          ])
          return found[0]?.found === true
        },
      })
    } finally {
      await client.end()
    }
  } catch (error) {
    if (isMissingDatabase(error)) return undefined
    throw startFailure(error, place)
  }
}

async function lookAtMySql<T>(place: ServerPlace, migrations: string, work: (looked: Looked) => Promise<T>): Promise<T | undefined> {
  try {
    const client = await connectToDatabase(place)
    try {
      const tables = await tablesOn(client)
      const has = (table: string) => Promise.resolve(tables.has(table))
      return await work({ pending: await pendingOnMySql(client, place, migrations), rows: client.rows, has })
    } finally {
      await client.end()
    }
  } catch (error) {
    if (isMySqlMissing(error)) return undefined
    throw mysqlStartFailure(error, place)
  }
}

async function lookAtSqlServer<T>(place: ServerPlace, migrations: string, work: (looked: Looked) => Promise<T>): Promise<T | undefined> {
  try {
    const client = await connectSqlServer(place, 60_000)
    try {
      const tables = await sqlserverTables(client)
      const has = (table: string) => Promise.resolve(tables.has(table))
      const rows = async (text: string) => (await client.batch(text)).rows
      return await work({ pending: await pendingOnSqlServer(client, place, migrations), rows, has })
    } finally {
      await client.end()
    }
  } catch (error) {
    if (isSqlServerMissing(error)) return undefined
    throw sqlserverStartFailure(error, place)
  }
}
