import type { Connection, FieldPacket, QueryResult } from 'mysql2/promise'
import type { SqlRow } from '../sql/session.ts'
import { mysqlReadFault } from './faults.ts'
import { decodedRows } from './rows.ts'

interface Streamed {
  readonly stream: (options: { readonly highWaterMark: number }) => AsyncIterable<SqlRow>
  on(event: 'fields', listener: (fields: readonly FieldPacket[]) => void): void
}

/** The rows of a statement without values, `count` at once; the server sends more of them when they are wanted. */
export async function* pagesOn(connection: Connection, text: string, count: number): AsyncGenerator<SqlRow[]> {
  const plain = (connection as unknown as { readonly connection: { execute(text: string): Streamed } }).connection
  let fields: readonly FieldPacket[] = []
  // Only the binary form of numbers is exact.
  const query = plain.execute(text)
  query.on('fields', (given) => {
    fields = given
  })
  const page = (rows: SqlRow[]): SqlRow[] => decodedRows([rows as unknown as QueryResult, fields])
  let rows: SqlRow[] = []
  try {
    for await (const row of query.stream({ highWaterMark: count })) {
      rows.push(row)
      if (rows.length < count) continue
      yield page(rows)
      rows = []
    }
  } catch (error) {
    throw mysqlReadFault(error, 0)
  }
  if (rows.length > 0) yield page(rows)
}
