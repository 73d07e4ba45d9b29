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
  /** Set while a batch holds a transaction open: writes join it. */
  readonly transaction?: OpenTransaction
}

export interface OpenTransaction {
  readonly records: ContentRecords
  /** Of all writes in it so far. */
  readonly changes: Change[]
  /** Rights that were asked for in it, while nothing in it has changed any. */
  readonly rights: Map<string, bigint>
  /** The writes that have changed something, which are recorded when the transaction ends. */
  readonly writes: Written[]
}

/** What rights are asked on: anything with a permission scope. `url` is server-relative and names it in the audit. */
export interface Securable {
  readonly scopeId: string
  readonly url: string
}

/** What is committed, or what the open transaction sees. */
export const recordsOf = (ctx: Context): ContentRecords => ctx.transaction?.records ?? ctx.site.database.records

/** A write inside a write would be recorded by nobody: it fails. */
const noWrites = Object.freeze([]) as never[]

/**
 * The context inside a write's transaction: its reads see what the write has
 * done. Inside `work` no other context may read, because one that looks at
 * what is committed would wait for the transaction to end.
 */
export const within = (ctx: Context, records: ContentRecords): Context =>
  ctx.transaction ? ctx : { ...ctx, transaction: { records, changes: [], rights: new Map(), writes: noWrites } }
