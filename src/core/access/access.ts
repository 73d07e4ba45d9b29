import type { Attempt, ContentRecords } from '../kernel/ports.ts'
import type { Change, Written } from '../model/change.ts'
import { accessDenied } from '../model/people/actors.ts'
import { holds, type Right } from '../model/permissions/rights.ts'
import { type Context, type OpenTransaction, recordsOf, type Securable } from './context.ts'
import { rightsOn } from './effective.ts'
import { ensureActorPrincipal } from './principals.ts'
import { recordWrites } from './record-writes.ts'

/** Fails with `access_denied` unless the actor holds `right` on `target`, and with `sign_in_required` where that is an anonymous one. */
export async function demand(ctx: Context, right: Right, target: Securable): Promise<void> {
  if (holds(await rightsOn(ctx, target.scopeId), right)) return
  throw accessDenied(ctx.actor, right)
}

/**
 * The door to every read: checks `right` on `target`, then runs `work` on what
 * is committed, or, inside a batch, on what the batch has written so far.
 * Fails as `demand` does.
 */
export async function read<T>(ctx: Context, right: Right, target: Securable, work: (records: ContentRecords) => Promise<T>): Promise<T> {
  await demand(ctx, right, target)
  return work(recordsOf(ctx))
}

export interface WriteScope {
  readonly records: ContentRecords
  /** Says what changed; a write that says nothing leaves no trace in the change log. */
  readonly changed: (change: Change) => void
  /** The principal id of the actor, whose row exists by now. */
  readonly actorId: number
  /** Milliseconds, whole seconds: the time of everything this write stamps (decisions H12). */
  readonly now: number
}

/**
 * The door to every write: checks `right` on `target`, runs `work` in one
 * transaction, and stores its changes and one audit record with it, so nothing
 * changes that the change log does not show (decisions K5). Joins a batch's
 * open transaction: a step that fails there fails the whole batch. Cached
 * schema objects that the changes touch are dropped once they are committed.
 * Fails as `demand` does; an anonymous actor writes nothing.
 */
export async function write<T>(ctx: Context, right: Right, target: Securable, work: (scope: WriteScope) => Promise<T>): Promise<T> {
  if (ctx.actor.scheme === 'Anonymous') throw accessDenied(ctx.actor, right)
  await demand(ctx, right, target)
  if (ctx.transaction) return runWrite(ctx, ctx.transaction, target, work)
  return transact(ctx, (transaction) => runWrite(ctx, transaction, target, work))
}

/**
 * Opens a transaction for `work`, records the writes in it as the last thing
 * before it ends, and drops from the cache what they changed. Only `write` and
 * `runBatch` call it.
 */
export async function transact<T>(ctx: Context, work: (transaction: OpenTransaction, attempt: Attempt) => Promise<T>): Promise<T> {
  const changes: Change[] = []
  const result = await ctx.site.database.transaction(async (records, attempt) => {
    // A database may run the work again after a conflict: what a failed run noted does not count.
    changes.length = 0
    const writes: Written[] = []
    const done = await work({ records, changes, rights: new Map(), writes }, attempt)
    await recordWrites(ctx, records, writes)
    return done
  })
  ctx.site.schema.forget(changes)
  return result
}

async function runWrite<T>(
  ctx: Context,
  transaction: OpenTransaction,
  target: Securable,
  work: (scope: WriteScope) => Promise<T>,
): Promise<T> {
  const { records } = transaction
  const changes: Change[] = []
  const changed = (change: Change) => {
    changes.push(change)
  }
  const now = Math.floor(ctx.runtime.now() / 1000) * 1000
  const actorId = await ensureActorPrincipal(ctx, records, now, changed)
  const result = await work({ records, changed, actorId, now })
  if (changes.length > 0) {
    transaction.writes.push({ changes, actorId, actor: ctx.actor.loginName, now, target: target.url })
    transaction.changes.push(...changes)
  }
  return result
}
