import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addDatabase, operationEnd, rootSiteId, sitesOf } from '../../support/samples/farm-places.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'
import { fetchFrom } from '../../support/server.ts'

const directory = sharedFolder('restore')
const root = join(directory, 'backups')
const serveOn = (provider: string, name: string) =>
  serve({
    settings: {
      StorageProvider: provider,
      DataRootPath: join(directory, name),
      SqlitePath: join(directory, name, 'tenon.db'),
      LiteDbPath: join(directory, name, 'tenon.litedb'),
      'Farm:BackupRoot': root,
    },
  })
const { server, clientOf } = await serveOn('FileSystem', 'data')
const admin = clientOf('admin')
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const siteId = await rootSiteId(server)
const databaseId = (await sitesOf(server))[0]?.contentDatabaseId ?? ''
const restore = (body: unknown, on = { server, admin }) =>
  on.admin.call('POST', '/_admin/webapps/Default/contentdatabases/restore', { body })
const titles = async (client = admin) =>
  (await client.call('GET', `${tasks}/items?$select=Title`)).json.value.map((row: { Title: string }) => row.Title)

await admin.call('POST', `${tasks}/items`, { body: { Title: 'kept' } })
await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'kept bytes' })
await admin.call('POST', `/_admin/webapps/Default/contentdatabases/${databaseId}/backup`, { body: { path: 'one.zip' } })
await server.farm.operations.idle()
await admin.call('POST', `${tasks}/items`, { body: { Title: 'later' } })
await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'later bytes' })
const whole = readFileSync(join(root, 'one.zip'))

describe('restoring a backup', () => {
  it('is refused while its site collections exist, and nothing changes', async () => {
    const reply = await restore({ path: 'one.zip', name: 'Restored' })
    expect([reply.status, reply.json.error.message]).toEqual([
      409,
      expect.stringMatching(/still exists, at '\/'. Delete it, or set replace to true/),
    ])
    expect(await titles()).toEqual(['kept', 'later'])
  })

  it('replaces nothing that is under a legal hold, also while its content database is offline', async () => {
    const holds = '/_api/archive/legalholds'
    const setStatus = async (status: string) => {
      const address = `/_admin/webapps/Default/contentdatabases/${databaseId}`
      expect((await admin.call('PATCH', address, { body: { status } })).status).toBe(200)
    }
    const { json: hold } = await admin.call('POST', holds, { body: { name: 'Case', scope: { webUrl: '/' } } })
    for (const status of ['Online', 'Offline']) {
      await setStatus(status)
      const reply = await restore({ path: 'one.zip', name: 'Restored', replace: true })
      expect([reply.status, reply.json.error.message], status).toEqual([423, expect.stringMatching(/is under a legal hold/)])
    }
    await setStatus('Online')
    expect((await admin.call('POST', `${holds}/${hold.id}/release`)).status).toBe(200)
    expect(await titles()).toEqual(['kept', 'later'])
  })

  it('replaces them if replace is true, with the bytes of the moment of the backup', async () => {
    const started = await restore({ path: 'one.zip', name: 'Restored', replace: true })
    expect(started.json).toMatchObject({ kind: 'Restore', status: 'Queued' })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded', progress: 100 })
    expect(await titles()).toEqual(['kept'])
    expect((await fetchFrom(`${server.url}/Shared%20Documents/a.txt`, { user: 'admin' })).text).toBe('kept bytes')
    expect((await sitesOf(server)).map(({ id }) => id)).toEqual([siteId])
    const former = await server.farm.content('Content')
    for (const table of former.keys.keys()) expect(await former.records.query(table, { where: {} }), table).toEqual([])
    expect(readdirSync(root)).toEqual(['one.zip'])
    expect((await admin.call('POST', `${tasks}/items`, { body: { Title: 'new' } })).status).toBe(201)
  })

  it('goes into an empty database, and not into one with site collections', async () => {
    await addDatabase(server, 'Empty')
    const used = await restore({ path: 'one.zip', name: 'Restored', replace: true })
    expect([used.status, used.json.error.message]).toEqual([409, expect.stringMatching(/'Restored' has site collections/)])
    const started = await restore({ path: 'one.zip', name: 'empty', replace: true })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    expect(await titles()).toEqual(['kept'])
  })

  it.each(['Sqlite', 'LiteDb', 'InMemory'])('works in another farm, and with the provider %s', async (provider) => {
    const other = await serveOn(provider, provider)
    const there = other.clientOf('admin')
    const refusal = await restore({ path: 'one.zip', name: 'Restored' }, { server: other.server, admin: there })
    expect([refusal.status, refusal.json.error.message]).toEqual([409, expect.stringMatching(/Another site collection is at '\/'/)])
    const [root] = await sitesOf(other.server)
    await there.call('POST', `/_admin/sites/${root?.id}/move`, { body: { targetWebApplication: 'Default', targetPath: 'sites/former' } })
    await other.server.farm.operations.idle()
    const started = await restore({ path: 'one.zip', name: 'Restored' }, { server: other.server, admin: there })
    expect(await operationEnd(other.server, there, started)).toMatchObject({ status: 'Succeeded' })
    expect(await titles(there)).toEqual(['kept'])
    expect((await fetchFrom(`${other.server.url}/Shared%20Documents/a.txt`, { user: 'admin' })).text).toBe('kept bytes')
  })

  it.each([
    ['a file that is not there', 'nope.zip', 409, /there is no such file/],
    ['a path that climbs', '../data/farm.db', 400, /no file below the folder/],
    ['a folder', '.', 400, /no file below the folder/],
  ])('refuses %s', async (_what, path, status, says) => {
    const reply = await restore({ path, name: 'Other', replace: true })
    expect([reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(says)])
  })

  it.each(['', '../x', 'a/b', 'x'.repeat(65), 'a\u0000'])('refuses the name %j', async (name) => {
    expect((await restore({ path: 'one.zip', name, replace: true })).status).toBe(400)
  })

  it('is only for farm administrators', async () => {
    const url = '/_admin/webapps/Default/contentdatabases/restore'
    expect((await clientOf('ann').call('POST', url, { body: { path: 'one.zip', name: 'x' } })).status).toBe(403)
    expect(
      (await admin.call('POST', '/_admin/webapps/Nope/contentdatabases/restore', { body: { path: 'one.zip', name: 'x' } })).status,
    ).toBe(404)
  })
})

describe('a backup that is not as it was written', () => {
  it.each([
    ['a text', Buffer.from('no backup')],
    ['an empty file', Buffer.alloc(0)],
    ['a ZIP file of others', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])],
    ['half of one', whole.subarray(0, whole.length / 2)],
    ['one byte less', whole.subarray(0, -1)],
    ['one byte more', Buffer.concat([whole, Buffer.from('x')])],
    ['another product', Buffer.from(whole.toString('latin1').replace('Tenon content', 'Other content'), 'latin1')],
  ])('is refused: %s', async (_what, bytes) => {
    writeFileSync(join(root, 'bad.zip'), bytes)
    const reply = await restore({ path: 'bad.zip', name: 'Bad', replace: true })
    expect([reply.status, reply.json.error.message]).toEqual([
      409,
      expect.stringMatching(/^The backup 'bad\.zip' cannot be restored: .* Nothing was changed\.$/),
    ])
  })

  it('is refused wherever a byte of it has changed, before anything is touched', async () => {
    const before = await sitesOf(server)
    const positions = Array.from({ length: 24 }, (_, at) => Math.floor(((at + 0.5) / 24) * whole.length))
    for (const position of [0, 14, 31, ...positions, whole.length - 100]) {
      const changed = Buffer.from(whole)
      changed[position] = (changed[position] ?? 0) ^ 0x20
      writeFileSync(join(root, 'bad.zip'), changed)
      const reply = await restore({ path: 'bad.zip', name: 'Bad', replace: true })
      if (reply.status === 409) continue
      expect(await operationEnd(server, admin, reply), `at ${position}`).toMatchObject({
        status: 'Failed',
        error: expect.stringMatching(/damaged in/),
      })
    }
    expect(await sitesOf(server)).toEqual(before)
    expect(readdirSync(join(directory, 'data'))).not.toContain('Bad')
    expect(await titles()).toEqual(['kept'])
    truncateSync(join(root, 'bad.zip'))
  })
})
