import type { AuditSegmentRow } from '../../../../generated/prisma/farm.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { type ChainParts, chainRow, segmentPath } from './chain.ts'
import { type ChainEnd, firstHash, LineChecker } from './records.ts'
import { stubFault } from './stubs.ts'

/** The first changed record. */
export interface BrokenRecord {
  /** The path of its segment below the folder of all audit logs. */
  readonly segment: string
  readonly index: number
  readonly reason: string
}

/** The result of a check of audit logs. */
export interface AuditVerdict {
  readonly valid: boolean
  /** The number of records that were read. */
  readonly records: number
  /** The number of segments, including those that a stub replaces. */
  readonly segments: number
  /** The number of records in segments that are still open, and of events that are not in a log yet. */
  readonly unsealed: number
  readonly firstBroken?: BrokenRecord
}

/** The number of segment rows that are read at a time. */
const page = 200

/**
 * Checks every record of an audit log: its hash, its index, the hash of the record before it, the end of each segment,
 * and the end of the log. The hashes of the ends are in the farm database, so the check also finds a replaced chain.
 * `onProgress` gets the number of records since its last call. Other requests have turns.
 */
export async function verifyChain(
  parts: ChainParts,
  { key, onProgress }: { readonly key: Uint8Array; readonly onProgress: (records: number) => void },
): Promise<AuditVerdict> {
  const { farm, id } = parts
  const pace = makePacer()
  const before = await chainRow(parts)
  let end: ChainEnd = { index: 0, hash: firstHash }
  let [records, segments, unsealed, number] = [0, 0, 0, 0]
  const broken = (segment: string, index: number, reason: string): AuditVerdict => {
    return { valid: false, records, segments, unsealed, firstBroken: { segment, index, reason } }
  }
  for (;;) {
    const rows = await farm.records.query('AuditSegment', { where: { chainId: id }, above: { number }, orderBy: ['number'], limit: page })
    if (rows.length === 0) break
    for (const row of rows) {
      const path = `${id}/${segmentPath(row)}`
      segments += 1
      if (row.number !== number + 1 || row.firstIndex !== end.index + 1 || row.previousHash !== end.hash)
        return broken(path, end.index + 1, 'is not in the list of segments of the farm database')
      number = row.number
      const checked = await checkedPart(parts, row, key, pace)
      if (!checked.isStub) records += checked.end.index - end.index
      onProgress(checked.end.index - end.index)
      if (checked.fault !== undefined) return broken(path, checked.end.index + 1, checked.fault)
      if (checked.end.hash !== row.lastHash)
        return broken(path, row.lastIndex, 'is not the end of its segment that the farm database knows: the chain was computed anew')
      if (row.state === 'Open') unsealed += row.lastIndex - row.firstIndex + 1
      end = checked.end
      await pace()
    }
  }
  const row = await chainRow(parts)
  // The log may have grown since its segments were read.
  const known = row ?? { lastIndex: 0, lastHash: firstHash }
  if (known.lastIndex < end.index || (known.lastIndex === end.index && known.lastHash !== end.hash))
    return broken(id, end.index, 'is not the end of the log that the farm database knows')
  if (before && before.lastIndex > end.index) return broken(id, end.index + 1, 'is missing: its segment is not in the list of segments')
  return { valid: true, records, segments, unsealed }
}

interface Checked {
  /** The last unchanged record. */
  readonly end: ChainEnd
  /** The fault of the next record. */
  readonly fault?: string
  readonly isStub?: true
}

async function checkedPart(
  parts: ChainParts,
  row: AuditSegmentRow,
  key: Uint8Array,
  pace: () => Promise<void> | undefined,
): Promise<Checked> {
  const bytes = row.state === 'Reaped' ? undefined : await parts.segments.read(segmentPath(row))
  if (bytes) return checkedSegment(bytes, row, pace)
  const { chainId, number } = row
  const stub = await parts.segments.readStub(segmentPath(row))
  const now = await parts.farm.records.find('AuditSegment', { chainId, number })
  // When a segment is reaped, its row comes last: the server may have been killed before, or is about to write it.
  if (stub || now?.state === 'Reaped') return { ...stubEnd(stub, row, key), isStub: true }
  return { end: { index: row.firstIndex - 1, hash: row.previousHash }, fault: 'is missing: its segment was removed' }
}

function stubEnd(stub: Uint8Array | undefined, row: AuditSegmentRow, key: Uint8Array): Checked {
  const fault = stubFault(stub, row, key)
  if (fault !== undefined) return { end: { index: row.firstIndex - 1, hash: row.previousHash }, fault }
  return { end: { index: row.lastIndex, hash: row.lastHash } }
}

async function checkedSegment(found: Uint8Array, row: AuditSegmentRow, pace: () => Promise<void> | undefined): Promise<Checked> {
  let end: ChainEnd = { index: row.firstIndex - 1, hash: row.previousHash }
  const bytes = Buffer.from(found.buffer, found.byteOffset, found.byteLength)
  const checker = new LineChecker()
  let from = 0
  while (end.index < row.lastIndex) {
    const lineEnd = bytes.indexOf(0x0a, from)
    if (lineEnd < 0) return { end, fault: from === bytes.length ? 'is missing: its segment was cut' : 'is cut off' }
    const next = checker.check(bytes.subarray(from, lineEnd), end)
    if (typeof next === 'string') return { end, fault: next }
    end = next
    from = lineEnd + 1
    await pace()
  }
  // Lines beyond the stored end of an open segment are being written, or are left from a crash.
  if (row.state !== 'Open' && from !== bytes.length) return { end, fault: 'does not belong there: its segment has ended before it' }
  return { end }
}

/** The verdict on several logs. */
export function together(verdicts: readonly AuditVerdict[]): AuditVerdict {
  const sum = (part: 'records' | 'segments' | 'unsealed') => verdicts.reduce((total, one) => total + one[part], 0)
  const broken = verdicts.find(({ valid }) => !valid)?.firstBroken
  return {
    valid: broken === undefined,
    records: sum('records'),
    segments: sum('segments'),
    unsealed: sum('unsealed'),
    ...(broken && { firstBroken: broken }),
  }
}
