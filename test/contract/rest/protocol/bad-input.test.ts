import { describe, expect, it } from 'vitest'
import { serveTasksThatStay } from '../../../support/samples/tasks-that-stay.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { expectRefusal, requestText, sendRaw } from '../../../support/wire.ts'

const { server, headers, ann, lists, tasks, items, exchange } = await serveTasksThatStay()

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
    ['{', /position 2\b/],
    ['}', /position 1/],
    ['{"Title"', /position 9\b/],
    ['{"Title":', /position 10\b/],
    ['{"Title":"x"', /position 13\b/],
    ['{"Title":"x",}', /position 14/],
    ['{"Title":"x"}}', /position 14/],
    ['{"Title":"x"} {}', /position 15/],
    ['{Title:"x"}', /position 2.*name in double quotes/],
    ["{'Title':'x'}", /position 2/],
    ['{"Title":x}', /position 10/],
    ['{"Title":"x}', /position 10\b/],
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
    ['[{"Title":"x"}', /position 15\b/],
    ['<Title>x</Title>', /position 1/],
    ['Title=x&BaseTemplate=100', /position 1/],
    ['nul', /position 1/],
    ['"', /position 1/],
    ['🙂', /position 1.*"🙂"/],
  ])('is refused with the position: %j', async (body, message) => {
    await expectRefusedByAll(body, 400, message)
  })

  it('is refused when it is nested too deep, however deep', async () => {
    for (const depth of [51, 5_000, 500_000]) {
      await expectRefusedByAll(`{"Title":${'['.repeat(depth)}`, 400, /position 59\b.*nested more than 50 levels deep/)
      await expectRefusedByAll('{"a":'.repeat(depth), 400, /nested more than 50 levels deep/)
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

  it('is refused when it has a NUL or half of a surrogate pair, which no text can hold', async () => {
    for (const text of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00x', 'a\\ud83d', '\\ud83d\\ud83d\\ude00', '\\ude00\\ud83d']) {
      await expectRefusedByAll(`{"Title":"${text}"}`, 400, /position \d+: the text contains U\+0000 or a lone surrogate/)
      await expectRefusedByAll(`{"${text}":"x"}`, 400, /position \d+: the text contains U\+0000 or a lone surrogate/)
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
    ['{"d":{"Title":"x","__proto__":{"polluted":1}}}', /'__proto__' does not exist/],
    ['{"\\u005f_proto__":{"polluted":1}}', /'__proto__' does not exist/],
    [`{"${'x'.repeat(10_000)}":1}`, /'x{50,100}…?' does not exist/],
  ])('is refused for a property that does not exist: %.60s', async (body, message) => {
    await expectRefusedByAll(body.replace('{', body.startsWith('{"d"') ? '{' : '{"Title":"x",'), 400, message)
  })

  it('is refused for too many properties', async () => {
    const body = JSON.stringify(Object.fromEntries([['Title', 'x'], ...Array.from({ length: 20_000 }, (_, i) => [`p${i}`, i])]))
    await expectRefusedByAll(body, 400, /an object has more than 5000 members there/)
  })

  it('takes the last of two members with the same name, whole', async () => {
    const { json } = await ann.call('POST', items, {
      headers: { 'Content-Type': 'application/json' },
      body: '{"Title":"first","Title":"second","Title":null,"Title":"last"}',
    })
    expect(json.Title).toBe('last')
    expect((await ann.call('DELETE', `${items}(${json.Id})`)).status).toBe(200)
    await expectRefusedByAll('{"Title":"x","Title":{"a":1}}', 400, /'Title'/)
  })

  it('is refused for numbers that fit no column', async () => {
    const refuse = async (body: string, message: RegExp) =>
      expectRefusal(await ann.call('POST', items, { headers: { 'Content-Type': 'application/json' }, body }), 400, message)
    for (const number of ['1e999', '-1e999', `1${'0'.repeat(400)}`])
      await refuse(`{"PercentComplete":${number}}`, /position 20: the number there is out of range/)
    for (const number of ['9007199254740993', '1e308', '-1', '1.0000001', '"1e999"', '"9007199254740993"'])
      await refuse(`{"PercentComplete":${number}}`, /'PercentComplete'/)
    for (const number of ['9007199254740993', '2147483648', '-1', '0', '1.5', '1e308', '"1e3"', 'true'])
      await refuse(`{"AssignedToId":${number}}`, /'AssignedTo'/)
    for (const number of ['9007199254740993', '1e308', '-1', '100.5', '"1e999"', 'true', 'null', '[]', '{}']) {
      expectRefusal(
        await ann.call('POST', lists, { headers: { 'Content-Type': 'application/json' }, body: `{"Title":"n","BaseTemplate":${number}}` }),
        400,
        /'BaseTemplate'/,
      )
    }
  })
})

describe('a body that cannot be read', () => {
  it.each([
    'text/plain',
    'text/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/jsonp',
    'application/json;charset=utf-16',
    'application/json; charset=iso-8859-1',
    '*/*',
    'json',
    ';',
    ',',
  ])('is refused by its Content-Type: %s', async (contentType) => {
    await expectRefusedByAll('{"Title":"x"}', 415, /Content-Type .*Send application\/json/, contentType)
  })

  it.each(['gzip', 'deflate', 'br', 'gzip, identity', 'x'])('is refused by its Content-Encoding: %s', async (encoding) => {
    for (const [method, address, more] of writes) {
      const reply = await ann.call(method, address, {
        headers: { ...more, 'Content-Type': 'application/json', 'Content-Encoding': encoding },
        body: '{"Title":"x"}',
      })
      expectRefusal(reply, 415, /Content-Encoding/)
    }
  })

  const body = JSON.stringify({ Title: 'half' })
  const head = (method: string, address: string, more: Record<string, string>) =>
    requestText(method, address, { ...headers, 'Content-Type': 'application/json', ...more })

  itOnOneServer('is refused when the connection ends before its Content-Length', async () => {
    for (const [method, address, more] of writes) {
      const reply = await exchange(head(method, address, { ...more, 'Content-Length': String(body.length + 1) }) + body)
      expect(reply.status).toBe(400)
      expect(reply.text).toMatch(/ended before (the request|it) was complete/)
    }
  })

  itOnOneServer('is refused when a chunk is cut, or the last one is missing', async () => {
    const chunked = { 'Transfer-Encoding': 'chunked' }
    for (const [method, address, more] of writes) {
      for (const rest of ['', 'ff\r\n{', `${body.length.toString(16)}\r\n${body}\r\n`, `${body.length.toString(16)}\r\n${body}\r\n0\r\n`]) {
        expect((await exchange(head(method, address, { ...more, ...chunked }) + rest)).status).toBe(400)
      }
    }
    for (const rest of [
      'zz\r\n',
      '-1\r\n',
      'ffffffffffffffffff\r\n',
      '0x2\r\n{}\r\n0\r\n\r\n',
      `${body.length.toString(16)}\r\n${body}garbage`,
    ]) {
      expect((await exchange(head('POST', items, chunked) + rest)).status).toBe(400)
    }
  })

  it('is forgotten when the client goes away in its middle', async () => {
    for (const [method, address, more] of writes) {
      expect(await sendRaw(server.url, head(method, address, { ...more, 'Content-Length': '100' }) + body, { ending: 'destroy' })).toEqual(
        [],
      )
      expect(
        await sendRaw(server.url, `${head(method, address, { ...more, 'Transfer-Encoding': 'chunked' })}ff\r\n${body}`, {
          ending: 'destroy',
        }),
      ).toEqual([])
    }
  })

  const tenMegabytes = ' '.repeat(10_000_000)

  it.each(writes)('is refused when it has 10 MB, and the client sees it: %s %s', async (method, address, more) => {
    const closed = { ending: 'wait' } as const
    const length = await exchange(head(method, address, { ...more, 'Content-Length': String(tenMegabytes.length) }) + tenMegabytes, closed)
    expectRefusal(length, 413, /larger than the 4194304 bytes/)
    expect(length.headers.get('connection')).toBe('close')
    const chunks = await exchange(
      `${head(method, address, { ...more, 'Transfer-Encoding': 'chunked' })}${tenMegabytes.length.toString(16)}\r\n${tenMegabytes}\r\n0\r\n\r\n`,
      closed,
    )
    expectRefusal(chunks, 413, /larger than the 4194304 bytes/)
    expectRefusal(
      await ann.call(method, address, { headers: { ...more, 'Content-Type': 'application/json' }, body: tenMegabytes }),
      413,
      /4194304/,
    )
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
