import type { Attempt, ContentRecords } from '../kernel/ports.ts'
import type { Change } from '../model/change.ts'
import { accessDenied } from '../model/people/actors.ts'
import { holds, type Right } from '../model/permissions/rights.ts'
import type { ActName, RightOf } from './acts.ts'
import { type Context, type OpenTransaction, type RunningAct, recordsOf, type Securable } from './context.ts'
import { rightsOn } from './effective.ts'
import type { Plain } from './plain.ts'
import { ensureActorPrincipal } from './principals.ts'
import { recordWrites } from './record-writes.ts'

/** Fails with `access_denied` unless the actor holds `right` on `target`, and with `sign_in_required` for an anonymous actor. */
export async function demand(ctx: Context, right: Right, target: Securable): Promise<void> {
  if (holds(await rightsOn(ctx, target.scopeId), right)) return
  throw accessDenied(ctx.actor, right)
}

/**
 * The door to every read: checks `right` on `target`, then runs `work` on what
 * is committed, or, inside a transaction, on what it has written so far.
 * Fails as `demand` does.
 */
export async function read<T>(ctx: Context, right: Right, target: Securable, work: (records: ContentRecords) => Promise<T>): Promise<T> {
  await demand(ctx, right, target)
  return work(recordsOf(ctx))
}

/** What an act's work is given. */
export interface WriteScope extends RunningAct {
  readonly records: ContentRecords
  /** The transaction with this act in it: see `within`. */
  readonly transaction: OpenTransaction
}

/** Which act it is, and what it was called with. */
export interface ActInput<Name extends ActName, Input> {
  /** Its row in the table of acts. */
  readonly name: Name
  /** Enough to do the act again, together with the context: plain values, bytes by the id of their blob. */
  readonly input: Input & Plain<Input>
}

/** An act as the door is asked for it: the right that it needs, and on what. */
export interface ActCall<Name extends ActName, Input> extends ActInput<Name, Input> {
  readonly right: RightOf<Name>
  readonly target: Securable
}

/**
 * The door to every write: checks `right` on `target`, runs `work` in one
 * transaction, and stores its changes and one audit record under the act's
 * name with it, so nothing changes that the change log does not show
 * (decisions K5). It joins a batch's open transaction: a step that fails there
 * fails the whole batch. An act inside an act is a part of the outer one.
 * Cached schema objects that the changes touch are dropped after the commit.
 * The database may run `work` twice, so `work` changes nothing outside of it.
 * Fails as `demand` does; an anonymous actor writes nothing.
 */
export async function act<Name extends ActName, Input, T>(
  ctx: Context,
  call: ActCall<Name, Input>,
  work: (scope: WriteScope) => Promise<T>,
): Promise<T> {
  const { right, target } = call
  if (ctx.actor.scheme === 'Anonymous') throw accessDenied(ctx.actor, right)
  await demand(ctx, right, target)
  const open = ctx.transaction
  if (open?.act) return work({ ...open.act, records: open.records, transaction: open })
  if (open) return perform(ctx, open, call, work)
  return transact(ctx, (transaction) => perform(ctx, transaction, call, work))
}

/** Runs the work of an outermost act, and notes what it has changed for the records that end the transaction. */
async function perform<T>(
  ctx: Context,
  open: OpenTransaction,
  { name, target }: { readonly name: ActName; readonly target: Securable },
  work: (scope: WriteScope) => Promise<T>,
): Promise<T> {
  const { records } = open
  const changes: Change[] = []
  const changed = (change: Change) => {
    changes.push(change)
    open.changes.push(change)
  }
  const now = Math.floor(ctx.runtime.now() / 1000) * 1000
  const actorId = await ensureActorPrincipal(ctx, records, now, changed)
  const running = { changed, actorId, now }
  const result = await work({ ...running, records, transaction: { ...open, act: running } })
  if (changes.length > 0) open.writes.push({ name, changes, actorId, actor: ctx.actor.loginName, now, target: target.url })
  return result
}

/**
 * Opens a transaction for `work`, records the acts in it as the last thing
 * before it ends, and drops from the cache what they changed. Only `act` and
 * `runBatch` call it.
 */
export async function transact<T>(ctx: Context, work: (transaction: OpenTransaction, attempt: Attempt) => Promise<T>): Promise<T> {
  const { database, schema } = ctx.site
  const { result, changes, sequence } = await database.transaction(async (records, attempt) => {
    const transaction: OpenTransaction = { records, changes: [], rights: new Map(), writes: [] }
    const done = await work(transaction, attempt)
    return { result: done, changes: transaction.changes, sequence: await recordWrites(ctx, records, transaction.writes) }
  })
  schema.forget(changes, sequence)
  return result
}
