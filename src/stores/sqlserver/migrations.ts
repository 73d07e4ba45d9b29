import { randomUUID } from 'node:crypto'
import { DataInUse, DataUnusable, restoreAdvice } from '../../core/kernel/data-unusable.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from '../sql/migrations.ts'
import type { SqlServerClient } from './connections/client.ts'
import { isSqlServerLost } from './connections/faults.ts'
import { takeSqlServerLock } from './named-lock.ts'
import { describeSqlServer, type SqlServerPlace } from './server.ts'

/** How long a start waits for another program that migrates the database, in seconds. */
const waitSeconds = 60

/** Tables that a database has besides those of its migrations. */
const besides = ['WriterLock', '_prisma_migrations']

/**
 * Applies the migrations of `directory` that the database lacks, and records them as Prisma's migrate does. Each one, with its record, is a
 * transaction, so an interrupted migration has changed nothing. Returns the names of the applied ones. Fails with `DataUnusable` if the
 * database has an edited or unknown migration, if it has tables of another program, or if a migration fails.
 */
export async function migrateSqlServer(client: SqlServerClient, place: SqlServerPlace, directory: string): Promise<string[]> {
  const migrations = readMigrations(directory)
  const what = describeSqlServer(place)
  await demandOurs(client, what, migrations)
  if ((await pendingOn(client, what, migrations)).length === 0) return []
  const release = await takeSqlServerLock(client, 'migrate', waitSeconds)
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

/** The names of the migrations that a database lacks; undefined if it has no tables. Fails as `migrateSqlServer` does. */
export async function pendingOnSqlServer(client: SqlServerClient, place: SqlServerPlace, directory: string): Promise<string[] | undefined> {
  const migrations = readMigrations(directory)
  await demandOurs(client, describeSqlServer(place), migrations)
  if (!(await sqlserverTables(client)).has('_prisma_migrations')) return undefined
  return (await pendingOn(client, describeSqlServer(place), migrations)).map(({ name }) => name)
}

export const tablesText = 'SELECT name FROM sys.tables WHERE SCHEMA_NAME(schema_id) = SCHEMA_NAME()'

/** The names of the tables of a database. */
export async function sqlserverTables(client: SqlServerClient): Promise<Set<string>> {
  return new Set((await client.batch(tablesText)).rows.map(({ name }) => String(name)))
}

/** A database of another program, or of the other kind, is not changed. */
async function demandOurs(client: SqlServerClient, what: string, migrations: readonly Migration[]): Promise<void> {
  const tables = await sqlserverTables(client)
  const first = /CREATE TABLE \[dbo\]\.\[(\w+)\]/.exec(migrations[0]?.text.slice(0, 2_000) ?? '')?.[1]
  if ([...tables].every((name) => besides.includes(name)) || (tables.has('_prisma_migrations') && tables.has(first ?? ''))) return
  throw new DataUnusable(what, 'has tables of another program. Name another database in SqlServerConnectionString.')
}

export const recordedText = 'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL'

async function pendingOn(client: SqlServerClient, what: string, migrations: readonly Migration[]): Promise<Migration[]> {
  const hasRecords = (await sqlserverTables(client)).has('_prisma_migrations')
  const recorded = hasRecords ? (await client.batch(recordedText)).rows : []
  return pendingMigrations(what, recorded as unknown as AppliedMigration[], migrations)
}

/** Columns and values as Prisma writes them. */
export const recordTable = `IF OBJECT_ID(N'dbo._prisma_migrations') IS NULL
CREATE TABLE _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             DATETIMEOFFSET,
    migration_name          NVARCHAR(250) NOT NULL,
    logs                    NVARCHAR(MAX) NULL,
    rolled_back_at          DATETIMEOFFSET,
    started_at              DATETIMEOFFSET NOT NULL DEFAULT CURRENT_TIMESTAMP,
    applied_steps_count     INT NOT NULL DEFAULT 0
)`

export const recordText = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, started_at, applied_steps_count)
  VALUES (@1, @2, @3, SYSDATETIMEOFFSET(), SYSDATETIMEOFFSET(), 1)`

/** The text of a migration is a transaction of its own, and throws after it has undone it. */
async function apply(client: SqlServerClient, what: string, { name, checksum, text }: Migration): Promise<void> {
  try {
    await client.batch(recordTable)
    await client.batch('BEGIN TRANSACTION')
    await client.batch(text)
    await client.run(recordText, [randomUUID(), checksum, name])
    await client.batch('COMMIT TRANSACTION')
  } catch (error) {
    await client.batch('IF @@TRANCOUNT > 0 ROLLBACK TRANSACTION').catch(() => undefined)
    if (isSqlServerLost(error)) throw error
    throw new DataUnusable(
      what,
      `could not be brought up to date: its migration ${name} failed (${(error as Error).message}). Start again when the reason is gone. ${restoreAdvice}, or start the version that made it.`,
      { cause: error },
    )
  }
}
