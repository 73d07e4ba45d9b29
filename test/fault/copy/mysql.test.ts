import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshMySqlName, mysqlUrl } from '../../support/mysql/databases.ts'
import { dropMySqlFarm, mysqlSettings } from '../../support/mysql/farms.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { copied, expectFarm, makeFarm, onFiles, onSqlite, rowsIn, type Settings, tenonCopy } from './farms.ts'

const scratch = scratchFolders('copy-mysql')
const at = (...names: string[]) => join(scratch.directory, ...names)

/** A place on the server for tests that has no database yet. */
function place(folder: string, more: Settings = {}): Settings {
  const name = freshMySqlName()
  scratch.undo.push(() => dropMySqlFarm(name))
  return { ...mysqlSettings(name, at(folder)), ...more }
}

describe.skipIf(mysqlUrl === undefined)('tenon copy and MySQL', { timeout: 240_000 }, () => {
  it.each([['Database'], ['Files']])('copies a farm there and back, with BlobProvider %s', async (BlobProvider) => {
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
  })

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
  })

  it('reads the places from a URL or files of settings, and refuses a source that a server uses', async () => {
    const from = place('server')
    await makeFarm(from)
    writeFileSync(at('from.json'), JSON.stringify(from))
    const server = await startServer({ settings: from })
    const refused = tenonCopy(scratch.directory, '--from', 'from.json', '--to', 'FileSystem:b')
    await server.stop()
    expect([refused.status, refused.stderr]).toEqual([5, expect.stringContaining('is in use by another process')])
    expect(tenonCopy(scratch.directory, '--from', 'from.json', '--to', 'FileSystem:b')).toMatchObject({ status: 0, stderr: '' })
    const to = place('other')
    const named = ['--to', to.MySqlConnectionString ?? '', '--DataRootPath', at('other')]
    expect(tenonCopy(scratch.directory, '--from', 'FileSystem:b', ...named)).toMatchObject({ status: 0, stderr: '' })
    await expectFarm(onFiles(at('b')))
    await expectFarm(to)
    const nowhere = tenonCopy(scratch.directory, '--from', 'FileSystem:b', '--to', 'mysql://secret:word@127.0.0.1')
    expect([nowhere.status, nowhere.stderr]).toEqual([2, expect.stringContaining('MySqlConnectionString names no database')])
    expect(nowhere.stderr).not.toContain('secret')
  })
})
