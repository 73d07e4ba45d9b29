import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const [ann, ben] = [clientOf('ann'), clientOf('ben')]
const missing = '00000000-0000-4000-8000-000000000000'

let made = 0
async function newList(web = ''): Promise<{ id: string; path: string; title: string }> {
  const title = `Heard ${++made}`
  const reply = await admin.call('POST', `${web}/_api/web/lists`, { body: { Title: title, BaseTemplate: 100 } })
  expect(reply.status).toBe(201)
  return { id: reply.json.Id as string, path: `${web}/_api/web/lists/getbytitle('${title}')`, title }
}

const add = (body: object, client = ann, web = '') => client.call('POST', `${web}/_api/web/alerts`, { body })
const one = (id: unknown) => `/_api/web/alerts('${id as string}')`

describe('alerts', () => {
  it.each(envelopes)('are added, read, changed and deleted, %s', async (envelope) => {
    const { id: ListID, title } = await newList()
    const headers = { Accept: accepts[envelope] }
    const reply = await ann.call('POST', '/_api/web/alerts', { body: { Title: 'Mine', ListID }, headers })
    expect(reply.status).toBe(201)
    const entity = reply.json.d ?? reply.json
    expect(entity).toMatchObject({
      ...{ Title: 'Mine', ListID, ListUrl: `/Lists/${title}`, ItemID: null, AlertType: 0, AlertFrequency: 0, AlertTime: null },
      ...{ DeliveryChannels: 1, EventType: -1, Filter: '', Status: 0, AlwaysNotify: false, AlertTemplateName: '' },
    })
    expect(reply.headers.get('location')).toContain(`/Alerts(guid'${entity.ID}')`)
    expectDecent(reply)
    const read = async (path: string) => {
      const { json } = await ann.call('GET', path, { headers })
      return json.d ?? json
    }
    for (const path of [one(entity.ID), `/_api/web/alerts(guid'${entity.ID}')`, `/_api/web/alerts/getbyid('${entity.ID}')`])
      expect(await read(path)).toEqual(entity)
    const change = { Title: 'Ours', AlertFrequency: 2, AlertTime: '2026-01-31T08:30:00Z', EventType: 5, Status: 1, Filter: '' }
    expect((await ann.call('PATCH', one(entity.ID), { body: change })).status).toBe(204)
    expect(await read(one(entity.ID))).toMatchObject(change)
    expect((await ann.call('DELETE', one(entity.ID))).status).toBe(204)
    expectRefusal(await ann.call('GET', one(entity.ID)), 404, /no alert/)
    expectRefusal(await ann.call('DELETE', one(entity.ID)), 404, /no alert/)
    expectRefusal(await ann.call('PUT', one(entity.ID), { body: { Title: 'x' } }), 404, /no alert/)
  })

  it.each(envelopes)('are asked for and deleted by methods of their collection, %s', async (envelope) => {
    const { id: ListID } = await newList()
    const [{ ID: mine }, { ID: other }] = [(await add({ Title: 'Mine', ListID })).json, (await add({ Title: 'Other', ListID })).json]
    const headers = { Accept: accepts[envelope] }
    const has = async (form: string, client = ann) => {
      const { json } = await client.call('GET', `/_api/web/alerts/Contains(${form})`, { headers })
      return json.d?.Contains ?? json.value
    }
    for (const form of [`'${mine}'`, `guid'${mine}'`, `idAlert='${mine}'`]) expect(await has(form)).toBe(true)
    expect([await has(`'${missing}'`), await has(`'${mine}'`, ben), await has(`'${mine}'`, admin)]).toEqual([false, false, true])
    expectRefusal(await ann.call('GET', "/_api/web/alerts/contains('x')"), 400, /alertId/)
    const call = (form: string, client = ann) => client.call('POST', `/_api/web/alerts/DeleteAlert(${form})`, { headers })
    expectRefusal(await call(`'${mine}'`, ben), 404, /no alert/)
    expect((await call(`'${mine}'`)).json).toMatchObject(envelope === 'verbose' ? { d: { DeleteAlert: null } } : { 'odata.null': true })
    expect((await call(`guid'${other}'`, admin)).status).toBe(200)
    expectRefusal(await call(`'${mine}'`), 404, /no alert/)
    expect(await has(`'${other}'`)).toBe(false)
  })

  it('of an item name it, and stand with their owner', async () => {
    const { id: ListID, path } = await newList()
    const { Id } = (await admin.call('POST', `${path}/items`, { body: { Title: 'x' } })).json
    const reply = await add({ Title: 'One', ListID, ItemID: Id, AlertType: 1 })
    expect(reply.json).toMatchObject({ ItemID: Id, AlertType: 1 })
    const { json } = await ann.call('GET', `${one(reply.json.ID)}?$expand=User&$select=Title,User/Title`)
    expect(json).toMatchObject({ Title: 'One', User: { Title: 'ann' } })
    expectRefusal(await add({ Title: 'None', ListID, ItemID: 99 }), 404, /./)
  })

  it('are seen by their owners and by those who manage alerts', async () => {
    const { id: ListID } = await newList()
    const { ID, UserId } = (await add({ Title: 'Private', ListID })).json
    const titles = async (client: typeof ann, path: string) => rowsOf(await client.call('GET', path)).map(({ Title }) => Title)
    expect(await titles(ann, '/_api/web/alerts')).toContain('Private')
    expect(await titles(ann, '/_api/web/currentuser/alerts')).toContain('Private')
    expect(await titles(ann, `/_api/web/siteusers/getbyid(${UserId})/alerts`)).toContain('Private')
    expect(await titles(admin, '/_api/web/alerts')).toContain('Private')
    expect(await titles(admin, `/_api/web/siteusers/getbyid(${UserId})/alerts`)).toContain('Private')
    expect(await titles(admin, '/_api/web/currentuser/alerts')).not.toContain('Private')
    const { json } = await ann.call('GET', '/_api/web/currentuser?$expand=Alerts')
    expect((json.Alerts as { Title: string }[]).map(({ Title }) => Title)).toContain('Private')
    await ben.call('GET', '/_api/web/currentuser')
    expect(await titles(ben, '/_api/web/alerts')).toEqual([])
    expectRefusal(await ben.call('GET', `/_api/web/siteusers/getbyid(${UserId})/alerts`), 403, /./)
    expectRefusal(await admin.call('GET', '/_api/web/siteusers/getbyid(99999)/alerts'), 404, /./)
    expectRefusal(await ben.call('GET', one(ID)), 404, /./)
    for (const path of ['/_api/web/alerts', '/_api/web/currentuser/alerts'])
      expectRefusal(await ann.call('GET', `${path}?$select=Nope`), 400, /Nope/)
    expectRefusal(await ben.call('DELETE', one(ID)), 404, /./)
    expectRefusal(await ben.call('PUT', one(ID), { body: { Title: 'His' } }), 404, /./)
    expect((await admin.call('PUT', one(ID), { body: { Title: 'Managed' } })).status).toBe(204)
    expect((await admin.call('DELETE', one(ID))).status).toBe(204)
  })

  it('belong to the web of their list, and go with the list', async () => {
    const sub = `a${++made}`
    await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Url: sub, Title: sub, WebTemplate: 'STS' } } })
    const { id: ListID, path } = await newList(`/${sub}`)
    expectRefusal(await add({ Title: 'Elsewhere', ListID }), 404, /./)
    const { ID } = (await add({ Title: 'Below', ListID }, ann, `/${sub}`)).json
    expectRefusal(await ann.call('GET', one(ID)), 404, /./)
    const titles = async (where: string) => rowsOf(await ann.call('GET', where)).map(({ Title }) => Title)
    expect(await titles(`/${sub}/_api/web/alerts`)).toEqual(['Below'])
    expect(await titles('/_api/web/currentuser/alerts')).toContain('Below')
    const { json } = await ann.call('GET', `/${sub}/_api/web?$expand=Alerts`)
    expect(json.Alerts).toMatchObject([{ Title: 'Below' }])
    await admin.call('DELETE', path)
    expect(await titles('/_api/web/currentuser/alerts')).not.toContain('Below')
  })

  it('need the right to see the list', async () => {
    const { id: ListID, path } = await newList()
    const { ID } = (await add({ Title: 'Before', ListID })).json
    await admin.call('POST', `${path}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    expectRefusal(await add({ Title: 'After', ListID }), 403, /./)
    expectRefusal(await ann.call('GET', one(ID)), 404, /./)
  })

  it('have valid values', async () => {
    const { id: ListID } = await newList()
    const wrong = [
      { EventType: 0 },
      { EventType: 8 },
      { AlertFrequency: 3 },
      { DeliveryChannels: 2 },
      { Status: 2 },
      { Title: '  ' },
      { Title: 'x'.repeat(256) },
      { AlertTime: 'soon, not now' },
      { AlertTime: '2026-13-01' },
      { Filter: '<Where/>' },
      { Filter: 'not XML' },
      { Filter: '<Query><Where><Eq><FieldRef Name="Nothing"/><Value Type="Text">a</Value></Eq></Where></Query>' },
      { Filter: `<Query>${'x'.repeat(8_000)}</Query>` },
    ]
    for (const more of wrong) expectRefusal(await add({ Title: 'Wrong', ListID, ...more }), 400, /./)
    const { ID } = (await add({ Title: 'Right', ListID })).json
    for (const more of wrong) expectRefusal(await ann.call('PUT', one(ID), { body: more }), 400, /./)
    expectRefusal(await add({ Title: 'No list', ListID: missing }), 404, /./)
    expectRefusal(await add({ ListID }), 400, /./)
  })
})
