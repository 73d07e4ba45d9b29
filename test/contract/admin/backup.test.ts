import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { sawReason } from '../../support/runs/saw-reason.ts'
import { operationEnd, sitesOf } from '../../support/samples/farm-places.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'

const directory = sharedFolder('backup')
const root = join(directory, 'backups')
const data = join(directory, 'data')
const { server, clientOf } = await serve({
  settings: { StorageProvider: 'FileSystem', DataRootPath: data, 'Farm:BackupRoot': root },
})
const admin = clientOf('admin')
const databaseId = (await sitesOf(server))[0]?.contentDatabaseId ?? ''
const backUp = (path: unknown, id = databaseId) =>
  admin.call('POST', `/_admin/webapps/Default/contentdatabases/${id}/backup`, { body: { path } })
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'bytes in a backup' })

/** The entries of a ZIP file, as another program reads them; undefined where there is none. */
function listed(path: string): string | undefined {
  try {
    return execFileSync('python3', ['-c', 'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), *z.namelist())', path], {
      encoding: 'utf8',
    })
  } catch {
    return undefined
  }
}

describe('a backup of a content database', () => {
  it('is one ZIP file with its rows, its bytes and a manifest, and leaves nothing else', async () => {
    const started = await backUp('weekly/monday.zip')
    expect(started.status).toBe(202)
    expect(started.json).toMatchObject({ kind: 'Backup', status: 'Queued' })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded', progress: 100 })
    expect(readdirSync(join(root, 'weekly'))).toEqual(['monday.zip'])
    const bytes = readFileSync(join(root, 'weekly/monday.zip'))
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('bytes in a backup')).toBe(true)
    expect(bytes.includes('"product":"Tenon content database","formatVersion":1')).toBe(true)
    const names = listed(join(root, 'weekly/monday.zip'))
    if (names !== undefined) expect(names).toMatch(/^None bytes\/[\s\S]* rows\/000001 manifest\.json\n$/)
  })

  it('is written while requests write', async () => {
    const started = await backUp('busy.zip')
    const tasks = "/_api/web/lists/getbytitle('Tasks')"
    for (let at = 0; at < 5; at++) expect((await admin.call('POST', `${tasks}/items`, { body: { Title: `${at}` } })).status).toBe(201)
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
  })

  it.each([
    ['an absolute path', '/tmp/x.zip', 400, /no file below the folder of Farm:BackupRoot/],
    ['a path that climbs', 'a/../../x.zip', 400, /no file below/],
    ['a path with a backslash', 'a\\..\\x.zip', 400, /no file below/],
    ['an empty part', 'a//x.zip', 400, /no file below/],
    ['a control character', 'a\u0007b', 400, /no file below/],
    ['an ending of the server', 'a.zip.part', 400, /without the endings/],
    ['an empty path', '', 400, /path/],
    ['a number', 7, 400, /path/],
    ['a file that is there', 'weekly/monday.zip', 409, /There is already a file 'weekly\/monday.zip'/],
  ])('is refused for %s', async (_what, path, status, says) => {
    const reply = await backUp(path)
    expect([reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(says)])
  })

  it('is refused behind a link that leads out of the folder', async () => {
    mkdirSync(join(directory, 'elsewhere'))
    symlinkSync(join(directory, 'elsewhere'), join(root, 'link'))
    symlinkSync(data, join(root, 'data'))
    for (const path of ['link/x.zip', 'data/x.zip']) {
      const reply = await backUp(path)
      expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(/a link that leads out of/)])
    }
    expect(readdirSync(join(directory, 'elsewhere'))).toEqual([])
  })

  it('is not found for a database or a web application that there is not', async () => {
    expect((await backUp('x.zip', '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const url = `/_admin/webapps/Nope/contentdatabases/${databaseId}/backup`
    expect((await admin.call('POST', url, { body: { path: 'x.zip' } })).status).toBe(404)
  })

  it('is only for farm administrators', async () => {
    const url = `/_admin/webapps/Default/contentdatabases/${databaseId}/backup`
    expect((await clientOf('ann').call('POST', url, { body: { path: 'x.zip' } })).status).toBe(403)
  })

  it('fails in words, and leaves nothing, if stored bytes are damaged', async () => {
    await admin.call('POST', `${folder}/files/add(url='b.txt',overwrite=true)`, { body: 'will be damaged' })
    const blobs = join(data, 'Content/blobs')
    const names = readdirSync(blobs, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = names.map((entry) => join(entry.parentPath, entry.name))
    const damaged = paths.find((path) => readFileSync(path).includes('will be')) ?? ''
    execFileSync('chmod', ['600', damaged])
    writeFileSync(damaged, 'WILL be damaged')
    const started = await backUp('damaged.zip')
    expect(await operationEnd(server, admin, started)).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/^The bytes [0-9a-f-]+ of the site collection [0-9a-f-]+ are missing or changed\. Run tenon verify/),
    })
    sawReason(kernelReasons.bytes_damaged)
    expect(readdirSync(root).filter((name) => name.startsWith('damaged'))).toEqual([])
  })
})

describe('the folder of backups', () => {
  it('cannot be below the data', async () => {
    const inside = await serve({
      settings: { StorageProvider: 'FileSystem', DataRootPath: join(directory, 'two'), 'Farm:BackupRoot': join(directory, 'two/backups') },
    })
    const id = (await sitesOf(inside.server))[0]?.contentDatabaseId
    const url = `/_admin/webapps/Default/contentdatabases/${id}/backup`
    const reply = await inside.clientOf('admin').call('POST', url, { body: { path: 'x.zip' } })
    expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(/^Backups cannot be below the server's own data/)])
  })
})
