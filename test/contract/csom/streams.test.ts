import { afterAll, describe, expect, it } from 'vitest'
import { modelReply } from '../../support/csom/model-client.ts'
import { fetchFrom, startServer } from '../../support/server.ts'
import { listPaths, processPath, requestOf } from './object-requests.ts'

/** Bytes beside a request and beside a reply, in packages of parts, as the .NET client sends and reads them. */
const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors', 'Limits:RequestBodyBytes': '400000' } })
afterAll(() => server.stop())

const boundary = 'D1995E12-4610-4C2B-AB08-C1A0ECE8CE4D+id=1'
const idOf = (name: string) => `http://sharepoint.microsoft.com/${name}`

interface Sent {
  readonly type?: string
  readonly user?: string
  readonly ends?: string
}

async function send(xml: string, parts: readonly (readonly [string, Uint8Array])[], { type, user = 'admin', ends }: Sent = {}) {
  const head = (id: string, content: string, length: number) =>
    `--${boundary}\r\nContent-ID: <${idOf(id)}>\r\nContent-Transfer-Encoding: binary\r\nContent-Type: ${content}\r\nContent-Length: ${length}\r\n\r\n`
  const xop = 'application/xop+xml;charset=utf-8;type="application/xml"'
  const pieces = [
    Buffer.from(head('root', xop, Buffer.byteLength(xml)) + xml),
    ...parts.flatMap(([id, bytes]) => [Buffer.from(`\r\n${head(id, 'application/octet-stream', bytes.length)}`), bytes]),
    Buffer.from(ends ?? `\r\n--${boundary}--\r\n`),
  ]
  const { status, headers, text } = await fetchFrom(server.url + processPath, {
    method: 'POST',
    user,
    headers: {
      'Content-Type':
        type ??
        `multipart/related; type="application/xop+xml"; boundary="${boundary}"; start="<${idOf('root')}>"; start-info="application/xml"`,
    },
    body: Buffer.concat(pieces),
  })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  return modelReply(text)
}

const include = (name: string, id: string) =>
  `<Property Name="${name}" Type="Binary"><Include xmlns="http://www.w3.org/2004/08/xop/include" href="cid:${idOf(id)}"/></Property>`
const add = (pathId: number, name: string, id: string) =>
  `<Method Id="${pathId}" ParentId="21" Name="Add"><Parameters><Parameter TypeId="{f5c8173c-cae6-4469-a7af-3879ca3c617c}"><Property Name="Content" Type="Null"/>${include('ContentStream', id)}<Property Name="Overwrite" Type="Boolean">true</Property><Property Name="Url" Type="String">${name}</Property></Parameter></Parameters></Method>`
const library = `${listPaths('Documents')}<Property Id="19" ParentId="7" Name="RootFolder"/><Property Id="21" ParentId="19" Name="Files"/>`
const reach = (id: number) => `<ObjectPath Id="${id}00" ObjectPathId="${id}"/>`
const adding = (name: string, id: string) => requestOf(reach(31), library + add(31, name, id))
const bytesOf = async (name: string) =>
  (await fetchFrom(`${server.url}/_api/web/getfilebyserverrelativeurl('/Shared Documents/${name}')/$value`, { user: 'admin' })).bytes
/** Neither text nor base64, with what looks like the end of a part in it. */
const blob = (size: number) => {
  const bytes = Buffer.alloc(size, 7)
  bytes.write(`\r\n--${boundary.slice(0, -1)}\r\n`, 10)
  return bytes
}

describe('a package', () => {
  it('brings the bytes of several files, whatever their size and order', async () => {
    const [small, large] = [blob(200), blob(900_000)]
    const xml = requestOf(reach(31) + reach(32), library + add(31, 'small.bin', '8') + add(32, 'large.bin', '12'))
    const { error, results } = await send(xml, [
      ['12', large],
      ['unused', Buffer.from('x')],
      ['8', small],
    ])
    expect([error, results.get(3100), results.get(3200)]).toEqual([null, { IsNull: false }, { IsNull: false }])
    expect((await bytesOf('small.bin')).equals(small)).toBe(true)
    expect((await bytesOf('large.bin')).equals(large)).toBe(true)
  })

  it('replaces the bytes of a file, and attaches a file', async () => {
    const path = `<Method Id="30" ParentId="21" Name="GetByUrl"><Parameters><Parameter Type="String">small.bin</Parameter></Parameters></Method>`
    const information = `<Parameters><Parameter TypeId="{c3de0784-43e6-4f12-bd0c-f0d9a34ebf93}"><Property Name="CheckRequiredFields" Type="Boolean">false</Property>${include('ContentStream', '9')}<Property Name="ETag" Type="Null"/><Property Name="FieldValues" Type="Null"/></Parameter></Parameters>`
    const saved = await send(requestOf(`<Method Name="SaveBinary" Id="40" ObjectPathId="30">${information}</Method>`, library + path), [
      ['9', Buffer.from('new')],
    ])
    expect(saved.error).toBeNull()
    expect((await bytesOf('small.bin')).toString()).toBe('new')
    const creation = `<Parameters><Parameter TypeId="{edf6309c-8142-4133-921e-4d6aec35550d}">${include('ContentStream', 'a')}<Property Name="FileName" Type="String">a.txt</Property></Parameter></Parameters>`
    const item = `<Method Id="30" ParentId="7" Name="AddItem"/><Property Id="33" ParentId="30" Name="AttachmentFiles"/><Method Id="34" ParentId="33" Name="Add">${creation}</Method>`
    const attached = await send(requestOf(`<Method Name="Update" Id="40" ObjectPathId="30"/>${reach(34)}`, listPaths('Tasks') + item), [
      ['a', Buffer.from('attached')],
    ])
    expect(attached.error).toBeNull()
  })

  it.each<readonly [string, string, readonly (readonly [string, Uint8Array])[], Sent, RegExp]>([
    ['without a part that it includes', adding('x.bin', '8'), [], {}, /cid:.*no part/],
    [
      'with two parts of one name',
      adding('x.bin', '8'),
      [
        ['8', blob(100)],
        ['8', blob(100)],
      ],
      {},
      /Two parts/,
    ],
    ['without its end', adding('x.bin', '8'), [['8', blob(100)]], { ends: '' }, /closing line/],
    ['without a request', 'no XML', [['8', blob(100)]], {}, /./],
    ['with an address that is no part', adding('x.bin', '8').replace('cid:', 'http:'), [['8', blob(100)]], {}, /cid:/],
    ['without a boundary', adding('x.bin', '8'), [], { type: 'multipart/related; type="application/xop+xml"' }, /boundary/],
  ])('is refused %s', async (_case, xml, parts, sent, message) => {
    const { error } = await send(xml, parts, sent)
    expect(error?.ErrorTypeName).toBe('System.Xml.Schema.XmlSchemaValidationException')
    expect(error?.ErrorMessage).toMatch(message)
    expect((await bytesOf('x.bin')).toString()).toMatch(/x\.bin/)
  })

  it('brings nothing of somebody who may not write', async () => {
    const { error } = await send(adding('y.bin', '8'), [['8', blob(100)]], { user: 'vera' })
    expect(error?.ErrorTypeName).toMatch(/UnauthorizedAccess/)
    const address = server.url + processPath
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\n\r\n${adding('y.bin', '8')}\r\n--${boundary}\r\nContent-ID: <${idOf('8')}>\r\n\r\n`),
      blob(600_000),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const type = `multipart/related; type="application/xop+xml"; boundary="${boundary}"`
    const large = await fetchFrom(address, { method: 'POST', user: 'vera', headers: { 'Content-Type': type }, body })
    expect(large.status).toBe(413)
  })

  it('of another kind is refused by its type', async () => {
    const { status } = await fetchFrom(server.url + processPath, {
      method: 'POST',
      user: 'admin',
      headers: { 'Content-Type': 'multipart/related; type="text/html"; boundary=x' },
      body: '--x--',
    })
    expect(status).toBe(415)
  })
})

describe('streams of a reply', () => {
  it('stand in parts behind it, which it names', async () => {
    const file = (pathId: number, name: string) =>
      `<Method Id="${pathId}" ParentId="21" Name="GetByUrl"><Parameters><Parameter Type="String">${name}</Parameter></Parameters></Method>`
    const open = (id: number, pathId: number) => `<Method Name="OpenBinaryStream" Id="${id}" ObjectPathId="${pathId}"/>`
    const { status, headers, bytes } = await fetchFrom(server.url + processPath, {
      method: 'POST',
      user: 'admin',
      headers: { 'Content-Type': 'text/xml' },
      body: requestOf(open(50, 30) + open(51, 33), library + file(30, 'small.bin') + file(33, 'large.bin')),
    })
    const type = headers.get('content-type') ?? ''
    expect(status).toBe(200)
    const [, ofReply = ''] =
      /^multipart\/related;type="application\/jop\+json";boundary="([^"]+)";start="<[^>"]+>";start-info="application\/json"$/.exec(type) ??
      []
    const text = bytes.toString('latin1')
    expect(text.endsWith(`\r\n--${ofReply}--\r\n`)).toBe(true)
    const parts = text.split(`--${ofReply}\r\n`).slice(1)
    expect(parts).toHaveLength(3)
    const { error, results } = modelReply(text)
    expect(error).toBeNull()
    const contents = parts.map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const head = part.slice(0, end)
      const length = Number(/^Content-Length: (\d+)$/im.exec(head)?.[1])
      return { head, body: Buffer.from(part.slice(end + 4, end + 4 + length), 'latin1') }
    })
    expect(contents[0]?.head).toContain('application/jop+json;charset=utf-8;type="application/json"')
    for (const [id, at] of [
      [50, 1],
      [51, 2],
    ] as const) {
      const [, named = ''] = /^\/Binary\((.+)\)\/$/.exec(String(results.get(id))) ?? []
      expect(contents[at]?.head).toContain(`Content-ID: <${decodeURIComponent(named)}>`)
    }
    expect(contents[1]?.body.toString()).toBe('new')
    expect(contents[2]?.body.equals(blob(900_000))).toBe(true)
  })

  it('are not sent with an error', async () => {
    const path =
      '<Method Id="30" ParentId="21" Name="GetByUrl"><Parameters><Parameter Type="String">small.bin</Parameter></Parameters></Method>'
    const { text } = await fetchFrom(server.url + processPath, {
      method: 'POST',
      user: 'admin',
      headers: { 'Content-Type': 'text/xml' },
      body: requestOf(
        '<Method Name="OpenBinaryStream" Id="50" ObjectPathId="30"/><Method Name="Nothing" Id="51" ObjectPathId="30"/>',
        library + path,
      ),
    })
    expect(modelReply(text)).toMatchObject({ error: { ErrorMessage: expect.stringContaining('Nothing') as string }, results: new Map() })
  })
})
