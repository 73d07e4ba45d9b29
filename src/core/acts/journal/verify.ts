import type { ContentTables } from '../../../../generated/prisma/content.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase, JournalThreads, Records, SliceVerdict } from '../../kernel/ports.ts'
import { type Checked, checkPage, firstEnd, isCut, type JournalEnd, type RecordFault, rowColumns } from './check-records.ts'

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

/** The number of records in a slice that a thread checks. */
const sliceRecords = 2_048

type JournalRecords = Records<Pick<ContentTables, 'JournalRecord' | 'JournalRow' | 'JournalHead'>>

/**
 * Checks every record of the journal of a site: its hash, its number, the hash of the record before it, the rows that
 * belong to it, and the end of the journal. `onProgress` gets the number of records since its last call. Other requests have
 * turns.
 */
export async function verifyJournal(
  { records, journalThreads }: Pick<ContentDatabase, 'records' | 'journalThreads'>,
  siteId: string,
  onProgress: (records: number) => void = () => undefined,
): Promise<JournalVerdict> {
  const known = await records.find('JournalHead', { siteId })
  // Records that are appended during the check are not a part of it.
  const end = known?.sequence ?? 0
  const { last, fault } =
    journalThreads && end > sliceRecords
      ? await journalThreads((threads) => checkInSlices(threads, { siteId, end, sliceRecords, onProgress }))
      : await checkHere(records, { siteId, end, onProgress })
  const broken = ([sequence, reason]: RecordFault): JournalVerdict => {
    return { valid: false, records: last.sequence, journals: 1, firstBroken: { journal: siteId, sequence, reason } }
  }
  if (fault) return broken(fault)
  if (known && known.hash !== last.hash)
    return broken([end, 'is not the end of the journal that the database knows: the chain was computed anew'])
  const beyond = await faultBeyond(records, siteId, end, known !== undefined)
  return beyond ? broken(beyond) : { valid: true, records: last.sequence, journals: 1 }
}

/** The part of a journal to check: its records up to `end`. */
interface Part {
  readonly siteId: string
  readonly end: number
  readonly onProgress: (records: number) => void
}

/** Other requests have turns. */
async function checkHere(records: JournalRecords, { siteId, end, onProgress }: Part): Promise<Checked> {
  const pace = makePacer()
  let last: JournalEnd = firstEnd
  while (last.sequence < end) {
    const { sequence: before } = last
    const upTo = { sequence: Math.min(before + pageSize, end) }
    const page = await records.query('JournalRecord', { where: { siteId }, above: { sequence: before }, upTo, orderBy: ['sequence'] })
    const rows = await records.query('JournalRow', {
      ...{ where: { siteId }, above: { sequence: before }, upTo },
      ...{ orderBy: ['sequence'], columns: rowColumns },
    })
    const checked = checkPage(page, rows, last)
    if (checked.fault) return checked
    last = checked.last
    if (page.length === 0) return { last, fault: [last.sequence + 1, isCut] }
    onProgress(page.length)
    await pace()
  }
  return { last }
}

/** Has threads check the records up to `end`, several slices at a time. The first fault counts. */
export async function checkInSlices(
  { count, check }: JournalThreads,
  { siteId, end, sliceRecords, onProgress }: Part & { readonly sliceRecords: number },
): Promise<Checked> {
  const running: Promise<SliceVerdict>[] = []
  let [begun, last] = [0, firstEnd]
  const begin = (): void => {
    if (begun >= end) return
    const slice = { siteId, after: begun, upTo: Math.min(begun + sliceRecords, end) }
    begun = slice.upTo
    const verdict = check(slice)
    // If an earlier one fails, nobody awaits it.
    verdict.catch(() => undefined)
    running.push(verdict)
  }
  // Each thread has a further slice, so that none waits for this one.
  for (let n = 0; n < 2 * count; n++) begin()
  for (let next = running.shift(); next; next = running.shift()) {
    const verdict = await next
    begin()
    if (verdict.previousHash !== last.hash) return { last, fault: [last.sequence + 1, 'does not follow the record before it'] }
    if (verdict.fault) return verdict
    onProgress(verdict.last.sequence - last.sequence)
    last = verdict.last
  }
  return { last }
}

/** The fault of a record or row after the end of a journal. */
async function faultBeyond(records: JournalRecords, siteId: string, end: number, isKnown: boolean): Promise<RecordFault | undefined> {
  const after = { where: { siteId }, above: { sequence: end }, orderBy: ['sequence'], descending: ['sequence'], limit: 1 } as const
  const [record] = await records.query('JournalRecord', { ...after, columns: ['sequence'] })
  const [row] = await records.query('JournalRow', { ...after, columns: ['sequence'] })
  if (!isKnown) return record && [record.sequence, 'belongs to a journal whose end was removed']
  // The end is read last, because the journal may have grown.
  const grown = (await records.find('JournalHead', { siteId }, ['sequence']))?.sequence ?? 0
  if (record && record.sequence > grown) return [record.sequence, 'does not belong there: the journal has ended before it']
  return row && row.sequence > grown ? [row.sequence, 'has rows, but is not a record of the journal'] : undefined
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
