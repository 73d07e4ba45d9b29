import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ServerPlace } from '../../../src/stores/servers.ts'
import { dropSqlServerDatabase } from '../../../src/stores/sqlserver/server.ts'

/** The URL of a server of SQL Server for tests, such as `sqlserver://sa:secret@127.0.0.1:1433/x?trustServerCertificate=true`; undefined if there is none. */
export const sqlserverUrl = process.env.SVC_TEST_SQLSERVER || undefined

export const sqlserverMigrations = (kind: 'farm' | 'content'): string =>
  fileURLToPath(new URL(`../../../prisma/sqlserver/${kind}/migrations`, import.meta.url))

/** A name that no database has. */
export const freshSqlServerName = (): string => `test_${randomBytes(8).toString('hex')}`

/** A place on the server for tests. */
export function sqlserverPlace(database: string): ServerPlace {
  if (sqlserverUrl === undefined) throw new Error('SVC_TEST_SQLSERVER names no server.')
  return { server: 'sqlserver', connectionString: sqlserverUrl, database, connections: 5 }
}

/** A place for a new database, which is made when it is opened, and what removes it. */
export function freshSqlServerDatabase(
  _: 'farm' | 'content',
  name = freshSqlServerName(),
): Promise<{ readonly place: ServerPlace; drop(): Promise<void> }> {
  const place = sqlserverPlace(name)
  return Promise.resolve({ place, drop: () => dropSqlServerDatabase(place) })
}
