import type { Client } from 'pg'
import type { Attempt } from '../../core/kernel/ports.ts'
import { answered } from '../remote/deadline.ts'
import type { SqlRow, SqlSession, SqlValue } from '../sql/session.ts'
import { isConflict, isLost, translated } from './faults.ts'
import { boundValues } from './parameters.ts'
import type { StatementNames } from './statement-names.ts'

/** Ends a connection in which a statement has no answer: what waits for it fails. */
export const endNow = (client: Client): void => void client.end().catch(() => undefined)

/** The statements of one transaction. */
export interface ServerTransaction {
  readonly session: SqlSession
  readonly attempt: Attempt
  /** Fails if the transaction can no longer be committed. */
  check(): void
  /** Resolves when no statement runs. */
  idle(): Promise<unknown>
  hasWritten(): boolean
  /** How many rows its statements have inserted, changed or deleted. */
  writtenRows(): number
  /** Whether another writer was in the way: the work may succeed if it runs again. */
  hasConflict(): boolean
  end(): void
}

/**
 * PostgreSQL refuses everything in a transaction after a statement that failed. Only a part that is undone (`Attempt`) lets
 * the rest go on.
 */
export function openTransaction(client: Client, names: StatementNames, limitMs: number): ServerTransaction {
  let hasEnded = false
  let hasWritten = false
  let writtenRows = 0
  let hasConflict = false
  let failure: unknown
  const check = (): void => {
    if (hasEnded) throw new Error('The transaction of these records has ended.')
    if (failure === undefined) return
    if (isLost(failure)) throw translated(failure, limitMs)
    throw new Error('A statement of this transaction has failed, so nothing of it can be stored.', { cause: failure })
  }
  /** The statement before: a connection runs one at a time. */
  let before: Promise<unknown> = Promise.resolve()
  const run = (text: string, parameters: readonly SqlValue[]) => {
    const result = before.then(() => runNow(text, parameters))
    before = result.catch(() => undefined)
    return result
  }
  const runNow = async (text: string, parameters: readonly SqlValue[]) => {
    check()
    try {
      const result = client.query<SqlRow>({ name: names.of(text), text, values: boundValues(parameters) })
      return await answered(limitMs, result, () => endNow(client))
    } catch (error) {
      failure = error
      if (isConflict(error)) hasConflict = true
      throw translated(error, limitMs)
    }
  }
  const undo = async (): Promise<void> => {
    // A conflict concerns the whole transaction.
    if (hasConflict) return
    try {
      await before
      await client.query('ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part')
      failure = undefined
    } catch (error) {
      failure = error
    }
  }
  return {
    check,
    idle: () => before,
    hasWritten: () => hasWritten,
    writtenRows: () => writtenRows,
    hasConflict: () => hasConflict,
    end() {
      hasEnded = true
    },
    async attempt(work) {
      await run('SAVEPOINT part', [])
      try {
        const result = await work()
        await run('RELEASE SAVEPOINT part', [])
        return result
      } catch (error) {
        await undo()
        throw error
      }
    },
    session: {
      query: async (text, parameters) => (await run(text, parameters)).rows,
      async execute(text, parameters) {
        hasWritten = true
        const rows = (await run(text, parameters)).rowCount ?? 0
        writtenRows += rows
        return rows
      },
      async executeReturning(text, parameters) {
        hasWritten = true
        const { rows } = await run(text, parameters)
        writtenRows += rows.length
        return rows
      },
    },
  }
}
