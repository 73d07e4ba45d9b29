import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseXml, type XmlElement } from '../../../../src/formats/xml.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { rowsOf } from '../../../support/wire.ts'
import { type Entry, readEntry, readError, readFeed } from '../atom/read-atom.ts'

const { server, owner, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const service = '/_vti_bin/ListData.svc'
const Accept = 'application/json'
const json = (url: string, client = reader) => client.call('GET', `${service}/${url}`, { headers: { Accept } })
const atom = (url: string, client = reader) => client.call('GET', `${service}/${url}`, { headers: { Accept: 'application/atom+xml' } })
const send = (method: string, url: string, body?: unknown, headers = {}, client = owner) =>
  client.call(method, `${service}/${url}`, { headers: { Accept, 'If-Match': '*', ...headers }, ...(body !== undefined && { body }) })

beforeAll(async () => {
  const post = async (url: string, body: object) => {
    const reply = await owner.call('POST', url, { body })
    expect(reply.status, reply.text).toBeLessThan(300)
    return reply.json
  }
  const customers = await post('/_api/web/lists', { Title: 'My customers (old)' })
  await post(`/_api/web/lists('${customers.Id}')/items`, { Title: 'Ada' })
  await post('/_api/web/lists', { Title: 'Sales orders' })
  const orders = "/_api/web/lists/getbytitle('Sales orders')"
  await post(`${orders}/fields`, { Title: 'state of order', FieldTypeKind: 6, Choices: ['open', 'closed'] })
  await post(`${orders}/fields`, { Title: 'Colours', FieldTypeKind: 15, Choices: ['red', 'blue'] })
  for (const [Title, FieldTypeKind] of Object.entries({ Amount: 9, Due: 4, Paid: 8, Site: 11, Buyer: 20 }))
    await post(`${orders}/fields`, { Title, FieldTypeKind })
  const lookup = { FieldTypeKind: 7, Title: 'Customer', LookupListId: customers.Id, LookupFieldName: 'Title' }
  await post(`${orders}/fields/addfield`, { parameters: lookup })
  await send('POST', 'SalesOrders', {
    ...{ Title: 'first', StateOfOrderValue: 'open', Colours: [{ Value: 'red' }, { Value: 'blue' }], Amount: 2.5, Paid: true },
    ...{ Due: '2026-01-31T10:00:00Z', Site: 'http://a/, the site', BuyerId: ids.owner, CustomerId: 1 },
  })
  await send('POST', 'SalesOrders', { Title: 'second', StateOfOrderValue: 'closed', Amount: 7 })
})

describe('the entity sets of ListData.svc', () => {
  it('are lists by their titles, the choices of their fields, and people', async () => {
    const { EntitySets } = (await json('')).json.d
    expect(EntitySets).toEqual(
      expect.arrayContaining(['Tasks', 'MyCustomersOld', 'SalesOrders', 'SalesOrdersStateOfOrder', 'UserInformationList']),
    )
    const document = await reader.call('GET', service, { headers: { Accept: '*/*' } })
    expect(document.headers.get('content-type')).toBe('application/xml;charset=utf-8')
    expect(document.text).toContain('<collection href="SalesOrders">')
    expect([(await json('', stranger)).status, (await json('Nope')).status]).toEqual([403, 404])
  })

  it('have metadata whose sets, types and associations fit together', async () => {
    const reply = await reader.call('GET', `${service}/$metadata`)
    const all = (from: XmlElement, name: string): XmlElement[] =>
      from.children.flatMap((child) => (typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...all(child, name)]))
    const root = parseXml(reply.text)
    const namesOf = (name: string, attribute = 'Name') => all(root, name).map(({ attributes }) => attributes.get(attribute) ?? '')
    expect(namesOf('EntitySet').sort()).toEqual([...(await json('')).json.d.EntitySets].sort())
    const [namespace] = namesOf('Schema', 'Namespace')
    const types = new Set(namesOf('EntityType').map((name) => `${namespace}.${name}`))
    expect(types.size).toBe(namesOf('EntityType').length)
    expect(namesOf('EntitySet', 'EntityType').filter((type) => !types.has(type))).toEqual([])
    expect(new Set(namesOf('Association'))).toEqual(new Set(namesOf('AssociationSet')))
    expect(
      all(root, 'End')
        .flatMap(({ attributes }) => attributes.get('Type') ?? [])
        .filter((type) => !types.has(type)),
    ).toEqual([])
    const order = all(root, 'EntityType').find(({ attributes }) => attributes.get('Name') === 'SalesOrdersItem')
    expect(order && all(order, 'NavigationProperty').map(({ attributes }) => attributes.get('Name'))).toEqual(
      expect.arrayContaining(['StateOfOrder', 'Colours', 'Buyer', 'Customer', 'CreatedBy', 'ModifiedBy']),
    )
    expect((await stranger.call('GET', `${service}/$metadata`)).status).toBe(403)
  })

  it('have the choices of a field and people', async () => {
    expect(rowsOf(await json('SalesOrdersStateOfOrder')).map(({ Value }) => Value)).toEqual(['open', 'closed'])
    expect(rowsOf(await json(`UserInformationList?$filter=Id eq ${ids.owner}`))).toMatchObject([{ Name: 'owner' }])
  })
})

describe('the items of a list in ListData.svc', () => {
  it('have properties by the titles of fields, in JSON and in Atom', async () => {
    const expected = {
      Id: 1,
      Title: 'first',
      StateOfOrderValue: 'open',
      Amount: 2.5,
      Paid: true,
      Due: '2026-01-31T10:00:00Z',
      Site: 'http://a/, the site',
      BuyerId: ids.owner,
      CustomerId: 1,
      CreatedById: ids.owner,
      ContentType: 'Item',
      Version: '1.0',
      Path: '/Lists/Sales orders',
    }
    const { d } = (await json('SalesOrders(1)')).json
    const time = `/Date(${Date.parse(expected.Due)})/`
    expect(d).toMatchObject({ ...expected, Due: time })
    expect((await json('SalesOrders(1)/Due')).json.d).toEqual({ Due: time })
    expect(d.__metadata).toMatchObject({
      uri: `${server.url}${service}/SalesOrders(1)`,
      etag: inProfile('"1"', 'W/"1"'),
      type: 'Svc.DataService.SalesOrdersItem',
    })
    const reply = await reader.call('GET', `${service}/salesorders(1)`)
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    const entry = readEntry((await atom('SalesOrders(1)')).text)
    expect(entry.properties).toMatchObject(expected)
    expect(entry).toMatchObject({
      edit: 'SalesOrders(1)',
      etag: inProfile('"1"', 'W/"1"'),
      types: { Amount: 'Edm.Double', Due: 'Edm.DateTime', Id: 'Edm.Int32' },
    })
    const plain = await fetch(`${server.url}${service}/SalesOrders(1)`, { headers: { Authorization: `Basic ${btoa('reader:reader')}` } })
    expect(plain.headers.get('content-type')).toMatch(/^application\/atom\+xml/)
  })

  it('expand choices, people and looked-up items', async () => {
    const url =
      'SalesOrders(1)?$select=Title,StateOfOrder/Value,Colours/Value,Buyer/Account,Customer/Title&$expand=StateOfOrder,Colours,Buyer,Customer'
    expect((await json(url)).json.d).toMatchObject({
      Title: 'first',
      StateOfOrder: { Value: 'open' },
      Colours: { results: [{ Value: 'red' }, { Value: 'blue' }] },
      Buyer: { Account: expect.stringContaining('owner') },
      Customer: { Title: 'Ada' },
    })
    const { links } = readEntry((await atom(url)).text)
    expect((links.get('Customer')?.inline as Entry | undefined)?.properties).toEqual({ Title: 'Ada' })
    expect((await json('SalesOrders(2)?$expand=Buyer,Customer')).json.d).toMatchObject({ Buyer: null, Customer: null })
    expect((await json('SalesOrders(2)?$expand=Nope')).status).toBe(400)
  })

  it.each([
    ["StateOfOrderValue eq 'closed'", ['second']],
    ["StateOfOrder/Value eq 'open'", ['first']],
    ['Amount gt 3', ['second']],
    ['CustomerId eq 1', ['first']],
    ["Customer/Title eq 'Ada'", ['first']],
    ["Buyer/Name eq 'owner'", ['first']],
    ["CreatedBy/Name eq 'owner' and not (Id eq 1)", ['second']],
    ["startswith(tolower(Title),'sec') or Paid", ['first', 'second']],
    ["Due ge datetime'2026-01-01T00:00:00'", ['first']],
  ])('are filtered by %s', async (filter, titles) => {
    const rows = rowsOf(await json(`SalesOrders?$filter=${encodeURIComponent(filter)}&$orderby=Id`))
    expect(rows.map(({ Title }) => Title)).toEqual(titles)
  })

  it('are ordered, skipped, counted and paged', async () => {
    const first = await json('SalesOrders?$orderby=Amount desc&$top=1&$inlinecount=allpages&$select=Title')
    expect(first.json.d).toMatchObject({ __count: '2', results: [{ Title: 'second' }] })
    const next = await reader.call('GET', first.json.d.__next, { headers: { Accept } })
    expect(rowsOf(next)).toMatchObject([{ Title: 'first' }])
    expect(rowsOf(await json('SalesOrders?$orderby=Id&$skip=1'))).toMatchObject([{ Title: 'second' }])
    expect((await json('SalesOrders/$count')).text).toBe('2')
    expect((await json('SalesOrders(1)/Title/$value')).text).toBe('first')
    expect((await json('SalesOrders(1)/Amount')).json.d).toEqual({ Amount: 2.5 })
    const feed = readFeed((await atom('SalesOrders?$top=1&$orderby=Id')).text)
    expect(feed.entries.map(({ properties }) => properties.Title)).toEqual(['first'])
    expect(feed.next).toContain('/ListData.svc/SalesOrders?')
  })

  it('are refused in words', async () => {
    const message = async (url: string) => (await json(url)).json.error.message.value
    expect(await message("SalesOrders?$filter=Titel eq 'x'")).toMatch(/'Titel'.*Title/)
    expect(await message('SalesOrders?$select=Titel')).toMatch(/Titel/)
    expect(await message('SalesOrders?$orderby=Colours')).toMatch(/Colours/)
    expect(await message('SalesOrder')).toMatch(/SalesOrders/)
    expect(await message('SalesOrders(99)')).toMatch(/99|exist/)
    expect(readError((await atom('SalesOrders(99)')).text).message).toMatch(/99|exist/)
    expect((await json('SalesOrders(x)')).status).toBe(400)
    expect((await json('SalesOrders(1)', stranger)).status).toBe(403)
  })
})

describe('changes by ListData.svc', () => {
  const add = async (body: object = { Title: 'new', Amount: 1, StateOfOrderValue: 'open' }) =>
    (await send('POST', 'SalesOrders', body)).json.d

  it('take times in both forms', async () => {
    const { Id } = await add({ Title: 'timed', Due: '/Date(1767225600000)/' })
    expect((await json(`SalesOrders(${Id})`)).json.d.Due).toBe('/Date(1767225600000)/')
    expect(readEntry((await atom(`SalesOrders(${Id})`)).text).properties.Due).toBe('2026-01-01T00:00:00Z')
    expect((await send('POST', 'SalesOrders', { Title: 'x', Due: '/Date(x)/' })).status).toBe(400)
  })

  it('add an item', async () => {
    const reply = await send('POST', 'SalesOrders', { Title: 'added', Path: '/ignored', Id: 77, CreatedBy: { __deferred: { uri: 'x' } } })
    expect(reply.status).toBe(201)
    const { Id, Title } = reply.json.d
    expect(Title).toBe('added')
    expect(reply.headers.get('location')).toBe(`${server.url}${service}/SalesOrders(${Id})`)
    expect(reply.headers.get('etag')).toBe(inProfile('"1"', 'W/"1"'))
    expect((await send('POST', 'SalesOrders', { Titel: 'x' })).json.error.message.value).toMatch(/Titel/)
    expect((await send('POST', 'SalesOrders', { Title: 'x', Site: 7 })).status).toBe(400)
    expect((await send('POST', 'SalesOrders', { Title: 'x' }, {}, reader)).status).toBe(403)
    expect((await send('POST', 'UserInformationList', { Name: 'x' })).status).toBe(404)
  })

  it('merge and replace an item, if its entity tag fits', async () => {
    const { Id } = await add()
    const merged = await send('MERGE', `SalesOrders(${Id})`, { Title: 'merged' }, { 'If-Match': '"1"' })
    expect([merged.status, merged.headers.get('etag')]).toEqual([204, inProfile('"2"', 'W/"2"')])
    expect((await json(`SalesOrders(${Id})`)).json.d).toMatchObject({ Title: 'merged', Amount: 1 })
    expect((await send('POST', `SalesOrders(${Id})`, { Amount: 5 }, merge)).status).toBe(204)
    expect((await json(`SalesOrders(${Id})`)).json.d).toMatchObject({ Title: 'merged', Amount: 5, StateOfOrderValue: 'open' })
    expect((await send('PUT', `SalesOrders(${Id})`, { Title: 'whole' })).status).toBe(204)
    expect((await json(`SalesOrders(${Id})`)).json.d).toMatchObject({ Title: 'whole', Amount: null, StateOfOrderValue: null })
    expect((await send('MERGE', `SalesOrders(${Id})`, { Title: 'late' }, { 'If-Match': '"1"' })).status).toBe(412)
    expect((await send('PUT', `SalesOrders(${Id})`, { Nope: 1 })).status).toBe(400)
    expect((await send('POST', `SalesOrders(${Id})`, { Title: 'x' }, merge, reader)).status).toBe(403)
  })

  it('delete an item', async () => {
    const { Id } = await add()
    expect((await send('DELETE', `SalesOrders(${Id})`, undefined, {}, reader)).status).toBe(403)
    expect((await send('DELETE', `SalesOrders(${Id})`)).status).toBe(204)
    expect((await json(`SalesOrders(${Id})`)).status).toBe(404)
  })

  it('take Atom entries as bodies', async () => {
    const head =
      'xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata"'
    const entry = (inside: string) =>
      `<entry ${head}><title/><content type="application/xml"><m:properties>${inside}</m:properties></content></entry>`
    const headers = { 'Content-Type': 'application/atom+xml', Accept: 'application/atom+xml' }
    const body = entry(
      '<d:Title>by atom</d:Title><d:Amount m:type="Edm.Double">3.5</d:Amount><d:Paid m:type="Edm.Boolean">true</d:Paid><d:Due m:type="Edm.DateTime" m:null="true"/>',
    )
    const added = await send('POST', 'SalesOrders', body, headers)
    expect(added.status).toBe(201)
    const { properties, edit } = readEntry(added.text)
    expect(properties).toMatchObject({ Title: 'by atom', Amount: 3.5, Paid: true, Due: null })
    expect((await send('MERGE', edit, entry('<d:Amount m:type="Edm.Double">4</d:Amount>'), headers)).status).toBe(204)
    expect((await json(edit)).json.d).toMatchObject({ Title: 'by atom', Amount: 4 })
    expect(readError((await send('POST', 'SalesOrders', '<entry/>', headers)).text).message).toMatch(/m:properties/)
    expect(
      readError((await send('POST', 'SalesOrders', entry('<d:Amount m:type="Edm.Double">x</d:Amount>'), headers)).text).message,
    ).toMatch(/Amount/)
    for (const [text, status] of [
      ['yes', 400],
      ['', 400],
      ['TRUE', 400],
      ['1', 201],
      [' false ', 201],
    ] as const)
      expect([text, (await send('POST', 'SalesOrders', entry(`<d:Paid m:type="Edm.Boolean">${text}</d:Paid>`), headers)).status]).toEqual([
        text,
        status,
      ])
    expect(readError((await send('POST', 'SalesOrders', '<entry', headers)).text).message).toMatch(/XML/)
  })
})
