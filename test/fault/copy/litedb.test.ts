import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { copied, expectFarm, makeFarm, onFiles, onLiteDb, onSqlite, rowsIn } from './farms.ts'

const scratch = scratchFolders('copy-litedb')
const at = (...names: string[]) => join(scratch.directory, ...names)

describe('tenon copy and LiteDb', { timeout: 120_000 }, () => {
  it('copies a farm there and back, into one file', async () => {
    const from = onFiles(at('a'))
    await makeFarm(from)
    const to = onLiteDb(at('one'))
    const there = await copied(from, to)
    const left = readdirSync(at('one')).filter((name) => !name.endsWith('.reserve'))
    expect(left.sort()).toEqual(['audit', 'svc.litedb', 'svc.litedb.hold'])
    await expect(copied(from, to)).rejects.toThrow('holds a farm. A farm is copied to an empty place only')
    const back = await copied(to, onFiles(at('b')))
    expect(back.sha256).toBe(there.sha256)
    expect(rowsIn(at('b'))).toEqual(rowsIn(at('a')))
    await expectFarm(to)
    await expectFarm(onFiles(at('b')))
  })

  it('goes on after an interruption, and refuses a server meanwhile', async () => {
    const from = onSqlite(at('a'))
    await makeFarm(from)
    const to = onLiteDb(at('one'))
    for (const last of [3, 30]) {
      let steps = 0
      const cut = () => {
        steps += 1
        if (steps === last) throw new Error('cut')
      }
      await expect(copied(from, to, cut)).rejects.toThrow('cut')
      await expect(startServer({ settings: to })).rejects.toThrow('holds a copy that is not complete')
    }
    await copied(from, to)
    await expectFarm(to)
  })
})

describe('the file of LiteDb', { timeout: 120_000 }, () => {
  it('is no place for other providers, nor one of theirs for it', async () => {
    const whole = onLiteDb(at('one'))
    await makeFarm(whole)
    const asSqlite = startServer({ settings: { StorageProvider: 'Sqlite', SqlitePath: at('one', 'svc.litedb') } })
    await expect(asSqlite).rejects.toThrow('is a database of a whole farm (LiteDb), but the content database has to be there')
    await makeFarm(onSqlite(at('two')))
    const asWhole = startServer({ settings: { StorageProvider: 'LiteDb', LiteDbPath: at('two', 'svc.db') } })
    await expect(asWhole).rejects.toThrow('is a content database, but the database of a whole farm (LiteDb) has to be there')
  })

  it('loses the rows of a content database that is removed, and keeps the farm', async () => {
    const settings = onLiteDb(at('one'))
    await makeFarm(settings)
    const server = await startServer({ settings })
    scratch.undo.push(() => server.stop())
    const { databases, database } = server.farm
    expect(await databases.isStored('Content', null)).toBe(true)
    await server.farm.closeDatabase('Content')
    await databases.remove('Content', null)
    expect(await databases.isStored('Content', null)).toBe(false)
    const file = new BetterSqlite(at('one', 'svc.litedb'), { readonly: true })
    const left = (table: string) => file.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()
    expect(['Item', 'BlobChunk', 'SearchDocument', 'Site', 'WebApplication'].map(left)).toEqual([0, 0, 0, 0, 1])
    file.close()
    expect(await database.records.query('ContentDatabase', { where: {} })).toHaveLength(1)
  })

  it('of a newer version is refused, and an interrupted migration goes on', async () => {
    const settings = onLiteDb(at('one'))
    await makeFarm(settings)
    const change = (statement: string) => {
      const file = new BetterSqlite(at('one', 'svc.litedb'))
      file.exec(statement)
      file.close()
    }
    // As if the start had ended between the last two migrations of each database.
    change(`DELETE FROM "_prisma_migrations" WHERE migration_name = '0024_retention_policies'; DROP TABLE "RetentionPolicy";
      DELETE FROM "_prisma_migrations_farm" WHERE migration_name = '0012_farm_copy'; DROP TABLE "FarmCopy"`)
    await expectFarm(settings)
    for (const table of ['_prisma_migrations', '_prisma_migrations_farm']) {
      change(`INSERT INTO "${table}" (id, checksum, migration_name, finished_at, started_at) VALUES ('x', 'x', '9999_later', 1, 1)`)
      await expect(startServer({ settings })).rejects.toThrow('was made by a newer version: it has the migration 9999_later')
      change(`DELETE FROM "${table}" WHERE id = 'x'`)
    }
  })
})
