import { isAscii } from 'node:buffer'
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

const nothing = Buffer.alloc(0)

type Read<R> = Statement<unknown[], R>
type RecordList = readonly [number, number, string, string, string, string, string, string, string]
type RowPart = Pick<JournalRowRow, 'sequence' | 'tableName' | 'rowKey' | 'lookupKey' | 'image'>

/**
 * Reads parts of the journals of a database file, on a connection of its own. Many rows come as one value, because most of the
 * time of reading them is that of making values; see `PackedImages`.
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
    packed({ siteId, after, upTo }: Slice) {
      const [sequences, bytes] = packed.get(siteId, after, upTo) ?? []
      return { sequences: sequences?.split(',').map(Number) ?? [], bytes: bytes ?? nothing, isAscii: isAscii(bytes ?? nothing) }
    },
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
  const packed: Read<readonly [string | null, Buffer | null]> = raw.prepare(
    `SELECT group_concat(sequence), CAST(group_concat(${packedRow}, '') AS BLOB) FROM JournalRow ${inSlice}`,
  )
  return { hashAt: hashAt.raw(), records: records.raw(), rows, packed: packed.raw() }
}
