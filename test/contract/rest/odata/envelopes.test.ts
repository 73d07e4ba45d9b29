import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { basic, startServer } from '../../../support/server.ts'
import { faulty } from '../../../support/stores/faulty.ts'
import { accepts, type EnvelopeName, envelopes, expectDecent, expectRefusal, requestText, sendRaw } from '../../../support/wire.ts'

let failing = false
const server = await startServer({
  decorate: (database) =>
    faulty(database, () => {
      if (failing) throw new Error('SqliteError: disk I/O error at /data/content.db')
    }),
})
const ann = createContractClient(server.url, { Authorization: basic('ann') })
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const items = `${tasks}/items`
const root = `${server.url}/_api/`
let listId = ''
let guid = ''

beforeAll(async () => {
  const reply = await ann.call('POST', items, { body: { Title: 'Order chairs' } })
  guid = reply.json.d.GUID
  await ann.call('POST', items, { body: { Title: 'Count chairs' } })
  listId = (await ann.call('GET', tasks)).json.d.Id
})

const contentTypes: Record<EnvelopeName, string> = {
  verbose: 'application/json;odata=verbose;charset=utf-8',
  minimalmetadata: 'application/json;odata=minimalmetadata;streaming=true;charset=utf-8',
  nometadata: 'application/json;odata=nometadata;streaming=true;charset=utf-8',
}

describe('the Accept header', () => {
  it.each<[string | undefined, EnvelopeName]>([
    [undefined, 'verbose'],
    ['', 'verbose'],
    ['*/*', 'verbose'],
    ['application/json;odata=verbose', 'verbose'],
    ['application/json; odata=verbose', 'verbose'],
    ['APPLICATION/JSON;ODATA=VERBOSE', 'verbose'],
    ['application/json;charset=utf-8;odata=verbose', 'verbose'],
    ['application/json;odata="verbose"', 'verbose'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'verbose'],
    ['application/json;odata=minimalmetadata;q=0.9, */*', 'verbose'],
    ['application/json', 'minimalmetadata'],
    ['application/json; charset=utf-8', 'minimalmetadata'],
    ['application/json, text/plain, */*', 'minimalmetadata'],
    ['application/json;odata=minimalmetadata', 'minimalmetadata'],
    ['application/json;odata=minimalmetadata;streaming=true;charset=utf-8', 'minimalmetadata'],
    ['application/json;odata.metadata=minimal', 'minimalmetadata'],
    ['application/json;odata=fullmetadata', 'minimalmetadata'],
    ['application/atom+xml, application/json;odata=nometadata', 'nometadata'],
    ['application/xml;q=0', 'minimalmetadata'],
    ['text/html', 'minimalmetadata'],
    ['image/png;q=0', 'minimalmetadata'],
    ['garbage', 'minimalmetadata'],
    [';;;,,,q=q', 'minimalmetadata'],
    ['application/json;odata=nometadata', 'nometadata'],
    ['application/json; odata=nometadata; charset=utf-8', 'nometadata'],
    ['application/json;odata=verbose;q=0.1, application/json;odata=nometadata;q=0.9', 'nometadata'],
    ['text/html, application/json;odata=nometadata', 'nometadata'],
    ['application/json;odata=nometadata, application/json;odata=verbose', 'nometadata'],
  ])('%s gives %s', async (accept, envelope) => {
    const headers = { Authorization: basic('ann'), ...(accept !== undefined && { Accept: accept }) }
    const [reply] = await sendRaw(server.url, requestText('GET', `${items}(1)?$select=Title`, headers))
    const given = envelope === 'verbose' && !/verbose/i.test(accept ?? '') ? inProfile(envelope, 'minimalmetadata') : envelope
    expect(reply?.headers.get('content-type')).toBe(contentTypes[given])
    const keys = Object.keys(JSON.parse(reply?.text ?? ''))
    expect(keys[0]).toBe({ verbose: 'd', minimalmetadata: 'odata.metadata', nometadata: 'Title' }[given])
  })

  it('decides about writes and errors too', async () => {
    for (const envelope of envelopes) {
      const headers = { Accept: accepts[envelope] }
      const post = await ann.call('POST', items, { headers, body: { Title: 'x' } })
      expect(post.headers.get('content-type')).toBe(contentTypes[envelope])
      expect((await ann.call('DELETE', `${items}(${(post.json.d ?? post.json).Id})`, { headers })).text).toBe('')
      const error = await ann.call('GET', '/_api/nope', { headers })
      expect(error.headers.get('content-type')).toBe(contentTypes[envelope])
      expectRefusal(error, 404, /not an address/)
    }
  })
})

describe('an entity', () => {
  const address = () => `Web/Lists(guid'${listId}')/Items(1)`

  it('has its metadata and links in d, verbose', async () => {
    const { json } = await ann.call('GET', `${items}(1)`, { headers: { Accept: accepts.verbose } })
    expect(Object.keys(json)).toEqual(['d'])
    expect(json.d.__metadata).toEqual({ id: guid, uri: root + address(), etag: '"1"', type: 'Svc.Data.TasksListItem' })
    const list = (await ann.call('GET', tasks, { headers: { Accept: accepts.verbose } })).json.d
    const uri = `${root}Web/Lists(guid'${listId}')`
    expect(list.__metadata).toEqual({ id: uri, uri, etag: '"1"', type: 'Svc.List' })
    expect(list.Items).toEqual({ __deferred: { uri: `${uri}/Items` } })
    expect((await ann.call('GET', list.Items.__deferred.uri)).status).toBe(200)
  })

  it('has odata members beside its properties, minimalmetadata', async () => {
    const { json } = await ann.call('GET', `${items}(1)`, { headers: { Accept: accepts.minimalmetadata } })
    expect(json).toMatchObject({
      'odata.metadata': `${root}$metadata#Svc.ListData.TasksListItems/@Element`,
      'odata.type': 'Svc.Data.TasksListItem',
      'odata.id': guid,
      'odata.etag': '"1"',
      'odata.editLink': address(),
      Title: 'Order chairs',
    })
    expect((await ann.call('GET', root + json['odata.editLink'])).status).toBe(200)
  })

  it('has its properties alone, nometadata', async () => {
    const { json } = await ann.call('GET', `${items}(1)`, { headers: { Accept: accepts.nometadata } })
    expect(Object.keys(json).filter((name) => /odata\.|__|^d$/.test(name) && name !== 'OData__UIVersionString')).toEqual([])
  })

  it('names what was selected in odata.metadata', async () => {
    const { json } = await ann.call('GET', `${items}(1)?$select=Title,Author/Title&$expand=Author`, {
      headers: { Accept: accepts.minimalmetadata },
    })
    expect(json['odata.metadata']).toBe(`${root}$metadata#Svc.ListData.TasksListItems/@Element&$select=Title,Author/Title`)
    expect(json['Author@odata.navigationLinkUrl']).toBe(`${address()}/Author`)
    expect(json.Author.Title).toBe('ann')
  })

  it('of a library has the short type name', async () => {
    const { json } = await ann.call('GET', "/_api/web/lists/getbytitle('Documents')", { headers: { Accept: accepts.nometadata } })
    expect(json).toMatchObject({
      EntityTypeName: 'Shared_x0020_Documents',
      ListItemEntityTypeFullName: 'Svc.Data.Shared_x0020_DocumentsItem',
    })
  })
})

describe('a collection', () => {
  const query = '?$top=1&$select=Title&$inlinecount=allpages&$orderby=Id'

  it('has results, next link and count in d, verbose', async () => {
    const { json } = await ann.call('GET', items + query, { headers: { Accept: accepts.verbose } })
    expect(json).toEqual({
      d: { results: [{ __metadata: expect.anything(), Title: 'Order chairs' }], __count: '2', __next: expect.any(String) },
    })
  })

  it('has value, odata.nextLink and odata.count at the top, minimalmetadata', async () => {
    const { json } = await ann.call('GET', items + query, { headers: { Accept: accepts.minimalmetadata } })
    expect(json).toMatchObject({ 'odata.metadata': `${root}$metadata#Svc.ListData.TasksListItems&$select=Title`, 'odata.count': '2' })
    expect(json.value).toEqual([expect.objectContaining({ 'odata.type': 'Svc.Data.TasksListItem', Title: 'Order chairs' })])
    expect(json['odata.nextLink']).toMatch(/%24skiptoken=/)
  })

  it('has value, odata.nextLink and odata.count alone, nometadata', async () => {
    const { json } = await ann.call('GET', items + query, { headers: { Accept: accepts.nometadata } })
    expect(json).toEqual({ 'odata.count': '2', 'odata.nextLink': expect.any(String), value: [{ Title: 'Order chairs' }] })
  })

  it('that is expanded is under results in verbose alone', async () => {
    const expand = async (envelope: EnvelopeName) => {
      const { json } = await ann.call('GET', '/_api/web?$expand=Lists&$select=Lists/Title', { headers: { Accept: accepts[envelope] } })
      return (json.d ?? json).Lists
    }
    expect((await expand('verbose')).results).toHaveLength(inProfile(5, 11))
    expect(await expand('minimalmetadata')).toHaveLength(inProfile(5, 11))
    expect(await expand('nometadata')).toHaveLength(inProfile(5, 11))
  })
})

describe('a request body', () => {
  it.each([
    ['bare', { Title: 'x' }, 'application/json'],
    ['with the type of this server', { __metadata: { type: 'Svc.Data.TasksListItem' }, Title: 'x' }, accepts.verbose],
    ['with the type of another server', { __metadata: { type: 'SP.Data.TasksListItem' }, Title: 'x' }, accepts.verbose],
    ['with any type at all', { __metadata: { type: 'SP.ListItem', etag: '"7"', uri: 'x' }, Title: 'x' }, 'application/json'],
    ['with metadata that is none', { __metadata: 7, Title: 'x' }, 'application/json'],
    [
      'with odata members',
      { 'odata.type': 'SP.ListItem', 'odata.etag': '"1"', Title: 'x', 'Title@odata.type': 'Edm.String' },
      accepts.nometadata,
    ],
    ['with members of OData 4', { '@odata.type': '#SP.Data.TasksListItem', '@odata.etag': '"1"', Title: 'x' }, 'application/json'],
    ['in d', { d: { Title: 'x' } }, accepts.verbose],
    ['in d with its type', { d: { __metadata: { type: 'SP.Data.TasksListItem' }, Title: 'x' } }, accepts.verbose],
    ['with a charset', { Title: 'x' }, 'application/json;odata=verbose;charset=utf-8'],
    ['with a charset in quotes and capitals', { Title: 'x' }, 'Application/JSON; Charset="UTF-8"'],
    ['with an odata parameter that there is not', { Title: 'x' }, 'application/json;odata=whatever'],
  ])('is understood %s', async (_, body, contentType) => {
    const reply = await ann.call('POST', items, { headers: { 'Content-Type': contentType, Accept: accepts.nometadata }, body })
    expect(reply).toMatchObject({ status: 201, json: { Title: 'x' } })
  })

  it('is read as JSON when it has no Content-Type', async () => {
    const body = '{"Title":"untyped"}'
    const headers = { Authorization: basic('ann'), 'Content-Length': String(body.length) }
    const [reply] = await sendRaw(server.url, requestText('POST', items, headers, body))
    expect(reply?.status).toBe(201)
  })

  it('may begin with a byte order mark', async () => {
    const body = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('{"Title":"marked"}')])
    expect((await ann.call('POST', items, { headers: { 'Content-Type': 'application/json' }, body })).json.d.Title).toBe('marked')
  })

  it('is asked for where the client waits for that', async () => {
    const body = '{"Title":"awaited"}'
    const headers = {
      Authorization: basic('ann'),
      Expect: '100-continue',
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    }
    const replies = await sendRaw(server.url, requestText('POST', items, headers, body))
    expect(replies.map(({ status }) => status)).toEqual([100, 201])
  })

  it('keeps d, results and a name with a dot for columns where they are no envelope', async () => {
    expectRefusal(await ann.call('POST', items, { body: { d: { Title: 'x' }, Title: 'y' } }), 400, /'d' does not exist/)
    expectRefusal(await ann.call('POST', items, { body: { d: 'x' } }), 400, /'d' does not exist/)
    expectRefusal(await ann.call('POST', items, { body: { results: [] } }), 400, /must be an object/)
    expectRefusal(await ann.call('POST', items, { body: { d: { d: { Title: 'x' } } } }), 400, /'d' does not exist/)
  })
})

describe('the response headers', () => {
  const names = inProfile(['x-correlation-id', 'svcrequestguid', 'svcrequestduration'], ['x-correlation-id', 'sprequestguid', 'request-id'])

  it.each([
    ['200', 'GET', '/_api/web', { Authorization: basic('ann') }, ''],
    ['201', 'POST', items, { Authorization: basic('ann'), 'Content-Length': '12' }, '{"Title":""}'],
    ['400', 'GET', '/_api/web?$select=Nope', { Authorization: basic('ann') }, ''],
    ['401', 'GET', '/_api/web', {}, ''],
    ['401 for a bearer token', 'GET', '/_api/web', { Authorization: 'Bearer x' }, ''],
    ['404', 'GET', '/_api/nope', { Authorization: basic('ann') }, ''],
    ['401 outside', 'GET', '/nope', {}, ''],
    ['404 outside', 'POST', '/nope', {}, ''],
    ['404 of a site', 'GET', '/sites/nope/_api/web', { Authorization: basic('ann') }, ''],
    ['405', 'DELETE', '/_api/web/currentuser', { Authorization: basic('ann') }, ''],
    ['412', 'DELETE', `${items}(1)`, { Authorization: basic('ann'), 'If-Match': '"9"' }, ''],
    ['413', 'POST', items, { Authorization: basic('ann'), 'Content-Length': '99999999' }, ''],
    ['415', 'POST', items, { Authorization: basic('ann'), 'Content-Type': 'text/plain', 'Content-Length': '1' }, 'x'],
    ['431', 'GET', `/_api/web?${'x'.repeat(70_000)}`, {}, ''],
    ['400 without a Host', 'GET', '/_api/web', { Host: '' }, ''],
    ['400 for a method that there is not', 'GRAB', '/_api/web', {}, ''],
    ['200 for a HEAD', 'HEAD', '/_api/web', { Authorization: basic('ann') }, ''],
    ['200 with an Expect that nobody knows', 'GET', '/_vti_bin/health', { Expect: 'wonders' }, ''],
  ])('are on every response: %s', async (status, method, target, headers, body) => {
    const [reply] = await sendRaw(server.url, requestText(method, target, headers, body))
    expect(String(reply?.status)).toBe(status.slice(0, 3))
    for (const name of names) expect({ [name]: reply?.headers.get(name) }).toEqual({ [name]: expect.stringMatching(/./) })
    if (reply) expectDecent(reply)
  })

  it('name every exchange anew', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await ann.call('GET', '/_vti_bin/health')).headers.get(inProfile('svcrequestguid', 'sprequestguid')),
      ),
    )
    expect(new Set(ids).size).toBe(20)
  })
})

describe('an unexpected failure', () => {
  it('is answered 500 in every envelope, with its text withheld, and the server continues', async () => {
    await ann.call('GET', tasks)
    for (const envelope of envelopes) {
      failing = true
      const reply = await ann.call('GET', tasks, { headers: { Accept: accepts[envelope] } }).finally(() => (failing = false))
      expectRefusal(reply, 500, /unexpected error.*server log/)
      expect(reply.headers.get('content-type')).toBe(contentTypes[envelope])
    }
    expect((await ann.call('GET', tasks)).status).toBe(200)
  })
})
