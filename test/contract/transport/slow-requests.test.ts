import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { busy } from '../../support/busy.ts'
import { testsOwnWork } from '../../support/held-loop.ts'
import { basic, startServer } from '../../support/server.ts'

/** Makes a read of items slow: it holds the loop, or it waits. */
let cost: () => Promise<void> | void = () => undefined
let logged: string[] = []
const running: Running[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  cost = () => undefined
})

const slowItems = (database: ContentDatabase): ContentDatabase => ({
  ...database,
  records: {
    ...database.records,
    async queryItems(...given) {
      await cost()
      return database.records.queryItems(...given)
    },
  },
})

async function serve(slowMs: number) {
  logged = []
  const settings = { 'Logging:Level': 'warn', 'Limits:SlowRequestMs': String(slowMs) }
  const server = await startServer({ settings, decorate: slowItems, log: (line) => void logged.push(line) })
  running.push(server)
  return (path: string) => fetch(`${server.url}${path}`, { headers: { Authorization: basic('ann') } })
}

const lines = () => logged.map((line) => JSON.parse(line) as Record<string, unknown>)
const items = "/_api/web/lists/getbytitle('Tasks')/items"

describe('Limits:SlowRequestMs', () => {
  it('has a request logged that held the event loop, with operation, user and cause', async () => {
    const get = await serve(300)
    await get(items)
    logged.length = 0
    cost = () => testsOwnWork(() => busy(500))
    const reply = await get(`${items}?$top=3&$filter=Title%20eq%20'secret-value'&access_token=secret-token`)
    expect(reply.status).toBe(200)
    expect(lines()).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        message: 'A request was slow.',
        correlationId: reply.headers.get('svcrequestguid'),
        method: 'GET',
        path: items,
        options: ['$top', '$filter'],
        operation: 'listItems',
        status: 200,
        user: 'i:0#.f|membership|ann',
        clientAddress: '127.0.0.1',
        durationMs: expect.any(Number),
        heldMs: expect.any(Number),
        processorMs: expect.any(Number),
        entities: 0,
        cause: 'it held the event loop',
      },
    ])
    const [{ durationMs, heldMs, processorMs } = {}] = lines()
    for (const figure of [durationMs, heldMs, processorMs]) expect(figure).toBeGreaterThanOrEqual(450)
    expect(logged.join()).not.toContain('secret')
  })

  it('says of a request that only waited that it did', async () => {
    const get = await serve(300)
    await get(items)
    logged.length = 0
    cost = () => wait(900)
    await get(items)
    expect(lines()).toMatchObject([{ operation: 'listItems', cause: 'it waited: for the disk, for other writes, or for its client' }])
  })

  it('has nothing logged of what is faster, and nothing at all with 0', async () => {
    await (await serve(60_000))(items)
    expect(logged).toEqual([])
    cost = () => testsOwnWork(() => busy(300))
    await (await serve(0))(items)
    expect(logged).toEqual([])
  })
})
