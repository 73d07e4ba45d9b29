import type { Client } from 'pg'
import { connectClient, type PostgreSqlPlace } from './server.ts'

const channel = 'tenon_commit'

/** The statement that tells others of a commit, in its transaction. `id` is a GUID. */
export const newsOf = (id: string): string => `NOTIFY ${channel}, '${id}'`

/** How long to wait before listening again after the connection was lost. */
const againMs = 1_000

/** Calls `onOthers` soon after each commit of others, and when some of them may have been missed. */
export class CommitNews {
  readonly #place: PostgreSqlPlace
  readonly #id: string
  readonly #onOthers: () => void
  #client: Client | undefined
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(place: PostgreSqlPlace, id: string, onOthers: () => void) {
    this.#place = place
    this.#id = id
    this.#onOthers = onOthers
    void this.#listen(false)
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#client?.end().catch(() => undefined)
    this.#client = undefined
  }

  async #listen(isAgain: boolean): Promise<void> {
    try {
      const client = await connectClient(this.#place, 0, () => this.#lost())
      if (this.#isStopped) return void client.end().catch(() => undefined)
      this.#client = client
      client.on('notification', ({ payload }) => {
        if (payload !== this.#id && !this.#isStopped) this.#onOthers()
      })
      await client.query(`LISTEN ${channel}`)
      if (isAgain && !this.#isStopped) this.#onOthers()
    } catch {
      this.#lost()
    }
  }

  #lost(): void {
    this.#client = undefined
    if (this.#isStopped || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#listen(true)
    }, againMs).unref()
  }
}
