import { dayMs } from '../../core/kernel/days.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { readRecurrence, timesOf, weekdays } from './recurrence.ts'

/** A meeting of an iCalendar text (RFC 5545). Times are milliseconds, UTC. */
export interface CalendarMeeting {
  readonly uid: string
  readonly sequence: number
  readonly title: string | undefined
  readonly location: string | undefined
  readonly start: number
  readonly end: number
  /** The address of the organizer; empty if there is none. */
  readonly organizer: string
  /** The addresses of attendees with their states of participation, such as `ACCEPTED`. */
  readonly attendees: ReadonlyMap<string, string>
  readonly isCancelled: boolean
  /** The rule by which the meeting recurs; empty if it does not. */
  readonly recurrence: string
  /** The occurrences of a meeting that recurs, by their times, each with a day of its own; none for any other meeting. */
  readonly occurrences: readonly Occurrence[]
  /** Which occurrence the text tells of, as the number of a day such as 20270102; 0 for the whole meeting. */
  readonly instance: number
}

/** One time of a meeting that recurs. */
export interface Occurrence {
  /** Its day as a number, such as 20270102: the local one that the rule gives it, also after it moves to another. */
  readonly instance: number
  readonly start: number
  readonly end: number
  /** What differs from the other occurrences. */
  readonly changed?: Pick<CalendarMeeting, 'title' | 'location' | 'isCancelled'>
}

/** The occurrences that a meeting has at most. One without an end has so many, a longer one is refused. */
export const mostOccurrences = 200

const mostCharacters = 262_144
const mostLines = 10_000

interface Line {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

/** A component, such as `VEVENT`. */
interface Component {
  readonly name: string
  readonly lines: Line[]
  readonly parts: Component[]
}

/**
 * Reads the first meeting of a calendar, with the occurrences of its rule and what the calendar tells of single ones. Times
 * have a zone of the calendar, are UTC, or have none, which is read as UTC; a date is its midnight. Takes time in proportion to
 * the text. Fails with `invalid_request` for a text of more than 256 Ki characters, for one that is no calendar with a meeting,
 * and for a rule of recurrence that is wrong or has more than 200 occurrences.
 */
export function readMeeting(text: string): CalendarMeeting {
  if (text.length > mostCharacters) throw invalid(`A calendar has at most ${mostCharacters} characters here.`)
  const calendar = componentIn(linesOf(text))
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT')
  const event = events.find((one) => !lineOf(one, 'RECURRENCE-ID')) ?? events[0]
  if (!event) throw invalid('The calendar has no VEVENT.')
  const zones = zonesOf(calendar)
  const { local, start, utcOf, end } = spanOf(event, zones)
  const sequence = lineOf(event, 'SEQUENCE')?.value.trim() ?? '0'
  if (!/^\d{1,9}$/.test(sequence)) throw invalid(`SEQUENCE is a whole number; '${sequence.slice(0, 20)}' was given.`)
  const uid = textOf(lineOf(event, 'UID')) ?? ''
  const single = lineOf(event, 'RECURRENCE-ID')
  const recurrence = valueOf(event, 'RRULE').toUpperCase()
  const dates = datesOf(event, 'RDATE', zones)
  if (single && (recurrence !== '' || dates.length > 0)) throw invalid('A meeting with a RECURRENCE-ID is one occurrence: it has no rule.')
  const recurs = recurrence !== '' || dates.length > 0
  const others = recurs ? events.filter((one) => one !== event && (textOf(lineOf(one, 'UID')) ?? '') === uid) : []
  return {
    uid,
    sequence: Number(sequence),
    ...detailsOf(event, calendar),
    start,
    end,
    organizer: addressOf(valueOf(event, 'ORGANIZER')),
    attendees: attendeesOf(event),
    recurrence,
    occurrences: recurs
      ? withChanges(expand(event, recurrence, { local, utcOf, length: end - start, dates }, zones), others, calendar, zones)
      : [],
    instance: single ? instanceOf(single, zones) : 0,
  }
}

const detailsOf = (event: Component, calendar: Component) => ({
  title: textOf(lineOf(event, 'SUMMARY')),
  location: textOf(lineOf(event, 'LOCATION')),
  isCancelled: [valueOf(calendar, 'METHOD'), valueOf(event, 'STATUS')].some((value) => value.toUpperCase().startsWith('CANCEL')),
})

/** When an event begins, as a local time and an instant, and the instant when it ends. */
function spanOf(event: Component, zones: Zones): Clock & { readonly start: number; readonly end: number } {
  const clock = clockOf(lineOf(event, 'DTSTART'), 'DTSTART', zones)
  const start = clock.utcOf(clock.local)
  const ends = lineOf(event, 'DTEND')
  return { ...clock, start, end: ends ? timeOf(ends, 'DTEND', zones) : start + durationOf(valueOf(event, 'DURATION')) }
}

/** The number of the day of a local time, such as 20270102. */
function dayNumber(local: number): number {
  const date = new Date(local)
  return (date.getUTCFullYear() * 100 + date.getUTCMonth() + 1) * 100 + date.getUTCDate()
}

/** The occurrence that a RECURRENCE-ID names. */
function instanceOf(line: Line, zones: Zones): number {
  if (line.parameters.has('RANGE')) throw invalid('A RECURRENCE-ID names one occurrence: it has no RANGE.')
  return dayNumber(clockOf(line, 'RECURRENCE-ID', zones).local)
}

/** The times of the lines RDATE or EXDATE. */
function datesOf({ lines }: Component, name: string, zones: Zones): readonly ListedTime[] {
  const found: ListedTime[] = []
  for (const line of lines) {
    if (line.name !== name) continue
    const values = line.value.split(',', mostOccurrences * 2 + 1)
    if (values.length > mostOccurrences * 2) throw invalid(`${name} has at most ${mostOccurrences * 2} times here.`)
    for (const value of values) {
      const { local, utcOf } = clockOf({ ...line, value }, name, zones)
      found.push({ local, instant: utcOf(local), isDay: !value.includes('T') })
    }
  }
  return found
}

interface ListedTime {
  readonly local: number
  readonly instant: number
  /** It is a day without a time. */
  readonly isDay: boolean
}

interface Series {
  readonly local: number
  readonly utcOf: (local: number) => number
  readonly length: number
  readonly dates: readonly ListedTime[]
}

/** The occurrences of a meeting; a day has one of them. */
function expand(event: Component, recurrence: string, { local, utcOf, length, dates }: Series, zones: Zones): Occurrence[] {
  const left = datesOf(event, 'EXDATE', zones)
  const leftDays = new Set(left.flatMap((time) => (time.isDay ? [dayNumber(time.local)] : [])))
  const leftInstants = new Set(left.flatMap((time) => (time.isDay ? [] : [time.instant])))
  const rule = recurrence === '' ? undefined : readRecurrence(recurrence)
  const isEndless = rule?.count === Number.POSITIVE_INFINITY && rule.until === Number.POSITIVE_INFINITY
  const found = new Map<number, Occurrence>()
  const add = (time: number, start: number) => {
    const instance = dayNumber(time)
    const isLeft = leftDays.has(instance) || leftInstants.has(start)
    if (!isLeft && !found.has(instance)) found.set(instance, { instance, start, end: start + length })
    return found.size
  }
  for (const time of dates) add(time.local, time.isDay ? utcOf(time.local + (local % dayMs)) : time.instant)
  for (const time of rule ? timesOf(rule, local, utcOf) : [local])
    if (add(time, utcOf(time)) >= mostOccurrences + (isEndless ? 0 : 1)) break
  if (found.size > mostOccurrences) throw invalid(`A meeting recurs at most ${mostOccurrences} times here, if its rule has an end.`)
  if (found.size === 0) throw invalid('The meeting recurs, but has no occurrence.')
  return [...found.values()].sort((a, b) => a.instance - b.instance)
}

/** The occurrences with what other events of the calendar tell of single ones. */
function withChanges(occurrences: readonly Occurrence[], others: readonly Component[], calendar: Component, zones: Zones): Occurrence[] {
  const found = new Map(occurrences.map((occurrence) => [occurrence.instance, occurrence]))
  for (const event of others) {
    const line = lineOf(event, 'RECURRENCE-ID')
    const instant = line && timeOf(line, 'RECURRENCE-ID', zones)
    const instance = occurrences.find(({ start }) => start === instant)?.instance ?? (line ? instanceOf(line, zones) : 0)
    if (!found.has(instance)) throw invalid('The calendar has another event of the meeting, which is none of its occurrences.')
    const { start, end } = spanOf(event, zones)
    found.set(instance, { instance, start, end, changed: detailsOf(event, calendar) })
  }
  return [...found.values()]
}

/** The lines, with continued ones put together. */
function linesOf(text: string): Line[] {
  const lines: string[][] = []
  for (const given of text.split('\n')) {
    const line = given.endsWith('\r') ? given.slice(0, -1) : given
    if ((line.startsWith(' ') || line.startsWith('\t')) && lines.length > 0) lines.at(-1)?.push(line.slice(1))
    else if (line.trim() !== '') lines.push([line])
    if (lines.length > mostLines) throw invalid(`A calendar has at most ${mostLines} lines here.`)
  }
  return lines.map((pieces) => lineIn(pieces.join('')))
}

/** A line `NAME;PARAMETER=value:VALUE`; a parameter in quotes may hold any of the signs. */
function lineIn(text: string): Line {
  const ends: number[] = []
  let isQuoted = false
  let colon = -1
  for (let at = 0; at < text.length && colon < 0; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (text[at] === ';') ends.push(at)
    else if (text[at] === ':') colon = at
  }
  if (colon < 0) throw invalid(`'${text.slice(0, 60)}' is no line of a calendar: it lacks a colon.`)
  const parts = [...ends, colon].map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end))
  const [name = '', ...parameters] = parts
  return { name: name.trim().toUpperCase(), parameters: new Map(parameters.map(parameterIn)), value: text.slice(colon + 1) }
}

function parameterIn(text: string): [string, string] {
  const equals = text.indexOf('=')
  const value = equals < 0 ? '' : text.slice(equals + 1).trim()
  return [(equals < 0 ? text : text.slice(0, equals)).trim().toUpperCase(), value.replaceAll('"', '')]
}

function componentIn(lines: readonly Line[]): Component {
  const open: Component[] = []
  let root: Component | undefined
  for (const line of lines) {
    const inner = open.at(-1)
    if (line.name === 'BEGIN') {
      const component = { name: line.value.trim().toUpperCase(), lines: [], parts: [] }
      inner?.parts.push(component)
      root ??= component
      open.push(component)
    } else if (line.name !== 'END') inner?.lines.push(line)
    else if (inner?.name === line.value.trim().toUpperCase()) open.pop()
    else throw invalid(`The calendar ends '${line.value.slice(0, 60)}', which is not open.`)
  }
  if (root?.name !== 'VCALENDAR' || open.length > 0) throw invalid('The text is no calendar from BEGIN:VCALENDAR to END:VCALENDAR.')
  return root
}

const lineOf = ({ lines }: Component, name: string): Line | undefined => lines.find((line) => line.name === name)
const valueOf = (component: Component, name: string): string => lineOf(component, name)?.value.trim() ?? ''

const textOf = (line: Line | undefined): string | undefined =>
  line?.value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))

const addressOf = (value: string): string => (value.toLowerCase().startsWith('mailto:') ? value.slice(7) : value).trim()

function attendeesOf({ lines }: Component): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, parameters, value } of lines)
    if (name === 'ATTENDEE') found.set(addressOf(value).toLowerCase(), (parameters.get('PARTSTAT') ?? 'NEEDS-ACTION').toUpperCase())
  return found
}

const timeForm = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/

/** A time as if it were UTC, and whether it says that it is. */
function localTime(value: string, where: string): { readonly time: number; readonly isUtc: boolean } {
  const [, year, month, day, hour = '0', minute = '0', second = '0', utc] = timeForm.exec(value.trim()) ?? []
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  if (Number.isNaN(time) || new Date(time).getUTCDate() !== Number(day))
    throw invalid(`${where} is a time such as 20270102T100000Z; '${value.slice(0, 40)}' was given.`)
  return { time, isUtc: utc !== undefined }
}

/** A local time, and the instant of a local time in the same zone. */
interface Clock {
  readonly local: number
  readonly utcOf: (local: number) => number
}

function clockOf(line: Line | undefined, where: string, zones: Zones): Clock {
  if (!line) throw invalid(`The meeting has no ${where}.`)
  const { time, isUtc } = localTime(line.value, where)
  const zoneId = line.parameters.get('TZID')
  if (isUtc || zoneId === undefined) return { local: time, utcOf: (local) => local }
  const zone = zones.get(zoneId)
  if (!zone) throw invalid(`${where} has the time zone '${zoneId.slice(0, 60)}', which the calendar does not describe.`)
  return { local: time, utcOf: (local) => local - offsetAt(zone, local) }
}

function timeOf(line: Line | undefined, where: string, zones: Zones): number {
  const { local, utcOf } = clockOf(line, where, zones)
  return utcOf(local)
}

const durationForm = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/

function durationOf(value: string): number {
  if (value === '') return 0
  const match = durationForm.exec(value)
  if (!match) throw invalid(`DURATION is a text such as PT1H30M; '${value.slice(0, 40)}' was given.`)
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

/** A time of the year from which a zone has an offset, in milliseconds before local time. */
interface Observance {
  /** As if the local time were UTC. */
  readonly from: number
  readonly offset: number
  /** It begins again every year. */
  readonly yearly: { readonly month: number; readonly weekday: number; readonly nth: number } | undefined
  readonly until: number
}

type Zone = readonly Observance[]
type Zones = ReadonlyMap<string, Zone>

const zonesOf = ({ parts }: Component): Zones =>
  new Map(
    parts
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((zone) => [textOf(lineOf(zone, 'TZID')) ?? '', zone.parts.slice(0, 100).map(observanceIn)]),
  )

const nthForm = /^(-?[1-5])(SU|MO|TU|WE|TH|FR|SA)$/

function observanceIn(component: Component): Observance {
  const from = localTime(valueOf(component, 'DTSTART'), 'DTSTART of a time zone').time
  const [, sign = '+', hours = 'x', minutes = 'x'] = /^([+-])(\d\d)(\d\d)/.exec(valueOf(component, 'TZOFFSETTO')) ?? []
  const offset = (sign === '-' ? -60_000 : 60_000) * (Number(hours) * 60 + Number(minutes))
  if (Number.isNaN(offset)) throw invalid('TZOFFSETTO of a time zone is an offset such as +0100.')
  const rule = new Map(valueOf(component, 'RRULE').toUpperCase().split(';').map(parameterIn))
  const [, nth = '0', weekday = ''] = nthForm.exec(rule.get('BYDAY') ?? '') ?? []
  const month = Number(rule.get('BYMONTH') ?? Number.NaN)
  const yearly = nth !== '0' && month >= 1 && month <= 12 ? { month, nth: Number(nth), weekday: weekdays.indexOf(weekday) } : undefined
  const until = rule.get('UNTIL')
  return { from, offset, yearly, until: until ? localTime(until, 'UNTIL of a time zone').time : Number.POSITIVE_INFINITY }
}

/** The offset of a zone at a local time: that of the observance that began last. */
function offsetAt(zone: Zone, time: number): number {
  let best: { readonly onset: number; readonly offset: number } | undefined
  for (const observance of zone) {
    const onset = lastOnset(observance, time)
    if (onset !== undefined && (!best || onset > best.onset)) best = { onset, offset: observance.offset }
  }
  // Before the first one the zone had the offset of its first observance.
  return best?.offset ?? zone[0]?.offset ?? 0
}

function lastOnset({ from, yearly, until }: Observance, time: number): number | undefined {
  if (time < from) return undefined
  if (!yearly) return from
  for (let year = new Date(Math.min(time, until)).getUTCFullYear(), tries = 0; tries < 2; tries += 1, year -= 1) {
    const onset = dayOf(year, yearly) + (((from % dayMs) + dayMs) % dayMs)
    if (onset <= Math.min(time, until) && onset >= from) return onset
  }
  return from
}

/** The n-th weekday of a month, from its end if n is negative. */
function dayOf(year: number, { month, weekday, nth }: NonNullable<Observance['yearly']>): number {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0))
    return last.getTime() - (((last.getUTCDay() - weekday + 7) % 7) + 7 * (-nth - 1)) * dayMs
  }
  const first = new Date(Date.UTC(year, month - 1, 1))
  return first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1)) * dayMs
}
