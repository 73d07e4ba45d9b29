import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'

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
 * Applies the migrations of `directory` (`<name>/migration.sql`, in the order
 * of their names) that `connection` does not have yet, each in a transaction
 * of its own, and records them in `_prisma_migrations` as Prisma's migrate
 * does. Answers the names applied. Throws, with one line to show the user,
 * when the database has a migration that is edited, unknown or unfinished, or
 * when one fails; a failed one leaves nothing behind.
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

/** The migrations that `connection` lacks, once it is sure that those it has are ours. */
function pendingOf(connection: Database, migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const has = new Set<string>()
  for (const applied of appliedMigrations(connection)) {
    const name = applied.migration_name
    const migration = known.get(name)
    if (!migration) {
      throw new Error(
        `Database ${connection.name} was made by a newer version: it has the migration ${name}, which this version does not know.`,
      )
    }
    if (applied.finished_at === null) {
      throw new Error(`Database ${connection.name} has the unfinished migration ${name}. Restore it from a backup.`)
    }
    if (applied.checksum !== migration.checksum) {
      throw new Error(
        `Migration ${name} was edited after database ${connection.name} applied it. Restore its text and add a migration instead.`,
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

/** Answers false when another process was quicker. */
function applyMigration(connection: Database, migration: Migration, migrations: readonly Migration[]): boolean {
  connection.exec('BEGIN IMMEDIATE')
  try {
    const pending = pendingOf(connection, migrations).some((other) => other.name === migration.name)
    if (pending) record(connection, migration)
    connection.exec('COMMIT')
    return pending
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK')
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${migration.name} of database ${connection.name} failed: ${message}`, { cause: error })
  }
}

/** Columns and contents as Prisma writes them: instants are milliseconds. */
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
