import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { rowsOf } from '../../../support/wire.ts'

const { server, owner, reader, ids } = await startWithPeople()
afterAll(() => server.stop())

const service = '/_vti_bin/ListData.svc'
const root = `${server.url}${service}`
const Accept = 'application/json'
const get = async (url: string) => (await owner.call('GET', `${service}/${url}`, { headers: { Accept } })).json.d
const send = (method: string, url: string, body: unknown, headers = {}, client = owner) =>
  client.call(method, `${service}/${url}`, { headers: { Accept, ...headers }, body })
const titles = async (url: string) =>
  rowsOf(await owner.call('GET', `${service}/${url}`, { headers: { Accept } })).map(({ Title }) => Title)
const counts = async () => ({ orders: (await titles('Orders')).length, customers: (await titles('Customers')).length })

beforeAll(async () => {
  const post = async (url: string, body: object) => {
    const reply = await owner.call('POST', url, { body })
    expect(reply.status, reply.text).toBeLessThan(300)
    return reply.json
  }
  const customers = await post('/_api/web/lists', { Title: 'Customers' })
  const lookup = (list: string, Title: string, LookupListId: string, AllowMultipleValues: boolean) =>
    post(`/_api/web/lists/getbytitle('${list}')/fields/addfield`, {
      parameters: { FieldTypeKind: 7, Title, LookupListId, LookupFieldName: 'Title', AllowMultipleValues },
    })
  await lookup('Customers', 'Parent', customers.Id, false)
  await post("/_api/web/lists/getbytitle('Customers')/fields", { Title: 'Rank', FieldTypeKind: 9 })
  await post('/_api/web/lists', { Title: 'Orders' })
  await post("/_api/web/lists/getbytitle('Orders')/fields", { Title: 'State', FieldTypeKind: 6, Choices: ['open', 'done'] })
  await post("/_api/web/lists/getbytitle('Orders')/fields", { Title: 'Buyer', FieldTypeKind: 20 })
  await lookup('Orders', 'Customer', customers.Id, false)
  await lookup('Orders', 'Others', customers.Id, true)
  for (const Title of ['Ada', 'Bob']) await send('POST', 'Customers', { Title })
})

const uri = (address: string) => ({ __metadata: { uri: address } })

describe('links in a body', () => {
  it('lead to the entities at their addresses, in every form', async () => {
    const made = await send('POST', 'Orders', {
      Title: 'linked',
      Customer: uri(`${root}/Customers(2)`),
      Others: [uri('Customers(1)'), uri(`${service}/customers(2)`)],
      State: uri("OrdersState('open')"),
      Buyer: uri(`UserInformationList(${ids.owner})`),
    })
    expect(made.status, made.text).toBe(201)
    expect(made.json.d).toMatchObject({ CustomerId: 2, StateValue: 'open', BuyerId: ids.owner })
    const path = `Orders(${made.json.d.Id})`
    expect(await titles(`${path}/Others`)).toEqual(['Ada', 'Bob'])
    expect((await send('MERGE', path, { 'Customer@odata.bind': 'Customers(1)', 'Others@odata.bind': ['Customers(2)'] })).status).toBe(204)
    expect([await get(path), await titles(`${path}/Others`)]).toMatchObject([{ CustomerId: 1, StateValue: 'open' }, ['Bob']])
    expect((await send('PUT', path, { Title: 'linked', Customer: null, Others: { results: [uri('Customers(1)')] } })).status).toBe(204)
    expect([await get(path), await titles(`${path}/Others`)]).toMatchObject([{ CustomerId: null, StateValue: null }, ['Ada']])
  })

  it('stay as they are if an entity that was read is sent back', async () => {
    const { Id } = (await send('POST', 'Orders', { Title: 'round', CustomerId: 1, Others: [{ Id: 2 }], BuyerId: ids.owner })).json.d
    const expanded = await get(`Orders(${Id})?$expand=Customer,Others,Buyer,State`)
    expect((await send('PUT', `Orders(${Id})`, expanded)).status).toBe(204)
    const { Customer, Others, Buyer } = await get(`Orders(${Id})?$expand=Customer,Others,Buyer`)
    expect([Customer.Title, Others.results.map((one: { Title: string }) => one.Title), Buyer.Id]).toEqual(['Ada', ['Bob'], ids.owner])
  })

  it('are refused in words, and then nothing is made', async () => {
    const before = await counts()
    const wrong: [object, RegExp][] = [
      [{ Customer: uri('Orders(1)') }, /leads to entities of the set 'Customers'; the address 'Orders\(1\)'/],
      [{ Customer: uri('Nowhere(1)') }, /leads to entities of the set 'Customers'/],
      [{ Customer: uri('Customers') }, /leads to entities of the set 'Customers'/],
      [{ Customer: uri('http://elsewhere.example/Customers(1)') }, /is not one of them/],
      [{ Customer: uri("Customers('x')") }, /must end with an id/],
      [{ Customer: uri('$1') }, /refers to another request of the same batch; this request is in none/],
      [{ Customer: uri('Customers(99)') }, /Customer/],
      [{ 'Customer@odata.bind': 7 }, /must be the address of an entity/],
      [{ Customer: uri('Customers(1)'), 'Customer@odata.bind': 'Customers(1)' }, /stands in the body twice/],
      [{ 'Custumer@odata.bind': 'Customers(1)' }, /Custumer.*Did you mean .*Customer/],
      [{ State: uri("OrdersState('lost')") }, /State/],
    ]
    for (const [body, words] of wrong) {
      const reply = await send('POST', 'Orders', { Title: 'wrong', ...body })
      expect([reply.status, reply.json.error.message.value]).toEqual([400, expect.stringMatching(words)])
    }
    expect(await counts()).toEqual(before)
  })
})

describe('entities in a body', () => {
  it('are made with the item that leads to them', async () => {
    const body = {
      Title: 'deep',
      Customer: { Title: 'Cleo', Parent: { Title: 'Dora', Parent: uri('Customers(1)') } },
      Others: [uri('Customers(2)'), { Title: 'Eve', Rank: 3 }],
    }
    const made = await send('POST', 'Orders?$expand=Customer/Parent/Parent,Others', body)
    expect(made.status, made.text).toBe(201)
    const { Customer, Others } = made.json.d
    expect([Customer.Title, Customer.Parent.Title, Customer.Parent.Parent.Title]).toEqual(['Cleo', 'Dora', 'Ada'])
    expect(Others.results.map((one: { Title: string; Rank: number }) => [one.Title, one.Rank])).toEqual([
      ['Bob', null],
      ['Eve', 3],
    ])
  })

  it('are made all or none, and no change makes them', async () => {
    const before = await counts()
    const bad = async (body: object, words: RegExp, client = owner) => {
      const reply = await send('POST', 'Orders', { Title: 'bad', ...body }, {}, client)
      expect([reply.status, reply.text]).toEqual([client === reader ? 403 : 400, expect.stringMatching(words)])
    }
    const nested = (depth: number): object => ({ Title: `${depth}`, ...(depth > 1 && { Parent: nested(depth - 1) }) })
    await bad({ Customer: { Title: 'made' }, Others: [{ Title: 'made too', Rank: 'three' }] }, /Rank/)
    await bad({ Customer: { Title: 'made' }, State: 7 }, /State/)
    await bad({ Customer: { Titel: 'made' } }, /Titel.*Did you mean .*Title/)
    await bad({ Customer: [{ Title: 'a' }, { Title: 'b' }] }, /leads to one entity/)
    await bad({ Others: [{ Title: 'a' }, 'b'] }, /each has an address, an id or properties/)
    await bad({ Customer: nested(5) }, /More than 5 items follow one another/)
    await bad({ Others: Array.from({ length: 100 }, (_, at) => ({ Title: `${at}` })) }, /at most 100 items/)
    await bad({ Buyer: { Name: 'new' } }, /Buyer/)
    await bad({ Customer: { Title: 'made' } }, /./, reader)
    const change = await send('MERGE', 'Orders(1)', { Customer: { Title: 'made' } })
    expect([change.status, change.text]).toEqual([400, expect.stringContaining("by a POST to 'Customers'")])
    expect(await counts()).toEqual(before)
    expect((await send('POST', 'Orders', { Title: 'four', Customer: nested(4) })).status).toBe(201)
    expect((await counts()).customers).toBe(before.customers + 4)
  })

  it('are made through a link with several values', async () => {
    const { Id } = (await send('POST', 'Orders', { Title: 'through', Others: [{ Id: 1 }] })).json.d
    const made = await send('POST', `Orders(${Id})/Others?$select=Title,Rank`, { Title: 'Finn', Rank: 4, Parent: { Title: 'Gus' } })
    expect(made.status, made.text).toBe(201)
    expect(made.json.d).toMatchObject({ Title: 'Finn', Rank: 4 })
    expect(made.headers.get('location')).toMatch(/ListData\.svc\/Customers\(\d+\)$/)
    expect(await titles(`Orders(${Id})/Others`)).toEqual(['Ada', 'Finn'])
    const before = await counts()
    const refused = async (url: string, status: number, words: RegExp, client = owner) => {
      const reply = await send('POST', url, { Title: 'no' }, {}, client)
      expect([url, reply.status, reply.text]).toEqual([url, status, expect.stringMatching(words)])
    }
    await refused(`Orders(${Id})/Customer`, 400, /leads to one entity: add that to 'Customers' by POST/)
    await refused(`Orders(${Id})/State`, 400, /No entities are made through 'State'/)
    await refused(`Orders(${Id})/CreatedBy`, 400, /No entities are made through 'CreatedBy'/)
    await refused(`Orders(${Id})/Attachments`, 400, /with the header 'Slug: Orders/)
    await refused(`Orders(${Id})/Othres`, 404, /Did you mean .*Others/)
    await refused('Orders(999)/Others', 404, /999/)
    await refused(`Orders(${Id})/Others`, 403, /./, reader)
    expect([await counts(), await titles(`Orders(${Id})/Others`)]).toEqual([before, ['Ada', 'Finn']])
  })
})

describe('an Atom entry', () => {
  const atom = (properties: string, links: string) =>
    `<entry xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">${links}<content type="application/xml"><m:properties>${properties}</m:properties></content></entry>`
  const related = (name: string, rest: string) =>
    `<link rel="http://schemas.microsoft.com/ado/2007/08/dataservices/related/${name}" ${rest}`
  const type = { 'Content-Type': 'application/atom+xml' }

  it('has links, and entries inside of links', async () => {
    const inline = `<m:inline>${atom('<d:Title>Hal</d:Title>', '')}</m:inline></link>`
    const links = [
      related('Customer', `href="Customers(2)"/>`),
      related('Others', `href="Customers(1)"/>`),
      related('Others', `href="Orders(0)/Others">${inline}`),
      related('Buyer', `href="Orders(0)/Buyer"/>`),
    ]
    const made = await send('POST', 'Orders', atom('<d:Title>atom</d:Title>', links.join('')), type)
    expect(made.status, made.text).toBe(201)
    expect(made.json.d.CustomerId).toBe(2)
    expect(await titles(`Orders(${made.json.d.Id})/Others`)).toEqual(['Ada', 'Hal'])
    const read = await owner.call('GET', `${service}/Orders(${made.json.d.Id})?$expand=Others,Customer`, {
      headers: { Accept: 'application/atom+xml' },
    })
    expect((await send('PUT', `Orders(${made.json.d.Id})`, read.text, type)).status).toBe(204)
    expect(await titles(`Orders(${made.json.d.Id})/Others`)).toEqual(['Ada', 'Hal'])
  })
})

describe('a batch', () => {
  it('links what its requests make, by their Content-IDs in bodies', async () => {
    const part = (id: string, line: string, body: object) =>
      `--c\r\nContent-Type: application/http\r\nContent-ID: ${id}\r\n\r\n${line} HTTP/1.1\r\nContent-Type: application/json\r\nAccept: ${Accept}\r\n\r\n${JSON.stringify(body)}\r\n`
    const parts = [
      part('1', 'POST Customers', { Title: 'Ida' }),
      part('2', 'POST Orders', { Title: 'batched', Customer: uri('$1') }),
      part('3', 'POST Customers', { Title: 'Jon' }),
      part('4', 'POST $2/$links/Others', { uri: '$3' }),
      part('5', 'POST $2/Others', { Title: 'Kim', Parent: uri('$1') }),
      part('6', 'POST Orders', { Title: 'lost', Customer: uri('$9') }),
    ]
    const text = `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n${parts.join('')}--c--\r\n--b--\r\n`
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b', Accept }
    const reply = await owner.call('POST', `${service}/$batch`, { headers, body: text })
    expect([...reply.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['201', '201', '201', '204', '201', '400'])
    const [order] = rowsOf(
      await owner.call('GET', `${service}/Orders?$filter=Title eq 'batched'&$expand=Customer,Others/Parent`, { headers: { Accept } }),
    )
    expect(order.Customer.Title).toBe('Ida')
    expect(order.Others.results.map((one: { Title: string; Parent: { Title?: string } | null }) => [one.Title, one.Parent?.Title])).toEqual(
      [
        ['Jon', undefined],
        ['Kim', 'Ida'],
      ],
    )
    expect(await titles("Orders?$filter=Title eq 'lost'")).toEqual([])
  })
})
