import type { AuditRecordRow } from '../../../../generated/prisma/content.ts'
import type { AuditChainRow, FarmTables } from '../../../../generated/prisma/farm.ts'
import type { ContentDatabase, FarmDatabase, Records } from '../../kernel/ports.ts'
import type { AuditDetail, AuditEvent } from './records.ts'

/** A part of the events that wait for an audit log. */
export interface WaitingEvents {
  /** In the order of the log. */
  readonly events: readonly AuditEvent[]
  /** Whether more may wait than one part has. */
  readonly hasMore: boolean
  /** Removes them in the transaction of the farm database that stores the new end of the log; returns changes of its row. */
  settle?(records: Records<FarmTables>): Promise<Partial<AuditChainRow>>
  /** Removes them after that transaction. */
  remove?(): Promise<void>
}

/** The waiting events of an audit log. */
export interface AuditSource {
  /** The next events, at most a few hundred. `end` is the row of the log; undefined before its first record. */
  next(end: AuditChainRow | undefined): Promise<WaitingEvents>
  /** The number of waiting events. */
  count(end: AuditChainRow | undefined): Promise<number>
  onCommit(listener: () => void): () => void
  /** Whether the log may already hold an event that still waits, after a crash. */
  readonly repeats: boolean
}

/** The maximum number of events that are read at a time. */
const batch = 500

/** Identifies an event of a content database in its log: numbers repeat after a site collection was put back. */
export const keyOf = ({ sequence, detail }: Pick<AuditEvent, 'sequence' | 'detail'>, at: number): string =>
  `${String(detail.site)} ${sequence} ${at}`

/**
 * The acts of a content database. Their rows are deleted when the log has them. The rows and the end of the log are in
 * different databases, so a crash can leave rows that the log already has.
 */
export function contentSource(database: ContentDatabase): AuditSource {
  return {
    async next() {
      const rows = await database.records.query('AuditRecord', { where: {}, orderBy: ['siteId', 'sequence'], limit: batch })
      // The rows have to survive a power cut before the log does.
      if (rows.length > 0) await database.settled()
      return { events: inOrderOfTime(rows).map(eventOf), hasMore: rows.length === batch, remove: () => remove(database, rows) }
    },
    async count() {
      const rows = await database.records.query('AuditRecord', { where: {}, columns: ['sequence'], limit: 1_000_000 })
      return rows.length
    },
    onCommit: (listener) => database.onCommit(listener),
    repeats: true,
  }
}

/** Merges the sites by time, and keeps the order of the commits of each site. */
function inOrderOfTime(rows: readonly AuditRecordRow[]): AuditRecordRow[] {
  let latest = 0
  let siteId = ''
  const timed = rows.map((row) => {
    latest = row.siteId === siteId ? Math.max(latest, row.at) : row.at
    siteId = row.siteId
    return { row, time: latest }
  })
  return timed.sort((one, other) => one.time - other.time).map(({ row }) => row)
}

function eventOf({ siteId, sequence, at, type, operation, actor, target, detail }: AuditRecordRow): AuditEvent {
  return { sequence, at, type, actor, target, detail: { ...detailOf(detail), operation, site: siteId } }
}

const detailOf = (text: string | null): AuditDetail => (text === null ? {} : (JSON.parse(text) as AuditDetail))

async function remove(database: ContentDatabase, rows: readonly AuditRecordRow[]): Promise<void> {
  const bySite = Map.groupBy(rows, ({ siteId }) => siteId)
  await database.transaction(async (records) => {
    for (const [siteId, own] of bySite)
      await records.delete('AuditRecord', { siteId, sequence: { in: own.map(({ sequence }) => sequence) } })
  })
}

/**
 * The acts on the farm, and failed sign-ins. The rows of acts stay, because their number is the version of the farm
 * (`farmVersion`): the row of the log stores the number of the last one in it.
 */
export function farmSource({ records, onCommit }: FarmDatabase): AuditSource {
  const acts = (end: AuditChainRow | undefined, limit: number) =>
    records.query('FarmAuditRecord', { where: {}, above: { sequence: end?.farmSequence ?? 0 }, orderBy: ['sequence'], limit })
  const failures = (limit: number) => records.query('SignInFailure', { where: {}, orderBy: ['id'], limit })
  return {
    async next(end) {
      const [done, failed] = [await acts(end, batch), await failures(batch)]
      const events = [
        ...done.map(({ sequence, at, type, actor, target, detail }) => {
          return { sequence, at, type: 'FarmChanged', actor, target, detail: { ...detailOf(detail), operation: type } }
        }),
        ...failed.map(({ at, actor, detail }) => ({ sequence: 0, at, type: 'SignInFailed', actor, target: '/', detail: detailOf(detail) })),
      ]
      return {
        events: events.sort((one, other) => one.at - other.at || one.sequence - other.sequence),
        hasMore: done.length === batch || failed.length === batch,
        async settle(inside) {
          if (failed.length > 0) await inside.delete('SignInFailure', { id: { in: failed.map(({ id }) => id) } })
          const last = done.at(-1)
          return last ? { farmSequence: last.sequence } : {}
        },
      }
    },
    count: async (end) => (await acts(end, 1_000_000)).length + (await failures(1_000_000)).length,
    onCommit: (listener) => onCommit(listener),
    repeats: false,
  }
}
