import type { SqliteConnection } from '../../../src/stores/sqlite/connection.ts'
import type { CutDisk } from './cut-disk.ts'

/** The writing connection of a database that is on `disk()` from the moment at which there is one. */
export function through(writer: SqliteConnection, disk: () => CutDisk | undefined): SqliteConnection {
  /** A statement outside of a transaction commits what it changes. */
  const statement = <T>(call: () => T): T => {
    const present = disk()
    if (!present) return call()
    return writer.inTransaction ? present.statement(call) : committing(present, call)
  }
  return {
    get inTransaction() {
      return writer.inTransaction
    },
    query: (sql, parameters) => writer.query(sql, parameters),
    execute: (sql, parameters) => statement(() => writer.execute(sql, parameters)),
    executeReturning: (sql, parameters) => statement(() => writer.executeReturning(sql, parameters)),
    begin: () => writer.begin(),
    savepoint: (sql) => writer.savepoint(sql),
    commit() {
      const present = disk()
      if (present) present.commit(() => writer.commit())
      else writer.commit()
    },
    rollback: () => writer.rollback(),
    endTransaction: () => writer.endTransaction(),
    dataVersion: () => writer.dataVersion(),
    emptyLog: () => writer.emptyLog(),
    logState: () => writer.logState(),
    close: (emptiesLog) => writer.close(emptiesLog),
  }
}

function committing<T>(disk: CutDisk, call: () => T): T {
  const done: T[] = []
  disk.commit(() => void done.push(call()))
  return done[0] as T
}
