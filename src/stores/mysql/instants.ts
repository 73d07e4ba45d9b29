import { invalid } from '../../core/kernel/errors.ts'

/** The last instant that a column of MySQL can hold. */
const last = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Items have dates of the years 1 to 9999, and the marker for no value in an indexed copy is before all of them (`absentIn` of core).
 * MySQL has no year before 0, so the beginning of that year stands for the marker, and for everything before it.
 */
const marker = Date.UTC(-1, 11, 31)
const storedMarker = '0000-01-01 00:00:00'
const first = Date.parse('0000-01-01T00:00:00.000Z')

/** An instant (milliseconds since 1970) as MySQL reads it, in UTC. Fails with `invalid_request` behind the year 9999. */
export function datetimeText(instant: number): string {
  if (instant > last) throw invalid('A date is behind the year 9999, which is the last one that this server can store.')
  return instant <= first ? storedMarker : new Date(instant).toISOString().replace('T', ' ').slice(0, -1)
}

const written = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?$/

/** The milliseconds of a `DATETIME`, which is in UTC. */
export function readDatetime(text: string): number {
  if (text.startsWith(storedMarker)) return marker
  const instant = written.test(text.slice(0, 32)) ? Date.parse(`${text.slice(0, 23).replace(' ', 'T')}Z`) : Number.NaN
  if (Number.isNaN(instant)) throw new Error(`MySQL has sent an instant in another form: ${text.slice(0, 60)}`)
  return instant
}
