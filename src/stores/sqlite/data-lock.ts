import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { DataInUse, dataFailure } from '../../core/kernel/data-unusable.ts'

/**
 * Runs `work` while no other process uses the data whose farm database is at `path`; data in memory needs no lock.
 * `work` receives a function that releases the lock; an error of `work` releases it too. Fails with `DataInUse` and
 * `DataUnusable`, and as `work` does.
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
 * Locks an empty database beside the farm database. The operating system releases the lock however the process ends, so
 * a crash leaves no stale lock.
 */
function hold(path: string): BetterSqlite.Database {
  const held = `${path}.hold`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    return locked(new BetterSqlite(held, { timeout: 0 }))
  } catch (error) {
    const failure = dataFailure(error, error instanceof BetterSqlite.SqliteError ? held : ((error as NodeJS.ErrnoException).path ?? held))
    throw failure instanceof DataInUse ? new DataInUse(path) : failure
  }
}

function locked(database: BetterSqlite.Database): BetterSqlite.Database {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
