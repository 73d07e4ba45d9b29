import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { postgresqlUrl } from '../../support/postgresql/databases.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { copied, expectFarm, makeFarm, onFiles, onPostgreSql, onSqlite, rowsIn, tenonCopy } from './farms.ts'

const scratch = scratchFolders('copy-postgresql')
const at = (...names: string[]) => join(scratch.directory, ...names)

function place(folder: string, more = {}) {
  const { settings, remove } = onPostgreSql(at(folder), more)
  scratch.undo.push(remove)
  return settings
}

describe.skipIf(postgresqlUrl === undefined)('tenon copy and PostgreSQL', () => {
  it.each([['Database'], ['Files']])(
    'copies a farm there and back, with BlobProvider %s',
    async (BlobProvider) => {
      const from = onFiles(at('a'))
      await makeFarm(from)
      const to = place('server', { BlobProvider })
      const there = await copied(from, to)
      await expect(copied(from, to)).rejects.toThrow('holds a farm. A farm is copied to an empty place only')
      const back = await copied(to, onFiles(at('b')))
      expect(back.sha256).toBe(there.sha256)
      expect(rowsIn(at('b'))).toEqual(rowsIn(at('a')))
      await expectFarm(to)
      await expectFarm(onFiles(at('b')))
    },
    240_000,
  )

  it('goes on after an interruption, and refuses a server meanwhile', async () => {
    const from = onSqlite(at('a'))
    await makeFarm(from)
    const to = place('server')
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
  }, 240_000)

  it('reads the places from files of settings, and refuses a source that a server uses', async () => {
    const from = place('server')
    await makeFarm(from)
    writeFileSync(at('from.json'), JSON.stringify(from))
    const server = await startServer({ settings: from })
    const refused = tenonCopy(scratch.directory, '--from', 'from.json', '--to', 'FileSystem:b')
    await server.stop()
    expect([refused.status, refused.stderr]).toEqual([5, expect.stringContaining('is in use by another process')])
    expect(tenonCopy(scratch.directory, '--from', 'from.json', '--to', 'FileSystem:b')).toMatchObject({ status: 0, stderr: '' })
    await expectFarm(onFiles(at('b')))
  }, 240_000)

  it('names the rows that PostgreSQL cannot store', async () => {
    const from = onSqlite(at('a'))
    await makeFarm(from)
    const database = new Sqlite(at('a', 'svc.db'))
    database.exec(`UPDATE "List" SET "description" = 'a' || char(0) || 'b' WHERE "title" = 'Another'`)
    database.close()
    await expect(copied(from, place('server'))).rejects.toThrow(
      /cannot store rows of the table List \(.{80,400}\): A text contains the character U\+0000/,
    )
  }, 240_000)
})
