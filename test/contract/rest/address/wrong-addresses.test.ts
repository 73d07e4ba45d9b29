import { describe, expect, it } from 'vitest'
import { threadProcessorMs } from '../../../support/held-loop.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectDecent, expectRefusal, requestText, sendRaw } from '../../../support/wire.ts'

const { server } = await serve()
const headers = { Authorization: basic('ann'), Accept: accepts.nometadata }

/** Sends the address unchanged; a URL parser would normalize it. */
async function get(target: string, more: Record<string, string> = {}) {
  const [reply] = await sendRaw(server.url, requestText('GET', target, { Connection: 'close', ...headers, ...more }), { ending: 'wait' })
  if (!reply) throw new Error(`no reply for ${target}`)
  expectDecent(reply)
  return { ...reply, json: reply.text.startsWith('<') ? undefined : JSON.parse(reply.text) }
}

describe('an address that is none', () => {
  it.each([
    '/_api/nope',
    '/_api/web/nope',
    '/_api/web/lists/nope',
    `/_api/web/lists/getbytitle('Tasks')/nope`,
    '/_api/web/lists/__proto__',
    '/_api/constructor',
    '/_api/__proto__/web',
    '/_api/web/toString',
    '/_api/hasOwnProperty',
    '/_vti_bin/client.svc',
    '/_vti_bin/nope',
    '/_vti_bin/',
    '/_api/web/$value',
    '/_api/..',
    '/_api/../..',
    '/_api/../../etc/passwd',
    '/_api/..%2f..%2fetc%2fpasswd',
    '/_api/%2e%2e/web',
    '/_api/web/lists/..%2f..%2f',
    '/_api/web%00',
    '/_api/w%C3%A4b',
    '/_api/web.json',
    '/_api/{web}',
    '/_api/web/lists/getbytitle',
  ])('is not found: %s', async (target) => {
    const reply = await get(target)
    expect({ target, status: reply.status }).toEqual({ target, status: /getbytitle$/.test(target) ? 400 : 404 })
    const { message } = reply.json.error ?? reply.json['odata.error']
    expect(/^\/_vti_bin\//.test(target) ? message : message.value).toMatch(/not an address of this server|has the wrong arguments/)
  })

  it.each([
    '/nope',
    '/_api;web',
    '/etc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/_apix/web',
    '/__proto__',
    '/docs/../_apis',
  ])('is not found outside of the service either, and says so in the second form: %s', async (target) => {
    const reply = await get(target)
    expect(reply).toMatchObject({ status: 404, json: { error: { code: '404', message: expect.stringContaining('not an address') } } })
    expect(reply.headers.get('content-type')).toBe('application/json;charset=utf-8')
  })

  it.each([
    ["/_api/web/lists/getbytitle('Tasks", /quote at position 28 .* not closed/],
    ["/_api/web/lists/getbytitle('Tasks'", /position 17.*cannot be read/],
    ["/_api/web/lists/getbytitle('Tasks'))", /position 17.*cannot be read/],
    ["/_api/web/lists/getbytitle('Ta'sks')", /quote at position \d+ .* not closed|cannot be read/],
    ["/_api/web/lists/getbytitle('It's')", /not closed/],
    ['/_api/web/lists/getbytitle(Tasks)', /cannot be read/],
    ["/_api/web/lists/getbytitle('Tasks','x')", /has the wrong arguments\. Write getbytitle\('\{listTitle\}'\)/],
    ['/_api/web/lists/getbytitle()', /has the wrong arguments/],
    ['/_api/web/lists/getbytitle(7)', /has the wrong arguments/],
    ["/_api/web/lists/getbytitle(name='Tasks')", /has the wrong arguments/],
    ['/_api/web/lists(7)', /has the wrong arguments/],
    ["/_api/web/lists('Tasks')", /'listId' must be a GUID.*"Tasks"/],
    ["/_api/web/lists(guid'')", /'listId' must be a GUID/],
    ['/_api/web/lists(@id)', /@id, but the query has no @id=/],
    ['/_api/web/lists(@id)?@id=@id', /value of @id/],
    ["/_api/web/lists(@id)?@id='x", /value of @id/],
    ["/_api/web/lists/getbytitle('')", /'listTitle' must not be empty/],
    [`/_api/web/lists/getbytitle('${'x'.repeat(256)}')`, /'listTitle' must have at most 255/],
    ["/_api/web/getlist('')", /'listUrl' must not be empty/],
    ["/_api/web/getlistusingpath(url='/x')", /has the wrong arguments/],
    ["/_api/web('x')", /has the wrong arguments/],
    ['/_api/web/lists%', /not percent-encoded UTF-8/],
    ['/_api/web/lists/getbytitle(%27%zz%27)', /not percent-encoded UTF-8/],
    ['/_api/web/%ff', /not percent-encoded UTF-8/],
    ['/_api/web/%C3', /not percent-encoded UTF-8/],
    ['/_api/web/%ED%A0%80', /not percent-encoded UTF-8/],
    ['/%ff/_api/web', /before \/_api.*not percent-encoded UTF-8/],
    ['/%/_vti_bin/client.svc/web', /not percent-encoded/],
  ])('is refused with its position: %s', async (target, message) => {
    expectRefusal(await get(target), 400, message)
  })

  it.each([
    ['items(-1)', /'itemId' must be at least 0; -1/],
    ['items(1.5)', /'itemId' must be (an integer|a whole number).*1\.5/],
    ['items(2147483648)', /'itemId' must be at most 2147483647/],
    ['items(9007199254740993)', /'itemId' must be at most/],
    [`items(${'9'.repeat(400)})`, /'itemId'/],
    ['items(1e999)', /cannot be read after 'items\(1'/],
    ['items(0x1)', /cannot be read/],
    ['items(NaN)', /cannot be read/],
    ['items(true)', /'itemId' must be an integer; true/],
    ["items('x')", /'itemId' must be an integer; "x"/],
    ["items('')", /'itemId' must be an integer/],
    ["items(guid'00000000-0000-4000-8000-000000000000')", /has the wrong arguments/],
    ['items(1,2)', /has the wrong arguments/],
    ['items(1', /cannot be read/],
    ['items/getbyid()', /has the wrong arguments/],
    ["getitembystringid('1;DROP%20TABLE%20Item')", /'itemId' must be an integer/],
    [`items(${'('.repeat(5000)}1${')'.repeat(5000)})`, /cannot be read/],
    [`items(${'1,'.repeat(5000)}1)`, /cannot be read|not a form/],
  ])('is refused as the number of an item: %s', async (form, message) => {
    expectRefusal(await get(`/_api/web/lists/getbytitle('Tasks')/${form}`), 400, message)
  })

  it('leads nowhere with a list URL that goes up or beside', async () => {
    for (const url of [
      '/Lists/../Lists/Tasks',
      '../Tasks',
      '/',
      '//',
      '/Lists',
      '/etc/passwd',
      'C:\\windows',
      '/Lists/Tasks\u0000',
      `/${'a/'.repeat(900)}`,
    ]) {
      const reply = await get(`/_api/web/getlist('${encodeURIComponent(url)}')`)
      expectRefusal(reply, 404, /does not exist/)
    }
  })

  it('costs no time, however many slashes, quotes or segments it has', async () => {
    const started = threadProcessorMs()
    expect((await get(`${'/'.repeat(60_000)}_api/web`)).status).toBe(200)
    expect((await get(`/_api${'/'.repeat(60_000)}web`)).status).toBe(200)
    expect((await get(`/_api/${'a/'.repeat(30_000)}`)).status).toBe(404)
    expect((await get(`/${'a/'.repeat(30_000)}_api/web`)).status).toBe(200)
    expect((await get(`/${'_api/'.repeat(12_000)}web`)).status).toBe(404)
    expect((await get(`/_api/web/lists/getbytitle('${"'".repeat(60_000)}')`)).status).toBe(400)
    expect((await get(`/_api/web/lists/getbytitle(${'%20'.repeat(20_000)}x)`)).status).toBe(400)
    expect((await get(`/${'%2f'.repeat(20_000)}/_api/web`)).status).toBeLessThan(500)
    // Row H1: the root leads to the page of the server.
    expect((await get('/'.repeat(60_000))).status).toBe(inProfile(404, 200))
    expect(threadProcessorMs() - started).toBeLessThan(3_000)
  })
})
