import type { Database, Statement } from 'better-sqlite3'
import type { JournalRecordRow, JournalRowRow } from '../../../../generated/prisma/content.ts'
import { connectReader } from '../connection.ts'

/** Records of a site with numbers greater than `after`, up to `upTo`. */
interface Slice {
  readonly siteId: string
  readonly after: number
  readonly upTo: number
}

const inSlice = 'WHERE siteId = ? AND sequence > ? AND sequence <= ?'

/** The lengths of the texts in bytes, a line feed, and the texts. A missing text has the length `-`. */
const packedRow = `concat(
  octet_length(tableName), ',', octet_length(rowKey), ',', coalesce(octet_length(lookupKey), '-'), ',',
  coalesce(octet_length(image), '-'), char(10), tableName, rowKey, lookupKey, image)`

type Read<R> = Statement<unknown[], R>
type RecordList = readonly [number, number, string, string, string, string, string, string, string]
type RowPart = Pick<JournalRowRow, 'sequence' | 'tableName' | 'rowKey' | 'lookupKey' | 'image'>

/**
 * Reads parts of the journals of a database file, on a connection of its own. The rows of a record come as one text, because
 * most of the time of reading them is that of making values; see `PackedImages`.
 */
export function openJournalReader(path: string) {
  let statements: ReturnType<typeof statementsOf> | undefined
  const connection = connectReader(path, (raw) => {
    statements = statementsOf(raw)
  })
  const { hashAt, records, rows, packed } = statements as ReturnType<typeof statementsOf>
  return {
    hashAt: (siteId: string, sequence: number) => hashAt.get(siteId, sequence)?.[0],
    records: ({ siteId, after, upTo }: Slice): JournalRecordRow[] =>
      records.all(siteId, after, upTo).map(([sequence, at, tenant, actor, operation, target, payload, previousHash, hash]) => {
        return { siteId, sequence, at, tenant, actor, operation, target, payload, previousHash, hash }
      }),
    rows: ({ siteId, after, upTo }: Slice) => rows.all(siteId, after, upTo),
    packed: ({ siteId, after, upTo }: Slice) =>
      packed.all(siteId, after, upTo).map(([sequence, count, text]) => {
        return { sequence, count, text }
      }),
    close: () => connection.close(false),
  }
}

function statementsOf(raw: Database) {
  const hashAt: Read<readonly [string]> = raw.prepare('SELECT hash FROM JournalRecord WHERE siteId = ? AND sequence = ?')
  const records: Read<RecordList> = raw.prepare(
    `SELECT sequence, at, tenant, actor, operation, target, payload, previousHash, hash FROM JournalRecord ${inSlice} ORDER BY sequence`,
  )
  const rows: Read<RowPart> = raw.prepare(
    `SELECT sequence, tableName, rowKey, lookupKey, image FROM JournalRow ${inSlice} ORDER BY sequence`,
  )
  const packed: Read<readonly [number, number, string]> = raw.prepare(
    `SELECT sequence, count(*), group_concat(${packedRow}, '') FROM JournalRow ${inSlice} GROUP BY sequence ORDER BY sequence`,
  )
  return { hashAt: hashAt.raw(), records: records.raw(), rows, packed: packed.raw() }
}
