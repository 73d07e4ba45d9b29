import type { WebRow } from '../../../../generated/prisma/content.ts'
import { BoundedMap } from '../../../core/kernel/bounded-map.ts'
import { zoneNamed } from '../../../core/kernel/time/zone.ts'
import { numberWritten } from '../../../core/model/sites/regional/local-texts.ts'
import { regionalFormatsOf } from '../../../core/model/sites/regional/regional-formats.ts'
import { regionalOf } from '../../../core/model/sites/regional/regional-settings.ts'
import { html, type Markup } from '../../html.ts'
import { localeTag } from '../words/words.ts'

/** How dates and numbers look by the regional settings of a web. */
export interface Formats {
  /** A calendar date, which is midnight in UTC. */
  readonly day: (instant: number) => string
  /** A day and the time that the clocks of the web show. */
  readonly moment: (instant: number) => string
  /** As `moment`, with seconds. */
  readonly second: (instant: number) => string
  /** The time of a day. */
  readonly clock: (instant: number) => string
  readonly number: (value: number, digits?: number) => string
  readonly percent: (value: number) => string
  readonly money: (value: number, currency: string | undefined) => string
  readonly bytes: (count: number) => string
  /** A number as an input holds it: with the decimal sign of the locale, without groups. */
  readonly input: (value: number) => string
  /** What core reads for a number that a user has written: `1.000,5` in German is `1000.5`. What is no such number stays as it is. */
  readonly typed: (text: string) => string
}

/** What the clocks of a web show. */
interface Clocks {
  readonly timeZone: string
  /** Whether times have 24 hours; undefined for what is usual. */
  readonly time24: boolean | undefined
}

const known = new BoundedMap<string, Formats>(200)

/** The formats of a locale id, with times in UTC. */
export const formatsOf = (lcid: number): Formats => kept(lcid, { timeZone: 'UTC', time24: undefined })

function kept(lcid: number, clocks: Clocks): Formats {
  return known.getOrMake(`${lcid} ${clocks.timeZone} ${clocks.time24}`, () => formatsBy(localeTag(lcid), clocks))
}

const ofRows = new WeakMap<WebRow, Formats>()

/** The formats of a web: by its locale, its time zone and its hours. */
export function formatsFor(row: WebRow): Formats {
  const found = ofRows.get(row)
  if (found) return found
  const timeZone = zoneNamed(row.timeZone).isUtc ? 'UTC' : row.timeZone
  const made = kept(row.locale, { timeZone, time24: regionalOf(row).time24 || undefined })
  ofRows.set(row, made)
  return made
}

const units = ['B', 'KB', 'MB', 'GB', 'TB']

function formatsBy(tag: string, { timeZone, time24 }: Clocks): Formats {
  const clock: Intl.DateTimeFormatOptions = { timeZone, ...(time24 === true && { hourCycle: 'h23' }) }
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...clock })
  const seconds = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', ...clock })
  const clocks = new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...clock })
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 10 })
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const sums = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const shortNumbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  return {
    day: (instant) => days.format(instant),
    moment: (instant) => moments.format(instant),
    second: (instant) => seconds.format(instant),
    clock: (instant) => clocks.format(instant),
    number: (value, digits) =>
      digits === undefined || digits < 0 || digits > 10
        ? numbers.format(value)
        : new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    percent: (value) => percents.format(value),
    money: (value, currency) =>
      currency === undefined ? sums.format(value) : new Intl.NumberFormat(tag, { style: 'currency', currency }).format(value),
    bytes: (count) => {
      let [size, unit] = [count, 0]
      while (size >= 1024 && unit < units.length - 1) {
        size /= 1024
        unit += 1
      }
      return `${shortNumbers.format(size)} ${units[unit] ?? ''}`
    },
    ...typingBy(tag),
  }
}

/** How a locale writes numbers into inputs, and reads them from there. */
function typingBy(tag: string): Pick<Formats, 'input' | 'typed'> {
  const formats = regionalFormatsOf(tag)
  return {
    input: (value) => (/^-?\d+\.\d+$/.test(String(value)) ? String(value).replace('.', formats.decimalSeparator) : String(value)),
    typed: (text) => numberWritten(text, { formats }),
  }
}

/** A time for people and for programs. */
export const timeElement = (instant: number, shown: string): Markup =>
  html`<time datetime="${new Date(instant).toISOString()}">${shown}</time>`
