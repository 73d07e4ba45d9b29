import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectSqlServer, dropSqlServerDatabase } from '../../../src/stores/sqlserver/server.ts'
import type { FreshFarm } from '../postgresql/farms.ts'
import { freshSqlServerName, sqlserverPlace } from './databases.ts'

/** What tests expect of a server in memory: it may call addresses of this machine. */
const asInMemory = { 'Webhooks:AllowedHosts': 'localhost,127.0.0.1' }

/** A farm on the server of `SVC_TEST_SQLSERVER`, whose databases the start makes. */
export async function freshFarmOnSqlServer(): Promise<FreshFarm> {
  const name = freshSqlServerName()
  const url = new URL(sqlserverPlace(name).connectionString)
  url.pathname = `/${name}`
  const folder = await mkdtemp(join(tmpdir(), 'tenon-farm-'))
  return {
    settings: { StorageProvider: 'SqlServer', SqlServerConnectionString: url.href, DataRootPath: folder, ...asInMemory },
    async remove() {
      for (const database of await databasesOf(name)) await dropSqlServerDatabase(sqlserverPlace(database))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function databasesOf(farm: string): Promise<string[]> {
  const client = await connectSqlServer(sqlserverPlace('master'), 60_000)
  try {
    const { rows } = await client.run('SELECT name FROM sys.databases WHERE left(name, len(@1)) = @1', [farm])
    return rows.map((row) => String(row.name))
  } finally {
    await client.end()
  }
}
