import { dayMs } from '../days.ts'
import { numberIn } from '../plain-text.ts'

/** A value inside a formula. An instant is milliseconds since 1970 (UTC); null is a column without a value. */
export type FormulaValue = number | string | boolean | null | FormulaInstant | FormulaError

export interface FormulaInstant {
  readonly instant: number
}

/** The result of a formula that cannot be computed; every formula that uses it has the same result. */
export interface FormulaError {
  readonly error: '#VALUE!' | '#DIV/0!' | '#NUM!'
}

export const valueError: FormulaError = { error: '#VALUE!' }
export const divisionError: FormulaError = { error: '#DIV/0!' }
export const numberError: FormulaError = { error: '#NUM!' }

export const isError = (value: FormulaValue): value is FormulaError => typeof value === 'object' && value !== null && 'error' in value
export const isInstant = (value: FormulaValue): value is FormulaInstant => typeof value === 'object' && value !== null && 'instant' in value

/** Day 0 of spreadsheets: a date is the number of days since then. */
const dayZero = Date.UTC(1899, 11, 30)

export const serialOf = ({ instant }: FormulaInstant): number => (instant - dayZero) / dayMs

/** The instant for a number of days, in whole seconds; an error outside the years 1 to 9999. */
export function instantOf(serial: number): FormulaInstant | FormulaError {
  const instant = Math.round((serial * dayMs + dayZero) / 1000) * 1000
  return instant >= -62_135_596_800_000 && instant < 253_402_300_800_000 ? { instant } : numberError
}

export const finite = (value: number): number | FormulaError => (Number.isFinite(value) ? value : numberError)

/** A longer text is an error, so that a formula cannot make a small item large. A formula reads this much of a note. */
export const maxText = 32_767

export const bounded = (text: string): string | FormulaError => (text.length > maxText ? valueError : text)

export function toNumber(value: FormulaValue): number | FormulaError {
  if (typeof value === 'number' || (typeof value === 'object' && value !== null && 'error' in value)) return value
  if (value === null) return 0
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'object') return serialOf(value)
  const number = numberIn(value)
  return number === undefined ? valueError : finite(number)
}

export function toText(value: FormulaValue): string | FormulaError {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return String(value)
  return 'error' in value ? value : new Date(value.instant).toISOString().slice(0, value.instant % dayMs === 0 ? 10 : 19)
}

export function toTruth(value: FormulaValue): boolean | FormulaError {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') {
    const word = value.trim().toUpperCase()
    return word === 'TRUE' ? true : word === 'FALSE' ? false : valueError
  }
  const number = toNumber(value)
  return typeof number === 'number' ? number !== 0 : number
}

export function toInstant(value: FormulaValue): FormulaInstant | FormulaError {
  if (isInstant(value)) return value
  if (typeof value === 'string' && /^\s*\d{4}-\d{2}-\d{2}/.test(value)) {
    const instant = Date.parse(/^\s*\d{4}-\d{2}-\d{2}\s*$/.test(value) ? `${value.trim()}T00:00:00Z` : value.trim())
    return Number.isNaN(instant) ? valueError : { instant: Math.floor(instant / 1000) * 1000 }
  }
  const number = toNumber(value)
  return typeof number === 'number' ? instantOf(number) : number
}
