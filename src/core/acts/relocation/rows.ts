import type { ContentTables } from '../../../../generated/prisma/content.ts'
import type { ContentDatabase, ContentTable, Records } from '../../kernel/ports.ts'
import { type AnyRow, type NamedRecords, pagesInOrder } from './pages.ts'

const anyRecords = (records: Records<ContentTables>): NamedRecords => records as unknown as NamedRecords

/** The maximum number of rows that one statement deletes. */
const deletedAtOnce = 250

export interface TableOfSite {
  readonly records: Records<ContentTables>
  readonly table: ContentTable
  /** The columns of the table's key, the site id first. */
  readonly key: readonly string[]
  readonly siteId: string
  /** Values that all rows have, of the columns of the key behind the site id. */
  readonly within?: Readonly<Record<string, string>>
}

/**
 * All rows of a site in a table, in pages as of `pagesInOrder`. With `columns` only these are read; they include the key.
 */
export const rowsOfSite = (
  { records, table, key, siteId, within }: TableOfSite,
  columns?: readonly string[],
): AsyncGenerator<readonly AnyRow[]> => pagesInOrder({ records: anyRecords(records), table, key, within: { siteId, ...within }, columns })

/** The database for writes that its event journal does not record: the journal of a site is copied, moved and removed with it. */
export const besideJournal = (database: ContentDatabase): ContentDatabase => database.journal?.beside ?? database

/**
 * Stores rows that are complete, to which nothing leads yet. Columns without a value in any of them are left out of the
 * statements. Does not wait for the disk.
 */
export async function insertRows(database: ContentDatabase, table: ContentTable, rows: readonly AnyRow[]): Promise<void> {
  if (rows.length === 0) return
  const slim = withoutUnused(rows)
  await besideJournal(database).transaction((records) => anyRecords(records).insertAll(table, slim), 'derived')
}

/** The rows without the columns that have no value in any of them. */
export function withoutUnused(rows: readonly AnyRow[]): AnyRow[] {
  const used = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => row[name] !== null))
  return rows.map((row) => partOf(row, used))
}

function partOf(row: AnyRow, columns: readonly string[]): AnyRow {
  const part: Record<string, unknown> = {}
  for (const name of columns) part[name] = row[name]
  return part
}

/** Deletes all rows of a site in a table, page by page. Does not wait for the disk. */
export async function deleteRows(database: ContentDatabase, table: ContentTable, siteId: string): Promise<void> {
  const key = database.keys.get(table) ?? []
  const named = key.at(-1) ?? 'siteId'
  for await (const rows of rowsOfSite({ records: database.records, table, key, siteId }, key)) {
    const groups = runsOf(rows, key.slice(0, -1))
    await besideJournal(database).transaction(async (records) => {
      for (const group of groups) {
        const prefix = Object.fromEntries(key.slice(0, -1).map((name) => [name, group[0]?.[name]]))
        const values = group.map((row) => row[named] as string | number)
        for (let at = 0; at < values.length; at += deletedAtOnce)
          await anyRecords(records).delete(table, { ...prefix, [named]: { in: values.slice(at, at + deletedAtOnce) } })
      }
    }, 'derived')
  }
}

/** The rows, which are in the order of these columns, in groups with the same values of them. */
function runsOf(rows: readonly AnyRow[], columns: readonly string[]): AnyRow[][] {
  const runs: AnyRow[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run && columns.every((name) => run[0]?.[name] === row[name])) run.push(row)
    else runs.push([row])
  }
  return runs
}
