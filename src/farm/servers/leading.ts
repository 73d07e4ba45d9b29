import { JobQueue } from '../../core/kernel/pacing/job-queue.ts'
import type { FarmDatabase, Runtime } from '../../core/kernel/ports.ts'

/** How often this server looks at the lease. */
const lookMs = 1_000
/** How often the server that leads renews it. */
const renewMs = 2_000
/** A server that could not renew it for this time ends its work. */
const giveUpMs = 6_000
/** A lease that was not renewed for this time is that of a dead server. */
const leaseMs = 12_000

/** The name of the lease. No content database has it. */
const key = { database: '/background' } as const

interface Running {
  stop(): Promise<void>
}

/** Work that only one server of a farm does at a time. */
export type Duty = () => Running

interface Entry {
  readonly start: Duty
  running: Running | undefined
}

/**
 * Decides which of several servers of a farm does its background work: the one with the lease in the farm database. It
 * renews the lease; others take over a lease that stays the same for `leaseMs` on their own clock, so the clocks of servers may
 * differ. A server that cannot renew ends its work before others may begin; work that must not be done twice asks `stillLeads` in
 * the transaction that it is about.
 */
export class Leading {
  readonly #farm: FarmDatabase
  readonly #runtime: Runtime
  readonly #holder: string
  readonly #duties = new Set<Entry>()
  readonly #turns = new JobQueue()
  #onError: (error: unknown) => void = () => undefined
  #isLeading = false
  /** The start of the last renewal that succeeded, by `performance.now()`. */
  #renewedAt = Number.NEGATIVE_INFINITY
  /** The lease of another server, and since when it is the same, by `performance.now()`. */
  #seen: { readonly lease: string; readonly at: number } | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(farm: FarmDatabase, runtime: Runtime) {
    this.#farm = farm
    this.#runtime = runtime
    this.#holder = runtime.newId()
  }

  /**
   * Takes the lease at once if nobody has it, and from then on as soon as its holder is gone. `isFirst`: no other server runs,
   * so a lease is that of a dead one.
   */
  async start(isFirst: boolean, onError: (error: unknown) => void): Promise<void> {
    this.#onError = onError
    await this.#look(isFirst)
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.#look(false))
    }, lookMs).unref()
  }

  leads(): boolean {
    return this.#isLeading && performance.now() - this.#renewedAt < giveUpMs
  }

  /** Whether this server has the lease, by the rows that `records` sees. */
  async stillLeads(records: Pick<FarmDatabase['records'], 'find'> = this.#farm.records): Promise<boolean> {
    return (await records.find('WebhookLease', key))?.holder === this.#holder
  }

  /** Does this work whenever this server leads, until it is stopped. */
  add(start: Duty): Running {
    const entry: Entry = { start, running: undefined }
    this.#duties.add(entry)
    if (this.#isLeading) this.#begin(entry)
    return {
      stop: async () => {
        this.#duties.delete(entry)
        await end(entry)
      },
    }
  }

  /** Ends all work, and lets another server lead at once. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await this.#follow()
    await this.#farm.records.delete('WebhookLease', { ...key, holder: this.#holder }).catch(this.#onError)
  }

  async #look(isFirst: boolean): Promise<void> {
    const began = performance.now()
    try {
      if (this.#isLeading && began - this.#renewedAt < renewMs) return
      const has = await this.#take(isFirst)
      if (has) this.#renewedAt = began
      if (has && !this.#isLeading) this.#lead()
      else if (!has && this.#isLeading) await this.#follow()
    } catch (error) {
      this.#onError(error)
      if (this.#isLeading && performance.now() - this.#renewedAt > giveUpMs) await this.#follow()
    }
  }

  /** Takes or renews the lease; false while another server has it. */
  #take(isFirst: boolean): Promise<boolean> {
    const holder = this.#holder
    return this.#farm.transaction(async (records) => {
      const row = await records.find('WebhookLease', key)
      const heldUntil = Math.max(this.#runtime.now() + leaseMs, (row?.heldUntil ?? 0) + 1)
      if (!row) await records.insert('WebhookLease', { ...key, holder, heldUntil })
      else if (row.holder === holder || isFirst || this.#isDead(`${row.holder} ${row.heldUntil}`))
        await records.update('WebhookLease', key, { holder, heldUntil })
      else return false
      return true
    })
  }

  #isDead(lease: string): boolean {
    const now = performance.now()
    if (this.#seen?.lease !== lease) this.#seen = { lease, at: now }
    return now - this.#seen.at > leaseMs
  }

  #lead(): void {
    this.#isLeading = true
    for (const entry of this.#duties) this.#begin(entry)
  }

  #begin(entry: Entry): void {
    try {
      entry.running = entry.start()
    } catch (error) {
      this.#onError(error)
    }
  }

  /** Resolves when all work has ended. */
  #follow(): Promise<void> {
    this.#isLeading = false
    return this.#turns.run(async () => {
      for (const entry of this.#duties) await end(entry).catch(this.#onError)
    })
  }
}

async function end(entry: Entry): Promise<void> {
  const { running } = entry
  entry.running = undefined
  await running?.stop()
}
