/** `{GUID}` in upper case, the form of ids in SOAP. */
export const bracedGuid = (id: string): string => `{${id.toUpperCase()}}`

/** A boolean, in the form of most results. */
export const trueOrFalse = (value: boolean): 'True' | 'False' => (value ? 'True' : 'False')

/** The boolean that TRUE or FALSE in any case means; undefined for an attribute that is absent or empty. */
export const truthIn = (text: string | undefined): boolean | undefined =>
  text === undefined || text === '' ? undefined : text.toUpperCase() === 'TRUE'

/**
 * A number in the form of the rowset: at least 15 digits, no exponent, and the exact value
 * (protocol/soap-services#rowset: `12.0000000000000`).
 */
export function decimalText(value: number): string {
  // `1.25e+1`
  const text = Math.abs(value).toExponential()
  const end = text.indexOf('e')
  const digits = (text.slice(0, 1) + text.slice(2, end)).padEnd(15, '0')
  const point = Number(text.slice(end + 1)) + 1
  const sign = value < 0 ? '-' : ''
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return `${sign}${digits.padEnd(point, '0')}`
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** `yyyy-MM-dd HH:mm:ss` for a local time, or with DateInUtc `yyyy-MM-ddTHH:mm:ssZ` for an instant (protocol/soap-services#rowset). */
export function timeText(instant: number, dateInUtc: boolean): string {
  const iso = new Date(instant).toISOString()
  return dateInUtc ? `${iso.slice(0, 19)}Z` : `${iso.slice(0, 10)} ${iso.slice(11, 19)}`
}
