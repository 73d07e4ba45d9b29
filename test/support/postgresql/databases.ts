import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { connectClient, dropDatabase, type PostgreSqlPlace } from '../../../src/stores/postgresql/server.ts'
import { openServerDatabase } from '../../../src/stores/server-database.ts'
import type { ServerPlace } from '../../../src/stores/servers.ts'

/** The URL of the PostgreSQL server for tests; undefined if there is none (`global-setup.ts`). */
export const postgresqlUrl = process.env.TENON_POSTGRESQL

export const serverMigrations = (kind: 'farm' | 'content'): string =>
  fileURLToPath(new URL(`../../../prisma/postgresql/${kind}/migrations`, import.meta.url))

/** A name that no database has. */
export const freshName = (): string => `test_${randomBytes(8).toString('hex')}`

/** A place on the server for tests. */
export function placeNamed(database: string): ServerPlace {
  if (postgresqlUrl === undefined) throw new Error('TENON_POSTGRESQL names no server.')
  return { server: 'postgresql', connectionString: postgresqlUrl, database, connections: 5 }
}

const templates = new Map<string, Promise<string>>()

/** A new database with the schema of today, and what removes it. */
export async function freshDatabase(
  kind: 'farm' | 'content',
  name = freshName(),
): Promise<{ readonly place: ServerPlace; drop(): Promise<void> }> {
  const made = templates.get(kind) ?? templateOf(kind)
  templates.set(kind, made)
  const template = await made
  const place = placeNamed(name)
  await beside((client) => client.query(`CREATE DATABASE "${place.database}" TEMPLATE "${template}"`))
  return { place, drop: () => dropDatabase(place) }
}

async function beside<T>(work: (client: Awaited<ReturnType<typeof connectClient>>) => Promise<T>): Promise<T> {
  const client = await connectClient(placeNamed('postgres') satisfies PostgreSqlPlace, 60_000)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copying a database takes a tenth of the time of all migrations. Test files share the databases that are copied. */
async function templateOf(kind: 'farm' | 'content'): Promise<string> {
  const migrations = serverMigrations(kind)
  const state = createHash('sha256').update(readdirSync(migrations).join()).digest('hex').slice(0, 12)
  const place = placeNamed(`template_${kind}_${state}`)
  await beside(async (client) => {
    await client.query('SELECT pg_advisory_lock(1)')
    const { database } = await openServerDatabase({ kind, name: kind, place, migrations })
    await database.close()
    // The connections of others end a little later than they say.
    for (;;) {
      const { rows } = await client.query<{ count: number }>('SELECT count(*) AS count FROM pg_stat_activity WHERE datname = $1', [
        place.database,
      ])
      if (Number(rows[0]?.count) === 0) break
    }
  })
  return place.database
}
