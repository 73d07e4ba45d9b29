import { parseInstant } from '../../core/model/lists/field-values.ts'
import { childElements, parseXml, textOfChild, type XmlElement, xmlElement } from '../xml.ts'
import type { Recurrence } from './recurrence.ts'

/** The rule of a series of events as calendars of the established server write it, in XML, is not longer. */
const mostCharacters = 4_000
const most = { depth: 8, nodes: 60, attributes: 16 }

/** The days of the week as attributes of a rule name them, Sunday first. */
const dayNames = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
const workDays = [1, 2, 3, 4, 5]
const positions: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['last', -1],
])

type Repeat = Pick<Recurrence, 'frequency' | 'interval'> & Partial<Recurrence>

/** Reads the value of a column RecurrenceData; undefined for a text that is no such rule. */
export function readRecurrenceData(text: string): Recurrence | undefined {
  if (text.length > mostCharacters) return undefined
  let rule: XmlElement | undefined
  try {
    const root = parseXml(text.trim(), most)
    rule = root.name === 'rule' ? root : childElements(root).find(({ name }) => name === 'rule')
  } catch {
    return undefined
  }
  const [repeat] = childElements(childElements(rule ?? noRule).find(({ name }) => name === 'repeat') ?? noRule)
  const read = repeat && readRepeat(repeat)
  if (!rule || !read) return undefined
  const end = parseInstant(textOfChild(rule, 'windowEnd').trim())
  return {
    days: [],
    monthDays: [],
    months: [],
    positions: [],
    ...read,
    count: wholeNumber(textOfChild(rule, 'repeatInstances'), 1_000_000) ?? Number.POSITIVE_INFINITY,
    until: end ?? Number.POSITIVE_INFINITY,
    untilIsUtc: end !== undefined,
    weekStart: Math.max(0, dayNames.indexOf(textOfChild(rule, 'firstDayOfWeek').trim().toLowerCase())),
  }
}

const noRule = xmlElement('', 'rule')

function readRepeat(repeat: XmlElement): Repeat | undefined {
  const interval = (name: string): number => wholeNumber(repeat.attributes.get(name) ?? '1', 1_000) ?? 1
  const month = wholeNumber(repeat.attributes.get('month') ?? '', 12)
  const day = wholeNumber(repeat.attributes.get('day') ?? '', 31)
  switch (repeat.name) {
    case 'daily':
      return isTrue(repeat, 'weekday')
        ? { frequency: 'WEEKLY', interval: 1, days: everyOf(workDays) }
        : { frequency: 'DAILY', interval: interval('dayFrequency') }
    case 'weekly':
      return { frequency: 'WEEKLY', interval: interval('weekFrequency'), days: everyOf(namedDays(repeat)) }
    case 'monthly':
      return day === undefined ? undefined : { frequency: 'MONTHLY', interval: interval('monthFrequency'), monthDays: [day] }
    case 'monthlyByDay':
      return placed(repeat, { frequency: 'MONTHLY', interval: interval('monthFrequency') })
    case 'yearly':
      if (month === undefined || day === undefined) return undefined
      return { frequency: 'YEARLY', interval: interval('yearFrequency'), months: [month], monthDays: [day] }
    case 'yearlyByDay':
      return month === undefined ? undefined : placed(repeat, { frequency: 'YEARLY', interval: interval('yearFrequency'), months: [month] })
    default:
      return undefined
  }
}

/** The first to fourth, or last, of the days of a month that the rule names. */
function placed(repeat: XmlElement, rule: Repeat): Repeat | undefined {
  const position = positions.get(repeat.attributes.get('weekdayOfMonth')?.toLowerCase() ?? '')
  const days = isTrue(repeat, 'day')
    ? [0, ...workDays, 6]
    : isTrue(repeat, 'weekday')
      ? workDays
      : isTrue(repeat, 'weekend_day')
        ? [0, 6]
        : namedDays(repeat)
  return position === undefined || days.length === 0 ? undefined : { ...rule, days: everyOf(days), positions: [position] }
}

const isTrue = (repeat: XmlElement, name: string): boolean => repeat.attributes.get(name)?.toUpperCase() === 'TRUE'

const namedDays = (repeat: XmlElement): number[] => dayNames.flatMap((name, weekday) => (isTrue(repeat, name) ? [weekday] : []))

const everyOf = (weekdays: readonly number[]): Recurrence['days'] => weekdays.map((weekday) => ({ weekday, nth: 0 }))

/** A whole number from 1 on; undefined for any other text. */
function wholeNumber(text: string, highest: number): number | undefined {
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= highest ? number : undefined
}
