import { describe, expect, it } from 'vitest'
import { createGuesses, type Guesses } from '../../../../src/http/sign-in/guesses.ts'

let now = 1_000_000
const limits = { free: 3, delayMs: 1000, forgetMs: 60_000, pairs: 4 }
const wrong = (guesses: Guesses, address = '10.0.0.1', account = 'ann') => guesses.checked(address, account, () => undefined)
const right = (guesses: Guesses, address = '10.0.0.1', account = 'ann') => guesses.checked(address, account, () => 'ann')
const slowed = /Try again in 1 s/

function slowedDown(): Guesses {
  const guesses = createGuesses(limits, () => now)
  for (let count = 0; count < limits.free; count++) wrong(guesses)
  return guesses
}

describe('wrong passwords', () => {
  it('cost nothing until there are as many as are free', () => {
    const guesses = createGuesses(limits, () => now)
    for (let count = 1; count < limits.free; count++) wrong(guesses)
    expect(() => wrong(guesses)).not.toThrow()
    expect(() => wrong(guesses)).toThrow(slowed)
  })

  it('are checked one per delay after that, and a right one waits no longer', () => {
    const guesses = slowedDown()
    expect(() => right(guesses)).toThrow(slowed)
    now += 999
    expect(() => right(guesses)).toThrow(slowed)
    now += 1
    wrong(guesses)
    expect(() => wrong(guesses)).toThrow(slowed)
    now += 1000
    expect(right(guesses)).toBe('ann')
    expect(wrong(guesses)).toBeUndefined()
    expect(right(guesses)).toBe('ann')
  })

  it('are not made longer by those that were not checked', () => {
    const guesses = slowedDown()
    for (let count = 0; count < 9; count++) {
      now += 100
      expect(() => wrong(guesses)).toThrow(slowed)
    }
    now += 100
    expect(right(guesses)).toBe('ann')
  })

  it('slow neither another account nor another address', () => {
    const guesses = slowedDown()
    expect(right(guesses, '10.0.0.2')).toBe('ann')
    expect(right(guesses, '10.0.0.1', 'bob')).toBe('ann')
  })

  it('are one sender’s for a whole network of IPv6', () => {
    const guesses = createGuesses(limits, () => now)
    wrong(guesses, '2001:db8:0:1::1')
    wrong(guesses, '2001:db8:0:1:ffff:2:3:4')
    wrong(guesses, '2001:db8::1:0:0:0:9')
    expect(() => wrong(guesses, '2001:db8:0:1::77')).toThrow(slowed)
    expect(() => wrong(guesses, '2001:db8:0:2::1')).not.toThrow()
    expect(() => wrong(guesses, '::ffff:10.0.0.1')).not.toThrow()
  })

  it('are forgotten after the time for it, and where the clock is set back', () => {
    const guesses = slowedDown()
    now += limits.forgetMs
    expect(wrong(guesses)).toBeUndefined()
    expect(wrong(guesses)).toBeUndefined()
    const others = slowedDown()
    now -= 3_600_000
    expect(wrong(others)).toBeUndefined()
  })

  it('are remembered of so many pairs at most', () => {
    const guesses = slowedDown()
    for (let count = 0; count < limits.pairs; count++) wrong(guesses, '10.0.0.9', `user ${count}`)
    expect(wrong(guesses)).toBeUndefined()
  })

  it('are slowed by nothing where the delay is 0', () => {
    const guesses = createGuesses({ ...limits, delayMs: 0 }, () => now)
    for (let count = 0; count < 50; count++) expect(wrong(guesses)).toBeUndefined()
  })
})
