import type { Database } from 'better-sqlite3'
import { DataUnusable, restoreAdvice } from '../../core/kernel/data-unusable.ts'

export type DatabaseKind = 'farm' | 'content'

interface Mark {
  /** Stored in the header of the file (`PRAGMA application_id`). */
  readonly id: number
  /** A table of the first migration; it identifies files that were created before they had an id. */
  readonly table: string
}

const marks: Readonly<Record<DatabaseKind, Mark>> = {
  farm: { id: 0x546e4661, table: 'WebApplication' },
  content: { id: 0x546e436e, table: 'Site' },
}

/**
 * Returns whether a database has any content. Changes nothing. Fails with `DataUnusable` if it belongs to another
 * program or is of the other kind.
 */
export function inspectKind(connection: Database, kind: DatabaseKind): boolean {
  const id = connection.pragma('application_id', { simple: true })
  const tables: ReadonlySet<unknown> = new Set(connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all())
  if (id === marks[kind].id) return true
  const other = kind === 'farm' ? 'content' : 'farm'
  const isOurs = id === 0 && tables.has('_prisma_migrations')
  if (id === marks[other].id || (isOurs && tables.has(marks[other].table))) {
    throw new DataUnusable(connection.name, `is a ${other} database, but the ${kind} database has to be there. ${restoreAdvice}.`)
  }
  if (isOurs && tables.has(marks[kind].table)) return true
  if (id === 0 && tables.size === 0) return false
  throw new DataUnusable(
    connection.name,
    `is a database of another program. Choose another DataRootPath or SqlitePath, or move it away and restore the ${kind} database from a backup.`,
  )
}

/** Writes the kind into the header of the file, unless it is there. */
export function markKind(connection: Database, kind: DatabaseKind): void {
  const { id } = marks[kind]
  if (connection.pragma('application_id', { simple: true }) !== id) connection.pragma(`application_id = ${id}`)
}
