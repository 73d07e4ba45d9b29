import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import type { AuditPage, AuditQuery } from '../audit/read.ts'
import type { AuditEntry } from '../audit/records.ts'
import { demandArchivist } from './administrators.ts'
import { archiveReasons } from './reasons.ts'
import type { FrozenPerson, FrozenRight } from './snapshots.ts'

/** The types of the audit records that archiving leaves of permissions and people. */
export const snapshotTypes = ['AclFrozen', 'IdentitySnapshotCaptured'] as const

export type SnapshotType = (typeof snapshotTypes)[number]

export interface SnapshotQuery {
  readonly type?: SnapshotType
  /** The id of the web or list that was archived. */
  readonly objectId?: string
  readonly top: number
  /** The value of `next` of the page before. */
  readonly after?: string
}

/** A part of a snapshot: a long one has several records. */
export interface ArchiveSnapshot {
  readonly type: SnapshotType
  /** ISO 8601, UTC. */
  readonly timestamp: string
  readonly actor: string
  /** The server-relative URL that the web or list had. */
  readonly target: string
  readonly objectId: string
  readonly permissions?: readonly FrozenRight[]
  readonly people?: readonly FrozenPerson[]
}

/** Reads the audit logs of the farm. */
export type ReadAudit = (query: AuditQuery) => Promise<AuditPage>

const mostWaiting = 20

/**
 * Reads for snapshots one after the other, as each goes through what other site collections have written too. With 20 that wait, further ones
 * fail with `snapshots_busy`.
 */
export function oneAfterTheOther(read: ReadAudit): ReadAudit {
  const queue = new JobQueue()
  let waiting = 0
  return async (query) => {
    if (waiting >= mostWaiting) throw new DomainError(archiveReasons.snapshots_busy)
    waiting += 1
    try {
      return await queue.run(() => read(query))
    } finally {
      waiting -= 1
    }
  }
}

/**
 * The permissions and people of the webs and lists of the site collection at the moments in which they were archived, the oldest first. For
 * administrators of the site collection and of the farm. Older parts of the log than the site collection are left out. Fails with `access_denied`,
 * `audit_position_unknown` and `snapshots_busy`.
 */
export async function listSnapshots(
  ctx: Context,
  readAudit: ReadAudit,
  { type, objectId, top, after }: SnapshotQuery,
): Promise<{ readonly value: readonly ArchiveSnapshot[]; readonly next?: string }> {
  await demandArchivist(ctx, 'site')
  const wanted = objectId === undefined ? undefined : fold(objectId)
  const only = (entry: AuditEntry): boolean =>
    isSnapshotType(entry.type) &&
    // Other site collections write to the same log.
    entry.detail.site === ctx.site.id &&
    (wanted === undefined || fold(inputOf(entry).objectId) === wanted)
  // A day more, if a clock was set.
  const from = (await rootWeb(ctx)).row.createdAt - 86_400_000
  const page = await readAudit({ from, only, top, ...(type !== undefined && { type }), ...(after !== undefined && { after }) })
  return { value: page.value.map(snapshotOf), ...(page.next !== undefined && { next: page.next }) }
}

const isSnapshotType = (type: string): type is SnapshotType => snapshotTypes.some((one) => one === type)

// Only the acts of snapshots.ts write these records.
const inputOf = ({ detail }: AuditEntry) => (detail.input ?? {}) as unknown as Omit<ArchiveSnapshot, 'type'>

function snapshotOf(entry: AuditEntry): ArchiveSnapshot {
  const { type, timestamp, actor, target } = entry
  const { objectId, permissions, people } = inputOf(entry)
  return {
    ...{ type: type as SnapshotType, timestamp, actor, target, objectId },
    ...(permissions && { permissions }),
    ...(people && { people }),
  }
}
