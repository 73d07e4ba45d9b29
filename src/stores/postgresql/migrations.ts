import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { DataUnusable, restoreAdvice } from '../../core/kernel/data-unusable.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from '../sql/migrations.ts'
import { isLost } from './faults.ts'
import { describePlace, type PostgreSqlPlace } from './server.ts'

/** The lock that Prisma's migrate takes, so that nobody else migrates the database at the same time. */
const migrationLock = 72_707_369

/**
 * Applies the migrations of `directory` that the database lacks, each in its own transaction, and records them as Prisma's
 * migrate does. Returns the names of the applied ones. Fails with `DataUnusable` if the database has an edited, unknown or
 * unfinished migration, if it has tables of another program, or if a migration fails; a failed migration is rolled back.
 */
export async function migrate(client: Client, place: PostgreSqlPlace, directory: string): Promise<string[]> {
  const migrations = readMigrations(directory)
  const what = describePlace(place)
  await demandOurs(client, what, migrations)
  const known = await appliedOn(client)
  const pending = pendingMigrations(what, known, migrations)
  if (known.length === 0 && (await applyAll(client, pending))) return pending.map(({ name }) => name)
  const applied: string[] = []
  for (const migration of pending) if (await apply(client, what, migration, migrations)) applied.push(migration.name)
  return applied
}

/** The names of the migrations that a database lacks; undefined if it has no tables. Fails as `migrate` does. */
export async function pendingOnServer(client: Client, place: PostgreSqlPlace, directory: string): Promise<string[] | undefined> {
  const migrations = readMigrations(directory)
  await demandOurs(client, describePlace(place), migrations)
  if (!(await hasTable(client, '_prisma_migrations'))) return undefined
  return pendingMigrations(describePlace(place), await appliedOn(client), migrations).map(({ name }) => name)
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS found`, [`public."${name}"`])
  return rows[0]?.found === true
}

/** A database of another program, or of the other kind, is not changed. */
async function demandOurs(client: Client, what: string, migrations: readonly Migration[]): Promise<void> {
  const has = await hasTable(client, '_prisma_migrations')
  const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM pg_tables WHERE schemaname = 'public'`)
  const first = /CREATE TABLE "(\w+)"/.exec(migrations[0]?.text.slice(0, 2_000) ?? '')?.[1]
  if (Number(rows[0]?.count) === 0 || (has && first !== undefined && (await hasTable(client, first)))) return
  throw new DataUnusable(what, 'has tables of another program. Name another database in PostgreSqlConnectionString.')
}

async function appliedOn(client: Client): Promise<AppliedMigration[]> {
  if (!(await hasTable(client, '_prisma_migrations'))) return []
  const { rows } = await client.query<AppliedMigration>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return rows
}

/**
 * Applies all migrations to a database that has none, in one message and one transaction, which takes less than half the time. Returns false
 * if another process has applied some, or if one fails: applied one after the other, they tell which one.
 */
async function applyAll(client: Client, migrations: readonly Migration[]): Promise<boolean> {
  try {
    await client.query(takeTurn)
    const isEmpty = (await appliedOn(client)).length === 0
    if (isEmpty) {
      await client.query([recordTable, ...migrations.map(({ text }) => text)].join(';\n'))
      await note(client, migrations)
    }
    await client.query('COMMIT')
    return isEmpty
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (isLost(error)) throw error
    return false
  }
}

const takeTurn = `BEGIN; SELECT pg_advisory_xact_lock(${migrationLock})`

/** Returns false if another process has applied it. */
async function apply(client: Client, what: string, migration: Migration, migrations: readonly Migration[]): Promise<boolean> {
  try {
    await client.query(takeTurn)
    const isPending = pendingMigrations(what, await appliedOn(client), migrations).some(({ name }) => name === migration.name)
    if (isPending) {
      await client.query(recordTable)
      await client.query(migration.text)
      await note(client, [migration])
    }
    await client.query('COMMIT')
    return isPending
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (error instanceof DataUnusable || isLost(error)) throw error
    throw new DataUnusable(
      what,
      `could not be brought up to date: its migration ${migration.name} failed and was undone (${(error as Error).message}). ${restoreAdvice}, or start the version that made it.`,
      { cause: error },
    )
  }
}

/** Columns and values as Prisma writes them. */
const recordTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`

async function note(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     SELECT id, checksum, name, now(), clock_timestamp(), 1 FROM unnest($1::text[], $2::text[], $3::text[]) AS applied (id, checksum, name)`,
    [migrations.map(() => randomUUID()), migrations.map(({ checksum }) => checksum), migrations.map(({ name }) => name)],
  )
}
