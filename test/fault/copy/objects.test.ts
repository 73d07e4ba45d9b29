import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasAzureServer, startAzureServer } from '../../support/objects/azure-server.ts'
import { hasObjectServer, type ObjectServer, startObjectServer } from '../../support/objects/object-server.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { copied, expectFarm, makeFarm, onFiles, onSqlite, rowsIn, tenonCopy } from './farms.ts'

const scratch = scratchFolders('copy-objects')
const at = (...names: string[]) => join(scratch.directory, ...names)
const waiting = 240_000

const kinds = [
  { kind: 'S3', startStore: () => startObjectServer('farm-a/'), isThere: hasObjectServer },
  { kind: 'AzureBlob', startStore: startAzureServer, isThere: hasAzureServer },
].filter(({ isThere }) => isThere || process.env.CI)

describe.each(kinds)('tenon copy and ObjectStore in $kind', { timeout: waiting }, ({ startStore }) => {
  let objects: ObjectServer
  beforeAll(async () => {
    objects = await startStore()
  }, waiting)
  afterAll(() => objects.stop())

  it('copies a farm there and back, goes on after an interruption, and refuses a store that has bytes', async () => {
    const from = onFiles(at('a'))
    await makeFarm(from)
    const to = { StorageProvider: 'ObjectStore', SqlitePath: at('one', 'farm.db'), ...objects.settings }
    for (const last of [3, 30]) {
      let steps = 0
      const cut = () => {
        steps += 1
        if (steps === last) throw new Error('cut')
      }
      await expect(copied(from, to, cut)).rejects.toThrow('cut')
      await expect(startServer({ settings: to })).rejects.toThrow('holds a copy that is not complete')
    }
    const there = await copied(from, to)
    expect((await objects.names()).length).toBeGreaterThanOrEqual(there.contents)
    const elsewhere = { ...to, SqlitePath: at('two', 'farm.db') }
    await expect(copied(from, elsewhere)).rejects.toThrow('has stored bytes. A farm is copied to an empty place only')
    // The command has the settings of an object store from a file.
    writeFileSync(at('objects.json'), JSON.stringify(to))
    const command = tenonCopy(scratch.directory, '--from', 'objects.json', '--to', `FileSystem:${at('b')}`)
    expect([command.status, command.stdout], command.stderr).toEqual([0, expect.stringContaining(there.sha256)])
    expect(rowsIn(at('b'))).toEqual(rowsIn(at('a')))
    const inRows = await copied(to, onSqlite(at('c')))
    expect(inRows.sha256).toBe(there.sha256)
    for (const settings of [to, onFiles(at('b')), onSqlite(at('c'))]) await expectFarm(settings)
  })
})
