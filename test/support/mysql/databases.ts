import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { connectMySql, dropMySqlDatabase, quoted } from '../../../src/stores/mysql/server.ts'
import { openServerDatabase } from '../../../src/stores/server-database.ts'
import type { ServerPlace } from '../../../src/stores/servers.ts'

/** The URL of the MySQL server for tests; undefined if there is none (`global-setup.ts`). */
export const mysqlUrl = process.env.TENON_MYSQL

export const mysqlMigrations = (kind: 'farm' | 'content'): string =>
  fileURLToPath(new URL(`../../../prisma/mysql/${kind}/migrations`, import.meta.url))

/** A name that no database has. */
export const freshMySqlName = (): string => `test_${randomBytes(8).toString('hex')}`

/** A place on the server for tests. */
export function mysqlPlace(database: string): ServerPlace {
  if (mysqlUrl === undefined) throw new Error('TENON_MYSQL names no server.')
  return { server: 'mysql', connectionString: mysqlUrl, database, connections: 5 }
}

/** The statements that make a database as migrations have made it, by its kind. */
const copies = new Map<string, Promise<string>>()

/** A new database with the schema of today, and what removes it. */
export async function freshMySqlDatabase(
  kind: 'farm' | 'content',
  name = freshMySqlName(),
): Promise<{ readonly place: ServerPlace; drop(): Promise<void> }> {
  const made = copies.get(kind) ?? copyOf(kind)
  copies.set(kind, made)
  const text = await made
  const place = mysqlPlace(name)
  const client = await connectMySql(mysqlPlace('mysql'), 0)
  try {
    await client.connection.query(
      `CREATE DATABASE ${quoted(name)} CHARACTER SET utf8mb4 COLLATE ${client.flavour.collation}; USE ${quoted(name)}`,
    )
    await client.connection.query(text)
  } finally {
    await client.end()
  }
  return { place, drop: () => dropMySqlDatabase(place) }
}

/** Tables with rows that are not those of a farm. */
const filled = ['_prisma_migrations', 'SearchVersion', 'WriterLock']

/** Making the tables takes a tenth of the time of all migrations. Test files share the database that is copied. */
async function copyOf(kind: 'farm' | 'content'): Promise<string> {
  const place = mysqlPlace(`template_${kind}`)
  const { database } = await openServerDatabase({ kind, name: kind, place, migrations: mysqlMigrations(kind) })
  await database.close()
  const client = await connectMySql(place, 0)
  try {
    const tables = (await client.rows('SHOW TABLES')).map((row) => String(Object.values(row)[0]))
    const made: string[] = []
    for (const table of tables) {
      made.push(String((await client.rows(`SHOW CREATE TABLE ${quoted(table)}`))[0]?.['Create Table']))
      if (filled.includes(table)) made.push(`INSERT INTO ${quoted(table)} SELECT * FROM ${quoted(place.database)}.${quoted(table)}`)
    }
    return made.join(';\n')
  } finally {
    await client.end()
  }
}
