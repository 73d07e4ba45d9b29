import { beforeAll, describe, expect, it } from 'vitest'
import { rest, send, soap } from '../../../support/doors.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

/** An item's own permissions hold for every operation that reaches the item. */
const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const admin = clientOf('admin')
const bob = clientOf('bob')

const merge = { 'X-HTTP-Method': 'MERGE' }
const list = "/_api/web/lists/getbytitle('Scopes')"
const form = (text: string) => ({ body: { formValues: [{ FieldName: 'Title', FieldValue: text }] } })
const full = 1073741829
const contribute = 1073741827
let bobId = 0

beforeAll(async () => {
  bobId = (await bob.call('POST', '/_api/web/ensureuser', { body: { logonName: 'bob' } })).json.Id
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Scopes', EnableVersioning: true, EnableModeration: true } })
})

async function newItem(title: string): Promise<string> {
  const { json } = await admin.call('POST', `${list}/items`, { body: { Title: title } })
  const item = `${list}/items(${json.Id})`
  for (const OData__ModerationStatus of [0, 0]) await admin.call('POST', item, { headers: merge, body: { OData__ModerationStatus } })
  return item
}

const breakAt = (address: string) => admin.call('POST', `${address}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
const grant = (address: string, role: number) =>
  admin.call('POST', `${address}/roleassignments/addroleassignment(principalid=${bobId},roledefid=${role})`)

describe('an item that is closed to somebody', () => {
  it.each<[string, string, object]>([
    ['recycled', 'recycle', {}],
    ['updated by a form', 'validateupdatelistitem', form('x')],
    ['given an old version', 'versions/restorebyid(512)', {}],
    ['robbed of its versions', 'versions/deleteall', {}],
    ['robbed of a version', 'versions/deletebyid(512)', {}],
  ])('is not %s', async (_, operation, options) => {
    const item = await newItem('closed')
    await breakAt(item)
    const before = (await admin.call('GET', item)).json
    expectRefusal(await bob.call('POST', `${item}/${operation}`, options), 403, /Access denied/)
    expect((await admin.call('GET', item)).json).toEqual(before)
    expect(rowsOf(await admin.call('GET', `${item}/versions`))).toHaveLength(3)
  })

  it('shows neither its versions nor its texts, and no query has it', async () => {
    const item = await newItem('secret')
    await breakAt(item)
    for (const part of ['versions', 'versions(512)', 'fieldvaluesastext', 'fieldvaluesforedit'])
      expectRefusal(await bob.call('GET', `${item}/${part}`), 403, /Access denied/)
    const ViewXml = '<View><Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">secret</Value></Eq></Where></Query></View>'
    expect(rowsOf(await bob.call('POST', `${list}/getitems`, { body: { query: { ViewXml } } }))).toEqual([])
    expect((await bob.call('POST', `${list}/renderlistdataasstream`, { body: { parameters: { ViewXml } } })).json.Row).toEqual([])
    expect(rowsOf(await admin.call('POST', `${list}/getitems`, { body: { query: { ViewXml } } }))).toHaveLength(1)
  })
})

describe('an item of a closed list that is open to somebody', () => {
  it('is read, updated, recycled and restored by the item alone, and by both protocols', async () => {
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Closed', EnableVersioning: true } })
    const closed = "/_api/web/lists/getbytitle('Closed')"
    for (const Title of ['not this', 'this']) await admin.call('POST', `${closed}/items`, { body: { Title } })
    await breakAt(closed)
    const item = `${closed}/items(2)`
    await breakAt(item)
    await grant(item, contribute)
    expect((await send(server.url, rest.updateItem('Closed', 2, { Title: 'by rest' }), 'bob')).status).toBe(inProfile(200, 204))
    expect((await send(server.url, soap.updateItem('Closed', 2, { Title: 'by soap' }), 'bob')).status).toBe(200)
    expect(rowsOf(await bob.call('POST', `${item}/validateupdatelistitem`, form('by form')))[0]).toMatchObject({ HasException: false })
    expect(rowsOf(await bob.call('GET', `${item}/versions`)).map((row) => row.Title)).toEqual(['by form', 'by soap', 'by rest', 'this'])
    expect(rowsOf(await bob.call('POST', `${closed}/getitems`, { body: { query: {} } })).map((row) => row.Id)).toEqual([2])
    const { value } = (await bob.call('POST', `${item}/recycle`)).json
    expect((await bob.call('POST', `/_api/web/recyclebin('${value}')/restore`)).status).toBe(200)
    expect((await bob.call('GET', item)).json.Title).toBe('by form')
    expectRefusal(await bob.call('POST', `${closed}/items(1)/recycle`), 403, /Access denied/)
  })
})

describe('approval', () => {
  it('is asked on the item itself: who may approve it alone sees it and decides', async () => {
    const { json } = await admin.call('POST', `${list}/items`, { body: { Title: 'waits' } })
    const item = `${list}/items(${json.Id})`
    const ids = async () => rowsOf(await bob.call('GET', `${list}/items?$filter=Title eq 'waits'`)).map((row) => row.Id)
    expectRefusal(await bob.call('GET', item), 404, /does not exist/)
    await breakAt(item)
    await grant(item, contribute)
    expectRefusal(await bob.call('GET', item), 404, /does not exist/)
    expectRefusal(await bob.call('POST', `${item}/versions/deleteall`), 404, /does not exist/)
    expect(await ids()).toEqual([])
    await grant(item, full)
    expect(await ids()).toEqual([json.Id])
    expect((await bob.call('POST', item, { headers: merge, body: { OData__ModerationStatus: 0 } })).status).toBe(200)
    expect((await bob.call('GET', `${item}?$select=OData__ModerationStatus`)).json).toEqual({ OData__ModerationStatus: 0 })
  })
})
