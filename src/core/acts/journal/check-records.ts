import type { JournalRecordRow, JournalRowRow } from '../../../../generated/prisma/content.ts'
import type { JournalSlice, SliceVerdict } from '../../kernel/ports.ts'
import { firstHash } from '../audit/records.ts'
import { hashOf } from './chain.ts'
import { hashOfImages, inOrder, PackedImageReader, type PackedImages } from './images.ts'

/** What the check reads of a row: its number, and what the hash of its record covers. */
export const rowColumns = ['sequence', 'tableName', 'rowKey', 'lookupKey', 'image'] as const
export type RowPart = Pick<JournalRowRow, (typeof rowColumns)[number]>

/** The last checked record. */
export type JournalEnd = SliceVerdict['last']

/** A fault of a record, by its number. */
export type RecordFault = NonNullable<SliceVerdict['fault']>

/** The last record without a fault, and the first fault. */
export type Checked = Omit<SliceVerdict, 'previousHash'>

/** The end of a journal before its first record. */
export const firstEnd: JournalEnd = { sequence: 0, hash: firstHash }

/** Reads parts of a journal, in order, without giving turns. */
export interface JournalReader {
  /** The stored hash of a record. */
  hashAt(siteId: string, sequence: number): string | undefined
  records(slice: JournalSlice): readonly JournalRecordRow[]
  rows(slice: JournalSlice): readonly RowPart[]
  packed(slice: JournalSlice): PackedImages
}

/** The number of records that a thread reads at a time. */
const recordsAtOnce = 64

/** Why a record of which nothing is left has a fault. */
export const isCut = 'is missing: the journal was cut'

/**
 * Checks a slice of a journal. Where the packed rows do not prove that all is as it was written, it reads each row, and says
 * what is wrong.
 */
export function checkSlice(reader: JournalReader, { siteId, after, upTo }: JournalSlice): SliceVerdict {
  const previousHash = after === 0 ? firstEnd.hash : (reader.hashAt(siteId, after) ?? '')
  let last: JournalEnd = { sequence: after, hash: previousHash }
  if (previousHash === '') return { previousHash, last: { sequence: after - 1, hash: '' }, fault: [after, isCut] }
  while (last.sequence < upTo) {
    const part = { siteId, after: last.sequence, upTo: Math.min(last.sequence + recordsAtOnce, upTo) }
    const page = reader.records(part)
    const end = endOfWhole(page, reader.packed(part), last)
    const checked = end ? { last: end } : checkPage(page, reader.rows(part), last)
    if (checked.fault) return { previousHash, ...checked }
    last = checked.last
    if (page.length === 0) return { previousHash, last, fault: [last.sequence + 1, isCut] }
  }
  return { previousHash, last }
}

/** The last of these records, if all of them and their rows are as they were written. */
function endOfWhole(page: readonly JournalRecordRow[], packed: PackedImages, before: JournalEnd): JournalEnd | undefined {
  const images = new PackedImageReader(packed)
  let last = before
  for (const record of page) {
    const { sequence, previousHash, hash } = record
    if (sequence !== last.sequence + 1 || previousHash !== last.hash || hashOrNone(record) !== hash) return undefined
    const { count, rowsHash } = images.take(sequence)
    if (rowsHash === undefined || !record.payload.startsWith(rowMembers(count, rowsHash), membersAt(record))) return undefined
    last = { sequence, hash }
  }
  return images.isAtEnd ? last : undefined
}

/** Checks records and their rows, both in order. Returns the last record without a fault. */
export function checkPage(
  page: readonly JournalRecordRow[],
  rows: readonly RowPart[],
  { sequence: lastSequence, hash: previousHash }: JournalEnd,
): Checked {
  let last = { sequence: lastSequence, hash: previousHash }
  let from = 0
  for (const record of page) {
    const { sequence } = record
    let to = from
    while (rows[to]?.sequence === sequence) to += 1
    const fault = faultOf(record, last, rows.slice(from, to))
    if (fault !== undefined) return { last, fault: [last.sequence + 1, fault] }
    last = { sequence, hash: record.hash }
    from = to
  }
  const foreign = rows[from]
  return foreign ? { last, fault: [last.sequence + 1, isCut] } : { last }
}

/** The last members of a payload, before which quotes in texts are escaped. Only the name of a table may follow. */
const lastMembers = /^"rows":(\d{1,16}),"rowsHash":"([0-9a-f]{64})"/

function faultOf(record: JournalRecordRow, last: JournalEnd, rows: readonly RowPart[]): string | undefined {
  if (record.sequence !== last.sequence + 1) return 'is missing'
  if (record.previousHash !== last.hash) return 'does not follow the record before it: its previousHash is another one'
  if (hashOrNone(record) !== record.hash) return 'was changed: its hash is another one'
  const { count, rowsHash } = rowsOf(record)
  if (count !== String(rows.length)) return `has ${rows.length} rows instead of ${count ?? 'what its payload does not tell'}`
  return hashOfImages(inOrder(rows)) === rowsHash ? undefined : 'was changed: the hash of its rows is another one'
}

/** How many rows a record has, and their hash, as its payload tells. */
function rowsOf(record: JournalRecordRow): { readonly count?: string | undefined; readonly rowsHash?: string | undefined } {
  const at = membersAt(record)
  const [, count, rowsHash] = lastMembers.exec(record.payload.slice(at, at + memberChars)) ?? []
  return { count, rowsHash }
}

const membersAt = ({ payload }: JournalRecordRow): number => payload.lastIndexOf('"rows":')

/** As `lastMembers` reads it. */
const rowMembers = (count: number, rowsHash: string): string => `"rows":${count},"rowsHash":"${rowsHash}"`

/** More than these members have. */
const memberChars = 200

/** Undefined if a value of the record cannot be written as text. */
function hashOrNone(record: JournalRecordRow): string | undefined {
  try {
    return hashOf(record)
  } catch {
    return undefined
  }
}
