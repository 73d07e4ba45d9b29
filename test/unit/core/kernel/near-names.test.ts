import { describe, expect, test } from 'vitest'
import { didYouMean, nearNames } from '../../../../src/core/kernel/near-names.ts'

describe('near names', () => {
  test.each([
    ['Titel', ['Title', 'Status'], " Did you mean 'Title'?"],
    ['title', ['Status', 'Title', 'Titles'], " Did you mean 'Title'?"],
    ['Wagos', ['Wagons', 'Wages', 'Other'], " Did you mean 'Wagons' or 'Wages'?"],
    ['Title', ['Title'], ''],
    ['Zebra', ['Title', 'Status'], ''],
    ['', ['a', 'b'], ''],
    ['ab', ['ac', 'xy'], ''],
    ['Ä', ['ä'], " Did you mean 'ä'?"],
  ])('of %j among %j', (name, candidates, expected) => {
    expect(didYouMean(name, candidates)).toBe(expected)
  })

  test('are looked for among a thousand candidates, and for names of 64 characters', () => {
    let read = 0
    const many = function* () {
      for (;;) yield `Column number ${read++}`
    }
    expect(nearNames('Something else', many())).toEqual([])
    expect(read).toBeLessThanOrEqual(1_001)
    expect(nearNames('a'.repeat(65), ['a'.repeat(64)])).toEqual([])
  })
})
