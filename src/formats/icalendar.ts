import { invalid } from '../core/kernel/errors.ts'

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
}

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
 * Reads the first meeting of a calendar. Times have a zone of the calendar, are UTC, or have none, which is read as UTC; a
 * date is its midnight. Takes time in proportion to the text. Fails with `invalid_request` for a text of more than 256 Ki
 * characters, for one that is no calendar with a meeting, and for a meeting that recurs.
 */
export function readMeeting(text: string): CalendarMeeting {
  if (text.length > mostCharacters) throw invalid(`A calendar has at most ${mostCharacters} characters here.`)
  const calendar = componentIn(linesOf(text))
  const event = calendar.parts.find(({ name }) => name === 'VEVENT')
  if (!event) throw invalid('The calendar has no VEVENT.')
  for (const name of ['RRULE', 'RDATE', 'RECURRENCE-ID'])
    if (lineOf(event, name)) throw invalid(`The meeting has a ${name}: meetings of this server do not recur.`)
  const zones = zonesOf(calendar)
  const start = timeOf(lineOf(event, 'DTSTART'), 'DTSTART', zones)
  const ends = lineOf(event, 'DTEND')
  const sequence = lineOf(event, 'SEQUENCE')?.value.trim() ?? '0'
  if (!/^\d{1,9}$/.test(sequence)) throw invalid(`SEQUENCE is a whole number; '${sequence.slice(0, 20)}' was given.`)
  const isCancelled = [valueOf(calendar, 'METHOD'), valueOf(event, 'STATUS')].some((value) => value.toUpperCase().startsWith('CANCEL'))
  return {
    uid: textOf(lineOf(event, 'UID')) ?? '',
    sequence: Number(sequence),
    title: textOf(lineOf(event, 'SUMMARY')),
    location: textOf(lineOf(event, 'LOCATION')),
    start,
    end: ends ? timeOf(ends, 'DTEND', zones) : start + durationOf(valueOf(event, 'DURATION')),
    organizer: addressOf(valueOf(event, 'ORGANIZER')),
    attendees: attendeesOf(event),
    isCancelled,
  }
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

function timeOf(line: Line | undefined, where: string, zones: ReadonlyMap<string, Zone>): number {
  if (!line) throw invalid(`The meeting has no ${where}.`)
  const { time, isUtc } = localTime(line.value, where)
  const zoneId = line.parameters.get('TZID')
  if (isUtc || zoneId === undefined) return time
  const zone = zones.get(zoneId)
  if (!zone) throw invalid(`${where} has the time zone '${zoneId.slice(0, 60)}', which the calendar does not describe.`)
  return time - offsetAt(zone, time)
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

const zonesOf = ({ parts }: Component): ReadonlyMap<string, Zone> =>
  new Map(
    parts
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((zone) => [textOf(lineOf(zone, 'TZID')) ?? '', zone.parts.slice(0, 100).map(observanceIn)]),
  )

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
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

const dayMs = 86_400_000

/** The n-th weekday of a month, from its end if n is negative. */
function dayOf(year: number, { month, weekday, nth }: NonNullable<Observance['yearly']>): number {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0))
    return last.getTime() - (((last.getUTCDay() - weekday + 7) % 7) + 7 * (-nth - 1)) * dayMs
  }
  const first = new Date(Date.UTC(year, month - 1, 1))
  return first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1)) * dayMs
}
