import { expect, it } from 'vitest'
import { PieceCache } from '../../../../src/stores/blobs/piece-cache.ts'

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value)

it('what is kept is found under its name, in its whole length only', () => {
  const cache = new PieceCache(100)
  cache.keep('a', bytes(10, 1))
  expect([...(cache.get('a', 10) ?? [])]).toEqual([...bytes(10, 1)])
  expect([cache.get('a', 9), cache.get('a', 11), cache.get('b', 10), cache.get('__proto__', 10)]).toEqual(Array(4).fill(undefined))
})

it('what is kept is a copy, whose memory nobody takes for a whole piece', () => {
  const cache = new PieceCache(100)
  const given = bytes(10, 1)
  cache.keep('a', given)
  given.fill(9)
  const piece = cache.get('a', 10)
  expect([...(piece ?? [])]).toEqual([...bytes(10, 1)])
  expect(piece?.buffer.byteLength).toBeGreaterThan(10)
  expect(cache.get('a', 10)).toBe(piece)
})

it('no more is kept than allowed, and what was requested last stays', () => {
  const cache = new PieceCache(30)
  for (const name of ['a', 'b', 'c']) cache.keep(name, bytes(10, 1))
  cache.get('a', 10)
  cache.keep('d', bytes(10, 1))
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name, 10))).toEqual(['a', 'c', 'd'])
  cache.keep('e', bytes(31, 1))
  expect(cache.get('e', 31)).toBeUndefined()
})

it('what is dropped or kept anew counts no more', () => {
  const cache = new PieceCache(30)
  for (let round = 0; round < 10; round += 1) cache.keep('a', bytes(10, round))
  cache.keep('b', bytes(10, 1))
  cache.drop('b')
  cache.drop('nothing')
  cache.keep('c', bytes(10, 1))
  cache.keep('d', bytes(10, 1))
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name, 10))).toEqual(['a', 'c', 'd'])
})
