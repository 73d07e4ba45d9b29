import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contentTables } from '../../../generated/prisma/content.ts'
import { farmTables } from '../../../generated/prisma/farm.ts'
import type { ContentDatabase, FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { givenTitle } from '../../../src/core/model/sites/given-titles.ts'
import { migrationsOf } from '../../../src/process/installation.ts'
import { openContentDatabase, openFarmDatabase } from '../../../src/stores/database.ts'
import { mysqlContentDatabase } from '../../../src/stores/mysql/server.ts'
import { contentDatabaseIn } from '../../../src/stores/postgresql/server.ts'
import type { ServerPlace } from '../../../src/stores/servers.ts'
import { freshMySqlName, mysqlPlace, mysqlUrl } from '../../support/mysql/databases.ts'
import { dropMySqlFarm, mysqlSettings } from '../../support/mysql/farms.ts'
import { freshName, placeNamed, postgresqlUrl } from '../../support/postgresql/databases.ts'
import { dropFarm } from '../../support/postgresql/farms.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { fetchFrom, startServer } from '../../support/server.ts'

/** All rows of a farm that an older release has made (`make-fixture.ts`): migrations 1 to 17 of content, 1 to 11 of the farm. */
const older = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'older-release.json.gz'))).toString()) as {
  readonly farm: Tables
  readonly content: Tables
  readonly audit: readonly { readonly path: string; readonly bytes: string }[]
}

type Row = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<string, readonly Row[]>>
type Kind = 'farm' | 'content'

const columnsOf = { farm: farmTables, content: contentTables } as unknown as Record<
  Kind,
  Readonly<Record<string, { readonly columns: Readonly<Record<string, { readonly type: string }>> }>>
>

/** The rows of a table as the port gives them, but for columns that came later. */
function rowsOf(kind: Kind, table: string): Row[] {
  const columns = columnsOf[kind][table]?.columns ?? {}
  const valueOf = (name: string, value: unknown) => {
    if (value === null) return null
    if (columns[name]?.type === 'boolean') return value === 1
    return columns[name]?.type === 'bytes' ? new Uint8Array(Buffer.from((value as { bytes: string }).bytes, 'base64')) : value
  }
  return (older[kind][table] ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(name, value)])),
  )
}

const tablesOf = (kind: Kind): string[] => Object.keys(columnsOf[kind]).filter((table) => (older[kind][table] ?? []).length > 0)

const scratch = scratchFolders('older-release')

type Provider = 'sqlite' | 'postgresql' | 'mysql'

/** A folder with the first migrations of a database. */
function firstMigrations(kind: Kind, provider: Provider, count: number): string {
  const folder = join(scratch.directory, `${provider}-${kind}-${count}`)
  cpSync(migrationsOf(kind, provider), folder, { recursive: true })
  for (const name of readdirSync(folder)) if (Number.parseInt(name, 10) > count) rmSync(join(folder, name), { recursive: true })
  return folder
}

/** A farm in a storage: its settings, and how to open its databases with these migrations. */
interface Storage {
  readonly settings: Readonly<Record<string, string>>
  readonly provider: Provider
  open(kind: 'farm', migrations: Readonly<Record<Kind, string>>): Promise<FarmDatabase>
  open(kind: 'content', migrations: Readonly<Record<Kind, string>>): Promise<ContentDatabase>
}

function inFiles(settings: Storage['settings'], paths: Readonly<Record<Kind, string>>, isWhole: boolean): Storage {
  const open = (kind: Kind, migrations: Readonly<Record<Kind, string>>) => {
    const opening = { path: paths[kind], migrations: migrations[kind], ...(isWhole && { whole: migrations }) }
    return kind === 'farm' ? openFarmDatabase(opening) : openContentDatabase(opening)
  }
  return { settings, provider: 'sqlite', open: open as Storage['open'] }
}

function onServer(settings: Storage['settings'], provider: Provider, places: Readonly<Record<Kind, ServerPlace>>): Storage {
  const open = (kind: Kind, migrations: Readonly<Record<Kind, string>>) => {
    const opening = { path: kind, server: places[kind], migrations: migrations[kind] }
    return kind === 'farm' ? openFarmDatabase(opening) : openContentDatabase(opening)
  }
  return { settings, provider, open: open as Storage['open'] }
}

const storages: Readonly<Record<string, (folder: string) => Storage>> = {
  Sqlite(folder) {
    const path = join(folder, 'svc.db')
    return inFiles({ StorageProvider: 'Sqlite', SqlitePath: path }, { farm: join(folder, 'farm.svc.db'), content: path }, false)
  },
  LiteDb(folder) {
    const path = join(folder, 'svc.litedb')
    return inFiles({ StorageProvider: 'LiteDb', LiteDbPath: path }, { farm: path, content: path }, true)
  },
  PostgreSQL(folder) {
    const name = freshName()
    scratch.undo.push(() => dropFarm(name))
    const url = new URL(placeNamed(name).connectionString)
    url.pathname = `/${name}`
    const settings = { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: url.href, DataRootPath: folder }
    return onServer(settings, 'postgresql', { farm: placeNamed(name), content: placeNamed(contentDatabaseIn(name, 'Content')) })
  },
  MySQL(folder) {
    const name = freshMySqlName()
    scratch.undo.push(() => dropMySqlFarm(name))
    const places = { farm: mysqlPlace(name), content: mysqlPlace(mysqlContentDatabase(name, 'Content')) }
    return onServer(mysqlSettings(name, folder), 'mysql', places)
  },
}

interface NamedRecords {
  insertAll(table: string, rows: readonly Row[]): Promise<void>
  query(table: string, page: { readonly where: object }): Promise<Row[]>
}

const kinds = ['farm', 'content'] as const

const withMigrations = (provider: Provider, farm: number, content: number) => ({
  farm: firstMigrations('farm', provider, farm),
  content: firstMigrations('content', provider, content),
})

/** Makes the databases as that release has left them. */
async function makeOlder({ open, provider }: Storage, folder: string): Promise<void> {
  const migrations = withMigrations(provider, 11, 17)
  for (const kind of kinds) {
    const database = await open(kind as 'content', migrations)
    const records = database.records as unknown as NamedRecords
    for (const table of tablesOf(kind)) await records.insertAll(table, rowsOf(kind, table))
    await database.close()
  }
  for (const { path, bytes } of older.audit) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(bytes, 'base64'))
  }
}

/** The lists that the older release has made with their webs: since the migration 0026 their rows say that the server has named them. */
const namedByServer: ReadonlySet<unknown> = new Set(['Documents', 'Site Pages', 'Site Assets', 'Tasks', 'Announcements'])

const afterMigration = (table: string, row: Row): Row =>
  table === 'List' && namedByServer.has(row.title) ? { ...row, settings: givenTitle } : row

/** Opens both databases with the migrations, and expects every value that the older release has stored. */
async function expectNoLoss({ open }: Storage, migrations: Readonly<Record<Kind, string>>, changed = afterMigration): Promise<void> {
  const plain = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value)
  const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(Object.values(row).map(plain))).sort()
  for (const kind of kinds) {
    const database = await open(kind as 'content', migrations)
    const records = database.records as unknown as NamedRecords
    for (const table of tablesOf(kind)) {
      const before = rowsOf(kind, table).map((row) => changed(table, row))
      const names = Object.keys(before[0] ?? {})
      const found = await records.query(table, { where: {} })
      const kept = found.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
      expect(sorted(kept), table).toEqual(sorted(before))
    }
    await database.close()
  }
}

const missing: Readonly<Record<string, boolean>> = { PostgreSQL: postgresqlUrl === undefined, MySQL: mysqlUrl === undefined }

describe.each(Object.keys(storages))('a farm of an older release, on %s', { timeout: 240_000 }, (name) => {
  it.skipIf(missing[name] && !process.env.CI)(
    'is upgraded without loss, in one start or several, and then refused by the older one',
    async () => {
      const folder = join(scratch.directory, 'data')
      mkdirSync(folder)
      const storage = storages[name]?.(folder) as Storage
      await makeOlder(storage, folder)
      const { provider, settings } = storage
      // A start that was interrupted in the middle has applied some of the migrations.
      await expectNoLoss(storage, withMigrations(provider, 11, 20), (_, row) => row)
      await expectNoLoss(storage, { farm: migrationsOf('farm', provider), content: migrationsOf('content', provider) })
      const before = withMigrations(provider, 11, 20)
      for (const kind of kinds)
        await expect(storage.open(kind as 'content', before)).rejects.toThrow(/was made by a newer version: it has the migration/)

      const server = await startServer({ settings })
      scratch.undo.unshift(() => server.stop())
      const admin = clientOf(server.url, 'admin')
      const titles = async (list: string) => {
        const { json } = await admin.call('GET', `/_api/web/lists/getbytitle('${list}')/items?$select=Title&$orderby=Id`)
        return (json.value as { Title: string }[]).map(({ Title }) => Title)
      }
      expect([await titles('Tasks'), await titles('Another')]).toEqual([['plain, changed', 'é ü 𝄞 <b>'], ['one']])
      const bytesAt = async (path: string) => (await fetchFrom(server.url + path, { user: 'admin' })).text
      expect(await bytesAt('/Shared%20Documents/1.txt')).toBe('the second version')
      expect(await bytesAt('/Shared%20Documents/large.txt')).toBe('large '.repeat(100_000))
      expect(await bytesAt('/Lists/Tasks/Attachments/2/a.txt')).toBe('attached')
      expect((await admin.call('GET', '/_api/web/recyclebin')).json.value).toHaveLength(1)
      const tasks = "/_api/web/lists/getbytitle('Tasks')/items"
      expect((await admin.call('GET', `${tasks}(2)?$select=HasUniqueRoleAssignments`)).json.HasUniqueRoleAssignments).toBe(true)
      expect((await admin.call('POST', tasks, { body: { Title: 'new' } })).status).toBe(201)
      expect(await titles('Tasks')).toEqual(['plain, changed', 'é ü 𝄞 <b>', 'new'])
    },
  )
})
