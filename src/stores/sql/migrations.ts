import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** What the table `_prisma_migrations` knows of a migration that was not rolled back. */
export interface AppliedMigration {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: number | string | null
}

/** The migrations in a folder (`<name>/migration.sql`), ordered by name. Fails with an `Error` if there are none. */
export function readMigrations(directory: string): Migration[] {
  const entries = existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  if (names.length === 0) throw new Error(`There are no migrations in ${directory}.`)
  return names.sort().map((name) => {
    const bytes = readFileSync(join(directory, name, 'migration.sql'))
    return { name, text: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') }
  })
}

/**
 * The migrations that the database at `place` lacks, after a check that those it has are ours. Fails with `DataUnusable` if
 * one of them is edited, unknown or unfinished.
 */
export function pendingMigrations(place: string, appliedOnes: readonly AppliedMigration[], migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const has = new Set<string>()
  for (const applied of appliedOnes) {
    const name = applied.migration_name
    const migration = known.get(name)
    if (!migration) {
      throw new DataUnusable(
        place,
        `was made by a newer version: it has the migration ${name}, which this version does not know. Start that version, or restore the database from a backup of this one.`,
      )
    }
    if (applied.finished_at === null) {
      throw new DataUnusable(place, `has the unfinished migration ${name}. Restore it from a backup.`)
    }
    if (applied.checksum !== migration.checksum) {
      throw new DataUnusable(
        place,
        `was made by another version: its migration ${name} was edited after it had been applied. Start that version, or restore the migration's text and add another one instead.`,
      )
    }
    has.add(name)
  }
  return migrations.filter((migration) => !has.has(migration.name))
}
