import type { LockedTransaction } from '../remote/locked-database.ts'
import type { SqlSession, SqlValue } from '../sql/session.ts'
import type { RequestOutcome, SqlServerClient } from './connections/client.ts'
import { isSqlServerConflict, isSqlServerLost, sqlserverFault } from './connections/faults.ts'

/** The statements of a part of a transaction that may fail alone. */
export const saveText = 'SAVE TRANSACTION part'
export const undoText = 'ROLLBACK TRANSACTION part'

/** A statement that fails is undone alone. After a conflict or without its connection nothing of the transaction can be stored. */
export function openSqlServerTransaction(client: Pick<SqlServerClient, 'run' | 'batch'>, limitMs: number): LockedTransaction {
  let hasEnded = false
  let hasWritten = false
  let hasConflict = false
  let failure: unknown
  const check = (): void => {
    if (hasEnded) throw new Error('The transaction of these records has ended.')
    if (failure === undefined) return
    if (isSqlServerLost(failure)) throw sqlserverFault(failure, limitMs)
    throw new Error('Another writer was in the way of this transaction, so nothing of it can be stored.', { cause: failure })
  }
  /** The statement before: one that follows a failure is not sent. */
  let before: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = before.then(async () => {
      check()
      try {
        return await work()
      } catch (error) {
        if (isSqlServerConflict(error)) hasConflict = true
        if (isSqlServerConflict(error) || isSqlServerLost(error)) failure = error
        throw sqlserverFault(error, limitMs)
      }
    })
    before = result.catch(() => undefined)
    return result
  }
  const run = (text: string, parameters: readonly SqlValue[]): Promise<RequestOutcome> => inTurn(() => client.run(text, parameters))
  const session: SqlSession = {
    query: async (text, parameters) => (await run(text, parameters)).rows,
    async execute(text, parameters) {
      hasWritten = true
      return (await run(text, parameters)).count
    },
    executeReturning: () => Promise.reject(new Error('Rows that a statement on SQL Server has changed are read after it.')),
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
      await inTurn(() => client.batch(saveText))
      try {
        return await work()
      } catch (error) {
        await before
        // What concerns the whole transaction is not undone here.
        if (failure === undefined && !hasEnded)
          await client.batch(undoText).catch((fault: unknown) => {
            failure = fault
          })
        throw error
      }
    },
  }
}
