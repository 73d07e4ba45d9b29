import { describe, expect, it } from 'vitest'
import { largest, percentile, trendOf } from '../../../attack/soak/figures.ts'
import { randomFrom } from '../../../support/random/random.ts'

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)

  it.each([
    [50, 50],
    [99, 99],
    [100, 100],
    [0, 1],
  ])('%i of 1 to 100 is %i', (percent, value) => {
    expect(percentile(hundred, percent)).toBe(value)
  })

  it('one slow request of 80 is p99, and one of 200 is not', () => {
    expect(percentile([...Array(79).fill(1), 500], 99)).toBe(500)
    expect(percentile([...Array(199).fill(1), 500], 99)).toBe(1)
  })

  it('of nothing are 0, and so is the largest', () => {
    expect([percentile([], 99), largest([])]).toEqual([0, 0])
  })
})

describe('the line through points', () => {
  const points = (value: (at: number) => number) => Array.from({ length: 240 }, (_, n) => ({ at: n * 5, value: value(n * 5) }))

  it('rises by what a steady growth adds', () => {
    const trend = trendOf(points((at) => 200 + at / 10))
    expect(trend?.growth).toBeCloseTo(119.5)
    expect(trend?.mean).toBeCloseTo(259.75)
  })

  it('does not rise where memory goes up and down like a saw', () => {
    expect(Math.abs(trendOf(points((at) => 250 + (at % 60)))?.growth ?? Number.NaN)).toBeLessThan(5)
  })

  it('is unknown of two points', () => {
    expect(trendOf(points((at) => at).slice(0, 2))).toBeUndefined()
  })
})

it('random numbers are the same for the same seed, from 0 to below 1, and spread', () => {
  const [one, again, other] = [randomFrom(7), randomFrom(7), randomFrom(8)]
  const numbers = Array.from({ length: 1000 }, () => one())
  expect(numbers).toEqual(Array.from({ length: 1000 }, () => again()))
  expect(numbers).not.toEqual(Array.from({ length: 1000 }, () => other()))
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(numbers.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1)
})
