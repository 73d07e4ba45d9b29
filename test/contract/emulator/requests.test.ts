import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../support/contract-client.ts'
import { record } from '../../support/coverage-file.ts'
import { envelope, namespaces } from '../../support/soap/messages.ts'
import { serveEmulator, tasks } from './emulator-server.ts'

const { server, emulator, ann } = await serveEmulator()

const fresh = () => emulator.call('DELETE', '/_emulator/requests')
const list = async (query = '') => (await emulator.call('GET', `/_emulator/requests${query}`)).json

describe('recorded requests', () => {
  it('have the request, the reply, the operation and the user', async () => {
    await fresh()
    await ann.call('POST', tasks, { body: { Title: 'Order chairs' } })
    const { value, count } = await list()
    expect(count).toBe(1)
    expect(value[0]).toMatchObject({
      method: 'POST',
      url: tasks,
      operation: 'addItem',
      status: 201,
      user: expect.stringMatching(/\|ann$/),
      shard: null,
      faultId: null,
      notes: [],
      request: { headers: { authorization: 'Basic ***' }, body: '{"Title":"Order chairs"}' },
      response: { headers: { 'content-type': expect.stringContaining('json') }, body: expect.stringContaining('Order chairs') },
    })
    expect(await emulator.call('GET', `/_emulator/requests/${value[0].id}`)).toMatchObject({ status: 200, json: value[0] })
  })

  it('are found by filters, newest first', async () => {
    await fresh()
    for (const title of ['one', 'two']) await ann.call('POST', tasks, { body: { Title: title } })
    await ann.call('GET', `${tasks}?$top=1`)
    await fetch(`${server.url}/_api/web`).then((reply) => reply.text())
    const first = (await list('?limit=10000')).value.at(-1).id as number
    const count = async (query: string) => (await emulator.call('GET', `/_emulator/requests/count?${query}`)).json.count
    expect(await count('method=post')).toBe(2)
    expect(await count('operation=listItems')).toBe(1)
    expect(await count('status=401')).toBe(1)
    expect(await count('user=ANN')).toBe(3)
    expect(await count('path=/_API/**/items')).toBe(3)
    expect(await count('path=/_api/*')).toBe(1)
    expect(await count('path=/nothing/**')).toBe(0)
    expect(await count(`since=${first}`)).toBe(3)
    expect(await count('unmatched=true')).toBe(0)
    const { value } = await list('?method=POST&limit=1')
    expect(value.map(({ request }: { request: { body: string } }) => request.body)).toEqual(['{"Title":"two"}'])
    for (const query of ['status=many', 'limit=0', 'limit=10001', 'since=-1', 'unmatched=perhaps', `path=${'x'.repeat(501)}`])
      expect([query, (await emulator.call('GET', `/_emulator/requests?${query}`)).status]).toEqual([query, 400])
    expect((await emulator.call('DELETE', '/_emulator/requests?status=many')).status).toBe(400)
    for (const address of ['count', 'stream'])
      expect((await emulator.call('GET', `/_emulator/requests/${address}?status=many`)).status).toBe(400)
    expect((await emulator.call('GET', '/_emulator/requests.har?limit=x')).status).toBe(400)
    for (const id of ['0', '99999999', 'first'])
      expect([400, 404]).toContain((await emulator.call('GET', `/_emulator/requests/${id}`)).status)
  })

  it('are forgotten by filters too', async () => {
    await fresh()
    await ann.call('POST', tasks, { body: { Title: 'three' } })
    for (const path of ['/_api/web', '/_api/web/lists']) await ann.call('GET', path)
    expect((await emulator.call('DELETE', '/_emulator/requests?path=/_api/web')).status).toBe(204)
    expect((await list('')).value.map(({ method, url }: { method: string; url: string }) => [method, url])).toEqual([
      ['GET', '/_api/web/lists'],
      ['POST', tasks],
    ])
    expect((await emulator.call('DELETE', '/_emulator/requests?method=POST')).status).toBe(204)
    expect((await emulator.call('GET', '/_emulator/requests/count')).json.count).toBe(1)
    expect((await emulator.call('DELETE', '/_emulator/requests')).status).toBe(204)
    expect((await emulator.call('GET', '/_emulator/requests/count')).json.count).toBe(0)
  })

  it('name the nearest operations of an address that leads nowhere', async () => {
    await fresh()
    await ann.call('GET', "/_api/web/list/getbytitle('Tasks')/items")
    const { value } = await list('?unmatched=true')
    const { json } = await emulator.call('GET', `/_emulator/requests/${value[0].id}`)
    expect(json.nearest).toHaveLength(5)
    expect(json.nearest[0]).toEqual({
      operation: 'listItems',
      method: 'GET',
      address: "/_api/web/lists/getbytitle('{listTitle}')/items",
      differs: ["The segment 'list' is 'lists' there."],
    })
  })

  it('name options that were ignored', async () => {
    await fresh()
    await ann.call('GET', `${tasks}?$top=1&flavour=sweet`)
    expect((await list()).value[0].notes).toEqual(["The operation listItems knows no query option 'flavour'. Leave it out."])
  })

  it('have no secrets', async () => {
    await fresh()
    const secret = 'hush-hush'
    const form = { grant_type: 'password', username: 'ann', password: secret, client_secret: secret }
    await fetch(`${server.url}/oauth2/v2.0/token`, { method: 'POST', body: new URLSearchParams(form) }).then((reply) => reply.text())
    await fetch(`${server.url}/_api/web?access_token=${secret}&x=1`, {
      headers: { Cookie: `FedAuth=${secret}; other=${secret}`, 'X-RequestDigest': secret },
    })
    await fetch(`${server.url}/_vti_bin/authentication.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body: envelope(`<Login xmlns="${namespaces.established}"><username>ann</username><password>${secret}</password></Login>`),
    })
    await fetch(`${server.url}/_api/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: `${secret}\\"` }),
    })
    const login = envelope(`<Login xmlns="${namespaces.established}"><username>ann</username><password>${secret}</password></Login>`)
    const bodies = [
      ['text/xml; charset=utf-16', Buffer.from(login, 'utf16le')],
      ['text/xml; charset=utf-16', Buffer.from(`\uFEFF${login}`, 'utf16le').swap16()],
      ['text/xml', gzipSync(login)],
    ] as const
    for (const [type, body] of bodies)
      await fetch(`${server.url}/_vti_bin/authentication.asmx`, {
        method: 'POST',
        headers: { 'Content-Type': type, ...(type === 'text/xml' && { 'Content-Encoding': 'gzip' }) },
        body,
      }).then(async (reply) => expect(await reply.text()).toContain('NoError'))
    const lines = [
      ...['--b', 'Content-Type: application/http', '', `POST ${server.url}/_api/contextinfo?access_token=${secret} HTTP/1.1`],
      ...['Accept: application/json', `X-RequestDigest: ${secret}`, `Authorization: Bearer ${secret}`, '', '--b--', ''],
    ]
    const batch = await ann.call('POST', '/_api/$batch', {
      body: lines.join('\r\n'),
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
    })
    const [, digest = secret] = /"FormDigestValue":"([^"]+)"/.exec(batch.text) ?? []
    expect(digest).toMatch(/^0x/)
    const { text } = await emulator.call('GET', '/_emulator/requests')
    expect(text).not.toContain(digest)
    expect(text).not.toContain(Buffer.from(secret, 'utf16le').toString('base64').slice(4, 16))
    expect(text).not.toContain(gzipSync(login).toString('base64').slice(20, 40))
    expect(text).toContain('The body of the request is compressed, and is not shown.')
    expect(text.match(/<password>\*\*\*/g)).toHaveLength(3)
    expect(text).not.toContain(secret)
    expect(text).toContain('username=ann')
    expect(text).toContain('FedAuth=***')
    const har = await emulator.call('GET', '/_emulator/requests.har')
    expect(har.text).not.toContain(secret)
  })

  it('keep 64 KiB of a body, and say so', async () => {
    await fresh()
    await fetch(`${server.url}/_api/web/lists`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ Title: 'x'.repeat(100_000) }),
    }).then((reply) => reply.text())
    const [{ request, notes }] = (await list()).value
    expect(request.body).toHaveLength(65_536)
    expect(notes).toEqual([expect.stringMatching(/^The body of the request is cut: it has 1000\d\d bytes/)])
  })

  it('are exported as an archive, oldest first', async () => {
    await fresh()
    for (const title of ['one', 'two']) await ann.call('POST', tasks, { body: { Title: title } })
    const { json } = await emulator.call('GET', '/_emulator/requests.har')
    expect(json.log.version).toBe('1.2')
    expect(json.log.entries.map(({ request }: { request: { postData: { text: string } } }) => request.postData.text)).toEqual([
      '{"Title":"one"}',
      '{"Title":"two"}',
    ])
    expect(json.log.entries[0]).toMatchObject({ request: { method: 'POST', url: `${server.url}${tasks}` }, response: { status: 201 } })
  })

  it('are followed from the beginning, however many bytes they have', async () => {
    await fresh()
    const headers = { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ Title: 'x'.repeat(60_000) })
    for (let count = 0; count < 100; count += 1)
      await fetch(`${server.url}/_api/web/lists`, { method: 'POST', headers, body }).then((reply) => reply.text())
    const stop = new AbortController()
    const reply = await fetch(`${server.url}/_emulator/requests/stream?since=0&method=POST`, { signal: stop.signal })
    const reader = (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
    let [seen, bytes, tail] = [0, 0, '']
    while (seen < 100) {
      const { value = '' } = await reader.read()
      bytes += value.length
      seen += (tail + value).split('\nid: ').length - 1
      tail = value.slice(-4)
    }
    expect(bytes).toBeGreaterThan(5_000_000)
    stop.abort()
    const { value, count } = await list('?limit=10000')
    expect([value.length, count]).toEqual([100, 100])
  })

  it('are followed as they come', async () => {
    await fresh()
    await ann.call('GET', '/_api/web')
    const stop = new AbortController()
    const reply = await fetch(`${server.url}/_emulator/requests/stream?since=0&method=GET`, { signal: stop.signal })
    expect(reply.status).toBe(200)
    // The client of the contract waits for the end of a reply, and this one has none.
    record(recordOf('streamRequests', reply.status))
    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    const reader = (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
    let seen = ''
    const until = async (text: string) => {
      while (!seen.includes(text)) seen += (await reader.read()).value ?? ''
    }
    await until('"operation":"getWeb"')
    await ann.call('POST', tasks, { body: { Title: 'not followed' } })
    await ann.call('GET', '/_api/web/currentuser')
    await until('"operation":"getCurrentUser"')
    expect(seen).not.toContain('not followed')
    expect(seen).toMatch(/^id: \d+\ndata: \{/m)
    stop.abort()
  })

  it('are followed for so many seconds, and with none to the last one that there is', async () => {
    await fresh()
    for (const path of ['/_api/web', '/_api/web/currentuser']) await ann.call('GET', path)
    const { status, text } = await emulator.call('GET', '/_emulator/requests/stream?since=0&seconds=0')
    expect([status, [...text.matchAll(/^id: \d+$/gm)].length]).toEqual([200, 2])
    expect((await emulator.call('GET', '/_emulator/requests/stream?seconds=1')).text).toMatch(/^: requests follow/)
    expect((await emulator.call('GET', '/_emulator/requests/stream?seconds=86401')).status).toBe(400)
  })
})
