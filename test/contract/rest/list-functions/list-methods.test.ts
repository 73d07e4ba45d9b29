import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const title = 'Methods'
const list = `/_api/web/lists/getbytitle('${title}')`
const post = (path: string, body?: object, who = owner) => who.call('POST', `${list}/${path}`, body && { body })

beforeAll(async () => {
  const created = await owner.call('POST', '/_api/web/lists', { body: { Title: title, EnableFolderCreation: true } })
  expect(created.status).toBe(201)
  await owner.call('POST', `${list}/fields`, { body: { Title: 'Amount', FieldTypeKind: 9 } })
})

describe('additem', () => {
  it.each(envelopes)('makes an item by its place, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const reply = await owner.call('POST', `${list}/additem`, { body: { parameters: { LeafName: envelope } }, headers })
    expect(reply.status).toBe(200)
    expect(reply.json.d ?? reply.json).toMatchObject({ Title: envelope, FileSystemObjectType: 0 })
  })

  it('makes a folder, and an item in it, by either name of the method', async () => {
    const folder = await post('additem', { parameters: { UnderlyingObjectType: 1, LeafName: 'Box' } })
    expect(folder.json).toMatchObject({ FileSystemObjectType: 1 })
    const place = { FolderPath: { DecodedUrl: `/Lists/${title}/Box` }, UnderlyingObjectType: 0, LeafName: 'inside' }
    const { json } = await owner.call('POST', `${list}/additemusingpath?$select=Title,FileDirRef`, { body: { parameters: place } })
    expect(json).toMatchObject({ Title: 'inside', FileDirRef: `/Lists/${title}/Box` })
  })

  it('is refused in words', async () => {
    expectRefusal(await post('additem', { parameters: { UnderlyingObjectType: 1 } }), 400, /LeafName/)
    expectRefusal(await post('additem', { parameters: { FolderUrl: '/SitePages' } }), 400, /SitePages/)
    expectRefusal(await post('additem', { parameters: { LeafName: 'x' } }, reader), 403, /AddListItems/)
  })
})

describe('bulkvalidateupdatelistitems', () => {
  const form = (FieldName: string, FieldValue: string) => [{ FieldName, FieldValue }]

  it('updates each item once, and names the error of each field', async () => {
    const ids: number[] = []
    for (const one of ['a', 'b']) ids.push((await post('additem', { parameters: { LeafName: one } })).json.Id)
    const { json } = await post('bulkvalidateupdatelistitems', { itemIds: [...ids, ids[0]], formValues: form('Amount', '7') })
    expect(json.value).toMatchObject(ids.map((ItemId) => ({ FieldName: 'Amount', FieldValue: '7', HasException: false, ItemId })))
    const wrong = await post('bulkvalidateupdatelistitems', { itemIds: ids, formValues: form('Amount', 'many') })
    expect(wrong.status).toBe(200)
    expect(wrong.json.value.map(({ HasException }: { HasException: boolean }) => HasException)).toEqual([true, true])
    const rows = rowsOf(await owner.call('GET', `${list}/items?$filter=Amount eq 7`)) as { Id: number }[]
    expect(rows.map(({ Id }) => Id)).toEqual(ids)
  })

  it('changes nothing if an item is missing, and needs the right to edit', async () => {
    const id = (await post('additem', { parameters: { LeafName: 'kept' } })).json.Id
    const body = { itemIds: [id, 4711], formValues: form('Title', 'lost') }
    expectRefusal(await post('bulkvalidateupdatelistitems', body), 404, /4711/)
    expect((await owner.call('GET', `${list}/items(${id})`)).json.Title).toBe('kept')
    expectRefusal(await post('bulkvalidateupdatelistitems', { ...body, itemIds: [id] }, reader), 403, /EditListItems/)
    expectRefusal(await post('bulkvalidateupdatelistitems', { itemIds: [], formValues: [] }), 400, /itemIds/)
  })
})

describe('saveasnewview', () => {
  const save = (from: string, to: string, uri: string, isPrivate = false, who = owner) =>
    post(`saveasnewview(oldname='${from}',newname='${to}',privateview=${isPrivate},uri=@u)?@u='${encodeURIComponent(uri)}'`, undefined, who)

  it('copies a view with the filters and the order of its page', async () => {
    const ids: number[] = []
    for (const one of ['v1', 'v2', 'v3']) ids.push((await post('additem', { parameters: { LeafName: one } })).json.Id)
    const formValues = [{ FieldName: 'Amount', FieldValue: '40' }]
    await post('bulkvalidateupdatelistitems', { itemIds: ids, formValues })
    const uri = `/Lists/${title}/AllItems.aspx?FilterField1=Amount&FilterValue1=40&FilterOp1=Geq&SortField=Title&SortDir=Desc`
    const made = await save('All Items', 'Mine', uri)
    expect(made.json.value).toBe(`/Lists/${title}/Mine.aspx`)
    const { json } = await owner.call('GET', `${list}/views/getbytitle('Mine')`)
    expect(json.ViewQuery).toMatch(/<Where><Geq>.*Amount.*40.*<\/Geq><\/Where><OrderBy>.*Ascending="FALSE"/)
    const narrower = await save('Mine', 'Less', '?FilterField1=Title&FilterValue1=v2')
    expect(narrower.json.value).toBe(`/Lists/${title}/Less.aspx`)
    const rendered = await post('renderlistdataasstream', { parameters: { ViewXml: '' } })
    expect(rendered.status).toBe(200)
    const less = await owner.call('GET', `${list}/views/getbytitle('Less')`)
    expect(less.json.ViewQuery).toMatch(/<And><Geq>.*<Eq>.*v2.*<\/Eq><\/And>.*<OrderBy>/)
  })

  it('makes a view for its author alone', async () => {
    expect((await save('All Items', 'Own', '', true)).status).toBe(200)
    expect((await owner.call('GET', `${list}/views/getbytitle('Own')`)).json.PersonalView).toBe(true)
  })

  it('is refused in words', async () => {
    expectRefusal(await save('Nope', 'x', ''), 404, /Nope/)
    expectRefusal(await save('All Items', 'x', '?FilterField1=Amuont&FilterValue1=1'), 404, /Amount/)
    expectRefusal(await save('All Items', 'x', '?FilterField1=Amount&FilterValue1=1&FilterOp1=near'), 400, /FilterOp/)
    expectRefusal(await save('All Items', 'x', '', false, reader), 403, /ManageLists/)
  })
})

describe('getwebdavurl', () => {
  const ask = (url: string, who = owner) => who.call('GET', `${list}/getwebdavurl(@u)?@u='${encodeURIComponent(url)}'`)

  it('returns the full address', async () => {
    const full = `${server.url}/Shared%20Documents/a.txt`
    expect((await ask('/Shared Documents/a.txt')).json.value).toBe(full)
    expect((await ask(full)).json.value).toBe(full)
  })

  it('is refused in words', async () => {
    expectRefusal(await ask('http://elsewhere.example/a'), 400, /elsewhere/)
    expectRefusal(await ask('/a', stranger), 403, /Open/)
  })
})
