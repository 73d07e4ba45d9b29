/** The time zone of all webs is UTC (protocol/envelopes#values): its id in the established server, and its offset in minutes. */
export const timeZoneFacts = { id: 93, bias: 0 } as const

/** The formats of numbers and dates in English (United States), the only language of webs. */
export const regionalFacts = {
  calendarType: 1,
  adjustHijriDays: 0,
  time24: false,
  /** The sort order of texts, as a locale id. */
  collationLcid: 2070,
} as const

/** Whether deleted objects go to the recycle bin; the bin cannot be turned off. */
export const recycleBinEnabled = true

/** A longer text is not accepted as a date. */
const maxDateLength = 100
const americanDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP]M)?)?$/i

/** `1/31/2026 2:05 PM`, in UTC, as ISO 8601; any other text unchanged. The result need not be a time that exists. */
export function isoOfLocal(text: string): string {
  const match = text.length <= maxDateLength ? americanDate.exec(text.trim()) : null
  if (!match) return text
  const [, month = '', day = '', year = '', hour = '0', minute = '0', second = '0', half] = match
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
  const two = (part: string | number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hours)}:${two(minute)}:${two(second)}Z`
}
