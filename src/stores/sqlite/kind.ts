import type { Database } from 'better-sqlite3'
import { DataUnusable, restoreAdvice } from '../../core/kernel/data-unusable.ts'

export type DatabaseKind = 'farm' | 'content'

/** What a file holds: one database, or the farm database and a content database together. */
export type FileKind = DatabaseKind | 'whole'

interface Mark {
  /** Stored in the header of the file (`PRAGMA application_id`). */
  readonly id: number
  /** A table of the first migration; it identifies files that were created before they had an id. */
  readonly table?: string
  /** In messages. */
  readonly called: string
}

const marks: Readonly<Record<FileKind, Mark>> = {
  farm: { id: 0x546e4661, table: 'WebApplication', called: 'farm database' },
  content: { id: 0x546e436e, table: 'Site', called: 'content database' },
  whole: { id: 0x546e5768, called: 'database of a whole farm (LiteDb)' },
}

/**
 * Returns whether a database has any content. Changes nothing. Fails with `DataUnusable` if it belongs to another
 * program or is of another kind.
 */
export function inspectKind(connection: Database, kind: FileKind): boolean {
  const id = connection.pragma('application_id', { simple: true })
  const tables: ReadonlySet<unknown> = new Set(connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all())
  const isOf = ({ id: own, table }: Mark) =>
    id === own || (id === 0 && table !== undefined && tables.has('_prisma_migrations') && tables.has(table))
  const { called } = marks[kind]
  if (isOf(marks[kind])) return true
  const other = Object.values(marks).find(isOf)
  if (other) throw new DataUnusable(connection.name, `is a ${other.called}, but the ${called} has to be there. ${restoreAdvice}.`)
  if (id === 0 && tables.size === 0) return false
  throw new DataUnusable(
    connection.name,
    `is a database of another program. Choose another DataRootPath, SqlitePath or LiteDbPath, or move it away and restore the ${called} from a backup.`,
  )
}

/** Writes the kind into the header of the file, unless it is there. */
export function markKind(connection: Database, kind: FileKind): void {
  const { id } = marks[kind]
  if (connection.pragma('application_id', { simple: true }) !== id) connection.pragma(`application_id = ${id}`)
}
