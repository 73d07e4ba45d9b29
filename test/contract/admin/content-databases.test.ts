import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rest, send } from '../../support/doors.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { fetchFrom, startServer } from '../../support/server.ts'

const { data, undo } = scratchFolders('content-databases')
const base = '/_admin/webapps/Default/contentdatabases'

async function serveStored(StorageProvider = 'FileSystem') {
  const folder = data()
  const settings = { StorageProvider, DataRootPath: folder, SqlitePath: join(folder, 'all.db'), LiteDbPath: join(folder, 'all.db') }
  const server = await startServer({ settings })
  undo.push(() => server.stop())
  const admin = clientOf(server.url, 'admin')
  return {
    server,
    folder,
    admin,
    list: async () => (await admin.call('GET', base)).json.value as { id: string; name: string; status: string; siteCount: number }[],
    add: (body: unknown) => admin.call('POST', base, { body }),
    change: (id: string, body: unknown) => admin.call('PATCH', `${base}/${id}`, { body }),
    remove: (id: string, query = '') => admin.call('DELETE', `${base}/${id}${query}`),
  }
}

describe.each(['FileSystem', 'Sqlite', 'LiteDb', 'InMemory'])('content databases with the storage provider %s', (provider) => {
  it('are created, listed, renamed and deleted with their data', async () => {
    const { add, admin, list, change, remove } = await serveStored(provider)
    const made = await add({ name: 'Archive', maxSiteCount: 3 })
    expect(made.status).toBe(201)
    expect(made.json).toEqual({ id: made.json.id, name: 'Archive', status: 'Online', siteCount: 0, maxSiteCount: 3 })
    expect((await list()).map(({ name, siteCount }) => [name, siteCount])).toEqual([
      ['Archive', 0],
      ['Content', 1],
    ])
    const renamed = await change(made.json.id, { name: 'Old things', maxSiteCount: 5 })
    expect(renamed.json).toMatchObject({ name: 'Old things', maxSiteCount: 5 })
    expect((await admin.call('GET', `${base}/${String(made.json.id).toUpperCase()}`)).json).toEqual(renamed.json)
    // The data of the first one keeps its name.
    const second = await add({ name: 'archive' })
    expect(second.status).toBe(201)
    expect((await remove(made.json.id)).status).toBe(204)
    expect((await remove(second.json.id)).status).toBe(204)
    expect((await admin.call('GET', `${base}/${made.json.id}`)).status).toBe(404)
    expect((await add({ name: 'Archive' })).status).toBe(201)
  })

  it('take new site collections', async () => {
    const { add, admin, change, list, server } = await serveStored(provider)
    const made = await add({ name: 'Archive' })
    const site = { webApplication: 'Default', path: 'sites/archive', title: 'Archive', contentDatabaseId: made.json.id }
    expect((await admin.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
    expect((await fetchFrom(`${server.url}/sites/archive/_api/web`)).status).toBe(200)
    expect((await list()).map(({ siteCount }) => siteCount)).toEqual([1, 1])
    const second = { ...site, path: 'sites/second', title: 'Second' }
    expect((await admin.call('POST', '/_admin/sites', { body: second })).status).toBe(201)
    const low = await change(made.json.id, { maxSiteCount: 1 })
    expect([low.status, low.json.error.message]).toEqual([409, expect.stringMatching(/has 2 site collections, more than 1/)])
    expect((await change(made.json.id, { maxSiteCount: 2 })).status).toBe(200)
  })

  it('that are detached keep their data, and take it up again', async () => {
    const { add, remove } = await serveStored(provider)
    const made = await add({ name: 'Archive' })
    expect((await remove(made.json.id, '?detach=true')).status).toBe(204)
    const again = await add({ name: 'Archive' })
    expect([again.status, again.json.error.message]).toEqual([409, expect.stringContaining('already data')])
    expect((await add({ name: 'Archive', createPhysical: false })).status).toBe(201)
    const nothing = await add({ name: 'Nothing', createPhysical: false })
    expect([nothing.status, nothing.json.error.message]).toEqual([409, expect.stringContaining('no data')])
  })

  it('refuse writes while they are read-only, and everything while they are offline', async () => {
    const { server, list, change } = await serveStored(provider)
    const [content] = await list()
    const id = content?.id ?? ''
    const addItem = () => send(server.url, rest.addItem('Tasks', { Title: 'x' }))
    const upload = () =>
      fetchFrom(`${server.url}/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)`, {
        method: 'POST',
        body: 'bytes',
      })
    const read = (path = '/_api/web') => fetchFrom(`${server.url}${path}`, { headers: { Accept: 'application/json' } })
    expect((await addItem()).status).toBe(201)
    expect((await change(id, { status: 'ReadOnly' })).json.status).toBe('ReadOnly')
    for (const refused of [await addItem(), await upload()]) {
      expect(refused.status).toBe(503)
      expect(refused.text).toContain('read-only')
    }
    expect((await upload()).headers.get('retry-after')).toBe('30')
    expect((await read()).status).toBe(200)
    expect((await read("/_api/web/lists/getbytitle('Tasks')/items")).status).toBe(200)
    // Somebody who has not been here yet is shown without a row.
    const me = await fetchFrom(`${server.url}/_api/web/currentuser`, { user: 'newcomer', headers: { Accept: 'application/json' } })
    expect([me.status, me.text]).toEqual([200, expect.stringContaining('newcomer')])
    expect((await read('/_api/site')).text).toContain('"ReadOnly":true')

    expect((await change(id, { status: 'Offline' })).json.status).toBe('Offline')
    const offline = await read()
    expect([offline.status, offline.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await change(id, { status: 'Online' })).json.status).toBe('Online')
    expect((await addItem()).status).toBe(201)
    expect((await upload()).status).toBe(200)
    expect((await read('/_api/site')).text).toContain('"ReadOnly":false')
  })
})

describe('a content database', () => {
  it('has a name that is one plain name', async () => {
    const { add, list } = await serveStored()
    const bad = ['../Content', 'a/b', 'a\\b', '.', '..', 'a.', ' a', 'con', 'NUL.x', 'com1', 'farm', 'farm.db', 'x\u0000', 'a:b', '%2e%2e']
    for (const name of [...bad, '', 'x'.repeat(65), 7, null]) {
      const reply = await add({ name })
      expect([name, reply.status, reply.json.error.code]).toEqual([name, 400, '400'])
    }
    expect(await list()).toHaveLength(1)
    expect((await add({ name: 'Überblick 2.0_ß-日本' })).status).toBe(201)
  })

  it('has a name of its own in the farm, in any letter case', async () => {
    const { add, list, change } = await serveStored()
    const taken = await add({ name: 'CONTENT' })
    expect([taken.status, taken.json.error.message]).toEqual([
      409,
      "The farm already has a content database 'CONTENT'. Choose another name.",
    ])
    const other = await add({ name: 'Other' })
    expect((await change(other.json.id, { name: 'content' })).status).toBe(409)
    const both = await Promise.all([add({ name: 'Twin' }), add({ name: 'twin' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await list()).filter(({ name }) => /twin/i.test(name))).toHaveLength(1)
  })

  it('is not deleted while it holds a site collection, and has room for those that it holds', async () => {
    const { folder, list, remove, change, server } = await serveStored()
    const [content] = await list()
    const id = content?.id ?? ''
    for (const query of ['', '?detach=true']) expect((await remove(id, query)).status).toBe(409)
    expect((await change(id, { maxSiteCount: 1 })).status).toBe(200)
    expect((await change(id, { maxSiteCount: 0 })).status).toBe(400)
    expect(existsSync(join(folder, 'Content', 'content.db'))).toBe(true)
    expect((await fetchFrom(`${server.url}/_api/web`)).status).toBe(200)
  })

  it('whose file is gone or foreign stays offline, in words', async () => {
    const { folder, add, change } = await serveStored()
    const made = await add({ name: 'Archive' })
    await change(made.json.id, { status: 'Offline' })
    const file = join(folder, 'Archive', 'content.db')
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
    const gone = await change(made.json.id, { status: 'Online' })
    expect([gone.status, gone.json.error.message]).toEqual([409, expect.stringContaining("'Archive' cannot be opened")])
    await writeFile(file, 'no database at all, but long enough to be looked at'.repeat(100))
    const foreign = await change(made.json.id, { status: 'ReadOnly' })
    expect([foreign.status, foreign.json.error.message]).toEqual([409, expect.stringContaining("'Archive' cannot be opened")])
  })

  it('is only for farm administrators, and its reference to a connection only for providers that have one', async () => {
    const { add, server, admin } = await serveStored()
    const ann = clientOf(server.url, 'ann')
    const id = '1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c'
    const refused = [
      await ann.call('GET', base),
      await ann.call('POST', base, { body: { name: 'Mine' } }),
      await ann.call('GET', `${base}/${id}`),
      await ann.call('PATCH', `${base}/${id}`, { body: { status: 'Offline' } }),
      await ann.call('DELETE', `${base}/${id}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await add({ name: 'Far', connectionStringRef: 'far' })).status).toBe(409)
    for (const path of [`${base}/${id}`, '/_admin/webapps/nope/contentdatabases']) expect((await admin.call('GET', path)).status).toBe(404)
    expect((await admin.call('PATCH', `${base}/${id}`, { body: { status: 'Offline' } })).status).toBe(404)
    expect((await admin.call('DELETE', `${base}/${id}`)).status).toBe(404)
    expect((await admin.call('POST', '/_admin/webapps/nope/contentdatabases', { body: { name: 'A' } })).status).toBe(404)
  })
})
