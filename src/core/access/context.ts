import type { Budget } from '../kernel/budget.ts'
import type { ContentRecords, Runtime } from '../kernel/ports.ts'
import type { Change, Written } from '../model/change.ts'
import type { List } from '../model/lists/list.ts'
import type { Actor } from '../model/people/actor.ts'
import type { SiteHandle } from '../model/sites/site.ts'
import type { Web } from '../model/sites/web.ts'

/** The site, the web, the actor and the clock of a request: the first argument of every function of core. */
export interface Context {
  readonly site: SiteHandle
  /** The web in the request's address. */
  readonly web: Web
  readonly actor: Actor
  readonly runtime: Runtime
  /** `http://host:port` for absolute URLs (protocol/addresses#hosts). */
  readonly origin: string
  /** What the request may still cost; absent for work of the server itself. */
  readonly budget?: Budget
  /** Set inside the transaction of a batch or an act: acts join it. */
  readonly transaction?: OpenTransaction
  /** What follows from the acts of this context. */
  readonly follow?: Follow
}

/** What an act has changed. */
export interface Done {
  /** The name of the act. */
  readonly name: string
  readonly changes: readonly Change[]
}

/** Work that is a part of an act, after the work of the act itself. What it writes is followed by nothing. */
export type Follow = (inside: Context, running: RunningAct, done: Done) => Promise<void>

export interface OpenTransaction {
  readonly records: ContentRecords
  /** The changes of all acts in it so far. */
  readonly changes: Change[]
  /** Rights that were computed in it, while it has not changed any. */
  readonly rights: Map<string, bigint>
  /** Whether one of the changes may alter rights. */
  readonly about: { changesRights: boolean }
  /** The acts that have changed something, recorded when the transaction ends. */
  readonly writes: Written[]
  /** The lists whose rows it has locked, while only their items have changed since. */
  readonly locked: Map<string, LockedList>
  /** The principal ids of the actors of its acts by their login keys, while only items have changed since. */
  readonly actors: Map<string, number>
  /** For each outermost act that has begun in it, whether it deletes. */
  readonly begun: boolean[]
  /** The act that runs in it. An act that it calls is a part of it. */
  readonly act?: RunningAct
}

/** A list whose row a transaction has locked, as it is there. */
export interface LockedList {
  readonly list: List
  /** The time of the act that locked it, which is in its row. */
  readonly now: number
}

export interface RunningAct {
  /** Records a change. An act without changes leaves nothing in the change log. */
  readonly changed: (change: Change) => void
  /** The principal id of the actor, whose row exists now. */
  readonly actorId: number
  /** The time of the act, for all rows that it writes: milliseconds, whole seconds (protocol/envelopes#values). */
  readonly now: number
  /** Whether the act has stored new bytes. */
  readonly storing: { hasNew: boolean }
}

/** The target of rights: anything with a permission scope. `url` is server-relative and names it in the audit. */
export interface Securable {
  readonly scopeId: string
  readonly url: string
  /** Why no act may change it. */
  readonly refusesWrites?: string
}

/** The committed records or, inside a transaction, its own. */
export const recordsOf = (ctx: Context): ContentRecords => ctx.transaction?.records ?? ctx.site.database.records

/**
 * The context inside an act: it reads what the act has written, and an act that
 * is called with it is a part of this one. A read inside `work` with any other
 * context would wait for the transaction to end.
 */
export const within = (ctx: Context, { transaction }: { readonly transaction: OpenTransaction }): Context => ({ ...ctx, transaction })
