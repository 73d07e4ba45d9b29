import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { copyData } from '../../../src/commands/copy.ts'
import { ConfigError } from '../../../src/config/setting.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { configOf, startServer } from '../../support/server.ts'
import { bytesAt, copied, makeFarm, onFiles, onSqlite, tenonCopy } from './farms.ts'

const scratch = scratchFolders('copy-refused')
const at = (...names: string[]) => join(scratch.directory, ...names)

/** Runs statements in the database of a file. */
function change(path: string, statements: string): void {
  const database = new Sqlite(path)
  database.exec(statements)
  database.close()
}

describe('tenon copy refuses', () => {
  it.each([
    [{}, 'copy needs --from <place> and --to <place>'],
    [{ from: 'FileSystem:a' }, 'copy needs --from <place> and --to <place>'],
    [{ from: 'a', to: 'Sqlite:b.db' }, '--from names no place of a farm'],
    [{ from: 'FileSystem:', to: 'Sqlite:b.db' }, '--from names no place of a farm'],
    [{ from: 'Oracle:x', to: 'Sqlite:b.db' }, '--from names no place of a farm'],
    [{ from: 'MySQL:x', to: 'Sqlite:b.db' }, '--from: MySqlConnectionString names no database'],
    [{ from: `FileSystem:${'a'.repeat(100_000)}`, to: 'Sqlite:b.db' }, '--from names no place of a farm'],
    [{ from: 'FileSystem:a\0b', to: 'Sqlite:' }, '--to names no place of a farm'],
    [{ from: 'FileSystem:a', to: 'postgresql://u:secret@h/' }, '--to: PostgreSqlConnectionString names no database'],
    [{ from: 'FileSystem:a', to: '/none/none.json' }, '/none/none.json'],
  ])('the words %.60j', async (words, says) => {
    const refused = copyData(configOf({}), words)
    await expect(refused).rejects.toThrow(says)
    await expect(refused).rejects.toSatisfy((error) => error instanceof ConfigError && !error.message.includes('secret'))
  })

  it('a farm in memory, and words that it does not know', () => {
    writeFileSync(at('memory.json'), '{"StorageProvider": "InMemory"}')
    const inMemory = tenonCopy(scratch.directory, '--from', 'memory.json', '--to', 'Sqlite:b.db')
    expect([inMemory.status, inMemory.stderr]).toEqual([2, expect.stringContaining('--from names a farm in memory')])
    const unknown = tenonCopy(scratch.directory, '--from', 'FileSystem:a', '--to', 'Sqlite:b.db', '--into', 'c')
    expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('into')])
    expect(readdirSync(scratch.directory)).toEqual(['memory.json'])
  }, 240_000)

  it('a source without a farm, and makes nothing', async () => {
    await expect(copied(onFiles(at('none')), onSqlite(at('b')))).rejects.toThrow(
      /farm\.db is missing\. There is no farm to copy: check --from/,
    )
    expect(readdirSync(scratch.directory)).toEqual([])
  })

  it.each([
    [{ 'Audit:Store': 'Local' }, /Audit:Store differs/],
    [{ 'Audit:Bucket': 'other-logs' }, /Audit:Bucket differs/],
    [{ 'S3:Endpoint': 'http://127.0.0.1:2' }, /S3:Endpoint differs/],
    [{ 'S3:Prefix': 'other/' }, /S3:Prefix differs/],
  ])('a target that keeps locked audit logs elsewhere: %j', async (change, says) => {
    const locked = { 'Audit:Store': 'S3', 'Audit:Bucket': 'audit-logs', 'S3:Endpoint': 'http://127.0.0.1:1' }
    await expect(copied({ ...onFiles(at('a')), ...locked }, { ...onSqlite(at('b')), ...locked, ...change })).rejects.toThrow(says)
    expect(readdirSync(scratch.directory)).toEqual([])
  })

  it.each([
    [{ 'Audit:Store': 'S3' }, { 'AzureBlob:ConnectionString': 'UseDevelopmentStorage=true' }],
    [{ 'Audit:Store': 'Azure', 'AzureBlob:ConnectionString': 'UseDevelopmentStorage=true' }, { 'S3:Endpoint': 'http://127.0.0.1:2' }],
  ])('no target for settings of another store than that of its audit logs: %j, %j', async (store, change) => {
    const locked = { 'Audit:Bucket': 'audit-logs', ...store }
    await expect(copied({ ...onFiles(at('a')), ...locked }, { ...onSqlite(at('b')), ...locked, ...change })).rejects.toThrow(
      'There is no farm to copy',
    )
  })

  it('a target that is not empty, and leaves it as it was', async () => {
    const [from, to] = [onFiles(at('a')), onSqlite(at('b'))]
    await makeFarm(from)
    await expect(copied(from, from)).rejects.toThrow('holds a farm. A farm is copied to an empty place only')
    await makeFarm(to)
    const before = bytesAt(at('b', 'farm.svc.db'))
    await expect(copied(from, to)).rejects.toThrow(/farm\.svc\.db holds a farm\. A farm is copied to an empty place only/)
    expect(bytesAt(at('b', 'farm.svc.db'))).toEqual(before)
    mkdirSync(at('c', 'audit', 'farm'), { recursive: true })
    await expect(copied(from, onFiles(at('c')))).rejects.toThrow(/audit has audit logs\. /)
    mkdirSync(at('d', 'Content'), { recursive: true })
    await expect(copied(from, onFiles(at('d')))).rejects.toThrow(/content\.db exists\. /)
    writeFileSync(at('other.db'), 'no database, but more than a few bytes of text')
    mkdirSync(at('e'))
    writeFileSync(at('e', 'farm.svc.db'), 'no database, '.repeat(100))
    await expect(copied(from, onSqlite(at('e')))).rejects.toThrow('is not a database')
  }, 120_000)

  it('a source and a target that a server uses', async () => {
    const from = onFiles(at('a'))
    await makeFarm(from)
    const server = await startServer({ settings: from })
    const { status, stderr } = tenonCopy(scratch.directory, '--from', 'FileSystem:a', '--to', 'Sqlite:b/svc.db')
    await server.stop()
    expect([status, stderr]).toEqual([5, expect.stringContaining('is in use by another process')])
    expect(readdirSync(scratch.directory)).toEqual(['a'])
  }, 120_000)

  it('a source of an older and of a newer version, and leaves both as they were', async () => {
    const from = onFiles(at('a'))
    await makeFarm(from)
    const older = 'DROP TABLE "FarmCopy"; DELETE FROM _prisma_migrations WHERE migration_name = \'0012_farm_copy\''
    change(at('a', 'farm.db'), older)
    await expect(copied(from, onSqlite(at('b')))).rejects.toThrow(
      /was made by an older version: it lacks the migration 0012_farm_copy\. Start this version on it once/,
    )
    const newer = `INSERT INTO _prisma_migrations SELECT 'x', checksum, finished_at, '9999_new', logs, rolled_back_at, started_at, 1 FROM _prisma_migrations LIMIT 1`
    change(at('a', 'Content/content.db'), newer)
    change(at('a', 'farm.db'), newer)
    await expect(copied(from, onSqlite(at('b')))).rejects.toThrow(/was made by a newer version: it has the migration 9999_new/)
    expect(readdirSync(scratch.directory)).toEqual(['a'])
  }, 120_000)

  it('stored bytes that are missing or changed, and names them', async () => {
    const from = onSqlite(at('a'))
    await makeFarm(from)
    change(at('a', 'svc.db'), `UPDATE "BlobChunk" SET bytes = x'00' WHERE rowid IN (SELECT max(rowid) FROM "BlobChunk")`)
    await expect(copied(from, onFiles(at('b')))).rejects.toThrow(
      /^The stored content [0-9a-f-]{36} of the site [0-9a-f-]{36} is missing or damaged in the source\. Run tenon verify there/,
    )
    rmSync(at('b'), { recursive: true })
    // Both sides have bytes in rows: the comparison finds it.
    await expect(copied(from, onSqlite(at('b')))).rejects.toThrow(/differs from its source in the stored content/)
  }, 120_000)
})
