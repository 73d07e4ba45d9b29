import type { JournalRecordRow, JournalRowRow } from '../../../../generated/prisma/content.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
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
  let [sequence, previousHash, count] = [0, firstHash, 0]
  const broken = (at: number, reason: string): JournalVerdict => {
    return { valid: false, records: count, journals: 1, firstBroken: { journal: siteId, sequence: at, reason } }
  }
  // Records that are appended during the check are not a part of it.
  const end = known?.sequence ?? 0
  for (;;) {
    const page = await records.query('JournalRecord', { where: { siteId }, above: { sequence }, orderBy: ['sequence'], limit: pageSize })
    const own = page.filter((record) => record.sequence <= end)
    const upTo = own.at(-1)?.sequence
    if (upTo === undefined) break
    const rows = await records.query('JournalRow', { where: { siteId }, above: { sequence }, upTo: { sequence: upTo } })
    const bySequence = Map.groupBy(rows, (row) => row.sequence)
    for (const record of own) {
      const fault = faultOf(record, { sequence, previousHash }, bySequence.get(record.sequence) ?? [])
      if (fault !== undefined) return broken(sequence + 1, fault)
      bySequence.delete(record.sequence)
      sequence = record.sequence
      previousHash = record.hash
      count += 1
      await pace()
    }
    const [foreign] = bySequence.keys()
    if (foreign !== undefined) return broken(foreign, 'has rows, but is not a record of the journal')
    onProgress(own.length)
  }
  if (sequence !== end) return broken(sequence + 1, 'is missing: the journal was cut')
  if (known && known.hash !== previousHash)
    return broken(end, 'is not the end of the journal that the database knows: the chain was computed anew')
  const extra = known ? undefined : (await records.query('JournalRecord', { where: { siteId }, limit: 1 }))[0]
  if (extra) return broken(extra.sequence, 'belongs to a journal whose end was removed')
  return { valid: true, records: count, journals: 1 }
}

function faultOf(
  record: JournalRecordRow,
  { sequence, previousHash }: { readonly sequence: number; readonly previousHash: string },
  rows: readonly JournalRowRow[],
): string | undefined {
  if (record.sequence !== sequence + 1) return 'is missing'
  if (record.previousHash !== previousHash) return 'does not follow the record before it: its previousHash is another one'
  try {
    if (hashOf(record) !== record.hash) return 'was changed: its hash is another one'
    const { rows: count, rowsHash } = JSON.parse(record.payload) as { readonly rows: number; readonly rowsHash: string }
    if (count !== rows.length) return `has ${rows.length} rows instead of ${count}`
    return hashOfImages(inOrder(rows)) === rowsHash ? undefined : 'was changed: the hash of its rows is another one'
  } catch {
    return 'was changed: it cannot be read'
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
