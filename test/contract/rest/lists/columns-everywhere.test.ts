import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

/** Columns of every type outside the current item: in versions, recycle bin, texts, views, changes, permissions. */
const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const admin = clientOf('admin')
const bob = clientOf('bob')

const merge = { 'X-HTTP-Method': 'MERGE' }
const list = "/_api/web/lists/getbytitle('Everything')"
const customers = "/_api/web/lists/getbytitle('Customers')"
const guid = '6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c'

const columns: Record<string, object> = {
  Words: { FieldTypeKind: 2 },
  Amount: { FieldTypeKind: 9 },
  Price: { FieldTypeKind: 10 },
  When: { FieldTypeKind: 4 },
  Flag: { FieldTypeKind: 8 },
  Colours: { FieldTypeKind: 15, Choices: ['Red', 'Green', 'Blue'] },
  People: { FieldTypeKind: 20, AllowMultipleValues: true },
  Link: { FieldTypeKind: 11 },
  Key: { FieldTypeKind: 14 },
  Term: { TypeAsString: 'TaxonomyFieldType' },
}
const values: Record<string, unknown> = {
  Words: 'Ärger',
  Amount: 12.5,
  Price: 100,
  When: '2026-01-31T10:00:00Z',
  Flag: true,
  Colours: ['Red', 'Blue'],
  PeopleId: [1],
  CustomerId: 1,
  CustomersId: [1, 2],
  Link: { Url: 'https://example.com/', Description: 'An example' },
  Key: guid,
  Term: { Label: 'News', TermGuid: guid, WssId: 1 },
}
const others = {
  Words: 'x',
  Amount: 1,
  Price: 1,
  Flag: false,
  Colours: ['Green'],
  PeopleId: [],
  CustomerId: 2,
  CustomersId: [],
  Link: null,
}

async function newItem(): Promise<string> {
  const { status, json } = await admin.call('POST', `${list}/items`, { body: { Title: 'a', ...values } })
  expect(status).toBe(201)
  return `${list}/items(${json.Id})`
}

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Customers' } })
  const { Id } = (await admin.call('GET', customers)).json
  for (const Title of ['Fabrikam', 'Contoso']) await admin.call('POST', `${customers}/items`, { body: { Title } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Everything', EnableVersioning: true } })
  const lookups = {
    Customer: { FieldTypeKind: 7, LookupList: Id, LookupField: 'Title' },
    Customers: { FieldTypeKind: 7, LookupList: Id, LookupField: 'Title', AllowMultipleValues: true },
    Total: { FieldTypeKind: 17, OutputType: 9, Formula: '=[Amount]*[Price]' },
  }
  for (const [Title, more] of Object.entries({ ...columns, ...lookups })) {
    const reply = await admin.call('POST', `${list}/fields`, { body: { Title, ...more } })
    expect({ Title, status: reply.status, text: reply.text.slice(0, 300) }).toMatchObject({ status: 201 })
  }
})

describe('every column', () => {
  it('has the value that it had in an old version, and gets it back', async () => {
    const item = await newItem()
    expect((await admin.call('POST', item, { headers: merge, body: others })).json).toMatchObject({ Amount: 1, Total: '1' })
    expect((await admin.call('GET', `${item}/versions(512)`)).json).toMatchObject({ ...values, Total: '1250' })
    await admin.call('POST', `${item}/versions/restorebyid(512)`)
    expect((await admin.call('GET', item)).json).toMatchObject({ ...values, Total: '1250' })
  })

  it('has its value after the recycle bin', async () => {
    const item = await newItem()
    const before = (await admin.call('GET', item)).json
    const { value } = (await admin.call('POST', `${item}/recycle`)).json
    await admin.call('POST', `/_api/web/recyclebin('${value}')/restore`)
    expect((await admin.call('GET', item)).json).toEqual(before)
  })

  it('is cleared in a recycled item when it is deleted', async () => {
    const item = await newItem()
    await admin.call('POST', `${list}/fields`, { body: { Title: 'Gone', FieldTypeKind: 15, Choices: ['a'] } })
    await admin.call('POST', item, { headers: merge, body: { Gone: ['a'] } })
    const { value } = (await admin.call('POST', `${item}/recycle`)).json
    expect((await admin.call('DELETE', `${list}/fields/getbytitle('Gone')`)).status).toBe(200)
    await admin.call('POST', `/_api/web/recyclebin('${value}')/restore`)
    const back = (await admin.call('GET', item)).json
    expect(back).toMatchObject(values)
    expect(back).not.toHaveProperty('Gone')
  })

  it('whose values must differ keeps an item in the bin that has the value of another one', async () => {
    const unique = { Title: 'Number', FieldTypeKind: 2, EnforceUniqueValues: true, Indexed: true }
    expect((await admin.call('POST', `${list}/fields`, { body: unique })).status).toBe(201)
    const numbered = async (Number: string) => `${list}/items(${(await admin.call('POST', `${list}/items`, { body: { Number } })).json.Id})`
    const first = await numbered('one')
    const { value } = (await admin.call('POST', `${first}/recycle`)).json
    const second = await numbered('One')
    expectRefusal(await admin.call('POST', `/_api/web/recyclebin('${value}')/restore`), 400, /Number.*already has this value/)
    expectRefusal(await admin.call('GET', first), 404, /does not exist/)
    await admin.call('POST', second, { headers: merge, body: { Number: 'two' } })
    expect((await admin.call('POST', `/_api/web/recyclebin('${value}')/restore`)).status).toBe(200)
    expect((await admin.call('GET', first)).json.Number).toBe('one')
    await admin.call('POST', second, { headers: merge, body: { Number: 'three' } })
    await admin.call('POST', first, { headers: merge, body: { Number: 'two' } })
    expectRefusal(await admin.call('POST', `${second}/versions/restorebyid(1024)`), 400, /Number.*already has this value/)
  })

  it('is read by people, and edited as a form shows it', async () => {
    const item = await newItem()
    expect((await admin.call('GET', `${item}/fieldvaluesastext`)).json).toMatchObject({
      Words: 'Ärger',
      Amount: '12.5',
      When: '1/31/2026 10:00 AM',
      Flag: 'Yes',
      Colours: 'Red, Blue',
      Customer: 'Fabrikam',
      Customers: 'Fabrikam; Contoso',
      Link: 'https://example.com/, An example',
      Term: 'News',
      Total: '1250',
    })
    expect((await admin.call('GET', `${item}/fieldvaluesashtml`)).json.Link).toBe('<a href="https://example.com/">An example</a>')
    const edit = (await admin.call('GET', `${item}/fieldvaluesforedit`)).json
    const names = ['Words', 'Amount', 'Price', 'When', 'Colours', 'People', 'Customer', 'Customers', 'Link', 'Key', 'Term']
    await admin.call('POST', item, { headers: merge, body: others })
    const formValues = names.map((FieldName) => ({ FieldName, FieldValue: edit[FieldName] }))
    const stored = await admin.call('POST', `${item}/validateupdatelistitem`, { body: { formValues } })
    expect(rowsOf(stored).filter(({ HasException }) => HasException)).toEqual([])
    const { Flag: _, ...same } = values
    expect((await admin.call('GET', item)).json).toMatchObject(same)
  })

  it('is in a view, and in what a view shows', async () => {
    const item = await newItem()
    const { ID } = (await admin.call('GET', item)).json
    const names = [...Object.keys(columns), 'Customer', 'Customers', 'Total']
    await admin.call('POST', `${list}/views`, { body: { Title: 'Wide' } })
    for (const name of names) {
      const added = await admin.call('POST', `${list}/views/getbytitle('Wide')/viewfields/addviewfield('${name}')`)
      expect([name, added.status]).toEqual([name, 200])
    }
    const ViewXml = `<View><ViewFields>${names.map((name) => `<FieldRef Name="${name}"/>`).join('')}</ViewFields>
      <Query><Where><Eq><FieldRef Name="ID"/><Value Type="Counter">${ID}</Value></Eq></Where></Query></View>`
    const got = await admin.call('POST', `${list}/getitems`, { body: { query: { ViewXml } } })
    expect(rowsOf(got)).toEqual([expect.objectContaining({ ...values, Total: '1250' })])
    const { Row } = (await admin.call('POST', `${list}/renderlistdataasstream`, { body: { parameters: { ViewXml } } })).json
    expect(Row).toEqual([
      expect.objectContaining({
        Colours: 'Red, Blue',
        Customer: [{ lookupId: 1, lookupValue: 'Fabrikam', isSecretFieldValue: false }],
        Link: 'https://example.com/',
        'Link.desc': 'An example',
        People: [expect.objectContaining({ id: '1' })],
      }),
    ])
  })

  it('keeps the verbose types where a query asks for some columns', async () => {
    await newItem()
    const ViewXml = '<View><ViewFields><FieldRef Name="Link"/><FieldRef Name="Customers"/></ViewFields><RowLimit>1</RowLimit></View>'
    const headers = { Accept: accepts.verbose }
    const { json } = await admin.call('POST', `${list}/getitems`, { body: { query: { ViewXml } }, headers })
    expect(json.d.results[0]).toMatchObject({
      Link: { __metadata: { type: 'Svc.FieldUrlValue' } },
      CustomersId: { __metadata: { type: 'Collection(Edm.Int32)' }, results: [1, 2] },
    })
  })
})

describe('what an item looks up', () => {
  it('is shown to no user who may not see it, by permission or by approval', async () => {
    const item = await newItem()
    const shown = async (client: typeof bob) => {
      const { json } = await client.call('GET', `${item}?$select=Customer/Title,Customers/Title&$expand=Customer,Customers`)
      return [json.Customer?.Title, json.Customers.map(({ Title }: { Title: string }) => Title)]
    }
    expect(await shown(bob)).toEqual(['Fabrikam', ['Fabrikam', 'Contoso']])
    await admin.call('POST', `${customers}/items(1)/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    expect(await shown(bob)).toEqual([undefined, ['Contoso']])
    expect(await shown(admin)).toEqual(['Fabrikam', ['Fabrikam', 'Contoso']])
    await admin.call('POST', customers, { headers: merge, body: { EnableModeration: true } })
    await admin.call('POST', `${customers}/items(2)`, { headers: merge, body: { Title: 'Contoso' } })
    expect(await shown(bob)).toEqual([undefined, []])
    expect((await bob.call('GET', `${item}/fieldvaluesastext`)).json).toMatchObject({ Customer: '', Customers: '' })
    await admin.call('POST', customers, { headers: merge, body: { EnableModeration: false } })
    await admin.call('POST', `${customers}/items(1)/resetroleinheritance`)
    expect(await shown(bob)).toEqual(['Fabrikam', ['Fabrikam', 'Contoso']])
  })
})

describe('getchanges', () => {
  it('reports columns and content types, each by its id', async () => {
    const { CurrentChangeToken: ChangeTokenStart } = (await admin.call('GET', list)).json
    const { Id } = (await admin.call('POST', `${list}/fields`, { body: { Title: 'New', FieldTypeKind: 2 } })).json
    await admin.call('POST', `${list}/fields('${Id}')`, { headers: merge, body: { Description: 'changed' } })
    await admin.call('DELETE', `${list}/fields('${Id}')`)
    const type = await admin.call('POST', `${list}/contenttypes/addavailablecontenttype`, { body: { contentTypeId: '0x0108' } })
    expect(type.status).toBe(200)
    const query = { ChangeTokenStart, Field: true, ContentType: true, Add: true, Update: true, DeleteObject: true }
    const rows = rowsOf(await admin.call('POST', `${list}/getchanges`, { body: { query } }))
    expect(rows.flatMap((row) => (row.FieldId === Id ? [row.ChangeType] : [])).toSorted()).toEqual([1, 2, 3])
    const [added] = rows.filter((row) => row.ContentTypeId && row.ChangeType === 1)
    expect(added?.ContentTypeId.StringValue ?? added?.ContentTypeId).toBe(type.json.Id)
  })
})
