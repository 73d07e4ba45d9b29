import { invalid } from '../../kernel/errors.ts'

const longest = 60
/** An ISO 8601 duration of whole numbers. */
const form = /^P(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/

/** Years and months of the calendar, and a time. */
interface Period {
  readonly months: number
  readonly ms: number
}

function parsed(text: string): Period | undefined {
  const parts = text.length <= longest ? form.exec(text) : null
  if (!parts || text.endsWith('T')) return undefined
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return { months: 12 * years + months, ms: ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 }
}

/** Fails with `invalid_request` for a text that is no duration, or of no time. */
export function checkPeriod(given: string): string {
  const period = parsed(given.trim())
  if (!period || period.months + period.ms === 0)
    throw invalid(
      `'${given.slice(0, longest)}' is no period. Write an ISO 8601 duration of one second or more, such as P7Y, P30D or PT30S.`,
    )
  return given.trim()
}

/** The instant that lies a period before another one. The last day of a month stays in its month. */
export function instantBefore(now: number, text: string): number {
  const { months, ms } = parsed(text) ?? { months: 0, ms: 0 }
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months, 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime() - ms
}
