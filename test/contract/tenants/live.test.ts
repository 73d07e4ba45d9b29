import { afterAll, describe, expect, it } from 'vitest'
import { basic } from '../../support/server.ts'
import { serveTenants, to } from '../../support/tenants/tenant-server.ts'
import { type Watcher, watch, ways } from '../live/clients.ts'

const { server, admin, at, add } = await serveTenants()
for (const slug of ['acme', 'bolt']) expect((await add(slug)).status).toBe(201)
const open: Watcher[] = []
afterAll(() => Promise.all(open.map(({ hub }) => hub.stop())))

const items = "/_api/web/lists/getbytitle('Tasks')/items"

async function watchAt(host: string, way: (typeof ways)[number]): Promise<Watcher> {
  const made = await watch(server.url, ['list::Tasks'], {
    way,
    configure: (builder) =>
      builder.withUrl(`${server.url}/signalr/lists`, { transport: way.transport, headers: { ...to(host), Authorization: basic('ann') } }),
  })
  open.push(made)
  return made
}

describe('live updates of two tenants with the same lists', () => {
  it.each(ways)('tell each of its own changes alone, by $name', async (way) => {
    const watchers = { acme: await watchAt('acme.example', way), bolt: await watchAt('bolt.example', way) }
    for (let count = 1; count <= 3; count += 1) {
      expect((await at('acme.example', 'ann').call('POST', items, { body: { Title: 'of acme' } })).status).toBe(201)
      expect((await at('bolt.example', 'ann').call('POST', items, { body: { Title: 'of bolt' } })).status).toBe(201)
    }
    await watchers.acme.count(3)
    await watchers.bolt.count(3)
    // What would have come from the other tenant came before the last change of the own one.
    for (const [slug, { told }] of Object.entries(watchers)) {
      expect(told).toHaveLength(3)
      for (const { webUrl } of told) expect(webUrl).toBe(`http://${slug}.example`)
    }
  })

  it('end for the tenant that is suspended, and go on for the other', async () => {
    const watchers = { acme: await watchAt('acme.example', ways[0]), bolt: await watchAt('bolt.example', ways[0]) }
    const closed = new Promise<void>((resolve) => watchers.acme.hub.onclose(() => resolve()))
    expect((await admin.call('POST', '/_farm/tenants/acme/suspend')).status).toBe(204)
    await closed
    expect((await at('bolt.example', 'ann').call('POST', items, { body: { Title: 'after' } })).status).toBe(201)
    expect(await watchers.bolt.count(1)).toHaveLength(1)
    await expect(watchAt('acme.example', ways[0])).rejects.toThrow()
  })
})
