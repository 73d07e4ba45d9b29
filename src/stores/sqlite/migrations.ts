import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite, { type Database } from 'better-sqlite3'
import { DataUnusable, restoreAdvice } from '../../core/kernel/data-unusable.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from '../sql/migrations.ts'

/** The table of applied migrations; a file that holds two databases has one for each. */
const usualTable = '_prisma_migrations'

/**
 * Applies the migrations of `directory` (`<name>/migration.sql`, ordered by name) that the database lacks, each in its
 * own transaction, and records them in `table` as Prisma's migrate does. Returns the names of the applied
 * ones. Fails with `DataUnusable` if the database has an edited, unknown or unfinished migration, or if one fails; a
 * failed migration is rolled back.
 */
export function applyMigrations(connection: Database, directory: string, table = usualTable): string[] {
  const migrations = readMigrations(directory)
  const pending = pendingOf(connection, migrations, table)
  const applied: string[] = []
  for (const migration of pending) {
    if (applyMigration(connection, migration, migrations, table)) applied.push(migration.name)
  }
  return applied
}

/** By folder: the statements that make in one go what its migrations make of an empty database. */
const wholeSchemas = new Map<string, string>()

/** The name of the file with these statements beside the migrations of a build. */
export const wholeSchemaFile = 'whole.sql'

/**
 * Gives a new database in memory its schema: by the migrations of `directory`, or, in a build and from the second database of a process
 * on, by what they have made before, which takes a quarter of the time. Fails as `applyMigrations` does.
 */
export function migrateInMemory(connection: Database, directory: string): void {
  const file = join(directory, wholeSchemaFile)
  const known = wholeSchemas.get(directory) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  if (known === undefined) applyMigrations(connection, directory)
  else connection.exec(known)
  const made = known ?? statementsOf(connection)
  if (made !== undefined) wholeSchemas.set(directory, made)
}

/** What a build has in `wholeSchemaFile`. Fails as `applyMigrations` does. */
export function wholeSchemaOf(directory: string): string | undefined {
  const connection = new BetterSqlite(':memory:')
  try {
    applyMigrations(connection, directory)
    return statementsOf(connection)
  } finally {
    connection.close()
  }
}

/**
 * The statements that make the schema of a database and the list of its migrations; undefined if other tables have rows, which they would
 * not make.
 */
function statementsOf(connection: Database): string | undefined {
  const made = connection
    .prepare<[], { type: string; name: string; sql: string }>(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid",
    )
    .all()
  const others = made.filter(({ type, name }) => type === 'table' && name !== usualTable)
  if (others.some(({ name }) => connection.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() !== undefined)) return undefined
  const columns = connection.prepare<[], string>(`SELECT name FROM pragma_table_info('${usualTable}')`).pluck().all()
  const values = columns.map((column) => `quote("${column}")`).join(` || ', ' || `)
  const rows = connection.prepare<[], string>(`SELECT ${values} FROM "${usualTable}"`).pluck().all()
  const inserts = rows.map((row) => `INSERT INTO "${usualTable}" VALUES (${row})`)
  return ['BEGIN', ...made.map(({ sql }) => sql), ...inserts, 'COMMIT'].map((statement) => `${statement};\n`).join('')
}

/** The names of the migrations that the database lacks. Fails as `applyMigrations` does. */
export const pendingInFile = (connection: Database, directory: string, table = usualTable): string[] =>
  pendingOf(connection, readMigrations(directory), table).map(({ name }) => name)

const pendingOf = (connection: Database, migrations: readonly Migration[], table: string): Migration[] =>
  pendingMigrations(connection.name, appliedMigrations(connection, table), migrations)

function appliedMigrations(connection: Database, table: string): AppliedMigration[] {
  const found = connection.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`).get(table)
  if (found === undefined) return []
  return connection
    .prepare<[], AppliedMigration>(`SELECT migration_name, checksum, finished_at FROM "${table}" WHERE rolled_back_at IS NULL`)
    .all()
}

/** Returns false if another process has applied it. */
function applyMigration(connection: Database, migration: Migration, migrations: readonly Migration[], table: string): boolean {
  connection.exec('BEGIN IMMEDIATE')
  try {
    const pending = pendingOf(connection, migrations, table).some((other) => other.name === migration.name)
    if (pending) record(connection, migration, table)
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
function record(connection: Database, migration: Migration, table: string): void {
  const startedAt = Date.now()
  connection.exec(`CREATE TABLE IF NOT EXISTS "${table}" (
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
      `INSERT INTO "${table}" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)`,
    )
    .run(randomUUID(), migration.checksum, migration.name, startedAt, Date.now())
}
