import { dirname } from 'node:path'
import type { Database as RawSqlite } from 'better-sqlite3'
import { type ContentTables, contentTables } from '../../generated/prisma/content.ts'
import { type FarmTables, farmTables } from '../../generated/prisma/farm.ts'
import type { ContentDatabase, ContentTable, Database, DatabaseImage, DiskReserve, FarmDatabase } from '../core/kernel/ports.ts'
import type { SearchIndex } from '../core/kernel/search-index.ts'
import { databaseBlobs } from './blobs/database.ts'
import { type FileBlobOptions, fileBlobs } from './blobs/file.ts'
import { loggedFiles } from './blobs/logged-files.ts'
import { type HeldBytes, memoryBlobs } from './blobs/memory.ts'
import type { ObjectBlobs, ObjectPlace } from './blobs/objects/place.ts'
import { copyRowsTo } from './copied-rows.ts'
import { makeFolder } from './disk/folders.ts'
import { Reserve, type ReserveOptions } from './disk/reserve.ts'
import { groupingInserts } from './postgresql/grouped/inserts.ts'
import type { ServerDatabase } from './server-database.ts'
import type { ServerPlace } from './servers.ts'
import type { SqlDialect } from './sql/dialect.ts'
import { itemQueriesOf } from './sql/item-rows.ts'
import { tableRecordsOf } from './sql/records.ts'
import type { SqlDatabase, SqlSession } from './sql/session.ts'
import { withRoom } from './sqlite/copy.ts'
import { sqliteDialect } from './sqlite/dialect.ts'
import { openSqlite, type Synchronous } from './sqlite/driver.ts'
import { applyMigrations, migrateInMemory } from './sqlite/migrations.ts'
import { searchIndexOn } from './sqlite/search/search-index.ts'
import { createSearchTables } from './sqlite/search/search-tables.ts'
import { openPart, type WholeMigrations } from './sqlite/whole/parts.ts'

export interface DatabaseOptions {
  /** A file, or ':memory:'. */
  readonly path: string
  /** Set for a database on a server: then `path` is its name in messages. */
  readonly server?: ServerPlace | undefined
  /** The folder of the migrations for this kind of database. */
  readonly migrations: string
  /** Set if no new database may be created: what to do when the file is missing or empty, as a sentence. */
  readonly whenMissing?: string | undefined
  /** When a write counts as done; the default is `Full`. */
  readonly synchronous?: Synchronous
  /** Disk space reserved for deleting; for a process that has the data lock. */
  readonly reserve?: ReserveOptions | undefined
  /** Set if the file holds a farm database and a content database together: the folders of the migrations of both. */
  readonly whole?: WholeMigrations | undefined
  /** See `SqliteOptions.longReadMs`. */
  readonly longReadMs?: number
  /** See `SqliteOptions.logBytes`. */
  readonly logBytes?: number
  /** What a new database in memory begins with: what `image` of another one has returned. */
  readonly image?: DatabaseImage | undefined
}

/** Where the bytes of documents are stored: in files, as objects, in memory, or, if undefined, in the database itself. */
export type BlobPlace = FileBlobOptions | ObjectPlace | 'memory' | undefined

/** The place of the bytes that are objects; undefined for other places. */
export const objectsOf = (place: BlobPlace): ObjectPlace | undefined => (typeof place === 'object' && 'store' in place ? place : undefined)

/** The folder of the bytes that are files; undefined for other places. */
export const folderOfBytes = (place: BlobPlace): string | undefined =>
  typeof place === 'object' && 'folder' in place ? place.folder : undefined

export interface ContentDatabaseOptions extends DatabaseOptions {
  /** The name in messages; the default is `Content`. */
  readonly name?: string
  readonly blobs?: BlobPlace
  /** No other process has the database open. Then uploads of small files wait for fewer syncs. */
  readonly isAlone?: boolean
  /** The migrations of the file to which the rows of a database are copied, if it is no file of its own. */
  readonly copyMigrations?: string
}

/** A copy of a database in memory. */
class MemoryImage implements DatabaseImage {
  #rows: Uint8Array
  readonly blobs: HeldBytes
  readonly sizeBytes: number

  constructor(rows: Uint8Array, blobs: HeldBytes = new Map()) {
    this.#rows = rows
    this.blobs = blobs
    let held = 0
    for (const pieces of blobs.values()) for (const piece of pieces) held += piece.length
    this.sizeBytes = rows.length + held
  }

  /** The rows for a database that begins with them, with room for more. */
  get rows(): Uint8Array {
    this.#rows = withRoom(this.#rows)
    return this.#rows
  }
}

/** Fails with an `Error` on an image of something else. */
function ownImage(image: DatabaseImage): MemoryImage {
  if (image instanceof MemoryImage) return image
  throw new Error('This is no image of a database in memory.')
}

/** Opens the farm database and migrates its schema. Fails as `connect` does. */
export async function openFarmDatabase({ migrations, reserve, image, server, whole, ...options }: DatabaseOptions): Promise<FarmDatabase> {
  if (server) return farmOnServer(server, migrations, options.whenMissing)
  const prepare = (connection: RawSqlite) => migrate(connection, migrations)
  const database = whole
    ? openPart({ ...options, name: 'farm', part: 'farm', whole })
    : openSqlite({ ...options, name: 'farm', kind: 'farm', image: image && ownImage(image).rows, prepare })
  const records = tableRecordsOf<FarmTables>(sqliteDialect, farmTables)
  const farm = {
    ...recordsDatabase(database, records),
    async image() {
      const rows = await database.image()
      return rows && new MemoryImage(rows)
    },
    restore: (image: DatabaseImage) => database.restore(ownImage(image).rows),
  }
  return withReserve(farm, database, reserve && new Reserve(reserve))
}

async function farmOnServer(place: ServerPlace, migrations: string, whenMissing: string | undefined): Promise<FarmDatabase> {
  const opened = await openOnServer('farm', place, { name: 'farm', migrations, whenMissing })
  const records = tableRecordsOf<FarmTables>(opened.dialect, farmTables)
  const rows = recordsDatabase(opened.database, records)
  const { database } = opened
  const farm = {
    ...rows,
    image: () => Promise.resolve(undefined),
    restore: () => database.restore(new Uint8Array()),
    ...(database.catchUp && { catchUp: () => database.catchUp?.() ?? Promise.resolve() }),
  }
  return withReserve(farm, opened.database, undefined)
}

/** Only a farm on a server loads its driver. */
async function openOnServer(
  kind: 'farm' | 'content',
  place: ServerPlace,
  options: { readonly name: string; readonly migrations: string; readonly whenMissing?: string | undefined; readonly longReadMs?: number },
): Promise<ServerDatabase> {
  const { openServerDatabase } = await import('./server-database.ts')
  return openServerDatabase({ ...options, kind, place })
}

/** Opens a content database, and migrates its schema and its search tables. Fails as `connect` does. */
export async function openContentDatabase(options: ContentDatabaseOptions): Promise<ContentDatabase> {
  const { migrations, name = 'Content', blobs, isAlone = false, reserve, image: given, server, whole, copyMigrations, ...rest } = options
  if (server) {
    const { database, ...backEnd } = await openOnServer('content', server, { ...rest, name, migrations })
    // The rows stand elsewhere, so nothing else makes the folder in which the bytes are.
    const folder = folderOfBytes(blobs)
    if (folder !== undefined) await makeFolder(dirname(folder))
    const objects = await openObjects(blobs, database)
    return contentOn(database, { blobs, objects, isAlone: false, reserve: undefined, backEnd, copyMigrations }).content
  }
  if (whole) {
    const database = openPart({ ...rest, name, part: 'content', whole })
    return contentOn(database, { blobs, isAlone: false, reserve: reserve && new Reserve(reserve), copyMigrations }).content
  }
  const image = given && ownImage(given)
  const database = openSqlite({ ...rest, name, kind: 'content', image: image?.rows, prepare: contentSchema(migrations) })
  const objects = await openObjects(blobs, database)
  const opened = contentOn(database, { blobs, objects, isAlone, reserve: reserve && new Reserve(reserve), held: image?.blobs })
  try {
    await opened.recover()
  } catch (error) {
    await opened.content.close()
    throw error
  }
  return opened.content
}

/** The store of a place of objects. If it cannot be opened, the database is closed. */
async function openObjects(place: BlobPlace, database: SqlDatabase): Promise<ObjectBlobs | undefined> {
  const objects = objectsOf(place)
  if (!objects) return undefined
  try {
    const { objectBlobs } = await import('./blobs/objects/objects.ts')
    return await objectBlobs(objects)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Migrates the schema of a content database and its search tables. */
export const contentSchema =
  (migrations: string) =>
  (connection: RawSqlite): void => {
    migrate(connection, migrations)
    createSearchTables(connection)
  }

function migrate(connection: RawSqlite, migrations: string): void {
  if (connection.memory) migrateInMemory(connection, migrations)
  else applyMigrations(connection, migrations)
}

/** Makes a content database on an open SQL database. */
export const contentDatabaseOn = (database: SqlDatabase, blobs: BlobPlace, reserve?: Reserve): ContentDatabase =>
  contentOn(database, { blobs, isAlone: false, reserve }).content

interface ContentParts {
  readonly blobs: BlobPlace
  /** The open store, if the place is one of objects. */
  readonly objects?: ObjectBlobs | undefined
  readonly isAlone: boolean
  readonly reserve: Reserve | undefined
  /** What the bytes in memory begin with. */
  readonly held?: HeldBytes | undefined
  /** The default is that of SQLite. */
  readonly backEnd?: BackEnd
  readonly copyMigrations?: string | undefined
}

/** What the stores on a database need to know of it. */
interface BackEnd {
  readonly dialect: SqlDialect
  readonly searchIndexOn: (database: SqlDatabase) => SearchIndex
}

/** See `ContentDatabase.turnMs`. */
const remoteTurnMs = 50

const sqlite: BackEnd = { dialect: sqliteDialect, searchIndexOn }

/** `recover` repairs the files of stored bytes; call it before anybody reads them. */
function contentOn(
  database: SqlDatabase,
  { blobs, objects, isAlone, reserve, held, backEnd = sqlite, copyMigrations }: ContentParts,
): { content: ContentDatabase; recover(): Promise<void> } {
  const tableRecords = tableRecordsOf<ContentTables>(backEnd.dialect, contentTables)
  const itemQueries = itemQueriesOf(backEnd.dialect)
  const direct = recordsDatabase(database, (session) => ({ ...tableRecords(session), ...itemQueries(session) }))
  const rows = backEnd.dialect.isRemote ? groupingInserts(direct) : direct
  const files = typeof blobs === 'object' && 'folder' in blobs ? fileBlobs(blobs) : undefined
  const logged = files && isAlone ? loggedFiles(files, rows) : undefined
  const memory = blobs === 'memory' ? memoryBlobs(held) : undefined
  const store = logged?.blobs ?? files ?? memory ?? objects ?? databaseBlobs(rows.records)
  const content: Omit<ContentDatabase, keyof DiskReserve> = {
    ...rows,
    async close() {
      await database.close(logged && ((session) => logged.close(tableRecords(session))))
      objects?.close()
    },
    blobs: store,
    keys: contentKeys,
    columns: contentColumns,
    async view() {
      const view = await database.view()
      return { records: tableRecords({ ...readOnly, ...view.session }), close: async () => view.close() }
    },
    copyTo(path, onProgress, signal) {
      if (copyMigrations === undefined) return database.copyTo(path, onProgress, signal)
      const open = () => openContentDatabase({ path, name: 'copy', migrations: copyMigrations })
      return copyRowsTo({ database, dialect: backEnd.dialect, path, open, onProgress, signal })
    },
    async image() {
      const image = memory && (await database.image())
      return image && new MemoryImage(image, memory.copy())
    },
    search: backEnd.searchIndexOn(database),
    version: () => database.version(),
    ...(backEnd.dialect.isRemote && { turnMs: remoteTurnMs }),
  }
  return { content: withReserve(content, database, reserve), recover: async () => logged?.recover() }
}

const withReserve = <R, D extends Database<R>>(rows: D, database: SqlDatabase, reserve: Reserve | undefined): D & DiskReserve => ({
  ...rows,
  isShort: () => reserve?.isOut ?? false,
  makeRoom: () => makeRoom(database, reserve),
  async close() {
    const closing = rows.close()
    await reserve?.close()
    await closing
  },
})

const contentKeys = new Map(Object.entries(contentTables).map(([name, { primaryKey }]) => [name as ContentTable, primaryKey]))

const contentColumns = new Map(Object.entries(contentTables).map(([name, { columns }]) => [name as ContentTable, Object.keys(columns)]))

const refuseWrite = () => Promise.reject(new Error('A view of a database cannot be written to.'))
const readOnly = { execute: refuseWrite, executeReturning: refuseWrite }

/**
 * The log can be emptied if its pages are already allocated in the file; otherwise the reserve frees space for them.
 */
async function makeRoom(database: SqlDatabase, reserve: Reserve | undefined): Promise<boolean> {
  const isReleased = reserve?.release() ?? false
  const isEmptied = await database.emptyLog().catch(() => false)
  return isReleased || isEmptied
}

const recordsDatabase = <R>(database: SqlDatabase, recordsOn: (session: SqlSession) => R): Database<R> => ({
  records: recordsOn(database.session),
  transaction: (work, durability) => database.transaction((session, attempt) => work(recordsOn(session), attempt), durability),
  onCommit: (listener) => database.onCommit(listener),
  settled: () => database.settled(),
  copyFile: (path) => database.copyFile(path),
  close: () => database.close(),
})
