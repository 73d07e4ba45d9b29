import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { connectMySql, mysqlContentDatabase } from '../../../src/stores/mysql/server.ts'
import { connectClient, contentDatabaseIn } from '../../../src/stores/postgresql/server.ts'
import * as mariadb from '../../support/mysql/private-server.ts'
import * as postgresql from '../../support/postgresql/private-server.ts'

/** A farm of the benchmark, which no server uses yet. */
export interface BenchPlace {
  readonly settings: Readonly<Record<string, string>>
  /** The URL of the first content database; undefined for SQLite. */
  readonly contentUrl: string | undefined
  /** Runs statements while no server runs. */
  run(statements: readonly string[]): Promise<void>
  /** The expression of a new GUID. */
  readonly newId: string
  quote(name: string): string
  stop(): Promise<void>
}

const folderOf = (folder: string) => join(folder, 'data')

function onSqlite(folder: string): Promise<BenchPlace> {
  const hex = 'lower(hex(randomblob(4)))'
  return Promise.resolve({
    settings: { StorageProvider: 'FileSystem', DataRootPath: folderOf(folder) },
    contentUrl: undefined,
    run(statements) {
      const database = new Sqlite(join(folderOf(folder), 'Content/content.db'))
      for (const statement of statements) database.exec(statement)
      database.close()
      return Promise.resolve()
    },
    newId: `${hex} || '-' || substr(${hex}, 1, 4) || '-4' || substr(${hex}, 1, 3) || '-a' || substr(${hex}, 1, 3) || '-' || ${hex} || substr(${hex}, 1, 4)`,
    quote: (name) => `"${name}"`,
    stop: () => Promise.resolve(),
  })
}

/** Without `durable` the server forgets on a power cut, as for tests. */
async function onPostgreSql(folder: string): Promise<BenchPlace> {
  const programs = postgresql.programsOf()
  if (programs === undefined) throw new Error('PostgreSQL is not installed.')
  const server = await postgresql.startPrivateServer(programs)
  const database = contentDatabaseIn('tenon', 'Content')
  const url = new URL(server.connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return {
    settings: { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: server.connectionString, DataRootPath: folderOf(folder) },
    contentUrl: url.href,
    async run(statements) {
      const client = await connectClient({ connectionString: server.connectionString, database }, 3_600_000)
      for (const statement of statements) await client.query(statement)
      await client.end()
    },
    newId: 'gen_random_uuid()::text',
    quote: (name) => `"${name}"`,
    stop: () => server.stop(),
  }
}

async function onMariaDb(folder: string): Promise<BenchPlace> {
  const programs = mariadb.programsOf()
  if (programs === undefined) throw new Error('MariaDB is not installed.')
  // A million items with their indexes take more memory than the server of the tests has.
  const server = await mariadb.startPrivateServer(programs, ['innodb-buffer-pool-size=2G', 'innodb-log-file-size=1G'])
  const database = mysqlContentDatabase('tenon', 'Content')
  const url = new URL(server.connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return {
    settings: { StorageProvider: 'MySQL', MySqlConnectionString: server.connectionString, DataRootPath: folderOf(folder) },
    contentUrl: url.href,
    async run(statements) {
      const place = { server: 'mysql', connectionString: server.connectionString, database, connections: 1 } as const
      const client = await connectMySql(place, 3_600_000)
      for (const statement of statements) await client.connection.query(statement)
      await client.end()
    },
    newId: 'uuid()',
    quote: (name) => `\`${name}\``,
    stop: () => server.stop(),
  }
}

export const places = { SQLite: onSqlite, PostgreSQL: onPostgreSql, MariaDB: onMariaDb } as const

/** Milliseconds of processor time that the processes of a database server have used; 0 for SQLite. */
export function databaseMs(): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d{1,10}$/.test(name))
    .map(statOf)
  const children = new Set([process.pid])
  let ticks = 0
  // Parents have smaller numbers, but for the rare case that these begin anew.
  for (const stat of stats.sort((one, other) => (one?.pid ?? 0) - (other?.pid ?? 0))) {
    if (!stat || !children.has(stat.parent) || !/postgres|mariadb|mysql|sudo|setpriv/.test(stat.command)) continue
    children.add(stat.pid)
    ticks += stat.own + stat.ofEnded
  }
  return ticks * 10
}

function statOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before these fields may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index])
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return { pid: Number(pid), parent: at(1), own: at(11) + at(12), ofEnded: at(13) + at(14), command }
  } catch {
    return undefined
  }
}
