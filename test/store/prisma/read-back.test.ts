import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CopiedTable, rowsInOrder } from '../../../src/core/acts/relocation/copy-tables.ts'
import type { NamedRecords } from '../../../src/core/acts/relocation/pages.ts'
import { tablesOf } from '../../../src/stores/data-state.ts'
import { mysqlContentDatabase } from '../../../src/stores/mysql/server.ts'
import { contentDatabaseIn, dropDatabase } from '../../../src/stores/postgresql/server.ts'
import { isDone, rest, send } from '../../support/doors.ts'
import { freshMySqlName, mysqlUrl } from '../../support/mysql/databases.ts'
import { dropMySqlFarm, mysqlSettings } from '../../support/mysql/farms.ts'
import { freshName, placeNamed, postgresqlUrl } from '../../support/postgresql/databases.ts'
import { randomFrom } from '../../support/random/random.ts'
import { randomWrite } from '../../support/random/random-write.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { hasPrisma, type PrismaReader, prismaOfFile, prismaOnMySql, prismaOnServer } from './client.ts'

const scratch = scratchFolders('prisma')
const steps = 150

/** A value as both readers show it: whole numbers of 64 bits, instants and bytes have types of their own in Prisma. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Date) return value.getTime()
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
}

/** The rows of a table as texts, sorted: the readers have orders of their own. */
const texts = (rows: readonly object[], { columns }: CopiedTable): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => plain((row as Readonly<Record<string, unknown>>)[column])))).sort()

/** Reads every table by both, and returns how many rows there were in each. */
async function compareAll(kind: 'farm' | 'content', records: unknown, reader: PrismaReader): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const table of tablesOf(kind)) {
    const ours: object[] = []
    for await (const rows of rowsInOrder(records as NamedRecords, table)) ours.push(...rows)
    expect(texts(await reader.rowsOf(table.name), table), table.name).toEqual(texts(ours, table))
    counts.set(table.name, ours.length)
  }
  return counts
}

type Settings = Readonly<Record<string, string>>

/** Random writes, then every table of both databases. */
async function readBack(settings: Settings, seed: number, reader: (kind: 'farm' | 'content') => Promise<PrismaReader>): Promise<void> {
  const server = await startServer({ settings: { ...settings, 'EventSourcing:Enabled': 'true' } })
  try {
    const random = randomFrom(seed)
    let done = 0
    for (let step = 0; step < steps; step += 1) if (isDone(await send(server.url, randomWrite(random)))) done += 1
    expect(done).toBeGreaterThan(steps / 5)
    const all = rest.addItem('Tasks', {
      Title: 'äöü 𝄞 \\ \' " %_',
      Body: '<p>a</p>',
      DueDate: '2026-11-23T10:11:12Z',
      PercentComplete: 0.25,
    })
    expect((await send(server.url, all)).status).toBe(201)
  } finally {
    // What runs in the background has ended then.
    await server.stop()
  }
  const { openFarm } = await import('../../../src/farm/farm.ts')
  const { configOf } = await import('../../support/server.ts')
  const farm = await openFarm(configOf(settings), { whenMissing: 'refuse' })
  const content = await farm.content('Content')
  const [ofFarm, ofContent] = [await reader('farm'), await reader('content')]
  try {
    expect((await compareAll('farm', farm.database.records, ofFarm)).get('SiteCollection')).toBe(1)
    const counts = await compareAll('content', content.records, ofContent)
    for (const used of ['Site', 'List', 'Item', 'Field', 'Change', 'JournalRow', 'Blob', 'Document'])
      expect(counts.get(used), used).toBeGreaterThan(0)
  } finally {
    await ofFarm.close()
    await ofContent.close()
    await farm.close()
  }
}

describe.skipIf(!hasPrisma)('the official Prisma client after random writes', () => {
  it.each([1, 2])(
    'finds in SQLite what the port says is there, with seed %i',
    async (seed) => {
      const settings = { StorageProvider: 'Sqlite', SqlitePath: join(scratch.directory, 'svc.db') }
      const path = (kind: 'farm' | 'content') => join(scratch.directory, kind === 'farm' ? 'farm.svc.db' : 'svc.db')
      await readBack(settings, seed, (kind) => prismaOfFile(kind, path(kind), scratch.directory))
      expect(existsSync(path('content'))).toBe(true)
    },
    240_000,
  )

  it('finds in a farm of one file (LiteDb) what the port says is there', async () => {
    const path = join(scratch.directory, 'svc.litedb')
    await readBack({ StorageProvider: 'LiteDb', LiteDbPath: path }, 5, (kind) => prismaOfFile(kind, path, scratch.directory))
  }, 240_000)

  it.skipIf(postgresqlUrl === undefined)(
    'finds in PostgreSQL what the port says is there',
    async () => {
      const name = freshName()
      const names = { farm: name, content: contentDatabaseIn(name, 'Content') }
      const urlOf = (database: string) => {
        const url = new URL(placeNamed(name).connectionString)
        url.pathname = `/${database}`
        return url.href
      }
      scratch.undo.push(async () => {
        for (const database of Object.values(names)) await dropDatabase(placeNamed(database))
      })
      const settings = { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: urlOf(name), DataRootPath: scratch.data() }
      await readBack(settings, 3, (kind) => prismaOnServer(kind, urlOf(names[kind]), scratch.directory))
    },
    240_000,
  )

  it.skipIf(mysqlUrl === undefined)(
    'finds in MySQL what the port says is there',
    async () => {
      const name = freshMySqlName()
      const names = { farm: name, content: mysqlContentDatabase(name, 'Content') }
      scratch.undo.push(() => dropMySqlFarm(name))
      const socket = new URL(mysqlUrl ?? '').searchParams.get('socketPath') ?? ''
      await readBack(mysqlSettings(name, scratch.data()), 4, (kind) => prismaOnMySql(kind, socket, names[kind], scratch.directory))
    },
    240_000,
  )
})
