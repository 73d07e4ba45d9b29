import { afterAll, describe, expect, it } from 'vitest'
import { rootSiteId } from '../../../support/samples/farm-places.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, admin, owner, member, reader, stranger } = await startWithPeople({ own: true })
afterAll(() => server.stop())

const on = { body: { archive_mode: true } }
const off = { body: { archive_mode: false } }
let made = 0

/** A new list: its address and its URL. */
async function newList(): Promise<{ readonly path: string; readonly url: string }> {
  const Title = `Archive ${++made}`
  expect((await owner.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 100 } })).status).toBe(201)
  return { path: `/_api/web/lists/getbytitle('${Title}')`, url: `/Lists/${Title}` }
}

describe('archive mode of a list', () => {
  it.each(envelopes)('refuses writes to the list alone, and says since when, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const { path, url } = await newList()
    const { path: other } = await newList()
    await owner.call('POST', `${path}/items`, { body: { Title: 'kept' } })
    const { json, status } = await admin.call('POST', `${path}/setarchivemode`, { ...on, headers })
    expect(status).toBe(200)
    expect(json.d ?? json).toMatchObject({ IsArchived: true, ArchivedScope: url, ArchivedTime: expect.stringMatching(/^20/) })

    const late = await owner.call('POST', `${path}/items`, { body: { Title: 'late' } })
    expectRefusal(late, 403, new RegExp(`list '${url}' is in archive mode`))
    expectRefusal(await owner.call('DELETE', path, { headers: { 'If-Match': '*' } }), 403, /archive mode/)
    expect((await owner.call('POST', `${other}/items`, { body: { Title: 'other' } })).status).toBe(201)
    expect((await reader.call('GET', `${path}/items?$select=Title`)).json.value).toEqual([expect.objectContaining({ Title: 'kept' })])

    const { json: found } = await reader.call('GET', `${path}/archivemode`, { headers })
    expect(found.d ?? found).toMatchObject({ IsArchived: true, ArchivedScope: url })
    const { json: ended } = await admin.call('POST', `${path}/setarchivemode`, off)
    expect(ended).toMatchObject({ IsArchived: false, ArchivedScope: null, ArchivedTime: null })
    expect((await owner.call('POST', `${path}/items`, { body: { Title: 'again' } })).status).toBe(201)
  })

  it('is set by administrators, not by members of Owners, and ended by those of the farm', async () => {
    const { path } = await newList()
    expectRefusal(await stranger.call('GET', `${path}/archivemode`), 403, /Open/)
    expectRefusal(await stranger.call('GET', '/_api/web/archivemode'), 403, /Open/)
    expectRefusal(await reader.call('POST', `${path}/setarchivemode`, on), 403, /ManageLists/)
    expectRefusal(await member.call('POST', `${path}/setarchivemode`, on), 403, /SiteAdministrator/)
    expectRefusal(await owner.call('POST', `${path}/setarchivemode`, on), 403, /SiteAdministrator/)
    expectRefusal(await owner.call('POST', `${path}/setarchivemode`, off), 403, /FarmAdmin/)
    expect((await admin.call('POST', `${path}/setarchivemode`, off)).json.IsArchived).toBe(false)
    expectRefusal(await admin.call('POST', `${path}/setarchivemode`, { body: { archive_mode: 'x' } }), 400, /archive_mode/)
    expectRefusal(await admin.call('POST', `${path}/setarchivemode`, { body: {} }), 400, /archive_mode/)
    expectRefusal(await admin.call('POST', "/_api/web/lists/getbytitle('Nope')/setarchivemode", on), 404, /Nope/)
  })
})

describe('archive mode while columns are computed', () => {
  it('is refused, for the list and for the webs that contain it', async () => {
    const { path } = await newList()
    const { json: field } = await owner.call('POST', `${path}/fields`, { body: { Title: 'Count', FieldTypeKind: 9 } })
    const { records } = await server.farm.content('Content')
    const where = { siteId: await rootSiteId(server), id: field.Id as string }
    await records.update('Field', where, { indexStatus: 2 })
    expectRefusal(await admin.call('POST', `${path}/setarchivemode`, on), 409, /computes or copies columns/)
    expectRefusal(await admin.call('POST', '/_api/web/setarchivemode', on), 409, /computes or copies columns/)
    await records.update('Field', where, { indexStatus: 0 })
    expect((await admin.call('POST', `${path}/setarchivemode`, on)).status).toBe(200)
    expect((await admin.call('POST', `${path}/setarchivemode`, off)).status).toBe(200)
  })
})

describe('archive mode of a web', () => {
  it('contains its lists and the webs below it, and no other web', async () => {
    const add = (at: string, Url: string) =>
      admin.call('POST', `${at}/_api/web/webs/add`, { body: { parameters: { Title: Url, Url, WebTemplate: 'STS#0' } } })
    expect((await add('', 'shut')).status).toBe(200)
    expect((await add('/shut', 'below')).status).toBe(200)
    expect((await add('', 'shutter')).status).toBe(200)
    const { json } = await admin.call('POST', '/shut/_api/web/setarchivemode', on)
    expect(json).toMatchObject({ IsArchived: true, ArchivedScope: '/shut' })
    const { json: below } = await admin.call('GET', '/shut/below/_api/web/archivemode')
    expect(below).toMatchObject({ IsArchived: true, ArchivedScope: '/shut' })
    for (const at of ['/shut', '/shut/below']) {
      const file = `${at}/_api/web/getfolderbyserverrelativeurl('${at}/Shared Documents')/files/add(url='a.txt',overwrite=true)`
      expectRefusal(await admin.call('POST', file, { body: 'x' }), 403, /web '\/shut' is in archive mode/)
      expectRefusal(await admin.call('PATCH', `${at}/_api/web`, { body: { Title: 'x' } }), 403, /archive mode/)
      expectRefusal(await add(at, 'new'), 403, /archive mode/)
    }
    expect((await admin.call('PATCH', '/shutter/_api/web', { body: { Title: 'x' } })).status).toBe(200)
    // Users belong to the site collection: they still get rows, so that reads go on.
    const newcomer = { body: { logonName: 'i:0#.f|membership|newcomer' } }
    expect((await admin.call('POST', '/shut/_api/web/ensureuser', newcomer)).status).toBe(200)
    expect((await admin.call('POST', '/shut/_api/web/setarchivemode', off)).json.IsArchived).toBe(false)
    expect((await admin.call('PATCH', '/shut/below/_api/web', { body: { Title: 'x' } })).status).toBe(200)
  })
})
