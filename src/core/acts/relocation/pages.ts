import { breathe } from '../../kernel/pacing/breathe.ts'
import type { Records } from '../../kernel/ports.ts'

/** A row of any table. */
export type AnyRow = Readonly<Record<string, unknown>>

/** Records of tables that are known by name only. */
export type NamedRecords = Records<Record<string, AnyRow>>

/** The maximum number of rows of a page. */
const pageRows = 1_000
/** The maximum size of their texts and bytes together. A row with more is a page of its own. */
const pageBytes = 8 * 1024 * 1024

export interface RowsToRead {
  readonly records: NamedRecords
  readonly table: string
  /** The columns of the table's key. The rows have one order in it. */
  readonly key: readonly string[]
  /** The values of the first columns of the key, which all rows have. */
  readonly within?: Readonly<Record<string, string>>
  /** Only rows after this one. */
  readonly after?: AnyRow | undefined
  /** Reads only these columns, which include the key and no long text. */
  readonly columns?: readonly string[] | undefined
}

/**
 * The rows of a table, page by page in the order of its key. A page has at most 1,000 rows, and one row or at most 8 MB, however
 * long their texts are. Rows that are deleted after they were read do not disturb it.
 */
export async function* pagesInOrder(read: RowsToRead): AsyncGenerator<readonly AnyRow[]> {
  for (let last = read.after; ; ) {
    const page = await nextPage(read, last)
    if (page.rows.length > 0) yield page.rows
    if (!page.last) return
    last = page.last
    await breathe()
  }
}

/** The rows of one page, and the row at its end; undefined if there was nothing behind it. */
interface NextPage {
  readonly rows: readonly AnyRow[]
  readonly last: AnyRow | undefined
}

/** Asks for the sizes of the next rows first, which the database knows without reading them. */
async function nextPage(read: RowsToRead, last: AnyRow | undefined): Promise<NextPage> {
  if (read.columns) {
    const rows = await rowsAfter(read, last, { limit: pageRows, columns: read.columns })
    return { rows, last: rows.length < pageRows ? undefined : rows.at(-1) }
  }
  const sizes = await rowsAfter(read, last, { limit: pageRows, columns: read.key, withSize: true })
  const count = fitting(sizes)
  if (count === 0) return { rows: [], last: undefined }
  const rows = await rowsAfter(read, last, { limit: count })
  const isEnd = count === sizes.length && count < pageRows
  // Rows may have been deleted between the two reads.
  return { rows, last: isEnd ? undefined : (rows.at(-1) ?? sizes[count - 1]) }
}

/** How many of the first rows fit into a page. */
function fitting(sizes: readonly AnyRow[]): number {
  let bytes = 0
  const first = sizes.findIndex(({ rowBytes }) => {
    bytes += Number(rowBytes)
    return bytes > pageBytes
  })
  return first < 0 ? sizes.length : Math.max(first, 1)
}

interface Wanted {
  readonly limit: number
  readonly columns?: readonly string[]
  readonly withSize?: true
}

/**
 * The rows after `last`. The first query reads rows that differ from `last` only in the last column of the key; each further query
 * compares one column less. Each query reads one range of the key's index.
 */
async function rowsAfter(
  { records, table, key, within = {} }: RowsToRead,
  last: AnyRow | undefined,
  { limit, ...wanted }: Wanted,
): Promise<AnyRow[]> {
  const own = key.slice(Object.keys(within).length)
  if (!last) return records.query(table, { where: within, orderBy: own, limit, ...wanted })
  const rows: AnyRow[] = []
  for (let depth = own.length - 1; depth >= 0 && rows.length < limit; depth -= 1) {
    const where = { ...within, ...Object.fromEntries(own.slice(0, depth).map((name) => [name, last[name]])) }
    const above = { [own[depth] ?? '']: last[own[depth] ?? ''] as string | number }
    rows.push(...(await records.query(table, { where, above, orderBy: own.slice(depth), limit: limit - rows.length, ...wanted })))
  }
  return rows
}
