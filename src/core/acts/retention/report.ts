import type { Context } from '../../access/context.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { type DueItem, dueItems, type Evaluation } from './evaluate.ts'
import { getPolicy, type RetentionPolicy } from './policies.ts'

/** What an evaluation of a policy did, or would do now. */
export interface RetentionReport extends Readonly<Evaluation> {
  readonly policy: RetentionPolicy
  /** Milliseconds; undefined before the first evaluation. */
  readonly evaluatedAt: number | undefined
  /** Of a preview: the first items that are old enough. */
  readonly items?: readonly DueItem[]
}

/** The maximum number of items in a preview. */
const mostShown = 1_000

/** What the last evaluation of a policy did. Fails as `getPolicy`. */
export async function lastReport(ctx: Context, address: ListAddress, id: string): Promise<RetentionReport> {
  const policy = await getPolicy(ctx, address, id)
  const { lastRunAt, lastDone, lastKept, lastFailed } = policy.row
  return { policy, evaluatedAt: lastRunAt ?? undefined, done: lastDone ?? 0, kept: lastKept ?? 0, failed: lastFailed ?? 0 }
}

/** What an evaluation would do now; it does not know what would fail. Fails as `getPolicy`. */
export async function previewReport(ctx: Context, address: ListAddress, id: string): Promise<RetentionReport> {
  const policy = await getPolicy(ctx, address, id)
  const evaluatedAt = Math.floor(ctx.runtime.now() / 1000) * 1000
  const items: DueItem[] = []
  const count = { done: 0, kept: 0, failed: 0 }
  for await (const due of dueItems(ctx, policy.list, policy.row, { now: evaluatedAt })) {
    count[due.keptBy ? 'kept' : 'done'] += 1
    if (items.length < mostShown) items.push(due)
  }
  return { policy, evaluatedAt, ...count, items }
}
