import type { Database as RawSqlite } from 'better-sqlite3'
import { type ContentTables, contentTables } from '../../generated/prisma/content.ts'
import { type FarmTables, farmTables } from '../../generated/prisma/farm.ts'
import type { ContentDatabase, Database, FarmDatabase } from '../core/kernel/ports.ts'
import { databaseBlobs } from './blobs/database.ts'
import { type FileBlobOptions, fileBlobs } from './blobs/file.ts'
import { memoryBlobs } from './blobs/memory.ts'
import { itemQueriesOf } from './sql/item-rows.ts'
import { recordsOfTables } from './sql/records.ts'
import type { SqlDatabase, SqlSession } from './sql/session.ts'
import { sqliteDialect } from './sqlite/dialect.ts'
import { openSqlite } from './sqlite/driver.ts'
import { applyMigrations } from './sqlite/migrations.ts'
import { searchIndexOn } from './sqlite/search-index.ts'
import { createSearchTables } from './sqlite/search-tables.ts'

export interface DatabaseOptions {
  /** A file, or ':memory:'. */
  readonly path: string
  /** The folder of the migrations of this kind of database. */
  readonly migrations: string
}

/** Where the bytes of documents are kept: in files, in memory, or, undefined, in the database itself. */
export type BlobPlace = FileBlobOptions | 'memory' | undefined

export interface ContentDatabaseOptions extends DatabaseOptions {
  /** What messages call it; `Content` when it is left out. */
  readonly name?: string
  readonly blobs?: BlobPlace
}

/** Opens the farm database and brings its schema up to date. Fails as `applyMigrations` does. */
export async function openFarmDatabase({ path, migrations }: DatabaseOptions): Promise<FarmDatabase> {
  const database = openSqlite({ name: 'farm', path, prepare: (connection) => void applyMigrations(connection, migrations) })
  return recordsDatabase(database, recordsOfTables<FarmTables>(sqliteDialect, farmTables))
}

/** Opens a content database and brings its schema and the tables of its index up to date. Fails as `applyMigrations` does. */
export async function openContentDatabase({ path, migrations, name = 'Content', blobs }: ContentDatabaseOptions): Promise<ContentDatabase> {
  return contentDatabaseOn(openSqlite({ name, path, prepare: contentSchema(migrations) }), blobs)
}

/** Brings the schema of a content database and the tables of its index up to date. */
export const contentSchema =
  (migrations: string) =>
  (connection: RawSqlite): void => {
    applyMigrations(connection, migrations)
    createSearchTables(connection)
  }

/** A content database on an open SQL database. */
export function contentDatabaseOn(database: SqlDatabase, blobs: BlobPlace): ContentDatabase {
  const tableRecords = recordsOfTables<ContentTables>(sqliteDialect, contentTables)
  const itemQueries = itemQueriesOf(sqliteDialect)
  const rows = recordsDatabase(database, (session) => ({ ...tableRecords(session), ...itemQueries(session) }))
  const store = blobs === 'memory' ? memoryBlobs() : blobs ? fileBlobs(blobs) : databaseBlobs(rows.records)
  return { ...rows, blobs: store, search: searchIndexOn(database), version: () => database.version() }
}

const recordsDatabase = <R>(database: SqlDatabase, recordsOn: (session: SqlSession) => R): Database<R> => ({
  records: recordsOn(database.session),
  transaction: (work) => database.transaction((session, attempt) => work(recordsOn(session), attempt)),
  onCommit: (listener) => database.onCommit(listener),
  close: () => database.close(),
})
