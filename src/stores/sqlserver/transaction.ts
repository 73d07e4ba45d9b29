import type { LockedTransaction } from '../remote/locked-database.ts'
import { openLockedTransaction } from '../remote/locked-transaction.ts'
import type { RequestOutcome, SqlServerClient } from './connections/client.ts'
import { isSqlServerConflict, isSqlServerLost, sqlserverFault } from './connections/faults.ts'

/** The statements of a part of a transaction that may fail alone. */
export const saveText = 'SAVE TRANSACTION part'
export const undoText = 'ROLLBACK TRANSACTION part'

/** The transaction that a connection to SQL Server has begun. */
export const openSqlServerTransaction = (client: Pick<SqlServerClient, 'run' | 'batch'>, limitMs: number): LockedTransaction =>
  openLockedTransaction<RequestOutcome>({
    run: (text, parameters) => client.run(text, parameters),
    rowsOf: ({ rows }) => rows,
    countOf: ({ count }) => count,
    save: () => client.batch(saveText),
    undo: () => client.batch(undoText),
    isConflict: isSqlServerConflict,
    isLost: isSqlServerLost,
    faultOf: (error) => sqlserverFault(error, limitMs),
    returnsNothing: 'Rows that a statement on SQL Server has changed are read after it.',
  })
