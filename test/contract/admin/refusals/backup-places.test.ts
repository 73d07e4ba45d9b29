import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sitesOf } from '../../../support/samples/farm-places.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'

const directory = sharedFolder('backup-places')

/** A server with its data in `data` below a folder of its own, and `Farm:BackupRoot` beside or above it. */
async function serveAt(name: string, provider: string, backups: string) {
  const own = join(directory, name)
  mkdirSync(join(own, 'data'), { recursive: true })
  const settings = {
    StorageProvider: provider,
    DataRootPath: join(own, 'data'),
    SqlitePath: join(own, 'data', 'all.db'),
    LiteDbPath: join(own, 'data', 'all.db'),
    'Farm:BackupRoot': join(own, backups),
  }
  const { server, clientOf } = await serve({ settings })
  const admin = clientOf('admin')
  const id = (await sitesOf(server))[0]?.contentDatabaseId
  const told = async (path: string) => {
    const { status, json } = await admin.call('POST', `/_admin/webapps/Default/contentdatabases/${id}/backup`, { body: { path } })
    return [status, json.error?.message]
  }
  const files = () => readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((path) => /\.zip/.test(path))
  return { own, told, files, server }
}

const below = expect.stringMatching(/^Backups cannot be below the server's own data/)

describe.each(['FileSystem', 'Sqlite', 'LiteDb'])('with the storage provider %s', { timeout: 120_000 }, (provider) => {
  it('a backup does not go below the data, whichever way the path takes', async () => {
    const above = await serveAt(`above-${provider}`, provider, '')
    for (const path of ['data/x.zip', 'data/deeper/x.zip', 'data/Content/x.zip']) expect(await above.told(path)).toEqual([409, below])
    const same = await serveAt(`same-${provider}`, provider, 'data')
    expect(await same.told('x.zip')).toEqual([409, below])
    const linked = await serveAt(`linked-${provider}`, provider, 'backups')
    mkdirSync(join(linked.own, 'backups'))
    symlinkSync(join(linked.own, 'data'), join(linked.own, 'backups', 'link'))
    expect((await linked.told('link/deeper/x.zip'))[0]).toBe(409)
    for (const { files } of [above, same, linked]) expect(files()).toEqual([])
  })
})

it('a path behind a file or a link that leads nowhere, or with a name that no file can have, is refused', {
  timeout: 120_000,
}, async () => {
  const { own, told, files, server } = await serveAt('odd', 'FileSystem', 'backups')
  mkdirSync(join(own, 'backups'))
  writeFileSync(join(own, 'backups', 'file'), 'no folder')
  symlinkSync('loop', join(own, 'backups', 'loop'))
  const isFile = expect.stringMatching(/A part of this path is a file/)
  for (const path of ['file/x.zip', 'file/deeper/x.zip', 'loop/x.zip']) expect(await told(path), path).toEqual([409, isFile])
  const noName = expect.stringMatching(/no file below the folder of Farm:BackupRoot/)
  for (const path of ['x'.repeat(255), `${'ß'.repeat(121)}.zip`, '.', '..', 'a/./b', ' x.zip', 'x.zip ', 'x.zip.ROWS', 'a:b', 'a|b'])
    expect(await told(path), path).toEqual([400, noName])
  expect((await told(`${'x'.repeat(236)}.zip`))[0]).toBe(202)
  await server.farm.operations.idle()
  expect(files()).toHaveLength(1)
  expect(existsSync(join(own, 'backups', 'file'))).toBe(true)
})
