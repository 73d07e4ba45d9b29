import { resolve } from 'node:path'
import { contentTables } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import type { Attempt, CommitListener, Durability } from '../../../core/kernel/ports.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'
import type { SqlDatabase, SqlRow, SqlSession, SqlView } from '../../sql/session.ts'
import { openSqlite, type SqliteOptions } from '../driver.ts'
import type { DatabaseKind } from '../kind.ts'
import { applyMigrations } from '../migrations.ts'
import { createSearchTables } from '../search/search-tables.ts'

/** The folders of the migrations of both databases in a file. */
export type WholeMigrations = Readonly<Record<DatabaseKind, string>>

/** The tables of applied migrations in a file that holds both databases. */
export const wholeTables: Readonly<Record<DatabaseKind, string>> = { farm: '_prisma_migrations_farm', content: '_prisma_migrations' }

export interface PartOptions extends Omit<SqliteOptions, 'kind' | 'prepare' | 'image'> {
  readonly part: DatabaseKind
  readonly whole: WholeMigrations
}

/** A file with a farm database and a content database (decisions/0087). SQLite has one writer for a file, so both have one queue. */
interface WholeFile {
  readonly database: SqlDatabase
  readonly parts: Set<Part>
  /** The part whose transaction is being committed. */
  committing: Part | undefined
}

/** The open files of this process, by path. */
const openFiles = new Map<string, WholeFile>()

/**
 * Opens one of the two databases of a file; the first opening migrates both, and its options count until the last part is closed.
 * Fails as `openSqlite` does.
 */
export function openPart({ part, whole, ...options }: PartOptions): SqlDatabase {
  const path = resolve(options.path)
  const file = openFiles.get(path) ?? openWhole(path, options, whole)
  openFiles.set(path, file)
  return new Part(part, options.name, path, file)
}

function openWhole(path: string, options: Omit<PartOptions, 'part' | 'whole'>, whole: WholeMigrations): WholeFile {
  const database = openSqlite({
    ...options,
    path,
    kind: 'whole',
    prepare(connection) {
      applyMigrations(connection, whole.farm, wholeTables.farm)
      applyMigrations(connection, whole.content, wholeTables.content)
      createSearchTables(connection)
    },
  })
  return { database, parts: new Set(), committing: undefined }
}

/** Removes all rows of the content database in a file, in short transactions. Fails as `openPart` does. */
export async function emptyContent(options: Omit<PartOptions, 'part'>): Promise<void> {
  const part = openPart({ ...options, part: 'content' })
  try {
    // The site stands last: as long as it is there, the name is taken.
    const tables = Object.keys(contentTables).filter((name) => name !== 'Site')
    for (const table of [...tables, 'SearchPosition', 'SearchWork', 'SearchDocument', 'SearchCommon', 'Site']) {
      const rows = table === 'BlobChunk' ? 16 : 500
      const statement = `DELETE FROM "${table}" WHERE rowid IN (SELECT rowid FROM "${table}" LIMIT ${rows})`
      while ((await part.session.execute(statement, [])) > 0);
    }
    await part.session.execute(`INSERT INTO "SearchText" ("SearchText") VALUES ('delete-all')`, [])
  } finally {
    await part.close()
  }
}

/** Whether the content database in a file has a site collection. Fails as `openPart` does. */
export async function hasContentIn(options: Omit<PartOptions, 'part'>): Promise<boolean> {
  const part = openPart({ ...options, part: 'content' })
  try {
    return (await part.session.query('SELECT 1 FROM "Site" LIMIT 1', [])).length > 0
  } finally {
    await part.close()
  }
}

/** One of the databases of a file. Its listeners hear of its own commits, and of those of other processes. */
class Part implements SqlDatabase {
  readonly session: SqlSession
  readonly #name: string
  readonly #path: string
  readonly #file: WholeFile
  readonly #listeners = new Set<CommitListener>()
  #stop: (() => void) | undefined
  #commits = 0
  #running = new Set<Promise<unknown>>()
  #closed: Promise<void> | undefined

  constructor(kind: DatabaseKind, name: string, path: string, file: WholeFile) {
    this.#name = name
    this.#path = path
    this.#file = file
    file.parts.add(this)
    const { session } = file.database
    const { long } = session
    this.session = {
      long:
        long && kind === 'content'
          ? { isThreaded: long.isThreaded, run: (read) => long.run(read), version: () => this.#commits }
          : undefined,
      query: async (sql, parameters) => this.#open().session.query(sql, parameters),
      execute: (sql, parameters) => this.transaction((inside) => inside.execute(sql, parameters)),
      executeReturning: (sql, parameters) => this.transaction((inside) => inside.executeReturning(sql, parameters)),
    }
    // The base tells of the commits of other processes only as long as somebody listens.
    this.#stop = file.database.onCommit((whose) => {
      if (whose === 'others' || file.committing === this) this.#announce(whose)
    })
  }

  async transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>, durability?: Durability): Promise<T> {
    const begun = this.#open().transaction((session, attempt) => {
      this.#file.committing = this
      return work(session, attempt)
    }, durability)
    return this.#noted(begun)
  }

  async view(): Promise<SqlView> {
    const view = await this.#open().view()
    return { ...view, pages: (text, count) => pagesByRow(view, text, count) }
  }

  async copyTo(path: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
    return this.#noted(this.#open().copyTo(path, onProgress, signal))
  }

  async copyFile(path: string): Promise<void> {
    return this.#noted(this.#open().copyFile(path))
  }

  image(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  async restore(image: Uint8Array): Promise<void> {
    return this.#open().restore(image)
  }

  settled(): Promise<void> {
    return this.#file.database.settled()
  }

  async emptyLog(): Promise<boolean> {
    return this.#noted(this.#open().emptyLog())
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  version(): number {
    return this.#commits
  }

  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#running)
    this.#stop?.()
    const { parts, database } = this.#file
    parts.delete(this)
    if (parts.size > 0) return
    openFiles.delete(this.#path)
    await database.close()
  }

  #announce(whose: 'ours' | 'others'): void {
    this.#commits += 1
    for (const listener of this.#listeners) listener(whose)
  }

  #open(): SqlDatabase {
    if (this.#closed) throw new DomainError(kernelReasons.database_closed, { database: this.#name })
    return this.#file.database
  }

  /** Work that `close` waits for. */
  #noted<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work)
    const over = () => void this.#running.delete(work)
    work.then(over, over)
    return work
  }
}

/** `text`: `SELECT <columns> FROM <table>`. */
async function* pagesByRow({ session }: SqlView, text: string, count: number): AsyncGenerator<SqlRow[]> {
  const statement = `${text.replace('SELECT ', 'SELECT rowid AS "row number", ')} WHERE rowid > ? ORDER BY rowid LIMIT ${count}`
  let last: SqlRow[string] = -1
  for (;;) {
    const page = await session.query(statement, [last])
    last = page.at(-1)?.['row number'] ?? -1
    if (page.length > 0) yield page
    if (page.length < count) return
  }
}
