import { dayMs, startOfDay } from '../../core/kernel/days.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import type { Literal, Operand } from '../../core/kernel/query.ts'
import { dayStart, localDay, utc, type Zone } from '../../core/kernel/time/zone.ts'
import { parseInstant } from '../../core/model/lists/field-values.ts'
import { childElements, textOf, type XmlElement } from '../xml.ts'
import { type CamlEnvironment, noPlace, readFieldName, refuse, refuseName } from './caml-element.ts'

type Kind = 'text' | 'number' | 'boolean' | 'time' | 'guid' | 'reference'

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['', 'text'],
  ['Text', 'text'],
  ['Note', 'text'],
  ['Choice', 'text'],
  ['MultiChoice', 'text'],
  ['URL', 'text'],
  ['Geolocation', 'text'],
  ['File', 'text'],
  ['Computed', 'text'],
  ['ContentTypeId', 'text'],
  ['Integer', 'number'],
  ['Counter', 'number'],
  ['Number', 'number'],
  ['Currency', 'number'],
  ['AverageRating', 'number'],
  ['RatingCount', 'number'],
  ['Likes', 'number'],
  ['ModStat', 'number'],
  ['Boolean', 'boolean'],
  ['AllDayEvent', 'boolean'],
  ['Recurrence', 'boolean'],
  ['CrossProjectLink', 'boolean'],
  ['Attachments', 'boolean'],
  ['DateTime', 'time'],
  ['Guid', 'guid'],
  ['Lookup', 'reference'],
  ['LookupMulti', 'reference'],
  ['User', 'reference'],
  ['UserMulti', 'reference'],
])

/**
 * The literal of a Value element (protocol/caml#values) that is compared with the column of a FieldRef. Without IncludeTimeValue
 * a DateTime is a calendar date. Times are local unless StorageTZ is TRUE, whatever their suffix Z says.
 * Numbers and booleans are validated, but stay text: clients often send a wrong Type, and the column decides how they
 * compare. Fails with `invalid_caml`.
 */
export function readValue(value: XmlElement, environment: CamlEnvironment, reference: XmlElement): Operand & { kind: 'literal' } {
  const type = value.attributes.get('Type') ?? ''
  const kind = kinds.get(type)
  if (!kind)
    throw refuse(
      value,
      `has the Type '${type.slice(0, 60)}', which this server does not know. Known: ${[...kinds.keys()].filter(Boolean).join(', ')}`,
      didYouMean(type, kinds.keys()),
    )
  const [variable, ...others] = childElements(value)
  if (others.length > 0) throw refuse(value, 'may have at most one element')
  const clock = { environment, reference }
  const literal = variable ? readVariable(value, variable, clock) : readText(value, kind, clock)
  return { kind: 'literal', literal, at: noPlace }
}

interface Clock {
  readonly environment: CamlEnvironment
  /** The column that the value is compared with. */
  readonly reference: XmlElement
}

const zoneIn = ({ environment }: Clock): Zone => environment.zone ?? utc

function readVariable(value: XmlElement, variable: XmlElement, clock: Clock): Literal {
  const { environment } = clock
  switch (variable.name) {
    case 'UserID':
      return { type: 'number', value: environment.userId }
    case 'Now':
      return timeLiteral(value, zoneIn(clock).localOf(wholeSecond(environment.nowMs)), clock)
    case 'Today': {
      const offset = variable.attributes.get('OffsetDays') ?? '0'
      if (!/^[+-]?\d{1,6}$/.test(offset))
        throw refuse(variable, `has the OffsetDays '${offset.slice(0, 60)}'; use a whole number of at most six digits`)
      return timeLiteral(value, localDay(environment.nowMs, zoneIn(clock)) + Number(offset) * dayMs, clock)
    }
    default:
      throw refuseName(variable, 'is not allowed in Value; allowed are text, Today, Now or UserID', ['Today', 'Now', 'UserID'])
  }
}

function readText(value: XmlElement, kind: Kind, clock: Clock): Literal {
  const text = textOf(value)
  const trimmed = text.trim()
  switch (kind) {
    case 'text':
      return { type: 'text', value: text }
    case 'number':
      return checked(value, trimmed, /^[+-]?(\d+(\.\d*)?|\.\d+)$/, 'a number')
    case 'boolean':
      return checked(value, trimmed, /^(?:1|0|true|false)$/i, '1 or 0')
    case 'time': {
      const instant = parseInstant(trimmed)
      if (instant === undefined) throw malformed(value, trimmed, 'a time such as 2026-01-31T10:00:00Z')
      const isInstant = isTrue(value.attributes.get('StorageTZ')) || /[+-]\d{2}:\d{2}$/.test(trimmed)
      return timeLiteral(value, isInstant ? zoneIn(clock).localOf(instant) : instant, clock)
    }
    case 'guid':
      checked(value, trimmed, /^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i, 'a GUID')
      return { type: 'guid', value: trimmed.replace(/[{}]/g, '').toLowerCase() }
    case 'reference': {
      const id = /^(\d{1,10});#/.exec(trimmed)?.[1]
      return { type: 'text', value: id ?? text }
    }
  }
}

function checked(value: XmlElement, text: string, pattern: RegExp, wanted: string): Literal {
  if (!pattern.test(text)) throw malformed(value, text, wanted)
  return { type: 'text', value: text }
}

const malformed = (value: XmlElement, text: string, wanted: string) =>
  refuse(value, `of Type ${value.attributes.get('Type')} holds '${text.slice(0, 60)}'; ${wanted} is needed`)

const wholeSecond = (instant: number): number => Math.floor(instant / 1000) * 1000

const isTrue = (text: string | undefined): boolean => text?.trim().toUpperCase() === 'TRUE'

function timeLiteral(value: XmlElement, local: number, clock: Clock): Literal {
  const withTime = isTrue(value.attributes.get('IncludeTimeValue'))
  const zone = zoneIn(clock)
  const day = startOfDay(local)
  // A column without a time of day holds calendar dates: midnight in UTC.
  if (zone.isUtc || clock.environment.isDateOnly?.(readFieldName(clock.reference, clock.environment)) === true)
    return withTime ? { type: 'instant', value: local } : { type: 'date', value: day }
  if (withTime) return { type: 'instant', value: zone.instantOf(local) }
  return { type: 'date', value: dayStart(day, zone), end: dayStart(day + dayMs, zone) }
}
