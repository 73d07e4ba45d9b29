import { BoundedMap } from '../../../kernel/bounded-map.ts'
import { type RegionalFormats, regionalFormatsOf } from './regional-formats.ts'

/** How the texts of values look in a web: by its locale and its hours. */
export interface LocalTexts {
  readonly formats: RegionalFormats
  /** A calendar date, which is midnight in UTC: `1/31/2026`, `31.01.2026`. */
  readonly day: (day: number) => string
  /** A local time, without its day: `2:05 PM`, `14:05`. */
  readonly clock: (local: number) => string
  /** A number with the decimal sign of the locale, without groups. */
  readonly number: (value: number) => string
}

const known = new BoundedMap<string, LocalTexts>(200)

/** The texts of a language tag, with 24 hours or with what is usual there. */
export const localTextsBy = (tag: string, time24: boolean): LocalTexts => known.getOrMake(`${tag} ${time24}`, () => textsBy(tag, time24))

const two = (number: number): string => String(number).padStart(2, '0')

/** Made at the first use: the engine then reads its tables of languages, which takes as long as a tenth of the start of a server. */
function textsBy(tag: string, time24: boolean): LocalTexts {
  let day: LocalTexts['day'] | undefined
  let isHalved: boolean | undefined
  return {
    get formats() {
      return regionalFormatsOf(tag)
    },
    day(value) {
      day ??= dayBy(tag)
      return day(value)
    },
    clock(local) {
      const formats = regionalFormatsOf(tag)
      isHalved ??= !time24 && isUsuallyHalved(tag)
      const date = new Date(local)
      const [hours, minutes] = [date.getUTCHours(), two(date.getUTCMinutes())]
      if (!isHalved) return `${two(hours)}${formats.timeSeparator}${minutes}`
      const time = `${hours % 12 || 12}${formats.timeSeparator}${minutes}`
      const mark = hours < 12 ? formats.am : formats.pm
      return formats.timeMarkerPosition === 1 ? `${mark} ${time}` : `${time} ${mark}`
    },
    number(value) {
      const { decimalSeparator } = regionalFormatsOf(tag)
      const text = String(value)
      return decimalSeparator === '.' || text.includes('e') ? text : text.replace('.', decimalSeparator)
    },
  }
}

const isUsuallyHalved = (tag: string): boolean =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).resolvedOptions().hourCycle?.startsWith('h1') === true

/** The short date of a locale with all digits of the year. */
function dayBy(tag: string): LocalTexts['day'] {
  const short = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: 'short', timeZone: 'UTC' })
  // Marks of the writing direction are no part of a date.
  const parts = short
    .formatToParts(Date.UTC(2026, 0, 3))
    .map(({ type, value }) => ({ type, value: value.replace(/[\u200e\u200f]/g, ''), isPadded: value.length === 2 }))
  return (day) => {
    const date = new Date(day)
    return parts
      .map(({ type, value, isPadded }) => {
        if (type === 'year') return String(date.getUTCFullYear())
        const number = type === 'month' ? date.getUTCMonth() + 1 : type === 'day' ? date.getUTCDate() : undefined
        return number === undefined ? value : isPadded ? two(number) : String(number)
      })
      .join('')
  }
}

/** The texts of English (United States). */
export const americanTexts: LocalTexts = localTextsBy('en-us', false)

/** The longest text that is read as a number. */
const longestNumber = 100

/** What a column takes for a number that a user has written: `1.000,5` in German is `1000.5`. What is no such number stays as it is. */
export function numberWritten(text: string, { formats }: Pick<LocalTexts, 'formats'>): string {
  const given = plainForm(text.trim())
  if (given.length > longestNumber || given === '') return text
  const decimal = formats.decimalSeparator
  const at = given.lastIndexOf(decimal)
  const [whole, rest] = at < 0 ? [given, ''] : [given.slice(0, at), given.slice(at + decimal.length)]
  const groups = whole.split(plainForm(formats.thousandSeparator))
  const isGrouped = groups.length === 1 || groups.every((digits, index) => isGroup(digits, index, groups.length))
  if (!isGrouped || !/^-?\d*$/.test(groups.join('')) || !/^\d*$/.test(rest)) return text
  return rest === '' ? groups.join('') : `${groups.join('')}.${rest}`
}

/** Keyboards have the plain forms of spaces, apostrophes and the minus sign. */
const plainForm = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2019', "'")
    .replaceAll('\u2212', '-')

/** Groups have three digits; those between the first and the last one have two in India. */
const isGroup = (digits: string, index: number, count: number): boolean =>
  index === 0 ? /^-?\d{1,3}$/.test(digits) : index === count - 1 ? digits.length === 3 : digits.length === 2 || digits.length === 3
