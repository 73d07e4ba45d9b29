import { describe, expect, it } from 'vitest'
import { canShare } from '../../../support/runs/shared-server.ts'
import { clientOf } from '../../../support/serve.ts'
import { startServer } from '../../../support/server.ts'

const tasks = "/_api/web/lists/getbytitle('Tasks')/items"

describe('tests that ask for nothing special', () => {
  it('share a server, in which each has a farm of its own, with a URL of its own', async () => {
    const [first, second] = [await startServer(), await startServer()]
    expect(first.url).not.toBe(second.url)
    expect(first.issuer).toBe(second.issuer)
    const [one, other] = [clientOf(first.url, 'ann'), clientOf(second.url, 'ann')]
    expect((await one.call('POST', tasks, { body: { Title: 'of the first' } })).status).toBe(201)
    expect((await one.call('GET', tasks)).json.value).toHaveLength(1)
    expect((await other.call('GET', tasks)).json.value).toEqual([])
    expect(() => first.farm).toThrow(/own: true/)
    await first.stop()
    expect((await other.call('GET', '/_api/web')).status).toBe(200)
    await second.stop()
  })

  it('differ in the group of new users', async () => {
    const [members, visitors] = ['Members', 'Visitors'].map((group) => startServer({ settings: { 'Identity:DefaultGroup': group } }))
    const statuses: number[] = []
    for (const starting of [members, visitors]) {
      const server = await starting
      if (!server) throw new Error('no server')
      statuses.push((await clientOf(server.url, 'ann').call('POST', tasks, { body: { Title: 'one' } })).status)
      await server.stop()
    }
    expect(statuses).toEqual([201, 403])
  })
})

describe('a server of its own', () => {
  it('is for tests that ask for it, and for those with other settings', async () => {
    const [own, shared] = [await startServer({ own: true }), await startServer()]
    expect(own.issuer).not.toBe(shared.issuer)
    expect(own.farm.directory.sites).toHaveLength(1)
    await own.stop()
    await shared.stop()
    expect([canShare({}), canShare({ 'Identity:DefaultGroup': 'None' }), canShare({ 'Cache:Bytes': '0' })]).toEqual([true, true, false])
  })
})
