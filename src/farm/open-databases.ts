import { DatabaseWork, type SharedUse } from '../core/kernel/database-work.ts'
import { fold } from '../core/kernel/fold.ts'
import { JobQueue } from '../core/kernel/pacing/job-queue.ts'
import type { ContentDatabase } from '../core/kernel/ports.ts'
import type { OpenContent } from '../core/model/sites/site.ts'
import { countingReads } from './counting-reads.ts'

/** A content database of the farm while it is open. */
export interface ServedContent extends OpenContent {
  readonly name: string
}

/**
 * Starts work that runs while a database is open and served; it ends before the database closes, and starts anew when the
 * database becomes read-only or writable.
 */
export type Attendant = (content: ServedContent) => { stop(): Promise<void> }

interface Entry {
  readonly content: ServedContent
  /** What runs while it is served; undefined while it is not served. */
  attending: { readonly isReadOnly: boolean; readonly running: { stop(): Promise<void> }[] } | undefined
  /** How often it is in use by `use`. */
  uses: number
}

export interface DatabaseUse {
  readonly columnJobMs?: number
  /** That of `DatabaseWork`, for a database that is not served. */
  readonly forgetMirrored?: (name: string, siteId: string) => Promise<void>
  /** How this server asks the farm; undefined if it has the databases alone. */
  readonly sharedUseOf?: (name: string) => SharedUse | undefined
}

/** The open content databases of a farm: each is opened on first use, and again after it was closed. */
export class OpenDatabases {
  readonly #openDatabase: (name: string) => Promise<ContentDatabase>
  readonly #columnJobMs: number | undefined
  readonly #forgetMirrored: (name: string, siteId: string) => Promise<void>
  readonly #attendants: Attendant[] = []
  readonly #entries = new Map<string, Entry>()
  /** Opening and closing run one after another. */
  readonly #turns = new JobQueue()

  readonly #sharedUseOf: DatabaseUse['sharedUseOf']

  constructor(
    openDatabase: (name: string) => Promise<ContentDatabase>,
    { columnJobMs, forgetMirrored = () => Promise.resolve(), sharedUseOf }: DatabaseUse = {},
  ) {
    this.#openDatabase = openDatabase
    this.#forgetMirrored = forgetMirrored
    this.#columnJobMs = columnJobMs
    this.#sharedUseOf = sharedUseOf
  }

  open(name: string): Promise<ServedContent> {
    return this.#turns.run(async () => (await this.#entryOf(name)).content)
  }

  /** Makes and opens a new database; false if there is data under its name. */
  create(name: string, isStored: (name: string) => boolean | Promise<boolean>): Promise<boolean> {
    return this.#turns.run(async () => {
      if (this.#entries.has(fold(name)) || (await isStored(name))) return false
      await this.#entryOf(name)
      return true
    })
  }

  /** Runs `work` on a database, which only `close` closes meanwhile. */
  async use<T>(name: string, work: (content: ServedContent) => Promise<T>): Promise<T> {
    const entry = await this.#turns.run(async () => {
      const opened = await this.#entryOf(name)
      opened.uses += 1
      return opened
    })
    try {
      return await work(entry.content)
    } finally {
      entry.uses -= 1
    }
  }

  async #entryOf(name: string): Promise<Entry> {
    const known = this.#entries.get(fold(name))
    if (known) return known
    const work = new DatabaseWork(this.#columnJobMs, this.#sharedUseOf?.(name))
    work.forgetMirrored = (siteId) => this.#forgetMirrored(name, siteId)
    const content = { name, database: countingReads(await this.#openDatabase(name), work), work }
    const entry = { content, attending: undefined, uses: 0 }
    this.#entries.set(fold(name), entry)
    return entry
  }

  /** The database with a name, if it is open. */
  opened(name: string): ServedContent | undefined {
    return this.#entries.get(fold(name))?.content
  }

  /** The names of the open databases. */
  names(): string[] {
    return [...this.#entries.values()].map(({ content }) => content.name)
  }

  /** Starts the attendant for each served database, now or when it is served. Fails as the attendant does. */
  attend(attendant: Attendant): void {
    this.#attendants.push(attendant)
    for (const { content, attending } of this.#entries.values()) attending?.running.push(attendant(content))
  }

  /** Serves exactly these databases from now on, with all attendants, and closes the others unless they are in use. */
  async serveOnly(served: readonly ServedContent[]): Promise<void> {
    const wanted: ReadonlySet<ServedContent> = new Set(served)
    for (const { content, uses } of [...this.#entries.values()]) if (!wanted.has(content) && uses === 0) await this.close(content.name)
    for (const entry of this.#entries.values()) if (wanted.has(entry.content)) await this.#serve(entry)
  }

  async #serve(entry: Entry): Promise<void> {
    const { isReadOnly } = entry.content.work
    if (entry.attending?.isReadOnly === isReadOnly) return
    await endAttending(entry)
    entry.attending = { isReadOnly, running: this.#attendants.map((attendant) => attendant(entry.content)) }
  }

  /**
   * Closes the databases that nobody has used since the last call. Calls `hide` when no new request may use them, before
   * they close.
   */
  closeIdle(hide: () => void): Promise<void> {
    return this.#turns.run(async () => {
      const idle = [...this.#entries.values()].filter(({ content: { work }, uses }) => {
        const isUsed = work.isUsed || uses > 0 || work.arriving.size > 0 || work.leaving > 0
        work.isUsed = false
        return !isUsed
      })
      for (const { content } of idle) this.#entries.delete(fold(content.name))
      if (idle.length > 0) hide()
      for (const entry of idle) await end(entry)
    })
  }

  async closeAll(): Promise<void> {
    for (const { content } of [...this.#entries.values()]) await this.close(content.name)
  }

  /** Ends the attendants of the database, and closes it. */
  close(name: string): Promise<void> {
    return this.#turns.run(async () => {
      const entry = this.#entries.get(fold(name))
      if (!entry) return
      this.#entries.delete(fold(name))
      await end(entry)
    })
  }
}

async function end(entry: Entry): Promise<void> {
  await endAttending(entry)
  await entry.content.work.stop()
  await entry.content.database.close()
}

async function endAttending(entry: Entry): Promise<void> {
  const { attending } = entry
  entry.attending = undefined
  for (const one of attending?.running ?? []) await one.stop()
}
