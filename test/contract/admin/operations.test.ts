import { afterEach, describe, expect, it } from 'vitest'
import { addDatabase, operationEnd, rootSiteId, sitesOf } from '../../support/samples/farm-places.ts'
import { serve } from '../../support/serve.ts'
import { fetchFrom } from '../../support/server.ts'
import { Gate } from '../../support/stores/gate.ts'

const gate = new Gate()
const { server, clientOf } = await serve({ decorate: gate.decorate })
const admin = clientOf('admin')
const siteId = await rootSiteId(server)
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'bytes' })
const first = (await sitesOf(server))[0]?.contentDatabaseId ?? ''
const second = await addDatabase(server, 'Second')
const move = (targetContentDatabaseId: string) => admin.call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId } })

afterEach(async () => {
  gate.open()
  await server.farm.operations.idle()
})

describe('while a site collection moves', () => {
  it('every request to it gets 503 with Retry-After, and others are answered', async () => {
    gate.close()
    const started = await move(second)
    await gate.waiting
    const read = await fetchFrom(`${server.url}${tasks}/items`, { user: 'admin', headers: { Accept: 'application/json' } })
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '30'])
    expect(read.text).toContain("The site collection at '/' is being moved at the moment. Try again later.")
    for (const path of [`${tasks}/items`, '/_api/web', '/_api/site', "/_api/search/query?querytext='a'"])
      expect((await admin.call('GET', path)).status, path).toBe(503)
    expect((await admin.call('POST', '/_api/contextinfo')).status).toBe(503)
    expect((await admin.call('POST', `${tasks}/items`, { body: { Title: 'never' } })).status).toBe(503)
    expect((await fetchFrom(`${server.url}/Shared%20Documents/a.txt`, { user: 'admin' })).status).toBe(503)
    expect((await admin.call('GET', `/_admin/operations/${started.json.operationId}`)).json.status).toBe('Running')
    gate.open()
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    expect((await admin.call('GET', `${tasks}/items`)).json.value).toEqual([])
  })

  it('an upload that began before cannot be stored in the database that the site leaves', async () => {
    gate.close()
    const late = admin.call('POST', `${folder}/files/add(url='late.txt',overwrite=true)`, { body: 'late' })
    await gate.waiting
    const started = await move(first)
    const upload = await Promise.race([late.then(() => 'ended'), server.farm.database.settled().then(() => 'waits')])
    expect(upload).toBe('waits')
    gate.open()
    const { status } = await late
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    // In either order: the file exists, or its request was refused.
    const { status: there } = await fetchFrom(`${server.url}/Shared%20Documents/late.txt`, { user: 'admin' })
    expect([status, there]).toEqual(status === 503 ? [503, 404] : [200, 200])
  })
})

describe('operations', () => {
  it('are cancelled while they wait, and not later', async () => {
    const target = (await sitesOf(server))[0]?.contentDatabaseId === first ? second : first
    gate.close()
    const running = await move(target)
    await gate.waiting
    const copy = { targetWebApplication: 'Default', targetPath: 'sites/never' }
    // The copy of a site that is being moved is refused, so another site is made first.
    expect((await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: copy })).status).toBe(409)
    const begun = await admin.call('DELETE', `/_admin/operations/${running.json.operationId}`)
    expect([begun.status, begun.json.error.message]).toEqual([
      409,
      expect.stringMatching(/is Running\. Only an operation that is still Queued/),
    ])
    gate.open()
    await server.farm.operations.idle()
    gate.close()
    const held = await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: copy })
    await gate.waiting
    const waiting = await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: { ...copy, targetPath: 'sites/second' } })
    expect((await admin.call('DELETE', `/_admin/operations/${waiting.json.operationId}`)).status).toBe(204)
    gate.open()
    expect(await operationEnd(server, admin, held)).toMatchObject({ status: 'Succeeded' })
    expect((await admin.call('GET', `/_admin/operations/${waiting.json.operationId}`)).json).toMatchObject({
      status: 'Cancelled',
      progress: 0,
    })
    expect((await sitesOf(server)).map(({ path }) => path)).toEqual(['/', '/sites/never'])
  })

  it('are listed, the newest first, of the farm and of a site collection', async () => {
    const { json } = await admin.call('GET', '/_admin/sites/operations')
    expect(json.value.length).toBeGreaterThan(3)
    expect(json.value.map((one: { kind: string }) => one.kind)).toContain('Copy')
    const started = json.value.map((one: { startedUtc: string }) => one.startedUtc)
    expect(started).toEqual([...started].sort().reverse())
    const own = await admin.call('GET', `/_admin/sites/${siteId}/operations?webApp=default`)
    expect(own.json.value).toEqual(json.value)
    expect((await admin.call('GET', `/_admin/sites/${siteId}/operations?webApp=Other`)).status).toBe(404)
    expect((await admin.call('GET', `/_admin/sites/${second}/operations`)).status).toBe(404)
    expect((await admin.call('GET', '/_admin/sites/nope/operations')).status).toBe(404)
  })

  it('that there are not are not found', async () => {
    for (const method of ['GET', 'DELETE']) {
      const { status, json } = await admin.call(method, '/_admin/operations/nope')
      expect([status, json.error.message]).toEqual([404, "There is no operation 'nope'. Operations are kept for 30 days after their end."])
    }
  })

  it('are forgotten 30 days after their end', async () => {
    const old = { kind: 'Move', status: 'Succeeded', progress: 100, actor: 'admin', startedAt: 0, detail: '{"input":{}}' }
    const { records } = server.farm.database
    await records.insert('Operation', { ...old, id: 'old', finishedAt: Date.now() - 30.1 * 86_400_000 })
    await records.insert('Operation', { ...old, id: 'young', finishedAt: Date.now() - 29.9 * 86_400_000 })
    await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: { targetWebApplication: 'Default', targetPath: 'sites/third' } })
    await server.farm.operations.idle()
    expect((await admin.call('GET', '/_admin/operations/old')).status).toBe(404)
    expect((await admin.call('GET', '/_admin/operations/young')).status).toBe(200)
  })

  it('are only for farm administrators', async () => {
    const ann = clientOf('ann')
    for (const [method, path] of [
      ['GET', '/_admin/sites/operations'],
      ['GET', `/_admin/sites/${siteId}/operations`],
      ['GET', '/_admin/operations/young'],
      ['DELETE', '/_admin/operations/young'],
    ] as const)
      expect((await ann.call(method, path)).status).toBe(403)
  })
})
