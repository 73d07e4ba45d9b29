import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoTime } from '../../../../src/entities/shape/iso-time.ts'

test('a time is written as Date writes it, without the fraction', () => {
  const year1 = Date.parse('0001-01-01T00:00:00Z')
  const year9999 = Date.parse('9999-12-31T23:59:59Z')
  fc.assert(
    fc.property(fc.integer({ min: year1, max: year9999 }), (ms) => {
      expect(isoTime(ms)).toBe(`${new Date(ms).toISOString().slice(0, 19)}Z`)
    }),
  )
})
