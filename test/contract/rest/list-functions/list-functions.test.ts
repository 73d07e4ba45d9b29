import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseXml, type XmlElement } from '../../../../src/formats/xml.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { listName, listsClientOf } from '../../../support/soap/lists-client.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const title = 'Followed'
const list = `/_api/web/lists/getbytitle('${title}')`

/** The JSON in the text that a function returns, in any envelope. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
const textIn = ({ json }: { readonly json: any }, member: string): any => JSON.parse(json.d?.[member] ?? json.value)

const add = async (Title: string, more: object = {}): Promise<number> => {
  const reply = await owner.call('POST', `${list}/items`, { body: { Title, ...more } })
  expect(reply.status).toBe(201)
  return reply.json.Id
}

beforeAll(async () => {
  expect((await owner.call('POST', '/_api/web/lists', { body: { Title: title } })).status).toBe(201)
  for (const one of ['b <i>', 'a', 'c']) await add(one)
})

describe('getlistitemchangessincetoken', () => {
  const call = (query: object, client = reader) => client.call('POST', `${list}/getlistitemchangessincetoken`, { body: { query } })
  const elements = (from: XmlElement, name: string): XmlElement[] =>
    from.children.flatMap((child) => (typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...elements(child, name)]))
  const read = (text: string) => {
    const root = parseXml(text)
    const [changes] = elements(root, 'Changes')
    return {
      root,
      titles: elements(root, 'row').map(({ attributes }) => attributes.get('ows_Title')),
      token: changes?.attributes.get('LastChangeToken') ?? '',
      ids: elements(root, 'Id').map(({ attributes, children }) => [attributes.get('ChangeType'), children[0]]),
    }
  }

  it('begins with the list and its items, and then returns what has changed', async () => {
    const first = await call({ QueryOptions: '<QueryOptions/>', RowLimit: '100' })
    expect(first.headers.get('content-type')).toMatch(/^text\/xml/)
    const start = read(first.text)
    expect(start.root.name).toBe('GetListItemChangesSinceTokenResponse')
    expect(start.titles).toEqual(['b <i>', 'a', 'c'])
    const gone = await add('gone')
    await add('new')
    await owner.call('DELETE', `${list}/items(${gone})`, { headers: { 'If-Match': '*' } })
    const next = read((await call({ ChangeToken: start.token })).text)
    expect(next.titles).toEqual(['new'])
    expect(next.ids).toEqual([['Delete', String(gone)]])
    expect(read((await call({ ChangeToken: next.token })).text)).toMatchObject({ titles: [], ids: [] })
    expect(read((await call({ ChangeToken: 'never' })).text).ids).toEqual([['InvalidToken', undefined]])
  })

  it('is the reply of the SOAP operation', async () => {
    const soap = listsClientOf(server.url)('1.1', { namespace: 'urn:svc:soap/', headers: { Authorization: basic('reader') } })
    const reply = await soap.call('GetListItemChangesSinceToken', listName(title))
    const own = (await call({})).text
    const inside = own.slice(own.indexOf('<GetListItemChangesSinceTokenResult'))
    const withoutToken = (text: string) => text.replace(/LastChangeToken="[^"]*"/, '')
    expect(withoutToken(reply)).toContain(withoutToken(inside))
  })

  it('takes elements whole and by their content', async () => {
    const where = '<Where><Eq><FieldRef Name="Title"/><Value Type="Text">a</Value></Eq></Where>'
    expect(read((await call({ Query: `<Query>${where}</Query>` })).text).titles).toEqual(['a'])
    expect(read((await call({ Query: where })).text).titles).toEqual(['a'])
    const contains = '<Contains><FieldRef Name="Title"/><Value Type="Text">b</Value></Contains>'
    expect(read((await call({ Contains: contains })).text).titles).toEqual(['b <i>'])
    expect(read((await call({ Contains: `<Contains>${contains}</Contains>` })).text).titles).toEqual(['b <i>'])
    expect(read((await call({ ViewFields: '<FieldRef Name="Title"/>' })).text).titles).toContain('a')
  })

  it('is refused in words', async () => {
    expectRefusal(await call({ Query: '<Where>' }), 400, /XML/)
    expectRefusal(await call({ Query: '<Query/><Query/>' }), 400, /one element/)
    expectRefusal(await call({ RowLimit: 'x' }), 400, /rowLimit/)
    expectRefusal(await call({ Nope: 1 }), 400, /Nope/)
    expectRefusal(await call({}, stranger), 403, /Open/)
    expectRefusal(await reader.call('GET', `${list}/getlistitemchangessincetoken`), 405, /POST/)
  })
})

describe('rows and forms as text', () => {
  it.each(envelopes)('renderlistdata returns the rows of a view, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const xml = `<View><Query><OrderBy><FieldRef Name="Title"/></OrderBy></Query><RowLimit>2</RowLimit></View>`
    const reply = await reader.call('GET', `${list}/renderlistdata(@v)?@v='${encodeURIComponent(xml)}'`, { headers })
    const data = textIn(reply, 'RenderListData')
    expect(data).toMatchObject({ FirstRow: 1, LastRow: 2, RowLimit: 2, NextHref: expect.stringMatching(/^\?Paged=TRUE/) })
    expect(data.Row).toMatchObject([{ Title: 'a' }, { Title: 'b <i>' }])
    const posted = await reader.call('POST', `${list}/renderlistdata`, { body: { viewXml: xml }, headers })
    expect(textIn(posted, 'RenderListData')).toEqual(data)
  })

  it('renderlistdata refuses rows that are too long for one text', async () => {
    expect((await owner.call('POST', '/_api/web/lists', { body: { Title: 'Wide' } })).status).toBe(201)
    const wide = "/_api/web/lists/getbytitle('Wide')"
    expect((await owner.call('POST', `${wide}/fields`, { body: { Title: 'Notes', FieldTypeKind: 3 } })).status).toBe(201)
    const Notes = 'x'.repeat(900_000)
    for (const Title of ['1', '2', '3', '4', '5']) await owner.call('POST', `${wide}/items`, { body: { Title, Notes } })
    const xml = encodeURIComponent('<View><ViewFields><FieldRef Name="Notes"/></ViewFields></View>')
    expectRefusal(await reader.call('GET', `${wide}/renderlistdata('${xml}')`), 400, /fewer rows/)
  })

  it('renderlistdata is refused in words', async () => {
    expectRefusal(await reader.call('GET', `${list}/renderlistdata('%3CView')`), 400, /XML/)
    expectRefusal(await stranger.call('GET', `${list}/renderlistdata('')`), 403, /Open/)
  })

  it('renderashtml returns a page as a table', async () => {
    const { json } = await reader.call('GET', `${list}/defaultview/renderashtml`)
    expect(json.value).toContain('<td>b &lt;i&gt;</td>')
    expect(json.value).toContain('<th>Title</th>')
    expectRefusal(await reader.call('GET', `${list}/views('00000000-0000-4000-8000-000000000000')/renderashtml`), 404, /view/i)
  })

  it.each(envelopes)('renderlistformdata returns the fields and values of a form, %s', async (envelope) => {
    const id = await add('formed')
    const headers = { Accept: accepts[envelope] }
    const edit = await reader.call('GET', `${list}/renderlistformdata(itemid=${id},formid='editform',mode=2)`, { headers })
    expect(textIn(edit, 'RenderListFormData')).toMatchObject({
      ItemId: id,
      ControlMode: 2,
      ListTitle: title,
      ListData: { ID: String(id), Title: 'formed' },
      ListSchema: { Field: expect.arrayContaining([expect.objectContaining({ Name: 'Title', Type: 'Text', Required: true })]) },
    })
    const posted = await reader.call('POST', `${list}/renderlistformdata`, { body: { itemid: 0, formid: 'new', mode: 3 }, headers })
    expect(textIn(posted, 'RenderListFormData').ListData).toMatchObject({ ID: '', Title: '' })
    expectRefusal(await reader.call('GET', `${list}/renderlistformdata(itemid=99999,formid='x',mode=1)`), 404, /99999|item/i)
    expectRefusal(await reader.call('GET', `${list}/renderlistformdata(itemid=0,formid='x',mode=4)`), 400, /mode|3/)
  })

  it('forms are the pages of the list', async () => {
    const forms = rowsOf(await reader.call('GET', `${list}/forms`))
    expect(forms.map(({ FormType }) => FormType)).toEqual([4, 6, 8])
    expect(forms[0]).toMatchObject({ ServerRelativeUrl: '/Lists/Followed/DispForm.aspx', DecodedUrl: 'Lists/Followed/DispForm.aspx' })
    for (const envelope of envelopes) {
      const one = await reader.call('GET', `${list}/forms('${forms[1].Id}')`, { headers: { Accept: accepts[envelope] } })
      expect(one.json.d ?? one.json).toMatchObject({ FormType: 6 })
    }
    for (const form of [`(guid'${forms[1].Id}')`, `/getbyid('${forms[1].Id}')`, `/getbyid(guid'${forms[1].Id}')`])
      expect((await reader.call('GET', `${list}/forms${form}`)).json).toMatchObject({ FormType: 6 })
    expect(rowsOf(await reader.call('GET', `${list}/forms?$filter=FormType eq 8`))).toHaveLength(1)
    expectRefusal(await reader.call('GET', `${list}/forms('00000000-0000-4000-8000-000000000000')`), 404, /forms/)
    expectRefusal(await stranger.call('GET', `${list}/forms`), 403, /Open/)
  })
})

describe('renderlistfilterdata', () => {
  const values = (query: string, client = reader, method = 'GET') => client.call(method, `${list}/renderlistfilterdata${query}`)

  it('has the different values of a field in a view', async () => {
    await add('a')
    for (const method of ['GET', 'POST']) {
      const reply = await values('?FieldInternalName=Title', reader, method)
      expect(reply.headers.get('content-type')).toBe('text/html;charset=utf-8')
      expect(reply.text).toMatch(/^<select id="filter-Title" title="Title"><option value="">\(All\)<\/option><option value="a">a<\/option>/)
      expect(reply.text).toContain('<option value="b &lt;i&gt;">b &lt;i&gt;</option>')
      expect(reply.text.split('<option value="a">')).toHaveLength(2)
    }
    const called = await owner.call('POST', `${list}/renderlistfilterdata`, { body: { FieldInternalName: 'Author' } })
    expect(called.text).toContain('>owner</option>')
    expect((await values('?FieldInternalName=Author')).text).toContain('>owner</option>')
  })

  it('is refused in words', async () => {
    expectRefusal(await values(''), 400, /FieldInternalName/)
    expectRefusal(await values('?FieldInternalName=Titel'), 404, /Title/)
    expectRefusal(await values('?FieldInternalName=Title&ViewId=x'), 404, /view/i)
    expectRefusal(await values('?FieldInternalName=Title', stranger), 403, /Open/)
  })
})

describe('the changes of an item', () => {
  const query = { Item: true, Add: true, Update: true, DeleteObject: true }
  const changes = (id: number, more: object = {}, client = reader) =>
    client.call('POST', `${list}/items(${id})/getchanges`, { body: { query: { ...query, ...more } } })

  it('are those of the item alone', async () => {
    const [one, other] = [await add('followed'), await add('other')]
    await owner.call('PUT', `${list}/items(${one})`, { body: { Title: 'changed' }, headers: { 'If-Match': '*' } })
    const rows = rowsOf(await changes(one))
    expect(rows.map(({ ItemId, ChangeType }) => [ItemId, ChangeType])).toEqual([
      [one, 1],
      [one, 2],
    ])
    expect(rowsOf(await changes(one, { ChangeTokenStart: rows[0].ChangeToken }))).toMatchObject([{ ChangeType: 2 }])
    expect(rowsOf(await changes(other))).toHaveLength(1)
  })

  it('are refused in words', async () => {
    expectRefusal(await changes(99_999), 404, /99999|exist/)
    expectRefusal(await changes(1, { Nope: true }), 400, /Nope/)
    expectRefusal(await changes(1, {}, stranger), 403, /Open/)
  })
})

describe('getwopiframeurl', () => {
  it('is refused in words', async () => {
    expectRefusal(await reader.call('POST', `${list}/items(1)/getwopiframeurl(1)`), 404, /no documents in the browser/)
  })
})

describe('addvalidateupdateitem', () => {
  it('is another name of addvalidateupdateitemusingpath', async () => {
    const body = { formValues: [{ FieldName: 'Title', FieldValue: 'by form' }] }
    const reply = await owner.call('POST', `${list}/addvalidateupdateitem`, { body })
    expect(rowsOf(reply)).toMatchObject([
      { FieldName: 'Title', HasException: false },
      { FieldName: 'Id', FieldValue: expect.stringMatching(/^\d+$/) },
    ])
    expectRefusal(await reader.call('POST', `${list}/addvalidateupdateitem`, { body }), 403, /AddListItems/)
  })
})

describe('getlookupfieldchoices', () => {
  const choices = (field: string, page = '', client = reader) =>
    client.call('GET', `/_api/web/lists/getbytitle('Pointing')/getlookupfieldchoices(targetfieldname='${field}',paginginfo='${page}')`)

  beforeAll(async () => {
    const { Id } = (await owner.call('GET', list)).json
    const pointing = (await owner.call('POST', '/_api/web/lists', { body: { Title: 'Pointing' } })).json
    const parameters = { FieldTypeKind: 7, Title: 'Which', LookupListId: Id, LookupFieldName: 'Title' }
    expect((await owner.call('POST', `/_api/web/lists('${pointing.Id}')/fields/addfield`, { body: { parameters } })).status).toBe(200)
    const many = Array.from({ length: 101 }, (_, at) => add(`z${String(at).padStart(3, '0')}`))
    await Promise.all(many)
  })

  it('pages through the items that the field can point to, by their text', async () => {
    const first = textIn(await choices('Which'), 'GetLookupFieldChoices')
    expect(first.Row).toHaveLength(100)
    expect(first.Row[0]).toMatchObject({ LookupValue: 'a' })
    const next = textIn(await choices('Which', encodeURIComponent(first.NextHref)), 'GetLookupFieldChoices')
    expect(next.Row.at(-1)).toMatchObject({ LookupValue: 'z100' })
    expect(next.NextHref).toBeUndefined()
  })

  it('is refused in words', async () => {
    expectRefusal(await choices('Wich'), 404, /Which/)
    expectRefusal(await choices('Title'), 400, /lookup/)
    expectRefusal(await choices('Which', 'nonsense'), 400, /skiptoken/)
    expectRefusal(await choices('Which', '', stranger), 403, /Open/)
  })
})
