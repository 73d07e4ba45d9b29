import { describe, expect, it } from 'vitest'
import { BoundedMap } from '../../../../src/core/kernel/bounded-map.ts'

describe('a bounded map', () => {
  it('makes a value once and forgets the one unused for longest', () => {
    const made: string[] = []
    const cache = new BoundedMap<string, string>(2)
    const get = (key: string) => cache.getOrMake(key, () => `${key}${made.push(key)}`)
    expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4'])
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('does not keep what has a very long key', () => {
    const cache = new BoundedMap<string, number>(2)
    const long = 'x'.repeat(100_000)
    expect(cache.getOrMake(long, () => 1)).toBe(1)
    expect(cache.getOrMake(long, () => 2)).toBe(2)
  })

  it('keeps names that objects have of themselves apart', () => {
    const cache = new BoundedMap<string, number>(2)
    expect(cache.getOrMake('__proto__', () => 1)).toBe(1)
    expect(cache.getOrMake('constructor', () => 2)).toBe(2)
    expect(cache.getOrMake('__proto__', () => 3)).toBe(1)
  })
})
