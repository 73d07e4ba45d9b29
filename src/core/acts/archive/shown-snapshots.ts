import type { ArchiveSnapshotRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { demandArchivist } from './administrators.ts'
import type { FrozenPerson, FrozenRight, SnapshotType } from './snapshots.ts'

export interface SnapshotQuery {
  readonly type?: SnapshotType
  /** The id of the web or list that was archived. */
  readonly objectId?: string
  readonly top: number
  /** The value of `next` of the page before. */
  readonly after?: string
}

/** A part of a snapshot: a long one has several. */
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

/**
 * The permissions and people of the webs and lists of the site collection at the moments in which they were archived, the oldest first. For
 * administrators of the site collection and of the farm. Reads as many rows as it returns. Fails with `access_denied` and
 * `invalid_request`.
 */
export async function listSnapshots(
  ctx: Context,
  { type, objectId, top, after }: SnapshotQuery,
): Promise<{ readonly value: readonly ArchiveSnapshot[]; readonly next?: string }> {
  await demandArchivist(ctx, 'site')
  if (after !== undefined && !/^\d{14}-\d{5}-[0-9a-f-]{36}$/.test(after.slice(0, 60)))
    throw invalid('after is the value of next of the page before.')
  const wanted = { ...(type !== undefined && { type }), ...(objectId !== undefined && { objectId: objectId.toLowerCase() }) }
  const rows = await recordsOf(ctx).query('ArchiveSnapshot', {
    where: { siteId: ctx.site.id, ...wanted },
    ...(after !== undefined && { above: { id: after } }),
    orderBy: ['id'],
    limit: top + 1,
  })
  const value = rows.slice(0, top)
  const next = rows.length > top ? value.at(-1)?.id : undefined
  return { value: value.map(snapshotOf), ...(next !== undefined && { next }) }
}

function snapshotOf({ type, at, actor, target, objectId, detail }: ArchiveSnapshotRow): ArchiveSnapshot {
  // Only `snapshots.ts` writes these rows.
  const told = { type: type as SnapshotType, timestamp: new Date(at).toISOString(), actor, target, objectId }
  return told.type === 'AclFrozen'
    ? { ...told, permissions: JSON.parse(detail) as FrozenRight[] }
    : { ...told, people: JSON.parse(detail) as FrozenPerson[] }
}
