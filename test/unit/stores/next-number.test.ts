import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextNumber } from '../../../src/stores/sqlite/search/search-condition.ts'

it('the next number is greater, and nothing lies between', () => {
  expect([0, -0, 1, -1, Number.MIN_VALUE, -Number.MIN_VALUE].map(nextNumber)).toEqual([
    Number.MIN_VALUE,
    Number.MIN_VALUE,
    1 + Number.EPSILON,
    -1 + Number.EPSILON / 2,
    2 * Number.MIN_VALUE,
    -0,
  ])
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), (value) => {
      const next = nextNumber(value)
      expect(next).toBeGreaterThan(value)
      const middle = value + (next - value) / 2
      expect(middle === value || middle === next).toBe(true)
    }),
  )
})
