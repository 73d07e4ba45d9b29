import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { rowsOf } from '../../../support/wire.ts'
import { readEntry, readFeed } from '../atom/read-atom.ts'

const { server, owner, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const service = '/_vti_bin/ListData.svc'
const root = `${server.url}${service}`
const json = (url: string, client = reader) => client.call('GET', `${service}/${url}`, { headers: { Accept: 'application/json' } })
const atom = (url: string) => reader.call('GET', `${service}/${url}`, { headers: { Accept: 'application/atom+xml' } })
const send = (method: string, url: string, body?: unknown, headers = {}, client = owner) =>
  client.call(method, `${service}/${url}`, { headers: { Accept: 'application/json', ...headers }, ...(body !== undefined && { body }) })
const titles = async (url: string) => rowsOf(await json(url)).map(({ Title, Value, Name }) => Title ?? Value ?? Name)

beforeAll(async () => {
  const post = async (url: string, body: object) => {
    const reply = await owner.call('POST', url, { body })
    expect(reply.status, reply.text).toBeLessThan(300)
    return reply.json
  }
  const customers = await post('/_api/web/lists', { Title: 'Customers' })
  for (const Title of ['Ada', 'Bob']) await post(`/_api/web/lists('${customers.Id}')/items`, { Title })
  await post('/_api/web/lists', { Title: 'Orders' })
  const orders = "/_api/web/lists/getbytitle('Orders')"
  await post(`${orders}/fields`, { Title: 'State', FieldTypeKind: 6, Choices: ['open', "it's closed"] })
  await post(`${orders}/fields`, { Title: 'Colours', FieldTypeKind: 15, Choices: ['red', 'blue'] })
  await post(`${orders}/fields`, { Title: 'Buyer', FieldTypeKind: 20 })
  for (const [Title, AllowMultipleValues] of Object.entries({ Customer: false, Others: true })) {
    const parameters = { FieldTypeKind: 7, Title, LookupListId: customers.Id, LookupFieldName: 'Title', AllowMultipleValues }
    await post(`${orders}/fields/addfield`, { parameters })
  }
  // Joined names: a list with the name of a set of choices, and two whose names differ in case alone.
  await post('/_api/web/lists', { Title: 'Orders state' })
  await post('/_api/web/lists', { Title: 'my notes' })
  await post('/_api/web/lists', { Title: 'Mynotes' })
  await post('/_api/web/lists', { Title: 'Attachments' })
  const values = { Title: 'first', StateValue: "it's closed", Colours: [{ Value: 'red' }, { Value: 'blue' }], BuyerId: ids.owner }
  await send('POST', 'Orders', { ...values, CustomerId: 1 })
  await send('POST', 'Orders', { Title: 'second' })
})

describe('the links of an item', () => {
  it('are deferred, and lead to what $expand shows', async () => {
    const { d } = (await json('Orders(1)')).json
    const names = ['State', 'Colours', 'Buyer', 'Customer', 'Others', 'CreatedBy', 'ModifiedBy', 'Attachments']
    for (const name of names) expect(d[name]).toEqual({ __deferred: { uri: `${root}/Orders(1)/${name}` } })
    const { links } = readEntry((await atom('Orders(1)')).text)
    expect([...links.keys()].sort()).toEqual([...names].sort())
    const expanded = (await json(`Orders(1)?$expand=${names.join()}`)).json.d
    for (const name of ['State', 'Buyer', 'Customer', 'CreatedBy']) expect((await json(`Orders(1)/${name}`)).json.d).toEqual(expanded[name])
    for (const name of ['Colours', 'Others', 'Attachments']) expect(rowsOf(await json(`Orders(1)/${name}`))).toEqual(expanded[name].results)
    expect(readEntry((await atom('Orders(1)/Customer')).text).properties).toMatchObject({ Title: 'Ada' })
    expect(readFeed((await atom('Orders(1)/Colours')).text).entries.map(({ properties }) => properties)).toEqual([
      { Value: 'red' },
      { Value: 'blue' },
    ])
  })

  it('are chosen by the properties of what they lead to', async () => {
    const uris = async (options: string) =>
      rowsOf(await json(`Orders(1)/$links/Colours?${options}`)).map(({ uri }) => uri.slice(root.length + 1))
    expect(await uris("$filter=Value eq 'blue'")).toEqual(["OrdersColours('blue')"])
    expect(await uris('$orderby=Value&$top=1')).toEqual(["OrdersColours('blue')"])
    expect(await uris('$orderby=Value&$skip=1')).toEqual(["OrdersColours('red')"])
    expect(await uris("$filter=Value eq 'green'")).toEqual([])
    expect((await json("Orders(1)/$links/Colours?$filter=Nope eq 'x'")).status).toBe(400)
    expect((await json('Orders(1)/$links/Customer?$top=1')).status).toBe(400)
  })

  it('can be followed further, to properties and counts', async () => {
    expect((await json('orders(1)/customer/title')).json.d).toEqual({ Title: 'Ada' })
    expect((await json('Orders(1)/Customer/CreatedBy/Name/$value')).text).toBe('owner')
    expect((await json('Orders(1)/Colours/$count')).text).toBe('2')
    expect((await json('Orders(1)/Customer?$select=Title')).json.d).toEqual({ __metadata: expect.anything(), Title: 'Ada' })
    for (const url of ['Orders(2)/Customer', 'Orders(1)/Nope', 'Orders(1)/Title/Nope', 'Orders(1)/Colours/Value', 'Orders(1)/Title/$count'])
      expect([url, (await json(url)).status]).toEqual([url, 404])
    expect((await json('Orders(1)/Customer/$value')).status).toBe(400)
    expect((await json('Orders(1)/Customer', stranger)).status).toBe(403)
  })

  it('name entities that have addresses', async () => {
    const { __metadata } = (await json('Orders(1)/State')).json.d
    expect((await reader.call('GET', __metadata.uri, { headers: { Accept: 'application/json' } })).json.d).toMatchObject({
      Value: "it's closed",
    })
    const buyer = (await json('Orders(1)/Buyer')).json.d
    expect(buyer.__metadata.uri).toBe(`${root}/UserInformationList(${ids.owner})`)
    expect((await json(`UserInformationList(${ids.owner})`)).json.d).toEqual(buyer)
    for (const url of ["OrdersState0('lost')", 'UserInformationList(999)', "UserInformationList('x')", 'OrdersState0(1)'])
      expect([url, (await json(url)).status]).toEqual([url, 404])
    expect((await json("Orders('1')")).json.d.Title).toBe('first')
    expect((await json("Orders('1')", stranger)).status).toBe(403)
  })
})

describe('$links', () => {
  const uris = async (url: string) => {
    const { d } = (await json(url)).json
    return d.results ? d.results.map(({ uri }: { uri: string }) => uri) : d.uri
  }

  it('are the addresses of linked entities', async () => {
    expect(await uris('Orders(1)/$links/Customer')).toBe(`${root}/Customers(1)`)
    expect(await uris('Orders(1)/$links/Colours')).toEqual([`${root}/OrdersColours('red')`, `${root}/OrdersColours('blue')`])
    expect((await atom('Orders(1)/$links/Customer')).text).toContain(`>${root}/Customers(1)</uri>`)
    expect((await atom('Orders(1)/$links/Colours')).text).toMatch(/<links [^>]*><uri>/)
    for (const url of ['Orders(2)/$links/Customer', 'Orders(1)/$links/Title', 'Orders(99)/$links/Buyer'])
      expect([url, (await json(url)).status]).toEqual([url, 404])
  })

  it('set and empty a link that leads to one', async () => {
    const { Id } = (await send('POST', 'Orders', { Title: 'linked' })).json.d
    const link = (name: string) => `Orders(${Id})/$links/${name}`
    const put = (name: string, uri: string, headers = {}) => send('PUT', link(name), { uri }, headers)
    const set = await put('Customer', `${root}/Customers(2)`)
    expect([set.status, set.headers.get('etag')]).toEqual([204, inProfile('"2"', 'W/"2"')])
    expect((await put('State', 'OrdersState0(%27open%27)')).status).toBe(204)
    expect((await put('Buyer', `UserInformationList(${ids.owner})`)).status).toBe(204)
    const expected = { CustomerId: 2, StateValue: 'open', BuyerId: ids.owner }
    expect((await json(`Orders(${Id})`)).json.d).toMatchObject(expected)
    expect((await send('DELETE', link('Customer'))).status).toBe(204)
    expect((await json(`Orders(${Id})`)).json.d.CustomerId).toBeNull()
    const xml = { 'Content-Type': 'application/xml' }
    const inXml = (uri: string) => send('PUT', link('Customer'), `<uri xmlns="urn:x">${uri}</uri>`, xml)
    expect([(await inXml('Customers(1)')).status, (await json(`Orders(${Id})`)).json.d.CustomerId]).toEqual([204, 1])
    for (const body of ['<url>Customers(1)</url>', '<uri', '<uri/>', '<links/>', '<links><uri>a</uri><uri>b</uri></links>'])
      expect((await send('PUT', link('Customer'), body, xml)).status).toBe(400)
    for (const uri of ['Orders(1)', 'Customers', 'Customers(x)', 'Customers(99)', 'http://elsewhere/Customers(1)'])
      expect([uri, (await put('Customer', uri)).status]).toEqual([uri, 400])
    expect((await put('Customer', 'Customers(1)', { 'If-Match': '"1"' })).status).toBe(412)
    expect((await put('CreatedBy', `UserInformationList(${ids.owner})`)).status).toBe(400)
    expect((await put('Nope', 'Customers(1)')).status).toBe(404)
    expect((await send('PUT', link('Customer'), { uri: 'Customers(1)' }, {}, reader)).status).toBe(403)
    expect((await send('DELETE', link('Customer'), undefined, {}, reader)).status).toBe(403)
  })

  it('add and remove links that lead to several', async () => {
    const { Id } = (await send('POST', 'Orders', { Title: 'many' })).json.d
    const link = (name: string) => `Orders(${Id})/$links/${name}`
    for (const uri of ["OrdersColours('blue')", "OrdersColours('red')", "OrdersColours('red')"])
      expect((await send('POST', link('Colours'), { uri })).status).toBe(204)
    expect(await titles(`Orders(${Id})/Colours`)).toEqual(expect.arrayContaining(['blue', 'red']))
    for (const id of [1, 2]) expect((await send('POST', link('Others'), { uri: `Customers(${id})` })).status).toBe(204)
    expect((await titles(`Orders(${Id})/Others`)).sort()).toEqual(['Ada', 'Bob'])
    expect((await send('DELETE', `${link('Others')}(1)`)).status).toBe(204)
    expect((await send('DELETE', `${link('Colours')}('red')`)).status).toBe(204)
    expect([await titles(`Orders(${Id})/Others`), await titles(`Orders(${Id})/Colours`)]).toEqual([['Bob'], ['blue']])
    expect((await send('DELETE', `${link('Others')}(1)`)).status).toBe(404)
    expect((await send('DELETE', `${link('Colours')}('red')`)).status).toBe(404)
    expect((await send('POST', link('Customer'), { uri: 'Customers(1)' })).status).toBe(400)
    expect((await send('PUT', link('Colours'), { uri: "OrdersColours('red')" })).status).toBe(400)
    expect((await send('POST', link('Colours'), { uri: "OrdersColours('red')" }, {}, reader)).status).toBe(403)
    expect((await send('DELETE', `${link('Colours')}('blue')`, undefined, {}, reader)).status).toBe(403)
    expect((await send('DELETE', `${link('Others')}(2)`, undefined, {}, reader)).status).toBe(403)
  })
})

describe('the sets of a web', () => {
  it('never share a name, in whatever case', async () => {
    const { EntitySets } = (await json('')).json.d as { EntitySets: string[] }
    expect(new Set(EntitySets.map((name) => name.toLowerCase())).size).toBe(EntitySets.length)
    expect(EntitySets).toEqual(
      expect.arrayContaining(['OrdersState', 'OrdersState0', 'MyNotes', 'Mynotes0', 'Attachments', 'Attachments0']),
    )
    expect(await titles('OrdersState0')).toEqual(['open', "it's closed"])
    expect((await json('Orders(1)?$expand=State')).json.d.State.__metadata.uri).toMatch(/\/OrdersState0\('it%27%27s%20closed'\)$/)
  })
})

describe('options at the address of a link', () => {
  const of = async (url: string) => rowsOf(await json(url)).map((row) => row.Value ?? row.Name ?? row.Title)

  it('choose, order, cut and count what it leads to', async () => {
    expect(await of("Orders(1)/Colours?$filter=Value eq 'blue'")).toEqual(['blue'])
    expect(await of('Orders(1)/Colours?$orderby=Value')).toEqual(['blue', 'red'])
    expect(await of('Orders(1)/Colours?$orderby=Value desc&$top=1')).toEqual(['red'])
    expect(await of('Orders(1)/Colours?$orderby=Value&$skip=1')).toEqual(['red'])
    const counted = (await json('Orders(1)/Colours?$top=1&$inlinecount=allpages&$select=Value')).json.d
    expect([counted.results.length, counted.__count]).toEqual([1, '2'])
    const count = await reader.call('GET', `${service}/Orders(1)/Colours/$count?$filter=Value eq 'red'`)
    expect(count.text).toBe('1')
    expect(readFeed((await atom('Orders(1)/Colours?$top=1')).text).entries).toHaveLength(1)
  })

  it('are refused in words', async () => {
    expect((await json("Orders(1)/Colours?$filter=Nope eq 'x'")).json.error.message.value).toMatch(/Nope/)
    expect((await json('Orders(1)/Colours?$orderby=Nope')).status).toBe(400)
    expect((await json('Orders(1)/Colours?$top=-1')).status).toBe(400)
  })
})

describe('$batch', () => {
  const boundary = { 'Content-Type': 'multipart/mixed; boundary=b' }
  const part = (head: string, body = '') =>
    `--b\r\nContent-Type: application/http\r\n\r\n${head} HTTP/1.1\r\nAccept: application/json\r\nContent-Type: application/json\r\n\r\n${body}\r\n`

  it('reads and writes, with addresses below the service', async () => {
    const parts = [
      part('POST Orders', '{"Title":"batched"}'),
      part(`GET ${root}/Orders?$filter=Title%20eq%20%27batched%27&$select=Title`),
      part(`GET ${service}/Customers(1)/Title`),
      part('GET Nope'),
    ]
    const reply = await owner.call('POST', `${service}/$batch`, { headers: boundary, body: `${parts.join('')}--b--\r\n` })
    expect(reply.status, reply.text).toBe(200)
    expect(reply.text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404'])
    expect(reply.text).toContain('"Title":"batched"')
    expect(reply.text).toContain('"Title":"Ada"')
    const nested = await owner.call('POST', `${service}/$batch`, { headers: boundary, body: `${part('POST $batch')}--b--\r\n` })
    expect(nested.text).toMatch(/cannot contain a batch/)
  })
})
