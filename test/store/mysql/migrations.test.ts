import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contentTables } from '../../../generated/prisma/content.ts'
import { farmTables } from '../../../generated/prisma/farm.ts'
import { createScript } from '../../../scripts/prisma/ddl.ts'
import { masters, poolOf, readMaster, tablesOf, variantOf } from '../../../scripts/prisma/schema.ts'
import { migrateMySql, togetherOf } from '../../../src/stores/mysql/migrations.ts'
import { takeLock } from '../../../src/stores/mysql/named-lock.ts'
import {
  connectMySql,
  demandMySqlDatabase,
  dropMySqlDatabase,
  type MySqlClient,
  mysqlDatabaseExists,
  quoted,
} from '../../../src/stores/mysql/server.ts'
import { freshMySqlName, mysqlMigrations, mysqlPlace, mysqlUrl } from '../../support/mysql/databases.ts'
import { freshFolder, itemRow } from '../open.ts'

/** A connection to a new, empty database. */
async function freshClient() {
  const place = mysqlPlace(freshMySqlName())
  await demandMySqlDatabase(place, undefined)
  const client = await connectMySql(place, 60_000)
  onTestFinished(async () => {
    await client.end()
    await dropMySqlDatabase(place)
  })
  return { client, place, migrate: (folder: string) => migrateMySql(client, place, folder) }
}

/** Every column by its table and name, and every index by its columns. */
const schemaOf = async ({ rows }: MySqlClient) => [
  ...(await rows(
    `SELECT table_name, column_name, column_type, collation_name, is_nullable, column_default
     FROM information_schema.columns WHERE table_schema = database() AND table_name <> '_prisma_migrations' ORDER BY 1, 2`,
  )),
  ...(await rows(
    `SELECT table_name, index_name, seq_in_index, column_name, non_unique
     FROM information_schema.statistics WHERE table_schema = database() AND table_name <> '_prisma_migrations' ORDER BY 1, 2, 3`,
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

const tablesIn = async ({ rows }: MySqlClient) =>
  (await rows('SELECT table_name AS name FROM information_schema.tables WHERE table_schema = database()'))
    .map((row) => String(row.name))
    .toSorted()

describe.skipIf(mysqlUrl === undefined && !process.env.CI)('migrations on MySQL', { timeout: 240_000 }, () => {
  it.each(masters)('make the tables and indexes of the schema of the %s database', async (master) => {
    const migrated = await freshClient()
    const applied = await migrated.migrate(mysqlMigrations(master))
    expect(applied[0]).toBe('0001_init')
    const created = await freshClient()
    const text = readMaster(master)
    const script = createScript('mysql', tablesOf(variantOf(master, text, 'mysql'), poolOf(text)))
    const { flavour, connection } = created.client
    await connection.query(script.replaceAll('COLLATE utf8mb4_bin', `COLLATE ${flavour.collation}`))
    expect(await schemaOf(migrated.client)).toEqual(await schemaOf(created.client))
    expect(await migrated.migrate(mysqlMigrations(master))).toEqual([])
  })

  it.each([
    ['farm', farmTables],
    ['content', contentTables],
  ] as const)('make the tables, columns and keys that the stores know of the %s database', async (master, tables) => {
    const { client, ...database } = await freshClient()
    await database.migrate(mysqlMigrations(master))
    expect(await tablesIn(client)).toEqual([...Object.keys(tables), '_prisma_migrations'].toSorted())
    for (const [name, { columns, primaryKey }] of Object.entries(tables)) {
      const found = (await client.rows(`SHOW COLUMNS FROM ${quoted(name)}`)).map(({ Field }) => String(Field))
      expect(found.toSorted(), name).toEqual(Object.keys(columns).toSorted())
      const keys = await client.rows(`SHOW INDEX FROM ${quoted(name)} WHERE Key_name = 'PRIMARY'`)
      expect(
        keys.map((row) => row.Column_name as unknown),
        name,
      ).toEqual([...primaryKey])
    }
  })

  it('a later start applies only what is new, in the order of the names', async () => {
    const { client, ...database } = await freshClient()
    expect(await database.migrate(migrationFolder({ '0001_a': 'CREATE TABLE `a` (x INTEGER);' }))).toEqual(['0001_a'])
    const more = migrationFolder({
      '0001_a': 'CREATE TABLE `a` (x INTEGER);',
      '0010_c': 'CREATE TABLE `c` (x INTEGER);\nDROP TABLE `b`;',
      '0002_b': 'CREATE TABLE `b` (x INTEGER);',
    })
    expect(await database.migrate(more)).toEqual(['0002_b', '0010_c'])
    expect(await tablesIn(client)).toEqual(['_prisma_migrations', 'a', 'c'])
  })

  it('a migration that was interrupted goes on with the statement that had not run, recorded or not', async () => {
    const { client, ...database } = await freshClient()
    const folder = migrationFolder({
      '0001_a': 'CREATE TABLE `a` (x INTEGER);',
      '0002_b':
        '-- The first table\nCREATE TABLE `b` (x INTEGER);\nINSERT INTO `b` VALUES (1);\nALTER TABLE `c` ADD COLUMN y INTEGER;\nALTER TABLE `a` ADD COLUMN z INTEGER;',
    })
    // One of its statements fails as long as a table is missing.
    await expect(database.migrate(folder)).rejects.toThrow(/its migration 0002_b failed \(.*doesn't exist\)\. Start again/)
    await client.connection.query('CREATE TABLE `c` (x INTEGER); ALTER TABLE `c` ADD COLUMN y INTEGER')
    // Now its change is there, as after a crash between a statement and its record.
    expect(await database.migrate(folder)).toEqual(['0002_b'])
    expect((await client.rows('SELECT x FROM `b`')).map(({ x }) => Number(x))).toEqual([1])
    expect((await client.rows('SHOW COLUMNS FROM `a`')).map(({ Field }) => String(Field))).toEqual(['x', 'z'])
    expect(await database.migrate(folder)).toEqual([])
  })

  it.each([
    ['one', "'together'", 1],
    ['another one, with single statements', 'NULL', 2],
  ])('a migration that %s release has begun goes on, although changes of indexes run together', async (_who, logs, done) => {
    const { client, ...database } = await freshClient()
    const first = 'CREATE TABLE `a` (x INTEGER, y INTEGER, INDEX `a_x` (x));'
    await database.migrate(migrationFolder({ '0001_a': first }))
    const changes = [
      'CREATE TABLE `b` (x INTEGER);',
      'DROP INDEX `a_x` ON `a`;',
      'CREATE INDEX `a_y` ON `a`(`y`);',
      'CREATE UNIQUE INDEX `b_x` ON `b`(`x`);',
    ]
    const folder = migrationFolder({ '0001_a': first, '0002_b': changes.join('\n') })
    const checksum = createHash('sha256').update(changes.join('\n')).digest('hex')
    for (const change of changes.slice(0, done)) await client.connection.query(change)
    await client.connection.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, applied_steps_count, logs) VALUES ('b', '${checksum}', '0002_b', ${done}, ${logs})`,
    )
    expect(await database.migrate(folder)).toEqual(['0002_b'])
    const indexesOf = async (table: string) => (await client.rows(`SHOW INDEX FROM ${table}`)).map(({ Key_name }) => String(Key_name))
    expect([await indexesOf('a'), await indexesOf('b')]).toEqual([['a_y'], ['b_x']])
    expect(await client.rows('SELECT finished_at IS NULL AS open, logs FROM _prisma_migrations GROUP BY 1, 2')).toHaveLength(1)
  })

  it('changes of indexes of one table behind each other are one statement', () => {
    const single = ['DROP INDEX `a_x` ON `a`', 'CREATE UNIQUE INDEX `a_y` ON `a`(`x`, `y`(9) DESC)', 'CREATE INDEX `b_x` ON `b`(`x`)']
    const together = [
      'ALTER TABLE `a` DROP INDEX `a_x`, ADD UNIQUE INDEX `a_y` (`x`, `y`(9) DESC)',
      'ALTER TABLE `b` ADD INDEX `b_x` (`x`)',
    ]
    expect(togetherOf(single)).toEqual(together)
    const other = ['DROP TABLE `a`', 'CREATE FULLTEXT INDEX `b_x` ON `b`(`x`)', 'CREATE TABLE `c` (x INTEGER)']
    expect(togetherOf(other)).toEqual(other)
  })

  it('a database that was edited, is newer or belongs to another program is refused and left alone', async () => {
    const { client, ...database } = await freshClient()
    const ours = migrationFolder({ '0001_a': 'CREATE TABLE `a` (x INTEGER);', '0002_b': 'CREATE TABLE `b` (x INTEGER);' })
    await database.migrate(ours)
    const older = migrationFolder({ '0001_a': 'CREATE TABLE `a` (x INTEGER);' })
    await expect(database.migrate(older)).rejects.toThrow(/was made by a newer version: .* 0002_b/)
    const edited = migrationFolder({ '0001_a': 'CREATE TABLE `a` (y INTEGER);', '0002_b': 'CREATE TABLE `b` (x INTEGER);' })
    await expect(database.migrate(edited)).rejects.toThrow(/0001_a was edited/)
    const other = await freshClient()
    await other.client.connection.query('CREATE TABLE `theirs` (x INTEGER)')
    await expect(other.migrate(ours)).rejects.toThrow('has tables of another program')
    expect(await tablesIn(other.client)).toEqual(['theirs'])
    expect(await tablesIn(client)).toEqual(['_prisma_migrations', 'a', 'b'])
  })

  it('an item that was there before its list had a key gets it', async () => {
    const { client, ...database } = await freshClient()
    const folder = freshFolder()
    cpSync(mysqlMigrations('content'), folder, { recursive: true })
    rmSync(join(folder, '0006_list_key'), { recursive: true })
    await database.migrate(folder)
    const { listKey: _, createdAt: __, modifiedAt: ___, ...row } = itemRow({ itemId: 1, listId: '0197a3c2-0000-7000-8000-fedcba987654' })
    const named = { ...row, createdAt: '2026-01-01', modifiedAt: '2026-01-01' }
    const places = Object.keys(named).map(() => '?')
    const text = `INSERT INTO \`Item\` (${Object.keys(named).map(quoted).join()}) VALUES (${places.join()})`
    await client.connection.execute(text, Object.values(named) as string[])
    expect(await database.migrate(mysqlMigrations('content'))).toEqual(['0006_list_key'])
    expect((await client.rows('SELECT `listKey` FROM `Item`')).map((one) => Number(one.listKey))).toEqual([0xfedcba987654])
  })

  it('a database that compares texts in another way is refused', async () => {
    const place = mysqlPlace(freshMySqlName())
    const client = await connectMySql(mysqlPlace('mysql'), 60_000)
    onTestFinished(async () => {
      await client.end()
      await dropMySqlDatabase(place)
    })
    await client.connection.query(`CREATE DATABASE ${quoted(place.database)} CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci`)
    await expect(demandMySqlDatabase(place, undefined)).rejects.toThrow(
      /has the character set utf8mb4 and the collation utf8mb4_general_ci, but must have utf8mb4 and utf8mb4_/,
    )
  })

  it('a database is not opened while another server creates it', async () => {
    const place = mysqlPlace(freshMySqlName())
    const client = await connectMySql(mysqlPlace('mysql'), 60_000)
    onTestFinished(async () => {
      await client.end()
      await dropMySqlDatabase(place)
    })
    const release = await takeLock(client, `create ${place.database}`, 0)
    const opened = [demandMySqlDatabase(place, 'Wait.'), mysqlDatabaseExists(place)]
    const early = await Promise.race([...opened, pause(300).then(() => 'wait')])
    await client.connection.query(`CREATE DATABASE ${quoted(place.database)} CHARACTER SET utf8mb4 COLLATE ${client.flavour.collation}`)
    await release?.()
    expect(early).toBe('wait')
    expect(await Promise.all(opened)).toEqual([client.flavour, true])
  })

  it('servers that start at the same time make one database', async () => {
    const places = Array.from({ length: 20 }, () => mysqlPlace(freshMySqlName()))
    onTestFinished(async () => {
      for (const place of places) await dropMySqlDatabase(place)
    })
    for (const place of places) await Promise.all([1, 2, 3].map(() => demandMySqlDatabase(place, undefined)))
  })
})
