import type { SubscriptionRow } from '../../../../generated/prisma/content.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { RepeatedLook } from '../../kernel/pacing/repeated-look.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { type DeliveryParts, deliverTo, type Progress } from './deliver.ts'
import { forgetExpired } from './deliveries.ts'
import type { DeliveryLease } from './lease.ts'
import { hasChanges, lastChangeOf } from './told-changes.ts'

export interface WebhooksOptions extends Omit<DeliveryParts, 'stop'> {
  readonly database: ContentDatabase
  /** The sites that the database has now. */
  readonly sites: () => readonly SiteHandle[]
  /** It is taken before a delivery, so only one process delivers at a time. */
  readonly lease: DeliveryLease
  readonly onError: (error: unknown) => void
}

/** The delay between a commit and the look for due deliveries; the look covers all commits of this time. */
const lookMs = 100
/** The maximum time between two looks, because somebody may set the clock. */
const idleMs = 30_000
/** The maximum number of deliveries at a time, and of those to receivers that failed the last time. */
const atOnce = { all: 16, failing: 6 } as const
/** The pause after a fault of the server itself, such as a full disk. */
const faultMs = 30_000

/** The columns that tell whether a delivery is due. */
const lookColumns = ['siteId', 'id', 'listId', 'expiresAt', 'sequence', 'attempts', 'nextAt', 'switchedOffAt', 'version'] as const
type LookRow = Pick<SubscriptionRow, (typeof lookColumns)[number]>

/** The facts about a subscription that only this process knows: they are in no row. */
interface Known {
  progress: Progress
  /** The version of the row that the progress belongs to. */
  readonly version: number
  isRunning: boolean
  /** By `performance.now()`. */
  waitsUntil: number
}

/**
 * Notifies the receivers of webhooks in the background, soon after each commit. A subscription has one delivery at a time,
 * which covers all changes since the last success. So each receiver is notified of changes in order and at least once. A
 * slow receiver delays no other. `stop` ends running deliveries and resolves after that; the next start repeats them.
 */
export function tellReceivers(options: WebhooksOptions): { stop(): Promise<void> } {
  const teller = new Teller(options)
  const stopHearing = options.database.onCommit(() => teller.lookIn(lookMs))
  teller.lookIn(0)
  return {
    stop() {
      stopHearing()
      return teller.stop()
    },
  }
}

class Teller {
  readonly #options: WebhooksOptions
  readonly #stopping = new AbortController()
  readonly #known = new Map<string, Known>()
  readonly #running = new Set<Promise<void>>()
  #failing = 0
  readonly #looks: RepeatedLook

  constructor(options: WebhooksOptions) {
    this.#options = options
    this.#looks = new RepeatedLook({ look: () => this.#look(), faultMs, onError: options.onError })
  }

  lookIn(ms: number): void {
    this.#looks.lookIn(ms)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#looks.stop()
    await Promise.all(this.#running)
    await this.#options.lease.release().catch(this.#options.onError)
  }

  /** Starts due deliveries, and returns the time until the next look in milliseconds. Costs one read if there is no subscription. */
  async #look(): Promise<number> {
    const { database, sites, runtime } = this.#options
    const rows = await database.records.query('Subscription', { where: {}, columns: lookColumns })
    const sitesById = new Map(rows.length === 0 ? [] : sites().map((site) => [site.id, site]))
    const pace = makePacer()
    const lasts = new Map<string, number>()
    let nextMs = idleMs
    // Those that do not fail come first.
    for (const row of rows.toSorted((a, b) => a.attempts - b.attempts)) {
      await pace()
      const site = sitesById.get(row.siteId)
      if (this.#stopping.signal.aborted || !site) continue
      const now = runtime.now()
      if (row.expiresAt <= now) await forgetExpired(database, row)
      else {
        const last = lasts.get(site.id) ?? (await lastChangeOf(site))
        lasts.set(site.id, last)
        nextMs = Math.min(nextMs, await this.#consider(site, row, last, now))
      }
    }
    const seen = new Set(rows.map(({ id }) => id))
    for (const [id, { isRunning }] of this.#known) if (!seen.has(id) && !isRunning) this.#known.delete(id)
    return nextMs
  }

  /** Starts a delivery if one is due; returns when to look again. */
  async #consider(site: SiteHandle, row: LookRow, last: number, now: number): Promise<number> {
    const known = this.#knownOf(row, last)
    if (known.isRunning || row.switchedOffAt !== null || last <= Math.max(row.sequence, known.progress.looked)) return idleMs
    const waits = Math.max(row.nextAt === null ? 0 : row.nextAt - now, known.waitsUntil - performance.now())
    if (waits > 0) return waits
    const from = Math.max(row.sequence, known.progress.from)
    if (!(await hasChanges(site, row, from))) {
      known.progress = { ...known.progress, from: last, looked: last }
      return idleMs
    }
    // The end of another delivery looks again.
    if (this.#running.size >= atOnce.all || (row.attempts > 0 && this.#failing >= atOnce.failing)) return idleMs
    // `deliverTo` reads the row again, and so what another process has delivered meanwhile.
    const leasedMs = await this.#options.lease.take()
    if (leasedMs > 0) return leasedMs
    known.progress = { ...known.progress, from }
    this.#start(site, row, known)
    return idleMs
  }

  #knownOf({ id, version }: LookRow, last: number): Known {
    const known = this.#known.get(id)
    // A log that is shorter than before was restored from a backup.
    if (known?.isRunning || (known?.version === version && known.progress.looked <= last)) return known
    const made: Known = { progress: { from: 0, looked: 0, isWithheld: false }, version, isRunning: false, waitsUntil: 0 }
    this.#known.set(id, made)
    return made
  }

  #start(site: SiteHandle, row: LookRow, known: Known): void {
    const isFailing = row.attempts > 0
    known.isRunning = true
    if (isFailing) this.#failing += 1
    const { onError } = this.#options
    const running = deliverTo(site, row.id, { ...this.#options, stop: this.#stopping.signal }, known.progress)
      .then((progress) => {
        known.progress = progress
      })
      .catch((error: unknown) => {
        known.waitsUntil = performance.now() + faultMs
        onError(error)
      })
      .then(() => {
        known.isRunning = false
        if (isFailing) this.#failing -= 1
        this.#running.delete(running)
        this.lookIn(0)
      })
    this.#running.add(running)
  }
}
