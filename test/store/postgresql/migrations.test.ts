import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contentTables } from '../../../generated/prisma/content.ts'
import { farmTables } from '../../../generated/prisma/farm.ts'
import { createScript } from '../../../scripts/prisma/ddl.ts'
import { masters, poolOf, readMaster, tablesOf, variantOf } from '../../../scripts/prisma/schema.ts'
import { migrate } from '../../../src/stores/postgresql/migrations.ts'
import { connectClient, demandDatabase, dropDatabase } from '../../../src/stores/postgresql/server.ts'
import { freshName, placeNamed, postgresqlUrl, serverMigrations } from '../../support/postgresql/databases.ts'
import { freshFolder, itemRow } from '../open.ts'

/** A connection to a new, empty database. */
async function freshClient() {
  const place = placeNamed(freshName())
  await demandDatabase(place, undefined)
  const client = await connectClient(place, 60_000)
  onTestFinished(async () => {
    await client.end()
    await dropDatabase(place)
  })
  return { client, place, migrate: (folder: string) => migrate(client, place, folder) }
}

const rowsOf = async (client: Client, text: string) => (await client.query<Record<string, unknown>>(text)).rows

/** Every column by its table and name, and every index by its text. */
const schemaOf = async (client: Client) => [
  ...(await rowsOf(
    client,
    `SELECT table_name, column_name, data_type, character_maximum_length, datetime_precision, is_nullable, column_default
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 2`,
  )),
  ...(await rowsOf(
    client,
    `SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY indexname`,
  )),
]

function migrationFolder(texts: Record<string, string>): string {
  const folder = join(freshFolder(), 'migrations')
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'migration.sql'), text)
  }
  return folder
}

const tablesIn = async (client: Client) =>
  (await rowsOf(client, `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)).map(({ name }) => name)

describe.skipIf(postgresqlUrl === undefined && !process.env.CI)('migrations on PostgreSQL', () => {
  it.each(masters)('make the tables and indexes of the schema of the %s database', async (master) => {
    const migrated = await freshClient()
    const applied = await migrated.migrate(serverMigrations(master))
    expect(applied[0]).toBe('0001_init')
    // Those of an empty database have one transaction, with one time: each of its own would make the first start slow.
    expect(await rowsOf(migrated.client, 'SELECT count(DISTINCT started_at) AS times FROM _prisma_migrations')).toEqual([{ times: 1 }])
    const created = await freshClient()
    const text = readMaster(master)
    await created.client.query(createScript('postgresql', tablesOf(variantOf(master, text, 'postgresql'), poolOf(text))))
    expect(await schemaOf(migrated.client)).toEqual(await schemaOf(created.client))
    expect(await migrated.migrate(serverMigrations(master))).toEqual([])
  })

  it.each([
    ['farm', farmTables],
    ['content', contentTables],
  ] as const)('make the tables, columns and keys that the stores know of the %s database', async (master, tables) => {
    const { client, ...database } = await freshClient()
    await database.migrate(serverMigrations(master))
    const found: Record<string, { columns: string[]; primaryKey: string[] }> = {}
    const columns = await rowsOf(
      client,
      `SELECT table_name AS name, column_name AS col FROM information_schema.columns WHERE table_schema = 'public'`,
    )
    for (const { name, col } of columns) {
      const table = found[String(name)] ?? { columns: [], primaryKey: [] }
      table.columns.push(String(col))
      found[String(name)] = table
    }
    const keys = await rowsOf(
      client,
      `SELECT c.relname AS name, a.attname AS col FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k(number, place) JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
       WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname, k.place`,
    )
    for (const { name, col } of keys) found[String(name)]?.primaryKey.push(String(col))
    for (const [name, { columns: known, primaryKey }] of Object.entries(tables)) {
      expect(found[name]?.columns.toSorted(), name).toEqual(Object.keys(known).toSorted())
      expect(found[name]?.primaryKey, name).toEqual([...primaryKey])
    }
    expect(Object.keys(found).toSorted()).toEqual([...Object.keys(tables), '_prisma_migrations'].toSorted())
  })

  it('a later start applies only what is new, in the order of the names', async () => {
    const { client, ...database } = await freshClient()
    expect(await database.migrate(migrationFolder({ '0001_a': 'CREATE TABLE "a" (x INTEGER);' }))).toEqual(['0001_a'])
    const more = migrationFolder({
      '0001_a': 'CREATE TABLE "a" (x INTEGER);',
      '0010_c': 'CREATE TABLE "c" (x INTEGER); DROP TABLE "b";',
      '0002_b': 'CREATE TABLE "b" (x INTEGER);',
    })
    expect(await database.migrate(more)).toEqual(['0002_b', '0010_c'])
    expect(await tablesIn(client)).toEqual(['_prisma_migrations', 'a', 'c'])
  })

  it('a migration that fails leaves nothing of itself behind, and those before it stay', async () => {
    const { client, ...database } = await freshClient()
    const folder = migrationFolder({
      '0001_a': 'CREATE TABLE "a" (x INTEGER);',
      '0002_b': 'CREATE TABLE "b" (x INTEGER); CREATE TABLE "a" (x INTEGER);',
    })
    await expect(database.migrate(folder)).rejects.toThrow(/its migration 0002_b failed and was undone \(relation "a" already exists\)/)
    expect(await tablesIn(client)).toEqual(['_prisma_migrations', 'a'])
  })

  it('a database that was edited, is newer or belongs to another program is refused and left alone', async () => {
    const { client, ...database } = await freshClient()
    const ours = migrationFolder({ '0001_a': 'CREATE TABLE "a" (x INTEGER);', '0002_b': 'CREATE TABLE "b" (x INTEGER);' })
    await database.migrate(ours)
    const older = migrationFolder({ '0001_a': 'CREATE TABLE "a" (x INTEGER);' })
    await expect(database.migrate(older)).rejects.toThrow(/was made by a newer version: .* 0002_b/)
    const edited = migrationFolder({ '0001_a': 'CREATE TABLE "a" (y INTEGER);', '0002_b': 'CREATE TABLE "b" (x INTEGER);' })
    await expect(database.migrate(edited)).rejects.toThrow(/0001_a was edited/)
    const other = await freshClient()
    await other.client.query('CREATE TABLE "theirs" (x INTEGER)')
    await expect(other.migrate(ours)).rejects.toThrow('has tables of another program')
    expect(await tablesIn(other.client)).toEqual(['theirs'])
    expect(await tablesIn(client)).toEqual(['_prisma_migrations', 'a', 'b'])
  })

  it('an item that was there before its list had a key gets it', async () => {
    const { client, ...database } = await freshClient()
    const folder = freshFolder()
    cpSync(serverMigrations('content'), folder, { recursive: true })
    // The later one makes an index of this key anew.
    const later = ['0006_list_key', '0029_title_order']
    for (const name of later) rmSync(join(folder, name), { recursive: true })
    await database.migrate(folder)
    const { listKey: _, createdAt: __, modifiedAt: ___, ...row } = itemRow({ itemId: 1, listId: '0197a3c2-0000-7000-8000-fedcba987654' })
    const named = { ...row, createdAt: '2026-01-01', modifiedAt: '2026-01-01' }
    const names = Object.keys(named).map((name) => `"${name}"`)
    const places = names.map((_name, index) => `$${index + 1}`)
    await client.query(`INSERT INTO "Item" (${names.join()}) VALUES (${places.join()})`, Object.values(named))
    expect(await database.migrate(serverMigrations('content'))).toEqual(later)
    expect(await rowsOf(client, 'SELECT "listKey" FROM "Item"')).toEqual([{ listKey: 0xfedcba987654 }])
  })

  it('a database that compares texts in another way is refused', async () => {
    const place = placeNamed(freshName())
    const client = await connectClient(placeNamed('postgres'), 60_000)
    onTestFinished(async () => {
      await client.end()
      await dropDatabase(place)
    })
    await client.query(`CREATE DATABASE "${place.database}" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'`)
    await expect(demandDatabase(place, undefined)).rejects.toThrow(
      /has the encoding UTF8 and the collation C\.UTF-8, but must have UTF8 and C/,
    )
  })
})
