import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createScript } from '../../scripts/prisma/ddl.ts'
import { masters, poolOf, providers, readMaster, tablesOf, variantOf } from '../../scripts/prisma/schema.ts'
import { listKeyOf } from '../../src/core/kernel/query.ts'
import { openContentDatabase } from '../../src/stores/database.ts'
import { applyMigrations, migrateInMemory } from '../../src/stores/sqlite/migrations.ts'
import { contentMigrations, farmMigrations, freshFolder, itemRow } from './open.ts'

function connect(path = ':memory:'): BetterSqlite.Database {
  const connection = new BetterSqlite(path)
  onTestFinished(() => {
    connection.close()
  })
  return connection
}

function migrationFolder(texts: Record<string, string>): string {
  const folder = join(freshFolder(), 'migrations')
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'migration.sql'), text)
  }
  writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "sqlite"\n')
  return folder
}

/** Every column by its table and name, and every index by its text: a column that was added later has another place in the table's text. */
const schemaOf = (connection: BetterSqlite.Database): unknown[] => [
  ...connection
    .prepare(
      `SELECT t.name AS tableName, c.name, c.type, c."notnull", c.dflt_value, c.pk FROM sqlite_master t, pragma_table_xinfo(t.name) c
       WHERE t.type = 'table' AND t.name <> '_prisma_migrations' ORDER BY t.name, c.name`,
    )
    .all(),
  ...connection
    .prepare("SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name <> '_prisma_migrations' ORDER BY name")
    .all(),
]

const tables = (connection: BetterSqlite.Database): unknown[] =>
  connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all()

describe('migrations', () => {
  it('a fresh database gets all of them, and the record that Prisma keeps', () => {
    const connection = connect()
    const names = [
      '0001_init',
      '0002_blob_use_count',
      '0003_principal_keys',
      '0004_absent_in_pool',
      '0005_item_file_names',
      '0006_list_key',
      '0007_subscriptions',
      '0008_journal',
      '0009_alerts',
      '0010_terms_profiles',
      '0011_workflow',
      '0012_navigation',
      '0013_stored_bytes',
      '0014_web_parts',
      '0015_social',
      '0016_workflow_events_merged_terms',
      '0017_title_resources',
      '0018_checked_out',
      '0019_archived_scopes',
      '0020_recycled_versions',
      '0021_archived_items',
      '0022_term_placements',
      '0023_legal_holds',
      '0024_retention_policies',
      '0025_retention_authors',
      '0026_given_titles',
      '0027_locked_bytes',
      '0028_import_reports',
      '0030_term_set_properties',
    ]
    expect(applyMigrations(connection, contentMigrations)).toEqual(names)
    expect(tables(connection)).toContain('Item')
    const [row] = connection.prepare<[], Record<string, unknown>>('SELECT * FROM _prisma_migrations ORDER BY migration_name').all()
    const checksum = createHash('sha256')
      .update(readFileSync(join(contentMigrations, '0001_init', 'migration.sql')))
      .digest('hex')
    expect(row).toMatchObject({ migration_name: '0001_init', checksum, logs: null, rolled_back_at: null, applied_steps_count: 1 })
    expect(row?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(Math.abs(Number(row?.finished_at) - Date.now())).toBeLessThan(60_000)
    expect(Number(row?.started_at)).toBeLessThanOrEqual(Number(row?.finished_at))
  })

  it('a second start applies nothing and writes nothing', () => {
    const connection = connect()
    applyMigrations(connection, farmMigrations)
    const before = connection.prepare('SELECT total_changes()').pluck().get()
    expect(applyMigrations(connection, farmMigrations)).toEqual([])
    expect(connection.prepare('SELECT total_changes()').pluck().get()).toBe(before)
  })

  it('the next databases in memory are what the migrations make, to the last statement', () => {
    const all = 'SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name'
    for (const folder of [contentMigrations, farmMigrations]) {
      const [migrated, ...next] = [connect(), connect(), connect()]
      applyMigrations(migrated, folder)
      for (const connection of next) {
        migrateInMemory(connection, folder)
        expect(connection.prepare(all).all()).toEqual(migrated.prepare(all).all())
        expect(applyMigrations(connection, folder)).toEqual([])
        expect(connection.inTransaction).toBe(false)
      }
    }
  })

  it('rows that a migration adds are in every database in memory', () => {
    const folder = migrationFolder({ '0001_a': "CREATE TABLE a (x); INSERT INTO a VALUES ('it''s');" })
    for (const connection of [connect(), connect()]) {
      migrateInMemory(connection, folder)
      expect(connection.prepare('SELECT x FROM a').pluck().all()).toEqual(["it's"])
    }
  })

  it('a later start applies only what is new, in the order of the names', () => {
    const connection = connect()
    const folder = migrationFolder({ '0001_a': 'CREATE TABLE a (x);' })
    expect(applyMigrations(connection, folder)).toEqual(['0001_a'])
    const more = migrationFolder({
      '0001_a': 'CREATE TABLE a (x);',
      '0010_c': 'ALTER TABLE b RENAME TO c;',
      '0002_b': 'ALTER TABLE a RENAME TO b;',
    })
    expect(applyMigrations(connection, more)).toEqual(['0002_b', '0010_c'])
    expect(tables(connection)).toEqual(['_prisma_migrations', 'c'])
  })

  it('a migration edited after it was applied is refused in one line', () => {
    const connection = connect()
    applyMigrations(connection, migrationFolder({ '0001_a': 'CREATE TABLE a (x);' }))
    const edited = migrationFolder({ '0001_a': 'CREATE TABLE a (x, y);', '0002_b': 'CREATE TABLE b (x);' })
    expect(() => applyMigrations(connection, edited)).toThrow(/^\S+ was made by another version: its migration 0001_a was edited after .*$/)
    expect(tables(connection)).toEqual(['_prisma_migrations', 'a'])
  })

  it('a database of a newer version is refused in one line', () => {
    const connection = connect()
    applyMigrations(connection, migrationFolder({ '0001_a': 'CREATE TABLE a (x);', '0002_b': 'CREATE TABLE b (x);' }))
    const older = migrationFolder({ '0001_a': 'CREATE TABLE a (x);' })
    expect(() => applyMigrations(connection, older)).toThrow(/^\S+ was made by a newer version: .* 0002_b.*$/)
  })

  it('a migration that Prisma left unfinished is refused, one that it rolled back is applied', () => {
    const connection = connect()
    const folder = migrationFolder({ '0001_a': 'CREATE TABLE IF NOT EXISTS a (x);' })
    applyMigrations(connection, folder)
    connection.exec('UPDATE _prisma_migrations SET finished_at = NULL')
    expect(() => applyMigrations(connection, folder)).toThrow('unfinished migration 0001_a')
    connection.exec('UPDATE _prisma_migrations SET rolled_back_at = 1')
    expect(applyMigrations(connection, folder)).toEqual(['0001_a'])
    expect(applyMigrations(connection, folder)).toEqual([])
  })

  it('a migration that fails leaves nothing of itself behind, and those before it stay', () => {
    const connection = connect()
    const folder = migrationFolder({ '0001_a': 'CREATE TABLE a (x);', '0002_b': 'CREATE TABLE b (x); CREATE TABLE a (y);' })
    expect(() => applyMigrations(connection, folder)).toThrow(
      /^\S+ could not be brought up to date: its migration 0002_b failed and was undone \(table a already exists\)\. .*$/,
    )
    expect(tables(connection)).toEqual(['_prisma_migrations', 'a'])
    expect(connection.inTransaction).toBe(false)
    expect(connection.prepare('SELECT migration_name FROM _prisma_migrations').pluck().all()).toEqual(['0001_a'])
  })

  it('an item that was there before its list had a key gets it', () => {
    const connection = connect()
    const folder = freshFolder()
    cpSync(contentMigrations, folder, { recursive: true })
    rmSync(join(folder, '0006_list_key'), { recursive: true })
    applyMigrations(connection, folder)
    const { listKey: _, ...row } = itemRow({ itemId: 1, listId: '0197a3c2-0000-7000-8000-fedcba987654', title: 'kept' })
    const names = Object.keys(row)
    const insert = connection.prepare(
      `INSERT INTO "Item" (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => '?').join()})`,
    )
    insert.run(Object.values(row))
    expect(applyMigrations(connection, contentMigrations)).toEqual(['0006_list_key'])
    const after = connection.prepare('SELECT "listKey", "title" FROM "Item"').get()
    expect(after).toEqual({ listKey: listKeyOf('0197a3c2-0000-7000-8000-fedcba987654'), title: 'kept' })
    expect(listKeyOf('0197a3c2-0000-7000-8000-fedcba987654')).toBe(0xfedcba987654)
  })

  it('a site that was there before its bytes were counted has the bytes in use', () => {
    const connection = connect()
    const folder = freshFolder()
    cpSync(contentMigrations, folder, { recursive: true })
    rmSync(join(folder, '0013_stored_bytes'), { recursive: true })
    applyMigrations(connection, folder)
    const insertSite = connection.prepare(
      `INSERT INTO "Site" ("siteId", "rootWebId", "changeSequence", "nextPrincipalId", "nextRoleDefinitionId", "createdAt") VALUES (?, 'w', 7, 1, 1, 0)`,
    )
    for (const siteId of ['full', 'empty']) insertSite.run(siteId)
    const insertBlob = connection.prepare(
      `INSERT INTO "Blob" ("siteId", "id", "sizeBytes", "sha256", "useCount", "createdAt") VALUES ('full', ?, ?, 'x', ?, 0)`,
    )
    for (const [id, size, uses] of [
      ['a', 100, 1],
      ['b', 20, 2],
      ['c', 3, 0],
    ] as const)
      insertBlob.run(id, size, uses)
    expect(applyMigrations(connection, contentMigrations)).toEqual(['0013_stored_bytes'])
    const rows = connection.prepare('SELECT "siteId", "storedBytes", "changeSequence" FROM "Site" ORDER BY "siteId"').all()
    expect(rows).toEqual([
      { siteId: 'empty', storedBytes: 0, changeSequence: 7 },
      { siteId: 'full', storedBytes: 120, changeSequence: 7 },
    ])
  })

  it('a folder without migrations is refused', () => {
    const folder = freshFolder()
    expect(() => applyMigrations(connect(), folder)).toThrow(`There are no migrations in ${folder}.`)
    expect(() => applyMigrations(connect(), join(folder, 'missing'))).toThrow('There are no migrations')
  })

  it('a database that refuses to open is left closed and unchanged', async () => {
    const folder = freshFolder()
    const path = join(folder, 'content.db')
    const migrations = join(folder, 'migrations')
    cpSync(contentMigrations, migrations, { recursive: true })
    const database = await openContentDatabase({ path, migrations })
    await database.close()
    writeFileSync(join(migrations, '0001_init', 'migration.sql'), '-- edited\n')
    await expect(openContentDatabase({ path, migrations })).rejects.toThrow('edited')
    writeFileSync(path, 'this is not a database, and long enough to tell; '.repeat(100))
    await expect(openContentDatabase({ path, migrations: contentMigrations })).rejects.toThrow('not a database')
  })
})

describe.each(masters)('the migrations of the %s database', (master) => {
  const text = readMaster(master)

  it('make the tables and indexes of the schema', () => {
    const migrated = connect()
    applyMigrations(migrated, master === 'farm' ? farmMigrations : contentMigrations)
    const created = connect()
    created.exec(createScript('sqlite', tablesOf(variantOf(master, text, 'sqlite'), poolOf(text))))
    expect(schemaOf(migrated)).toEqual(schemaOf(created))
    expect(schemaOf(created).length).toBeGreaterThan(10)
  })

  // Later migrations make tables anew or add columns to them, in the words of the script of the whole schema.
  it.each(providers)('together hold every line of the script of the schema on %s', (provider) => {
    const folder = new URL(`../../prisma/${provider}/${master}/migrations/`, import.meta.url)
    const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const migrations = names
      .map(({ name }) => readFileSync(new URL(`${name}/migration.sql`, folder), 'utf8'))
      .join('\n')
      .replace(/ ON `\w+`\(/g, '(')
    const lines = createScript(provider, tablesOf(variantOf(master, text, provider), poolOf(text))).split('\n')
    for (const line of lines) expect(migrations).toContain(line.trim().replace(/,$/, ''))
    expect(lines.length).toBeGreaterThan(100)
  })
})
