import assert from 'node:assert'
import { DomainError } from '../kernel/errors.ts'
import { transact } from './access.ts'
import type { Context } from './context.ts'
import { accessReasons } from './reasons.ts'

export type Step<T> = (ctx: Context) => Promise<T>

/** How one step ended. A step that never ran, because an earlier one failed, says `skipped_after_failure`. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DomainError }

export interface BatchRules {
  /** All or nothing: the first failure is thrown. Otherwise a step that fails is undone alone. */
  readonly atomic: boolean
  /** What a failure means for the steps behind it; only read when not atomic. */
  readonly onError: 'stop' | 'continue'
}

/**
 * Runs steps one after the other in one transaction and answers one outcome for
 * each, in order, once it is committed: so many small writes cost one commit.
 * What is not a `DomainError` is thrown on, and nothing is done: it is a fault
 * of ours, not of a step. Steps may run more than once, and what an earlier run
 * has written is undone: they change nothing else.
 */
export async function runBatch<T>(ctx: Context, steps: Iterable<Step<T>>, rules: BatchRules): Promise<Outcome<T>[]> {
  // It would wait for itself.
  assert(!ctx.transaction, 'a batch inside a batch has no transaction of its own: run its steps')
  const whole = await outcomeOf(() => runWhole(ctx, steps))
  if (whole.ok) return whole.value.map((value) => ({ ok: true, value }))
  if (rules.atomic) throw whole.error
  return runApart(ctx, steps, rules)
}

/** All or nothing, and without a savepoint for each step, which would cost as much as a statement. Most batches have no step that fails. */
function runWhole<T>(ctx: Context, steps: Iterable<Step<T>>): Promise<T[]> {
  return transact(ctx, async (transaction) => {
    const values: T[] = []
    for (const step of steps) values.push(await step({ ...ctx, transaction }))
    return values
  })
}

/** Each step in a savepoint of its own, so that one that fails is undone alone. */
function runApart<T>(ctx: Context, steps: Iterable<Step<T>>, { onError }: BatchRules): Promise<Outcome<T>[]> {
  return transact(ctx, async (transaction, attempt) => {
    const { changes, writes } = transaction
    const outcomes: Outcome<T>[] = []
    for (const step of steps) {
      if (onError === 'stop' && outcomes.at(-1)?.ok === false) {
        outcomes.push({ ok: false, error: new DomainError(accessReasons.skipped_after_failure) })
        continue
      }
      const [changesBefore, writesBefore] = [changes.length, writes.length]
      const outcome = await outcomeOf(() => attempt(() => step({ ...ctx, transaction })))
      if (!outcome.ok) {
        changes.length = changesBefore
        writes.length = writesBefore
      }
      outcomes.push(outcome)
    }
    return outcomes
  })
}

/** How `work` ends. What is not a `DomainError` is thrown on. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, error }
    throw error
  }
}
