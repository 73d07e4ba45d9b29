import { setTimeout as pause } from 'node:timers/promises'
import { DataInUse } from '../../core/kernel/data-unusable.ts'
import { isShared } from './joint-lock.ts'
import { takeLock } from './named-lock.ts'
import { connectMySql, demandMySqlDatabase, describeMySql, type MySqlClient, type MySqlPlace, mysqlStartFailure } from './server.ts'

/** How long to wait before the lock is taken again after its connection was lost. */
const againMs = 500

/** How long a start waits for the lock, and the pause between two tries: the connections of a server that was killed end a little later. */
const waitMs = 2_000
const tryMs = 100

/**
 * Runs `work` while no other server uses the farm database. `work` receives a function that releases the lock; an error of
 * `work` releases it too. The lock ends with its connection, so a crash leaves none; a connection that is lost is replaced.
 * `onCreating` is called if there is no farm database yet. Fails with `DataInUse` and `DataUnusable`, and as `work` does.
 */
export async function withMySqlLock<T>(
  place: MySqlPlace,
  work: (release: () => Promise<void>) => Promise<T>,
  onCreating?: () => void,
): Promise<T> {
  await demandMySqlDatabase(place, undefined, onCreating)
  const lock = new ServerLock(place)
  const end = performance.now() + waitMs
  while (!(await lock.take())) {
    if (performance.now() > end) throw new DataInUse(describeMySql(place), 'name another database in MySqlConnectionString')
    await pause(tryMs)
  }
  const release = () => lock.release()
  try {
    return await work(release)
  } catch (error) {
    await release()
    throw error
  }
}

class ServerLock {
  readonly #place: MySqlPlace
  #client: MySqlClient | undefined
  #isReleased = false
  #timer: NodeJS.Timeout | undefined

  constructor(place: MySqlPlace) {
    this.#place = place
  }

  /** False if another server has it. */
  async take(): Promise<boolean> {
    try {
      let known: MySqlClient | undefined
      const client = await connectMySql(this.#place, 0, () => this.#lost(known))
      known = client
      this.#client = client
      const isTaken = await takeLock(client, `server ${this.#place.database}`, 0)
      if (isTaken && !(await isShared(client, this.#place)) && !this.#isReleased) return true
      this.#client = undefined
      await client.end()
      return false
    } catch (error) {
      throw mysqlStartFailure(error, this.#place)
    }
  }

  /** Resolves when the server knows of it. */
  async release(): Promise<void> {
    this.#isReleased = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  #lost(client: MySqlClient | undefined): void {
    if (!client || this.#client !== client) return
    this.#client = undefined
    this.#again()
  }

  #again(): void {
    if (this.#isReleased || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.take().then(
        (taken) => {
          if (!taken) this.#again()
        },
        () => this.#again(),
      )
    }, againMs).unref()
  }
}
