import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import { DataUnusable } from '../core/kernel/data-unusable.ts'
import { DomainError } from '../core/kernel/errors.ts'
import type { ContentDatabase, DatabaseImage, FarmDatabase } from '../core/kernel/ports.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { migrationsOf, migrationsOfWhole } from '../process/installation.ts'
import { removeObjects } from '../stores/blobs/objects/objects.ts'
import { folderOfBytes, objectsOf, openContentDatabase } from '../stores/database.ts'
import { makeFolder } from '../stores/disk/folders.ts'
import type { ReserveOptions } from '../stores/disk/reserve.ts'
import { serverOf } from '../stores/servers.ts'
import { emptyContent, hasContentIn } from '../stores/sqlite/whole/parts.ts'
import { checkThreads } from './journal/check-threads.ts'
import { demandSites, knownDatabase, type WhenMissing } from './known-database.ts'
import { type ContentPlace, firstDatabaseName, type Places } from './places.ts'

export interface OpeningOptions {
  readonly whenMissing: WhenMissing
  readonly decorate: ((database: ContentDatabase) => ContentDatabase) | undefined
  readonly synchronous: Config['Sqlite:Synchronous']
  /** The disk reserve of the database at a path. */
  readonly reserveOf: (path: string) => ReserveOptions | undefined
  /** No other process has the databases open. */
  readonly isAlone: boolean
  /** Other servers use the databases too. */
  readonly isJoint: boolean
  readonly longReadMs: number
  readonly logBytes: number
  /** Adds the event journal if event sourcing is on. */
  readonly journaled: (database: ContentDatabase) => ContentDatabase
}

/** Opens content databases, and deletes their data. A closed database in memory is kept; otherwise its rows would be lost. */
export function contentOpener(farm: FarmDatabase, places: Places, options: OpeningOptions) {
  const { whenMissing, decorate, synchronous, reserveOf, isAlone, isJoint, longReadMs, logBytes, journaled } = options
  const inMemory = new Map<string, ContentDatabase>()
  const openAt = async (name: string, image?: DatabaseImage): Promise<ContentDatabase> => {
    const { path, base, blobs, server, isWhole } = places.contentOf(name)
    if (isJoint && !server)
      throw new DataUnusable(path, 'is a file on one machine, which several servers cannot use. Start one server, with Farm:Servers One.')
    // Beside a database that is a file, files of bytes have their folder already.
    if (server && folderOfBytes(blobs) !== undefined) await makeFolder(base)
    const known = await knownDatabase(farm, places, name, whenMissing)
    const opening = {
      path,
      name,
      blobs,
      isAlone,
      synchronous,
      longReadMs,
      logBytes,
      server,
      ...(isWhole && { whole: migrationsOfWhole() }),
      ...((server || isWhole) && { copyMigrations: migrationsOf('content') }),
      reserve: server ? undefined : reserveOf(path),
      whenMissing: known.whenMissing,
      image,
    }
    const opened = await openContentDatabase({ ...opening, migrations: migrationsOf('content', server?.server) })
    const content = path === ':memory:' || server ? opened : { ...opened, journalThreads: checkThreads(path) }
    try {
      await demandSites(content, known)
    } catch (error) {
      await content.close()
      throw error
    }
    return journaled(decorate ? decorate(content) : content)
  }
  return {
    async open(name: string): Promise<ContentDatabase> {
      if (places.folder !== undefined) return openAt(name)
      const kept = inMemory.get(name) ?? (await openAt(name))
      inMemory.set(name, kept)
      return { ...kept, close: () => Promise.resolve() }
    },
    /** Copies of all databases in memory, or of one, by their names. Fails with `backup_place_refused` if one is on disk. */
    async images(only?: string): Promise<Map<string, DatabaseImage>> {
      const images = new Map<string, DatabaseImage>()
      for (const [name, kept] of inMemory) {
        if (only !== undefined && name !== only) continue
        const image = await kept.image()
        if (!image)
          throw new DomainError(kernelReasons.backup_place_refused, {
            message: `The content database '${name}' is not in memory, so it cannot be copied and restored.`,
          })
        images.set(name, image)
      }
      return images
    },
    /** A database of its own with the content of a copy, which the caller closes. */
    aside: (name: string, image: DatabaseImage): Promise<ContentDatabase> => openAt(name, image),
    /** The content database in other files, which the caller closes. */
    elsewhere: (path: string, blobs: string | undefined): Promise<ContentDatabase> =>
      openContentDatabase({
        ...{ path, name: 'copy', migrations: migrationsOf('content'), synchronous: 'Normal' },
        ...(blobs !== undefined && { blobs: { folder: blobs } }),
      }),
    /** Replaces a database in memory, which must be closed, by one that `aside` has opened. */
    async become(name: string, opened: ContentDatabase): Promise<void> {
      await inMemory.get(name)?.close()
      inMemory.set(name, opened)
    },
    /** Replaces all databases in memory, which must be closed, by those of the copies. */
    async begin(images: ReadonlyMap<string, DatabaseImage>): Promise<void> {
      for (const kept of inMemory.values()) await kept.close()
      inMemory.clear()
      for (const [name, image] of images) inMemory.set(name, await openAt(name, image))
    },
    /** Whether there is data under this name. */
    async isStored(name: string): Promise<boolean> {
      if (places.folder === undefined) return inMemory.has(name)
      const { server, base, path, isWhole } = places.contentOf(name)
      if (isWhole) return hasContentIn({ path, name, whole: migrationsOfWhole() })
      if (!server) return existsSync(base)
      return serverOf(server).databaseExists(server)
    },
    /** Deletes the data of a database that is closed. */
    async remove(name: string): Promise<void> {
      if (places.folder !== undefined) return removeStored(places.contentOf(name))
      await inMemory.get(name)?.close()
      inMemory.delete(name)
    },
    async close(): Promise<void> {
      for (const kept of inMemory.values()) await kept.close()
    },
  }
}

/**
 * Makes the first content database of a new farm on a server, with its tables, while the farm database is made: they would take their time one after
 * the other. Whoever opens it meets what has failed.
 */
export class FirstContent {
  readonly #places: Places
  #making: Promise<void> = Promise.resolve()

  constructor(places: Places) {
    this.#places = places
  }

  begin(): void {
    const { path, server } = this.#places.contentOf(firstDatabaseName)
    if (!server) return
    const opening = openContentDatabase({ path, name: firstDatabaseName, server, migrations: migrationsOf('content', server.server) })
    this.#making = opening.then((content) => content.close()).catch(() => undefined)
  }

  /** What `opening` gives, when the content database is made, or has failed. */
  async beside<T>(opening: Promise<T>): Promise<T> {
    try {
      return await opening
    } finally {
      await this.#making
    }
  }
}

/** What SQLite and the reserve for deleting keep beside a file. */
const besides = ['', '-wal', '-shm', '-journal', '.reserve']

async function removeStored({ path, base, server, blobs, isWhole }: ContentPlace): Promise<void> {
  if (isWhole) return emptyContent({ path, name: 'Content', whole: migrationsOfWhole() })
  if (server) await serverOf(server).dropDatabase(server)
  const objects = objectsOf(blobs)
  if (objects) await removeObjects(objects)
  if (base !== path) return rm(base, { recursive: true, force: true })
  for (const beside of besides) await rm(`${path}${beside}`, { force: true })
}
