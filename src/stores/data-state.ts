import { existsSync } from 'node:fs'
import BetterSqlite from 'better-sqlite3'
import { contentTables } from '../../generated/prisma/content.ts'
import { farmTables } from '../../generated/prisma/farm.ts'
import { dataFailure } from '../core/kernel/data-unusable.ts'
import { type ServerPlace, serverOf } from './servers.ts'
import { type DatabaseKind, inspectKind } from './sqlite/kind.ts'
import { pendingInFile } from './sqlite/migrations.ts'
import { wholeTables } from './sqlite/whole/parts.ts'

/** The tables of a kind of database, with the columns of their keys and all of their columns. */
export const tablesOf = (
  kind: DatabaseKind,
): { readonly name: string; readonly key: readonly string[]; readonly columns: readonly string[] }[] =>
  Object.entries(kind === 'farm' ? farmTables : contentTables).map(([name, { primaryKey, columns }]) => ({
    name,
    key: primaryKey,
    columns: Object.keys(columns),
  }))

/** What is known of a database before it is opened, which would migrate it. */
export interface DataState {
  /** The names of the migrations that an opening would apply. */
  readonly pending: readonly string[]
  /** What an incomplete copy into this farm database has noted of its source. */
  readonly copyOf: string | undefined
  /** Whether a farm database has no rows that a start of a server makes: its creation was interrupted. */
  readonly isUnused: boolean
}

export interface StatePlace {
  /** A file; with `server` a name for messages. */
  readonly path: string
  readonly server?: ServerPlace | undefined
  /** Whether the file holds a farm database and a content database together. */
  readonly isWhole?: boolean | undefined
}

/**
 * The state of a database, whose rows are not changed; undefined if there is none, or if it is empty. Fails with `DataUnusable` if it is
 * of another program, of the other kind, or of a newer version.
 */
export function stateOfData(
  kind: DatabaseKind,
  { path, server, isWhole = false }: StatePlace,
  migrations: string,
): Promise<DataState | undefined> {
  return server ? stateOnServer(kind, server, migrations) : stateOfFile(kind, path, { migrations, isWhole })
}

async function stateOfFile(
  kind: DatabaseKind,
  path: string,
  { migrations, isWhole }: { readonly migrations: string; readonly isWhole: boolean },
): Promise<DataState | undefined> {
  if (!existsSync(path)) return undefined
  try {
    return lookInto(path, (connection) => {
      if (!inspectKind(connection, isWhole ? 'whole' : kind)) return undefined
      const pending = pendingInFile(connection, migrations, isWhole ? wholeTables[kind] : undefined)
      const has = (table: string) => connection.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined
      const copyOf = has('FarmCopy') ? connection.prepare<[], string>('SELECT "source" FROM "FarmCopy"').pluck().get() : undefined
      const isUsed = has('ContentDatabase') && connection.prepare('SELECT 1 FROM "ContentDatabase" LIMIT 1').get() !== undefined
      return { pending, copyOf, isUnused: kind === 'farm' && !isUsed }
    })
  } catch (error) {
    throw dataFailure(error, path)
  }
}

/** Errors of SQLite about a file whose last writer was killed: only a connection that may write can undo the half of its work. */
const needsRecovery: ReadonlySet<unknown> = new Set(['SQLITE_READONLY_ROLLBACK', 'SQLITE_READONLY_RECOVERY', 'SQLITE_READONLY_CANTINIT'])

/** Reads a file. Nothing is written, except that the work of a killed writer is undone, as at every other opening. */
function lookInto<T>(path: string, look: (connection: BetterSqlite.Database) => T): T {
  const looked = (options: BetterSqlite.Options): T => {
    const connection = new BetterSqlite(path, { ...options, fileMustExist: true })
    try {
      return look(connection)
    } finally {
      connection.close()
    }
  }
  try {
    return looked({ readonly: true })
  } catch (error) {
    if (!(error instanceof BetterSqlite.SqliteError && needsRecovery.has(error.code))) throw error
    return looked({})
  }
}

function stateOnServer(kind: DatabaseKind, place: ServerPlace, migrations: string): Promise<DataState | undefined> {
  return serverOf(place).look(place, migrations, async ({ pending, has, rows }) => {
    if (pending === undefined) return undefined
    const [copy] = (await has('FarmCopy')) ? await rows('SELECT "source" FROM "FarmCopy"') : []
    const isUsed = (await has('ContentDatabase')) && Number((await rows('SELECT count(*) AS "known" FROM "ContentDatabase"'))[0]?.known) > 0
    return { pending, copyOf: copy && String(copy.source), isUnused: kind === 'farm' && !isUsed }
  })
}
