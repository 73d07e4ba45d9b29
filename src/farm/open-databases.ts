import { DatabaseWork } from '../core/kernel/database-work.ts'
import { fold } from '../core/kernel/fold.ts'
import { JobQueue } from '../core/kernel/job-queue.ts'
import type { ContentDatabase } from '../core/kernel/ports.ts'
import type { OpenContent } from '../core/model/sites/site.ts'

/** A content database of the farm while it is open. */
export interface ServedContent extends OpenContent {
  readonly name: string
}

/** Begins something that goes on as long as a database is open and served; it ends before the database closes. */
export type Attendant = (content: ServedContent) => { stop(): Promise<void> }

interface Entry {
  readonly content: ServedContent
  attending: { stop(): Promise<void> }[] | undefined
}

/** The content databases of a farm that are open: each is opened on first use, and again after it was closed. */
export class OpenDatabases {
  readonly #openDatabase: (name: string) => Promise<ContentDatabase>
  readonly #attendants: Attendant[] = []
  readonly #entries = new Map<string, Entry>()
  /** What opens and closes runs one after the other. */
  readonly #turns = new JobQueue()

  constructor(openDatabase: (name: string) => Promise<ContentDatabase>) {
    this.#openDatabase = openDatabase
  }

  open(name: string): Promise<ServedContent> {
    return this.#turns.run(async () => {
      const known = this.#entries.get(fold(name))
      if (known) return known.content
      const content = { name, database: await this.#openDatabase(name), work: new DatabaseWork() }
      this.#entries.set(fold(name), { content, attending: undefined })
      return content
    })
  }

  /** Databases that are opened later get the attendant as well. */
  attend(attendant: Attendant): void {
    this.#attendants.push(attendant)
  }

  /** Serves these databases from now on, with all attendants, and closes the others. */
  async serveOnly(served: readonly ServedContent[]): Promise<void> {
    const wanted: ReadonlySet<ServedContent> = new Set(served)
    for (const { content } of [...this.#entries.values()]) if (!wanted.has(content)) await this.close(content.name)
    for (const entry of this.#entries.values()) entry.attending ??= this.#attendants.map((attendant) => attendant(entry.content))
  }

  async closeAll(): Promise<void> {
    for (const { content } of [...this.#entries.values()]) await this.close(content.name)
  }

  /** Ends what attends the database, and closes it. */
  close(name: string): Promise<void> {
    return this.#turns.run(async () => {
      const entry = this.#entries.get(fold(name))
      if (!entry) return
      this.#entries.delete(fold(name))
      for (const attending of entry.attending ?? []) await attending.stop()
      await entry.content.work.stop()
      await entry.content.database.close()
    })
  }
}
