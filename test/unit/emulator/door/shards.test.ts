import { describe, expect, it, onTestFinished } from 'vitest'
import { askedShard } from '../../../../src/emulator/door/asked-shard.ts'
import { type ShardFarm, Shards } from '../../../../src/emulator/door/shards.ts'
import type { Arrival, Departure } from '../../../../src/http/server/arrival.ts'

const arrival = {} as Arrival
const departure = { response: { status: 200, headers: {} }, head: [], closes: false } satisfies Departure

/** Shards of farms that answer at once, and what became of them. */
function shardsOf({ most = 2, idleMs = 0 } = {}) {
  const clock = { now: 0 }
  const log: string[] = []
  const inUse = new Set<string>()
  const make = async (name: string): Promise<ShardFarm> => {
    log.push(`make ${name}`)
    return {
      go: () => departure,
      isInUse: () => inUse.has(name),
      leave: () => undefined,
      stop: async () => void log.push(`stop ${name}`),
    }
  }
  const shards = new Shards({ most, idleMs, make, now: () => clock.now, onError: (error) => log.push(String(error)) })
  onTestFinished(() => shards.stop())
  return { shards, clock, log, inUse }
}

describe('shards', () => {
  it('are made once, and the one that is idle longest gives way', async () => {
    const { shards, clock, log } = shardsOf()
    await Promise.all([shards.go('a', arrival), shards.go('a', arrival)])
    clock.now = 1
    await shards.go('b', arrival)
    clock.now = 2
    await shards.go('a', arrival)
    await shards.go('c', arrival)
    await expect.poll(() => log, { timeout: 10_000 }).toEqual(['make a', 'make b', 'make c', 'stop b'])
    expect(shards.list().map(({ name, requests }) => [name, requests])).toEqual([
      ['a', 3],
      ['c', 1],
    ])
  })

  it('stay while their connections are open', async () => {
    const { shards, inUse } = shardsOf({ most: 1 })
    await shards.go('a', arrival)
    inUse.add('a')
    expect(() => shards.go('b', arrival)).toThrow()
    inUse.clear()
    await shards.go('b', arrival)
    expect(shards.has('a')).toBe(false)
  })

  it('are dropped when nobody has used them for the time of the setting', async () => {
    const { shards, clock, log, inUse } = shardsOf({ most: 5, idleMs: 20 })
    await shards.go('a', arrival)
    await shards.go('b', arrival)
    inUse.add('b')
    clock.now = 19
    await shards.go('c', arrival)
    clock.now = 20
    await expect.poll(() => log, { timeout: 10_000 }).toContain('stop a')
    expect(shards.list().map(({ name }) => name)).toEqual(['b', 'c'])
  })

  it('are tried again if one cannot be made', async () => {
    let fails = true
    const make = async (): Promise<ShardFarm> => {
      if (fails) throw new Error('no room')
      return { go: () => departure, isInUse: () => false, leave: () => undefined, stop: async () => undefined }
    }
    const shards = new Shards({ most: 1, idleMs: 0, make, now: () => 0, onError: () => undefined })
    await expect(shards.go('a', arrival)).rejects.toThrow('no room')
    fails = false
    expect(await shards.go('a', arrival)).toBe(departure)
    await shards.stop()
    expect(() => shards.go('a', arrival)).toThrow()
  })
})

describe('the shard of a request', () => {
  const asked = (headers: Record<string, string>, path = '/_api/web', query = '') => askedShard({ headers, path, query })

  it('is named by a header, the host, or an option of the addresses for tests', () => {
    expect(asked({ host: 'localhost' })).toBeUndefined()
    expect(asked({ 'x-tenon-shard': ' a-1 ' })).toEqual({ name: 'a-1' })
    expect(asked({ host: 'A-1.shard.localhost:5000' })).toEqual({ name: 'a-1' })
    expect(asked({ host: 'shard.localhost' })).toBeUndefined()
    expect(asked({ host: 'a.shard.localhost.example' })).toBeUndefined()
    expect(asked({}, '/_api/web', 'shard=a')).toBeUndefined()
    expect(asked({}, '/_%65mulator/requests', 'limit=1&shard=a')).toEqual({ name: 'a' })
  })

  it('is wrong in words', () => {
    for (const name of ['', 'A', 'a.b', 'a/b', 'é', 'x'.repeat(65)])
      expect([name, asked({ 'x-tenon-shard': name })]).toEqual([name, { wrong: expect.stringContaining('1 to 64') }])
    expect(asked({ host: 'a.b.shard.localhost' })).toBeUndefined()
    expect(asked({ host: 'a.shard.localhost', 'x-tenon-shard': 'b' })).toEqual({ wrong: expect.stringContaining('two shards') })
  })
})
