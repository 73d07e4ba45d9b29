import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic, fetchFrom, type Unjudged } from '../../../support/server.ts'
import { expectDecent } from '../../../support/wire.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json' })

beforeAll(async () => {
  await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Sub', Url: 'sub' } } })
  for (const web of ['', '/sub']) {
    await admin.call('POST', `${web}/_api/web/lists`, { body: { Title: 'Plans', BaseTemplate: 100 } })
    const items = `${web}/_api/web/lists/getbytitle('Plans')/items`
    await admin.call('POST', items, { body: { Title: 'a' } })
    await admin.call('POST', `${items}(1)/attachmentfiles/add(filename='a%20%23%251.txt')`, { body: `of '${web}'` })
  }
})

const fetchAt = (path: string, asked?: Unjudged) => fetchFrom(server.url + path, asked)

const path = '/Lists/Plans/Attachments/1/a%20%23%251.txt'

describe('the URL of an attachment', () => {
  it('answers its bytes, in any case and in every web', async () => {
    for (const [address, text] of [
      [path, "of ''"],
      [path.toLowerCase(), "of ''"],
      [path.replace('/Lists', '//lists'), "of ''"],
      [`/sub${path}`, "of '/sub'"],
    ] as const) {
      const reply = await fetchAt(address)
      expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([200, text, 'text/plain'])
      expectDecent(reply)
    }
  })

  it('knows ranges, conditions and HEAD', async () => {
    const { headers } = await fetchAt(path)
    expect((await fetchAt(path, { headers: { Range: 'bytes=0-1' } })).text).toBe('of')
    expect((await fetchAt(path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })).status).toBe(304)
    expect((await fetchAt(path, { headers: { Range: 'bytes=99-' } })).headers.get('content-range')).toBe('bytes */5')
    const head = await fetchAt(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, '5', ''])
  })

  it.each([
    ['/Lists/Plans/Attachments/1/no.txt', 404, /no attachment 'no.txt'/],
    ['/Lists/Plans/Attachments/2/a.txt', 404, /Item 2/],
    ['/Lists/No/Attachments/1/a.txt', 404, /No/],
    ['/Lists/Plans/Attachments/1/', 404, /not an address/],
    ['/Lists/Plans/Attachments/1', 404, /not an address/],
    ['/Lists/Plans/Attachments/x/a.txt', 404, /not an address/],
    ['/Lists/Plans/Attachments/1/../../../a.txt', 404, /not an address/],
    ['/Lists/Plans/Attachments/1/..%2f..%2fa.txt', 404, /not an address/],
    ['/Lists/Plans/Attachments/1/%E4.txt', 400, /percent-encoded/],
  ])('%s is answered %d in the second form of error bodies', async (address, status, message) => {
    const reply = await fetchAt(address)
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.text)).toEqual({ error: { code: String(status), message: expect.stringMatching(message) } })
    expectDecent(reply)
  })

  it('takes no other method than PUT, and nobody who is not signed in or may not see the item', async () => {
    for (const method of ['POST', 'DELETE', 'PROPFIND', 'MKCOL']) expect((await fetchAt(path, { method })).status).toBe(404)
    const open = await fetchAt(path, { user: '' })
    expect([open.status, open.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
    await admin.call('POST', "/sub/_api/web/lists/getbytitle('Plans')/items(1)/breakroleinheritance(copyroleassignments=false)")
    expect((await fetchAt(`/sub${path}`)).status).toBe(403)
    expect((await fetchAt(`/sub${path}`, { user: 'admin' })).status).toBe(200)
  })
})
