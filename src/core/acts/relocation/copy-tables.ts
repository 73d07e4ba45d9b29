import { createHash } from 'node:crypto'
import type { Durability } from '../../kernel/ports.ts'
import { type AnyRow, type NamedRecords, pagesInOrder } from './pages.ts'
import { withoutUnused } from './rows.ts'

/** A table, and how its rows are read in the order of its key. */
export interface CopiedTable {
  readonly name: string
  /** The columns of its key. */
  readonly key: readonly string[]
  /** All of its columns. */
  readonly columns: readonly string[]
}

/** A database that receives rows. */
export interface RowTarget {
  readonly records: NamedRecords
  transaction<T>(work: (records: NamedRecords) => Promise<T>, durability?: Durability): Promise<T>
}

/** The database of the copy has refused rows of a table. The cause says why. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
  readonly table: string
  /** The keys of the first and of the last row that were written together. */
  readonly rows: string

  constructor(table: string, rows: string, cause: unknown) {
    super(`The table ${table} has refused rows.`, { cause })
    this.table = table
    this.rows = rows
  }
}

/**
 * Copies the rows of a table that are not in the target yet. Rows are written in the order of their keys, so what the target
 * has is the beginning of the table, and the copy goes on behind its last row. Does not wait for the disk. `onRows` gets the
 * number of the rows of each page. Fails with `RowsRefused`.
 */
export async function copyTable(
  from: NamedRecords,
  to: RowTarget,
  table: CopiedTable,
  onRows: (rows: readonly AnyRow[]) => Promise<void>,
): Promise<void> {
  const [last] = await to.records.query(table.name, { where: {}, orderBy: table.key, descending: table.key, limit: 1, columns: table.key })
  for await (const rows of rowsInOrder(from, table, last)) {
    try {
      await to.transaction((records) => records.insertAll(table.name, withoutUnused(rows)), 'derived')
    } catch (error) {
      throw new RowsRefused(table.name, `${keyOf(table, rows[0])} to ${keyOf(table, rows.at(-1))}`, error)
    }
    await onRows(rows)
  }
}

const keyOf = ({ key }: CopiedTable, row: AnyRow | undefined): string => key.map((column) => String(row?.[column]).slice(0, 100)).join(', ')

/** What a table holds. */
export interface TableSum {
  readonly rows: number
  /** SHA-256 of the values of all rows in the order of their keys, in lower-case hexadecimal digits. */
  readonly sha256: string
}

/** Reads a whole table. Equal tables of different databases have equal sums. */
export async function sumOf(records: NamedRecords, table: CopiedTable, onRows: (count: number) => void): Promise<TableSum> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of rowsInOrder(records, table)) {
    for (const row of rows) hash.update(`${JSON.stringify(table.columns.map((column) => comparable(row[column])))}\n`)
    count += rows.length
    onRows(rows.length)
  }
  return { rows: count, sha256: hash.digest('hex') }
}

/** Bytes by their hash. */
const comparable = (value: unknown): unknown =>
  value instanceof Uint8Array ? { bytes: createHash('sha256').update(value).digest('hex') } : value

/** All rows of a table, or those after `last`, in pages as of `pagesInOrder`. */
export const rowsInOrder = (records: NamedRecords, { name, key }: CopiedTable, last?: AnyRow): AsyncGenerator<readonly AnyRow[]> =>
  pagesInOrder({ records, table: name, key, after: last })
