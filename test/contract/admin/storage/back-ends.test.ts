import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scratchFolders } from '../../../support/scratch.ts'
import { clientOf } from '../../../support/serve.ts'
import { fetchFrom, startServer } from '../../../support/server.ts'

const scratch = scratchFolders('back-ends')
const hosts = (host: string) => [{ host, port: 0, scheme: 'http' }]

/** A server with its data in `data` and the storage of web applications in `own`, both in the folder of the test. */
async function serveFarm(provider = 'FileSystem') {
  const { directory } = scratch
  const settings = {
    StorageProvider: provider,
    DataRootPath: join(directory, 'data'),
    SqlitePath: join(directory, 'data', 'tenon.db'),
    'Farm:StorageRoot': join(directory, 'own'),
    'Security:TrustedProxies': '127.0.0.1',
    'Farm:BackupRoot': join(directory, 'backups'),
  }
  const start = async () => {
    const server = await startServer({ settings })
    let isStopped = false
    const stop = async () => {
      if (!isStopped) await server.stop()
      isStopped = true
    }
    onTestFinished(stop)
    const admin = clientOf(server.url, 'admin')
    const add = (body: object) =>
      admin.call('POST', '/_admin/webapps', { body: { name: 'Fast', hostBindings: hosts('fast.example'), ...body } })
    return { server, stop, admin, add }
  }
  return { ...(await start()), start, own: join(directory, 'own') }
}

type Farm = Awaited<ReturnType<typeof serveFarm>>

async function addSite({ admin }: Pick<Farm, 'admin'>, path = '', contentDatabaseId?: string) {
  const body = { webApplication: 'Fast', path, title: 'Fast', owner: 'ann', ...(contentDatabaseId !== undefined && { contentDatabaseId }) }
  const made = await admin.call('POST', '/_admin/sites', { body })
  expect(made.status).toBe(201)
  return made.json.id as string
}

async function at({ server }: Pick<Farm, 'server'>, method: string, path: string, body?: string) {
  const headers = { 'X-Forwarded-Host': 'fast.example' }
  const { status, text } = await fetchFrom(`${server.url}${path}`, { method, headers, ...(body !== undefined && { body }) })
  return { status, text }
}
const putFile = (farm: Pick<Farm, 'server'>) =>
  at(farm, 'POST', "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='a.txt',overwrite=true)", 'own bytes')
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

describe.each(['FileSystem', 'Sqlite'])('a web application with the storage back-end %s', (backend) => {
  it.each(['FileSystem', 'Sqlite'])('keeps its content below the storage root, also after a restart, in a farm on %s', async (provider) => {
    const farm = await serveFarm(provider)
    const made = await farm.add({ storageBackend: backend, storageSettings: { path: 'fast/one' } })
    expect(made.json).toMatchObject({ storageBackend: backend, storageSettings: { path: 'fast/one' } })
    expect(filesIn(join(farm.own, 'fast/one'))).toContain(backend === 'Sqlite' ? 'Fast Content.db' : 'Fast Content')
    const databases = (await farm.admin.call('GET', '/_admin/webapps/Fast/contentdatabases')).json.value
    expect(databases).toMatchObject([{ name: 'Fast Content', storageBackend: backend, storageSettings: { path: 'fast/one' } }])
    await addSite(farm)
    expect((await putFile(farm)).status).toBe(200)
    await farm.stop()
    const again = await farm.start()
    expect(await at(again, 'GET', '/Shared%20Documents/a.txt')).toEqual({ status: 200, text: 'own bytes' })
    expect((await again.admin.call('GET', '/_admin/webapps/Fast')).json).toEqual({ ...made.json, siteCollectionCount: 1 })
  })

  it('has its data removed with it', async () => {
    const farm = await serveFarm()
    await farm.add({ storageBackend: backend, storageSettings: { path: 'gone' } })
    expect((await farm.admin.call('DELETE', '/_admin/webapps/Fast')).status).toBe(204)
    expect(filesIn(join(farm.own, 'gone'))).toEqual([])
  })

  it('stores new databases elsewhere after a change, and the others stay where they are', async () => {
    const farm = await serveFarm()
    await farm.add({})
    const first = await addSite(farm)
    const to = { storageBackend: backend, storageSettings: { path: 'later' } }
    expect((await farm.admin.call('PATCH', '/_admin/webapps/Fast', { body: to })).json).toMatchObject(to)
    const second = await farm.admin.call('POST', '/_admin/webapps/Fast/contentdatabases', { body: { name: 'Second' } })
    expect(second.json).toMatchObject(to)
    await putFile(farm)
    // The site collection moves between the back-ends with its bytes.
    const moved = await farm.admin.call('POST', `/_admin/sites/${first}/move`, { body: { targetContentDatabaseId: second.json.id } })
    expect(moved.status).toBe(202)
    await farm.server.farm.operations.idle()
    expect((await at(farm, 'GET', '/Shared%20Documents/a.txt')).text).toBe('own bytes')
    expect((await farm.admin.call('PATCH', '/_admin/webapps/Fast', { body: { storageBackend: null } })).json).not.toHaveProperty(
      'storageBackend',
    )
    const third = await farm.admin.call('POST', '/_admin/webapps/Fast/contentdatabases', { body: { name: 'Third' } })
    expect(third.json).not.toHaveProperty('storageBackend')
    const backup = await farm.admin.call('POST', `/_admin/webapps/Fast/contentdatabases/${second.json.id}/backup`, {
      body: { path: 'a.zip' },
    })
    expect(backup.status).toBe(202)
    await farm.server.farm.operations.idle()
    await farm.admin.call('PATCH', '/_admin/webapps/Fast', { body: to })
    const restore = { path: 'a.zip', name: 'Restored', replace: true }
    await farm.admin.call('POST', '/_admin/webapps/Fast/contentdatabases/restore', { body: restore })
    await farm.server.farm.operations.idle()
    const all = (await farm.admin.call('GET', '/_admin/webapps/Fast/contentdatabases')).json.value
    expect(all).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Restored', siteCount: 1, ...to })]))
    expect((await at(farm, 'GET', '/Shared%20Documents/a.txt')).text).toBe('own bytes')
  })
})

describe('a storage back-end', () => {
  it('InMemory serves a farm in memory', async () => {
    const farm = await serveFarm('InMemory')
    expect((await farm.add({ storageBackend: 'InMemory' })).json).toMatchObject({ storageBackend: 'InMemory', storageSettings: {} })
    await addSite(farm)
    expect((await putFile(farm)).status).toBe(200)
    const onDisk = await farm.add({ name: 'Other', hostBindings: [], storageBackend: 'Sqlite', storageSettings: { path: 'x' } })
    expect([onDisk.status, onDisk.json.error.message]).toEqual([409, expect.stringContaining('this farm is in memory')])
  })

  it('that cannot be used is refused in words, and nothing is created', async () => {
    const farm = await serveFarm()
    mkdirSync(join(farm.own, 'taken'), { recursive: true })
    writeFileSync(join(farm.own, 'file'), 'x')
    mkdirSync(join(farm.own, 'kept', 'one'), { recursive: true })
    writeFileSync(join(farm.own, 'kept', 'one', 'content.db'), '')
    symlinkSync(join(farm.own, '..'), join(farm.own, 'out'))
    const refused = [
      [{ storageBackend: 'InMemory' }, 'would lose its site collections when the server stops'],
      [{ storageBackend: 'Sqlite', storageSettings: { path: 'file' } }, 'cannot be written to'],
      [{ storageBackend: 'FileSystem', storageSettings: { path: 'file/below' } }, 'cannot be written to'],
      [{ storageBackend: 'Sqlite', storageSettings: { path: 'out' } }, 'leads out of the folder'],
      [{ storageBackend: 'FileSystem', storageSettings: { path: 'kept/one/blobs' } }, 'within the folder of a content database'],
    ] as const
    for (const [body, words] of refused) {
      const reply = await farm.add(body)
      expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringContaining(words)])
      expect((await farm.admin.call('PATCH', '/_admin/webapps/Default', { body })).status).toBe(409)
    }
    expect((await farm.admin.call('GET', '/_admin/webapps')).json.value).toHaveLength(1)
    expect((await farm.admin.call('GET', '/_admin/webapps/Default')).json).not.toHaveProperty('storageBackend')
  })

  it('is not changed by settings that are empty', async () => {
    const farm = await serveFarm('InMemory')
    const reply = await farm.admin.call('PATCH', '/_admin/webapps/Default', { body: { storageSettings: {} } })
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringContaining('storageSettings belong to a storageBackend')])
    const titled = await farm.admin.call('PATCH', '/_admin/webapps/Default', { body: { displayName: 'Home', storageSettings: {} } })
    expect([titled.status, titled.json.displayName]).toEqual([200, 'Home'])
  })

  it('is not where the data or the backups are', async () => {
    const { directory } = scratch
    for (const root of ['data/own', 'backups', '.']) {
      const settings = {
        ...{ StorageProvider: 'FileSystem', DataRootPath: join(directory, 'data'), 'Farm:BackupRoot': join(directory, 'backups') },
        'Farm:StorageRoot': join(directory, root),
      }
      mkdirSync(join(directory, 'backups'), { recursive: true })
      const server = await startServer({ settings })
      try {
        const path = root === '.' ? 'data' : 'x'
        const body = { name: 'Fast', storageBackend: 'Sqlite', storageSettings: { path } }
        const reply = await clientOf(server.url, 'admin').call('POST', '/_admin/webapps', { body })
        expect([reply.status, reply.json.error?.message], root).toEqual([409, expect.stringContaining('are not apart')])
      } finally {
        await server.stop()
      }
    }
  })

  it.each([
    ['without a back-end', { storageSettings: { path: 'x' } }],
    ['without a path', { storageBackend: 'Sqlite' }],
    ['that climbs', { storageBackend: 'Sqlite', storageSettings: { path: '../x' } }],
    ['that is absolute', { storageBackend: 'FileSystem', storageSettings: { path: '/tmp' } }],
    ['with a backslash', { storageBackend: 'FileSystem', storageSettings: { path: 'a\\b' } }],
    ['with a control character', { storageBackend: 'FileSystem', storageSettings: { path: 'a\u0000' } }],
    ['that is hidden', { storageBackend: 'FileSystem', storageSettings: { path: '.x' } }],
    ['of a device', { storageBackend: 'FileSystem', storageSettings: { path: 'x/NUL' } }],
    ['that is too long', { storageBackend: 'Sqlite', storageSettings: { path: 'x'.repeat(256) } }],
    ['with a part that is too long', { storageBackend: 'Sqlite', storageSettings: { path: 'x'.repeat(121) } }],
    ['of memory', { storageBackend: 'InMemory', storageSettings: { path: 'x' } }],
    ['of a back-end that does not exist', { storageBackend: 'Tape', storageSettings: { path: 'x' } }],
    ['with an unknown member', { storageBackend: 'Sqlite', storageSettings: { path: 'x', mode: 'fast' } }],
  ])('is refused with settings %s', async (_what, body) => {
    const farm = await serveFarm()
    expect((await farm.add(body)).status).toBe(400)
    expect((await farm.admin.call('PATCH', '/_admin/webapps/Default', { body })).status).toBe(400)
    expect(filesIn(farm.own)).toEqual([])
  })
})
