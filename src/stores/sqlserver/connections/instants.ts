import { invalid } from '../../../core/kernel/errors.ts'

/** The last instant that a column can hold with milliseconds. */
const last = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Items have dates of the years 1 to 9999, and the marker for no value in an indexed copy is before all of them (`absentIn` of core).
 * SQL Server has no year before 1: its first instant stands for the marker, and for everything before it. An item of that millisecond has
 * one of the next fractions, which are ten thousand in a millisecond.
 */
const marker = Date.UTC(-1, 11, 31)
const first = Date.parse('0001-01-01T00:00:00.000Z')
const storedMarker = '0001-01-01T00:00:00.0000000'
const storedFirst = '0001-01-01T00:00:00.0000001'

/** An instant (milliseconds since 1970) as a column `datetime2` reads it, in UTC. Fails with `invalid_request` behind the year 9999. */
export function datetime2Text(instant: number): string {
  if (instant > last) throw invalid('A date is behind the year 9999, which is the last one that this server can store.')
  if (instant === first) return storedFirst
  return instant < first ? storedMarker : new Date(instant).toISOString().slice(0, -1)
}

/** The milliseconds of a `datetime2` as the driver gives it: the fraction of a millisecond, in seconds, is beside the date. */
export function readDatetime2(date: Date & { readonly nanosecondsDelta?: number }): number {
  const instant = date.getTime()
  return instant === first && (date.nanosecondsDelta ?? 0) === 0 ? marker : instant
}
