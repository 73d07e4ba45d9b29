import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sitesOf } from '../../support/samples/farm-places.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { begin as beginIn, restarted, sitesIn, tasks, told } from './crashes.ts'

const directory = sharedFolder('site-collections')
const begin = (name: string, every = 1) => beginIn(join(directory, name), every)
const body = { webApplication: 'Default', path: 'sites/new', title: 'New' }
const folder = "/_api/web/getfolderbyserverrelativeurl('/sites/new/Shared Documents')"

/** The files below a folder whose paths contain a text. */
const filesWith = (data: string, text: string): string[] =>
  readdirSync(data, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(text))

// Each crash is a start of a server, which takes long on a busy machine.
describe('a crash', { timeout: 300_000 }, () => {
  it('while a site collection is created leaves a whole one or none, and its place can be taken then', async () => {
    const { server, admin, crashes } = await begin('create')
    crashes.isOn = true
    expect((await admin.call('POST', '/_admin/sites', { body })).status).toBe(201)
    crashes.isOn = false
    const whole = (await told(server, '/sites/new')) as unknown[]
    await server.stop()
    const ends = new Set<string>()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const client = clientOf(after.url, 'admin')
        const sites = await sitesOf(after)
        expect(sites.map(({ state }) => state ?? null)).toEqual(sites.map(() => null))
        expect((await sitesIn(after, 'Content')).sort()).toEqual(sites.map(({ id }) => id).sort())
        const isThere = sites.length === 2
        ends.add(isThere ? 'new' : 'old')
        expect((await client.call('POST', '/_admin/sites', { body })).status).toBe(isThere ? 409 : 201)
        expect(await told(after, '/sites/new')).toEqual(whole)
        expect((await client.call('POST', `/sites/new${tasks}/items`, { body: { Title: 'first' } })).status).toBe(201)
      })
    }
    expect([...ends].sort()).toEqual(['new', 'old'])
  })

  it('while a site collection is deleted and restored leaves it whole: served, or in the recycle bin', async () => {
    const { server, admin, crashes } = await begin('delete')
    const { id } = (await admin.call('POST', '/_admin/sites', { body })).json
    const whole = await told(server, '/sites/new')
    crashes.isOn = true
    expect((await admin.call('DELETE', `/_admin/sites/${id}`)).status).toBe(204)
    expect((await admin.call('POST', `/_admin/sites/${id}/restore`)).status).toBe(200)
    crashes.isOn = false
    await server.stop()
    const ends = new Set<string>()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const client = clientOf(after.url, 'admin')
        const { status } = (await client.call('GET', `/_admin/sites/${id}`)).json
        ends.add(status)
        if (status === 'Recycled') expect((await client.call('POST', `/_admin/sites/${id}/restore`)).status).toBe(200)
        expect(await told(after, '/sites/new')).toEqual(whole)
      })
    }
    expect([...ends].sort()).toEqual(['Ready', 'Recycled'])
  })

  it('while a site collection is purged is followed by the rest of the purge, and nothing of it stays', async () => {
    const { server, admin, crashes, siteId } = await begin('purge', 4)
    const { id } = (await admin.call('POST', '/_admin/sites', { body })).json
    await admin.call('POST', `/sites/new${tasks}/items`, { body: { Title: 'one' } })
    for (const name of ['a.txt', 'b.txt'])
      expect(
        (await admin.call('POST', `/sites/new${folder}/files/add(url='${name}',overwrite=true)`, { body: 'bytes that go' })).status,
      ).toBe(200)
    await expect.poll(() => filesWith(join(directory, 'purge'), 'b.txt'), { timeout: 60_000 }).not.toEqual([])
    const others = await told(server)
    crashes.isOn = true
    expect((await admin.call('DELETE', `/_admin/sites/${id}?permanent=true`)).status).toBe(204)
    await expect.poll(async () => (await admin.call('GET', `/_admin/sites/${id}`)).status, { timeout: 60_000 }).toBe(404)
    crashes.isOn = false
    await server.stop()
    const ends = new Set<string>()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const client = clientOf(after.url, 'admin')
        const [row] = (await sitesOf(after)).filter((site) => site.id === id)
        ends.add(row ? (row.state ?? 'Ready') : 'gone')
        // The copy of the first moment is from before the request.
        if (row && row.state === null) await client.call('DELETE', `/_admin/sites/${id}?permanent=true`)
        after.farm.databases.purgeSoon()
        await expect.poll(async () => (await client.call('GET', `/_admin/sites/${id}`)).status, { timeout: 60_000 }).toBe(404)
        expect(await sitesIn(after, 'Content')).toEqual([siteId])
        expect(filesWith(data, id)).toEqual([])
        expect(filesWith(data, 'b.txt')).toEqual([])
        expect(await told(after)).toEqual(others)
      })
    }
    expect(ends.has('Purging')).toBe(true)
  })

  it('while web applications and content databases come and go leaves a farm that starts, in which it can be done again', async () => {
    const { server, admin, crashes } = await begin('webapps')
    const webApplication = { name: 'Team', hostBindings: [{ host: 'team.example' }] }
    const databases = '/_admin/webapps/Default/contentdatabases'
    crashes.isOn = true
    const { id } = (await admin.call('POST', databases, { body: { name: 'Second' } })).json
    expect((await admin.call('POST', '/_admin/webapps', { body: webApplication })).status).toBe(201)
    expect((await admin.call('DELETE', '/_admin/webapps/Team')).status).toBe(204)
    expect((await admin.call('DELETE', `${databases}/${id}`)).status).toBe(204)
    crashes.isOn = false
    const before = await told(server)
    await server.stop()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const client = clientOf(after.url, 'admin')
        expect(await told(after)).toEqual(before)
        const isThere = (await client.call('GET', '/_admin/webapps/Team')).status === 200
        if (isThere) expect((await client.call('DELETE', '/_admin/webapps/Team')).status).toBe(204)
        expect((await client.call('POST', '/_admin/webapps', { body: webApplication })).status).toBe(201)
        const site = { webApplication: 'Team', path: '', title: 'Team' }
        expect((await client.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
        for (const { id: known, name } of (await client.call('GET', databases)).json.value as { id: string; name: string }[])
          if (name === 'Second') expect((await client.call('DELETE', `${databases}/${known}`)).status).toBe(204)
      })
    }
    expect(crashes.folders.length).toBeGreaterThan(4)
  })
})
