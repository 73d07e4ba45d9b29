import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { rest, send, soap } from '../../../support/doors.ts'
import { operationEnd } from '../../../support/samples/farm-places.ts'
import { clientOf, serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { namespaces } from '../../../support/soap/messages.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, clientOf: as } = await serve({ settings: { 'Farm:SelfServiceSites': 'true', 'Identity:DefaultGroup': 'Members' } })
const admin = as('admin')
const megabyte = 1024 * 1024

/** A new site collection with a quota of 2 MB and a warning level of 1 MB, unless told otherwise. */
async function newSite(levels: object = { storageMaximumLevel: 2, storageWarningLevel: 1 }) {
  const path = `sites/${randomUUID()}`
  const body = { webApplication: 'Default', title: 'Quota', path, owner: 'ann', ...levels }
  const made = await admin.call('POST', '/_admin/sites', { body })
  const url = `${server.url}/${path}`
  const ann = clientOf(url, 'ann')
  const library = `${url}/_api/web/getfolderbyserverrelativeurl('/${path}/Shared Documents')`
  return {
    ...{ path, url, ann, made },
    id: made.json.id as string,
    state: async () => (await admin.call('GET', `/_admin/sites/${made.json.id}`)).json,
    put: (name: string, bytes: number) =>
      ann.call('POST', `${library}/files/add(url='${name}',overwrite=true)`, { body: new Uint8Array(bytes) }),
    file: (name: string) => `${url}/_api/web/getfilebyserverrelativeurl('/${path}/Shared Documents/${name}')`,
    usage: async () => (await ann.call('GET', `${url}/_api/site/usage`)).json,
  }
}

describe('the quota of a site collection', () => {
  it('is set at creation, shown, and changed', async () => {
    const site = await newSite()
    expect(site.made.json).toMatchObject({ storageMaximumLevel: 2, storageWarningLevel: 1, storageUsedBytes: 0, storageState: 'Free' })
    const changed = await admin.call('PATCH', `/_admin/sites/${site.id}`, { body: { storageMaximumLevel: 0, storageWarningLevel: 3 } })
    expect([changed.status, changed.json]).toEqual([200, await site.state()])
    expect(changed.json).toMatchObject({ storageMaximumLevel: 0, storageWarningLevel: 3 })
    const listed = (await admin.call('GET', '/_admin/sites')).json.value as { id: string }[]
    expect(listed.find(({ id }) => id === site.id)).toMatchObject({ storageMaximumLevel: 0, storageWarningLevel: 3 })
  })

  it('is none unless it is set', async () => {
    const site = await newSite({})
    expect(site.made.json).toMatchObject({ storageMaximumLevel: 0, storageWarningLevel: 0, storageState: 'Free' })
    expect((await site.put('a.bin', 3 * megabyte)).status).toBe(200)
    expect(await site.usage()).toEqual({ Storage: 3 * megabyte, StoragePercentageUsed: 0 })
  })

  it('counts files, versions, attachments and the recycle bin, and gives back what is deleted', async () => {
    const site = await newSite()
    const { ann, url } = site
    await site.put('a.bin', megabyte / 4)
    expect(await site.usage()).toEqual({ Storage: megabyte / 4, StoragePercentageUsed: 0.125 })
    const library = `${url}/_api/web/lists/getbytitle('Documents')`
    await ann.call('POST', library, { body: { EnableVersioning: true }, headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } })
    await site.put('a.bin', megabyte / 2)
    const item = (await ann.call('POST', `${url}/_api/web/lists/getbytitle('Tasks')/items`, { body: { Title: 'x' } })).json.Id
    const files = `${url}/_api/web/lists/getbytitle('Tasks')/items(${item})/attachmentfiles`
    await ann.call('POST', `${files}/add(filename='b.bin')`, { body: new Uint8Array(megabyte / 4) })
    expect((await site.usage()).Storage).toBe(megabyte)
    expect(await site.state()).toMatchObject({ storageUsedBytes: megabyte, storageState: 'Warning' })
    await ann.call('POST', `${site.file('a.bin')}/recycle`)
    expect((await site.usage()).Storage).toBe(megabyte)
    await ann.call('POST', `${url}/_api/web/recyclebin/deleteall`)
    await ann.call('POST', `${url}/_api/site/recyclebin/deleteall`)
    expect((await site.usage()).Storage).toBe(megabyte / 4)
    await ann.call('DELETE', `${files}('b.bin')`)
    await ann.call('POST', `${url}/_api/site/recyclebin/deleteall`)
    expect(await site.state()).toMatchObject({ storageUsedBytes: 0, storageState: 'Free' })
  })

  it('refuses by every door what would pass it, changes nothing, and lets deletes through', async () => {
    const site = await newSite()
    const { ann, url, path } = site
    expect((await site.put('full.bin', 2 * megabyte)).status).toBe(200)
    expect(await site.state()).toMatchObject({ storageUsedBytes: 2 * megabyte, storageState: 'Full' })
    const { Id } = (await ann.call('POST', `${url}/_api/web/lists/getbytitle('Tasks')/items`, { body: { Title: 'x' } })).json
    const refused = [
      await site.put('more.bin', 1),
      await site.put('full.bin', 2 * megabyte + 1),
      await ann.call('POST', `${site.file('full.bin')}/startupload(uploadid=guid'${randomUUID()}')`, { body: 'x' }),
      await ann.call('POST', `${site.file('full.bin')}/$value`, {
        body: new Uint8Array(2 * megabyte + 1),
        headers: { 'X-HTTP-Method': 'PUT' },
      }),
      await ann.call('POST', `${url}/_api/web/lists/getbytitle('Tasks')/items(${Id})/attachmentfiles/add(filename='a')`, { body: 'x' }),
    ]
    for (const reply of refused) expectRefusal(reply, 507, /has no room left for this: its storage quota is 2 MB\./)
    expect(refused[0]?.text).toContain(`'/${path}'`)
    const attached = await send(url, soap.attach('Tasks', Id, 'b.txt', 'x'), 'ann')
    expect([attached.status, attached.text]).toEqual([507, expect.stringContaining('its storage quota is 2 MB')])
    const destination = `<SourceUrl>${url}/x</SourceUrl><DestinationUrls><string>${url}/Shared Documents/c.txt</string></DestinationUrls>`
    const copies = createSoapContractClient({
      ...{ url, service: 'copy', version: '1.1', namespace: namespaces.configured },
      headers: { Authorization: basic('ann') },
    })
    const copied = await copies.call('CopyIntoItems', `${destination}<Fields/><Stream>aGVsbG8=</Stream>`)
    expect(copied).toContain('its storage quota is 2 MB')
    expect((await ann.call('GET', `${url}/_api/web/lists/getbytitle('Tasks')/items(${Id})/attachmentfiles`)).json.value).toEqual([])
    expect(await site.state()).toMatchObject({ storageUsedBytes: 2 * megabyte })
    // What needs no more bytes goes on.
    expect((await send(url, rest.updateItem('Tasks', Id, { Title: 'y' }), 'ann')).status).toBe(200)
    expect((await site.put('full.bin', megabyte)).status).toBe(200)
    expect((await site.put('more.bin', megabyte)).status).toBe(200)
    expect((await ann.call('DELETE', site.file('more.bin'))).status).toBe(200)
  })

  it('that is lowered keeps what is there, and lets it be replaced by less', async () => {
    const site = await newSite({})
    await site.put('a.bin', 3 * megabyte)
    await admin.call('PATCH', `/_admin/sites/${site.id}`, { body: { storageMaximumLevel: 1 } })
    expect(await site.usage()).toEqual({ Storage: 3 * megabyte, StoragePercentageUsed: 3 })
    expect((await site.put('b.bin', 1)).status).toBe(507)
    expect((await site.put('a.bin', 2 * megabyte)).status).toBe(200)
    expect((await site.put('a.bin', 2 * megabyte + 1)).status).toBe(507)
    expect(await site.usage()).toMatchObject({ Storage: 2 * megabyte })
  })

  it('stays with a copy', async () => {
    const site = await newSite()
    await site.put('a.bin', 2 * megabyte)
    const path = `sites/${randomUUID()}`
    const copying = await admin.call('POST', `/_admin/sites/${site.id}/copy`, {
      body: { targetWebApplication: 'Default', targetPath: path },
    })
    expect(copying.status).toBe(202)
    expect(await operationEnd(server, admin, copying)).toMatchObject({ status: 'Succeeded' })
    const all = (await admin.call('GET', '/_admin/sites')).json.value as { id: string; serverRelativeUrl: string }[]
    const copy = all.find(({ serverRelativeUrl }) => serverRelativeUrl === `/${path}`)
    expect((await admin.call('GET', `/_admin/sites/${copy?.id}`)).json).toMatchObject({
      ...{ storageMaximumLevel: 2, storageUsedBytes: 2 * megabyte, storageState: 'Full' },
    })
    const folder = `${server.url}/${path}/_api/web/getfolderbyserverrelativeurl('/${path}/Shared Documents')`
    const more = await clientOf(`${server.url}/${path}`, 'ann').call('POST', `${folder}/files/add(url='b',overwrite=true)`, { body: 'x' })
    expect(more.status).toBe(507)
  })

  it('is set by self-service only by a farm administrator', async () => {
    const create = (user: string, name: string) =>
      as(user).call('POST', '/_api/SPSiteManager/create', {
        body: { request: { Url: `${server.url}/sites/${name}`, Title: 'X', StorageMaximumLevel: 5, StorageWarningLevel: 4 } },
      })
    expect((await create('ann', 'own-quota')).status).toBe(400)
    const { SiteId } = (await create('admin', 'own-quota')).json
    expect((await admin.call('GET', `/_admin/sites/${SiteId}`)).json).toMatchObject({ storageMaximumLevel: 5, storageWarningLevel: 4 })
  })

  it('is refused if it is none, and shown only to those who may see it', async () => {
    const site = await newSite()
    const wrong = [
      { storageMaximumLevel: -1 },
      { storageMaximumLevel: 1.5 },
      { storageWarningLevel: 3 },
      { storageMaximumLevel: 2 ** 31 },
      {},
    ]
    for (const body of wrong) expect((await admin.call('PATCH', `/_admin/sites/${site.id}`, { body })).status).toBe(400)
    const create = { webApplication: 'Default', title: 'X', path: 'sites/never', storageMaximumLevel: 1, storageWarningLevel: 2 }
    expect((await admin.call('POST', '/_admin/sites', { body: create })).status).toBe(400)
    expect((await admin.call('PATCH', `/_admin/sites/${randomUUID()}`, { body: { storageMaximumLevel: 1 } })).status).toBe(404)
    expect((await as('ann').call('PATCH', `/_admin/sites/${site.id}`, { body: { storageMaximumLevel: 1 } })).status).toBe(403)
    expect(await site.state()).toMatchObject({ storageMaximumLevel: 2, storageWarningLevel: 1 })
    const bob = await clientOf(site.url, 'bob').call('GET', `${site.url}/_api/site/usage`)
    expect(bob.status).toBe(403)
  })
})
