import type { Budget } from '../kernel/budget.ts'
import type { ContentRecords, Runtime } from '../kernel/ports.ts'
import type { Change, Written } from '../model/change.ts'
import type { Actor } from '../model/people/actor.ts'
import type { SiteHandle } from '../model/sites/site.ts'
import type { Web } from '../model/sites/web.ts'

/** Who asks, for what web, and by which clock: what every function of core takes first. */
export interface Context {
  readonly site: SiteHandle
  /** The web that the address names. */
  readonly web: Web
  readonly actor: Actor
  readonly runtime: Runtime
  /** `http://host:port` for absolute URLs (decisions Q). */
  readonly origin: string
  /** What the request may still cost; absent where the server itself works. */
  readonly budget?: Budget
  /** Set inside a transaction, that of a batch or of an act: acts join it. */
  readonly transaction?: OpenTransaction
}

export interface OpenTransaction {
  readonly records: ContentRecords
  /** Of all acts in it so far. */
  readonly changes: Change[]
  /** Rights that were asked for in it, while nothing in it has changed any. */
  readonly rights: Map<string, bigint>
  /** The acts that have changed something. They are recorded when the transaction ends. */
  readonly writes: Written[]
  /** The act that runs in it. An act that this one calls is a part of it. */
  readonly act?: RunningAct
}

export interface RunningAct {
  /** Says what changed. An act that says nothing leaves no trace in the change log. */
  readonly changed: (change: Change) => void
  /** The principal id of the actor, whose row exists by now. */
  readonly actorId: number
  /** Milliseconds, whole seconds: the time of everything that the act stamps (decisions H12). */
  readonly now: number
}

/** What rights are asked on: anything with a permission scope. `url` is server-relative and names it in the audit. */
export interface Securable {
  readonly scopeId: string
  readonly url: string
}

/** What is committed, or what the open transaction sees. */
export const recordsOf = (ctx: Context): ContentRecords => ctx.transaction?.records ?? ctx.site.database.records

/**
 * The context inside an act: it reads what the act has written, and an act that
 * is called with it is a part of this one. No other context may read inside
 * `work`: it would wait for the transaction to end.
 */
export const within = (ctx: Context, { transaction }: { readonly transaction: OpenTransaction }): Context => ({ ...ctx, transaction })
