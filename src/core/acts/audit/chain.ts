import type { AuditChainRow, AuditSegmentRow, FarmTables } from '../../../../generated/prisma/farm.ts'
import type { FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import type { SegmentStore } from '../../kernel/providers/segment-store.ts'
import { type AuditEntry, type AuditEvent, type ChainedLine, chained, entryOf, firstHash, linesOf } from './records.ts'
import { keyOf, type WaitingEvents } from './sources.ts'

/** `Open` until it is full or its day has ended; `Reaped` once a stub stands in its place. */
export type SegmentState = 'Open' | 'Sealed' | 'Reaped'

/** The path of a segment in its log: the UTC day on which it began, and its number, from 1. */
export const segmentPath = ({ day, number }: { readonly day: string; readonly number: number }): string =>
  `${day}/${String(number).padStart(8, '0')}.jsonl`

/** The parts of an audit log. */
export interface ChainParts {
  /** `farm`, or the id of a content database. */
  readonly id: string
  readonly farm: FarmDatabase
  readonly segments: SegmentStore
  readonly runtime: Runtime
  /** Identifies this process in leases. */
  readonly holder: string
}

/** A segment is sealed with this many records. */
export const segmentRecords = 1_000

/** How long a process may write without renewing its lease. */
const leaseMs = 10_000

const emptyRow = (id: string): AuditChainRow => ({
  id,
  lastIndex: 0,
  lastHash: firstHash,
  farmSequence: 0,
  holder: null,
  heldUntil: null,
})

/** The row of an audit log; undefined before its first record. */
export const chainRow = ({ farm, id }: Pick<ChainParts, 'farm' | 'id'>): Promise<AuditChainRow | undefined> =>
  farm.records.find('AuditChain', { id })

interface Held {
  readonly row: AuditChainRow
  /** The last segment. */
  readonly segment: AuditSegmentRow | undefined
}

/**
 * Writes one audit log: adds events to the chain and to segments. Only the holder of the lease in the row of the log
 * writes. It writes the lines to the segment first and updates the row after that. After a crash, the next writer
 * overwrites lines beyond the end in the row. `isAlone`: no other process can write, so the lease of a dead process does not
 * count.
 */
export class ChainWriter {
  readonly #parts: ChainParts
  readonly #isAlone: boolean
  readonly #report: (error: Error) => void
  #held: Held | undefined
  /** The events that the log may already have. */
  #known: ReadonlySet<string> | undefined

  constructor(parts: ChainParts, { isAlone, report }: { readonly isAlone: boolean; readonly report: (error: Error) => void }) {
    this.#parts = parts
    this.#isAlone = isAlone
    this.#report = report
  }

  /** Takes or renews the lease, and returns the row of the log; undefined while another process holds it. */
  async lease(): Promise<AuditChainRow | undefined> {
    const { runtime, farm, id } = this.#parts
    const now = runtime.now()
    const until = this.#held?.row.heldUntil ?? 0
    if (this.#held && until - now > leaseMs / 2 && until - now <= leaseMs) return this.#held.row
    this.#held = await farm.transaction(async (records) => {
      const found = await records.find('AuditChain', { id })
      const row = found ?? emptyRow(id)
      if (!this.#isAlone && row.holder !== null && row.holder !== this.#parts.holder && (row.heldUntil ?? 0) > now) return undefined
      const lease = { holder: this.#parts.holder, heldUntil: now + leaseMs }
      if (found) await records.update('AuditChain', { id }, lease)
      else await records.insert('AuditChain', { ...row, ...lease })
      const [segment] = await records.query('AuditSegment', {
        where: { chainId: id },
        orderBy: ['number'],
        descending: ['number'],
        limit: 1,
      })
      return { row: { ...row, ...lease }, segment }
    })
    // A crash may have come between the row and the file.
    if (this.#held?.segment?.state === ('Sealed' satisfies SegmentState)) await this.#parts.segments.seal(segmentPath(this.#held.segment))
    return this.#held?.row
  }

  /** Lets another process write at once. */
  async release(): Promise<void> {
    const { farm, id } = this.#parts
    if (!this.#held) return
    this.#held = undefined
    await farm.records.update('AuditChain', { id, holder: this.#parts.holder }, { holder: null, heldUntil: null })
  }

  /** Leaves out the events that the log already has. Needed only once, because only a crash leaves such events. */
  async withoutKnown(events: readonly AuditEvent[]): Promise<readonly AuditEvent[]> {
    const known = this.#known ?? (await this.#lastKeys())
    this.#known = known
    return known.size === 0 ? events : events.filter((event) => !known.has(keyOf(event, event.at)))
  }

  /** Appends events to the log, and returns their records. Needs the lease; fails with `LeaseLost`. */
  async write(events: readonly AuditEvent[], { settle }: Pick<WaitingEvents, 'settle'>): Promise<AuditEntry[]> {
    const entries: AuditEntry[] = []
    for (let at = 0; at < events.length; ) {
      const { row, segment } = await this.#openSegment()
      const room = segmentRecords - (segment.lastIndex - segment.firstIndex + 1)
      const part = events.slice(at, at + room)
      const lines = chainedAll(part, row)
      const bytes = Buffer.from(lines.map(({ line }) => line).join(''))
      if (!(await this.#parts.segments.append(segmentPath(segment), segment.sizeBytes, bytes))) {
        await this.#giveUp(segment)
        continue
      }
      at += part.length
      await this.#store(extended(segment, part, lines, bytes.length), at === events.length ? settle : undefined)
      for (const { entry } of lines) entries.push(entry)
      if (part.length === room) await this.#parts.segments.seal(segmentPath(segment))
    }
    return entries
  }

  /** Settles waiting events that the log already has. */
  async settleOnly({ settle }: Pick<WaitingEvents, 'settle'>): Promise<void> {
    if (settle) await this.#store(undefined, settle)
  }

  /** Seals the open segment if its day has ended. Needs the lease. */
  async endDay(): Promise<void> {
    const segment = this.#held?.segment
    if (segment?.state !== ('Open' satisfies SegmentState) || segment.day === this.#today()) return
    await this.#seal(segment)
  }

  /** The day of the open segment; undefined if none is open. */
  get openDay(): string | undefined {
    const segment = this.#held?.segment
    return segment?.state === ('Open' satisfies SegmentState) ? segment.day : undefined
  }

  #today(): string {
    return new Date(this.#parts.runtime.now()).toISOString().slice(0, 10)
  }

  async #seal(segment: AuditSegmentRow): Promise<void> {
    await this.#store({ ...segment, state: 'Sealed' satisfies SegmentState }, undefined)
    await this.#parts.segments.seal(segmentPath(segment))
  }

  /** The segment for the next line, which may be new. */
  async #openSegment(): Promise<{ readonly row: AuditChainRow; readonly segment: AuditSegmentRow }> {
    await this.endDay()
    if (!this.#held) throw new LeaseLost()
    const { row, segment } = this.#held
    if (segment?.state === ('Open' satisfies SegmentState)) return { row, segment }
    return { row, segment: newSegment(row, (segment?.number ?? 0) + 1, this.#today()) }
  }

  /** Leaves a segment that somebody has shortened as it is, so that `verify` finds it. The log continues in the next segment. */
  async #giveUp(segment: AuditSegmentRow): Promise<void> {
    const { id, segments } = this.#parts
    this.#report(new Error(`The segment ${segmentPath(segment)} of the audit log ${id} was cut or removed: run tenon audit verify.`))
    await this.#store({ ...segment, state: 'Sealed' satisfies SegmentState }, undefined)
    await segments.seal(segmentPath(segment))
  }

  /** Stores the new end of the log, if this process still holds the lease. Fails with `LeaseLost`. */
  async #store(segment: AuditSegmentRow | undefined, settle: WaitingEvents['settle']): Promise<void> {
    const { farm, id } = this.#parts
    const before = this.#held
    if (!before) throw new LeaseLost()
    this.#held = undefined
    const end = segment && segment.lastIndex >= segment.firstIndex && { lastIndex: segment.lastIndex, lastHash: segment.lastHash }
    const settled = await farm.transaction(async (records) => {
      const patch = (await settle?.(records)) ?? {}
      const where = { id, holder: this.#parts.holder, lastIndex: before.row.lastIndex }
      if ((await records.update('AuditChain', where, { holder: this.#parts.holder, ...end, ...patch })) === 0) throw new LeaseLost()
      if (segment) await storeSegment(records, segment)
      return patch
    })
    this.#held = { row: { ...before.row, ...end, ...settled }, segment: segment ?? before.segment }
  }

  async #lastKeys(): Promise<ReadonlySet<string>> {
    const { farm, id, segments } = this.#parts
    const last = await farm.records.query('AuditSegment', { where: { chainId: id }, orderBy: ['number'], descending: ['number'], limit: 2 })
    const keys = new Set<string>()
    for (const segment of last) {
      const bytes = await segments.read(segmentPath(segment))
      // Lines beyond the end in the row are not a part of the log.
      for (const line of linesOf((bytes ?? new Uint8Array()).subarray(0, segment.sizeBytes))) {
        const entry = entryOf(line)
        if (entry) keys.add(keyOf(entry, Date.parse(entry.timestamp)))
      }
    }
    return keys
  }
}

/** Another process writes the log. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  constructor() {
    super('Another process writes the audit log.')
  }
}

function chainedAll(events: readonly AuditEvent[], { lastIndex, lastHash }: AuditChainRow): ChainedLine[] {
  let end = { index: lastIndex, hash: lastHash }
  return events.map((event) => {
    const next = chained(event, end)
    end = next.entry
    return next
  })
}

/** Holds no record yet: its last index is the one before its first. */
const newSegment = ({ id, lastIndex, lastHash }: AuditChainRow, number: number, day: string): AuditSegmentRow => ({
  chainId: id,
  number,
  day,
  state: 'Open' satisfies SegmentState,
  firstIndex: lastIndex + 1,
  lastIndex,
  previousHash: lastHash,
  lastHash,
  sizeBytes: 0,
  firstAt: Number.MAX_SAFE_INTEGER,
  lastAt: 0,
})

function extended(
  segment: AuditSegmentRow,
  events: readonly AuditEvent[],
  lines: readonly ChainedLine[],
  addedBytes: number,
): AuditSegmentRow {
  const last = lines.at(-1)?.entry
  const lastIndex = last?.index ?? segment.lastIndex
  return {
    ...segment,
    lastIndex,
    lastHash: last?.hash ?? segment.lastHash,
    state: (lastIndex - segment.firstIndex + 1 >= segmentRecords ? 'Sealed' : 'Open') satisfies SegmentState,
    sizeBytes: segment.sizeBytes + addedBytes,
    firstAt: events.reduce((least, { at }) => Math.min(least, at), segment.firstAt),
    lastAt: events.reduce((most, { at }) => Math.max(most, at), segment.lastAt),
  }
}

async function storeSegment(records: Records<FarmTables>, segment: AuditSegmentRow): Promise<void> {
  const { chainId, number } = segment
  if ((await records.update('AuditSegment', { chainId, number }, segment)) === 0) await records.insert('AuditSegment', segment)
}
