import type { SqlRow, SqlValue } from '../../sql/session.ts'
import type { SqlServerClient } from './client.ts'
import { isSqlServerLost } from './faults.ts'

/** How long a connection for reading stays open without use. */
const idleMs = 30_000

/** Connections for reading: at most so many, and whoever finds none waits for the next one. */
export class ReadPool {
  readonly #connect: () => Promise<SqlServerClient>
  readonly #most: number
  readonly #idle: { readonly client: SqlServerClient; readonly timer: NodeJS.Timeout }[] = []
  readonly #waiting: (() => void)[] = []
  #open = 0
  #isClosed = false

  constructor(connect: () => Promise<SqlServerClient>, most: number) {
    this.#connect = connect
    this.#most = most
  }

  /** The rows of a statement. The server may have ended a connection that nobody used: another one is tried once. */
  async read(text: string, values: readonly SqlValue[]): Promise<SqlRow[]> {
    const { client, isKnown } = await this.#take()
    try {
      return (await client.run(text, values)).rows
    } catch (error) {
      if (!isSqlServerLost(error)) throw error
      client.destroy()
      if (!isKnown) throw error
    } finally {
      this.#put(client)
    }
    return this.#readAnew(text, values)
  }

  async #readAnew(text: string, values: readonly SqlValue[]): Promise<SqlRow[]> {
    // The others that nobody uses have ended with it.
    this.#dropIdle()
    const { client } = await this.#take()
    try {
      return (await client.run(text, values)).rows
    } catch (error) {
      if (isSqlServerLost(error)) client.destroy()
      throw error
    } finally {
      this.#put(client)
    }
  }

  async #take(): Promise<{ readonly client: SqlServerClient; readonly isKnown: boolean }> {
    for (;;) {
      const known = this.#idle.pop()
      if (known) {
        clearTimeout(known.timer)
        if (!known.client.isEnded) return { client: known.client, isKnown: true }
        this.#drop(known.client)
        continue
      }
      if (this.#open < this.#most) return { client: await this.#opened(), isKnown: false }
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    }
  }

  async #opened(): Promise<SqlServerClient> {
    this.#open += 1
    try {
      return await this.#connect()
    } catch (error) {
      this.#open -= 1
      this.#waiting.shift()?.()
      throw error
    }
  }

  #put(client: SqlServerClient): void {
    if (client.isEnded || this.#isClosed) this.#drop(client)
    else {
      const timer = setTimeout(() => {
        const at = this.#idle.findIndex((one) => one.client === client)
        if (at >= 0) this.#idle.splice(at, 1)
        this.#drop(client)
      }, idleMs).unref()
      this.#idle.push({ client, timer })
    }
    this.#waiting.shift()?.()
  }

  #drop(client: SqlServerClient): void {
    this.#open -= 1
    client.destroy()
  }

  #dropIdle(): void {
    for (const { client, timer } of this.#idle.splice(0)) {
      clearTimeout(timer)
      this.#drop(client)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#dropIdle()
  }
}
