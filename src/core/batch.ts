import { transact } from './access.ts'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'

export type Step<T> = (ctx: Context) => Promise<T>

/** How one step ended. A step that never ran, because an earlier one failed, says `skipped_after_failure`. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DomainError }

export interface BatchRules {
  /** One transaction, all or nothing: the first failure is thrown. Otherwise each step commits alone. */
  readonly atomic: boolean
  /** What a failure means for the steps behind it; only read when not atomic. */
  readonly onError: 'stop' | 'continue'
}

/**
 * Runs steps one after the other and answers one outcome for each, in order.
 * What is not a `DomainError` is thrown on: it is a fault of ours, not of a step.
 */
export async function runBatch<T>(ctx: Context, steps: readonly Step<T>[], rules: BatchRules): Promise<Outcome<T>[]> {
  if (rules.atomic) {
    return transact(ctx, async (transaction) => {
      const outcomes: Outcome<T>[] = []
      for (const step of steps) outcomes.push({ ok: true, value: await step({ ...ctx, transaction }) })
      return outcomes
    })
  }
  const outcomes: Outcome<T>[] = []
  for (const step of steps) {
    if (rules.onError === 'stop' && outcomes.at(-1)?.ok === false) {
      outcomes.push({ ok: false, error: new DomainError('skipped_after_failure') })
      continue
    }
    outcomes.push(await attempt(ctx, step))
  }
  return outcomes
}

async function attempt<T>(ctx: Context, step: Step<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await step(ctx) }
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, error }
    throw error
  }
}
