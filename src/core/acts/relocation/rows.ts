import type { ContentTables } from '../../../../generated/prisma/content.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase, ContentTable, Records } from '../../kernel/ports.ts'

/** A row of any table. */
export type AnyRow = Readonly<Record<string, unknown>>

/** Records whose tables are known by name only. */
type AnyRecords = Records<Record<string, AnyRow>>

const anyRecords = (records: Records<ContentTables>): AnyRecords => records as unknown as AnyRecords

/** The maximum number of rows in one transaction, which gives other requests turns between its statements. */
const pageSize = 1_000
/** The maximum number of rows that one statement deletes. */
const deletedAtOnce = 250
/** The maximum of `pageSize` for pieces of stored bytes, each of which has many kilobytes. */
const piecesAtOnce = 16

const pageSizeOf = (table: ContentTable, columns: readonly string[] | undefined): number =>
  table === 'BlobChunk' && !columns ? piecesAtOnce : pageSize

export interface TableOfSite {
  readonly records: Records<ContentTables>
  readonly table: ContentTable
  /** The columns of the table's key, the site id first. */
  readonly key: readonly string[]
  readonly siteId: string
}

/**
 * All rows of a site in a table, page by page in the order of the key. With `columns` only these are read; they include
 * the key. Rows that are deleted after they were read do not disturb it.
 */
export async function* rowsOfSite(of: TableOfSite, columns?: readonly string[]): AsyncGenerator<readonly AnyRow[]> {
  for (let last: AnyRow | undefined; ; ) {
    const rows = await nextRows(of, last, columns)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (!last || rows.length < pageSizeOf(of.table, columns)) return
    await breathe()
  }
}

/**
 * The rows after `last`, in the order of the key. The first query reads rows that differ from `last` only in the last column
 * of the key; each further query compares one column less. Each query reads one range of the key's index.
 */
async function nextRows(
  { records, table, key, siteId }: TableOfSite,
  last: AnyRow | undefined,
  columns?: readonly string[],
): Promise<AnyRow[]> {
  const own = key.slice(1)
  const size = pageSizeOf(table, columns)
  const page = (depth: number, limit: number) => ({
    where: { siteId, ...(last && Object.fromEntries(own.slice(0, depth).map((name) => [name, last[name]]))) },
    ...(last && { above: { [own[depth] ?? '']: last[own[depth] ?? ''] as string | number } }),
    orderBy: own.slice(depth),
    limit,
    ...(columns && { columns }),
  })
  if (!last) return anyRecords(records).query(table, page(0, size))
  const rows: AnyRow[] = []
  for (let depth = own.length - 1; depth >= 0 && rows.length < size; depth--)
    rows.push(...(await anyRecords(records).query(table, page(depth, size - rows.length))))
  return rows
}

/** The database for writes that its event journal does not record: the journal of a site is copied, moved and removed with it. */
export const besideJournal = (database: ContentDatabase): ContentDatabase => database.journal?.beside ?? database

/**
 * Stores rows that are complete, to which nothing leads yet. Columns without a value in any of them are left out of the
 * statements. Does not wait for the disk.
 */
export async function insertRows(database: ContentDatabase, table: ContentTable, rows: readonly AnyRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const used = Object.keys(first).filter((name) => rows.some((row) => row[name] !== null))
  const slim = rows.map((row) => partOf(row, used))
  await besideJournal(database).transaction((records) => anyRecords(records).insertAll(table, slim), 'derived')
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
