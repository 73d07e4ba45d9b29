import type { Database } from '../../../src/core/kernel/ports.ts'

/** Ends the first run of a transaction. */
const undone = new Error('This run of the transaction is undone.')

/**
 * A database that runs the work of every transaction twice, as a database does
 * after a conflict: the writes of the first run are undone. Work that fails
 * runs once.
 */
export const twice = <R, Rest>(database: Database<R> & Rest): Database<R> & Rest => ({
  ...database,
  async transaction(work) {
    const first = database.transaction(async (records, attempt) => {
      await work(records, attempt)
      throw undone
    })
    await first.catch((error: unknown) => {
      if (error !== undone) throw error
    })
    return database.transaction(work)
  },
})
