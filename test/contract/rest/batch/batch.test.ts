import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createContractClient, type Reply, type Sent } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const logged: string[] = []
const { server, clientOf } = await serve({ settings: { 'Logging:Level': 'error' }, log: (line) => logged.push(line) })
const headers = { Authorization: basic('ann'), Accept: accepts.nometadata }
const ann = clientOf('ann')

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const json = 'Content-Type: application/json'

/** One request as the text of a part. */
function request(line: string, lines: readonly string[] = [], body = ''): string[] {
  return [
    'Content-Type: application/http',
    'Content-Transfer-Encoding: binary',
    '',
    `${line} HTTP/1.1`,
    ...lines,
    '',
    ...(body === '' ? [] : [body]),
  ]
}

const get = (url: string) => request(`GET ${url}`, [`Accept: ${accepts.nometadata}`])
const add = (title: string) => request(`POST ${tasks}/items`, [json, `accept: ${accepts.nometadata}`], JSON.stringify({ Title: title }))

const multipart = (boundary: string, parts: readonly (readonly string[])[]) => [
  ...parts.flatMap((part) => [`--${boundary}`, ...part]),
  `--${boundary}--`,
]
const changeSet = (parts: readonly (readonly string[])[], boundary = 'changeset_1') => [
  `Content-Type: multipart/mixed; boundary="${boundary}"`,
  '',
  ...multipart(boundary, parts),
  '',
]

const typed = { 'Content-Type': 'multipart/mixed; boundary=batch_1' }

function send(parts: readonly (readonly string[])[], { eol = '\r\n', ...sent }: Sent & { eol?: string } = {}): Promise<Reply> {
  const body = multipart('batch_1', parts).join(eol) + eol
  return ann.call('POST', '/_api/$batch', { body, ...sent, headers: { ...typed, ...sent.headers } })
}

interface PartReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
  readonly json: any
}

/** The parts of a reply, parsed strictly by protocol/batch#reply. */
function partsOf({ headers: outer, text }: Reply): PartReply[] {
  const boundary = /^multipart\/mixed; boundary=(batchresponse_[0-9a-f-]{36})$/.exec(outer.get('content-type') ?? '')?.[1] ?? 'none'
  expect(text.endsWith(`--${boundary}--\r\n`)).toBe(true)
  const pieces = text.split(`--${boundary}\r\n`)
  expect(pieces.shift()).toBe(pieces.length === 0 ? `--${boundary}--\r\n` : '')
  return pieces.map((piece) => {
    const part = piece.replace(`--${boundary}--\r\n`, '')
    const match =
      /^Content-Type: application\/http\r\nContent-Transfer-Encoding: binary\r\n\r\nHTTP\/1\.1 (\d{3}) [A-Z][\w -]*\r\n((?:[A-Z-]+: [^\r\n]+\r\n)*)\r\n([^\r\n]*)\r\n$/.exec(
        part,
      )
    expect(match, part).not.toBeNull()
    const [, status, lines = '', body = ''] = match ?? []
    const entries = lines.split('\r\n').flatMap((line) => (line === '' ? [] : [line.split(/: (.*)/) as [string, string]]))
    return { status: Number(status), headers: Object.fromEntries(entries), json: body === '' ? undefined : JSON.parse(body) }
  })
}

const statusesOf = (reply: Reply) => partsOf(reply).map(({ status }) => status)
const titles = async () => rowsOf(await ann.call('GET', `${tasks}/items?$select=Title&$orderby=Id`)).map((row) => row.Title as string)

describe('POST /_api/$batch', () => {
  it('answers requests and change sets in any order, with one part for each, in their order', async () => {
    const reply = await send([
      changeSet([add('first'), add('second')]),
      get('/_api/web?$select=Title'),
      changeSet([add('third')], 'changeset_2'),
      get(`${tasks}/items?$filter=Title eq 'second'&$select=Title`),
    ])
    expect(reply.status).toBe(200)
    expectDecent(reply)
    const [first, second, web, third, found] = partsOf(reply)
    expect([first, second, third]).toMatchObject([
      { status: 201, json: { Title: 'first' } },
      { status: 201, json: { Title: 'second' } },
      { status: 201, json: { Title: 'third' } },
    ])
    expect(first?.headers).toEqual({
      'CONTENT-TYPE': expect.stringMatching(/nometadata/),
      ETAG: inProfile('"1"', expect.stringMatching(/^"[0-9a-f-]{36},1"$/)),
      LOCATION: expect.stringMatching(/Items\(\d+\)$/),
    })
    expect(web).toEqual({ status: 200, headers: { 'CONTENT-TYPE': expect.stringMatching(/json/) }, json: { Title: 'Home' } })
    expect(found?.json).toEqual({ value: [{ Title: 'second' }] })
  })

  it.each([
    ['CRLF', '\r\n'],
    ['bare LF', '\n'],
  ])('reads lines that end in %s, and lower-case header names', async (_, eol) => {
    const lower = changeSet([add('a'), add('b')]).map((line) => line.replace(/^[A-Za-z-]+:/, (name) => name.toLowerCase()))
    expect(statusesOf(await send([get('/_api/web'), lower, get('/_api/site')], { eol }))).toEqual([200, 201, 201, 200])
  })

  it('reads a boundary in quotes', async () => {
    const quoted = { 'Content-Type': 'multipart/mixed; charset=utf-8; boundary="batch_1"' }
    expect(statusesOf(await send([get('/_api/web')], { headers: quoted }))).toEqual([200])
  })

  it('goes by boundaries where a Content-Length is wrong', async () => {
    const lying = request(`POST ${tasks}/items`, [json, 'Content-Length: 3', `Accept: ${accepts.nometadata}`], '{"Title":"größer"}')
    expect(partsOf(await send([lying, get('/_api/web')]))).toMatchObject([{ status: 201, json: { Title: 'größer' } }, { status: 200 }])
  })

  it('takes absolute, server-relative and web-relative addresses, and nothing of another host', async () => {
    const urls = [
      `${server.url}/_api/web`,
      `${server.url.replace('http:', 'HTTPS:')}/_api/web`,
      '/_api/web',
      '//_api/web',
      '_api/web',
      'web',
      "web/lists/getbytitle('Tasks')/items?$filter=Title ne 'a b'&$top=1",
      '/_vti_bin/client.svc/web',
    ]
    expect(statusesOf(await send(urls.map(get)))).toEqual(urls.map(() => 200))
    const elsewhere = ['http://elsewhere.test/_api/web', 'http:///_api/web', 'ftp://elsewhere.test/_api/web', 'http://[/_api/web']
    const refused = partsOf(await send(elsewhere.map(get)))
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(refused[0]?.json.error.message.value).toMatch(
      /must go to the host of the batch, 127\.0\.0\.1:\d+, not to 'http:\/\/elsewhere\.test'/,
    )
  })

  it('takes writes outside of change sets and reads inside, and the verbs of all clients', async () => {
    const [made] = partsOf(await send([add('verbs')]))
    const item = `${tasks}/items(${made?.json.Id})`
    const body = (Title: string) => JSON.stringify({ Title })
    const outcomes = partsOf(
      await send([
        changeSet([get(item), request(`MERGE ${item}`, [json, 'if-match: *'], body('merged'))]),
        request(`PATCH ${item}`, [json, 'IF-MATCH: "2"'], body('patched')),
        request(`POST ${item}`, [json, 'x-http-method: MERGE', ...inProfile([], ['If-Match: *'])], body('tunnelled')),
        request(`PUT ${item}`, [json, 'If-Match: "1"'], body('late')),
        request(`POST ${item}`, ['X-HTTP-Method: DELETE', 'If-Match: *']),
        get(item),
      ]),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(
      inProfile([200, 200, 200, 200, 412, 200, 404], [200, 204, 204, 204, 412, 200, 404]),
    )
    expect(outcomes[3]?.headers.ETAG).toMatch(inProfile(/^"4"$/, /^"[0-9a-f-]{36},4"$/))
    expect(outcomes[5]).toEqual({ status: 200, headers: {}, json: undefined })
  })

  it('lets a bad part fail alone, in the requested envelope', async () => {
    const before = (await titles()).length
    const parts = partsOf(
      await send([
        changeSet([
          add('good one'),
          request(`POST ${tasks}/items`, [json], '{"Title":'),
          request(`POST ${tasks}/items`, [json], '{"No":1}'),
          add('good two'),
        ]),
        get("/_api/web/lists/getbytitle('Nope')"),
        get('/_api/nope'),
        get('/docs'),
        get('/_vti_bin/lists.asmx'),
        request('DELETE /_api/web/lists'),
        ['Content-Type: application/http', '', 'nonsense', ''],
        ['Content-Type: text/plain', '', 'GET /_api/web HTTP/1.1', ''],
        ['GET /_api/web HTTP/1.1', ''],
        [],
        request(`POST ${tasks}/items`, ['Content-Type: text/plain'], 'x'),
        get('/_api/web?$filter=%'),
      ]),
    )
    expect(parts.map(({ status }) => status)).toEqual([201, 400, 400, 201, 404, 404, 400, 400, 405, 400, 400, 400, 400, 415, 400])
    for (const { status, json: body } of parts) if (status >= 400) expect(body.error.message.value).toMatch(/\w{3}/)
    expect(parts[8]?.headers.ALLOW).toMatch(/GET, POST/)
    expect((await titles()).slice(before)).toEqual(['good one', 'good two'])
  })

  it('runs nothing of a batch that cannot be told apart into parts', async () => {
    const before = await titles()
    const whole = multipart('batch_1', [add('never')]).join('\r\n')
    const attempts: [string, RegExp][] = [
      ['', /no line '--batch_1'/],
      [whole.replace('--batch_1--', ''), /no closing line '--batch_1--'/],
      [multipart('batch_1', [add('never'), changeSet([add('never')]).slice(0, -2)]).join('\r\n'), /no closing line '--changeset_1--'/],
      [multipart('batch_1', [add('never'), ['Content-Type: multipart/mixed', '', 'x']]).join('\r\n'), /boundary/],
    ]
    for (const [body, message] of attempts) {
      expectRefusal(await ann.call('POST', '/_api/$batch', { body, headers: typed }), 400, message)
    }
    expect(await titles()).toEqual(before)
  })

  it('wants multipart/mixed', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=batch_1'])
      expectRefusal(await send([get('/_api/web')], { headers: { 'Content-Type': type } }), 415, /multipart\/mixed/)
    expectRefusal(await send([get('/_api/web')], { headers: { 'Content-Encoding': 'gzip' } }), 415, /gzip/)
    expectRefusal(await send([get('/_api/web')], { headers: { 'Content-Type': 'multipart/mixed' } }), 400, /boundary/)
  })

  it('takes 100 requests and not one more, however they are spread over change sets', async () => {
    const hundred = Array.from({ length: 100 }, () => get('/_api/site?$select=Id'))
    expect(statusesOf(await send(hundred))).toEqual(hundred.map(() => 200))
    expectRefusal(await send([...hundred, get('/_api/site')]), 400, /more than 100/)
    expectRefusal(await send([changeSet(hundred), get('/_api/site')]), 400, /more than 100/)
    expectRefusal(await send([changeSet([...hundred, get('/_api/site')])]), 400, /more than 100/)
    expect(partsOf(await send([]))).toEqual([])
    expect(partsOf(await send([changeSet([])]))).toEqual([])
  })

  it('takes 16 MiB and not one byte more, with and without a Content-Length', async () => {
    const padded = (size: number) => {
      const end = `\r\n${multipart('batch_1', [get('/_api/web')]).join('\r\n')}\r\n`
      return 'x'.repeat(size - end.length) + end
    }
    const limit = 16 * 1024 * 1024
    expect(statusesOf(await ann.call('POST', '/_api/$batch', { body: padded(limit), headers: typed }))).toEqual([200])
    expectRefusal(await ann.call('POST', '/_api/$batch', { body: padded(limit + 1), headers: typed }), 413, /16777216 bytes/)
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 17; i++) controller.enqueue(new Uint8Array(1024 * 1024))
        controller.close()
      },
    })
    const options = { method: 'POST', headers: { ...headers, ...typed }, body: stream, duplex: 'half' }
    const reply = await fetch(`${server.url}/_api/$batch`, options as RequestInit)
    expect(reply.status).toBe(413)
  })

  it('bounds the body of each part by the ordinary limit', async () => {
    const large = request(`POST ${tasks}/items`, [json], `{"Title":"${'x'.repeat(4_194_304)}"}`)
    expect(statusesOf(await send([large, get('/_api/web')]))).toEqual([413, 200])
  })

  it('refuses a batch in a batch, by any address', async () => {
    const inner = multipart('inner', [add('never')]).join('\r\n')
    const nested = (url: string) => request(`POST ${url}`, ['Content-Type: multipart/mixed; boundary=inner'], inner)
    const parts = partsOf(await send(['/_api/$batch', '/_api/%24BATCH', '/_vti_bin/client.svc/$batch'].map(nested)))
    expect(parts.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(parts[0]?.json.error.message.value).toMatch(/cannot contain a batch/)
    expect(await titles()).not.toContain('never')
  })

  it('lets later requests see what earlier ones wrote', async () => {
    const find = get(`${tasks}/items?$filter=Title eq 'in between'&$select=Title`)
    const counts = partsOf(await send([find, changeSet([add('in between')]), find])).map(({ json: body }) => body.value?.length)
    expect(counts).toEqual([0, undefined, 1])
  })
})

describe('a client that goes away in the middle of a reply', () => {
  it('ends its batch and nothing else, and is no fault to be logged', async () => {
    const filler = { Title: 'x', Body: 'y'.repeat(30_000) }
    for (let i = 0; i < 20; i++) await ann.call('POST', `${tasks}/items`, { body: filler })
    const last = request(`POST ${tasks}/items`, [json], JSON.stringify({ Title: 'never reached' }))
    const body = multipart('batch_1', [...Array.from({ length: 99 }, () => get(`${tasks}/items`)), last]).join('\r\n')
    const { hostname, port, host } = new URL(server.url)
    const head = Object.entries({ Host: host, ...headers, ...typed, 'Content-Length': body.length }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) })
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.once('data', () => socket.destroy())
      socket.write(`POST /_api/$batch HTTP/1.1\r\n${head.join('')}\r\n${body}`)
    })
    await expect.poll(async () => (await ann.call('GET', '/_vti_bin/health')).status).toBe(200)
    expect(logged).toEqual([])
    expect(await titles()).not.toContain('never reached')
  })
})

describe('the caller of a batch', () => {
  it('speaks for every part, whatever a part says of itself', async () => {
    const other = request('GET /_api/web/currentuser', [
      `Authorization: ${basic('bob')}`,
      'X-RequestDigest: wrong',
      `Accept: ${accepts.nometadata}`,
    ])
    expect(partsOf(await send([other]))[0]?.json.LoginName).toMatch(/\|ann$/)
  })

  it('must be signed in', async () => {
    const body = multipart('batch_1', [request('GET /_api/web', [`Authorization: ${basic('bob')}`])]).join('\n')
    expectRefusal(await createContractClient(server.url).call('POST', '/_api/$batch', { body, headers: typed }), 401, /credentials/)
    const noSite = await ann.call('POST', '/sites/nope/_api/$batch', { body, headers: typed })
    expectRefusal(noSite, 404, /no site/)
  })

  it('needs a digest where a cookie signs in, on the outer request alone', async () => {
    const login = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Login xmlns="urn:svc:soap/"><username>cleo</username><password>any</password></Login></s:Body></s:Envelope>`
    const session = await fetch(`${server.url}/_vti_bin/authentication.asmx`, {
      method: 'POST',
      body: login,
      headers: { 'Content-Type': 'text/xml' },
    })
    const cookie = { Cookie: (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
    expect(cookie.Cookie).toMatch(/^FedAuth=./)
    const cleo = createContractClient(server.url, { ...cookie, Accept: accepts.nometadata })
    const body = multipart('batch_1', [changeSet([add('by cookie')])]).join('\r\n')
    expectRefusal(await cleo.call('POST', '/_api/$batch', { body, headers: typed }), 403, /X-RequestDigest/)
    const digest = { 'X-RequestDigest': (await cleo.call('POST', '/_api/contextinfo')).json.FormDigestValue as string }
    expect(statusesOf(await cleo.call('POST', '/_api/$batch', { body, headers: { ...typed, ...digest } }))).toEqual([201])
    expectRefusal(await cleo.call('POST', '/_api/$batch', { body, headers: { ...typed, 'X-RequestDigest': '0xAB,x' } }), 403, /digest/)
  })
})
