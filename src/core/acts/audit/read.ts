import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { type ChainParts, segmentPath } from './chain.ts'
import { auditReasons } from './reasons.ts'
import { type AuditEntry, entryOf, linesOf } from './records.ts'
import type { LoggedEntry } from './tail.ts'

/** Which audit records to read; all conditions must hold. */
export interface AuditQuery {
  /** Milliseconds, inclusive. */
  readonly from?: number
  readonly to?: number
  /** A login name, in any letter case. */
  readonly actor?: string
  readonly type?: string
  /** A server-relative URL, in any letter case. */
  readonly target?: string
  /** A further condition. */
  readonly only?: (entry: AuditEntry) => boolean
  /** The maximum number of records. */
  readonly top: number
  /** The value of `next` of the page before. */
  readonly after?: string
}

/** Audit records, log by log and in the order of their index. */
export interface AuditPage {
  readonly value: readonly LoggedEntry[]
  /** Set if there may be more records. */
  readonly next?: string
}

/** A page ends after this many segments, whether it is full or not. */
const segmentsAtOnce = 200

interface Position {
  readonly log: string
  readonly index: number
}

/** One page of the records of logs. Other requests have turns. Fails with `audit_position_unknown` and `audit_period_reversed`. */
export async function readEntries(chains: readonly ChainParts[], query: AuditQuery): Promise<AuditPage> {
  const { from = 0, to = Number.MAX_SAFE_INTEGER, top } = query
  if (from > to) throw new DomainError(auditReasons.audit_period_reversed)
  const position = query.after === undefined ? undefined : positionOf(query.after, chains)
  const first = position ? chains.findIndex(({ id }) => id === position.log) : 0
  const matches = matcherOf(query)
  const pace = makePacer()
  const value: LoggedEntry[] = []
  let segments = 0
  for (const [at, { id, farm, segments: store }] of chains.slice(first).entries()) {
    let index = at === 0 && position ? position.index : 0
    for (;;) {
      const [row] = await farm.records.query('AuditSegment', {
        where: { chainId: id },
        above: { lastIndex: index },
        orderBy: ['number'],
        limit: 1,
      })
      if (!row) break
      if (++segments > segmentsAtOnce) return { value, next: nextOf({ log: id, index }) }
      const isWanted = row.state !== 'Reaped' && row.lastAt >= from && row.firstAt <= to
      const bytes = isWanted ? await store.read(segmentPath(row)) : undefined
      for (const line of linesOf((bytes ?? new Uint8Array()).subarray(0, row.sizeBytes))) {
        const entry = entryOf(line)
        await pace()
        if (!entry || !(entry.index > index)) continue
        if (value.length === top) return { value, next: nextOf({ log: id, index }) }
        index = entry.index
        if (matches(entry)) value.push({ ...entry, log: id })
      }
      index = Math.max(index, row.lastIndex)
    }
  }
  return { value }
}

function matcherOf({ from = 0, to = Number.MAX_SAFE_INTEGER, actor, type, target, only }: AuditQuery): (entry: AuditEntry) => boolean {
  const [actorKey, targetKey] = [actor, target].map((text) => (text === undefined ? undefined : fold(text)))
  return (entry) => {
    const at = Date.parse(entry.timestamp)
    if (at < from || at > to) return false
    if (type !== undefined && entry.type !== type) return false
    if (actorKey !== undefined && fold(entry.actor) !== actorKey) return false
    if (targetKey !== undefined && fold(entry.target) !== targetKey) return false
    return only === undefined || only(entry)
  }
}

const nextOf = ({ log, index }: Position): string => `${log}.${index}`

function positionOf(text: string, chains: readonly ChainParts[]): Position {
  const [, log = '', index] = /^([\w-]{1,64})\.(\d{1,15})$/.exec(text) ?? []
  if (index === undefined || !chains.some(({ id }) => id === log))
    throw new DomainError(auditReasons.audit_position_unknown, { given: text.slice(0, 100) })
  return { log, index: Number(index) }
}
