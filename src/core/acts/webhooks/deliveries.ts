import type { DeliveryRow, SubscriptionRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
import { fresh, type Subscription } from './subscriptions.ts'

/** An attempt to notify a receiver. */
export type Delivery = DeliveryRow

/** The maximum number of stored deliveries of a subscription. */
const keptDeliveries = 50

/** The pauses after the first failures, in milliseconds; the last one repeats. */
const pausesMs = [1_000, 5_000, 30_000, 300_000] as const

/** The outcome of an attempt, with the values of the wire. */
export type DeliveryOutcome = 'Delivered' | 'Failed' | 'Withheld' | 'SwitchedOff'

/** The last deliveries of a subscription, the latest first. */
export function queryDeliveries(ctx: Context, { row: { siteId, id } }: Subscription): Promise<Delivery[]> {
  const page = { where: { siteId, subscriptionId: id }, limit: keptDeliveries }
  return recordsOf(ctx).query('Delivery', { ...page, orderBy: ['ordinal'], descending: ['ordinal'] })
}

/** The result of an attempt. */
export interface Attempted {
  /** The last change that the notification covers. */
  readonly sequence: number
  readonly kind: 'delivered' | 'failed' | 'withheld'
  readonly status?: number
  readonly reason?: string
  readonly durationMs: number
}

/**
 * Stores the result of an attempt: after a success the position in the change log, after a failure the time of the next
 * attempt. If the subscription was changed meanwhile, the notification is sent again. After `retryMs` of failures the
 * subscription is switched off.
 */
export async function recordAttempt(
  database: ContentDatabase,
  { siteId, id, listId, version }: SubscriptionRow,
  attempted: Attempted,
  { now, retryMs }: { readonly now: number; readonly retryMs: number },
): Promise<void> {
  const { kind, sequence, status = null, reason = '', durationMs } = attempted
  await database.transaction(async (records) => {
    const row = await records.increment('Subscription', { siteId, id }, { deliveries: 1 })
    if (!row) return
    let outcome: DeliveryOutcome = kind === 'delivered' ? 'Delivered' : 'Withheld'
    let patch: Partial<SubscriptionRow> = kind === 'delivered' ? { ...fresh, sequence } : {}
    if (kind === 'failed') {
      const failedSince = row.failedSince ?? now
      const isOver = now - failedSince >= retryMs
      const pauseMs = pausesMs[Math.min(row.attempts, pausesMs.length - 1)] ?? 0
      outcome = isOver ? 'SwitchedOff' : 'Failed'
      patch = { failedSince, attempts: row.attempts + 1, nextAt: now + pauseMs, ...(isOver && { switchedOffAt: now }) }
    }
    if (row.version === version && Object.keys(patch).length > 0) await records.update('Subscription', { siteId, id }, patch)
    const delivery: Delivery = {
      siteId,
      listId,
      subscriptionId: id,
      ordinal: row.deliveries,
      at: now,
      sequence,
      outcome,
      status,
      reason,
      durationMs,
    }
    await records.insert('Delivery', delivery)
    await records.delete('Delivery', { siteId, subscriptionId: id, ordinal: row.deliveries - keptDeliveries })
  })
}

/** Deletes a subscription that has expired. Its row says when it ends, so nothing visible changes. */
export const forgetExpired = (
  database: ContentDatabase,
  { siteId, id, expiresAt }: Pick<SubscriptionRow, 'siteId' | 'id' | 'expiresAt'>,
): Promise<void> =>
  database.transaction(async (records) => {
    if ((await records.delete('Subscription', { siteId, id, expiresAt })) > 0)
      await records.delete('Delivery', { siteId, subscriptionId: id })
  })
