import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectClient, contentDatabaseIn, dropDatabase } from '../../../src/stores/postgresql/server.ts'
import { freshDatabase, freshName, placeNamed } from './databases.ts'

/** A farm on the server for tests, without sites. */
export interface FreshFarm {
  /** The settings of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** Removes all its databases and files. */
  remove(): Promise<void>
}

/** What tests expect of a server in memory: it may call addresses of this machine. */
const asInMemory = { 'Webhooks:AllowedHosts': 'localhost,127.0.0.1' }

/** Makes the farm database and that of the first content database, of which a start then makes a farm. */
export async function freshFarmOnServer(): Promise<FreshFarm> {
  const name = freshName()
  await freshDatabase('farm', name)
  await freshDatabase('content', contentDatabaseIn(name, 'Content'))
  const folder = await mkdtemp(join(tmpdir(), 'tenon-farm-'))
  const { connectionString } = placeNamed(name)
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return {
    settings: { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: url.href, DataRootPath: folder, ...asInMemory },
    async remove() {
      await dropFarm(name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Removes the farm database with this name and all content databases beside it. */
export async function dropFarm(name: string): Promise<void> {
  for (const database of await databasesOf(name)) await dropDatabase(placeNamed(database))
}

async function databasesOf(farm: string): Promise<string[]> {
  const client = await connectClient(placeNamed('postgres'), 60_000)
  try {
    const { rows } = await client.query<{ datname: string }>(`SELECT datname FROM pg_database WHERE starts_with(datname, $1)`, [farm])
    return rows.map(({ datname }) => datname)
  } finally {
    await client.end()
  }
}
