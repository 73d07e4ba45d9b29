import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { RowQuery } from '../../core/kernel/query.ts'
import type { SqlDialect } from './dialect.ts'
import { columnsKey } from './records.ts'
import type { SqlRow } from './session.ts'
import { addValue, type Slot, type StatementShape } from './statements.ts'

/** Which columns of a row are read, and how long values are measured. */

/** The measure of a query, as SQL. */
export interface AddedMeasure {
  readonly columns: readonly string[]
  readonly mostBytes: Slot
}

export function addMeasure(shape: StatementShape, { measured }: RowQuery): AddedMeasure | undefined {
  if (!measured) return undefined
  assert(Number.isSafeInteger(measured.mostBytes) && measured.mostBytes >= 0, `${measured.mostBytes} is not a number of bytes`)
  shape.key += `|measured${columnsKey(measured.columns)}`
  return { columns: measured.columns, mostBytes: addValue(shape, measured.mostBytes) }
}

/** The columns of a row to read. */
interface ReadColumns {
  readonly columns: readonly string[]
  readonly measured: AddedMeasure | undefined
}

/**
 * The columns to read. In rows that are measured, the size of a long value stands in its place, and `storedBytes` is the
 * size of the measured columns that are not read; `measureRows` completes it.
 */
export function columnsRead({ storedBytes, valueOrSize, sizeBeside }: SqlDialect, { columns, measured }: ReadColumns, table = 'Item') {
  const reference = (name: string) => sql.ref(`${table}.${name}`)
  if (!measured) return columns.map((name) => reference(name).as(name))
  const long = new Set(measured.columns)
  const unread = measured.columns.filter((name) => !columns.includes(name))
  const mostBytes = sql`${measured.mostBytes}`
  const sizes = [
    ...unread.map((name) => sql`coalesce(${storedBytes(reference(name), 'text')}, 0)`),
    ...(sizeBeside ? columns.filter((name) => long.has(name)).map((name) => sizeBeside(reference(name), mostBytes)) : []),
  ]
  return [
    ...columns.map((name) => (long.has(name) ? valueOrSize(reference(name), mostBytes) : reference(name)).as(name)),
    (sizes.length === 0 ? sql.lit(0) : sql`${sql.join(sizes, sql` + `)}`).as('storedBytes'),
  ]
}

/** Completes `storedBytes` of the rows of a query in place, and makes long values null. */
export function measureRows(rows: readonly SqlRow[], { measured, columns }: RowQuery): void {
  if (!measured) return
  const read = columns ? measured.columns.filter((name) => columns.includes(name)) : measured.columns
  if (read.length === 0) return
  for (const row of rows) {
    let bytes = Number(row.storedBytes)
    for (const name of read) {
      const value = row[name]
      if (typeof value === 'string') bytes += Buffer.byteLength(value)
      else if (typeof value === 'number') {
        bytes += value
        row[name] = null
      }
    }
    row.storedBytes = bytes
  }
}
