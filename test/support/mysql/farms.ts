import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectMySql, dropMySqlDatabase, mysqlContentDatabase } from '../../../src/stores/mysql/server.ts'
import type { FreshFarm } from '../postgresql/farms.ts'
import { freshMySqlDatabase, freshMySqlName, mysqlPlace } from './databases.ts'

/** What tests expect of a server in memory: it may call addresses of this machine. */
const asInMemory = { 'Webhooks:AllowedHosts': 'localhost,127.0.0.1' }

/** The settings of a server whose farm database has this name. */
export function mysqlSettings(name: string, folder: string): Readonly<Record<string, string>> {
  const url = new URL(mysqlPlace(name).connectionString)
  url.pathname = `/${name}`
  return { StorageProvider: 'MySQL', MySqlConnectionString: url.href, DataRootPath: folder }
}

/** Makes the farm database and that of the first content database, of which a start then makes a farm. */
export async function freshFarmOnMySql(): Promise<FreshFarm> {
  const name = freshMySqlName()
  await freshMySqlDatabase('farm', name)
  await freshMySqlDatabase('content', mysqlContentDatabase(name, 'Content'))
  const folder = await mkdtemp(join(tmpdir(), 'tenon-farm-'))
  return {
    settings: { ...mysqlSettings(name, folder), ...asInMemory },
    async remove() {
      await dropMySqlFarm(name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Removes the farm database with this name and all content databases beside it. */
export async function dropMySqlFarm(name: string): Promise<void> {
  const client = await connectMySql(mysqlPlace('mysql'), 60_000)
  try {
    // A look into information_schema.schemata would open databases that other tests create now (src/stores/mysql/server.ts).
    const found = await client.rows(
      `SELECT DISTINCT substring_index(name, '/', 1) AS name FROM information_schema.innodb_sys_tables WHERE name LIKE '${name}%'`,
    )
    const own = found.map((row) => String(row.name)).filter((database) => database.startsWith(name))
    for (const database of own) await dropMySqlDatabase(mysqlPlace(database))
  } finally {
    await client.end()
  }
}
