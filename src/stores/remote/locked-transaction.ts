import type { SqlSession, SqlValue } from '../sql/session.ts'
import type { LockedTransaction } from './locked-database.ts'

/** What a transaction needs to know of the server that it runs on. */
export interface TransactionParts<Outcome> {
  /** Runs one statement with its values. */
  readonly run: (text: string, parameters: readonly SqlValue[]) => Promise<Outcome>
  readonly rowsOf: (outcome: Outcome) => Awaited<ReturnType<SqlSession['query']>>
  /** How many rows a statement has changed. */
  readonly countOf: (outcome: Outcome) => number
  /** Begins a part that may fail alone. */
  readonly save: () => Promise<unknown>
  /** Forgets where the part began, when it has succeeded; a server that has no such statement leaves it out. */
  readonly release?: () => Promise<unknown>
  /** Takes back what was written since the part began. */
  readonly undo: () => Promise<unknown>
  readonly isConflict: (error: unknown) => boolean
  readonly isLost: (error: unknown) => boolean
  /** The error in the words of a store. */
  readonly faultOf: (error: unknown) => unknown
  /** Why rows that a statement has changed cannot be had from it. */
  readonly returnsNothing: string
}

/** A statement that fails is undone alone. After a conflict or without its connection nothing of the transaction can be stored. */
export function openLockedTransaction<Outcome>(parts: TransactionParts<Outcome>): LockedTransaction {
  let hasEnded = false
  let hasWritten = false
  let hasConflict = false
  let failure: unknown
  const check = (): void => {
    if (hasEnded) throw new Error('The transaction of these records has ended.')
    if (failure === undefined) return
    if (parts.isLost(failure)) throw parts.faultOf(failure)
    throw new Error('Another writer was in the way of this transaction, so nothing of it can be stored.', { cause: failure })
  }
  /** The statement before: a connection runs one at a time, and one that follows a failure is not sent. */
  let before: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = before.then(async () => {
      check()
      try {
        return await work()
      } catch (error) {
        if (parts.isConflict(error)) hasConflict = true
        if (parts.isConflict(error) || parts.isLost(error)) failure = error
        throw parts.faultOf(error)
      }
    })
    before = result.catch(() => undefined)
    return result
  }
  const run = (text: string, parameters: readonly SqlValue[]): Promise<Outcome> => inTurn(() => parts.run(text, parameters))
  const session: SqlSession = {
    query: async (text, parameters) => parts.rowsOf(await run(text, parameters)),
    async execute(text, parameters) {
      hasWritten = true
      return parts.countOf(await run(text, parameters))
    },
    executeReturning: () => Promise.reject(new Error(parts.returnsNothing)),
    together: (work) => work(session),
  }
  return {
    session,
    check,
    idle: () => before,
    hasWritten: () => hasWritten,
    hasConflict: () => hasConflict,
    end() {
      hasEnded = true
    },
    async attempt(work) {
      await inTurn(parts.save)
      try {
        const result = await work()
        if (parts.release) await inTurn(parts.release)
        return result
      } catch (error) {
        await before
        // What concerns the whole transaction is not undone here.
        if (failure === undefined && !hasEnded)
          await parts.undo().catch((fault: unknown) => {
            failure = fault
          })
        throw error
      }
    },
  }
}
