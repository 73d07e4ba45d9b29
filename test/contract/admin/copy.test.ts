import { describe, expect, it } from 'vitest'
import { addDatabase, addWebApplication, operationEnd, rootSiteId, sitesOf } from '../../support/samples/farm-places.ts'
import { serve } from '../../support/serve.ts'
import { fetchFrom } from '../../support/server.ts'
import { receive } from '../../support/webhooks/receiver.ts'

const { server, clientOf } = await serve({ own: true })
const receiver = await receive()
const admin = clientOf('admin')
const siteId = await rootSiteId(server)
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const copy = (body: unknown) => admin.call('POST', `/_admin/sites/${siteId}/copy`, { body })
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"

// A site with something of everything.
await clientOf('bob').call('POST', `${tasks}/items`, { body: { Title: 'of bob' } })
await admin.call('POST', `${tasks}/items(1)`, {
  body: { Title: 'of bob, changed' },
  headers: { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' },
})
await admin.call('POST', `${tasks}/items(1)/attachmentfiles/add(filename='n.txt')`, { body: 'attached' })
await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'first' })
await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'second' })
await admin.call('POST', `${folder}/files/add(url='b.txt',overwrite=true)`, { body: 'recycled' })
await admin.call('POST', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/b.txt')/recycle()")
await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0' } } })
await admin.call('POST', `${tasks}/breakroleinheritance(true)`)
await admin.call('POST', `${tasks}/fields`, { body: { Title: 'Colour', FieldTypeKind: 2 } })

await admin.call('POST', `${tasks}/subscriptions`, { body: { notificationUrl: `${receiver.url}/original` } })

/** What a site tells of itself, without its URLs. */
async function told(prefix: string): Promise<unknown> {
  const get = async (path: string) => (await admin.call('GET', `${prefix}${path}`)).json
  const text = JSON.stringify([
    await get(`${tasks}/items?$select=Id,GUID,Title,AuthorId,EditorId,Attachments`),
    await get(`${tasks}/items(1)/versions?$select=VersionLabel,Title`),
    await get(`${tasks}/fields?$select=Id,InternalName,Title`),
    await get(`${tasks}/contenttypes?$select=StringId,Name`),
    await get('/_api/web/contenttypes?$select=StringId,Name'),
    await get(`${tasks}/roleassignments?$select=PrincipalId&$expand=RoleDefinitionBindings`),
    await get('/_api/web/siteusers?$select=Id,LoginName,IsSiteAdmin'),
    await get('/_api/web/sitegroups?$select=Id,Title'),
    await get('/_api/web/lists?$select=Id,Title,ItemCount'),
    await get('/_api/web/webs?$select=Id,Title'),
    await get('/_api/web/recyclebin?$select=Title'),
  ])
  return JSON.parse(text.replaceAll(/https?:[^"]*|\/sites\/twin|"odata[^,}]*[,}]/g, ''))
}

describe('a copy of a site collection', () => {
  it('has what the original has, with the ids of columns, content types and people', async () => {
    const original = await told('')
    const started = await copy({ targetWebApplication: 'Default', targetPath: 'sites/twin' })
    expect(started.status).toBe(202)
    expect(await operationEnd(server, admin, started)).toMatchObject({ kind: 'Copy', siteId, status: 'Succeeded', progress: 100 })
    expect(await told('/sites/twin')).toEqual(original)
    for (const [path, bytes] of [
      ['Shared%20Documents/a.txt', 'second'],
      ['Lists/Tasks/Attachments/1/n.txt', 'attached'],
    ])
      expect((await fetchFrom(`${server.url}/sites/twin/${path}`, { user: 'admin' })).text).toBe(bytes)
    const ids = (await sitesOf(server)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('has no webhooks: their receivers have confirmed the original', async () => {
    expect((await admin.call('GET', `${tasks}/subscriptions`)).json.value).toHaveLength(1)
    expect((await admin.call('GET', `/sites/twin${tasks}/subscriptions`)).json.value).toEqual([])
  })

  it('is a site of its own: what changes in one does not in the other', async () => {
    await admin.call('POST', `/sites/twin${tasks}/items`, { body: { Title: 'of the twin' } })
    await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'third' })
    expect((await admin.call('GET', `${tasks}/items?$select=Title`)).json.value).toHaveLength(1)
    expect((await admin.call('GET', `/sites/twin${tasks}/items?$select=Title`)).json.value).toHaveLength(2)
    expect((await fetchFrom(`${server.url}/sites/twin/Shared%20Documents/a.txt`, { user: 'admin' })).text).toBe('second')
    const changes = await admin.call('POST', '/sites/twin/_api/site/getchanges', { body: { query: { Item: true, Add: true } } })
    expect(changes.json.value).toHaveLength(1)
    const found = await admin.call('GET', "/sites/twin/_api/search/query?querytext='twin'")
    expect(found.json.PrimaryQueryResult.RelevantResults.RowCount).toBeGreaterThan(0)
  })

  it('may have another owner, in another web application and database', async () => {
    await addWebApplication(server, 'Partners', 'partners.example')
    const database = await addDatabase(server, 'Deals', 'Partners')
    const started = await copy({ targetWebApplication: 'partners', targetPath: '', targetContentDatabaseId: database, owner: 'carla' })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    const site = (await sitesOf(server)).find((row) => row.contentDatabaseId === database)
    expect(site).toMatchObject({ path: '/' })
    const { records } = await server.farm.content('Deals')
    const owner = await records.find('Principal', { siteId: site?.id ?? '', loginKey: 'i:0#.f|membership|carla' })
    expect(owner).toMatchObject({ isSiteAdmin: true })
    const row = await records.find('Site', { siteId: site?.id ?? '' })
    expect([row?.ownerId, row?.nextPrincipalId]).toEqual([owner?.id, (owner?.id ?? 0) + 1])
  })

  it.each([
    ['a path that is taken', { targetWebApplication: 'Default', targetPath: '' }, 409, /already a site collection at '\/'/],
    ['a web application that there is not', { targetWebApplication: 'nope', targetPath: 'x' }, 409, /no web application/],
    [
      'a database of another web application',
      { targetWebApplication: 'Default', targetPath: 'x', targetContentDatabaseId: 'Deals' },
      409,
      /does not have it/,
    ],
    [
      'a group as the owner',
      { targetWebApplication: 'Default', targetPath: 'x', owner: 'c:0-.f|rolemanager|staff' },
      400,
      /not the login name of a user/,
    ],
    ['a path of the server', { targetWebApplication: 'Default', targetPath: '_admin' }, 400, /[Pp]ath/],
    ['no path', { targetWebApplication: 'Default' }, 400, /targetPath/],
  ])('is refused for %s, and nothing changes', async (_what, body, status, says) => {
    const before = await sitesOf(server)
    const reply = await copy(body)
    expect([reply.status, reply.json.error.message]).toEqual([status, expect.stringMatching(says)])
    expect(await sitesOf(server)).toEqual(before)
  })

  it('is only for farm administrators', async () => {
    const body = { targetWebApplication: 'Default', targetPath: 'x' }
    expect((await clientOf('ann').call('POST', `/_admin/sites/${siteId}/copy`, { body })).status).toBe(403)
  })
})
