import type { ContentTables, JournalRecordRow, JournalRowRow } from '../../../../generated/prisma/content.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase, Records } from '../../kernel/ports.ts'
import { firstHash } from '../audit/records.ts'
import { hashOf } from './chain.ts'
import { hashOfImages, inOrder } from './images.ts'

/** The first changed record of a journal. */
export interface BrokenJournal {
  /** The id of the site. */
  readonly journal: string
  readonly sequence: number
  readonly reason: string
}

/** The result of a check of journals. */
export interface JournalVerdict {
  readonly valid: boolean
  /** The number of records that were read. */
  readonly records: number
  readonly journals: number
  readonly firstBroken?: BrokenJournal
}

/** The number of records that are read at a time. */
const pageSize = 64

/** What the check reads of a row: its number, and what the hash of its record covers. */
const rowColumns = ['sequence', 'tableName', 'rowKey', 'lookupKey', 'image'] as const
type JournalRecords = Records<Pick<ContentTables, 'JournalRecord' | 'JournalRow' | 'JournalHead'>>
type RowPart = Pick<JournalRowRow, (typeof rowColumns)[number]>

/** The last checked record. */
interface JournalEnd {
  readonly sequence: number
  readonly hash: string
}

/** A fault of a record, by its number. */
type Fault = readonly [sequence: number, reason: string]

/**
 * Checks every record of the journal of a site: its hash, its number, the hash of the record before it, the rows that
 * belong to it, and the end of the journal. `onProgress` gets the number of records since its last call. Other requests have
 * turns.
 */
export async function verifyJournal(
  { records }: ContentDatabase,
  siteId: string,
  onProgress: (records: number) => void = () => undefined,
): Promise<JournalVerdict> {
  const pace = makePacer()
  const known = await records.find('JournalHead', { siteId })
  let last: JournalEnd = { sequence: 0, hash: firstHash }
  const broken = ([sequence, reason]: Fault): JournalVerdict => {
    return { valid: false, records: last.sequence, journals: 1, firstBroken: { journal: siteId, sequence, reason } }
  }
  // Records that are appended during the check are not a part of it.
  const end = known?.sequence ?? 0
  while (last.sequence < end) {
    const { sequence: before } = last
    const upTo = { sequence: Math.min(before + pageSize, end) }
    const page = await records.query('JournalRecord', { where: { siteId }, above: { sequence: before }, upTo, orderBy: ['sequence'] })
    const rows = await records.query('JournalRow', {
      ...{ where: { siteId }, above: { sequence: before }, upTo },
      ...{ orderBy: ['sequence'], columns: rowColumns },
    })
    const checked = pageFault(page, rows, last)
    last = checked.last
    if (checked.fault) return broken(checked.fault)
    if (page.length === 0) return broken([last.sequence + 1, 'is missing: the journal was cut'])
    onProgress(page.length)
    await pace()
  }
  if (known && known.hash !== last.hash)
    return broken([end, 'is not the end of the journal that the database knows: the chain was computed anew'])
  const fault = await faultBeyond(records, siteId, end, known !== undefined)
  return fault ? broken(fault) : { valid: true, records: last.sequence, journals: 1 }
}

/** The fault of a record or row after the end of a journal. */
async function faultBeyond(records: JournalRecords, siteId: string, end: number, isKnown: boolean): Promise<Fault | undefined> {
  const after = { where: { siteId }, above: { sequence: end }, orderBy: ['sequence'], descending: ['sequence'], limit: 1 } as const
  const [record] = await records.query('JournalRecord', { ...after, columns: ['sequence'] })
  const [row] = await records.query('JournalRow', { ...after, columns: ['sequence'] })
  if (!isKnown) return record && [record.sequence, 'belongs to a journal whose end was removed']
  // The end is read last, because the journal may have grown.
  const grown = (await records.find('JournalHead', { siteId }, ['sequence']))?.sequence ?? 0
  if (record && record.sequence > grown) return [record.sequence, 'does not belong there: the journal has ended before it']
  return row && row.sequence > grown ? [row.sequence, 'has rows, but is not a record of the journal'] : undefined
}

/** Checks records and their rows, both in order. Returns the last record without a fault. */
function pageFault(
  page: readonly JournalRecordRow[],
  rows: readonly RowPart[],
  { sequence: lastSequence, hash: previousHash }: JournalEnd,
): { readonly last: JournalEnd; readonly fault?: Fault } {
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
  return foreign ? { last, fault: [last.sequence + 1, 'is missing: the journal was cut'] } : { last }
}

/** The last members of a payload, before which quotes in texts are escaped. Only the name of a table may follow. */
const lastMembers = /^"rows":(\d{1,16}),"rowsHash":"([0-9a-f]{64})"/

function faultOf(record: JournalRecordRow, last: JournalEnd, rows: readonly RowPart[]): string | undefined {
  if (record.sequence !== last.sequence + 1) return 'is missing'
  if (record.previousHash !== last.hash) return 'does not follow the record before it: its previousHash is another one'
  if (hashOrNone(record) !== record.hash) return 'was changed: its hash is another one'
  const at = record.payload.lastIndexOf('"rows":')
  const [, count, rowsHash] = lastMembers.exec(record.payload.slice(at, at + memberChars)) ?? []
  if (count !== String(rows.length)) return `has ${rows.length} rows instead of ${count ?? 'what its payload does not tell'}`
  return hashOfImages(inOrder(rows)) === rowsHash ? undefined : 'was changed: the hash of its rows is another one'
}

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

/** The verdict on several journals. */
export function allJournals(verdicts: readonly JournalVerdict[]): JournalVerdict {
  const firstBroken = verdicts.find(({ valid }) => !valid)?.firstBroken
  return {
    valid: firstBroken === undefined,
    records: verdicts.reduce((sum, { records }) => sum + records, 0),
    journals: verdicts.reduce((sum, { journals }) => sum + journals, 0),
    ...(firstBroken && { firstBroken }),
  }
}
