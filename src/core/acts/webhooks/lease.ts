import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

export interface LeaseOptions {
  readonly farm: FarmDatabase
  readonly runtime: Pick<Runtime, 'now'>
  /** The content database, by its name in the storage. */
  readonly database: string
  /** The id of this process. */
  readonly holder: string
  /** No other process delivers, so the lease of a dead one does not count. */
  readonly isAlone: boolean
  /** How long the lease lasts, in milliseconds: at least twice the time of a delivery. */
  readonly leaseMs: number
}

/**
 * The right of one process to deliver the webhooks of a content database. A process that ends releases it; that of a
 * dead process ends with its time.
 */
export class DeliveryLease {
  readonly #options: LeaseOptions
  /** The time until which this process knows that it has the lease. */
  #until = 0

  constructor(options: LeaseOptions) {
    this.#options = options
  }

  /**
   * Takes the lease for at least half of its time, and returns 0. While another process has it, returns the time until
   * it ends, in milliseconds.
   */
  async take(): Promise<number> {
    const { farm, runtime, database, holder, isAlone, leaseMs } = this.#options
    const now = runtime.now()
    const left = this.#until - now
    if (left > leaseMs / 2 && left <= leaseMs) return 0
    const waitMs = await farm.transaction(async (records) => {
      const row = await records.find('WebhookLease', { database })
      // Clocks of two servers may differ, and somebody may set one back.
      if (row && row.holder !== holder && !isAlone && row.heldUntil > now) return Math.min(row.heldUntil - now, leaseMs)
      const lease = { database, holder, heldUntil: now + leaseMs }
      if (row) await records.update('WebhookLease', { database, holder: row.holder }, lease)
      else await records.insert('WebhookLease', lease)
      return 0
    })
    this.#until = waitMs === 0 ? now + leaseMs : 0
    return waitMs
  }

  /** Lets another process deliver at once. */
  async release(): Promise<void> {
    const { farm, database, holder } = this.#options
    if (this.#until === 0) return
    this.#until = 0
    await farm.records.delete('WebhookLease', { database, holder })
  }
}
