import { setTimeout as pause } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2/promise'
import { DataInUse } from '../../core/kernel/data-unusable.ts'
import type { JointLock } from '../remote/joint-lock.ts'
import { seatsTaken, takeLock } from './named-lock.ts'
import { connectMySql, demandMySqlDatabase, describeMySql, type MySqlClient, type MySqlPlace, mysqlStartFailure } from './server.ts'

/** How many servers share a farm at most: named locks of MySQL cannot be shared, so each server has one of its own. */
const mostServers = 64

/** How long a start waits for others that start, in seconds, and for a server that does not share. */
const startSeconds = 60
const waitMs = 2_000
const tryMs = 100
/** How long to wait before a seat is taken again after its connection was lost. */
const againMs = 500

/**
 * Runs `work` while this server uses the farm database, together with others of the same version. `work` receives a
 * function that releases the locks; an error of `work` releases them too. They end with their connection, so a crash leaves
 * none; a connection that is lost is replaced. `onCreating` is called if there is no farm database yet. Fails with `DataInUse` and
 * `DataUnusable`, and as `work` does.
 */
export async function withMySqlJointLock<T>(
  place: MySqlPlace,
  version: string,
  work: (lock: JointLock, release: () => void) => Promise<T>,
  onCreating?: () => void,
): Promise<T> {
  await demandMySqlDatabase(place, undefined, onCreating)
  const seat = new Seat(place, version)
  const release = () => seat.release()
  try {
    const isFirst = await seat.enter().catch((error: unknown) => {
      throw mysqlStartFailure(error, place)
    })
    return await work({ isFirst, started: () => seat.started() }, release)
  } catch (error) {
    release()
    throw error
  }
}

/** The places of all servers of a farm by their numbers. */
const seatsOf = ({ database }: MySqlPlace): string[] => Array.from({ length: mostServers }, (_, at) => `seat ${at} ${database}`)

/** Whether servers share the farm now. */
export const isShared = async (client: MySqlClient, place: MySqlPlace): Promise<boolean> =>
  (await seatsTaken(client, seatsOf(place))).length > 0

/** The place of a server. Whoever takes one, or the lock of a server alone, looks for the other kind behind it: one of the two sees the other. */
class Seat {
  readonly #place: MySqlPlace
  readonly #version: string
  #client: MySqlClient | undefined
  #endStart: (() => Promise<void>) | undefined
  #isReleased = false
  #timer: NodeJS.Timeout | undefined

  constructor(place: MySqlPlace, version: string) {
    this.#place = place
    this.#version = version
  }

  /** Whether no other server uses the farm. */
  async enter(): Promise<boolean> {
    const client = await this.#connect()
    this.#client = client
    this.#endStart = await takeLock(client, `start ${this.#place.database}`, startSeconds)
    if (!this.#endStart) throw new DataInUse(describeMySql(this.#place), 'start this server again when the other one has started')
    await client.connection.query(
      'CREATE TABLE IF NOT EXISTS "JointServer" ("seat" INTEGER NOT NULL PRIMARY KEY, "version" VARCHAR(100) NOT NULL)',
    )
    for (const end = performance.now() + waitMs; ; await pause(tryMs)) {
      const others = await this.#share(client)
      if (others !== undefined) return others === 0
      if (performance.now() < end) continue
      throw new DataInUse(
        describeMySql(this.#place),
        'stop the other one; servers share a farm if each of them has Farm:Servers Several and the same version',
      )
    }
  }

  async #connect(): Promise<MySqlClient> {
    let known: MySqlClient | undefined
    const client = await connectMySql(this.#place, 0, () => this.#lost(known))
    known = client
    return client
  }

  /** The number of the other servers; undefined, without a place, if a server that does not share, or of another version, uses the farm. */
  async #share(client: MySqlClient): Promise<number | undefined> {
    const seats = seatsOf(this.#place)
    for (const [own, name] of seats.entries()) {
      const leave = await takeLock(client, name, 0)
      if (!leave) continue
      const others = await this.#othersBeside(client, own)
      if (others === undefined) await leave()
      return others
    }
    return undefined
  }

  async #othersBeside(client: MySqlClient, own: number): Promise<number | undefined> {
    const version = this.#version.slice(0, 100)
    await client.connection.execute('REPLACE INTO "JointServer" ("seat", "version") VALUES (?, ?)', [String(own), version])
    if ((await seatsTaken(client, [`server ${this.#place.database}`])).length > 0) return undefined
    const taken = (await seatsTaken(client, seatsOf(this.#place))).filter((seat) => seat !== own)
    const rows: RowDataPacket[] = await client.rows('SELECT "seat", "version" FROM "JointServer"')
    return rows.some(({ seat, version: other }) => taken.includes(Number(seat)) && other !== version) ? undefined : taken.length
  }

  async started(): Promise<void> {
    await this.#endStart?.()
    this.#endStart = undefined
  }

  release(): void {
    this.#isReleased = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    void client?.end()
  }

  #lost(client: MySqlClient | undefined): void {
    if (!client || this.#client !== client) return
    this.#client = undefined
    this.#endStart = undefined
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
    const client = await this.#connect()
    const others = this.#isReleased ? undefined : await this.#share(client).catch(() => undefined)
    if (others !== undefined) {
      this.#client = client
      if (this.#isReleased) this.release()
      return
    }
    await client.end()
    this.#again()
  }
}
