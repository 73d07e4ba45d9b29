import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'

/** Another process works on the data. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse'
  readonly code = 'DATA_IN_USE'
  readonly path: string

  constructor(path: string) {
    super(`The data of ${path} is in use by another process.`)
    this.path = path
  }
}

/**
 * Runs `work` while no other process works on the data whose farm database is
 * at `path`; data in memory is nobody else's anyway. `work` gets what lets go of
 * the data; when it fails that is done for it. Fails with `DataInUse`, and with
 * what `work` fails with.
 */
export async function withDataLock<T>(path: string, work: (release: () => void) => Promise<T>): Promise<T> {
  if (path === ':memory:') return work(() => undefined)
  const database = hold(path)
  const release = () => void database.close()
  try {
    return await work(release)
  } catch (error) {
    release()
    throw error
  }
}

/**
 * What is held is the lock of an empty database beside the other one. The
 * system lets go of it when the process ends, however it ends: so nothing that
 * a crash leaves behind says that somebody is there.
 */
function hold(path: string): BetterSqlite.Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new BetterSqlite(`${path}.hold`, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw new DataInUse(path)
    throw error
  }
}
