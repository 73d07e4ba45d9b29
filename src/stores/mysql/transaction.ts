import type { Connection, TypedParameter } from 'mysql2/promise'
import { answered } from '../remote/deadline.ts'
import type { LockedTransaction } from '../remote/locked-database.ts'
import { openLockedTransaction } from '../remote/locked-transaction.ts'
import { isMySqlConflict, isMySqlLost, mysqlFault } from './faults.ts'
import { changedRows, decodedRows, typedValues } from './rows.ts'

/** The transaction that a connection to MySQL has begun. */
export const openMySqlTransaction = (connection: Connection, types: TypedParameter, limitMs: number): LockedTransaction =>
  openLockedTransaction({
    run: (text, parameters) => answered(limitMs, connection.execute(text, typedValues(parameters, types)), () => connection.destroy()),
    rowsOf: decodedRows,
    countOf: changedRows,
    save: () => connection.query('SAVEPOINT part'),
    release: () => connection.query('RELEASE SAVEPOINT part'),
    undo: () => connection.query('ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part'),
    isConflict: isMySqlConflict,
    isLost: isMySqlLost,
    faultOf: (error) => mysqlFault(error, limitMs),
    returnsNothing: 'MySQL does not return the rows that a statement has changed.',
  })
