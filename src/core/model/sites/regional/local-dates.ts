import type { Zone } from '../../../kernel/time/zone.ts'
import { parseInstant } from '../../lists/field-values.ts'
import { americanTexts, type LocalTexts } from './local-texts.ts'

/** A longer text is not accepted as a date. */
const maxDateLength = 100
/** Bulgarian and Macedonian have the short word for year, which is one letter, behind a date. */
const writtenDate = /^(\d{1,4})[./-] ?(\d{1,2})[./-] ?(\d{1,4})(?: ?\u0433)?\.?(?: (.+))?$/
const writtenTime = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/
const isoDate = /^\s*\d{4}-\d{2}-\d{2}/
const hasZone = /\d(?:Z|[+-]\d{2}:\d{2})\s*$/i

/** How dates are read: the locale of a web. */
type Reading = Pick<LocalTexts, 'formats'>

/**
 * The instant of a text in the local time of a zone, `1/31/2026 2:05 PM` or as the locale writes it, or ISO 8601; one that says
 * its own zone keeps it. Undefined for text that is not a time.
 */
export function instantOfLocal(text: string, zone: Zone, reading: Reading = americanTexts): number | undefined {
  const iso = isoOfWritten(text, reading)
  const instant = parseInstant(iso ?? text)
  if (instant === undefined || zone.isUtc) return instant
  return iso === undefined && text.includes(':') && hasZone.test(text) ? instant : zone.instantOf(instant)
}

/** A time that exists, as a locale writes it, as ISO 8601 without a zone; undefined for any other text. */
function isoOfWritten(given: string, { formats }: Reading): string | undefined {
  if (given.length > maxDateLength || isoDate.test(given)) return undefined
  const text = given.trim().replaceAll(/[\s\u202f]+/g, ' ')
  const [, first = '', second = '', third = '', time] = writtenDate.exec(text) ?? []
  // Years have four digits, and stand first or last.
  const isYearFirst = first.length === 4
  const year = isYearFirst ? first : third
  if (year.length !== 4 || (isYearFirst ? third : first).length > 2) return undefined
  const [month, day] = isYearFirst ? [second, third] : formats.dateFormat === 0 ? [first, second] : [second, first]
  const clock = time === undefined ? '00:00:00' : clockOf(time, formats)
  const iso = `${year}-${two(month)}-${two(day)}T${clock}`
  return clock !== undefined && parseInstant(iso) !== undefined ? iso : undefined
}

const two = (part: string | number): string => String(part).padStart(2, '0')

/** `2:05 PM` or `14:05` as `14:05:00`; undefined for text that is no time. */
function clockOf(text: string, { am, pm }: Reading['formats']): string | undefined {
  const marks: readonly (readonly [mark: string, isLater: boolean])[] = [
    [am, false],
    [pm, true],
    ['AM', false],
    ['PM', true],
  ]
  const lower = text.toLowerCase()
  const half = marks.find(([mark]) => lower.startsWith(mark.toLowerCase()) || lower.endsWith(mark.toLowerCase()))
  const [mark = '', isLater = false] = half ?? []
  const digits = lower.startsWith(mark.toLowerCase()) ? text.slice(mark.length) : text.slice(0, text.length - mark.length)
  const match = writtenTime.exec((half ? digits : text).trim())
  if (!match) return undefined
  const [, hour = '', minute = '', second = '0'] = match
  const hours = half ? (Number(hour) % 12) + (isLater ? 12 : 0) : hour
  return `${two(hours)}:${minute}:${two(second)}`
}

/**
 * What a column takes for a text in local time: ISO 8601 in UTC. A calendar date stays one, and text that is no time stays
 * as it is, for the column to refuse.
 */
export function utcOfLocal(text: string, zone: Zone, dateOnly: boolean, reading: Reading = americanTexts): string {
  if (dateOnly || zone.isUtc) return isoOfWritten(text, reading) ?? text
  const instant = instantOfLocal(text, zone, reading)
  return instant === undefined ? text : new Date(instant).toISOString()
}
