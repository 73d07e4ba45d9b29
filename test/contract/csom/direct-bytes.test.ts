import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { fetchFrom, type Unjudged } from '../../support/server.ts'
import { accepts, expectDecent } from '../../support/wire.ts'

/**
 * `File.SaveBinaryDirect` and `File.OpenBinaryDirect` of the established client send no message of the object model: a PUT and a GET at
 * the address of the file, with `Translate: f` (protocol/files#put).
 */
const { server, clientOf } = await serve({
  settings: { 'Identity:DefaultGroup': 'Visitors', 'Limits:UploadBytes': '4096' },
})
const admin = clientOf('admin', accepts.nometadata)

const direct = { Translate: 'f', 'X-FORMS_BASED_AUTH_ACCEPTED': 'f' }

async function at(path: string, { headers, ...asked }: Unjudged = {}) {
  const reply = await fetchFrom(server.url + path, { user: 'admin', ...asked, headers: { ...direct, ...headers } })
  expectDecent(reply)
  return reply
}
const put = (path: string, body: string, headers: Readonly<Record<string, string>> = {}, user = 'admin') =>
  at(path, { method: 'PUT', body, headers, user })
const tagOf = ({ headers }: { readonly headers: Headers }): string => headers.get('etag') ?? ''
const messageOf = ({ text }: { readonly text: string }): string => (JSON.parse(text) as { error: { message: string } }).error.message
const fileAt = (path: string) => `/_api/web/getfilebyserverrelativeurl('${path}')`

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Papers', BaseTemplate: 101, EnableVersioning: true } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plain', BaseTemplate: 100 } })
  await admin.call('POST', "/_api/web/lists/getbytitle('Plain')/items", { body: { Title: 'one' } })
  await admin.call('POST', "/_api/web/sitegroups/getbyname('Members')/users", { body: { LoginName: 'bob' } })
})

describe('a PUT at the address of a file', () => {
  it('adds it with 201, replaces it with 200, and tells its tag, which a GET tells too', async () => {
    const added = await put('/Papers/a%20b.txt', 'one')
    expect([added.status, added.text]).toEqual([201, ''])
    const read = await at('/Papers/a%20b.txt')
    expect([read.status, read.text, tagOf(read)]).toEqual([200, 'one', tagOf(added)])
    const replaced = await put('/papers/A%20B.TXT', 'two!')
    expect([replaced.status, replaced.text]).toEqual([200, ''])
    expect(tagOf(replaced)).not.toBe(tagOf(added))
    expect((await at('/Papers/a%20b.txt')).text).toBe('two!')
    const { json } = await admin.call('GET', `${fileAt('/Papers/a b.txt')}?$select=Length,UIVersionLabel,ETag`)
    expect(json).toMatchObject({ Length: 4, UIVersionLabel: '2.0', ETag: tagOf(replaced) })
  })

  it('with If-Match replaces only the file that has the tag', async () => {
    const first = tagOf(await put('/Papers/match.txt', 'one'))
    const second = await put('/Papers/match.txt', 'two', { 'If-Match': first })
    expect(second.status).toBe(200)
    const stale = await put('/Papers/match.txt', 'three', { 'If-Match': first })
    expect([stale.status, messageOf(stale)]).toEqual([412, expect.stringContaining(first)])
    expect((await put('/Papers/match.txt', 'three', { 'If-Match': `${first}, ${tagOf(second)}` })).status).toBe(200)
    expect((await put('/Papers/match.txt', 'four', { 'If-Match': '*' })).status).toBe(200)
    expect((await at('/Papers/match.txt')).text).toBe('four')
    for (const wanted of ['*', first]) {
      const missing = await put('/Papers/missing.txt', 'x', { 'If-Match': wanted })
      expect([missing.status, messageOf(missing)]).toEqual([412, expect.stringContaining('/Papers/missing.txt')])
    }
    expect((await put('/Papers/match.txt', 'x', { 'If-Match': 'no tag' })).status).toBe(400)
  })

  it('with If-None-Match: * adds, and replaces nothing', async () => {
    const none = { 'If-None-Match': '*' }
    const added = await put('/Papers/none.txt', 'one', none)
    expect(added.status).toBe(201)
    const again = await put('/Papers/none.txt', 'two', none)
    expect([again.status, messageOf(again)]).toEqual([412, expect.stringContaining(tagOf(added))])
    expect((await at('/Papers/none.txt')).text).toBe('one')
    expect((await put('/Papers/none.txt', 'x', { 'If-None-Match': tagOf(added) })).status).toBe(400)
    expect((await put('/Papers/none.txt', 'x', { 'If-None-Match': '*', 'If-Match': '*' })).status).toBe(400)
  })

  it('makes the same changes as the upload of REST', async () => {
    const changes = async () => {
      const query = { Add: true, Update: true, Item: true, File: true, List: true }
      const { json } = await admin.call('POST', "/_api/web/lists/getbytitle('Papers')/getchanges", { body: { query } })
      return (json as { value: { ChangeType: number }[] }).value.map(({ ChangeType }) => ChangeType)
    }
    const before = (await changes()).length
    await put('/Papers/put.txt', 'one')
    await put('/Papers/put.txt', 'two')
    const byPut = (await changes()).slice(before)
    await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Papers')/files/add(url='rest.txt',overwrite=true)", { body: 'one' })
    await admin.call('PUT', `${fileAt('/Papers/rest.txt')}/$value`, { body: 'two' })
    const byRest = (await changes()).slice(before + byPut.length)
    expect([byPut.length > 0, byRest]).toEqual([true, byPut])
  })

  it('is 423 for a file that somebody else has checked out', async () => {
    await put('/Papers/locked.txt', 'one')
    await admin.call('POST', `${fileAt('/Papers/locked.txt')}/checkout()`)
    const reply = await put('/Papers/locked.txt', 'two', {}, 'bob')
    expect([reply.status, messageOf(reply)]).toEqual([423, expect.stringMatching(/checked out/)])
    expect((await at('/Papers/locked.txt')).text).toBe('one')
  })

  it.each([
    ['/Papers/no/folder.txt', 409, /There is no folder/],
    ['/nowhere/at/all.txt', 409, /There is no folder/],
    ['/Papers', 409, /already exists/],
    ['/Lists/Plain/a.txt', 400, /Attach the file/],
    ['/Papers/a%3Ab.txt', 400, /:/],
    ['/Papers/%E4.txt', 400, /percent-encoded/],
  ])('at %s is %d', async (path, status, message) => {
    const reply = await put(path, 'x')
    expect([reply.status, messageOf(reply)]).toEqual([status, expect.stringMatching(message)])
  })

  it('takes no part of a file and not more than an upload', async () => {
    expect((await put('/Papers/part.txt', 'x', { 'Content-Range': 'bytes 0-0/2' })).status).toBe(400)
    expect((await put('/Papers/long.txt', 'x'.repeat(5000))).status).toBe(413)
    expect((await at('/Papers/long.txt')).status).toBe(404)
  })

  it('needs a caller with the right, and no page of another site', async () => {
    const nobody = await put('/Papers/a.txt', 'x', {}, '')
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
    expect((await put('/Papers/a.txt', 'x', {}, 'ann')).status).toBe(403)
    expect((await put('/Papers/a.txt', 'x', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await put('/Papers/a.txt', 'x', { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await at('/Papers/a.txt')).status).toBe(404)
  })
})

describe('a PUT at the address of an attachment', () => {
  const path = '/Lists/Plain/Attachments/1/note.txt'

  it('adds and replaces it under the same conditions', async () => {
    expect((await put(path, 'x', { 'If-Match': '*' })).status).toBe(412)
    const added = await put(path, 'one', { 'If-None-Match': '*' })
    expect([added.status, (await at(path)).text]).toEqual([201, 'one'])
    expect((await put(path, 'two', { 'If-None-Match': '*' })).status).toBe(412)
    const replaced = await put(path, 'two', { 'If-Match': tagOf(added) })
    expect([replaced.status, (await at(path)).text]).toEqual([200, 'two'])
    expect((await put(path, 'three', { 'If-Match': tagOf(added) })).status).toBe(412)
    expect((await put(path, 'three')).status).toBe(200)
    expect((await put('/Lists/Plain/Attachments/9/note.txt', 'x')).status).toBe(404)
    expect((await put(path, 'x', {}, 'ann')).status).toBe(403)
  })
})
