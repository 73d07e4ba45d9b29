import { describe, expect, it } from 'vitest'
import type { SiteHandle } from '../../../../src/core/model/sites/site.ts'
import { keptBodyBytes, ResponseCache } from '../../../../src/http/cache/response-cache.ts'
import type { Response } from '../../../../src/http/message/message.ts'

function site() {
  const state = { database: 1, schema: 1 }
  const handle = {
    database: { version: () => state.database },
    schema: {
      get version() {
        return state.schema
      },
    },
  } as unknown as SiteHandle
  return { handle, state }
}

const reply = (body: Response['body'] = 'body'): Response => ({
  status: 200,
  headers: { ETag: '"1"' },
  body: body ?? '',
  operation: 'getItem',
})
const keep = (cache: ResponseCache, handle: SiteHandle, key: string, response = reply()) =>
  cache.keep(handle, key, cache.stateOf(handle), response)

describe('a reply', () => {
  it('is answered again unchanged, with its length', () => {
    const cache = new ResponseCache(10_000)
    const { handle } = site()
    keep(cache, handle, 'a', reply('naïve'))
    expect(cache.find(handle, 'a')).toEqual({
      status: 200,
      headers: { ETag: '"1"', 'Content-Length': '6' },
      body: 'naïve',
      operation: 'getItem',
    })
    expect(cache.find(handle, 'b')).toBeUndefined()
    expect(cache.statistics()).toEqual({ hits: 1, misses: 1, entries: 1, evictions: 0 })
  })

  it.each(['database', 'schema'] as const)('is forgotten when the %s has another version', (part) => {
    const cache = new ResponseCache(10_000)
    const { handle, state } = site()
    keep(cache, handle, 'a')
    state[part] += 1
    expect(cache.find(handle, 'a')).toBeUndefined()
    keep(cache, handle, 'b')
    expect(cache.find(handle, 'b')).toBeDefined()
    expect(cache.statistics()).toMatchObject({ entries: 1, evictions: 0 })
  })

  it.each(['database', 'schema'] as const)('that was begun before the %s changed is not kept', (part) => {
    const cache = new ResponseCache(10_000)
    const { handle, state } = site()
    const begun = cache.stateOf(handle)
    state[part] += 1
    cache.keep(handle, 'a', begun, reply())
    expect(cache.find(handle, 'a')).toBeUndefined()
  })

  it('that has a cookie is not kept, and one that is kept cannot be given any', () => {
    const cache = new ResponseCache(10_000)
    const { handle } = site()
    keep(cache, handle, 'own', { ...reply(), headers: { 'Set-Cookie': 'a=b' } })
    expect(cache.find(handle, 'own')).toBeUndefined()
    keep(cache, handle, 'shared')
    const found = cache.find(handle, 'shared') as Response
    expect(() => Object.assign(found.headers, { 'Set-Cookie': 'a=b' })).toThrow(TypeError)
  })

  it('of one site is none of another', () => {
    const cache = new ResponseCache(10_000)
    const [one, other] = [site(), site()]
    keep(cache, one.handle, 'a')
    expect(cache.find(other.handle, 'a')).toBeUndefined()
    other.state.database += 1
    expect(cache.find(one.handle, 'a')).toBeDefined()
  })

  it('is kept up to a body of 1 MiB, and only where that is text', async () => {
    const cache = new ResponseCache(10 * keptBodyBytes)
    const { handle } = site()
    keep(cache, handle, 'whole', reply('x'.repeat(keptBodyBytes)))
    keep(cache, handle, 'longer', reply('x'.repeat(keptBodyBytes + 1)))
    keep(cache, handle, 'wider', reply('ï'.repeat(keptBodyBytes / 2 + 1)))
    keep(cache, handle, 'bytes', reply(new Uint8Array(3)))
    keep(cache, handle, 'stream', reply((async function* () {})()))
    expect(['whole', 'longer', 'wider', 'bytes', 'stream'].map((key) => cache.find(handle, key) !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the room', () => {
  it('is never exceeded, whatever is kept', () => {
    const cache = new ResponseCache(5_000)
    const sites = [site(), site(), site()]
    for (let n = 0; n < 1_000; n++) {
      const { handle, state } = sites[n % 3] as ReturnType<typeof site>
      if (n % 50 === 0) state.database += 1
      keep(cache, handle, `key ${n % 40}`, reply('x'.repeat((n * 37) % 1_500)))
      expect(cache.statistics().entries).toBeLessThanOrEqual(12)
    }
    expect(cache.statistics().evictions).toBeGreaterThan(100)
  })

  it('goes first to what is requested again', () => {
    const cache = new ResponseCache(3_000)
    const { handle } = site()
    keep(cache, handle, 'often')
    for (let n = 0; n < 100; n++) {
      keep(cache, handle, `once ${n}`)
      expect(cache.find(handle, 'often')).toBeDefined()
    }
    expect(cache.find(handle, 'once 0')).toBeUndefined()
    expect(cache.find(handle, 'once 99')).toBeDefined()
  })

  it('too small for a reply holds none', () => {
    const cache = new ResponseCache(100)
    const { handle } = site()
    keep(cache, handle, 'a')
    expect(cache.statistics()).toMatchObject({ entries: 0, evictions: 0 })
  })
})
