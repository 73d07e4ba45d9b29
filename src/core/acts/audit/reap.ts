import { breathe } from '../../kernel/pacing/breathe.ts'
import { type ChainParts, type SegmentState, segmentPath } from './chain.ts'
import { stubOf } from './stubs.ts'

/**
 * Replaces the sealed segments of a log whose records are all older than `before` (milliseconds) by signed stubs, from
 * the beginning of the log to the first segment that stays. Returns the number of segments.
 */
export async function reapChain({ farm, id, segments, runtime }: ChainParts, before: number, key: Uint8Array): Promise<number> {
  for (let count = 0; ; count++) {
    const [segment] = await farm.records.query('AuditSegment', {
      where: { chainId: id, state: { in: ['Open', 'Sealed'] } },
      orderBy: ['number'],
      limit: 1,
    })
    if (segment?.state !== ('Sealed' satisfies SegmentState) || segment.lastAt >= before) return count
    const path = segmentPath(segment)
    // The stub is stored before the segment is removed, and the row comes last: after a crash in between, this step is repeated.
    const stub = (await segments.readStub(path)) ?? stubOf(segment, key, runtime.now())
    await segments.replace(path, stub)
    const state: SegmentState = 'Reaped'
    await farm.records.update('AuditSegment', { chainId: id, number: segment.number }, { state })
    await breathe()
  }
}
