import assert from 'node:assert'
import { DomainError, isStorageFull } from '../kernel/errors.ts'
import { breathe } from '../kernel/pacing/breathe.ts'
import { changesRights } from '../model/change.ts'
import { transact } from './access.ts'
import type { Context } from './context.ts'
import { accessReasons } from './reasons.ts'

export type Step<T> = (ctx: Context) => Promise<T>

/** The result of one step. A step that did not run, because an earlier one failed, has the error `skipped_after_failure`. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DomainError }

export interface BatchRules {
  /** All or nothing: the first failure is thrown. Otherwise only the step that fails is undone. */
  readonly atomic: boolean
  /** What happens to the steps after a failure; ignored if `atomic`. */
  readonly onError: 'stop' | 'continue'
}

/**
 * Runs steps one after the other in one transaction, and returns one outcome for
 * each, in order, after the commit: so many small writes cost one commit. An
 * error that is not a `DomainError` is a fault of the server: it is thrown again,
 * and nothing is committed. Steps may run more than once, after their earlier
 * writes were undone, so they change nothing else.
 */
export async function runBatch<T>(ctx: Context, steps: Iterable<Step<T>>, rules: BatchRules): Promise<Outcome<T>[]> {
  return runUntil(ctx, steps, rules, () => () => false)
}

/** How long one transaction of `runSome` works, in milliseconds, where nobody else has a turn meanwhile. */
const usualTurnMs = 10

/**
 * Like a `runBatch` that is not atomic, but stops when its short transaction has
 * used its time. Runs at least one step and returns the outcomes of those that
 * ran. The caller continues with the others after a turn of the event loop. With
 * `stop`, a failure also gives outcomes to all later steps.
 */
export const runSome = <T>(ctx: Context, steps: Iterable<Step<T>>, onError: BatchRules['onError']): Promise<Outcome<T>[]> =>
  runUntil(ctx, steps, { atomic: false, onError }, () => {
    const { turnMs = usualTurnMs } = ctx.site.database
    const began = performance.now()
    return () => performance.now() - began > turnMs
  })

/** Starts one run of the steps; the result says after each step whether the run should end. */
type MakeEnd = () => () => boolean

async function runUntil<T>(ctx: Context, steps: Iterable<Step<T>>, rules: BatchRules, makeEnd: MakeEnd): Promise<Outcome<T>[]> {
  // A batch inside a batch would wait for itself.
  assert(!ctx.transaction, 'a batch inside a batch has no transaction of its own: run its steps')
  const whole = await outcomeOf(() => runWhole(ctx, steps, makeEnd))
  if (whole.ok) return whole.value.map((value) => ({ ok: true, value }))
  if (rules.atomic) throw whole.error
  await breathe(0)
  return runApart(ctx, steps, rules, makeEnd)
}

/** All or nothing, without savepoints: one for each step costs as much as a statement, and in most batches no step fails. */
function runWhole<T>(ctx: Context, steps: Iterable<Step<T>>, makeEnd: MakeEnd): Promise<T[]> {
  return transact(ctx, async (transaction) => {
    const values: T[] = []
    const isOver = makeEnd()
    for (const step of steps) {
      values.push(await step({ ...ctx, transaction }))
      if (isOver()) break
    }
    return values
  })
}

/** Each step in its own savepoint, so that a failure undoes only that step. */
function runApart<T>(ctx: Context, steps: Iterable<Step<T>>, { onError }: BatchRules, makeEnd: MakeEnd): Promise<Outcome<T>[]> {
  return transact(ctx, async (transaction, attempt) => {
    const { changes, writes } = transaction
    const outcomes: Outcome<T>[] = []
    const isOver = makeEnd()
    for (const step of steps) {
      if (onError === 'stop' && outcomes.at(-1)?.ok === false) {
        outcomes.push({ ok: false, error: new DomainError(accessReasons.skipped_after_failure) })
        continue
      }
      const [changesBefore, writesBefore] = [changes.length, writes.length]
      const outcome = await outcomeOf(() => attempt(() => step({ ...ctx, transaction })))
      // The disk is full and the reserve is not yet free: the steps run again with it.
      if (!outcome.ok && isStorageFull(outcome.error) && transaction.begun.includes(true) && !ctx.site.database.isShort())
        throw outcome.error
      if (!outcome.ok) {
        changes.length = changesBefore
        writes.length = writesBefore
        transaction.about.changesRights = changes.some(changesRights)
        // The undone part may have locked them, and have made the row of its actor.
        transaction.locked.clear()
        transaction.actors.clear()
      }
      outcomes.push(outcome)
      if (isOver() && !(onError === 'stop' && !outcome.ok)) break
    }
    return outcomes
  })
}

/** The outcome of `work`. Errors that are not a `DomainError` are thrown again. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, error }
    throw error
  }
}
