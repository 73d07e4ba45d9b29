import type { AlertRow } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { RepeatedLook } from '../../kernel/pacing/repeated-look.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import type { DeliveryLease } from '../webhooks/lease.ts'
import { hasChanges, lastChangeOf } from '../webhooks/told-changes.ts'
import { alertStates } from './alerts.ts'
import { type Telling, type TellingParts, tellOwner } from './deliver.ts'
import { MailQuota } from './quota.ts'
import { alertFrequencies } from './schedule.ts'

export interface AlertsOptions extends Omit<TellingParts, 'stop' | 'quota'> {
  readonly database: ContentDatabase
  /** The sites that the database has now. */
  readonly sites: () => readonly SiteHandle[]
  /** It is taken before a mail, so only one process sends at a time. */
  readonly lease: DeliveryLease
  /** How many mails an owner gets in an hour at an address that no identity provider gave. */
  readonly storedAddressPerHour: number
  readonly onError: (error: unknown) => void
}

/** The delay between a commit and the look for due alerts; the look covers all commits of this time. */
const lookMs = 200
/** The maximum time between two looks: daily and weekly alerts are late by at most so much. */
const idleMs = 30_000
/** The time for which an alert is left alone after an error that is no refusal of a mail server. */
const pauseMs = 600_000

const lookColumns = ['siteId', 'id', 'listId', 'frequency', 'status', 'sequence', 'dueAt', 'telling', 'nextAt'] as const
type LookRow = Pick<AlertRow, (typeof lookColumns)[number]>

/**
 * Sends the mails of alerts in the background: soon after each commit, and when the time of daily and weekly alerts has
 * come. One mail is sent at a time. `stop` ends the mail that is on its way and resolves after that; the next start sends
 * it again.
 */
export function tellOwners(options: AlertsOptions): { stop(): Promise<void> } {
  const teller = new AlertTeller(options)
  const stopHearing = options.database.onCommit(() => teller.lookIn(lookMs))
  teller.lookIn(0)
  return {
    stop() {
      stopHearing()
      return teller.stop()
    },
  }
}

class AlertTeller {
  readonly #options: AlertsOptions
  readonly #stopping = new AbortController()
  /** For each alert, the number of the last change when it had nothing to tell. */
  readonly #looked = new Map<string, number>()
  /** When an alert that failed, or whose owner got enough mails, may be told again, by its id. */
  readonly #pausedUntil = new Map<string, number>()
  readonly #quota: MailQuota
  readonly #looks: RepeatedLook

  constructor(options: AlertsOptions) {
    this.#options = options
    this.#quota = new MailQuota(options.storedAddressPerHour)
    this.#looks = new RepeatedLook({ look: () => this.#look(), faultMs: idleMs, onError: options.onError })
  }

  lookIn(ms: number): void {
    this.#looks.lookIn(ms)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#looks.stop()
    await this.#options.lease.release().catch(this.#options.onError)
  }

  /** Tells the due alerts, and returns the time until the next look in milliseconds. Costs one read if there is no alert. */
  async #look(): Promise<number> {
    const { database, sites } = this.#options
    const rows = await database.records.query('Alert', { where: { status: alertStates.on }, columns: lookColumns })
    const sitesById = new Map(rows.length === 0 ? [] : sites().map((site) => [site.id, site]))
    const lasts = new Map<string, number>()
    const pace = makePacer()
    let nextMs = idleMs
    for (const row of rows) {
      await pace()
      const site = sitesById.get(row.siteId)
      if (this.#stopping.signal.aborted) break
      if (!site) continue
      const last = lasts.get(site.id) ?? (await lastChangeOf(site))
      lasts.set(site.id, last)
      nextMs = Math.min(nextMs, await this.#consider(site, row, last))
    }
    const seen = new Set(rows.map(({ id }) => id))
    for (const map of [this.#looked, this.#pausedUntil]) for (const id of map.keys()) if (!seen.has(id)) map.delete(id)
    return nextMs
  }

  /** Tells an alert if it is due; returns when to look again. */
  async #consider(site: SiteHandle, row: LookRow, last: number): Promise<number> {
    const { runtime, lease, onError } = this.#options
    const now = runtime.now()
    const paused = this.#pausedUntil.get(row.id) ?? 0
    const waits = Math.max(
      paused - now,
      row.nextAt === null ? 0 : row.nextAt - now,
      row.dueAt === null || row.telling !== null ? 0 : row.dueAt - now,
    )
    if (waits > 0) return Math.min(waits, idleMs)
    const isImmediate = row.frequency === alertFrequencies.immediate && row.telling === null
    if (isImmediate) {
      const from = Math.max(row.sequence, this.#looked.get(row.id) ?? 0)
      if (last <= from) return idleMs
      if (!(await hasChanges(site, row, from))) {
        this.#looked.set(row.id, last)
        return idleMs
      }
    }
    // `tellOwner` reads the row again, and so what another process has told meanwhile.
    const leasedMs = await lease.take()
    if (leasedMs > 0) return leasedMs
    let telling: Telling
    try {
      telling = await tellOwner(site, row.id, last, { ...this.#options, quota: this.#quota, stop: this.#stopping.signal })
    } catch (error) {
      if (this.#stopping.signal.aborted || (error instanceof DomainError && error.code === 'unavailable')) throw error
      // The other alerts go on.
      this.#pausedUntil.set(row.id, now + pauseMs)
      onError(error)
      return idleMs
    }
    if (telling.kind === 'waits') {
      this.#pausedUntil.set(row.id, now + telling.ms)
      return Math.min(telling.ms, idleMs)
    }
    if (telling.kind === 'over') return idleMs
    if (!this.#stopping.signal.aborted) onError(new Error(telling.why))
    return 1_000
  }
}
