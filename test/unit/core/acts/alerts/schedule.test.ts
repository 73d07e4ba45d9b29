import { expect, it } from 'vitest'
import { nextDue } from '../../../../../src/core/acts/alerts/schedule.ts'

const at = (day: number, hour: number) => Date.UTC(2026, 0, day, hour)

it('a daily alert is due at its time of the day, before and after the day that it names', () => {
  expect(nextDue(1, at(10, 8), at(20, 7))).toBe(at(20, 8))
  expect(nextDue(1, at(10, 8), at(20, 8))).toBe(at(21, 8))
  expect(nextDue(1, at(30, 8), at(20, 9))).toBe(at(21, 8))
})

it('a weekly alert is due on its day of the week', () => {
  expect(nextDue(2, at(10, 8), at(11, 8))).toBe(at(17, 8))
  expect(nextDue(2, at(24, 8), at(10, 7))).toBe(at(10, 8))
  expect(nextDue(2, at(24, 8), at(10, 8))).toBe(at(17, 8))
})

it('an alert that tells at once has no time', () => {
  expect(nextDue(0, at(10, 8), at(11, 8))).toBeNull()
})
