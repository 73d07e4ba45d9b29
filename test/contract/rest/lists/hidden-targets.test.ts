import { afterAll, describe, expect, it } from 'vitest'
import { send, soapMessage } from '../../../support/doors.ts'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

/** A lookup column reveals nothing about a list that the caller may not open. */
const { server, admin, owner, reader } = await startWithPeople()
afterAll(() => server.stop())

const listAt = (title: string) => `/_api/web/lists/getbytitle('${title}')`
const post = async (path: string, body?: unknown) => {
  const reply = await admin.call('POST', path, { body })
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply.json
}
const makeList = async (Title: string): Promise<string> => (await post('/_api/web/lists', { Title, BaseTemplate: 100 })).Id

const missing = '00000000-0000-4000-8000-00000000dead'
const hidden = await makeList('Salaries')
const open = await makeList('Offices')
await makeList('Staff')
await makeList('Mine')
const staff = listAt('Staff')
const mine = listAt('Mine')
for (const list of ['Salaries', 'Offices']) {
  await post(`${listAt(list)}/fields`, { Title: 'Amount', FieldTypeKind: 9 })
  for (const [Title, Amount] of [
    ['c', 300],
    ['a', 100],
    ['b', 200],
  ] as const)
    await post(`${listAt(list)}/items`, { Title, Amount })
}
const pay: string = (await post(`${staff}/fields`, { Title: 'Pay', FieldTypeKind: 7, LookupList: hidden, LookupField: 'Title' })).Id
await post(`${staff}/fields`, { Title: 'Seat', FieldTypeKind: 7, LookupList: open, LookupField: 'Title' })
await post(`${staff}/fields/adddependentlookupfield(displayname='Sum',primarylookupfieldid='${pay}',showfield='Amount')`)
await post(`${listAt('Salaries')}/fields`, { Title: 'Wage', FieldTypeKind: 9 })
await post(`${staff}/fields/adddependentlookupfield(displayname='Net',primarylookupfieldid='${pay}',showfield='Wage')`)
const seat: string = (await post(`${mine}/fields`, { Title: 'Seat', FieldTypeKind: 7, LookupList: open, LookupField: 'Title' })).Id
for (const [Title, PayId] of [
  ['x', 1],
  ['y', 2],
  ['z', 3],
] as const)
  await post(`${staff}/items`, { Title, PayId, SeatId: PayId })
const siteColumn = (await post('/_api/web/fields', { Title: 'Pay of site', FieldTypeKind: 7, LookupList: hidden, LookupField: 'Title' })).Id
expect(siteColumn).toBeTruthy()
await post(`${listAt('Salaries')}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)

const xmlOf = (list: string, column: string) => `<Field Type="Lookup" DisplayName="Peek" List="{${list}}" ShowField="${column}"/>`
const creation = (list: string, column: string) => ({ Title: 'Peek', FieldTypeKind: 7, LookupList: list, LookupField: column })

/** Every operation that makes a lookup column by the id of its list. */
const ways: Record<string, (list: string, column: string) => Promise<{ status: number; text: string }>> = {
  fields: (list, column) => owner.call('POST', `${mine}/fields`, { body: creation(list, column) }),
  createfieldasxml: (list, column) =>
    owner.call('POST', `${mine}/fields/createfieldasxml`, { body: { parameters: { SchemaXml: xmlOf(list, column) } } }),
  addfield: (LookupListId, LookupFieldName) =>
    owner.call('POST', `${mine}/fields/addfield`, {
      body: { parameters: { Title: 'Peek', FieldTypeKind: 7, LookupListId, LookupFieldName } },
    }),
  'site column': (list, column) => owner.call('POST', '/_api/web/fields', { body: creation(list, column) }),
}

describe.each(Object.keys(ways))('a lookup made by %s', (name) => {
  const way = ways[name] as (typeof ways)[string]
  const told = async (list: string, of: string) => {
    const { status, text } = await way(list, of)
    return {
      status,
      text: text
        .replaceAll(list, '<list>')
        .replaceAll(list.toUpperCase(), '<list>')
        .replace(/[\w-]{36}/g, ''),
    }
  }

  it('is refused to users who may not open the list as for one that does not exist, whatever column it shows', async () => {
    const none = await told(missing, 'Title')
    expect(none.text).toMatch(/LookupList must be the id of a list/)
    expect(none.text).not.toContain('Salaries')
    expect(await told(hidden, 'Title')).toEqual(none)
    expect(await told(hidden, 'Amount')).toEqual(none)
    expect(await told(hidden, 'Nope')).toEqual(none)
  })
})

it('the target of a lookup is not changed later', async () => {
  const url = `${mine}/fields('${seat}')`
  for (const LookupList of [hidden, missing])
    expectRefusal(await owner.call('POST', url, { headers: merge, body: { LookupList } }), 400, /cannot be written here/)
})

describe('a path through a lookup into a list that the caller may not open', () => {
  const ask = async (query: string, by = reader) => {
    const reply = await by.call('GET', `${staff}/items?$select=Title&${query}`)
    return { status: reply.status, titles: reply.status === 200 ? rowsOf(reply).map(({ Title }) => Title as string) : reply.text }
  }
  const all = { status: 200, titles: ['x', 'y', 'z'] }
  const none = { status: 200, titles: [] }

  it.each([
    ["PAY eq 'c'", none],
    ["PAY ne 'c'", all],
    ['PAY eq null', all],
    ['PAY ne null', none],
    ['PAY gt 150', none],
    ['not (PAY gt 150)', all],
    ["substringof('c',PAY)", none],
    ["startswith(PAY,'a') or Title eq 'x'", { status: 200, titles: ['x'] }],
    ['length(PAY) eq 1', none],
    ['year(PAY) eq 2024', none],
    ["tolower(PAY) eq 'c'", none],
    ['PAY', none],
    ['not PAY', all],
  ])('is null in %s, whatever its name and type', async (text, expected) => {
    for (const name of ['Pay/Title', 'Pay/Amount', 'Pay/Created', 'Pay/Nope', 'Sum/Amount', 'Sum/Nope'])
      expect(await ask(`$filter=${encodeURIComponent(text.replaceAll('PAY', name))}`), name).toEqual(expected)
  })

  it('gives no order', async () => {
    for (const name of ['Title', 'Amount', 'Nope'])
      for (const way of ['asc', 'desc']) expect(await ask(`$orderby=Pay/${name} ${way}`), name).toEqual(all)
    expect(await ask('$orderby=Pay/Amount desc,Title desc')).toEqual({ status: 200, titles: ['z', 'y', 'x'] })
    expect((await ask('$orderby=Pay/Amount', admin)).titles).toEqual(['y', 'z', 'x'])
    expect((await ask('$orderby=Seat/Amount')).titles).toEqual(['y', 'z', 'x'])
  })

  it('pages as without the order', async () => {
    const first = await reader.call('GET', `${staff}/items?$top=2&$orderby=Pay/Amount desc&$select=Title`)
    const next = await reader.call('GET', first.json['odata.nextLink'])
    expect([...rowsOf(first), ...rowsOf(next)].map(({ Title }) => Title)).toEqual(['x', 'y', 'z'])
  })

  it('shows nothing by $select and $expand', async () => {
    for (const name of ['Title', 'Amount', 'Nope']) {
      const reply = await reader.call('GET', `${staff}/items(1)?$select=Pay/${name}&$expand=Pay`)
      expect([reply.status, reply.json.Pay]).toEqual([200, null])
    }
    const { json } = await reader.call(
      'GET',
      `${staff}/items(1)?$select=FieldValuesAsText,FieldValuesAsHtml&$expand=FieldValuesAsText,FieldValuesAsHtml`,
    )
    expect(json.FieldValuesAsText).toMatchObject({ Pay: '', Sum: '', Seat: 'c' })
    expect(json.FieldValuesAsHtml).toMatchObject({ Pay: '', Sum: '' })
  })

  it('is null in CAML, by REST and by SOAP', async () => {
    const query = (test: string) => `<Query><Where>${test}</Where></Query>`
    const count = async (test: string, name: string) => {
      const ViewXml = `<View>${query(test)}</View>`
      const rest = await reader.call('POST', `${staff}/getitems`, { body: { query: { ViewXml } } })
      expect(rest.status, rest.text).toBe(200)
      const soap = await send(
        server.url,
        soapMessage(
          'GetListItems',
          `<listName>Staff</listName><query>${query(test)}</query><viewFields><ViewFields><FieldRef Name="${name}"/></ViewFields></viewFields>`,
        ),
        'reader',
      )
      expect(soap.text).not.toMatch(/;#[abc]"|;#[123]00/)
      return [rowsOf(rest).length, Number(/ItemCount="(\d+)"/.exec(soap.text)?.[1])]
    }
    for (const name of ['Pay', 'Sum']) {
      expect(await count(`<Eq><FieldRef Name="${name}"/><Value Type="Lookup">c</Value></Eq>`, name)).toEqual([0, 0])
      expect(await count(`<Contains><FieldRef Name="${name}"/><Value Type="Lookup">c</Value></Contains>`, name)).toEqual([0, 0])
    }
  })

  it('is empty in list data', async () => {
    const { json, text } = await reader.call('POST', `${staff}/renderlistdataasstream`, {
      body: { parameters: { ViewXml: '<View><ViewFields><FieldRef Name="Pay"/><FieldRef Name="Sum"/></ViewFields></View>' } },
    })
    expect(json.Row).toHaveLength(3)
    expect(text).not.toMatch(/"lookupValue":"[abc123]/)
    expect(text).not.toContain('Salaries')
  })
})

describe('what a lookup column shows of a list that the caller may not see', () => {
  const doors: Record<string, string> = {
    'one column': `${staff}/fields/getbyinternalnameortitle('Net')`,
    'all columns': `${staff}/fields`,
    'chosen properties': `${staff}/fields?$select=InternalName,LookupField,SchemaXml`,
    'one property': `${staff}/fields/getbyinternalnameortitle('Net')/LookupField`,
    'the schema': `${staff}/fields/getbyinternalnameortitle('Net')/SchemaXml`,
    'the list': `${staff}?$expand=Fields,ContentTypes/Fields`,
    'all lists': '/_api/web/lists?$expand=Fields',
    'the web of a site': '/_api/site/rootweb?$expand=Lists/Fields,Fields&$select=Lists/Fields/SchemaXml,Fields/SchemaXml',
    'content types': `${staff}/contenttypes?$expand=Fields`,
    'list data': `${staff}/renderlistdataasstream`,
  }
  const parameters = { RenderOptions: 7, ViewXml: '<View><ViewFields><FieldRef Name="Net"/></ViewFields></View>' }

  it.each(Object.keys(doors))('is not told by %s', async (name) => {
    const path = doors[name] ?? ''
    const { status, text } = path.endsWith('stream')
      ? await reader.call('POST', path, { body: { parameters } })
      : await reader.call('GET', path)
    expect(status, text).toBe(200)
    expect(text.includes('Wage')).toBe(false)
    if (!path.endsWith('stream')) expect((await admin.call('GET', path)).text.includes('Wage')).toBe(name !== 'content types')
  })

  it('shows the columns of an open list to everyone, and those of the closed list to users who may see it', async () => {
    const shownBy = async (by: typeof admin, path: string) =>
      Object.fromEntries(
        rowsOf(await by.call('GET', path))
          .filter(({ TypeAsString }) => TypeAsString === 'Lookup')
          .map(({ InternalName, LookupField, SchemaXml }) => [
            InternalName,
            [LookupField, /ShowField="(\w+)"/.exec(SchemaXml as string)?.[1] ?? null],
          ]),
      )
    const seat = { Seat: ['Title', 'Title'] }
    expect(await shownBy(admin, `${staff}/fields`)).toMatchObject({ ...seat, Pay: ['Title', 'Title'], Sum: ['Amount', 'Amount'] })
    expect(await shownBy(reader, `${staff}/fields`)).toMatchObject({ ...seat, Pay: [null, null], Sum: [null, null] })
    for (const path of ['/_api/web/fields', '/_api/web/availablefields']) {
      expect(Object.values(await shownBy(admin, path))).toContainEqual(['Title', 'Title'])
      expect(Object.values(await shownBy(reader, path))).not.toContainEqual(['Title', 'Title'])
    }
    const filtered = async (by: typeof admin) => rowsOf(await by.call('GET', `${staff}/fields?$filter=LookupField eq 'Amount'`)).length
    expect([await filtered(admin), await filtered(reader)]).toEqual([1, 0])
  })

  it('is not told by SOAP', async () => {
    const schemaFor = async (user: string) => {
      const { status, text } = await send(server.url, soapMessage('GetList', '<listName>Staff</listName>'), user)
      expect(status).toBe(200)
      const [element = ''] = /<Field [^>]*Name="Sum"[^>]*>/.exec(text) ?? []
      return element
    }
    expect(await schemaFor('admin')).toContain('ShowField="Amount"')
    const told = await schemaFor('reader')
    expect(told).toContain('Type="Lookup"')
    expect(told).not.toMatch(/ShowField|Amount/)
  })

  it('is shown in a subweb of the web of the list as well, and not to the reader', async () => {
    await post('/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub' } })
    const shown = async (by: typeof admin) =>
      rowsOf(await by.call('GET', "/sub/_api/web/availablefields?$filter=Title eq 'Pay of site'")).map(({ LookupField }) => LookupField)
    expect([await shown(admin), await shown(reader)]).toEqual([['Title'], [null]])
  })
})
