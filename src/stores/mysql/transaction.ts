import type { Connection, TypedParameter } from 'mysql2/promise'
import type { LockedTransaction } from '../remote/locked-database.ts'
import type { SqlSession, SqlValue } from '../sql/session.ts'
import { isMySqlConflict, isMySqlLost, mysqlFault } from './faults.ts'
import { changedRows, decodedRows, typedValues } from './rows.ts'

/** A statement that fails is undone alone. After a conflict or without its connection nothing of the transaction can be stored. */
export function openMySqlTransaction(connection: Connection, types: TypedParameter, limitMs: number): LockedTransaction {
  let hasEnded = false
  let hasWritten = false
  let hasConflict = false
  let failure: unknown
  const check = (): void => {
    if (hasEnded) throw new Error('The transaction of these records has ended.')
    if (failure === undefined) return
    if (isMySqlLost(failure)) throw mysqlFault(failure, limitMs)
    throw new Error('Another writer was in the way of this transaction, so nothing of it can be stored.', { cause: failure })
  }
  /** The statement before: a connection runs one at a time. */
  let before: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = before.then(async () => {
      check()
      try {
        return await work()
      } catch (error) {
        if (isMySqlConflict(error)) hasConflict = true
        if (isMySqlConflict(error) || isMySqlLost(error)) failure = error
        throw mysqlFault(error, limitMs)
      }
    })
    before = result.catch(() => undefined)
    return result
  }
  const run = (text: string, parameters: readonly SqlValue[]) => inTurn(() => connection.execute(text, typedValues(parameters, types)))
  const plain = (text: string) => inTurn(() => connection.query(text))
  const session: SqlSession = {
    query: async (text, parameters) => decodedRows(await run(text, parameters)),
    async execute(text, parameters) {
      hasWritten = true
      return changedRows(await run(text, parameters))
    },
    executeReturning: () => Promise.reject(new Error('MySQL does not return the rows that a statement has changed.')),
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
      await plain('SAVEPOINT part')
      try {
        const result = await work()
        await plain('RELEASE SAVEPOINT part')
        return result
      } catch (error) {
        await before
        // What concerns the whole transaction is not undone here.
        if (failure === undefined && !hasEnded)
          await connection.query('ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part').catch((fault: unknown) => {
            failure = fault
          })
        throw error
      }
    },
  }
}
