import { BoundedMap } from '../bounded-map.ts'
import { dayMs, startOfDay } from '../days.ts'

/**
 * A time zone. A *local* time is what the clocks of the zone show, as the milliseconds that the same reading has in UTC.
 * Both functions of UTC return what they were given.
 */
export interface Zone {
  /** Its name in the IANA database. */
  readonly name: string
  readonly isUtc: boolean
  /** The local time of an instant. */
  readonly localOf: (instant: number) => number
  /**
   * The instant of a local time. Of the two of an hour that clocks show twice it is the later one, which is standard time;
   * a time that clocks skip counts from before the gap, so 02:30 becomes 03:30.
   */
  readonly instantOf: (local: number) => number
}

const same = (time: number): number => time

export const utc: Zone = { name: 'Etc/UTC', isUtc: true, localOf: same, instantOf: same }

/** The local day of an instant, as a calendar date: midnight in UTC. */
export const localDay = (instant: number, zone: Zone): number => startOfDay(zone.localOf(instant))

const hourMs = 3_600_000

/** The first instant of a local day: where clocks show midnight twice, as on the Azores in autumn, the earlier one. */
export function dayStart(day: number, zone: Zone): number {
  const start = zone.instantOf(day)
  return zone.localOf(start - hourMs) === day ? start - hourMs : start
}

const known = new BoundedMap<string, Zone>(500)

/** The zone with a name of the IANA database; UTC for a name that the runtime does not know. */
export function zoneNamed(name: string): Zone {
  if (name === utc.name) return utc
  const found = known.get(name)
  if (found) return found
  const made = madeZone(name)
  known.set(name, made)
  return made
}

/** The offsets of a year: `offsets[i]` holds from `starts[i]` on. */
interface Year {
  readonly starts: readonly number[]
  readonly offsets: readonly number[]
}

const yearMs = 365.2425 * dayMs
/** No zone has changed its clocks before this time. */
const firstChange = Date.UTC(1800, 0, 1)
/** The calendar with its days of the week, and so each rule for clocks, repeats after 400 years. */
const cycleMs = 146_097 * dayMs
const cycleEnd = Date.UTC(2500, 0, 1)
/** The years that have four digits; no time lies outside of them. */
const [earliest, latest] = [Date.parse('0000-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
/** The largest offset of any zone. */
const widest = 16 * hourMs

function madeZone(name: string): Zone {
  const clock = clockOf(name)
  if (!clock) return { ...utc, name }
  // More than there are between the first change and the end of the cycle, so that each is read once.
  const years = new BoundedMap<number, Year>(1_000)
  const offsetAt = (asked: number): number => {
    const instant = Math.max(asked > cycleEnd ? asked - Math.ceil((asked - cycleEnd) / cycleMs) * cycleMs : asked, firstChange)
    // Not the year of a calendar: each is as long as a mean year.
    const number = Math.floor(instant / yearMs)
    let year = years.get(number)
    if (!year) {
      year = readYear(clock, Math.floor(number * yearMs), Math.ceil((number + 1) * yearMs))
      years.set(number, year)
    }
    let at = year.starts.length - 1
    while (at > 0 && instant < (year.starts[at] ?? 0)) at -= 1
    return year.offsets[at] ?? 0
  }
  return {
    name,
    isUtc: false,
    localOf: (instant) => inYears(instant + offsetAt(instant)),
    instantOf: (local) => {
      const [before, after] = [offsetAt(local - widest), offsetAt(local + widest)]
      if (before === after && offsetAt(local - before) === before) return inYears(local - before)
      // The later instant with this reading; in a gap there is none.
      const fits = [...new Set([before, after, offsetAt(local - before), offsetAt(local - after)])]
        .map((offset) => local - offset)
        .filter((instant) => instant + offsetAt(instant) === local)
      return inYears(fits.length > 0 ? Math.max(...fits) : local - before)
    },
  }
}

const inYears = (time: number): number => Math.min(Math.max(time, earliest), latest)

const offsetAtEnd = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** The offset of an instant by the database of the runtime; undefined for a name that it does not know. */
function clockOf(name: string): ((instant: number) => number) | undefined {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset', year: 'numeric' })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
  return (instant) => {
    const [, sign, hours = 0, minutes = 0, seconds = 0] = offsetAtEnd.exec(format.format(instant)) ?? []
    const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
    return sign === '-' ? -offset : offset
  }
}

/** No zone changes its clocks twice in so short a time. */
const stepMs = 14 * dayMs

/** Finds the changes of the clocks between two instants. */
function readYear(clock: (instant: number) => number, from: number, to: number): Year {
  const [starts, offsets] = [[from], [clock(from)]]
  for (let low = from; low < to; low += stepMs) {
    const high = Math.min(low + stepMs, to)
    const [before, after] = [clock(low), clock(high)]
    if (before === after) continue
    starts.push(changeBetween(clock, low, high))
    offsets.push(after)
  }
  return { starts, offsets }
}

/** The first second with the offset that `high` has. */
function changeBetween(clock: (instant: number) => number, low: number, high: number): number {
  let [from, to] = [Math.floor(low / 1000), Math.ceil(high / 1000)]
  const after = clock(high)
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (clock(middle * 1000) === after) to = middle
    else from = middle
  }
  return to * 1000
}
