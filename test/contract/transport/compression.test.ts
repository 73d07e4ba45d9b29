import { request as send } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

const { server, clientOf } = await serve({ own: true })
const ann = clientOf('ann')
const tasks = "/_api/web/lists/getbytitle('Tasks')"
for (let count = 0; count < 20; count += 1) await ann.call('POST', `${tasks}/items`, { body: { Title: `Task ${count}` } })

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A reply as it is on the wire: `fetch` would decompress it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', text?: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const all = { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata', ...headers }
    const message = send(`${server.url}${path}`, { method, headers: all, agent: false }, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(pieces) }))
      reply.on('error', reject)
    })
    message.on('error', reject)
    message.end(text)
  })

const listItems = `${tasks}/items?$orderby=Id`

describe('a reply of data', () => {
  it.each([
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('is compressed for a client that accepts %s', async (accepted, coding, unpack) => {
    const plain = await ask(listItems)
    const reply = await ask(listItems, { 'Accept-Encoding': accepted })
    expect(plain.headers['content-encoding']).toBe(undefined)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-encoding']).toBe(coding)
    expect(reply.headers.vary).toBe('Origin, Accept-Encoding')
    expect(unpack(reply.body).toString()).toBe(plain.body.toString())
    expect(reply.body.length).toBeLessThan(plain.body.length / 2)
  })

  it('of SOAP is compressed too', async () => {
    const message =
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><GetListCollection xmlns="urn:svc:soap/"/></soap:Body></soap:Envelope>'
    const headers = { 'Content-Type': 'text/xml', 'Accept-Encoding': 'gzip' }
    const reply = await ask('/_vti_bin/lists.asmx', headers, 'POST', message)
    expect(reply.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(reply.body).toString()).toContain('<GetListCollectionResult>')
  })

  it.each([
    ['to a client that takes nothing else', listItems, {}],
    ['to a client that refuses it', listItems, { 'Accept-Encoding': 'gzip;q=0, br;q=0.0, identity' }],
    ['to a client that takes only codings that are not written here', listItems, { 'Accept-Encoding': 'deflate, zstd, *' }],
    ['that is short', '/_api/web/title', { 'Accept-Encoding': 'gzip' }],
    ['that is a refusal', '/_api/nope', { 'Accept-Encoding': 'gzip' }],
  ])('is sent as it is %s', async (_, path, headers) => {
    const reply = await ask(path, headers as Record<string, string>)
    expect(reply.headers['content-encoding']).toBe(undefined)
    expect(reply.headers['content-length']).toBe(String(reply.body.length))
    expect(JSON.parse(reply.body.toString())).toBeTypeOf('object')
  })

  it.each([listItems, `${listItems}&$top=19`])('has the headers of GET for HEAD, without a length: %s', async (listItems) => {
    const reply = await ask(listItems, { 'Accept-Encoding': 'gzip' }, 'HEAD')
    expect([reply.status, reply.body.length, reply.headers['content-encoding']]).toEqual([200, 0, 'gzip'])
    expect(reply.headers['content-length']).toBe(undefined)
    expect((await ask(listItems, {}, 'HEAD')).headers['content-length']).toBe(String((await ask(listItems)).body.length))
  })
})

describe('stored bytes', () => {
  it('stay as they are, because ranges and entity tags count for them', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(5_000) })
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"
    expect((await ask(`${folder}/files/add(url='a.json',overwrite=true)`, {}, 'POST', text)).status).toBe(200)
    for (const path of ['/Shared%20Documents/a.json', "/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/a.json')/$value"]) {
      const reply = await ask(path, { 'Accept-Encoding': 'gzip, br' })
      expect(reply.headers['content-encoding']).toBe(undefined)
      expect(reply.body.toString()).toBe(text)
    }
  })
})

describe('the contracts and the pages of the documentation', () => {
  it.each(['/docs/openapi.json', '/openapi.json', '/docs', '/docs/search.json'])('%s is compressed, and not sent again', async (path) => {
    const reply = await ask(path, { 'Accept-Encoding': 'gzip, br' })
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'br'])
    expect(reply.headers.vary).toMatch(/^Origin, Accept-Encoding(?:, Accept-Language)?$/)
    expect(brotliDecompressSync(reply.body).length).toBeGreaterThan(2 * reply.body.length)
    const again = await ask(path, { 'Accept-Encoding': 'gzip, br', 'If-None-Match': String(reply.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe(reply.headers['content-security-policy'])
  })
})
