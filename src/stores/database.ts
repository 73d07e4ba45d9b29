import { type ContentTables, contentTables } from '../../generated/prisma/content.ts'
import { type FarmTables, farmTables } from '../../generated/prisma/farm.ts'
import type { BlobStore, ContentDatabase, Database, FarmDatabase } from '../core/kernel/ports.ts'
import { databaseBlobs } from './blobs/database.ts'
import { type FileBlobOptions, fileBlobs } from './blobs/file.ts'
import { memoryBlobs } from './blobs/memory.ts'
import { itemQueriesOf } from './sql/item-rows.ts'
import { recordsOf } from './sql/records.ts'
import { openSqlite, type SqliteDatabase, type SqliteOptions, type SqlSession } from './sqlite/driver.ts'
import { applyMigrations } from './sqlite/migrations.ts'
import { searchIndexOn } from './sqlite/search-index.ts'
import { createSearchTables } from './sqlite/search-tables.ts'

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
  const database = open(options, (connection) => void applyMigrations(connection, options.migrations))
  return databaseOf(database, recordsOf<FarmTables>(farmTables))
}

/** Opens a content database and brings its schema and the tables of its index up to date. Fails as `applyMigrations` does. */
export async function openContentDatabase({ blobs, wrapBlobs, ...options }: ContentDatabaseOptions): Promise<ContentDatabase> {
  const database = open(options, (connection) => {
    applyMigrations(connection, options.migrations)
    createSearchTables(connection)
  })
  const tableRecords = recordsOf<ContentTables>(contentTables)
  const itemQueries = itemQueriesOf()
  const rows = databaseOf(database, (session) => ({ ...tableRecords(session), ...itemQueries(session) }))
  const store = blobs === 'memory' ? memoryBlobs() : blobs ? fileBlobs(blobs) : databaseBlobs(rows.records)
  return { ...rows, blobs: wrapBlobs ? wrapBlobs(store) : store, search: searchIndexOn(database), version: () => database.version() }
}

const open = ({ path, beforeCall }: DatabaseOptions, prepare: NonNullable<SqliteOptions['prepare']>): SqliteDatabase =>
  openSqlite({ path, prepare, ...(beforeCall && { beforeCall }) })

const databaseOf = <R>(database: SqliteDatabase, recordsOn: (session: SqlSession) => R): Database<R> => ({
  records: recordsOn(database.session),
  transaction: (work) => database.transaction((session, attempt) => work(recordsOn(session), attempt)),
  commitsElsewhere: async () => database.commitsElsewhere(),
  close: () => database.close(),
})
