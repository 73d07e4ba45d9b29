import { withoutTrailing } from '../plain-text.ts'
import { bounded, type FormulaValue, isError, toInstant, toNumber, valueError } from './value.ts'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Formats a value like a spreadsheet: numbers with `0`, `0.00`, `#,##0.00` and
 * `0%`, times with `yyyy`, `mm`, `dd`, `ddd`, `mmmm`, `hh`, `ss`. Any other
 * format gives an error value.
 */
export function formatValue(value: FormulaValue, format: string): FormulaValue {
  if (format.length > 100) return valueError
  if (/^[#0,]*0?(?:\.[0#]*)?%?$/.test(format) && /[#0]/.test(format)) return formatNumber(value, format)
  if (/^(?:[ymdhs]|AM\/PM|[\s\-/.:,]|"[^"]*")*$/i.test(format) && /[ymdhs]/i.test(format)) return formatTime(value, format)
  return valueError
}

function formatNumber(value: FormulaValue, format: string): FormulaValue {
  const number = toNumber(value)
  if (typeof number !== 'number') return number
  const isPercent = format.endsWith('%')
  const [whole = '', fraction = ''] = format.replace('%', '').split('.')
  if (fraction.length > 15 || Math.abs(number) >= 1e21) return valueError
  const scaled = isPercent ? number * 100 : number
  const [digits = '', decimals = ''] = Math.abs(scaled).toFixed(fraction.length).split('.')
  const least = withoutTrailing(fraction, '#').length
  let shown = decimals
  while (shown.length > least && shown.endsWith('0')) shown = shown.slice(0, -1)
  const padded = digits.padStart(whole.replace(/[^0]/g, '').length, '0')
  const grouped = whole.includes(',') ? inThousands(padded) : padded
  const isZero = !/[1-9]/.test(grouped + shown)
  return `${scaled < 0 && !isZero ? '-' : ''}${grouped}${shown === '' ? '' : `.${shown}`}${isPercent ? '%' : ''}`
}

/** Digits with a comma before each group of three, counted from the end. */
function inThousands(digits: string): string {
  const first = digits.length % 3
  const groups = first === 0 ? [] : [digits.slice(0, first)]
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join(',')
}

function formatTime(value: FormulaValue, format: string): FormulaValue {
  const time = toInstant(value)
  if (isError(time)) return time
  const date = new Date(time.instant)
  const isHalfDay = /am\/pm/i.test(format)
  let afterHours = false
  const text = format.replace(/"([^"]*)"|am\/pm|y+|m+|d+|h+|s+/gi, (part: string, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted
    const letter = part.charAt(0).toLowerCase()
    if (letter === 'a') return date.getUTCHours() < 12 ? 'AM' : 'PM'
    // After hours, m means minutes.
    const word = letter === 'm' && afterHours ? minutePart(date, part) : datePart(date, letter, part.length, isHalfDay)
    afterHours = letter === 'h'
    return word
  })
  return bounded(text)
}

const padTo = (number: number, length: number): string => String(number).padStart(Math.min(length, 2), '0')

const minutePart = (date: Date, part: string): string => padTo(date.getUTCMinutes(), part.length)

function datePart(date: Date, letter: string, length: number, isHalfDay: boolean): string {
  switch (letter) {
    case 'y':
      return length > 2 ? String(date.getUTCFullYear()).padStart(4, '0') : padTo(date.getUTCFullYear() % 100, 2)
    case 'm':
      return length > 2 ? named(months[date.getUTCMonth()], length) : padTo(date.getUTCMonth() + 1, length)
    case 'd':
      return length > 2 ? named(days[date.getUTCDay()], length) : padTo(date.getUTCDate(), length)
    case 'h':
      return padTo(isHalfDay ? date.getUTCHours() % 12 || 12 : date.getUTCHours(), length)
    default:
      return padTo(date.getUTCSeconds(), length)
  }
}

const named = (name = '', length = 0): string => (length === 3 ? name.slice(0, 3) : name)
