import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { ItemRow, ListRow } from '../../generated/prisma/content.ts'
import type { ContentDatabase, FarmDatabase } from '../../src/core/kernel/ports.ts'
import { listKeyOf } from '../../src/core/kernel/query.ts'
import { contentDatabaseOn, contentSchema, openContentDatabase, openFarmDatabase } from '../../src/stores/database.ts'
import { freshMySqlDatabase, mysqlMigrations, mysqlUrl } from '../support/mysql/databases.ts'
import { freshDatabase, postgresqlUrl, serverMigrations } from '../support/postgresql/databases.ts'
import { freshSqlServerDatabase, sqlserverMigrations, sqlserverUrl } from '../support/sqlserver/databases.ts'
import { farmWithShadow, isShadowed, withShadow } from '../support/sqlserver/shadow.ts'
import { type BeforeSqliteCall, watchedSqlite } from '../support/stores/watched.ts'

/** The databases within the process. */
export const embedded = ['file', 'memory'] as const
/** A content database that shares its file with a farm database (LiteDb). */
type Whole = 'whole file'
type Server = 'postgresql' | 'mysql' | 'sqlserver'
export type BackEnd = (typeof embedded)[number] | Whole | Server

/** Every database that the suites of this folder use: those of PostgreSQL, MySQL and SQL Server where there is a server. */
export const backEnds: readonly BackEnd[] = isShadowed
  ? ['memory']
  : [
      ...embedded,
      'whole file',
      ...(postgresqlUrl === undefined ? [] : (['postgresql'] as const)),
      ...(mysqlUrl === undefined ? [] : (['mysql'] as const)),
      ...(sqlserverUrl === undefined ? [] : (['sqlserver'] as const)),
    ]

/** Whether the database is one of this process, or of its worker threads. */
export const isEmbedded = (backEnd: BackEnd): backEnd is 'file' | 'memory' => backEnd === 'file' || backEnd === 'memory'

export const contentMigrations = fileURLToPath(new URL('../../prisma/sqlite/content/migrations', import.meta.url))
export const farmMigrations = fileURLToPath(new URL('../../prisma/sqlite/farm/migrations', import.meta.url))

/** A new folder that is removed when the test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const freshPath = (backEnd: 'file' | 'memory'): string => (backEnd === 'memory' ? ':memory:' : join(freshFolder(), 'data', 'content.db'))

/** A new content database that is closed when the test ends. */
export async function freshContent(backEnd: BackEnd, beforeCall?: BeforeSqliteCall): Promise<ContentDatabase> {
  if (backEnd === 'whole file') return contentInWhole()
  if (!isEmbedded(backEnd)) return contentOnServer(backEnd)
  const database = watchedContent(freshPath(backEnd), beforeCall)
  onTestFinished(() => database.close())
  return withShadow(database)
}

const whole = () => ({ farm: farmMigrations, content: contentMigrations })

/** A farm database is open in the same file. */
async function contentInWhole(longReadMs?: number): Promise<ContentDatabase> {
  const path = join(freshFolder(), 'whole.litedb')
  const long = longReadMs === undefined ? {} : { longReadMs }
  const farm = await openFarmDatabase({ path, migrations: farmMigrations, whole: whole(), ...long })
  const opening = { path, migrations: contentMigrations, whole: whole(), copyMigrations: contentMigrations }
  const database = await openContentDatabase(opening)
  onTestFinished(async () => {
    await database.close()
    await farm.close()
  })
  return database
}

const onServer = {
  postgresql: { fresh: freshDatabase, migrations: serverMigrations },
  mysql: { fresh: freshMySqlDatabase, migrations: mysqlMigrations },
  sqlserver: { fresh: freshSqlServerDatabase, migrations: sqlserverMigrations },
}

async function contentOnServer(server: Server, longReadMs?: number): Promise<ContentDatabase> {
  const { fresh, migrations } = onServer[server]
  const { place, drop } = await fresh('content')
  const path = `${server} ${place.database}`
  const long = longReadMs === undefined ? {} : { longReadMs }
  const opening = { path, server: place, migrations: migrations('content'), copyMigrations: contentMigrations, ...long }
  const database = await openContentDatabase(opening)
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** As `freshContent`; long reads do not block others and end after this many milliseconds. */
export async function freshContentWithDeadline(backEnd: BackEnd, longReadMs: number): Promise<ContentDatabase> {
  if (backEnd === 'whole file') return contentInWhole(longReadMs)
  if (!isEmbedded(backEnd)) return contentOnServer(backEnd, longReadMs)
  const path = freshPath(backEnd)
  const database = await openContentDatabase({ path, migrations: contentMigrations, longReadMs })
  onTestFinished(() => database.close())
  return database
}

/** A content database with its bytes in rows, which announces its calls to SQLite. */
export const watchedContent = (path: string, beforeCall: BeforeSqliteCall = () => undefined): ContentDatabase =>
  contentDatabaseOn(watchedSqlite({ path, prepare: contentSchema(contentMigrations) }, beforeCall), undefined)

/** A new farm database that is closed when the test ends. */
export async function freshFarm(backEnd: BackEnd): Promise<FarmDatabase> {
  if (backEnd !== 'whole file' && !isEmbedded(backEnd)) return farmOnServer(backEnd)
  if (backEnd === 'whole file') {
    const path = join(freshFolder(), 'whole.litedb')
    const farm = await openFarmDatabase({ path, migrations: farmMigrations, whole: whole() })
    onTestFinished(() => farm.close())
    return farm
  }
  const database = await openFarmDatabase({ path: freshPath(backEnd), migrations: farmMigrations })
  onTestFinished(() => database.close())
  return farmWithShadow(database)
}

async function farmOnServer(server: Server): Promise<FarmDatabase> {
  const { fresh, migrations } = onServer[server]
  const { place, drop } = await fresh('farm')
  const database = await openFarmDatabase({ path: `${server} ${place.database}`, server: place, migrations: migrations('farm') })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return database
}

export const siteId = '11111111-aaaa-4aaa-8aaa-111111111111'
export const listId = '22222222-bbbb-4bbb-8bbb-222222222222'
/** Has the same last digits as the other id: both lists have the same key in the slot indexes. */
export const otherListId = '33333333-bbbb-4bbb-8bbb-222222222222'
const folderId = '33333333-cccc-4ccc-8ccc-333333333333'

export function listRow(row: Partial<ListRow>): Partial<ListRow> {
  return {
    siteId,
    id: listId,
    webId: folderId,
    rootFolderId: folderId,
    scopeId: folderId,
    title: 'Tasks',
    titleKey: 'tasks',
    description: '',
    entityTypeName: 'TasksList',
    baseType: 0,
    baseTemplate: 107,
    hidden: false,
    contentTypesEnabled: false,
    enableAttachments: true,
    enableFolderCreation: false,
    enableVersioning: true,
    enableMinorVersions: false,
    enableModeration: false,
    forceCheckout: false,
    noCrawl: false,
    draftVisibility: 0,
    majorVersionLimit: 0,
    majorWithMinorLimit: 0,
    itemCount: 0,
    nextItemId: 1,
    version: 1,
    createdAt: 1_700_000_000_000,
    lastItemModifiedAt: 1_700_000_000_000,
    lastItemDeletedAt: 1_700_000_000_000,
    ...row,
  }
}

export function itemRow(row: Partial<ItemRow> & { itemId: number }): Partial<ItemRow> {
  return {
    siteId,
    listId,
    listKey: listKeyOf(row.listId ?? listId),
    uniqueId: `${(row.listId ?? listId).slice(0, 24)}${String(row.itemId).padStart(12, '0')}`,
    folderId,
    scopeId: folderId,
    kind: 0,
    contentTypeId: '0x0100',
    authorId: 1,
    editorId: 1,
    createdAt: 1_700_000_000_000,
    modifiedAt: 1_700_000_000_000,
    version: 1,
    uiVersion: 512,
    moderationStatus: 0,
    attachmentCount: 0,
    sortOrder: row.itemId * 100,
    ...row,
  }
}
