import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { basic, startServer } from '../../server.ts'
import { createContractClient } from '../contract-client.ts'
import { accepts, expectDecent, expectRefusal, type RawReply, requestText, rowsOf, sendRaw, type WireOptions } from './wire.ts'

const server = await startServer()
const headers = { Authorization: basic('ann'), Accept: accepts.nometadata }
const ann = createContractClient(server.url, headers)
afterAll(() => server.stop())

const lists = '/_api/web/lists'
const tasks = `${lists}/getbytitle('Tasks')`
const items = `${tasks}/items`
await ann.call('POST', items, { body: { Title: 'stays' } })

/** Everything that a request may have written, as far as it can be seen. */
const state = async () => [
  rowsOf(await ann.call('GET', lists, { headers: { Accept: accepts.minimalmetadata } })).map((row) => [row.Title, row.ItemCount, row['odata.etag']]),
  rowsOf(await ann.call('GET', items)),
]

let before: unknown

beforeEach(async () => {
  before = await state()
})

afterEach(async () => {
  // Whatever was sent: the process is alive, and nothing was written.
  expect(await state()).toEqual(before)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

/** The only reply to bytes that are sent as they are. */
async function exchange(bytes: string | Uint8Array, options?: WireOptions): Promise<RawReply> {
  const replies = await sendRaw(server.url, bytes, options)
  expect(replies).toHaveLength(1)
  const [reply] = replies
  if (!reply) throw new Error('no reply')
  expectDecent(reply)
  return reply
}

/** Every write that reads a body. */
const writes: [string, string, Record<string, string>][] = [
  ['POST', lists, {}],
  ['POST', items, {}],
  ['PUT', tasks, {}],
  ['POST', tasks, { 'X-HTTP-Method': 'MERGE' }],
  ['PUT', `${items}(1)`, {}],
  ['POST', `${items}(1)`, { 'X-HTTP-Method': 'MERGE' }],
]

/** Sends a body with every write and checks that each is refused in the same way. */
async function expectRefusedByAll(body: string | Uint8Array, status: number, message: RegExp, contentType = 'application/json') {
  for (const [method, address, more] of writes) {
    expectRefusal(await ann.call(method, address, { headers: { ...more, 'Content-Type': contentType }, body }), status, message)
  }
}

describe('a body that is no JSON', () => {
  it.each([
    ['{', /ends at position 2/],
    ['}', /position 1/],
    ['{"Title"', /ends at position 9/],
    ['{"Title":', /ends at position 10/],
    ['{"Title":"x"', /ends at position 13/],
    ['{"Title":"x",}', /position 14/],
    ['{"Title":"x"}}', /position 14/],
    ['{"Title":"x"} {}', /position 15/],
    ['{Title:"x"}', /position 2.*name in double quotes/],
    ["{'Title':'x'}", /position 2/],
    ['{"Title":x}', /position 10/],
    ['{"Title":"x}', /ends inside the text that begins at position 10/],
    ['{"Title":"a\nb"}', /position 12.*control character/],
    ['{"Title":"\\x41"}', /position 11.*escapes/],
    ['{"Title":"\\u12"}', /position 11.*escapes/],
    ['{"Title":"\\ud83d\\u00"}', /position 17.*escapes/],
    ['{"Title":01}', /position 11/],
    ['{"Title":+1}', /position 10/],
    ['{"Title":.5}', /position 10/],
    ['{"Title":1.}', /position 11/],
    ['{"Title":1e}', /position 11/],
    ['{"Title":0x1}', /position 11/],
    ['{"Title":Infinity}', /position 10/],
    ['{"Title":undefined}', /position 10/],
    ['{"Title":TRUE}', /position 10/],
    ['// a comment\n{}', /position 1/],
    ['{"Title":"x"}\u0000', /position 14/],
    ['[{"Title":"x"}', /ends at position 15/],
    ['<Title>x</Title>', /position 1/],
    ['Title=x&BaseTemplate=100', /position 1/],
    ['nul', /position 1/],
    ['"', /position 1/],
    ['🙂', /position 1.*"🙂"/],
  ])('is refused with the position: %j', async (body, message) => {
    await expectRefusedByAll(body, 400, message)
  })

  it('is refused when it is nested too deep, however deep', async () => {
    for (const depth of [51, 5_000, 1_000_000]) {
      await expectRefusedByAll(`{"Title":${'['.repeat(depth)}`, 400, /nested deeper than 50 levels at position 60/)
      await expectRefusedByAll('{"a":'.repeat(depth), 400, /nested deeper than 50 levels/)
    }
    await expectRefusedByAll(`{"Title":${'['.repeat(49)}${']'.repeat(49)}}`, 400, /'Title'/)
  })

  it('is refused when its bytes are not UTF-8', async () => {
    for (const bytes of [[0xff], [0xc3], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xfe, 0xff, 0x00, 0x7b]]) {
      const body = Buffer.concat([Buffer.from('{"Title":"'), Buffer.from(bytes), Buffer.from('"}')])
      await expectRefusedByAll(body, 400, /not valid UTF-8/)
    }
    await expectRefusedByAll(Buffer.from('{"Title":"x"}', 'utf16le'), 400, /position 2/)
  })

  it('is refused when it has half of a surrogate pair, which no UTF-8 can store', async () => {
    for (const text of ['\\ud800', '\\udc00x', 'a\\ud83d', '\\ud83d\\ud83d\\ude00', '\\ude00\\ud83d']) {
      await expectRefusedByAll(`{"Title":"${text}"}`, 400, /surrogate|character/)
      await expectRefusedByAll(`{"${text}":"x"}`, 400, /surrogate|character/)
    }
  })
})

describe('a body of the wrong form', () => {
  it.each([
    ['null', /must be an object|needs a JSON object/],
    ['true', /must be an object/],
    ['7', /must be an object/],
    ['"Title"', /must be an object/],
    ['[]', /must be an object/],
    ['[{"Title":"x"}]', /must be an object/],
    ['{"results":[{"Title":"x"}]}', /must be an object/],
    ['', /needs a JSON object as its body/],
    [' \r\n\t ', /needs a JSON object as its body/],
  ])('is refused: %j', async (body, message) => {
    await expectRefusedByAll(body, 400, message)
  })

  it.each([
    ['{"Nope":1}', /'Nope' does not exist/],
    ['{"":1}', /'' does not exist/],
    ['{"__proto__":{"polluted":1}}', /'__proto__' does not exist/],
    ['{"__proto__":null}', /'__proto__' does not exist/],
    ['{"constructor":{"prototype":{"polluted":1}}}', /'constructor' does not exist/],
    ['{"toString":1}', /'toString' does not exist/],
    ['{"hasOwnProperty":1}', /'hasOwnProperty' does not exist/],
    ['{"d":{"__proto__":{"polluted":1}}}', /'__proto__' does not exist/],
    ['{"\\u005f_proto__":{"polluted":1}}', /'__proto__' does not exist/],
    ['{"Ti\\u0000tle":1}', /does not exist/],
    [`{"${'x'.repeat(10_000)}":1}`, /'x{50,100}…?' does not exist/],
  ])('is refused for a property that there is not: %.60s', async (body, message) => {
    await expectRefusedByAll(body.replace('{', body.startsWith('{"d"') ? '{' : '{"Title":"x",'), 400, message)
  })

  it('is refused for too many properties', async () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`p${i}`, i])))
    await expectRefusedByAll(body, 400, /does not exist|at most 1000 members/)
  })

  it('takes the last of two members with the same name, whole', async () => {
    const { json } = await ann.call('POST', items, { headers: { 'Content-Type': 'application/json' }, body: '{"Title":"first","Title":"second","Title":null,"Title":"last"}' })
    expect(json.Title).toBe('last')
    expect((await ann.call('DELETE', `${items}(${json.Id})`)).status).toBe(200)
    await expectRefusedByAll('{"Title":"x","Title":{"a":1}}', 400, /'Title'/)
  })

  it('is refused for numbers that fit no column', async () => {
    const refuse = async (body: string, message: RegExp) =>
      expectRefusal(await ann.call('POST', items, { headers: { 'Content-Type': 'application/json' }, body }), 400, message)
    for (const number of ['1e999', '-1e999', `1${'0'.repeat(400)}`]) await refuse(`{"PercentComplete":${number}}`, /position 20 of the JSON is out of range/)
    for (const number of ['9007199254740993', '1e308', '-1', '1.0000001', '"1e999"', '"9007199254740993"']) await refuse(`{"PercentComplete":${number}}`, /'PercentComplete'/)
    for (const number of ['9007199254740993', '2147483648', '-1', '0', '1.5', '1e308', '"1e3"', 'true']) await refuse(`{"AssignedToId":${number}}`, /'AssignedTo'/)
    for (const number of ['9007199254740993', '1e308', '-1', '100.5', '"1e999"', 'true', 'null', '[]', '{}']) {
      expectRefusal(await ann.call('POST', lists, { headers: { 'Content-Type': 'application/json' }, body: `{"Title":"n","BaseTemplate":${number}}` }), 400, /'BaseTemplate'/)
    }
  })
})

describe('a body that cannot be read', () => {
  it.each(['text/plain', 'text/json', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/octet-stream', 'application/jsonp', 'application/json;charset=utf-16', 'application/json; charset=iso-8859-1', '*/*', 'json', ';', ','])(
    'is refused by its Content-Type: %s',
    async (contentType) => {
      await expectRefusedByAll('{"Title":"x"}', 415, /Content-Type .*Send application\/json/, contentType)
    },
  )

  it.each(['gzip', 'deflate', 'br', 'gzip, identity', 'x'])('is refused by its Content-Encoding: %s', async (encoding) => {
    for (const [method, address, more] of writes) {
      const reply = await ann.call(method, address, { headers: { ...more, 'Content-Type': 'application/json', 'Content-Encoding': encoding }, body: '{"Title":"x"}' })
      expectRefusal(reply, 415, /Content-Encoding/)
    }
  })

  const body = JSON.stringify({ Title: 'half' })
  const head = (method: string, address: string, more: Record<string, string>) => requestText(method, address, { ...headers, 'Content-Type': 'application/json', ...more })

  it('is refused when the connection ends before its Content-Length', async () => {
    for (const [method, address, more] of writes) {
      const reply = await exchange(head(method, address, { ...more, 'Content-Length': String(body.length + 1) }) + body)
      expect(reply.status).toBe(400)
      expect(reply.text).toMatch(/ended before (the request|it) was complete/)
    }
  })

  it('is refused when a chunk is cut, or the last one is missing', async () => {
    const chunked = { 'Transfer-Encoding': 'chunked' }
    for (const [method, address, more] of writes) {
      for (const rest of ['', 'ff\r\n{', `${body.length.toString(16)}\r\n${body}\r\n`, `${body.length.toString(16)}\r\n${body}\r\n0\r\n`]) {
        expect((await exchange(head(method, address, { ...more, ...chunked }) + rest)).status).toBe(400)
      }
    }
    for (const rest of ['zz\r\n', '-1\r\n', 'ffffffffffffffffff\r\n', '0x2\r\n{}\r\n0\r\n\r\n', `${body.length.toString(16)}\r\n${body}garbage`]) {
      expect((await exchange(head('POST', items, chunked) + rest)).status).toBe(400)
    }
  })

  it('is forgotten when the client goes away in its middle', async () => {
    for (const [method, address, more] of writes) {
      expect(await sendRaw(server.url, head(method, address, { ...more, 'Content-Length': '100' }) + body, { then: 'destroy' })).toEqual([])
      expect(await sendRaw(server.url, `${head(method, address, { ...more, 'Transfer-Encoding': 'chunked' })}ff\r\n${body}`, { then: 'destroy' })).toEqual([])
    }
  })

  const tenMegabytes = ' '.repeat(10_000_000)

  it.each(writes)('is refused when it has 10 MB, and the client sees it: %s %s', async (method, address, more) => {
    const closed = { then: 'wait' } as const
    const length = await exchange(head(method, address, { ...more, 'Content-Length': String(tenMegabytes.length) }) + tenMegabytes, closed)
    expectRefusal(length, 413, /larger than the 4194304 bytes/)
    expect(length.headers.get('connection')).toBe('close')
    const chunks = await exchange(`${head(method, address, { ...more, 'Transfer-Encoding': 'chunked' })}${tenMegabytes.length.toString(16)}\r\n${tenMegabytes}\r\n0\r\n\r\n`, closed)
    expectRefusal(chunks, 413, /larger than the 4194304 bytes/)
    expectRefusal(await ann.call(method, address, { headers: { ...more, 'Content-Type': 'application/json' }, body: tenMegabytes }), 413, /4194304/)
  })

  it('is refused from the first byte over the limit, and not before', async () => {
    const limit = 4_194_304
    const padded = (length: number) => `{"Title":"x"${' '.repeat(length - 13)}}`
    const sent = { 'Content-Type': 'application/json' }
    const reply = await ann.call('POST', items, { headers: sent, body: padded(limit) })
    expect(reply.status).toBe(201)
    await ann.call('DELETE', `${items}(${reply.json.Id})`)
    expectRefusal(await ann.call('POST', items, { headers: sent, body: padded(limit + 1) }), 413, /4194304/)
  })

  it('is refused by a length alone, without waiting for it', async () => {
    for (const length of ['4194305', '9007199254740993', '99999999999999']) {
      const reply = await exchange(head('POST', items, { 'Content-Length': length }))
      expect([400, 413]).toContain(reply.status)
    }
  })
})

describe('a request that is no HTTP', () => {
  const line = (text: string) => `${text}\r\nHost: h\r\nAuthorization: ${basic('ann')}\r\n\r\n`

  it.each([
    ['nothing but line ends and text', '\r\n\r\nhello\r\n\r\n'],
    ['the beginning of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'],
    ['zeros', '\u0000'.repeat(100)],
    ['no version', line('GET /_api/web')],
    ['version 0.9', line('GET /_api/web HTTP/0.9')],
    ['another protocol', line('GET /_api/web RTSP/1.0')],
    ['a space in the target', line('GET /_api/web lists HTTP/1.1')],
    ['a NUL in the target', line('GET /_api/w\u0000eb HTTP/1.1')],
    ['a line feed in the target', line('GET /_api/web\nX: y HTTP/1.1')],
    ['raw bytes in the target', line('GET /_api/w\u00e4b HTTP/1.1')],
    ['a target without a slash', line('GET _api/web HTTP/1.1')],
    ['an unknown method', line('GRAB /_api/web HTTP/1.1')],
    ['a method in small letters', line('get /_api/web HTTP/1.1')],
    ['a NUL in a header', 'GET /_api/web HTTP/1.1\r\nHost: h\r\nX: a\u0000b\r\n\r\n'],
    ['a header without a colon', 'GET /_api/web HTTP/1.1\r\nHost: h\r\nnonsense\r\n\r\n'],
    ['a header without a name', 'GET /_api/web HTTP/1.1\r\nHost: h\r\n: x\r\n\r\n'],
    ['a space before the colon', 'GET /_api/web HTTP/1.1\r\nHost : h\r\n\r\n'],
    ['no Host', 'GET /_api/web HTTP/1.1\r\nX: y\r\n\r\n'],
    ['an empty Host', 'GET /_api/web HTTP/1.1\r\nHost:\r\n\r\n'],
    ['a Host that is a path', 'GET /_api/web HTTP/1.1\r\nHost: h/x?y#z\r\n\r\n'],
    ['a Host that is markup', 'GET /_api/web HTTP/1.1\r\nHost: "><script>alert(1)</script>\r\n\r\n'],
    ['a Host with a user', 'GET /_api/web HTTP/1.1\r\nHost: user@h\r\n\r\n'],
    ['a Host with a port that there is not', 'GET /_api/web HTTP/1.1\r\nHost: h:99999\r\n\r\n'],
    ['two lengths', 'POST /_api/web/lists HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length and chunks', 'POST /_api/web/lists HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is none', 'POST /_api/web/lists HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n{}'],
    ['a negative length', 'POST /_api/web/lists HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n{}'],
    ['a transfer coding that is not chunked', 'POST /_api/web/lists HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip\r\n\r\n{}'],
    ['half a request', 'GET /_api/web HTTP/1.1\r\nHost: h\r\n'],
    ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: h\r\n\r\n'],
  ])('is refused and the connection closed: %s', async (_, bytes) => {
    const reply = await exchange(bytes)
    expect(reply.status).toBe(400)
    expect(reply.headers.get('connection')).toBe('close')
    expect(JSON.parse(reply.text)).toEqual({ error: { code: '400', message: expect.stringMatching(/\.$/) } })
  })

  it.each([
    ['a request line over 64 KiB', `GET /_api/web?${'x'.repeat(65_536)} HTTP/1.1\r\nHost: h\r\n\r\n`],
    ['one of 5 MB', `GET /_api/web?${'x'.repeat(5_000_000)} HTTP/1.1\r\nHost: h\r\n\r\n`],
    ['one that does not end', `GET /${'x'.repeat(70_000)}`],
    ['a header over 64 KiB', `GET /_api/web HTTP/1.1\r\nHost: h\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`],
    ['many headers', `GET /_api/web HTTP/1.1\r\nHost: h\r\n${'X-Long-Header-Name: xxxxxxxxxxxxxxxx\r\n'.repeat(2_000)}\r\n`],
  ])('is refused with 431 and the three headers: %s', async (_, bytes) => {
    const reply = await exchange(bytes)
    expect(reply.status).toBe(431)
    expect(JSON.parse(reply.text)).toEqual({ error: { code: '431', message: expect.stringMatching(/65536 bytes/) } })
  })

  it('does not stop the server from serving a request line of almost 64 KiB', async () => {
    const reply = await exchange(requestText('GET', `/_api/web?$select=Title&x=${'x'.repeat(64_000)}`, headers))
    expect(reply.status).toBe(200)
  })
})

describe('a request of a method', () => {
  it('that an address does not take is refused, with what it takes', async () => {
    for (const [address, allow] of [
      ['/_api/web', 'GET, HEAD'],
      [lists, 'GET, POST, HEAD'],
      [tasks, 'GET, POST, PUT, DELETE, HEAD, PATCH, MERGE'],
      [`${items}(1)`, 'GET, POST, PUT, DELETE, HEAD, PATCH, MERGE'],
      ['/_api/contextinfo', 'POST'],
    ] as const) {
      for (const method of ['OPTIONS', 'TRACE', 'COPY', 'LOCK', 'PROPFIND', 'REPORT', 'PURGE', 'M-SEARCH']) {
        const reply = await exchange(requestText(method, address, headers))
        expectRefusal(reply, 405, new RegExp(`${method} cannot be used`))
        expect(reply.headers.get('allow')).toBe(allow)
      }
    }
  })

  it('HEAD is answered like GET, errors too, without a body', async () => {
    for (const [address, status] of [
      ['/_api/web', 200],
      [items, 200],
      ['/_api/nope', 404],
      [`${items}(999)`, 404],
      [`${items}?$top=x`, 400],
      ['/_api/contextinfo', 405],
    ] as const) {
      const reply = await exchange(requestText('HEAD', address, headers))
      expect({ address, status: reply.status, text: reply.text }).toEqual({ address, status, text: '' })
      expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(50)
    }
  })

  it.each(['GET', 'HEAD', 'merge?', 'OPTIONS', 'CONNECT', '', ' ', 'MERGE, DELETE', 'constructor', 'X'.repeat(10_000)])('that is tunnelled must be one that can be: %.20s', async (method) => {
    expectRefusal(await ann.call('POST', `${items}(1)`, { headers: { 'X-HTTP-Method': method }, body: { Title: 'x' } }), 400, /X-HTTP-Method says '.*MERGE, PATCH, PUT, DELETE/)
  })

  it('is not changed by X-HTTP-Method unless it is POST', async () => {
    expect((await ann.call('GET', `${items}(1)`, { headers: { 'X-HTTP-Method': 'DELETE' } })).status).toBe(200)
    expect((await ann.call('HEAD', `${items}(1)`, { headers: { 'X-HTTP-Method': 'DELETE' } })).status).toBe(200)
  })
})

describe('several requests on one connection', () => {
  it('are answered in their order', async () => {
    const get = (target: string) => requestText('GET', target, headers)
    const replies = await sendRaw(server.url, [items, '/_api/nope', '/_vti_bin/health', tasks, '/sites/nope/_api/web', '/docs/openapi.json'].map(get).join(''))
    expect(replies.map((reply) => reply.status)).toEqual([200, 404, 200, 200, 404, 200])
    expect(new Set(replies.map((reply) => reply.headers.get('svcrequestguid'))).size).toBe(6)
  })

  it('are told apart by their lengths: a body that looks like a request is none', async () => {
    const smuggled = requestText('DELETE', tasks, headers)
    for (const contentType of ['text/plain', 'application/json']) {
      const first = requestText('POST', items, { ...headers, 'Content-Type': contentType, 'Content-Length': String(smuggled.length) }, smuggled)
      const replies = await sendRaw(server.url, first + requestText('GET', '/_api/web', headers))
      expect(replies.map((reply) => reply.status)).toEqual([contentType === 'text/plain' ? 415 : 400, 200])
    }
    for (const method of ['GET', 'DELETE', 'OPTIONS']) {
      const first = requestText(method, '/_api/nope', { ...headers, 'Content-Length': String(smuggled.length) }, smuggled)
      expect((await sendRaw(server.url, first + requestText('GET', '/_api/web', headers))).map((reply) => reply.status)).toEqual([404, 200])
    }
  })

  it('end with the first that is refused before its body has come', async () => {
    const long = requestText('POST', items, { ...headers, 'Content-Length': '5000000' }, 'x'.repeat(5_000_000))
    const replies = await sendRaw(server.url, long + requestText('DELETE', tasks, headers))
    expect(replies.map((reply) => reply.status)).toEqual([413])
  })

  it('with a body on a GET are answered as if it were not there', async () => {
    const replies = await sendRaw(server.url, requestText('GET', items, { ...headers, 'Content-Type': 'application/json', 'Content-Length': '8' }, 'not json') + requestText('GET', tasks, headers))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  })
})

describe('text that would be something else elsewhere', () => {
  it.each([
    '%0d%0aX-Evil:%201',
    '%0d%0a%0d%0aHTTP/1.1 200 OK'.replaceAll(' ', '%20'),
    '%e5%98%8a%e5%98%8dX-Evil:1',
    '%00',
    '%1b[2J',
  ])('adds no header to a reply: %s', async (text) => {
    for (const target of [`/_api/${text}`, `${lists}/getbytitle('${text}')`, `/_api/web?$select=${text}`, `${items}?$filter=Title%20eq%20'${text}'`, `/${text}/_api/web`, `/${text}`]) {
      const reply = await exchange(requestText('GET', target, headers))
      expect(reply.status).toBeLessThan(500)
      expect(reply.headers.has('x-evil')).toBe(false)
      expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    }
  })

  it.each([
    "Robert'); DROP TABLE Item;--",
    "' or 1=1 --",
    '"; DELETE FROM List; --',
    '{{7*7}}${7*7}<%= 7*7 %>',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    'a\u0000b',
    '\r\nX-Evil: 1',
    '\u202e\u2066\ufeff',
    '%',
    '_',
    '\\',
    'NaN',
    'null',
    "''''",
  ])('is stored, found and returned as it is: %j', async (text) => {
    const added = await ann.call('POST', items, { body: { Title: text, Body: text } })
    expect(added.json).toMatchObject({ Title: text, Body: text })
    const quoted = encodeURIComponent(`'${text.replaceAll("'", "''")}'`)
    for (const filter of [`Title%20eq%20${quoted}`, `startswith(Title,${quoted})`, `endswith(Title,${quoted})`, `substringof(${quoted},Title)`]) {
      const found = rowsOf(await ann.call('GET', `${items}?$filter=${filter}`))
      expect({ filter, titles: found.map((row) => row.Title) }).toEqual({ filter, titles: [text] })
    }
    expect((await ann.call('DELETE', `${items}(${added.json.Id})`)).status).toBe(200)
  })
})

describe('a hundred bad requests at once', () => {
  it('are all refused, and a good one among them is served', async () => {
    const bad = Array.from({ length: 100 }, (_, i) => {
      const [method, address, more] = writes[i % writes.length] ?? ['POST', items, {}]
      return ann.call(method, address, { headers: { ...more, 'Content-Type': 'application/json' }, body: `{"Title":${'['.repeat(i)}` })
    })
    const good = ann.call('GET', items)
    expect((await Promise.all(bad)).map((reply) => reply.status)).toEqual(bad.map(() => 400))
    expect((await good).status).toBe(200)
  })
})
