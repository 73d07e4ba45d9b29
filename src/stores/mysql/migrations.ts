import { randomUUID } from 'node:crypto'
import { DataInUse, DataUnusable, restoreAdvice } from '../../core/kernel/data-unusable.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from '../sql/migrations.ts'
import { isMySqlLost } from './faults.ts'
import { takeLock } from './named-lock.ts'
import { describeMySql, type MySqlClient, type MySqlPlace, runUnlessDone } from './server.ts'

/** How long a start waits for another program that migrates the database, in seconds. */
const waitSeconds = 60

/** Tables that a database has besides those of its migrations. */
const besides = ['WriterLock', 'JointServer', '_prisma_migrations']

interface Recorded extends AppliedMigration {
  /** How many of its statements have run. */
  readonly applied_steps_count: number
  /** `together` while a migration runs whose statements are those of `togetherOf`; another release may have begun it with single ones. */
  readonly logs: string | null
}

/**
 * Applies the migrations of `directory` that the database lacks, and records them as Prisma's migrate does. MySQL commits each
 * statement on its own that changes the schema: so the number of those that have run is recorded, and an interrupted migration goes on
 * with the next one. Returns the names of the applied ones. Fails with `DataUnusable` if the database has an edited or unknown
 * migration, if it has tables of another program, or if a migration fails.
 */
export async function migrateMySql(client: MySqlClient, place: MySqlPlace, directory: string): Promise<string[]> {
  const migrations = readMigrations(directory)
  const what = describeMySql(place)
  await demandOurs(client, what, migrations)
  if ((await pendingOn(client, what, migrations)).length === 0) return []
  const release = await takeLock(client, `migrate ${place.database}`, waitSeconds)
  if (!release) throw new DataInUse(what, 'start this server again when the other one has migrated the database')
  const applied: string[] = []
  // Another program may have applied some of them until now.
  for (const migration of await pendingOn(client, what, migrations)) {
    await apply(client, what, migration)
    applied.push(migration.name)
  }
  await release()
  return applied
}

/** The names of the migrations that a database lacks; undefined if it has no tables. Fails as `migrateMySql` does. */
export async function pendingOnMySql(client: MySqlClient, place: MySqlPlace, directory: string): Promise<string[] | undefined> {
  const migrations = readMigrations(directory)
  await demandOurs(client, describeMySql(place), migrations)
  if (!(await tablesOn(client)).has('_prisma_migrations')) return undefined
  return (await pendingOn(client, describeMySql(place), migrations)).map(({ name }) => name)
}

/** The names of the tables of a database. */
export async function tablesOn(client: MySqlClient): Promise<Set<string>> {
  const found = await client.rows('SELECT table_name AS name FROM information_schema.tables WHERE table_schema = database()')
  return new Set(found.map(({ name }) => String(name)))
}

/** A database of another program, or of the other kind, is not changed. */
async function demandOurs(client: MySqlClient, what: string, migrations: readonly Migration[]): Promise<void> {
  const tables = await tablesOn(client)
  const first = /CREATE TABLE `(\w+)`/.exec(migrations[0]?.text.slice(0, 2_000) ?? '')?.[1]
  if ([...tables].every((name) => besides.includes(name)) || (tables.has('_prisma_migrations') && tables.has(first ?? ''))) return
  throw new DataUnusable(what, 'has tables of another program. Name another database in MySqlConnectionString.')
}

async function recordedOn(client: MySqlClient): Promise<Recorded[]> {
  if (!(await tablesOn(client)).has('_prisma_migrations')) return []
  const text =
    'SELECT migration_name, checksum, finished_at, applied_steps_count, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL'
  return (await client.rows(text)) as unknown as Recorded[]
}

/** What has begun and not ended is pending, if its text is the same. */
async function pendingOn(client: MySqlClient, what: string, migrations: readonly Migration[]): Promise<Migration[]> {
  const recorded = await recordedOn(client)
  const isBegun = ({ migration_name: name, checksum, finished_at: end }: Recorded): boolean =>
    end === null && migrations.some((migration) => migration.name === name && migration.checksum === checksum)
  return pendingMigrations(
    what,
    recorded.filter((one) => !isBegun(one)),
    migrations,
  )
}

/** The statements of a migration. Each one ends at the end of a line, and no text in one does. */
export const statementsOf = (text: string): string[] =>
  text
    .split(/;\r?$/m)
    .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')

const indexChange =
  /^(?:DROP (INDEX `\w{1,64}`) ON `(\w{1,64})`|CREATE ((?:UNIQUE )?INDEX `\w{1,64}`) ON `(\w{1,64})` ?(\([^;]{1,2000}\)))$/

/** Statements one behind the other that drop and add indexes of one table become one: each of them would write down the whole table anew. */
export function togetherOf(statements: readonly string[]): string[] {
  const changes = statements.map((statement) => {
    const [, dropped, from, added, to, columns] = indexChange.exec(statement) ?? []
    return { statement, table: from ?? to, text: dropped ? `DROP ${dropped}` : `ADD ${added} ${columns}` }
  })
  const together: string[] = []
  for (const [at, { statement, table, text }] of changes.entries()) {
    const isNext = table !== undefined && table === changes[at - 1]?.table
    if (isNext) together.push(`${together.pop()}, ${text}`)
    else together.push(table === undefined ? statement : `ALTER TABLE \`${table}\` ${text}`)
  }
  return together
}

/** The collation that the migrations name is known to every server, but blanks at the end of a text do not count in it. */
const withCollation = (statement: string, { flavour }: MySqlClient): string =>
  statement.replaceAll('COLLATE utf8mb4_bin', `COLLATE ${flavour.collation}`)

async function apply(client: MySqlClient, what: string, migration: Migration): Promise<void> {
  const { connection } = client
  const { name, checksum, text } = migration
  try {
    await connection.query(recordTable)
    const known = (await recordedOn(client)).find((one) => one.migration_name === name)
    if (!known)
      await connection.execute(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count, logs) VALUES (?, ?, ?, now(3), 0, 'together')`,
        [randomUUID(), checksum, name],
      )
    const done = Number(known?.applied_steps_count ?? 0)
    const single = statementsOf(text)
    const statements = known && known.logs === null ? single : togetherOf(single)
    for (const [at, statement] of statements.entries()) {
      if (at < done) continue
      const written = withCollation(statement, client)
      await connection.query('START TRANSACTION')
      // The first one may have run before it was recorded.
      if (known && at === done) await runUnlessDone(client, written)
      else await connection.query(written)
      await connection.execute('UPDATE _prisma_migrations SET applied_steps_count = ? WHERE migration_name = ?', [String(at + 1), name])
      await connection.query('COMMIT')
    }
    await connection.execute(
      'UPDATE _prisma_migrations SET finished_at = now(3), applied_steps_count = 1, logs = NULL WHERE migration_name = ?',
      [name],
    )
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => undefined)
    if (isMySqlLost(error)) throw error
    throw new DataUnusable(
      what,
      `could not be brought up to date: its migration ${name} failed (${(error as Error).message}). Start again when the reason is gone. ${restoreAdvice}, or start the version that made it.`,
      { cause: error },
    )
  }
}

/** Columns and values as Prisma writes them. */
const recordTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             DATETIME(3),
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          DATETIME(3),
    started_at              DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    applied_steps_count     INTEGER UNSIGNED NOT NULL DEFAULT 0
)`
