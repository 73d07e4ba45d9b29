import { setTimeout as pause } from 'node:timers/promises'
import { DataInUse } from '../../core/kernel/data-unusable.ts'
import type { SqlServerClient } from './connections/client.ts'
import { takeSqlServerLock } from './named-lock.ts'
import { connectSqlServer, demandSqlServerDatabase, describeSqlServer, type SqlServerPlace, sqlserverStartFailure } from './server.ts'

/** How long to wait before the lock is taken again after its connection was lost. */
const againMs = 500

/** How long a start waits for the lock: the connections of a server that was killed end a little later. */
const waitSeconds = 2

/**
 * Runs `work` while no other server uses the farm database. `work` receives a function that releases the lock; an error of
 * `work` releases it too. The lock ends with its connection, so a crash leaves none; a connection that is lost is replaced.
 * Fails with `DataInUse` and `DataUnusable`, and as `work` does.
 */
export async function withSqlServerLock<T>(place: SqlServerPlace, work: (release: () => Promise<void>) => Promise<T>): Promise<T> {
  await demandSqlServerDatabase(place, undefined)
  const lock = new HeldLock(place)
  if (!(await lock.take(waitSeconds))) throw new DataInUse(describeSqlServer(place), 'name another database in SqlServerConnectionString')
  const release = () => lock.release()
  try {
    return await work(release)
  } catch (error) {
    await release()
    throw error
  }
}

class HeldLock {
  readonly #place: SqlServerPlace
  #client: SqlServerClient | undefined
  #isReleased = false

  constructor(place: SqlServerPlace) {
    this.#place = place
  }

  /** False if another server has it. */
  async take(seconds: number): Promise<boolean> {
    try {
      let known: SqlServerClient | undefined
      const client = await connectSqlServer(this.#place, 0, () => this.#lost(known))
      known = client
      this.#client = client
      if ((await takeSqlServerLock(client, 'server', seconds)) && !this.#isReleased) return true
      this.#client = undefined
      await client.end()
      return false
    } catch (error) {
      throw sqlserverStartFailure(error, this.#place)
    }
  }

  /** Resolves when the connection is closed. */
  async release(): Promise<void> {
    this.#isReleased = true
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  #lost(client: SqlServerClient | undefined): void {
    if (!client || this.#client !== client) return
    this.#client = undefined
    void this.#again()
  }

  async #again(): Promise<void> {
    while (!this.#isReleased) {
      await pause(againMs, undefined, { ref: false })
      if (!this.#isReleased && (await this.take(0).catch(() => false))) return
    }
  }
}
