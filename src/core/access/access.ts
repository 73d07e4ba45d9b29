import { DomainError, invalidOperation } from '../kernel/errors.ts'
import type { Attempt, ContentRecords } from '../kernel/ports.ts'
import { guarded } from '../model/archive/write-guards.ts'
import { type Change, changesRights, leavesList } from '../model/change.ts'
import { demandRoom, freeing, refuseReadOnly } from '../model/full-disk.ts'
import { accessDenied } from '../model/people/actors.ts'
import { holds, isListRight, type Right } from '../model/permissions/rights.ts'
import { bytesBefore, demandQuota } from '../model/sites/storage-quota.ts'
import { type ActName, deletes, type RightOf } from './acts.ts'
import {
  type Context,
  type Done,
  type Follow,
  type OpenTransaction,
  type RunningAct,
  recordsOf,
  type Securable,
  within,
} from './context.ts'
import { rightsOn } from './effective.ts'
import type { Plain } from './plain.ts'
import { ensureActorPrincipal } from './principals.ts'
import { accessReasons } from './reasons.ts'
import { recordWrites } from './record-writes.ts'

/** Fails with `access_denied` if the actor lacks `right` on `target`, for an anonymous actor with `sign_in_required`. */
export function demand(ctx: Context, right: Right, target: Securable): undefined | Promise<undefined> {
  const rights = rightsOn(ctx, target.scopeId)
  if (typeof rights === 'bigint' && holds(rights, right)) return undefined
  return demandOf(rights, ctx, right, target)
}

async function demandOf(rights: bigint | Promise<bigint>, ctx: Context, right: Right, target: Securable): Promise<undefined> {
  if (!holds(await rights, right)) throw await refusal(ctx, right, target)
  return undefined
}

/** Like `demand` for the right to open a list or its content, with the error of `refusal`. */
export async function demandOpen(ctx: Context, target: Securable): Promise<void> {
  if (!holds(await rightsOn(ctx, target.scopeId), 'Open')) throw await refusal(ctx, 'ViewListItems', target)
}

/**
 * The error for an actor who lacks `right` on `target`. For rights on lists and
 * files it names the first missing right: to open the web, to see the target,
 * then `right`. So an actor who may not see a place gets the same error for
 * everything that exists there or not.
 */
export async function refusal(ctx: Context, right: Right, target: Securable): Promise<DomainError> {
  const isInList = isListRight(right)
  if (!isInList && right !== 'AddAndCustomizePages') return accessDenied(ctx.actor, right)
  if (!holds(await rightsOn(ctx, ctx.web.scopeId), 'Open')) return accessDenied(ctx.actor, 'Open')
  const maySee = !isInList || holds(await rightsOn(ctx, target.scopeId), 'ViewListItems')
  return accessDenied(ctx.actor, maySee ? right : 'ViewListItems')
}

/**
 * The door to every read: checks `right` on `target`, then runs `work` on the
 * committed rows or, inside a transaction, on the rows of that transaction.
 * Fails as `demand` does.
 */
export async function read<T>(ctx: Context, right: Right, target: Securable, work: (records: ContentRecords) => Promise<T>): Promise<T> {
  await demand(ctx, right, target)
  return work(recordsOf(ctx))
}

/** The arguments of an act's work. */
export interface WriteScope extends RunningAct {
  readonly records: ContentRecords
  /** The transaction that runs this act: see `within`. */
  readonly transaction: OpenTransaction
}

/** The name of an act and its input. */
export interface ActInput<Name extends ActName, Input> {
  /** The name of its row in the table of acts. */
  readonly name: Name
  /** Enough to repeat the act, together with the context: plain values; bytes by the id of their blob. */
  readonly input: Input & Plain<Input>
}

/** A call of an act: its name and input, the right that it needs, and the target of that right. */
export interface ActCall<Name extends ActName, Input> extends ActInput<Name, Input> {
  readonly right: RightOf<Name>
  readonly target: Securable
}

/**
 * The door to every write: checks `right` on `target` and runs `work` in one
 * transaction. The same transaction stores the changes of the work and an audit
 * record with the act's name, so the change log shows every change
 * (protocol/changes#log). In a batch, the act joins the open transaction, and its
 * failure fails the step. An act inside an act is a part of the outer one.
 * After the commit, the cache drops the schema objects that changed. The
 * database may run `work` twice, so `work` changes nothing else. Fails as
 * `demand` does, for every anonymous actor, with `archived`, `held`, `read_only_database`, `quota_exceeded`, and with
 * `storage_full` on a full disk, where only acts that delete may use the reserve.
 */
export async function act<Name extends ActName, Input, T>(
  ctx: Context,
  call: ActCall<Name, Input>,
  work: (scope: WriteScope) => Promise<T>,
): Promise<T> {
  const { right, target } = call
  if (ctx.actor.scheme === 'Anonymous') throw accessDenied(ctx.actor, right)
  await demand(ctx, right, target)
  if (target.refusesWrites !== undefined) throw invalidOperation(target.refusesWrites)
  const open = ctx.transaction
  if (open?.act) return work({ ...open.act, records: open.records, transaction: open })
  if (open) return perform(ctx, open, call, work)
  return transact(ctx, (transaction) => perform(ctx, transaction, call, work))
}

/** Runs the work of an outermost act, and keeps its changes for the records that end the transaction. */
async function perform<T>(
  ctx: Context,
  open: OpenTransaction,
  { name, target, input }: { readonly name: ActName; readonly target: Securable; readonly input: unknown },
  work: (scope: WriteScope) => Promise<T>,
): Promise<T> {
  const { records } = open
  refuseReadOnly(ctx.site)
  open.begun.push(deletes(name))
  if (!deletes(name)) demandRoom(ctx.site.database)
  const changes: Change[] = []
  const changed = (change: Change) => {
    changes.push(change)
    open.changes.push(change)
    if (changesRights(change)) open.about.changesRights = true
    if (leavesList(change)) return
    open.locked.clear()
    open.actors.clear()
  }
  const now = Math.floor(ctx.runtime.now() / 1000) * 1000
  records.nameAct?.({ siteId: ctx.site.id, operation: name, actor: ctx.actor.loginName, target: target.url, input, clock: now })
  const { loginKey } = ctx.actor
  const actorId = open.actors.get(loginKey) ?? (await ensureActorPrincipal(ctx, records, now, changed))
  open.actors.set(loginKey, actorId)
  const running = { changed, actorId, now, storing: { hasNew: false } }
  const before = await bytesBefore(ctx.site, records)
  const transaction = { ...open, act: running }
  const result = await guarded(ctx.site, records, { name, url: target.url, changes }, async () => {
    const made = await work({ ...running, records, transaction })
    if (ctx.follow && changes.length > 0) await followed(ctx.follow, within(ctx, { transaction }), running, { name, changes })
    return made
  })
  if (before !== undefined && running.storing.hasNew) await demandQuota(ctx.site, records, before)
  if (changes.length > 0) open.writes.push({ name, input, changes, actorId, actor: ctx.actor.loginName, now, target: target.url })
  return result
}

/** Runs what follows from an act. The last change stays the purpose of the act. */
async function followed(
  follow: Follow,
  inside: Context,
  running: RunningAct,
  { name, changes }: Done & { changes: Change[] },
): Promise<void> {
  const own = changes.slice()
  await follow(inside, running, { name, changes: own })
  const purpose = own.at(-1)
  if (!purpose || changes.length === own.length) return
  changes.splice(own.length - 1, 1)
  changes.push(purpose)
}

/** The error for every request of a site that an operation holds, such as a move. */
export const siteHeld = (path: string): DomainError => new DomainError(accessReasons.site_held, { path })

/**
 * Opens a transaction for `work`, records its acts as the last step before the
 * commit, and drops what they changed from the cache. Only `act` and `runBatch`
 * call it.
 */
export async function transact<T>(ctx: Context, work: (transaction: OpenTransaction, attempt: Attempt) => Promise<T>): Promise<T> {
  const { database, schema, work: shared, id: siteId } = ctx.site
  let begun: boolean[] = []
  const run = () =>
    database.transaction(async (records, attempt) => {
      // The site may have been taken over while this transaction waited for its turn.
      if (shared.held.has(siteId)) throw siteHeld(ctx.site.url)
      if (shared.shared) {
        // No other writer commits until this transaction ends, so both stay as they are read here.
        await shared.shared.demandServed(siteId)
        await schema.catchUp()
      }
      begun = []
      const transaction: OpenTransaction = {
        records,
        changes: [],
        rights: new Map(),
        about: { changesRights: false },
        writes: [],
        locked: new Map(),
        actors: new Map(),
        begun,
      }
      const done = await work(transaction, attempt)
      return { result: done, changes: transaction.changes, sequence: await recordWrites(ctx, records, transaction.writes) }
    })
  const { result, changes, sequence } = await freeing(database, run, () => begun.includes(true))
  schema.forget(changes, sequence)
  return result
}
