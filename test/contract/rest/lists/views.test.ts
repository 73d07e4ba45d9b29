import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')
const nobody = createContractClient(server.url)

const merge = { 'X-HTTP-Method': 'MERGE' }
const missing = '00000000-0000-4000-8000-000000000000'
const byTitle = '<OrderBy><FieldRef Name="Title"/></OrderBy>'

/** The views of a new list of tasks. */
const first = ['All Tasks', 'My Tasks', 'Due Today', 'Active Tasks', 'By Assigned To', 'By My Groups']

let made = 0
/** A new list of the tasks template; no test sees the views of another. */
async function newList(): Promise<string> {
  made += 1
  expect((await admin.call('POST', '/_api/web/lists', { body: { Title: `Views ${made}`, BaseTemplate: 107 } })).status).toBe(201)
  return `/_api/web/lists/getbytitle('Views ${made}')`
}

async function newView(list: string, more: object = {}) {
  const reply = await admin.call('POST', `${list}/views`, { body: { Title: 'Mine', ...more } })
  expect(reply.status).toBe(201)
  return { ...reply.json, address: `${list}/views('${reply.json.Id}')` }
}

const fieldsOf = async (address: string) => (await admin.call('GET', `${address}/viewfields`)).json.Items

describe('reading views', () => {
  it.each(envelopes)('every list has a default view, at each of its addresses, %s', async (envelope) => {
    const list = await newList()
    const Accept = accepts[envelope]
    const read = async (path: string) => (await admin.call('GET', `${list}/${path}`, { headers: { Accept } })).json
    const usual = await read('defaultview')
    const entity = usual.d ?? usual
    expect(entity).toMatchObject({ Title: 'All Tasks', DefaultView: true, PersonalView: false, RowLimit: 30, Paged: true, ViewQuery: '' })
    expect(entity.ServerRelativeUrl).toBe(`/Lists/Views ${made}/AllItems.aspx`)
    expect(entity.ListViewXml).toContain('<FieldRef Name="LinkTitle" />')
    for (const path of [
      `views('${entity.Id}')`,
      `views(guid'${entity.Id}')`,
      `views/getbyid('${entity.Id.toUpperCase()}')`,
      "views/getbytitle('all tasks')",
    ])
      expect(await read(path)).toEqual(usual)
    const all = await admin.call('GET', `${list}/views`, { headers: { Accept } })
    expect(rowsOf(all)[0]).toMatchObject({ Id: entity.Id })
    expect(rowsOf(all).map(({ Title }) => Title)).toEqual(first)
    expectDecent(all)
  })

  it('views are filtered, ordered and cut, and come with their lists and columns', async () => {
    const list = await newList()
    await newView(list, { Title: 'B' })
    await newView(list, { Title: 'A' })
    const query = '$filter=DefaultView eq false&$orderby=Title&$top=1&$select=Title,ViewFields/Items&$expand=ViewFields'
    expect(rowsOf(await admin.call('GET', `${list}/views?${query}`))).toEqual([
      { Title: 'A', ViewFields: expect.objectContaining({ Items: expect.arrayContaining(['LinkTitle', 'Status']) }) },
    ])
    const expanded = await admin.call('GET', `${list}?$select=Title,DefaultView/Title,Views/Title&$expand=DefaultView,Views`)
    expect(expanded.json).toMatchObject({
      DefaultView: { Title: 'All Tasks' },
      Views: [...first.map((Title) => ({ Title })), { Title: 'B' }, { Title: 'A' }],
    })
  })

  it('a view that does not exist, a list that does not exist and a caller without credentials are refused', async () => {
    const list = await newList()
    expectRefusal(await admin.call('GET', `${list}/views('${missing}')`), 404, /View/)
    expectRefusal(await admin.call('GET', `${list}/views/getbytitle('Nope')`), 404, /'Nope'/)
    expectRefusal(await admin.call('GET', `${list}/views('x')`), 400, /viewId/)
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('Nope')/views"), 404, /List 'Nope'/)
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('Nope')/defaultview/viewfields"), 404, /List 'Nope'/)
    expectRefusal(await nobody.call('GET', `${list}/views`), 401, /credentials/)
    expect((await reader.call('GET', `${list}/views`)).status).toBe(200)
  })
})

describe('adding views', () => {
  it.each(envelopes)('a view is made and says where it is, %s', async (envelope) => {
    const list = await newList()
    const headers = { Accept: accepts[envelope], 'Content-Type': accepts.verbose }
    const body = { __metadata: { type: 'Svc.View' }, Title: 'By title', ViewQuery: byTitle, RowLimit: 7, Paged: false, Scope: 1 }
    const reply = await admin.call('POST', `${list}/views`, { headers, body })
    expect(reply.status).toBe(201)
    const entity = reply.json.d ?? reply.json
    expect(entity).toMatchObject({ Title: 'By title', ViewQuery: byTitle, RowLimit: 7, Paged: false, DefaultView: false, Scope: 1 })
    const followed = await admin.call('GET', reply.headers.get('location') ?? '', { headers: { Accept: accepts[envelope] } })
    expect(followed.json).toEqual(reply.json)
  })

  it('the method takes its parameters in a wrapper, columns and type included', async () => {
    const list = await newList()
    const parameters = {
      Title: 'Grid',
      Query: `<Query>${byTitle}</Query>`,
      ViewFields: ['Title', 'Task Status'],
      ViewTypeKind: 2049,
      baseViewId: 1,
    }
    const reply = await admin.call('POST', `${list}/views/add`, { body: { parameters: { __metadata: { type: 'SP.X' }, ...parameters } } })
    expect(reply.json).toMatchObject({ Title: 'Grid', ViewQuery: byTitle, ViewType: 'GRID' })
    expect(await fieldsOf(`${list}/views('${reply.json.Id}')`)).toEqual(['Title', 'Status'])
    expectRefusal(await admin.call('POST', `${list}/views/add`, { body: parameters }), 400, /parameters|Title/)
  })

  it('a new default view ends that of the old one', async () => {
    const list = await newList()
    await newView(list, { SetAsDefaultView: true })
    const views = rowsOf(await admin.call('GET', `${list}/views`))
    expect(views.map((view) => [view.Title, view.DefaultView])).toEqual([...first.map((Title) => [Title, false]), ['Mine', true]])
  })

  it('a personal view is seen by its maker alone', async () => {
    const list = await newList()
    const { address } = await newView(list, { PersonalView: true })
    expect((await admin.call('GET', address)).json.PersonalView).toBe(true)
    expect(rowsOf(await reader.call('GET', `${list}/views`))).toHaveLength(first.length)
    expectRefusal(await reader.call('GET', address), 404, /View/)
  })

  it.each<[string, object, RegExp]>([
    ['no title', { Title: '  ' }, /Title/],
    ['a query that is no XML', { ViewQuery: '<Where>' }, /XML/],
    ['a query that is no CAML', { ViewQuery: '<Where><Nope/></Where>' }, /<Nope>/],
    ['a column that is not there', { ViewFields: ['__proto__'] }, /__proto__/],
    ['a row limit of text', { RowLimit: 'many' }, /RowLimit/],
    ['a property that views do not have', { Nope: 1 }, /Nope/],
    ['a personal default view', { PersonalView: true, DefaultView: true }, /personal/i],
  ])('%s is refused, and nothing is added', async (_, more, message) => {
    const list = await newList()
    const reply = await admin.call('POST', `${list}/views`, { body: { Title: 'Bad', ...more } })
    expectRefusal(reply, reply.status === 404 ? 404 : 400, message)
    expect(rowsOf(await admin.call('GET', `${list}/views`))).toHaveLength(first.length)
  })

  it('a reader cannot add a view', async () => {
    const list = await newList()
    expectRefusal(await reader.call('POST', `${list}/views`, { body: { Title: 'x' } }), 403, /ManageLists/)
  })
})

describe('changing and deleting views', () => {
  it.each([
    ['PUT', {}],
    ['POST', merge],
    ['PATCH', {}],
  ])('%s changes what the body names', async (method, headers) => {
    const list = await newList()
    const { address } = await newView(list, { ViewQuery: byTitle })
    const reply = await admin.call(method, address, { headers, body: { Title: 'Other', RowLimit: 5 } })
    expect(reply.json).toMatchObject({ Title: 'Other', RowLimit: 5, ViewQuery: byTitle })
    expect((await admin.call('GET', address)).json).toEqual(reply.json)
    expectRefusal(await admin.call(method, address, { headers, body: { ViewQuery: '<Nope/>' } }), 400, /<Nope>/)
    expectRefusal(await admin.call(method, `${list}/views('${missing}')`, { headers, body: { Title: 'x' } }), 404, /View/)
    expectRefusal(await reader.call(method, address, { headers, body: { Title: 'x' } }), 403, /ManageLists/)
  })

  it('setting a view as the default unsets the other, and the default cannot be given up', async () => {
    const list = await newList()
    const { address, Id } = await newView(list)
    await admin.call('POST', address, { headers: merge, body: { DefaultView: true } })
    expect((await admin.call('GET', `${list}/defaultview`)).json.Id).toBe(Id)
    expect(rowsOf(await admin.call('GET', `${list}/views?$filter=DefaultView eq true`))).toHaveLength(1)
    expectRefusal(await admin.call('POST', address, { headers: merge, body: { DefaultView: false } }), 400, /default view/)
  })

  it('a view is deleted, but not the default one', async () => {
    const list = await newList()
    const { address } = await newView(list)
    expectRefusal(await reader.call('DELETE', address), 403, /ManageLists/)
    expect((await admin.call('POST', address, { headers: { 'X-HTTP-Method': 'DELETE' } })).status).toBe(200)
    expectRefusal(await admin.call('DELETE', address), 404, /View/)
    expectRefusal(await admin.call('DELETE', `${list}/defaultview`), 400, /default view/)
  })

  it.each(envelopes)('setviewxml takes query, columns, page and scope, %s', async (envelope) => {
    const list = await newList()
    const { address } = await newView(list)
    const headers = { Accept: accepts[envelope] }
    const viewXml = `<View Scope="RecursiveAll" xmlns="urn:x"><Query>${byTitle}</Query><ViewFields><FieldRef Name="Title"/></ViewFields><RowLimit Paged="TRUE">3</RowLimit><Toolbar Type="Standard"/></View>`
    const reply = await admin.call('POST', `${address}/SetViewXml`, { headers, body: { viewXml } })
    expect(reply.json).toMatchObject(envelope === 'verbose' ? { d: { SetViewXml: null } } : { 'odata.null': true })
    expect((await admin.call('GET', address)).json).toMatchObject({ ViewQuery: byTitle, RowLimit: 3, Paged: true, Scope: 2 })
    expect(await fieldsOf(address)).toEqual(['Title'])
    for (const bad of ['<Nope/>', '<View><Nope/></View>', '<View><RowLimit>x</RowLimit></View>', 'x'])
      expectRefusal(await admin.call('POST', `${address}/SetViewXml`, { body: { viewXml: bad } }), 400, /./)
    expect(await fieldsOf(address)).toEqual(['Title'])
  })
})

describe('the columns of a view', () => {
  it.each(envelopes)('are added, moved and removed, %s', async (envelope) => {
    const list = await newList()
    const { address } = await newView(list, { ViewFields: ['LinkTitle'] })
    const post = async (path: string, body?: object) => {
      const reply = await admin.call('POST', `${address}/viewfields/${path}`, {
        headers: { Accept: accepts[envelope] },
        ...(body && { body }),
      })
      expect(reply.status).toBe(200)
    }
    await post("addviewfield('Status')")
    await post("AddViewField('% Complete')".replace('%', '%25'))
    await post("addviewfield('Status')")
    expect(await fieldsOf(address)).toEqual(['LinkTitle', 'Status', 'PercentComplete'])
    await post('moveviewfieldto', { field: 'PercentComplete', index: 0 })
    expect(await fieldsOf(address)).toEqual(['PercentComplete', 'LinkTitle', 'Status'])
    await post("removeviewfield('LinkTitle')")
    expect(await fieldsOf(address)).toEqual(['PercentComplete', 'Status'])
    await post('removeallviewfields')
    const read = await admin.call('GET', `${address}/viewfields`, { headers: { Accept: accepts[envelope] } })
    const { Items, SchemaXml } = read.json.d ?? read.json
    expect([Items.results ?? Items, SchemaXml]).toEqual([[], ''])
  })

  it('a column that does not exist and a reader are refused', async () => {
    const list = await newList()
    const { address } = await newView(list, { ViewFields: ['LinkTitle'] })
    expectRefusal(await admin.call('POST', `${address}/viewfields/addviewfield('Nope')`), 404, /'Nope'/)
    expectRefusal(await admin.call('POST', `${address}/viewfields/removeviewfield('Nope')`), 404, /'Nope'/)
    expectRefusal(await admin.call('POST', `${address}/viewfields/moveviewfieldto`, { body: { field: 'Status', index: 0 } }), 400, /Status/)
    expectRefusal(await reader.call('POST', `${address}/viewfields/removeallviewfields`), 403, /ManageLists/)
    expect(await fieldsOf(address)).toEqual(['LinkTitle'])
  })
})
