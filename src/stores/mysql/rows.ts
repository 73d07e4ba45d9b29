import type { ExecuteValues, FieldPacket, QueryResult, ResultSetHeader, TypedParameter } from 'mysql2/promise'
import type { SqlRow, SqlValue } from '../sql/session.ts'
import { readDatetime } from './instants.ts'

/** The types `TIMESTAMP` and `DATETIME` of a column in the protocol. */
const instantTypes: ReadonlySet<unknown> = new Set([7, 12])

/**
 * The values of a statement for the driver, which sends other numbers as fractions. No column holds a number that is none: it stands for
 * no value, as in SQLite.
 */
export const typedValues = (values: readonly SqlValue[], types: TypedParameter): ExecuteValues =>
  values.map((value) => {
    if (typeof value === 'number') return Number.isNaN(value) ? null : Number.isSafeInteger(value) ? types.LONGLONG(value) : value
    if (value instanceof Uint8Array && !Buffer.isBuffer(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    return value
  }) as ExecuteValues

/** The rows of a result; its instants become numbers in place. */
export function decodedRows([result, fields]: readonly [QueryResult, readonly FieldPacket[]]): SqlRow[] {
  const rows = result as unknown as SqlRow[]
  const instants = fields.filter(({ columnType }) => instantTypes.has(columnType)).map(({ name }) => name)
  if (instants.length > 0)
    for (const row of rows)
      for (const name of instants) {
        const value = row[name]
        if (typeof value === 'string') row[name] = readDatetime(value)
      }
  return rows
}

/** How many rows a statement has found to change. */
export const changedRows = ([result]: readonly [QueryResult, readonly FieldPacket[]]): number => (result as ResultSetHeader).affectedRows
