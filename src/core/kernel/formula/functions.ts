import { dayMs } from '../days.ts'
import { formatValue } from './text-format.ts'
import {
  bounded,
  divisionError,
  type FormulaError,
  type FormulaInstant,
  type FormulaValue,
  finite,
  isError,
  isInstant,
  maxText,
  numberError,
  toInstant,
  toNumber,
  toText,
  toTruth,
  valueError,
} from './value.ts'

/** Computes an argument on demand: `IF` computes only one of its branches. */
export type Lazy = () => FormulaValue

export interface FunctionRule {
  readonly least: number
  readonly most: number
  readonly call: (operands: readonly Lazy[]) => FormulaValue
}

const rule = (least: number, most: number, call: FunctionRule['call']): FunctionRule => ({ least, most, call })

/** A function of numbers only; the first error among its arguments is the result. */
const ofNumbers = (least: number, most: number, compute: (...numbers: number[]) => number | FormulaError): FunctionRule =>
  rule(least, most, (operands) => {
    const numbers: number[] = []
    for (const operand of operands) {
      const number = toNumber(operand())
      if (typeof number !== 'number') return number
      numbers.push(number)
    }
    const result = compute(...numbers)
    return typeof result === 'number' ? finite(result) : result
  })

/** A function of texts only. */
const ofTexts = (least: number, most: number, compute: (...texts: string[]) => FormulaValue): FunctionRule =>
  rule(least, most, (operands) => {
    const texts: string[] = []
    for (const operand of operands) {
      const text = toText(operand())
      if (typeof text !== 'string') return text
      texts.push(text)
    }
    const result = compute(...texts)
    return typeof result === 'string' ? bounded(result) : result
  })

/** A function of a text and one or two numbers. */
const ofText = (least: number, most: number, compute: (text: string, ...numbers: number[]) => string | FormulaError): FunctionRule =>
  rule(least, most, ([first, ...rest]) => {
    const text = toText(first?.() ?? null)
    if (typeof text !== 'string') return text
    const numbers: number[] = []
    for (const operand of rest) {
      const number = toNumber(operand())
      if (typeof number !== 'number') return number
      numbers.push(Math.trunc(number))
    }
    const result = compute(text, ...numbers)
    return typeof result === 'string' ? bounded(result) : result
  })

const ofInstant = (part: (date: Date) => number): FunctionRule =>
  rule(1, 1, ([operand]) => {
    const value = toInstant(operand?.() ?? null)
    return isError(value) ? value : part(new Date(value.instant))
  })

const test = (holds: (value: FormulaValue) => boolean): FunctionRule => rule(1, 1, ([operand]) => holds(operand?.() ?? null))

/** The value `decisive` if one argument has it, else the opposite. */
const logical = (decisive: boolean): FunctionRule =>
  rule(1, 30, (operands) => {
    let result = !decisive
    for (const operand of operands) {
      const truth = toTruth(operand())
      if (typeof truth !== 'boolean') return truth
      if (truth === decisive) result = decisive
    }
    return result
  })

/** Rounds away from zero by `how`, on the decimal digits that users see. */
function rounded(value: number, digits: number, how: (value: number) => number): number | FormulaError {
  if (!Number.isInteger(digits) || Math.abs(digits) > 15) return numberError
  const [mantissa, exponent = '0'] = Math.abs(value).toPrecision(15).split('e')
  const shifted = how(Number(`${mantissa}e${Number(exponent) + digits}`))
  const [back, power = '0'] = String(shifted).split('e')
  return Math.sign(value) * Number(`${back}e${Number(power) - digits}`) + 0
}

const ifRule = rule(2, 3, ([condition, yes, no]) => {
  const truth = toTruth(condition?.() ?? null)
  if (typeof truth !== 'boolean') return truth
  if (truth) return yes?.() ?? null
  return no ? no() : false
})

const dateRule = ofNumbers(3, 3, (year, month, day) => {
  const date = new Date(0)
  date.setUTCFullYear(Math.trunc(year), Math.trunc(month) - 1, Math.trunc(day))
  const instant = date.getTime()
  return Number.isNaN(instant) || year < 1 || year > 9999 ? numberError : instant
})

/** Whole years, months or days between two dates. */
const dateDifference = rule(3, 3, ([first, second, unit]) => {
  const from = toInstant(first?.() ?? null)
  const to = toInstant(second?.() ?? null)
  const word = toText(unit?.() ?? null)
  if (isError(from)) return from
  if (isError(to)) return to
  if (typeof word !== 'string') return word
  if (to.instant < from.instant) return numberError
  const [a, b] = [new Date(from.instant), new Date(to.instant)]
  const months =
    (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth() - Number(b.getUTCDate() < a.getUTCDate())
  switch (word.trim().toUpperCase()) {
    case 'D':
      return Math.floor((to.instant - from.instant) / dayMs)
    case 'M':
      return months
    case 'Y':
      return Math.floor(months / 12)
    case 'YM':
      return months % 12
    default:
      return numberError
  }
})

function found(part: string, text: string, from = '1'): number | FormulaError {
  const start = Number(from)
  if (!Number.isInteger(start) || start < 1) return valueError
  const at = text.indexOf(part, start - 1)
  return at < 0 ? valueError : at + 1
}

const asInstant = (made: FunctionRule): FunctionRule =>
  rule(made.least, made.most, (operands) => {
    const value = made.call(operands)
    return typeof value === 'number' ? ({ instant: value } satisfies FormulaInstant) : value
  })

const counted = (count: number | undefined): number | FormulaError => {
  const wanted = count ?? 1
  return wanted < 0 ? valueError : wanted
}

const cut = (take: (text: string, count: number) => string) => (text: string, count?: number) => {
  const length = counted(count)
  return typeof length === 'number' ? take(text, length) : length
}

/** Computes the length before it makes the text, which could have a gigabyte. */
function substituted(text = '', old = '', made = ''): string | FormulaError {
  if (old === '') return text
  const parts = text.split(old)
  return text.length + (parts.length - 1) * (made.length - old.length) > maxText ? valueError : parts.join(made)
}

function joined(...texts: string[]): string | FormulaError {
  return texts.reduce((length, text) => length + text.length, 0) > maxText ? valueError : texts.join('')
}

/** The functions of formulas, by their spreadsheet names. */
export const functions: ReadonlyMap<string, FunctionRule> = new Map<string, FunctionRule>([
  ['IF', ifRule],
  ['AND', logical(false)],
  ['OR', logical(true)],
  [
    'NOT',
    rule(1, 1, ([operand]) => {
      const truth = toTruth(operand?.() ?? null)
      return typeof truth === 'boolean' ? !truth : truth
    }),
  ],
  [
    'IFERROR',
    rule(2, 2, ([value, other]) => {
      const result = value?.() ?? null
      return isError(result) ? (other?.() ?? null) : result
    }),
  ],
  ['ISBLANK', test((value) => value === null)],
  ['ISERROR', test(isError)],
  ['ISNUMBER', test((value) => typeof value === 'number' || isInstant(value))],
  ['ISTEXT', test((value) => typeof value === 'string')],
  ['CONCATENATE', ofTexts(1, 30, joined)],
  [
    'LEFT',
    ofText(
      1,
      2,
      cut((text, count) => text.slice(0, count)),
    ),
  ],
  [
    'RIGHT',
    ofText(
      1,
      2,
      cut((text, count) => (count === 0 ? '' : text.slice(-count))),
    ),
  ],
  ['MID', ofText(3, 3, (text, from = 0, count = 0) => (from < 1 || count < 0 ? valueError : text.slice(from - 1, from - 1 + count)))],
  ['LEN', ofTexts(1, 1, (text = '') => text.length)],
  ['UPPER', ofTexts(1, 1, (text = '') => text.toUpperCase())],
  ['LOWER', ofTexts(1, 1, (text = '') => text.toLowerCase())],
  ['PROPER', ofTexts(1, 1, (text = '') => text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))],
  ['TRIM', ofTexts(1, 1, (text = '') => text.replace(/ +/g, ' ').replace(/^ | $/g, ''))],
  ['REPT', ofText(2, 2, (text, count = 0) => (count < 0 || text.length * count > maxText ? valueError : text.repeat(count)))],
  ['EXACT', ofTexts(2, 2, (one, other) => one === other)],
  ['FIND', ofTexts(2, 3, (part = '', text = '', from) => found(part, text, from))],
  ['SEARCH', ofTexts(2, 3, (part = '', text = '', from) => found(part.toLowerCase(), text.toLowerCase(), from))],
  ['SUBSTITUTE', ofTexts(3, 3, substituted)],
  ['VALUE', ofNumbers(1, 1, (number = 0) => number)],
  ['ABS', ofNumbers(1, 1, Math.abs)],
  ['INT', ofNumbers(1, 1, Math.floor)],
  ['ROUND', ofNumbers(1, 2, (value = 0, digits = 0) => rounded(value, digits, (number) => Math.floor(number + 0.5)))],
  ['ROUNDUP', ofNumbers(1, 2, (value = 0, digits = 0) => rounded(value, digits, Math.ceil))],
  ['ROUNDDOWN', ofNumbers(1, 2, (value = 0, digits = 0) => rounded(value, digits, Math.floor))],
  ['MOD', ofNumbers(2, 2, (value = 0, by = 0) => (by === 0 ? divisionError : value - by * Math.floor(value / by)))],
  ['POWER', ofNumbers(2, 2, (value = 0, power = 0) => value ** power)],
  ['SQRT', ofNumbers(1, 1, (value = 0) => (value < 0 ? numberError : Math.sqrt(value)))],
  ['MIN', ofNumbers(1, 30, Math.min)],
  ['MAX', ofNumbers(1, 30, Math.max)],
  ['SUM', ofNumbers(1, 30, (...numbers) => numbers.reduce((sum, number) => sum + number, 0))],
  ['AVERAGE', ofNumbers(1, 30, (...numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length)],
  ['DATE', asInstant(dateRule)],
  ['YEAR', ofInstant((date) => date.getUTCFullYear())],
  ['MONTH', ofInstant((date) => date.getUTCMonth() + 1)],
  ['DAY', ofInstant((date) => date.getUTCDate())],
  ['HOUR', ofInstant((date) => date.getUTCHours())],
  ['MINUTE', ofInstant((date) => date.getUTCMinutes())],
  ['SECOND', ofInstant((date) => date.getUTCSeconds())],
  ['WEEKDAY', ofInstant((date) => date.getUTCDay() + 1)],
  ['DATEDIF', dateDifference],
  [
    'TEXT',
    rule(2, 2, ([value, format]) => {
      const pattern = toText(format?.() ?? null)
      return typeof pattern === 'string' ? formatValue(value?.() ?? null, pattern) : pattern
    }),
  ],
])
