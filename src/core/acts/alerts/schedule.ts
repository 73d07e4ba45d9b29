import { dayMs } from '../../kernel/days.ts'

/** How often an alert tells, with the numbers of the wire. */
export const alertFrequencies = { immediate: 0, daily: 1, weekly: 2 } as const

/**
 * The first time after `after` at which an alert tells, in milliseconds: with `alertTime`'s time of the day in UTC, each
 * day or on its day of the week. Null for one that tells at once.
 */
export function nextDue(frequency: number, alertTime: number, after: number): number | null {
  if (frequency === alertFrequencies.immediate) return null
  const period = frequency === alertFrequencies.daily ? dayMs : 7 * dayMs
  return alertTime + (Math.floor((after - alertTime) / period) + 1) * period
}
