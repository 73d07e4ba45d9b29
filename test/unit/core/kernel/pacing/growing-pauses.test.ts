import { expect, it } from 'vitest'
import { GrowingPauses } from '../../../../../src/core/kernel/pacing/growing-pauses.ts'

/** The rounds, of so many, in which a thing is tried that always fails. */
function triedIn(rounds: number): number[] {
  const pauses = new GrowingPauses()
  const tried: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    pauses.begin()
    if (!pauses.isDue('one')) continue
    tried.push(round)
    pauses.failed('one')
  }
  return tried
}

it('the pauses grow up to the longest', () => {
  const tried = triedIn(1_000)
  expect(tried.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 7, 11, 19, 35, 67])
  expect(tried.slice(-2).reduce((before, round) => round - before)).toBe(120)
})

it('what is forgotten is tried at once, and what nobody tries again is forgotten', () => {
  const pauses = new GrowingPauses()
  for (const key of ['one', 'two']) for (let failures = 0; failures < 6; failures += 1) pauses.failed(key)
  pauses.begin()
  expect([pauses.isDue('one'), pauses.isDue('two'), pauses.isDue('three')]).toEqual([false, false, true])
  pauses.forget('one')
  expect(pauses.isDue('one')).toBe(true)
  for (let round = 0; round < 200; round += 1) pauses.begin()
  pauses.failed('two')
  pauses.begin()
  expect(pauses.isDue('two')).toBe(true)
})
