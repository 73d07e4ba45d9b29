import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { DataInUse } from '../../core/kernel/data-unusable.ts'
import type { JointLock } from '../remote/joint-lock.ts'
import { serverLock } from './data-lock.ts'
import { isLost } from './faults.ts'
import { connectClient, demandDatabase, describePlace, type PostgreSqlPlace, startFailure } from './server.ts'

/** The lock of a server while it starts, so that one after the other migrates and makes what is missing. */
const startLock = 1_952_804_209
/** The first number of the locks of versions; the second one is made from the version. */
const versionLocks = 1_952_804_210

/** How long a start waits for others that start, and for a server that does not share. */
const startMs = 60_000
const waitMs = 2_000
const tryMs = 100
/** How long to wait before the locks are taken again after their connection was lost. */
const againMs = 500

/**
 * Runs `work` while this server uses the farm database, together with others of the same version. `work` receives a
 * function that releases the locks; an error of `work` releases them too. They end with their connection, so a crash leaves
 * none; a connection that is lost is replaced. `onCreating` is called if there is no farm database yet. Fails with `DataInUse` and
 * `DataUnusable`, and as `work` does.
 */
export async function withJointLock<T>(
  place: PostgreSqlPlace,
  version: string,
  work: (lock: JointLock, release: () => void) => Promise<T>,
  onCreating?: () => void,
): Promise<T> {
  await demandDatabase(place, undefined, onCreating)
  const locks = new Locks(place, version)
  const release = () => locks.release()
  try {
    const isFirst = await locks.enter().catch((error: unknown) => {
      throw startFailure(error, place)
    })
    return await work({ isFirst, started: () => locks.started() }, release)
  } catch (error) {
    release()
    throw error
  }
}

/** A number of 31 bits for a version. */
const numberOf = (version: string): number => createHash('sha256').update(version).digest().readUInt32BE(0) >>> 1

const ofThisDatabase = `locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

class Locks {
  readonly #place: PostgreSqlPlace
  readonly #version: number
  #client: Client | undefined
  #isReleased = false
  #timer: NodeJS.Timeout | undefined

  constructor(place: PostgreSqlPlace, version: string) {
    this.#place = place
    this.#version = numberOf(version)
  }

  /** Whether no other server uses the farm. */
  async enter(): Promise<boolean> {
    const client = await connectClient(this.#place, startMs, (lost) => this.#lost(lost))
    this.#client = client
    await client.query(`SELECT pg_advisory_lock(${startLock}); SET statement_timeout TO 0`).catch((error: unknown) => {
      if (isLost(error)) throw error
      throw new DataInUse(describePlace(this.#place), 'start this server again when the other one has started')
    })
    for (const end = performance.now() + waitMs; !(await this.#share(client)); await pause(tryMs)) {
      if (performance.now() < end) continue
      throw new DataInUse(
        describePlace(this.#place),
        'stop the other one; servers share a farm if each of them has Farm:Servers Several and the same version',
      )
    }
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_locks WHERE ${ofThisDatabase} AND classid = 0 AND objid = ${serverLock} AND objsubid = 1 AND pid <> pg_backend_pid()`,
    )
    return rowCount === 0
  }

  /** Takes the locks unless a server that does not share, or of another version, uses the farm. */
  async #share(client: Client): Promise<boolean> {
    const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock_shared(${serverLock}) AS taken`)
    if (rows[0]?.taken !== true) return false
    await client.query(`SELECT pg_advisory_lock_shared(${versionLocks}, ${this.#version})`)
    const others = await client.query(
      `SELECT 1 FROM pg_locks WHERE ${ofThisDatabase} AND classid = ${versionLocks} AND objid <> ${this.#version} AND objsubid = 2`,
    )
    if (others.rowCount === 0) return true
    await client.query(`SELECT pg_advisory_unlock_shared(${versionLocks}, ${this.#version}), pg_advisory_unlock_shared(${serverLock})`)
    return false
  }

  async started(): Promise<void> {
    await this.#client?.query(`SELECT pg_advisory_unlock(${startLock})`)
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
      this.#enterAgain().catch(() => this.#again())
    }, againMs).unref()
  }

  async #enterAgain(): Promise<void> {
    const client = await connectClient(this.#place, 0, (lost) => this.#lost(lost))
    if (!this.#isReleased && (await this.#share(client).catch(() => false))) {
      this.#client = client
      if (this.#isReleased) this.release()
      return
    }
    await client.end()
    this.#again()
  }
}
