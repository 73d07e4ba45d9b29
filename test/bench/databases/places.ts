import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { connectMySql, mysqlContentDatabase } from '../../../src/stores/mysql/server.ts'
import { connectClient, contentDatabaseIn } from '../../../src/stores/postgresql/server.ts'
import * as mariadb from '../../support/mysql/private-server.ts'
import * as postgresql from '../../support/postgresql/private-server.ts'

interface IndexStatements {
  readonly drop: readonly string[]
  readonly make: readonly string[]
}

/** A farm of the benchmark, which no server uses yet. */
export interface BenchPlace {
  readonly settings: Readonly<Record<string, string>>
  /** The URL of the first content database; undefined for SQLite. */
  readonly contentUrl: string | undefined
  /** Runs statements while no server runs. */
  run(statements: readonly string[]): Promise<void>
  /** What drops the indexes of the items that are not unique, and makes them again: many rows are added faster without them. */
  indexes(): Promise<IndexStatements>
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
    indexes() {
      const database = new Sqlite(join(folderOf(folder), 'Content/content.db'))
      const text = `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'Item' AND sql LIKE 'CREATE INDEX%'`
      const found = database.prepare<[], { name: string; sql: string }>(text).all()
      database.close()
      return Promise.resolve({ drop: found.map(({ name }) => `DROP INDEX "${name}"`), make: found.map(({ sql }) => sql) })
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
    async indexes() {
      const client = await connectClient({ connectionString: server.connectionString, database }, 60_000)
      const text = `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'Item' AND indexdef LIKE 'CREATE INDEX%'`
      const { rows } = await client.query<{ indexname: string; indexdef: string }>(text)
      await client.end()
      return { drop: rows.map(({ indexname }) => `DROP INDEX "${indexname}"`), make: rows.map(({ indexdef }) => indexdef) }
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
  const place = { server: 'mysql', connectionString: server.connectionString, database, connections: 1 } as const
  return {
    settings: { StorageProvider: 'MySQL', MySqlConnectionString: server.connectionString, DataRootPath: folderOf(folder) },
    contentUrl: url.href,
    async run(statements) {
      const client = await connectMySql(place, 3_600_000)
      for (const statement of statements) await client.connection.query(statement)
      await client.end()
    },
    async indexes() {
      const client = await connectMySql(place, 0)
      const found = await client.rows(
        `SELECT index_name AS name, GROUP_CONCAT(CONCAT('\`', column_name, '\`', IFNULL(CONCAT('(', sub_part, ')'), '')) ORDER BY seq_in_index) AS columns
         FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'Item' AND non_unique = 1 GROUP BY index_name`,
      )
      await client.end()
      const drop = found.map(({ name }) => `DROP INDEX \`${name}\``)
      const make = found.map(({ name, columns }) => `ADD INDEX \`${name}\` (${columns})`)
      return { drop: [`ALTER TABLE \`Item\` ${drop.join(', ')}`], make: [`ALTER TABLE \`Item\` ${make.join(', ')}`] }
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
