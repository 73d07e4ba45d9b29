import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../config/config.ts'
import { farmVersion } from '../core/access/farm-act.ts'
import { contentDatabaseName, contentDatabaseNames, setDatabaseStatus } from '../core/acts/farm/content-databases.ts'
import { type Directory, readDirectoryRows, ShownDirectory, wantedDatabases } from '../core/acts/farm/directory.ts'
import { JobQueue } from '../core/kernel/job-queue.ts'
import type { ContentDatabase, FarmDatabase, MirrorTree, Runtime } from '../core/kernel/ports.ts'
import { migrationsOf } from '../process/installation.ts'
import { systemRuntime } from '../process/runtime.ts'
import { openContentDatabase, openFarmDatabase } from '../stores/database.ts'
import { fileMirror } from '../stores/file-mirror/files.ts'
import { withDataLock } from '../stores/sqlite/data-lock.ts'
import { type Attendant, OpenDatabases, type ServedContent } from './open-databases.ts'
import { firstDatabaseName, type Places, placesOf } from './places.ts'

/** What a caller puts in the place of what the configuration says. */
export interface FarmOverrides {
  /** Replaces clock and chance, so that a run can be repeated. */
  readonly runtime?: Runtime
  /** Stands between core and each content database. */
  readonly decorate?: (database: ContentDatabase) => ContentDatabase
}

/** The databases of a farm while this process has them open. */
export interface Farm {
  readonly database: FarmDatabase
  readonly runtime: Runtime
  /** The names of its content databases; that of the first one where the farm is new. */
  names(): Promise<string[]>
  /** The content database of a name, opened on first use, whether it is served or not. */
  content(name: string): Promise<ContentDatabase>
  /** Documents of a content database as ordinary files; undefined where the storage provider shows none. The caller closes it. */
  mirrorOf(name: string): MirrorTree | undefined
  /** The sites that requests are answered for: none before `serve`. */
  readonly directory: Directory
  /** Goes on with every database as long as it is served. */
  attend(attendant: Attendant): void
  /**
   * Opens the content databases of all sites, and follows the farm's rows from
   * then on: those that are put offline are closed, new ones are opened. Fails
   * as opening does, and with `FarmConflict`; what fails later goes to `onError`.
   */
  serve(onError: (error: unknown) => void): Promise<void>
  /**
   * Puts a content database online, for every node of the farm. When it
   * resolves, requests for its sites are answered again. Fails as opening does;
   * then it stays offline.
   */
  openDatabase(name: string): Promise<void>
  /**
   * Puts a content database offline, for every node of the farm. When it
   * resolves, nothing of it is open in this process any more; requests for its
   * sites fail with `database_closed`.
   */
  closeDatabase(name: string): Promise<void>
  /** Ends what attends the databases, and closes all of them. */
  close(): Promise<void>
}

/** Changes of the farm's rows are seen after so long; until then more of them may come. */
const followMs = 250

/** Opens the farm database and brings its schema up to date. Fails as `openFarmDatabase` does. */
export async function openFarm(config: Config, overrides: FarmOverrides = {}): Promise<Farm> {
  const { runtime = systemRuntime, decorate = (database) => database } = overrides
  const places = placesOf(config)
  makeFolderOf(places.farm)
  const database = await openFarmDatabase({ path: places.farm, migrations: migrationsOf('farm') })
  const opener = contentOpener(places, decorate)
  const databases = new OpenDatabases(opener.open)
  const serving = new Serving(database, databases)
  // A name is a part of a path, which may tell capitals from small letters.
  const spelled = async (name: string) => (await contentDatabaseName(database, name)) ?? name
  return {
    database,
    runtime,
    async names() {
      const names = await contentDatabaseNames(database)
      return names.length === 0 ? [firstDatabaseName] : names
    },
    content: async (name) => (await databases.open(await spelled(name))).database,
    mirrorOf(name) {
      const { mirror } = places.contentOf(name)
      return mirror && fileMirror(mirror)
    },
    directory: serving.directory,
    attend: (attendant) => databases.attend(attendant),
    serve: (onError) => serving.start(onError),
    async openDatabase(name) {
      await databases.open(await spelled(name))
      await setDatabaseStatus(database, runtime, name, 'Online')
      await serving.refresh()
    },
    async closeDatabase(name) {
      await setDatabaseStatus(database, runtime, name, 'Offline')
      await serving.refresh()
      await databases.close(name)
    },
    async close() {
      await serving.stop()
      await databases.closeAll()
      await opener.close()
      await database.close()
    },
  }
}

/** As `openFarm`, while no other process has the farm open in this way; closing it lets go of the data. Fails with `DataInUse`. */
export function openFarmAlone(config: Config, overrides: FarmOverrides = {}): Promise<Farm> {
  return withDataLock(placesOf(config).farm, async (release) => {
    const farm = await openFarm(config, overrides)
    return { ...farm, close: () => farm.close().finally(release) }
  })
}

function makeFolderOf(path: string): void {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
}

/** A database in memory is kept while it is closed: it would be lost. */
function contentOpener(places: Places, decorate: (database: ContentDatabase) => ContentDatabase) {
  const inMemory = new Map<string, ContentDatabase>()
  const openAt = async (name: string): Promise<ContentDatabase> => {
    const { path, blobs } = places.contentOf(name)
    makeFolderOf(path)
    return decorate(await openContentDatabase({ path, migrations: migrationsOf('content'), name, blobs }))
  }
  return {
    async open(name: string): Promise<ContentDatabase> {
      if (places.folder !== undefined) return openAt(name)
      const kept = inMemory.get(name) ?? (await openAt(name))
      inMemory.set(name, kept)
      return { ...kept, close: () => Promise.resolve() }
    },
    async close(): Promise<void> {
      for (const kept of inMemory.values()) await kept.close()
    },
  }
}

/** Keeps the directory and the open databases as the farm's rows say. */
class Serving {
  readonly directory = new ShownDirectory()
  readonly #database: FarmDatabase
  readonly #databases: OpenDatabases
  readonly #turns = new JobQueue()
  #onError: ((error: unknown) => void) | undefined
  #stopHearing: (() => void) | undefined
  #following: NodeJS.Timeout | undefined
  /** Of the rows that the directory shows. */
  #version: number | undefined

  constructor(database: FarmDatabase, databases: OpenDatabases) {
    this.#database = database
    this.#databases = databases
  }

  async start(onError: (error: unknown) => void): Promise<void> {
    this.#stopHearing = this.#database.onCommit(() => this.#follow())
    await this.#turns.run(() => this.#refresh(undefined))
    this.#onError = onError
  }

  /** Resolves when requests see the rows as they are now; does nothing where no requests are served. */
  async refresh(): Promise<void> {
    const onError = this.#onError
    if (onError) await this.#turns.run(() => this.#refresh(onError))
  }

  #follow(): void {
    this.#following ??= setTimeout(() => {
      this.#following = undefined
      this.#catchUp().catch((error: unknown) => this.#onError?.(error))
    }, followMs).unref()
  }

  /** Most commits in the farm database are those of tokens: they cost one look. */
  async #catchUp(): Promise<void> {
    if ((await farmVersion(this.#database.records)) !== this.#version) await this.refresh()
  }

  /** With `onError` a database that cannot be opened stays closed, and the others are served. */
  async #refresh(onError: ((error: unknown) => void) | undefined): Promise<void> {
    const rows = await readDirectoryRows(this.#database)
    const open = new Map<string, ServedContent>()
    for (const { id, name } of wantedDatabases(rows)) {
      const content = await this.#databases.open(name).catch((error: unknown) => {
        if (!onError) throw error
        onError(error)
      })
      if (content) open.set(id, content)
    }
    this.directory.show(rows, open)
    this.#version = rows.version
    await this.#databases.serveOnly([...open.values()])
  }

  async stop(): Promise<void> {
    this.#stopHearing?.()
    clearTimeout(this.#following)
    this.#onError = undefined
    await this.#turns.stop()
  }
}
