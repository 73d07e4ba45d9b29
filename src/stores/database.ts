import { type ContentTables, contentTables } from '../../generated/prisma/content.ts'
import { type FarmTables, farmTables } from '../../generated/prisma/farm.ts'
import type { ContentDatabase, Database, FarmDatabase } from '../core/ports.ts'
import { itemQueriesOf } from './item-rows.ts'
import { applyMigrations } from './migrations.ts'
import { recordsOf } from './records.ts'
import { searchIndexOn } from './search-index.ts'
import { createSearchTables } from './search-tables.ts'
import { openSqlite, type SqliteDatabase, type SqliteOptions, type SqlSession } from './sqlite.ts'

export interface DatabaseOptions {
  /** A file, or ':memory:'. */
  readonly path: string
  /** The folder of the migrations of this kind of database. */
  readonly migrations: string
  /** For fault tests: see `SqliteOptions`. Migrations and their like are not announced. */
  readonly beforeCall?: SqliteOptions['beforeCall']
}

/** Opens the farm database and brings its schema up to date. Fails as `applyMigrations` does. */
export async function openFarmDatabase(options: DatabaseOptions): Promise<FarmDatabase> {
  const database = open(options, (connection) => void applyMigrations(connection, options.migrations))
  return databaseOf(database, recordsOf<FarmTables>(farmTables))
}

/** Opens a content database and brings its schema and the tables of its index up to date. Fails as `applyMigrations` does. */
export async function openContentDatabase(options: DatabaseOptions): Promise<ContentDatabase> {
  const database = open(options, (connection) => {
    applyMigrations(connection, options.migrations)
    createSearchTables(connection)
  })
  const tableRecords = recordsOf<ContentTables>(contentTables)
  const itemQueries = itemQueriesOf()
  const records = databaseOf(database, (session) => ({ ...tableRecords(session), ...itemQueries(session) }))
  return { ...records, search: searchIndexOn(database) }
}

const open = ({ path, beforeCall }: DatabaseOptions, prepare: NonNullable<SqliteOptions['prepare']>): SqliteDatabase =>
  openSqlite({ path, prepare, ...(beforeCall && { beforeCall }) })

const databaseOf = <R>(database: SqliteDatabase, recordsOn: (session: SqlSession) => R): Database<R> => ({
  records: recordsOn(database.session),
  transaction: (work) => database.transaction((session) => work(recordsOn(session))),
  close: () => database.close(),
})
