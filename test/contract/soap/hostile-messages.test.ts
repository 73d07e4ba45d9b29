import { connect } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../support/doors.ts'
import { threadProcessorMs } from '../../support/held-loop.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import type { Body, SoapContractClient, SoapVersion } from '../../support/soap/contract-client.ts'
import { addTask, listName, listsClientOf, updates } from '../../support/soap/lists-client.ts'
import { envelope, namespaces, textIn } from '../../support/soap/messages.ts'

const { server } = await serve()

const clientOf = listsClientOf(server.url)

/** The numbers of lists and items, which show whether an attacker has changed anything. */
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

  /** Checks that nothing was written and that the server answers the next request. */
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
    const started = threadProcessorMs()
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
    expect(threadProcessorMs() - started).toBeLessThan(5000)
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
      expect(await client.fail('GetListItems', listName('Tasks') + where)).toMatchObject({ status: 404, errorCode: '0x8102009a' })
      const view = `<viewFields><ViewFields><FieldRef Name="${name}"/></ViewFields></viewFields>`
      expect(await client.call('GetListItems', listName('Tasks') + view)).not.toContain(`ows_${name}=`)
      await expectUnharmed()
    },
  )

  it.each<[string, Record<string, string>]>([
    ['JSON', { 'Content-Type': 'application/json' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text, which a page of another site may send', { 'Content-Type': 'text/plain' }],
    ['an empty type', { 'Content-Type': '' }],
    ['a type that only begins like ours', { 'Content-Type': 'text/xmlish' }],
    ['another charset', { 'Content-Type': 'text/xml; charset=iso-8859-1' }],
    ['compressed bytes', { 'Content-Encoding': 'br' }],
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
