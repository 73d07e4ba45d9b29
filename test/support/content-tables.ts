import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

export type TableRow = Readonly<Record<string, unknown>>
export type Tables = Readonly<Record<string, readonly TableRow[]>>

/**
 * Every row of every table of the content database below a `DataRootPath`, as
 * committed now; the server may run. Not included are the
 * table of the schema's creation and those of the search index, which
 * is updated later.
 */
export const contentTables = (dataRootPath: string): Tables => tablesOf(join(dataRootPath, 'Content/content.db'))

/** The same of the farm database. */
export const farmTables = (dataRootPath: string): Tables => tablesOf(join(dataRootPath, 'farm.db'))

function tablesOf(path: string): Tables {
  const database = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    const tables = database
      .prepare(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations' AND name NOT LIKE 'Search%' ORDER BY name`,
      )
      .pluck()
      .all() as string[]
    // One transaction, so all tables show the same moment.
    return database.transaction(() => Object.fromEntries(tables.map((name) => [name, rowsOf(database, name)])))()
  } finally {
    database.close()
  }
}

function rowsOf(database: Sqlite.Database, table: string): TableRow[] {
  const columns = database.prepare(`PRAGMA table_info("${table}")`).all() as { name: string; pk: number }[]
  const keys = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  return database.prepare(`SELECT * FROM "${table}" ORDER BY ${keys.map(({ name }) => `"${name}"`).join(', ')}`).all() as TableRow[]
}

/** The new rows of a table. */
export function rowsAdded(before: Tables, after: Tables, table: string): TableRow[] {
  const known = new Set(before[table]?.map((row) => JSON.stringify(row)))
  return (after[table] ?? []).filter((row) => !known.has(JSON.stringify(row)))
}
