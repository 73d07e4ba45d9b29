import type { SearchIndex } from '../core/kernel/search-index.ts'
import { mysqlDialect } from './mysql/dialect.ts'
import { openMySql } from './mysql/driver.ts'
import { migrateMySql } from './mysql/migrations.ts'
import { mysqlIndexSql } from './mysql/search/index-sql.ts'
import { createTokenTables } from './mysql/search/search-tables.ts'
import { postgresqlDialect } from './postgresql/dialect.ts'
import { openPostgreSql } from './postgresql/driver.ts'
import { migrate } from './postgresql/migrations.ts'
import { postgresqlIndexSql } from './postgresql/search/index-sql.ts'
import { createIndexTables } from './postgresql/search/search-tables.ts'
import { serverIndexOn } from './search/server-index.ts'
import type { ServerPlace } from './servers.ts'
import type { SqlDialect } from './sql/dialect.ts'
import type { SqlDatabase } from './sql/session.ts'
import { sqlserverDialect } from './sqlserver/dialect.ts'
import { openSqlServer } from './sqlserver/driver.ts'
import { migrateSqlServer } from './sqlserver/migrations.ts'
import { sqlserverIndexSql } from './sqlserver/search/index-sql.ts'
import { createWordTables } from './sqlserver/search/search-tables.ts'

export interface ServerDatabaseOptions {
  readonly kind: 'farm' | 'content'
  /** The name of the database in messages. */
  readonly name: string
  readonly place: ServerPlace
  /** The folder of the migrations. */
  readonly migrations: string
  /** Set if no new database may be created: what to do when it is missing, as a sentence. */
  readonly whenMissing?: string | undefined
  /** The time limit of a read outside of transactions. */
  readonly longReadMs?: number | undefined
}

/** A database on a server, and what its stores need beside it. */
export interface ServerDatabase {
  readonly database: SqlDatabase
  readonly dialect: SqlDialect
  readonly searchIndexOn: (database: SqlDatabase) => SearchIndex
}

/** Opens a database on a server, and migrates its schema and its search tables. Fails with `DataUnusable`. */
export async function openServerDatabase({ kind, migrations, place, ...options }: ServerDatabaseOptions): Promise<ServerDatabase> {
  const opening = { ...options, place, connections: place.connections }
  if (place.server === 'mysql') {
    const database = await openMySql({
      ...opening,
      async prepare(client) {
        await migrateMySql(client, place, migrations)
        if (kind === 'content') await createTokenTables(client)
      },
    })
    return { database, dialect: mysqlDialect, searchIndexOn: serverIndexOn(mysqlIndexSql) }
  }
  if (place.server === 'sqlserver') {
    const database = await openSqlServer({
      ...opening,
      async prepare(client) {
        await migrateSqlServer(client, place, migrations)
        if (kind === 'content') await createWordTables(client)
      },
    })
    return { database, dialect: sqlserverDialect, searchIndexOn: serverIndexOn(sqlserverIndexSql) }
  }
  const database = await openPostgreSql({
    ...opening,
    async prepare(client) {
      await migrate(client, place, migrations)
      if (kind === 'content') await createIndexTables(client)
    },
  })
  return { database, dialect: postgresqlDialect, searchIndexOn: serverIndexOn(postgresqlIndexSql) }
}
