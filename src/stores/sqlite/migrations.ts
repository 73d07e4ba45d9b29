import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite, { type Database } from 'better-sqlite3'
import { DataUnusable, restoreAdvice } from '../../core/kernel/data-unusable.ts'

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

interface AppliedMigration {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: number | string | null
}

/**
 * Applies the migrations of `directory` (`<name>/migration.sql`, ordered by name) that the database lacks, each in its
 * own transaction, and records them in `_prisma_migrations` as Prisma's migrate does. Returns the names of the applied
 * ones. Fails with `DataUnusable` if the database has an edited, unknown or unfinished migration, or if one fails; a
 * failed migration is rolled back.
 */
export function applyMigrations(connection: Database, directory: string): string[] {
  const migrations = readMigrations(directory)
  if (migrations.length === 0) throw new Error(`There are no migrations in ${directory}.`)
  const pending = pendingOf(connection, migrations)
  const applied: string[] = []
  for (const migration of pending) {
    if (applyMigration(connection, migration, migrations)) applied.push(migration.name)
  }
  return applied
}

function readMigrations(directory: string): Migration[] {
  const entries = existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return names.sort().map((name) => {
    const bytes = readFileSync(join(directory, name, 'migration.sql'))
    return { name, text: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') }
  })
}

/** The migrations that the database lacks, after a check that those it has are ours. */
function pendingOf(connection: Database, migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const has = new Set<string>()
  for (const applied of appliedMigrations(connection)) {
    const name = applied.migration_name
    const migration = known.get(name)
    if (!migration) {
      throw new DataUnusable(
        connection.name,
        `was made by a newer version: it has the migration ${name}, which this version does not know. Start that version, or restore the database from a backup of this one.`,
      )
    }
    if (applied.finished_at === null) {
      throw new DataUnusable(connection.name, `has the unfinished migration ${name}. Restore it from a backup.`)
    }
    if (applied.checksum !== migration.checksum) {
      throw new DataUnusable(
        connection.name,
        `was made by another version: its migration ${name} was edited after it had been applied. Start that version, or restore the migration's text and add another one instead.`,
      )
    }
    has.add(name)
  }
  return migrations.filter((migration) => !has.has(migration.name))
}

function appliedMigrations(connection: Database): AppliedMigration[] {
  const table = connection.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_prisma_migrations'`).get()
  if (table === undefined) return []
  return connection
    .prepare<[], AppliedMigration>('SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL')
    .all()
}

/** Returns false if another process has applied it. */
function applyMigration(connection: Database, migration: Migration, migrations: readonly Migration[]): boolean {
  connection.exec('BEGIN IMMEDIATE')
  try {
    const pending = pendingOf(connection, migrations).some((other) => other.name === migration.name)
    if (pending) record(connection, migration)
    connection.exec('COMMIT')
    return pending
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK')
    // A fault of the file itself is reported as such.
    if (!(error instanceof BetterSqlite.SqliteError) || error.code !== 'SQLITE_ERROR') throw error
    throw new DataUnusable(
      connection.name,
      `could not be brought up to date: its migration ${migration.name} failed and was undone (${error.message}). ${restoreAdvice}, or start the version that made it.`,
      { cause: error },
    )
  }
}

/** Columns and values as Prisma writes them; instants are milliseconds. */
function record(connection: Database, migration: Migration): void {
  const startedAt = Date.now()
  connection.exec(`CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`)
  connection.exec(migration.text)
  connection
    .prepare(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
    )
    .run(randomUUID(), migration.checksum, migration.name, startedAt, Date.now())
}
