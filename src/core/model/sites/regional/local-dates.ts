import type { Zone } from '../../../kernel/time/zone.ts'
import { parseInstant } from '../../lists/field-values.ts'

/** A longer text is not accepted as a date. */
const maxDateLength = 100
const americanDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP]M)?)?$/i
const hasZone = /\d(?:Z|[+-]\d{2}:\d{2})\s*$/i

/**
 * The instant of a text in the local time of a zone, `1/31/2026 2:05 PM` or ISO 8601; one that says its own zone keeps it.
 * Undefined for text that is not a time.
 */
export function instantOfLocal(text: string, zone: Zone): number | undefined {
  const iso = isoOfAmerican(text)
  const instant = parseInstant(iso ?? text)
  if (instant === undefined || Number.isNaN(instant) || zone.isUtc) return instant
  return iso === undefined && text.includes(':') && hasZone.test(text) ? instant : zone.instantOf(instant)
}

/** `1/31/2026 2:05 PM` as ISO 8601 without a zone; undefined for any other text. The result need not be a time that exists. */
function isoOfAmerican(text: string): string | undefined {
  const match = text.length <= maxDateLength ? americanDate.exec(text.trim()) : null
  if (!match) return undefined
  const [, month = '', day = '', year = '', hour = '0', minute = '0', second = '0', half] = match
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
  const two = (part: string | number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hours)}:${two(minute)}:${two(second)}`
}

/**
 * What a column takes for a text in local time: ISO 8601 in UTC. A calendar date stays one, and text that is no time stays
 * as it is, for the column to refuse.
 */
export function utcOfLocal(text: string, zone: Zone, dateOnly: boolean): string {
  if (dateOnly || zone.isUtc) return isoOfAmerican(text) ?? text
  const instant = instantOfLocal(text, zone)
  return instant === undefined ? text : new Date(instant).toISOString()
}
