import { BoundedMap } from '../../../kernel/bounded-map.ts'

/** How a locale writes dates and numbers. */
export interface RegionalFormats {
  /** The order of a date: 0 month, day, year; 1 day, month, year; 2 year, month, day. */
  readonly dateFormat: number
  readonly dateSeparator: string
  readonly timeSeparator: string
  readonly am: string
  readonly pm: string
  /** 1 if AM and PM stand in front of the time. */
  readonly timeMarkerPosition: number
  readonly decimalSeparator: string
  readonly thousandSeparator: string
  readonly listSeparator: string
  readonly negativeSign: string
  /** `3;0` for groups of three, `3;2;0` as in India. */
  readonly digitGrouping: string
  readonly isRightToLeft: boolean
  readonly isEastAsia: boolean
}

const known = new BoundedMap<string, RegionalFormats>(200)

/** The formats of a language tag. */
export function regionalFormatsOf(tag: string): RegionalFormats {
  const found = known.get(tag)
  if (found) return found
  const made = formatsBy(tag)
  known.set(tag, made)
  return made
}

const rightToLeft = /^(?:ar|he|fa|ur)\b/
const eastAsia = /^(?:ja|ko|zh)\b/

type Parts = readonly { readonly type: string; readonly value: string }[]

function formatsBy(tag: string): RegionalFormats {
  // Latin digits and the calendar of the values, for Arabic and Thai too.
  const locale = `${tag}-u-ca-gregory-nu-latn`
  const noon = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const
  const day: Parts = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(
    0,
  )
  const clock: Parts = new Intl.DateTimeFormat(locale, noon).formatToParts(0)
  const [morning, evening] = [0, 43_200_000].map(
    (at): Parts => new Intl.DateTimeFormat(locale, { ...noon, hour12: true }).formatToParts(at),
  )
  const number: Parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12_345_678.5)
  const order = day.flatMap(({ type }) => (type === 'month' || type === 'day' || type === 'year' ? [type] : []))
  const decimalSeparator = partOf(number, 'decimal') ?? '.'
  const groups = number.flatMap(({ type, value }) => (type === 'integer' ? [value.length] : []))
  return {
    dateFormat: order[0] === 'year' ? 2 : order[0] === 'day' ? 1 : 0,
    dateSeparator: separatorIn(day) ?? '/',
    timeSeparator: separatorIn(clock) ?? ':',
    am: partOf(morning, 'dayPeriod') ?? 'AM',
    pm: partOf(evening, 'dayPeriod') ?? 'PM',
    timeMarkerPosition: morning?.[0]?.type === 'dayPeriod' ? 1 : 0,
    decimalSeparator,
    thousandSeparator: partOf(number, 'group') ?? ',',
    listSeparator: decimalSeparator === ',' ? ';' : ',',
    negativeSign: '-',
    digitGrouping: groups.at(-2) === 2 ? '3;2;0' : '3;0',
    isRightToLeft: rightToLeft.test(tag),
    isEastAsia: eastAsia.test(tag),
  }
}

const partOf = (parts: Parts | undefined, wanted: string): string | undefined => parts?.find(({ type }) => type === wanted)?.value

/** What stands between the first two numbers, without marks of the writing direction and spaces. */
const separatorIn = (parts: Parts): string | undefined =>
  parts.find(({ type }, at) => type === 'literal' && at > 0)?.value.replace(/[\u200e\u200f\s]/g, '') || undefined
