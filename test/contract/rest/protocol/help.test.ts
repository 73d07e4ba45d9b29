import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes } from '../../../support/wire.ts'

const { server, reader } = await startWithPeople()
afterAll(() => server.stop())

describe('an error', () => {
  it.each(envelopes)('leads to the documentation of its operation, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    for (const [path, operation] of [
      ["/_api/web/lists/getbytitle('Nope')", 'getList'],
      ["/_api/web/lists/getbytitle('Tasks')/items?$filter=Nope eq 1", 'listItems'],
      ['/_api/nope', 'rest'],
    ]) {
      const reply = await reader.call('GET', path ?? '', { headers })
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(reply.headers.get('x-tenon-help')).toBe(`${server.url}/docs#${operation}`)
    }
    const page = await (await fetch(`${server.url}/docs`)).text()
    for (const id of ['getList', 'listItems', 'rest']) expect(page).toContain(` id="${id}"`)
    expect((await reader.call('GET', '/_api/web', { headers })).headers.get('x-tenon-help')).toBeNull()
  })

  it('names the addresses that are near to a wrong one', async () => {
    expect((await reader.call('GET', '/_api/web/naviagtion')).text).toContain("Did you mean 'navigation'?")
    expect((await reader.call('GET', "/_api/web/lists/getbytitel('Tasks')")).text).toContain("Did you mean 'getbytitle'?")
    expect((await reader.call('GET', '/_api/web/xyzzyxyzzy')).text).not.toContain('Did you mean')
  })
})
