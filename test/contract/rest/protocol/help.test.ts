import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { fetchFrom } from '../../../support/server.ts'
import { accepts, envelopes } from '../../../support/wire.ts'

const { server, reader } = await startWithPeople()
afterAll(() => server.stop())

describe('an error', () => {
  it.each(envelopes)('leads to its page in the documentation, and to that of the operation, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    for (const [path, page, operation] of [
      ["/_api/web/lists/getbytitle('Nope')", 'list_not_found', 'getList'],
      ["/_api/web/lists/getbytitle('Tasks')/items?$filter=Nope eq 1", 'query_column_not_found', 'listItems'],
      ['/_api/nope', 'resource_not_found', undefined],
    ]) {
      const reply = await reader.call('GET', path ?? '', { headers })
      expect(reply.status).toBeGreaterThanOrEqual(400)
      const help = reply.headers.get('x-tenon-help') ?? ''
      expect(help).toBe(`${server.url}/docs/errors/${page}${operation === undefined ? '' : `?operation=${operation}`}`)
      const shown = await fetch(help)
      expect(shown.status).toBe(200)
      const text = await shown.text()
      expect(text).toContain(`<h1><code>${page}</code></h1>`)
      if (operation !== undefined) expect(text).toContain(`href="/docs/rest/${operation}"`)
    }
    expect((await reader.call('GET', '/_api/web', { headers })).headers.get('x-tenon-help')).toBeNull()
  })

  it('names the addresses that are near to a wrong one', async () => {
    expect((await reader.call('GET', '/_api/web/naviagtion')).text).toContain("Did you mean 'navigation'?")
    expect((await reader.call('GET', "/_api/web/lists/getbytitel('Tasks')")).text).toContain("Did you mean 'getbytitle'?")
    expect((await reader.call('GET', '/_api/web/xyzzyxyzzy')).text).not.toContain('Did you mean')
  })
})

describe('every way in which a request fails leads to a page', () => {
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    fetchFrom(server.url + path, { method, headers, user: 'admin', ...(body !== undefined && { body }) })
  const json = { 'Content-Type': 'application/json' }

  it.each([
    ['a scheme without credentials', 'GET', '/_api/web', { Authorization: 'Basic' }, undefined, 401],
    ['a wrong token', 'GET', '/_api/web', { Authorization: 'Bearer x.y.z' }, undefined, 401],
    ['an unknown scheme', 'GET', '/_api/web', { Authorization: 'Digest x' }, undefined, 401],
    ['a page of another server', 'POST', '/_api/web/lists', { ...json, Origin: 'https://evil.example' }, '{"Title":"x"}', 403],
    ['an unknown address', 'GET', '/_api/xyzzy', {}, undefined, 404],
    ['wrong arguments', 'GET', '/_api/web/lists/getbytitle(1,2)', {}, undefined, 400],
    ['text that cannot be decoded', 'GET', "/_api/web/lists/getbytitle('%FF')", {}, undefined, 400],
    ['a wrong method', 'DELETE', '/_api/contextinfo', {}, undefined, 405],
    ['an unknown method', 'POST', '/_api/web', { 'X-HTTP-Method': 'WIPE' }, undefined, 400],
    ['a wrong option', 'GET', '/_api/web/lists?$top=-1', {}, undefined, 400],
    ['a body that is no JSON', 'POST', '/_api/web/lists', json, '{', 400],
    ['a body of another type', 'POST', '/_api/web/lists', { 'Content-Type': 'text/plain' }, 'x', 415],
    ['a body that is compressed', 'POST', '/_api/web/lists', { ...json, 'Content-Encoding': 'br' }, 'x', 415],
    ['a member that is too much', 'POST', '/_api/web/lists', json, '{"Titel":"x"}', 400],
    [
      'an entity tag that is old',
      'POST',
      "/_api/web/lists/getbytitle('Tasks')/items(1)",
      { ...json, 'If-Match': '"99"', 'X-HTTP-Method': 'MERGE' },
      '{"Title":"x"}',
      404,
    ],
    ['a batch that is none', 'POST', '/_api/$batch', { 'Content-Type': 'multipart/mixed' }, 'x', 400],
  ])('%s', async (_, method, path, headers, body, status) => {
    const reply = await send(method, path, headers as Record<string, string>, body)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('x-tenon-help')).toMatch(/\/docs\/errors\/\w+(?:\?operation=\w+)?$/)
  })

  it('a part of a batch', async () => {
    const part = (text: string) => `--b\r\nContent-Type: application/http\r\n\r\n${text}\r\n\r\n`
    const body = `${part('GET /_api/web/lists/getbytitle(%27None%27) HTTP/1.1')}${part('GET /_api/none HTTP/1.1')}${part('nonsense')}--b--\r\n`
    const { text } = await send('POST', '/_api/$batch', { 'Content-Type': 'multipart/mixed; boundary=b' }, body)
    expect([...text.matchAll(/^X-TENON-HELP: \S+\/docs\/errors\/(\S+)/gm)].map((match) => match[1])).toEqual([
      'list_not_found?operation=getList',
      'resource_not_found',
      'invalid_request?operation=runBatch',
    ])
  })
})
