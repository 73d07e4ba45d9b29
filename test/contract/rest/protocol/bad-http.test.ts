import { describe, expect, it } from 'vitest'
import { threadProcessorMs } from '../../../support/held-loop.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serveTasksThatStay } from '../../../support/samples/tasks-that-stay.ts'
import { basic } from '../../../support/server.ts'
import { expectRefusal, requestText, rowsOf, sendRaw } from '../../../support/wire.ts'

const { server, headers, ann, lists, tasks, items, exchange } = await serveTasksThatStay()

describe('a request that is no HTTP', () => {
  const line = (text: string) => `${text}\r\nHost: h\r\nAuthorization: ${basic('ann')}\r\n\r\n`

  it.each([
    ['nothing but line ends and text', '\r\n\r\nhello\r\n\r\n'],
    ['the beginning of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'],
    ['zeros', '\u0000'.repeat(100)],
    ['no version', line('GET /_api/web')],
    ['version 0.9', line('GET /_api/web HTTP/0.9')],
    ['version 2', line('GET /_api/web HTTP/2.0')],
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
      ['/_api/web', 'GET, POST, PUT, DELETE, HEAD, PATCH, MERGE'],
      ['/_api/web/currentuser', 'GET, POST, PUT, HEAD, PATCH, MERGE'],
      ['/_api/web/author', 'GET, POST, HEAD'],
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

  it.each(['GET', 'HEAD', 'merge?', 'OPTIONS', 'CONNECT', '', ' ', 'MERGE, DELETE', 'constructor', 'X'.repeat(10_000)])(
    'that is tunnelled must be one that can be: %.20s',
    async (method) => {
      expectRefusal(
        await ann.call('POST', `${items}(1)`, { headers: { 'X-HTTP-Method': method }, body: { Title: 'x' } }),
        400,
        /X-HTTP-Method says '.*MERGE, PATCH, PUT, DELETE/,
      )
    },
  )

  it('is not changed by X-HTTP-Method unless it is POST', async () => {
    expect((await ann.call('GET', `${items}(1)`, { headers: { 'X-HTTP-Method': 'DELETE' } })).status).toBe(200)
    expect((await ann.call('HEAD', `${items}(1)`, { headers: { 'X-HTTP-Method': 'DELETE' } })).status).toBe(200)
  })
})

describe('a header of 60,000 characters', () => {
  const long = [
    ' '.repeat(60_000),
    ','.repeat(60_000),
    ';'.repeat(60_000),
    '"'.repeat(60_000),
    ' ,'.repeat(30_000),
    '; q=1'.repeat(12_000),
    '"" '.repeat(20_000),
    '.'.repeat(60_000),
  ]

  it.each([
    'Accept',
    'If-Match',
    'Cookie',
    'Authorization',
    'X-RequestDigest',
    'X-HTTP-Method',
    'Content-Type',
    'Content-Encoding',
    'X-Forwarded-For',
  ])('costs no time and does no harm: %s', async (name) => {
    const started = threadProcessorMs()
    for (const text of long) {
      const sent = { ...headers, 'If-Match': '"0"', 'Content-Length': '2', [name]: `x${text}x` }
      const reply = await exchange(requestText('PUT', `${items}(1)`, sent, '{}'))
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(reply.status).toBeLessThan(500)
    }
    expect(threadProcessorMs() - started).toBeLessThan(1_500)
  })
})

describe('several requests on one connection', () => {
  it('are answered in their order', async () => {
    const targets = [items, '/_api/nope', '/_vti_bin/health', tasks, '/sites/nope/_api/web']
    const last = requestText('GET', '/docs/openapi.json', { ...headers, Connection: 'close' })
    const replies = await sendRaw(server.url, targets.map((target) => requestText('GET', target, headers)).join('') + last, {
      ending: 'wait',
    })
    expect(replies.map((reply) => reply.status)).toEqual([200, 404, 200, 200, 404, 200])
    expect(new Set(replies.map((reply) => reply.headers.get(inProfile('svcrequestguid', 'sprequestguid')))).size).toBe(6)
  })

  it('are told apart by their lengths: a body that looks like a request is none', async () => {
    const smuggled = requestText('DELETE', tasks, headers)
    for (const contentType of ['text/plain', 'application/json']) {
      const first = requestText(
        'POST',
        items,
        { ...headers, 'Content-Type': contentType, 'Content-Length': String(smuggled.length) },
        smuggled,
      )
      const replies = await sendRaw(server.url, first + requestText('GET', '/_api/web', headers))
      expect(replies.map((reply) => reply.status)).toEqual([contentType === 'text/plain' ? 415 : 400, 200])
    }
    for (const method of ['GET', 'DELETE', 'OPTIONS']) {
      const first = requestText(method, '/_api/nope', { ...headers, 'Content-Length': String(smuggled.length) }, smuggled)
      expect((await sendRaw(server.url, first + requestText('GET', '/_api/web', headers))).map((reply) => reply.status)).toEqual([404, 200])
    }
  })

  it('end with the first whose body has not come or whose host is none: what follows is not done', async () => {
    const long = requestText('POST', items, { ...headers, 'Content-Length': '5000000' }, 'x'.repeat(5_000_000))
    const replies = await sendRaw(server.url, long + requestText('DELETE', tasks, headers))
    expect(replies.map((reply) => reply.status)).toEqual([413])
    const nameless = requestText('GET', items, { ...headers, Host: 'a b' })
    expect((await sendRaw(server.url, nameless + requestText('DELETE', tasks, headers))).map(({ status }) => status)).toEqual([400])
  })

  it('end with bytes that are no request: what was whole before them is answered', async () => {
    const body = '{"Title":"x"}'
    for (const rest of ['zzz', '\u0000', '{}', 'GET', 'GET / HTTP/9\r\n\r\n']) {
      const post = requestText(
        'POST',
        items,
        { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
        body,
      )
      // A busy machine has not stored the item yet when the client ends its side at once.
      const [reply, ...more] = await sendRaw(server.url, post + rest, { ending: 'quiet' })
      expect(reply?.status).toBe(201)
      expect(more.map(({ status }) => status)).toEqual(more.map(() => 400))
      expect((await ann.call('DELETE', `${items}(${JSON.parse(reply?.text ?? '').Id})`)).status).toBe(200)
    }
    const closing = requestText('GET', '/_vti_bin/health', { Connection: 'close' })
    expect((await sendRaw(server.url, closing + requestText('DELETE', tasks, headers))).map(({ status }) => status)).toEqual([200])
  })

  it('with a body on a GET are answered as if it were not there', async () => {
    const replies = await sendRaw(
      server.url,
      requestText('GET', items, { ...headers, 'Content-Type': 'application/json', 'Content-Length': '8' }, 'not json') +
        requestText('GET', tasks, headers),
    )
    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  })
})

describe('text that would be something else elsewhere', () => {
  it.each(['%0d%0aX-Evil:%201', '%0d%0a%0d%0aHTTP/1.1 200 OK'.replaceAll(' ', '%20'), '%e5%98%8a%e5%98%8dX-Evil:1', '%00', '%1b[2J'])(
    'adds no header to a reply: %s',
    async (text) => {
      for (const target of [
        `/_api/${text}`,
        `${lists}/getbytitle('${text}')`,
        `/_api/web?$select=${text}`,
        `${items}?$filter=Title%20eq%20'${text}'`,
        `/${text}/_api/web`,
        `/${text}`,
      ]) {
        const reply = await exchange(requestText('GET', target, headers))
        expect(reply.status).toBeLessThan(500)
        expect(reply.headers.has('x-evil')).toBe(false)
        expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
      }
    },
  )

  it.each([
    "Robert'); DROP TABLE Item;--",
    "' or 1=1 --",
    '"; DELETE FROM List; --',
    '{{7*7}}#{7*7}<%= 7*7 %>',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    'a\u0001b',
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
    for (const filter of [
      `Title%20eq%20${quoted}`,
      `startswith(Title,${quoted})`,
      `endswith(Title,${quoted})`,
      `substringof(${quoted},Title)`,
    ]) {
      const found = rowsOf(await ann.call('GET', `${items}?$filter=${filter}`))
      expect({ filter, titles: found.map((row) => row.Title) }).toEqual({ filter, titles: [text] })
    }
    expect((await ann.call('DELETE', `${items}(${added.json.Id})`)).status).toBe(200)
  })
})
