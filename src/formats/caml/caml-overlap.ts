import { dayMs, startOfDay } from '../../core/kernel/days.ts'
import type { Comparison, Expression, Literal } from '../../core/kernel/query.ts'
import { dayStart, localDay, utc } from '../../core/kernel/time/zone.ts'
import { parseInstant } from '../../core/model/lists/field-values.ts'
import { childElements, textOf, type XmlElement } from '../xml.ts'
import { type CamlEnvironment, noPlace, readFieldName, refuse } from './caml-element.ts'

/** The time for which a query asks by DateRangesOverlap; the times of `start` and `end` are UTC. */
export interface OverlapWindow {
  readonly startColumn: string
  readonly endColumn: string
  readonly start: number
  /** The first instant after it; infinity for no end. */
  readonly end: number
}

/** How a query reads events: what QueryOptions say of them, and the window that its condition turned out to ask for. */
export interface EventReading {
  /** The local day of CalendarDate; today if absent. */
  readonly day?: number
  /** Whether occurrences of series are wanted, whose first and last may lie outside of the window. */
  readonly expands: boolean
  window?: OverlapWindow
}

/** The columns of calendars by which series, and events of whole days, are known. */
export const seriesColumn = 'fRecurrence'
const wholeDayColumn = 'fAllDayEvent'

/**
 * The condition of DateRangesOverlap: the columns of the start and the end of an event, a third that is not needed, and a Value
 * that says when. Fails with `invalid_caml`.
 */
export function parseOverlap(condition: XmlElement, environment: CamlEnvironment, reading: EventReading): Expression {
  const parts = childElements(condition)
  const references = parts.filter(({ name }) => name === 'FieldRef')
  const [value, ...values] = parts.filter(({ name }) => name === 'Value')
  const [start, end] = references
  if (!start || !end || !value || values.length > 0 || references.length > 3 || parts.length !== references.length + 1)
    throw refuse(condition, 'needs the FieldRefs of a start and an end, a third one at most, and one Value')
  const span = spanOf(value, environment, reading)
  const window = { startColumn: readFieldName(start, environment), endColumn: readFieldName(end, environment), ...span }
  reading.window ??= window
  const overlaps = overlapIn(window, environment)
  if (!reading.expands || !environment.hasColumn?.(seriesColumn)) return overlaps
  const begun = Number.isFinite(window.end) ? [compared('lt', window.startColumn, instant(window.end))] : []
  const isSeries = compared('eq', seriesColumn, { type: 'boolean', value: true })
  return { op: 'or', operands: [overlaps, all([isSeries, ...begun])] }
}

type Span = Pick<OverlapWindow, 'start' | 'end'>

const variables = ['Now', 'Today', 'Day', 'Week', 'Month', 'Year']

function spanOf(value: XmlElement, environment: CamlEnvironment, { day: given }: EventReading): Span {
  const [variable, ...others] = childElements(value)
  const zone = environment.zone ?? utc
  const ofDays = (from: number, to: number): Span => ({ start: dayStart(from, zone), end: dayStart(to, zone) })
  if (!variable) {
    const text = textOf(value).trim()
    const time = parseInstant(text)
    if (time === undefined)
      throw refuse(value, `of DateRangesOverlap holds '${text.slice(0, 60)}'; one of ${variables.join(', ')} is needed, or a time`)
    return ofDays(startOfDay(time), startOfDay(time) + dayMs)
  }
  if (others.length > 0 || !variables.includes(variable.name))
    throw refuse(variable, `is not allowed in a Value of DateRangesOverlap; allowed is one of ${variables.join(', ')}`)
  if (variable.name === 'Now') return { start: environment.nowMs, end: Number.POSITIVE_INFINITY }
  const day = given ?? localDay(environment.nowMs, zone)
  const date = new Date(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  switch (variable.name) {
    case 'Week': {
      const first = day - ((date.getUTCDay() - (environment.weekStart ?? 0) + 7) % 7) * dayMs
      return ofDays(first, first + 7 * dayMs)
    }
    case 'Month':
      return ofDays(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1))
    case 'Year':
      return ofDays(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))
    default:
      return ofDays(day, day + dayMs)
  }
}

/** Events of whole days are days on the clocks of the web, whatever its zone: their times are compared as these clocks show the window. */
function overlapIn(window: OverlapWindow, environment: CamlEnvironment): Expression {
  const zone = environment.zone ?? utc
  if (zone.isUtc || !environment.hasColumn?.(wholeDayColumn)) return overlap(window)
  const local = { start: zone.localOf(window.start), end: Number.isFinite(window.end) ? zone.localOf(window.end) : window.end }
  const isWhole = compared('eq', wholeDayColumn, { type: 'boolean', value: true })
  const isNone = compared('eq', wholeDayColumn, { type: 'null' })
  const isTimed: Expression = { op: 'or', operands: [compared('eq', wholeDayColumn, { type: 'boolean', value: false }), isNone] }
  return { op: 'or', operands: [all([isTimed, overlap(window)]), all([isWhole, overlap({ ...window, ...local })])] }
}

/** An event that ends as the window begins is not in it, unless it has no length. */
function overlap({ startColumn, endColumn, start, end }: OverlapWindow): Expression {
  const isOpen: Expression = {
    op: 'or',
    operands: [compared('gt', endColumn, instant(start)), compared('ge', startColumn, instant(start))],
  }
  return Number.isFinite(end) ? all([compared('lt', startColumn, instant(end)), isOpen]) : isOpen
}

const instant = (value: number): Literal => ({ type: 'instant', value })

const all = (operands: readonly Expression[]): Expression => ({ op: 'and', operands })

const compared = (comparison: Comparison, name: string, literal: Literal): Expression => ({
  op: 'compare',
  comparison,
  left: { kind: 'field', path: [name], at: noPlace },
  right: { kind: 'literal', literal, at: noPlace },
})

/** The local day of CalendarDate, which holds a date, a time on the clocks of the web, or Today; undefined for an empty one. Fails with `invalid_caml`. */
export function readCalendarDate(option: XmlElement, environment: CamlEnvironment): number | undefined {
  const [variable] = childElements(option)
  if (variable?.name === 'Today') return localDay(environment.nowMs, environment.zone ?? utc)
  const text = textOf(option).trim()
  if (text === '' && !variable) return undefined
  const time = parseInstant(text)
  if (time === undefined) throw refuse(option, `holds '${text.slice(0, 60)}'; a date such as 2027-01-31 is needed`)
  return startOfDay(time)
}
