import { dayMs } from '../../core/kernel/days.ts'
import { invalid } from '../../core/kernel/errors.ts'

/** A day of a rule: a weekday, and which one of its month or year; negative from the end, 0 for every one. */
interface RuleDay {
  readonly weekday: number
  readonly nth: number
}

/** A rule of recurrence (RFC 5545, RRULE). */
export interface Recurrence {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  readonly interval: number
  /** Infinity without COUNT. */
  readonly count: number
  /** The last time, as milliseconds; local unless `untilIsUtc`. Infinity without UNTIL. */
  readonly until: number
  readonly untilIsUtc: boolean
  readonly days: readonly RuleDay[]
  readonly monthDays: readonly number[]
  readonly months: readonly number[]
  /** Which of the days of a period count; negative from the end. None stands for all. */
  readonly positions: readonly number[]
  readonly weekStart: number
}

export const weekdays: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const mostCharacters = 1_000
const frequencies = new Map([
  ['DAILY', 'DAILY'],
  ['WEEKLY', 'WEEKLY'],
  ['MONTHLY', 'MONTHLY'],
  ['YEARLY', 'YEARLY'],
] as const)
const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST']
const untilForm = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/
const dayForm = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/

/** Reads a rule such as `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10`. Fails with `invalid_request`. */
export function readRecurrence(text: string): Recurrence {
  if (text.length > mostCharacters) throw invalid(`A rule of recurrence has at most ${mostCharacters} characters.`)
  const parts = new Map<string, string>()
  for (const part of text.trim().toUpperCase().split(';')) {
    const equals = part.indexOf('=')
    const name = part.slice(0, Math.max(equals, 0)).trim()
    if (!known.includes(name) || parts.has(name))
      throw invalid(`The part '${part.slice(0, 40)}' of a rule of recurrence is unknown, or there twice. Known parts: ${known.join(', ')}.`)
    parts.set(name, part.slice(equals + 1).trim())
  }
  const frequency = frequencies.get((parts.get('FREQ') ?? '') as Recurrence['frequency'])
  if (!frequency) throw invalid(`FREQ of a rule of recurrence is one of ${[...frequencies.keys()].join(', ')}.`)
  const { count, until } = endOf(parts)
  const rule = {
    frequency,
    interval: numbersOf(parts, 'INTERVAL', 1, 1_000)[0] ?? 1,
    count,
    ...until,
    days: listOf(parts, 'BYDAY').map(dayIn),
    monthDays: numbersOf(parts, 'BYMONTHDAY', -31, 31),
    months: numbersOf(parts, 'BYMONTH', 1, 12),
    positions: numbersOf(parts, 'BYSETPOS', -366, 366),
    weekStart: weekdays.indexOf(parts.get('WKST') ?? 'MO'),
  }
  const isShort = frequency === 'DAILY' || frequency === 'WEEKLY'
  if (rule.weekStart < 0) throw invalid(`WKST of a rule of recurrence is one of ${weekdays.join(', ')}.`)
  if (isShort && rule.days.some(({ nth }) => nth !== 0)) throw invalid('BYDAY has numbers in rules that are MONTHLY or YEARLY alone.')
  if (frequency === 'WEEKLY' && rule.monthDays.length > 0) throw invalid('BYMONTHDAY does not belong to a WEEKLY rule.')
  return rule
}

function endOf(parts: ReadonlyMap<string, string>) {
  const given = parts.get('UNTIL')
  const count = parts.has('COUNT') ? (numbersOf(parts, 'COUNT', 1, 1_000_000)[0] ?? 1) : Number.POSITIVE_INFINITY
  if (given === undefined) return { count, until: { until: Number.POSITIVE_INFINITY, untilIsUtc: false } }
  if (parts.has('COUNT')) throw invalid('A rule of recurrence has COUNT or UNTIL, not both.')
  const [, year, month, day, hour = '23', minute = '59', second = '59', utc] = untilForm.exec(given) ?? []
  const until = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  if (Number.isNaN(until)) throw invalid(`UNTIL is a time such as 20270102T100000Z; '${given.slice(0, 40)}' was given.`)
  return { count, until: { until, untilIsUtc: utc !== undefined } }
}

const listOf = (parts: ReadonlyMap<string, string>, name: string): string[] => parts.get(name)?.split(',') ?? []

/** The whole numbers of a part, none of them 0. */
function numbersOf(parts: ReadonlyMap<string, string>, name: string, least: number, most: number): number[] {
  return listOf(parts, name).map((text) => {
    const number = /^[+-]?\d{1,7}$/.test(text) ? Number(text) : 0
    if (number !== 0 && number >= least && number <= most) return number
    throw invalid(`${name} of a rule of recurrence has whole numbers from ${least} to ${most}; '${text.slice(0, 20)}' was given.`)
  })
}

function dayIn(text: string): RuleDay {
  const [, nth = '0', weekday = ''] = dayForm.exec(text) ?? []
  if (weekday === '' || Math.abs(Number(nth)) > 53) throw invalid(`BYDAY has days such as MO or -1FR; '${text.slice(0, 20)}' was given.`)
  return { weekday: weekdays.indexOf(weekday), nth: Number(nth) }
}

/** Rules are followed for so many years: one may never match. */
const mostYears = 100

/**
 * The local times of a rule, in order, beginning with `start`, which always is the first. Ends after a hundred years at the
 * latest; reads of each day of that time at most once. `utcOf` gives the instant of a local time.
 */
export function* timesOf(rule: Recurrence, start: number, utcOf: (local: number) => number): Generator<number> {
  const { count, until, untilIsUtc } = rule
  const ofDay = ((start % dayMs) + dayMs) % dayMs
  const first = start - ofDay
  const end = new Date(first)
  end.setUTCFullYear(end.getUTCFullYear() + mostYears)
  let made = 1
  yield start
  for (let number = 0; made < count; number += 1) {
    const days = periodOf(rule, first, number)
    const [begin = Number.POSITIVE_INFINITY] = days
    if (begin > Math.min(until, end.getTime()) + dayMs) return
    const matching = days.filter((day) => matches(rule, day, first))
    for (const day of chosen(matching, rule.positions)) {
      const time = day + ofDay
      if (time <= start) continue
      if ((untilIsUtc ? utcOf(time) : time) > until || made >= count) return
      yield time
      made += 1
    }
  }
}

/** The days of a period: the n-th day, week, month or year that the interval reaches. */
function periodOf({ frequency, interval, weekStart }: Recurrence, first: number, number: number): number[] {
  const date = new Date(first)
  const step = number * interval
  if (frequency === 'DAILY') return [first + step * dayMs]
  if (frequency === 'WEEKLY') {
    const monday = first - ((date.getUTCDay() - weekStart + 7) % 7) * dayMs + step * 7 * dayMs
    return daysBetween(monday, monday + 7 * dayMs)
  }
  const year = date.getUTCFullYear()
  if (frequency === 'YEARLY') return daysBetween(Date.UTC(year + step, 0, 1), Date.UTC(year + step + 1, 0, 1))
  const month = date.getUTCMonth() + step
  return daysBetween(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1))
}

const daysBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.round((to - from) / dayMs) }, (_, at) => from + at * dayMs)

function matches(rule: Recurrence, day: number, first: number): boolean {
  const { frequency, days, monthDays, months } = rule
  const date = new Date(day)
  const begin = new Date(first)
  const hasDays = days.length > 0 || monthDays.length > 0
  if (
    months.length > 0 ? !months.includes(date.getUTCMonth() + 1) : frequency === 'YEARLY' && !hasDays && !isSame(date, begin, 'getUTCMonth')
  )
    return false
  if (monthDays.length > 0) {
    const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    if (!monthDays.some((given) => (given > 0 ? given : length + 1 + given) === date.getUTCDate())) return false
  }
  if (days.length > 0) return days.some((wanted) => isWanted(rule, wanted, date))
  if (hasDays || frequency === 'DAILY') return true
  return isSame(date, begin, frequency === 'WEEKLY' ? 'getUTCDay' : 'getUTCDate')
}

const isSame = (one: Date, other: Date, part: 'getUTCMonth' | 'getUTCDay' | 'getUTCDate'): boolean => one[part]() === other[part]()

function isWanted({ frequency, months }: Recurrence, { weekday, nth }: RuleDay, date: Date): boolean {
  if (date.getUTCDay() !== weekday) return false
  if (nth === 0) return true
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const inMonth = frequency === 'MONTHLY' || months.length > 0
  const begin = inMonth ? Date.UTC(year, month, 1) : Date.UTC(year, 0, 1)
  const end = inMonth ? Date.UTC(year, month + 1, 1) : Date.UTC(year + 1, 0, 1)
  const distance = nth > 0 ? date.getTime() - begin : end - dayMs - date.getTime()
  return Math.floor(distance / (7 * dayMs)) + 1 === Math.abs(nth)
}

/** The days at the given positions, in order; all without positions. */
function chosen(days: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return days
  const wanted = new Set(positions.map((position) => (position > 0 ? position - 1 : days.length + position)))
  return days.filter((_, at) => wanted.has(at))
}
