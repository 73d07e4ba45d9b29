import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { operationEnd, rootSiteId, sitesOf } from '../../../support/samples/farm-places.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { Gate } from '../../../support/stores/gate.ts'

const directory = sharedFolder('in-use')
const gate = new Gate()
const { server, clientOf } = await serve({
  settings: { 'Farm:BackupRoot': join(directory, 'backups') },
  decorate: gate.decorate,
})
const admin = clientOf('admin')
const databases = '/_admin/webapps/Default/contentdatabases'
const siteId = await rootSiteId(server)
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'bytes' })
const add = async (name: string, webApplication = 'Default', more: object = {}): Promise<string> =>
  (await admin.call('POST', `/_admin/webapps/${webApplication}/contentdatabases`, { body: { name, ...more } })).json.id
const move = (body: unknown) => admin.call('POST', `/_admin/sites/${siteId}/move`, { body })
const copy = (targetPath: string, more: object = {}) =>
  admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: { targetWebApplication: 'Default', targetPath, ...more } })
const told = ({ status, json }: { status: number; json: { error?: { message: string } } }) => [status, json.error?.message]

afterEach(async () => {
  gate.open()
  await server.farm.operations.idle()
})

describe('two requests at once', { timeout: 120_000 }, () => {
  it('for a move of one site collection: one moves it, the other is refused', async () => {
    const targets = [await add('One'), await add('Two')]
    gate.close()
    const both = await Promise.all(targets.map((id) => move({ targetContentDatabaseId: id })))
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.json.error.message).toMatch(/\(Move, \w+\) uses this site collection\. Wait until it ends/)
    gate.open()
    const started = both.findIndex(({ status }) => status === 202)
    const accepted = both[started]
    if (accepted) expect(await operationEnd(server, admin, accepted)).toMatchObject({ status: 'Succeeded' })
    expect((await sitesOf(server))[0]?.contentDatabaseId).toBe(targets[started])
    const other = await server.farm.content(['Two', 'One'][started] ?? '')
    expect(await other.records.query('Site', { where: {} })).toEqual([])
  })

  it('for copies to one path: one makes it, the other fails in words and leaves nothing', async () => {
    gate.close()
    const first = await copy('sites/twin')
    await gate.waiting
    const second = await copy('sites/TWIN')
    expect(second.status).toBe(202)
    gate.open()
    expect(await operationEnd(server, admin, first)).toMatchObject({ status: 'Succeeded' })
    expect(await operationEnd(server, admin, second)).toMatchObject({
      status: 'Failed',
      error: "There is already a site collection at '/sites/TWIN'. Choose another place.",
    })
    expect((await sitesOf(server)).map(({ path }) => path)).toEqual(['/', '/sites/twin'])
  })

  it('for a copy and a new site collection at one path: the later one is refused', async () => {
    gate.close()
    const started = await copy('sites/raced')
    await gate.waiting
    const body = { webApplication: 'Default', path: 'sites/raced', title: 'Raced' }
    const made = await admin.call('POST', '/_admin/sites', { body })
    expect(made.status).toBe(201)
    gate.open()
    expect(await operationEnd(server, admin, started)).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/already a site collection/),
    })
    expect((await sitesOf(server)).filter(({ path }) => path === '/sites/raced').map(({ id }) => id)).toEqual([made.json.id])
  })
})

describe('while an operation uses a content database', { timeout: 120_000 }, () => {
  it('it is neither deleted nor renamed, and its web application stays', async () => {
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Busy' } })
    const target = await add('Deals', 'Busy')
    gate.close()
    const started = await copy('', { targetWebApplication: 'Busy', targetContentDatabaseId: target })
    await gate.waiting
    const at = `/_admin/webapps/Busy/contentdatabases/${target}`
    const uses = expect.stringMatching(/^The operation [0-9a-f-]+ \(Copy\) uses the content database 'Deals'/)
    expect(told(await admin.call('DELETE', at))).toEqual([409, uses])
    expect(told(await admin.call('DELETE', `${at}?detach=true`))).toEqual([409, uses])
    expect(told(await admin.call('PATCH', at, { body: { name: 'Other' } }))).toEqual([409, uses])
    expect(told(await admin.call('DELETE', '/_admin/webapps/Busy'))).toEqual([409, uses])
    gate.open()
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    expect(told(await admin.call('DELETE', at))).toEqual([409, expect.stringMatching(/has site collections/)])
  })

  it('a site collection that moves is not deleted', async () => {
    const target = await add('Third')
    gate.close()
    const started = await move({ targetContentDatabaseId: target })
    await gate.waiting
    for (const query of ['', '?permanent=true'])
      expect(told(await admin.call('DELETE', `/_admin/sites/${siteId}${query}`))).toEqual([503, expect.stringMatching(/is being moved/)])
    gate.open()
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    expect((await admin.call('GET', `/_admin/sites/${siteId}`)).json.status).toBe('Ready')
  })

  it('a restore that comes too late takes back only its own rows', async () => {
    const [root] = await sitesOf(server)
    const path = `${databases}/${root?.contentDatabaseId}/backup`
    expect(await operationEnd(server, admin, await admin.call('POST', path, { body: { path: 'one.zip' } }))).toMatchObject({
      status: 'Succeeded',
    })
    const empty = await add('Empty', 'Default', { maxSiteCount: 1_000_000 })
    gate.close()
    const started = await admin.call('POST', `${databases}/restore`, { body: { path: 'one.zip', name: 'Empty', replace: true } })
    await gate.waiting
    expect(told(await admin.call('DELETE', `${databases}/${empty}`))).toEqual([409, expect.stringMatching(/\(Restore\) uses/)])
    const body = { webApplication: 'Default', path: 'sites/early', title: 'Early', contentDatabaseId: empty }
    const made = await admin.call('POST', '/_admin/sites', { body })
    expect(made.status).toBe(201)
    gate.open()
    expect(await operationEnd(server, admin, started)).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/has site collections/),
    })
    expect((await admin.call('GET', '/sites/early/_api/web?$select=Title')).json.Title).toBe('Early')
    const { records } = await server.farm.content('Empty')
    expect((await records.query('Site', { where: {} })).map(({ siteId: id }) => id)).toEqual([made.json.id])
    expect((await admin.call('GET', '/_api/web?$select=Title')).status).toBe(200)
  })
})

describe('a restore', { timeout: 120_000 }, () => {
  it.each(['con', 'NUL.x', 'farm', 'audit', 'farm.db', 'a.', ' a', '..'])('is refused for the reserved name %s', async (name) => {
    const reply = await admin.call('POST', `${databases}/restore`, { body: { path: 'one.zip', name } })
    expect(told(reply)).toEqual([400, expect.stringMatching(/cannot be the name of a content database/)])
  })

  it('is refused if a host of its site collections is bound meanwhile, or a wildcard path is above them', async () => {
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Hosts', managedPaths: [{ path: 'deep/er/est', kind: 'Explicit' }] } })
    const own = `/_admin/webapps/Hosts`
    const [content] = (await admin.call('GET', `${own}/contentdatabases`)).json.value
    const named = { webApplication: 'Hosts', title: 'Own', hostName: 'own.example' }
    const deep = { webApplication: 'Hosts', title: 'Deep', path: 'deep/er/est' }
    const ids: string[] = []
    for (const body of [named, deep]) ids.push((await admin.call('POST', '/_admin/sites', { body })).json.id)
    const backup = await admin.call('POST', `${own}/contentdatabases/${content.id}/backup`, { body: { path: 'hosts.zip' } })
    expect(await operationEnd(server, admin, backup)).toMatchObject({ status: 'Succeeded' })
    const restore = () => admin.call('POST', `${own}/contentdatabases/restore`, { body: { path: 'hosts.zip', name: 'Hosts back' } })
    for (const id of ids) await admin.call('DELETE', `/_admin/sites/${id}?permanent=true`)
    await expect.poll(async () => (await admin.call('GET', own)).json.siteCollectionCount, { timeout: 60_000 }).toBe(0)
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Taker', hostBindings: [{ host: 'own.example' }] } })
    expect(told(await restore())).toEqual([
      409,
      expect.stringMatching(/The host 'own\.example' of a site collection of the backup is taken/),
    ])
    await admin.call('DELETE', '/_admin/webapps/Taker')
    await admin.call('DELETE', `${own}/managedpaths/deep%2Fer%2Fest`)
    expect((await admin.call('POST', `${own}/managedpaths`, { body: { path: 'deep', kind: 'Wildcard' } })).status).toBe(201)
    expect(told(await restore())).toEqual([409, expect.stringMatching(/'\/deep' is a wildcard path of the web application 'Hosts'/)])
    await admin.call('DELETE', `${own}/managedpaths/deep`)
    expect(await operationEnd(server, admin, await restore())).toMatchObject({ status: 'Succeeded' })
    const managedPaths = [{ path: 'deep/er/est', kind: 'Explicit' }]
    expect((await admin.call('GET', own)).json).toMatchObject({ siteCollectionCount: 2, managedPaths })
  })
})
