import { type ContentTables, contentTables } from '../../generated/prisma/content.ts'
import { type FarmTables, farmTables } from '../../generated/prisma/farm.ts'
import type { BlobStore, ContentDatabase, Database, FarmDatabase } from '../core/ports.ts'
import { databaseBlobs } from './blobs-database.ts'
import { type FileBlobOptions, fileBlobs } from './blobs-file.ts'
import { memoryBlobs } from './blobs-memory.ts'
import { itemQueriesOf } from './item-rows.ts'
import { applyMigrations } from './migrations.ts'
import { recordsOf } from './records.ts'
import { openSqlite, type SqliteOptions, type SqlSession } from './sqlite.ts'

export interface DatabaseOptions {
  /** A file, or ':memory:'. */
  readonly path: string
  /** The folder of the migrations of this kind of database. */
  readonly migrations: string
  /** For fault tests: see `SqliteOptions`. Migrations and their like are not announced. */
  readonly beforeCall?: SqliteOptions['beforeCall']
}

export interface ContentDatabaseOptions extends DatabaseOptions {
  /** Where the bytes of documents are kept: in files, in memory, or, where it is left out, in the database itself. */
  readonly blobs?: FileBlobOptions | 'memory' | undefined
  /** For fault tests: stands between core and the bytes. */
  readonly wrapBlobs?: ((blobs: BlobStore) => BlobStore) | undefined
}

/** Opens the farm database and brings its schema up to date. Fails as `applyMigrations` does. */
export async function openFarmDatabase(options: DatabaseOptions): Promise<FarmDatabase> {
  return openDatabase(options, recordsOf<FarmTables>(farmTables))
}

/** Opens a content database and brings its schema up to date. Fails as `applyMigrations` does. */
export async function openContentDatabase({ blobs, wrapBlobs, ...options }: ContentDatabaseOptions): Promise<ContentDatabase> {
  const tableRecords = recordsOf<ContentTables>(contentTables)
  const itemQueries = itemQueriesOf()
  const database = openDatabase(options, (session) => ({ ...tableRecords(session), ...itemQueries(session) }))
  const store = blobs === 'memory' ? memoryBlobs() : blobs ? fileBlobs(blobs) : databaseBlobs(database.records)
  return { ...database, blobs: wrapBlobs ? wrapBlobs(store) : store }
}

function openDatabase<R>(options: DatabaseOptions, recordsOn: (session: SqlSession) => R): Database<R> {
  const database = openSqlite({
    path: options.path,
    prepare: (connection) => applyMigrations(connection, options.migrations),
    ...(options.beforeCall && { beforeCall: options.beforeCall }),
  })
  return {
    records: recordsOn(database.session),
    transaction: (work) => database.transaction((session) => work(recordsOn(session))),
    close: () => database.close(),
  }
}
