import { describe, expect, it } from 'vitest'
import { addDatabase, addWebApplication, operationEnd, rootSiteId, sitesOf } from '../../support/samples/farm-places.ts'
import { serve } from '../../support/serve.ts'
import { basic, fetchFrom } from '../../support/server.ts'
import { receive } from '../../support/webhooks/receiver.ts'

const { server, clientOf } = await serve({ own: true })
const receiver = await receive()
const admin = clientOf('admin')
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const siteId = await rootSiteId(server)
const move = (body: unknown, id = siteId) => admin.call('POST', `/_admin/sites/${id}/move`, { body })

async function fill(): Promise<void> {
  await admin.call('POST', `${tasks}/items`, { body: { Title: 'one' } })
  const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
  await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'first bytes' })
  await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'second bytes' })
  await admin.call('POST', `${tasks}/subscriptions`, { body: { notificationUrl: `${receiver.url}/moved` } })
}

await fill()
const titles = async () => (await admin.call('GET', `${tasks}/items?$select=Title`)).json.value.map((row: { Title: string }) => row.Title)

describe('a site collection that moves to another content database', () => {
  it('is the same under its URL, and nothing of it is left behind', async () => {
    const target = await addDatabase(server, 'Second')
    const started = await move({ targetContentDatabaseId: target })
    expect(started.status).toBe(202)
    expect(started.json).toMatchObject({ kind: 'Move', siteId, status: 'Queued', progress: 0 })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded', progress: 100 })
    expect((await sitesOf(server))[0]?.contentDatabaseId).toBe(target)
    expect(await titles()).toEqual(['one'])
    expect((await fetchFrom(`${server.url}/Shared%20Documents/a.txt`, { user: 'admin' })).text).toBe('second bytes')
    const former = await server.farm.content('Content')
    for (const table of former.keys.keys()) expect(await former.records.query(table, { where: {} }), table).toEqual([])
  })

  it('takes writes, finds, change tokens and webhooks with it', async () => {
    expect(receiver.told('/moved')).toEqual([])
    expect((await admin.call('POST', `${tasks}/items`, { body: { Title: 'two' } })).status).toBe(201)
    expect(await titles()).toEqual(['one', 'two'])
    const found = await admin.call('GET', "/_api/search/query?querytext='two'")
    expect(JSON.stringify(found.json)).toContain('two')
    await expect.poll(() => receiver.told('/moved').length, { timeout: 10_000, interval: 20 }).toBe(1)
  })

  it('comes back', async () => {
    const [first] = await server.farm.database.records.query('ContentDatabase', { where: { nameKey: 'content' } })
    const started = await move({ targetContentDatabaseId: first?.id })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    expect(await titles()).toEqual(['one', 'two'])
  })
})

describe('a move that the farm does not allow', () => {
  it.each([
    ['no target', { targetPath: 'x' }, 400, /either targetContentDatabaseId, or targetWebApplication and targetPath/],
    ['two targets', { targetContentDatabaseId: 'x', targetWebApplication: 'Default', targetPath: 'x' }, 400, /either/],
    ['an empty body', {}, 400, /fewer than 1|at least/],
    ['another member', { target: 'x' }, 400, /target/],
    ['a database that there is not', { targetContentDatabaseId: 'nope' }, 409, /no content database 'nope'/],
    ['a web application that there is not', { targetWebApplication: 'nope', targetPath: 'x' }, 409, /no web application 'nope'/],
    ['a path that climbs', { targetWebApplication: 'Default', targetPath: '../x' }, 400, /[Pp]ath/],
    ['a path with an empty part', { targetWebApplication: 'Default', targetPath: 'a//b' }, 400, /[Pp]ath/],
    ['a path of the server', { targetWebApplication: 'Default', targetPath: '_api' }, 400, /[Pp]ath/],
    ['a path of the server below another', { targetWebApplication: 'Default', targetPath: 'x/_vti_bin' }, 400, /./],
    ['a path with a wildcard', { targetWebApplication: 'Default', targetPath: 'x*' }, 400, /[Pp]ath/],
    ['a wildcard path', { targetWebApplication: 'Default', targetPath: 'sites' }, 409, /is a wildcard path/],
    ['the path where it is', { targetWebApplication: 'default', targetPath: '' }, 409, /already/],
  ])('for %s is refused in words, and nothing changes', async (_what, body, status, says) => {
    const before = await sitesOf(server)
    const reply = await move(body)
    expect([reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(says)])
    expect(await sitesOf(server)).toEqual(before)
  })

  it('refuses the database where the site is, one without room, one that is read-only', async () => {
    const [site] = await sitesOf(server)
    const full = await addDatabase(server, 'Full', 'Default', { maxSiteCount: 0 })
    const resting = await addDatabase(server, 'Resting', 'Default', { status: 'ReadOnly' })
    for (const [id, says] of [
      [site?.contentDatabaseId, /already/],
      [full, /has reached its maximum of/],
      [resting, /is ReadOnly/],
    ] as const) {
      const reply = await move({ targetContentDatabaseId: id })
      expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(says)])
    }
  })

  it('is refused for a site that does not exist, and for users who are not farm administrators', async () => {
    const missing = await move({ targetContentDatabaseId: 'x' }, '00000000-0000-4000-8000-000000000000')
    expect([missing.status, missing.json.error.message]).toEqual([404, expect.stringMatching(/no site collection with the id/)])
    const ann = await clientOf('ann').call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId: 'x' } })
    expect(ann.status).toBe(403)
  })

  it('is refused while another operation uses the site', async () => {
    const target = await addDatabase(server, 'Later')
    const row = { id: 'other', siteId, kind: 'Move', status: 'Running', progress: 0, actor: 'admin', startedAt: 0, detail: '{"input":{}}' }
    await server.farm.database.records.insert('Operation', row)
    const reply = await move({ targetContentDatabaseId: target })
    await server.farm.database.records.delete('Operation', { id: 'other' })
    expect([reply.status, reply.json.error.message]).toEqual([
      409,
      expect.stringMatching(/operation other \(Move, Running\) uses this site collection/),
    ])
  })
})

describe('a site collection that moves to another web application', () => {
  it('has an explicit path there, and remembers its former URL for 30 days', async () => {
    await addWebApplication(server, 'Intranet', 'intranet.example')
    const started = await move({ targetWebApplication: 'Intranet', targetPath: 'teams/blue' })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    const [site] = await sitesOf(server)
    expect(site).toMatchObject({ path: '/teams/blue', previousUrl: '/', heldBy: null })
    expect((site?.redirectUntil ?? 0) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
    const { json } = await admin.call('GET', '/_admin/webapps/Intranet')
    expect(json.managedPaths).toContainEqual({ path: 'teams/blue', kind: 'Explicit' })
    expect(json.siteCollectionCount).toBe(1)
    const former = await fetch(`${server.url}${tasks}/items`, { redirect: 'manual', headers: { Authorization: basic('admin') } })
    const { port } = new URL(server.url)
    expect([former.status, former.headers.get('location')]).toEqual([301, `http://intranet.example:${port}/teams/blue${tasks}/items`])
  })

  it('removes the explicit path when it goes on, and answers under its new URL', async () => {
    const started = await move({ targetWebApplication: 'Default', targetPath: 'sites/blue' })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    const { json } = await admin.call('GET', '/_admin/webapps/Intranet')
    expect(json.managedPaths).not.toContainEqual({ path: 'teams/blue', kind: 'Explicit' })
    const [site] = await sitesOf(server)
    expect(site?.previousUrl).toBe('http://intranet.example/teams/blue')
    const reply = await admin.call('GET', `/sites/blue${tasks}/items?$select=Title`)
    expect(reply.json.value).toEqual([{ Title: 'one' }, { Title: 'two' }])
    const web = await admin.call('GET', '/sites/blue/_api/web?$select=ServerRelativeUrl')
    expect(web.json.ServerRelativeUrl).toBe('/sites/blue')
  })

  it('only changes its path within a web application', async () => {
    const [before] = await sitesOf(server)
    const started = await move({ targetWebApplication: 'Default', targetPath: '' })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    const [site] = await sitesOf(server)
    expect(site).toMatchObject({ path: '/', previousUrl: '/sites/blue', contentDatabaseId: before?.contentDatabaseId })
    expect(await titles()).toEqual(['one', 'two'])
  })
})
