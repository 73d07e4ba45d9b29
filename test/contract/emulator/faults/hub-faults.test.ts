import { afterEach, describe, expect, it } from 'vitest'
import { watch, watcher, ways } from '../../live/clients.ts'
import { serveEmulator, tasks } from '../emulator-server.ts'

const { server, emulator, ann } = await serveEmulator()
afterEach(async () => void (await emulator.call('DELETE', '/_emulator/faults')))

const add = async (rule: object) => expect((await emulator.call('POST', '/_emulator/faults', { body: rule })).status).toBe(201)
const addTask = async (title: string) => (await ann.call('POST', tasks, { body: { Title: title } })).json.Id as number
const closed = (hub: ReturnType<typeof watcher>['hub']) => new Promise<void>((resolve) => hub.onclose(() => resolve()))

describe('a fault on connections for live updates', () => {
  it('refuses the negotiation, and the next one works', async () => {
    await add({ match: { path: '/signalr/lists/negotiate' }, when: { count: 1 }, then: { status: 503, retryAfterSeconds: 1 } })
    await expect(watcher(server.url).hub.start()).rejects.toThrow(/503/)
    const { hub } = await watch(server.url, ['list::Tasks'])
    await hub.stop()
    const seen = (await emulator.call('GET', '/_emulator/requests?path=/signalr/lists/negotiate&status=503')).json
    expect(seen.value).toMatchObject([{ faultId: expect.any(Number) }])
  })

  it('resets the request that opens it, and delays it', async () => {
    await add({ match: { method: 'GET', path: '/signalr/lists' }, when: { count: 1 }, then: { reset: true } })
    await expect(watcher(server.url, { way: ways[0] }).hub.start()).rejects.toThrow()
    await add({ match: { path: '/signalr/lists' }, then: { latencyMs: 5 } })
    const { hub } = await watch(server.url, ['list::Tasks'])
    await hub.stop()
  })

  it.each([ways[0], ways[1], ways[2]])('loses messages over $name', async (way) => {
    // Two replies come before: to the handshake, and to Subscribe.
    await add({ match: { method: 'GET', path: '/signalr/lists' }, then: { messages: { after: 2, drop: 2 } } })
    const { hub, count } = await watch(server.url, ['list::Tasks'], { way })
    const ids: number[] = []
    for (const title of ['lost', 'lost too', 'told', 'told too']) ids.push(await addTask(title))
    expect((await count(2)).map(({ itemId }) => itemId)).toEqual(ids.slice(2))
    await hub.stop()
  })

  it.each([ways[0], ways[1], ways[2]])('resets the connection after some messages over $name', async (way) => {
    await add({ match: { method: 'GET', path: '/signalr/lists' }, when: { count: 1 }, then: { messages: { after: 3, reset: true } } })
    const { hub, told, count } = await watch(server.url, ['list::Tasks'], { way })
    const gone = closed(hub)
    const first = await addTask('told')
    await count(1)
    await addTask('not told')
    await gone
    expect(told.map(({ itemId }) => itemId)).toEqual([first])
    const again = await watch(server.url, ['list::Tasks'], { way })
    await again.hub.stop()
  })

  it.each([ways[0], ways[2]])('delays every message over $name, in order', async (way) => {
    await add({ match: { method: 'GET', path: '/signalr/lists' }, then: { messages: { latencyMs: 5 } } })
    const { hub, count } = await watch(server.url, ['list::Tasks'], { way })
    const ids = [await addTask('one'), await addTask('two'), await addTask('three')]
    expect((await count(3)).map(({ itemId }) => itemId)).toEqual(ids)
    await hub.stop()
  })

  it('is refused if it contradicts itself', async () => {
    for (const then of [{ messages: {} }, { messages: { after: 1 } }, { messages: { drop: 1 }, status: 500 }, { messages: { drop: 0 } }])
      expect([then, (await emulator.call('POST', '/_emulator/faults', { body: { match: {}, then } })).status]).toEqual([then, 400])
  })
})
