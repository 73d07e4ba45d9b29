import { expect, test } from 'vitest'
import { dayMs, startOfDay } from '../../../../src/core/kernel/days.ts'

test.each([
  ['2026-01-31T00:00:00.000Z', '2026-01-31'],
  ['2026-01-31T23:59:59.999Z', '2026-01-31'],
  ['1969-12-31T23:59:59Z', '1969-12-31'],
  ['0001-01-01T12:00:00Z', '0001-01-01'],
])('%s is in the day that begins on %s', (instant, day) => {
  expect(new Date(startOfDay(Date.parse(instant))).toISOString().slice(0, 10)).toBe(day)
  expect(startOfDay(Date.parse(instant)) + dayMs).toBeGreaterThan(Date.parse(instant))
})
