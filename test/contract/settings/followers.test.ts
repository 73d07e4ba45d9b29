import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { clientOf, serve } from '../../support/serve.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { receive } from '../../support/webhooks/receiver.ts'
import { rowsOf } from '../../support/wire.ts'

/** Settings of webhooks, nodes and shards, each with two values that servers tell apart. */
const soon = { timeout: 60_000, interval: 20 }

describe('Webhooks:RetryHours', () => {
  it('is how long a receiver may fail before its webhook is switched off', { timeout: 120_000 }, async () => {
    const receiver = await receive()
    receiver.answer = (_request, response) => response.writeHead(500).end()
    const outcomesWith = async (hours: string) => {
      let ahead = 0
      const runtime = { ...systemRuntime, now: () => systemRuntime.now() + ahead }
      const { server } = await serve({ runtime, settings: { 'Webhooks:RetryHours': hours } })
      const ann = clientOf(server.url, 'ann')
      const list = "/_api/web/lists/getbytitle('Tasks')"
      const body = { notificationUrl: `${receiver.url}/${hours}`, clientState: 'state' }
      const { json } = await ann.call('POST', `${list}/subscriptions`, { body })
      const deliveries = async () => rowsOf(await ann.call('GET', `${list}/subscriptions('${json.id}')/deliveries`))
      const untilMany = async (count: number) => {
        await ann.call('POST', `${list}/items`, { body: { Title: 'x' } })
        await expect.poll(async () => (await deliveries()).length, soon).toBeGreaterThanOrEqual(count)
      }
      await untilMany(1)
      ahead = 2 * 3_600_000
      await untilMany(2)
      return (await deliveries())[0]?.outcome
    }
    expect(await outcomesWith('1')).toBe('SwitchedOff')
    expect(await outcomesWith('3')).toBe('Failed')
  })
})

describe('Farm:NodeName', () => {
  itOnOneServer('names the node in the topology', async () => {
    const { clientOf: userOf } = await serve({ settings: { 'Farm:NodeName': 'front 1' } })
    const { json } = await userOf('admin').call('GET', '/_admin/farm/topology')
    expect(json.nodes).toMatchObject([{ name: 'front 1' }])
  })
})

describe('Emulator:ShardIdleMinutes', () => {
  itOnOneServer('is the time without a request after which a shard is dropped, and 0 is never', { timeout: 120_000 }, async () => {
    const shardsAt = async (minutes: string) => {
      const { server } = await serve({ settings: { 'Emulator:Enabled': 'true', 'Emulator:ShardIdleMinutes': minutes } })
      const emulator = createContractClient(server.url)
      await createContractClient(server.url, { 'X-Tenon-Shard': 'one' }).call('GET', '/_emulator/requests')
      return async () => (await emulator.call('GET', '/_emulator/shards')).json.value.length as number
    }
    const [short, long, never] = [await shardsAt('1'), await shardsAt('30'), await shardsAt('0')]
    expect([await short(), await long(), await never()]).toEqual([1, 1, 1])
    const real = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + 10 * 60_000)
    try {
      await expect.poll(short, soon).toBe(0)
      expect([await long(), await never()]).toEqual([1, 1])
    } finally {
      clock.mockRestore()
    }
  })
})

describe('Emulator:Seed', () => {
  itOnOneServer('names the file with which a server begins', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tenon-seed-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'seed.json')
    writeFileSync(file, '{"version":1,"webs":[{"url":"/","lists":[{"title":"Seeded"}]}]}')
    const statusWith = async (settings: Readonly<Record<string, string>>) => {
      const { clientOf: userOf } = await serve({ settings: { 'Emulator:Enabled': 'true', ...settings } })
      return (await userOf('ann').call('GET', "/_api/web/lists/getbytitle('Seeded')")).status
    }
    expect([await statusWith({ 'Emulator:Seed': file }), await statusWith({})]).toEqual([200, 404])
  })
})
