import assert from 'node:assert'
import { transact } from './access.ts'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'

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
 * of ours, not of a step.
 */
export async function runBatch<T>(ctx: Context, steps: Iterable<Step<T>>, rules: BatchRules): Promise<Outcome<T>[]> {
  // It would wait for itself.
  assert(!ctx.transaction, 'a batch inside a batch has no transaction of its own: run its steps')
  return transact(ctx, async (transaction, attempt) => {
    const outcomes: Outcome<T>[] = []
    for (const step of steps) {
      const run = () => step({ ...ctx, transaction })
      if (rules.atomic) outcomes.push({ ok: true, value: await run() })
      else if (rules.onError === 'stop' && outcomes.at(-1)?.ok === false) {
        outcomes.push({ ok: false, error: new DomainError('skipped_after_failure') })
      } else {
        const before = transaction.changes.length
        const outcome = await outcomeOf(() => attempt(run))
        if (!outcome.ok) transaction.changes.length = before
        outcomes.push(outcome)
      }
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
