import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, rowsOf } from '../../../support/wire.ts'
import { type Entry, readEntry, readError, readFeed, readValue } from './read-atom.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const Accept = 'application/atom+xml'
const list = "/_api/web/lists/getbytitle('Kinds')"
const atom = async (url: string, client = reader, method = 'GET') => client.call(method, url, { headers: { Accept } })
const verbose = async (url: string) => (await reader.call('GET', url, { headers: { Accept: accepts.verbose } })).json.d

let id = 0

beforeAll(async () => {
  const post = async (url: string, body: object) => {
    const reply = await owner.call('POST', url, { body })
    expect([reply.status, reply.text]).toEqual([expect.toSatisfy((status: number) => status < 300), expect.anything()])
    return reply.json
  }
  await post('/_api/web/lists', { Title: 'Kinds' })
  for (const [Title, FieldTypeKind] of Object.entries({ Count: 9, Due: 4, Done: 8, Site: 11, Notes: 3 }))
    await post(`${list}/fields`, { Title, FieldTypeKind })
  await post(`${list}/fields`, { Title: 'Colours', FieldTypeKind: 15, Choices: ['red', 'blue'] })
  await post(`${list}/fields`, { Title: 'Person', FieldTypeKind: 20 })
  const me = (await owner.call('GET', '/_api/web/currentuser')).json.Id
  const values = { Count: 3, Due: '2026-01-31T10:00:00Z', Done: true, Site: { Url: 'http://a/?b&c', Description: 'd <e>' } }
  id = (await post(`${list}/items`, { Title: ' a & <b> ', ...values, Colours: ['red', 'blue'], PersonId: me, Notes: '<p>x</p>' })).Id
  await post(`${list}/items`, { Title: 'bare' })
})

describe('Atom', () => {
  it('writes an item as an entry, with types, nulls, links and its entity tag', async () => {
    const reply = await atom(`${list}/items(${id})`)
    expect(reply.headers.get('content-type')).toBe('application/atom+xml;type=entry;charset=utf-8')
    expect(reply.headers.get('etag')).toBe('"1"')
    const entry = readEntry(reply.text)
    const json = await verbose(`${list}/items(${id})`)
    expect(entry).toMatchObject({ etag: '"1"', type: json.__metadata.type, id: `urn:uuid:${json.__metadata.id}` })
    expect(json.__metadata.uri).toBe(`${server.url}/_api/${entry.edit}`)
    expect(entry.properties).toMatchObject({
      Title: ' a & <b> ',
      Count: 3,
      Due: '2026-01-31T10:00:00Z',
      Done: true,
      Site: { Url: 'http://a/?b&c', Description: 'd <e>' },
      Colours: ['red', 'blue'],
      PersonId: json.PersonId,
    })
    expect(entry.types).toMatchObject({
      Id: 'Edm.Int32',
      Title: undefined,
      Count: 'Edm.Double',
      Due: 'Edm.DateTime',
      Done: 'Edm.Boolean',
      GUID: 'Edm.Guid',
      Site: expect.stringMatching(/FieldUrlValue$/),
      Colours: 'Collection(Edm.String)',
      PersonId: 'Edm.Int32',
    })
    const deferred = Object.entries(json).filter(([, value]) => (value as { __deferred?: object } | null)?.__deferred)
    expect([...entry.links.keys()].sort()).toEqual(deferred.map(([name]) => name).sort())
    const bare = readEntry((await atom(`${list}/items(${id + 1})`)).text)
    expect(bare.properties).toMatchObject({ Count: null, Due: null, Site: null, PersonId: null })
    expect(bare.types).toMatchObject({ Count: 'Edm.Double', Due: 'Edm.DateTime', PersonId: 'Edm.Int32' })
  })

  it('writes a page of items as a feed, with the count and the next page', async () => {
    const url = `${list}/items?$select=Id,Title&$top=1&$inlinecount=allpages&$orderby=Id`
    const reply = await atom(url)
    expect(reply.headers.get('content-type')).toBe('application/atom+xml;type=feed;charset=utf-8')
    const feed = readFeed(reply.text)
    expect(feed.count).toBe('2')
    expect(feed.entries.map(({ properties }) => properties)).toEqual([{ Id: id, Title: ' a & <b> ' }])
    const next = readFeed((await atom(feed.next ?? '')).text)
    expect(next.entries.map(({ properties }) => properties)).toEqual([{ Id: id + 1, Title: 'bare' }])
    expect(next.next).toBeUndefined()
    expect(readFeed((await atom(`${list}/items?$filter=Title eq 'nobody'`)).text).entries).toEqual([])
  })

  it('writes expanded entities inside of their links', async () => {
    const url = `${list}/items(${id})?$select=Title,Person/Title,ParentList/Title,AttachmentFiles/FileName&$expand=Person,ParentList,AttachmentFiles`
    const { links, properties } = readEntry((await atom(url)).text)
    expect(properties).toEqual({ Title: ' a & <b> ' })
    const inside = (name: string): unknown => (links.get(name)?.inline as Entry | undefined)?.properties
    expect([inside('Person'), inside('ParentList')]).toEqual([{ Title: 'owner' }, { Title: 'Kinds' }])
    expect(links.get('AttachmentFiles')?.inline).toEqual([])
    const none = readEntry((await atom(`${list}/items(${id + 1})?$select=Title,Person/Title&$expand=Person`)).text)
    expect(none.links.get('Person')?.inline).toBeNull()
    const fields = readEntry((await atom(`${list}?$select=Title,Fields/Title&$expand=Fields`)).text).links.get('Fields')
    expect((fields?.inline as Entry[] | undefined)?.map((one) => one.properties)).toContainEqual({ Title: 'Colours' })
    expect(fields?.type).toBe('application/atom+xml;type=feed')
  })

  it('writes values, parts and null objects as XML', async () => {
    const title = await atom(`${list}/Title`)
    expect(title.headers.get('content-type')).toBe('application/xml;charset=utf-8')
    expect(readValue(title.text)).toEqual({ name: 'Title', value: 'Kinds' })
    expect(readValue((await atom(`${list}/ItemCount`)).text)).toEqual({ name: 'ItemCount', value: 2 })
    expect(readValue((await atom(`${list}/EffectiveBasePermissions`)).text)).toMatchObject({ value: { High: expect.anything() } })
    expect(readValue((await atom(`${list}/items(${id})/Colours`)).text)).toEqual({ name: 'Colours', value: ['red', 'blue'] })
    expect(readValue((await atom('/_api/contextinfo', owner, 'POST')).text)).toMatchObject({
      name: 'GetContextWebInformation',
      value: { FormDigestTimeoutSeconds: expect.any(Number), SupportedSchemaVersions: expect.arrayContaining(['15.0.0.0']) },
    })
    expect((await atom(`${list}/items/$count`)).text).toBe('2')
    const search = readValue((await atom("/_api/search/query?querytext='x'")).text)
    expect(search).toMatchObject({
      name: 'query',
      value: { PrimaryQueryResult: { RelevantResults: { Table: { Rows: expect.any(Array) } } } },
    })
  })

  it('writes an entity that a client has added, and the null of a method', async () => {
    const added = await owner.call('POST', `${list}/items`, { body: { Title: 'from atom' }, headers: { Accept } })
    expect([added.status, readEntry(added.text).properties.Title]).toEqual([201, 'from atom'])
    const { Id } = readEntry(added.text).properties
    const recycled = await owner.call('POST', `${list}/items(${String(Id)})/recycle()`, { headers: { Accept } })
    expect(readValue(recycled.text)).toEqual({ name: 'Recycle', value: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const nothing = await owner.call('POST', `${list}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`, {
      headers: { Accept },
    })
    expect(readValue(nothing.text)).toEqual({ name: 'BreakRoleInheritance', value: null })
  })

  it('words errors as XML', async () => {
    const missing = await atom("/_api/web/lists/getbytitle('Nope')")
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/xml;charset=utf-8'])
    expect(readError(missing.text)).toEqual({ code: expect.stringMatching(/^-?\d+, /), message: expect.stringContaining("'Nope'") })
    expect([(await atom('/_api/nowhere<&>')).status, readError((await atom('/_api/nowhere')).text).message]).toEqual([
      404,
      expect.stringContaining('nowhere'),
    ])
    expect(readError((await atom(list, stranger)).text).message).toContain('Open')
    expect(readError((await atom(`${list}/items?$select=Nope`)).text).message).toContain('Nope')
  })

  it('is streamed row by row, for as many as there are', async () => {
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b' }
    expect((await owner.call('POST', '/_api/web/lists', { body: { Title: 'Long' } })).status).toBe(201)
    for (let at = 0; at < 900; at += 100) {
      const parts = Array.from({ length: 100 }, (_, n) => `--b\r\nContent-Type: application/http\r\n\r\n${batchAdd(at + n)}\r\n`)
      expect((await owner.call('POST', '/_api/$batch', { headers, body: `${parts.join('')}--b--\r\n` })).status).toBe(200)
    }
    const items = "/_api/web/lists/getbytitle('Long')/items?$top=1000&$select=Id,Title&$orderby=Id"
    const feed = readFeed((await atom(items)).text)
    expect(feed.entries.map(({ properties }) => properties)).toEqual(rowsOf(await reader.call('GET', items)))
    // The second and the third reply may come from the cache of replies.
    expect(readFeed((await atom(items)).text).entries).toHaveLength(900)
    expect(readFeed((await atom(items)).text).entries).toHaveLength(900)
  })
})

const batchAdd = (at: number): string =>
  `POST /_api/web/lists/getbytitle('Long')/items HTTP/1.1\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ Title: `row ${at}` })}`
