import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { DataInUse } from '../../core/kernel/data-unusable.ts'
import { connectClient, demandDatabase, describePlace, type PostgreSqlPlace, startFailure } from './server.ts'

/** The lock of the server; several that share a farm share it. */
export const serverLock = 1_952_804_208

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
export async function withServerLock<T>(
  place: PostgreSqlPlace,
  work: (release: () => void) => Promise<T>,
  onCreating?: () => void,
): Promise<T> {
  await demandDatabase(place, undefined, onCreating)
  const lock = new ServerLock(place)
  if (!(await lock.takeSoon())) throw new DataInUse(describePlace(place), 'name another database in PostgreSqlConnectionString')
  const release = () => lock.release()
  try {
    return await work(release)
  } catch (error) {
    release()
    throw error
  }
}

class ServerLock {
  readonly #place: PostgreSqlPlace
  #client: Client | undefined
  #isReleased = false
  #timer: NodeJS.Timeout | undefined

  constructor(place: PostgreSqlPlace) {
    this.#place = place
  }

  /** As `take`, but waits a little for the other server to end. */
  async takeSoon(): Promise<boolean> {
    for (const end = performance.now() + waitMs; ; await pause(tryMs)) {
      if (await this.take()) return true
      if (performance.now() > end) return false
    }
  }

  /** False if another server has it. */
  async take(): Promise<boolean> {
    try {
      const client = await connectClient(this.#place, 0, (lost) => this.#lost(lost))
      this.#client = client
      const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${serverLock}) AS taken`)
      if (rows[0]?.taken === true && !this.#isReleased) return true
      this.#client = undefined
      await client.end()
      return false
    } catch (error) {
      throw startFailure(error, this.#place)
    }
  }

  release(): void {
    this.#isReleased = true
    clearTimeout(this.#timer)
    this.#client?.end().catch(() => undefined)
    this.#client = undefined
  }

  #lost(client: Client): void {
    if (this.#client !== client) return
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
