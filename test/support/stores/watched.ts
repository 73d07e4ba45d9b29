import { threadedCheckpoints } from '../../../src/stores/sqlite/checkpoint-thread.ts'
import { type ConnectionOptions, connect, type SqliteConnection } from '../../../src/stores/sqlite/connection.ts'
import { databaseOn } from '../../../src/stores/sqlite/driver.ts'

/** A call that reaches SQLite. */
export interface SqliteCall {
  readonly kind: 'query' | 'execute' | 'begin' | 'savepoint' | 'commit' | 'rollback'
  readonly sql: string
}

export type BeforeSqliteCall = (call: SqliteCall) => void

/** A SQLite database that announces every call before it is made; what `beforeCall` throws fails that call. Migrations are not announced. */
export function watchedSqlite(options: ConnectionOptions, beforeCall: BeforeSqliteCall) {
  const { writer, reader, log } = connect(options)
  const checkpoints = reader && threadedCheckpoints(options.path)
  return databaseOn('Content', { writer: watched(writer, beforeCall), reader: reader && watched(reader, beforeCall), log, checkpoints })
}

const watched = (connection: SqliteConnection, beforeCall: BeforeSqliteCall): SqliteConnection => ({
  get inTransaction() {
    return connection.inTransaction
  },
  query(sql, parameters) {
    beforeCall({ kind: 'query', sql })
    return connection.query(sql, parameters)
  },
  execute(sql, parameters) {
    beforeCall({ kind: 'execute', sql })
    return connection.execute(sql, parameters)
  },
  executeReturning(sql, parameters) {
    beforeCall({ kind: 'execute', sql })
    return connection.executeReturning(sql, parameters)
  },
  begin() {
    beforeCall({ kind: 'begin', sql: 'BEGIN IMMEDIATE' })
    connection.begin()
  },
  savepoint(sql) {
    beforeCall({ kind: 'savepoint', sql })
    connection.savepoint(sql)
  },
  commit() {
    beforeCall({ kind: 'commit', sql: 'COMMIT' })
    connection.commit()
  },
  rollback() {
    try {
      beforeCall({ kind: 'rollback', sql: 'ROLLBACK' })
    } finally {
      connection.rollback()
    }
  },
  endTransaction: () => connection.endTransaction(),
  emptyLog: () => connection.emptyLog(),
  logState: () => connection.logState(),
  dataVersion: () => connection.dataVersion(),
  close: (emptiesLog) => connection.close(emptiesLog),
})
