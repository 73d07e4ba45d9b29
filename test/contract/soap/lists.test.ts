import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { isDone, rest, send } from '../../support/doors.ts'
import { basic, startServer } from '../../support/server.ts'
import { envelope, namespaces, rowsIn, textIn } from '../../support/soap-client.ts'
import {
  type Body,
  createSoapContractClient,
  type SoapContractClient,
  type SoapContractClientOptions,
  type SoapVersion,
} from '../../support/soap-contract-client.ts'

let server: Running

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const clientOf = (version: SoapVersion, more: Partial<SoapContractClientOptions> = {}): SoapContractClient =>
  createSoapContractClient({ url: server.url, service: 'lists', version, headers: { Authorization: basic('ann') }, ...more })

const listName = (name: string) => `<listName>${name}</listName>`
const updates = (methods: string, attributes = 'OnError="Continue"') => `<updates><Batch ${attributes}>${methods}</Batch></updates>`
const addTask = (title: string) => updates(`<Method ID="1" Cmd="New"><Field Name="Title">${title}</Field></Method>`)

/** Sender and receiver of a message, as each version names them in faults. */
const blame = {
  '1.1': { caller: 'soap:Client', server: 'soap:Server' },
  '1.2': { caller: 'soap:Sender', server: 'soap:Receiver' },
} as const

describe.each<[SoapVersion, string]>([
  ['1.1', namespaces.configured],
  ['1.2', namespaces.configured],
  ['1.1', namespaces.established],
])('lists.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let client: SoapContractClient
  const { caller, server: callee } = blame[version]
  const notFound = { status: 404, code: callee, errorCode: '0x81020015', message: expect.stringContaining("'Nope'") }
  let listNumber = 0
  const newList = async (): Promise<string> => {
    const title = `List ${++listNumber} ${version} ${namespace}`
    await client.call('AddList', `${listName(title)}<templateID>107</templateID>`)
    return title
  }

  beforeEach(() => {
    client = clientOf(version, { namespace })
  })

  it('UpdateListItems makes folders and items in them, which GetListItems finds in their folder', async () => {
    const list = await newList()
    const address = `/_api/web/lists/getbytitle('${encodeURIComponent(list)}')`
    const headers = { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' }
    await fetch(server.url + address, { method: 'PUT', headers, body: '{"EnableFolderCreation":true}' })
    const { ServerRelativeUrl: url } = (await (await fetch(`${server.url}${address}/rootfolder`, { headers })).json()) as {
      ServerRelativeUrl: string
    }
    const folder = '<Method ID="1" Cmd="New"><Field Name="FSObjType">1</Field><Field Name="BaseName">Inner</Field></Method>'
    expect(await client.call('UpdateListItems', listName(list) + updates(folder))).toContain('0x00000000')
    const inside = '<Method ID="1" Cmd="New"><Field Name="Title">below</Field></Method>'
    await client.call('UpdateListItems', listName(list) + updates(inside, `OnError="Continue" RootFolder="${url}/Inner"`))
    const rows = async (options: string) =>
      rowsIn(
        await client.call('GetListItems', `${listName(list)}<queryOptions><QueryOptions>${options}</QueryOptions></queryOptions>`),
      ).map((row) => row.ows_FileRef?.replace(/^\d+;#/, ''))
    const plain = url.slice(1)
    expect(await rows('')).toEqual([expect.stringContaining(`${plain}/Inner`)])
    expect(await rows(`<Folder>${url}/Inner</Folder>`)).toEqual([expect.stringContaining(`${plain}/Inner/2_.000`)])
    expect(await rows('<ViewAttributes Scope="RecursiveAll"/>')).toHaveLength(2)
    expect(
      await client.fail('GetListItems', `${listName(list)}<queryOptions><QueryOptions><Folder>/x</Folder></QueryOptions></queryOptions>`),
    ).toMatchObject({
      status: 404,
    })
  })

  it('GetListCollection answers every list, and refuses what it does not take', async () => {
    const reply = await client.call('GetListCollection')
    for (const title of ['Announcements', 'Documents', 'Site Pages', 'Tasks']) expect(reply).toContain(` Title="${title}" `)
    expect(await client.refuse('GetListCollection', listName('Tasks'))).toMatchObject({
      status: 400,
      code: caller,
      errorCode: '0x80070057',
    })
  })

  it('GetList answers a list with its columns, or that there is none', async () => {
    const reply = await client.call('GetList', listName('Tasks'))
    expect(reply).toContain(' Title="Tasks" ')
    expect(reply).toMatch(/<Field [^>]*Name="PercentComplete"/)
    expect(await client.fail('GetList', listName('Nope'))).toEqual(notFound)
    expect(await client.fail('GetList')).toMatchObject({ status: 400, code: caller, errorCode: '0x80070057' })
  })

  it('GetListItems answers the rows that a query finds, or what is wrong with the query', async () => {
    const list = listName(await newList())
    for (const title of ['a', 'b', 'c']) await client.call('UpdateListItems', list + addTask(title))
    const where =
      '<Where><Neq><FieldRef Name="Title"/><Value Type="Text">b</Value></Neq></Where><OrderBy><FieldRef Name="Title" Ascending="FALSE"/></OrderBy>'
    const reply = await client.call(
      'GetListItems',
      `${list}<viewName/><query><Query>${where}</Query></query><viewFields><ViewFields><FieldRef Name="Title"/></ViewFields></viewFields><rowLimit>1</rowLimit><queryOptions><QueryOptions><DateInUtc>TRUE</DateInUtc></QueryOptions></queryOptions>`,
    )
    expect(rowsIn(reply)).toMatchObject([{ ows_Title: 'c' }])
    expect(reply).toContain('ListItemCollectionPositionNext="Paged=TRUE')
    expect(await client.fail('GetListItems', `${list}<query><Query><Where><Sounds/></Where></Query></query>`)).toMatchObject({
      status: 400,
      code: caller,
      errorCode: '0x81020089',
    })
    expect(await client.fail('GetListItems', listName('Nope'))).toEqual(notFound)
  })

  it('UpdateListItems answers a result for each method, or that there is no such list', async () => {
    const list = listName(await newList())
    const methods = [
      '<Method ID="1" Cmd="New"><Field Name="Title">a</Field></Method>',
      '<Method ID="2" Cmd="Update"><Field Name="ID">1</Field><Field Name="Title">b</Field></Method>',
      '<Method ID="3" Cmd="Update"><Field Name="ID">99</Field><Field Name="Title">c</Field></Method>',
      '<Method ID="4" Cmd="Delete"><Field Name="ID">1</Field></Method>',
    ]
    const reply = await client.call('UpdateListItems', list + updates(methods.join('')))
    const results = [...reply.matchAll(/<Result ID="([^"]*)"[^>]*><ErrorCode>([^<]*)</g)].map(([, id, errorCode]) => [id, errorCode])
    expect(results).toEqual([
      ['1,New', '0x00000000'],
      ['2,Update', '0x00000000'],
      ['3,Update', '0x81020014'],
      ['4,Delete', '0x00000000'],
    ])
    expect(await client.fail('UpdateListItems', listName('Nope') + addTask('a'))).toEqual(notFound)
    for (const wrong of [
      list,
      `${list}<updates/>`,
      list + updates(''),
      list + updates('<Method ID="1" Cmd="New"/>'),
      list + updates('<Method Cmd="New"><Field Name="Title">a</Field></Method>'),
      list + updates('<Method ID="-1" Cmd="New"><Field Name="Title">a</Field></Method>'),
      list + updates('<Method ID="1" Cmd="Destroy"><Field Name="Title">a</Field></Method>'),
      list + updates(methods[0] ?? '', 'OnError="Perhaps"'),
      list + updates(methods[0] ?? '', 'ListVersion="one"'),
      addTask('a'),
    ]) {
      expect(await client.refuse('UpdateListItems', wrong)).toMatchObject({ status: 400, code: caller, errorCode: '0x80070057' })
    }
    expect(rowsIn(await client.call('GetListItems', list))).toEqual([])
  })

  it('AddList and DeleteList make a list and take it away, or say why not', async () => {
    const title = `Bob's &lt;plans&gt; &amp; more ${version}`
    const made = await client.call('AddList', `${listName(title)}<description>What comes next</description><templateID>100</templateID>`)
    expect(made).toContain(' Description="What comes next" ')
    expect(await client.fail('AddList', `${listName(title)}<templateID>100</templateID>`)).toMatchObject({
      status: 409,
      code: callee,
      errorCode: '0x81020012',
    })
    expect(await client.fail('AddList', `${listName('Other')}<templateID>4711</templateID>`)).toMatchObject({
      status: 400,
      code: caller,
      errorCode: '0x8102007b',
    })
    expect(await client.refuse('AddList', `${listName('Other')}<templateID>a hundred</templateID>`)).toMatchObject({
      status: 400,
      errorCode: '0x80070057',
    })
    expect(await client.refuse('AddList', listName('Other'))).toMatchObject({ status: 400, errorCode: '0x80070057' })

    await client.call('DeleteList', listName(title))
    expect(await client.fail('GetList', listName(title))).toMatchObject({ status: 404 })
    expect(await client.fail('DeleteList', listName('Nope'))).toEqual(notFound)
    expect(await client.refuse('DeleteList', '')).toMatchObject({ status: 400, code: caller, errorCode: '0x80070057' })
  })
})

describe.each<SoapVersion>(['1.1', '1.2'])('lists.asmx over SOAP %s and its callers', (version) => {
  it('asks who calls, and offers a scheme', async () => {
    const client = clientOf(version, { headers: {} })
    expect(await client.fail('GetListCollection')).toMatchObject({ status: 401, errorCode: '0x80070005' })
    expect(client.lastHeaders.get('www-authenticate')).toContain('Basic')
    expect(await clientOf(version, { headers: { Authorization: 'Bearer abc' } }).fail('GetListCollection')).toMatchObject({ status: 401 })
    expect(await clientOf(version, { headers: { Cookie: 'FedAuth=forged.mac' } }).fail('GetListCollection')).toMatchObject({ status: 401 })
  })

  it('serves a reader and refuses what needs more rights', async () => {
    const readers = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
    try {
      const client = clientOf(version, { url: readers.url })
      await client.call('GetListItems', listName('Tasks'))
      const denied = { status: 403, errorCode: '0x80070005' }
      expect(await client.fail('AddList', `${listName('x')}<templateID>100</templateID>`)).toMatchObject(denied)
      expect(await client.fail('DeleteList', listName('Tasks'))).toMatchObject(denied)
      expect(textIn(await client.call('UpdateListItems', listName('Tasks') + addTask('a')), 'ErrorCode')).toBe('0x80070005')
      expect(rowsIn(await client.call('GetListItems', listName('Tasks')))).toEqual([])
    } finally {
      await readers.stop()
    }
  })

  it('refuses a namespace that is not its own', async () => {
    const body = envelope('<GetListCollection xmlns="urn:somebody-else"/>', {
      version: version === '1.1' ? namespaces.soap11 : namespaces.soap12,
    })
    expect(await clientOf(version).send(body)).toMatchObject({ status: 400, message: expect.stringContaining('urn:somebody-else') })
  })
})

/** What an attacker can bring about must be seen in the counts: no list, no item. */
async function written(): Promise<unknown> {
  const reply = await send(server.url, {
    method: 'GET',
    path: '/_api/web/lists?$select=Title,ItemCount',
    headers: { Accept: 'application/json;odata=nometadata' },
  })
  return JSON.parse(reply.text)
}

const message = (body: string, version: string = namespaces.soap11) => envelope(body, { version })
const write = (title: string) => `<UpdateListItems xmlns="urn:svc:soap/">${listName('Tasks')}${addTask(title)}</UpdateListItems>`
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
const afterDeclaration = (dtd: string, text: string) => text.replace('?>', `?>${dtd}`)

describe.each<SoapVersion>(['1.1', '1.2'])('hostile messages over SOAP %s', (version) => {
  let client: SoapContractClient
  let before: unknown
  const envelopeNamespace = version === '1.1' ? namespaces.soap11 : namespaces.soap12

  beforeEach(async () => {
    client = clientOf(version)
    before = await written()
  })

  /** Nothing was written, and the next request is served. */
  async function expectUnharmed(): Promise<void> {
    expect(await written()).toEqual(before)
    await client.call('GetList', listName('Tasks'))
  }

  it.each<[string, string]>([
    ['a DTD', afterDeclaration('<!DOCTYPE e:Envelope>', message(write('x'), envelopeNamespace))],
    [
      'a file as entity',
      afterDeclaration('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', message(write('&x;'), envelopeNamespace)),
    ],
    ['an external DTD', afterDeclaration('<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd">', message(write('x'), envelopeNamespace))],
    ['a billion laughs', afterDeclaration(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>`, message(write('&l9;'), envelopeNamespace))],
    ['an entity that nobody declared', message(write('&nbsp;'), envelopeNamespace)],
    ['100,000 levels', message('<a>'.repeat(100_000) + '</a>'.repeat(100_000), envelopeNamespace)],
    ['100,000 levels that never end', '<a>'.repeat(100_000)],
    [
      '100,000 levels inside a CAML query',
      message(
        `<GetListItems xmlns="urn:svc:soap/">${listName('Tasks')}<query><Query><Where>${'<And>'.repeat(100_000)}${'</And>'.repeat(100_000)}</Where></Query></query></GetListItems>`,
        envelopeNamespace,
      ),
    ],
    [
      'a million elements',
      message(`<GetList xmlns="urn:svc:soap/">${'<a/>'.repeat(1_000_000)}</GetList>`.slice(0, 4_000_000), envelopeNamespace),
    ],
    ['a message cut off in the middle', message(write('x'), envelopeNamespace).slice(0, -40)],
    ['a message cut off inside a tag', message(write('x'), envelopeNamespace).slice(0, 150)],
    ['two roots', message(write('x'), envelopeNamespace) + message(write('x'), envelopeNamespace).slice(21)],
    ['a duplicate attribute', message('<GetList xmlns="urn:svc:soap/" a="1" a="2"/>', envelopeNamespace)],
    ['a prefix that nobody declared', message('<q:GetList/>', envelopeNamespace)],
    ['a control character', message(write('\u0001'), envelopeNamespace)],
    ['a reference to a control character', message(write('&#1;'), envelopeNamespace)],
    ['no XML', '{"Title":"x"}'],
    ['a form', 'listName=Tasks'],
    ['an empty text', ' '],
    ['an HTML page', '<html><body/></html>'],
    ['an envelope without a body', `<e:Envelope xmlns:e="${envelopeNamespace}"/>`],
    ['an empty body', message('', envelopeNamespace)],
    ['another version of SOAP', message(write('x'), 'http://www.w3.org/2001/12/soap-envelope')],
  ])('%s is answered with a fault of the caller, and nothing is written', async (_, body) => {
    const started = performance.now()
    const response = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { Authorization: basic('ann'), 'Content-Type': version === '1.1' ? 'text/xml' : 'application/soap+xml' },
      body,
    })
    const text = await response.text()
    expect([400, 413]).toContain(response.status)
    expect(text).toMatch(/<soap:Fault>.*soap:(?:Client|Sender|VersionMismatch)</s)
    expect(text).not.toContain('root:')
    expect(text.length).toBeLessThan(2000)
    expect(performance.now() - started).toBeLessThan(5000)
    await expectUnharmed()
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'])(
    'the name %s is a name like any other',
    async (name) => {
      const unknown = { status: 404, errorCode: '0x81020015' }
      expect(await client.fail('GetList', listName(name))).toMatchObject(unknown)
      expect(await client.fail('DeleteList', listName(name))).toMatchObject(unknown)
      expect(await client.refuse('GetList', `<${name}>Tasks</${name}>`)).toMatchObject({
        status: 400,
        message: expect.stringContaining(name),
      })
      expect(await client.send(message(`<${name} xmlns="urn:svc:soap/"/>`, envelopeNamespace))).toMatchObject({
        status: 501,
        message: expect.stringContaining(name),
      })
      const byName = updates(`<Method ID="1" Cmd="New"><Field Name="${name}">x</Field></Method>`)
      expect(textIn(await client.call('UpdateListItems', listName('Tasks') + byName), 'ErrorCode')).toBe('0x8102009a')
      const where = `<query><Query><Where><Eq><FieldRef Name="${name}"/><Value Type="Text">x</Value></Eq></Where></Query></query>`
      expect(await client.fail('GetListItems', listName('Tasks') + where)).toMatchObject({ status: 400, errorCode: '0x81020089' })
      const view = `<viewFields><ViewFields><FieldRef Name="${name}"/></ViewFields></viewFields>`
      expect(await client.fail('GetListItems', listName('Tasks') + view)).toMatchObject({ status: 404, errorCode: '0x8102009a' })
      await expectUnharmed()
    },
  )

  it.each<[string, Record<string, string>]>([
    ['JSON', { 'Content-Type': 'application/json' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text, which a page of another site may send', { 'Content-Type': 'text/plain' }],
    ['an empty type', { 'Content-Type': '' }],
    ['a type that only begins like ours', { 'Content-Type': 'text/xmlish' }],
    ['another charset', { 'Content-Type': 'text/xml; charset=utf-16' }],
    ['compressed bytes', { 'Content-Encoding': 'gzip' }],
  ])('a right message under the header of %s is not read', async (_, headers) => {
    const response = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { Authorization: basic('ann'), 'Content-Type': 'text/xml', ...headers },
      body: Buffer.from(message(write('x'), envelopeNamespace)),
    })
    expect([response.status, /<errorcode[^>]*>0x80070057</.test(await response.text())]).toEqual([415, true])
    await expectUnharmed()
  })

  it('bytes that are no UTF-8 are refused', async () => {
    const bytes = Buffer.from(message(write('xx'), envelopeNamespace))
    bytes[bytes.indexOf('>xx<') + 1] = 0xff
    expect(await client.send(bytes)).toMatchObject({ status: 400, errorCode: '0x80070057' })
    await expectUnharmed()
  })

  it('a body of 10 MB is refused, with its length told and without', async () => {
    const body = message(write('x'.repeat(10_000_000)), envelopeNamespace)
    const tooLarge = { status: 413, message: expect.stringContaining('4194304') }
    expect(await client.send(body)).toMatchObject(tooLarge)
    expect(await client.send(new Blob([body]).stream() as Body)).toMatchObject(tooLarge)
    await expectUnharmed()
  })

  it('a connection that ends in the middle of a body writes nothing', async () => {
    const body = message(write('x'), envelopeNamespace)
    const head = [
      'POST /_vti_bin/lists.asmx HTTP/1.1',
      `Host: ${new URL(server.url).host}`,
      `Authorization: ${basic('ann')}`,
      'Content-Type: text/xml',
      `Content-Length: ${body.length + 50}`,
    ]
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.end(`${head.join('\r\n')}\r\n\r\n${body}`))
      socket.on('data', () => undefined)
      socket.on('close', () => resolve())
      socket.on('error', reject)
    })
    await expectUnharmed()
  })

  it('more methods than a batch takes are refused before the first is run', async () => {
    const method = (id: number) => `<Method ID="${id}" Cmd="New"><Field Name="Title">x</Field></Method>`
    const many = Array.from({ length: 1001 }, (_, index) => method(index + 1)).join('')
    expect(await client.fail('UpdateListItems', listName('Tasks') + updates(many))).toMatchObject({ status: 400, errorCode: '0x80070057' })
    await expectUnharmed()
  })
})

describe('lists.asmx beside POST', () => {
  it('shows its contract, its discovery document and a page for people, and refuses other methods', async () => {
    const show = async (query: string, method = 'GET') => {
      const response = await fetch(`${server.url}/_VTI_BIN/Lists.asmx${query}`, { method })
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        allow: response.headers.get('allow'),
        text: await response.text(),
      }
    }
    const wsdl = await show('?WSDL')
    expect([wsdl.status, wsdl.type]).toEqual([200, 'text/xml; charset=utf-8'])
    expect(wsdl.text).toContain(`location="${server.url}/_VTI_BIN/Lists.asmx"`)
    expect((await show('?disco')).text).toContain('?wsdl')
    expect((await show('')).type).toBe('text/html; charset=utf-8')
    expect(await show('', 'PUT')).toMatchObject({ status: 405, allow: 'GET, POST' })
    expect((await fetch(`${server.url}/_vti_bin/nope.asmx`, { method: 'POST' })).status).toBe(404)
  })

  it('is the same server that REST speaks to', async () => {
    expect(isDone(await send(server.url, rest.addItem('Announcements', { Title: 'by REST' })))).toBe(true)
    expect(rowsIn(await clientOf('1.1').call('GetListItems', listName('Announcements')))).toMatchObject([{ ows_Title: 'by REST' }])
  })
})
