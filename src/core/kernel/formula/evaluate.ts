import { dayMs } from '../days.ts'
import { fold } from '../fold.ts'
import { utc, type Zone } from '../time/zone.ts'
import { functions } from './functions.ts'
import type { BinaryOperator, Formula } from './parse.ts'
import {
  divisionError,
  type FormulaError,
  type FormulaValue,
  finite,
  instantOf,
  isError,
  isInstant,
  maxText,
  serialOf,
  toNumber,
  toText,
  valueError,
} from './value.ts'

/** The maximum number of steps of the formulas of one item, and of characters in the texts that they read and make. */
export const maxSteps = 10_000
export const maxCharacters = 1_000_000

/** What the formulas of one item have cost so far. */
export class Effort {
  #steps = 0
  #characters = 0
  /** The time of the evaluation, milliseconds since 1970; undefined for formulas without a clock. */
  readonly now: number | undefined
  /** Formulas see the times that the clocks of this zone show. */
  readonly zone: Zone

  constructor(now?: number, zone: Zone = utc) {
    this.now = now
    this.zone = zone
  }

  /** Counts a step before it runs; false if the steps or the text are too many. */
  step(): boolean {
    this.#steps++
    return this.#steps <= maxSteps && this.#characters <= maxCharacters
  }

  counted(value: FormulaValue): FormulaValue {
    if (typeof value === 'string') this.#characters += value.length
    return value
  }
}

/**
 * The value of a formula; `read` returns the value of a column by its name in
 * the formula. Never throws because of an item's values: if a value cannot be
 * computed, or needs more than `effort` allows, the result is an error value.
 */
export function evaluate(formula: Formula, read: (name: string) => FormulaValue, effort = new Effort()): FormulaValue {
  return effort.step() ? effort.counted(evaluated(formula, read, effort)) : valueError
}

function evaluated(formula: Formula, read: (name: string) => FormulaValue, effort: Effort): FormulaValue {
  switch (formula.op) {
    case 'literal':
      return formula.value
    case 'column':
      return read(formula.name)
    case 'clock': {
      if (effort.now === undefined) return valueError
      const unit = formula.name === 'TODAY' ? dayMs : 1000
      return { instant: Math.floor(effort.zone.localOf(effort.now) / unit) * unit }
    }
    case 'call': {
      const operands = formula.operands.map((operand) => () => evaluate(operand, read, effort))
      return functions.get(formula.name)?.call(operands) ?? null
    }
    case 'binary':
      return combine(formula.operator, evaluate(formula.left, read, effort), evaluate(formula.right, read, effort))
    case 'negate':
    case 'percent': {
      const number = toNumber(evaluate(formula.operand, read, effort))
      if (typeof number !== 'number') return number
      return formula.op === 'negate' ? 0 - number : number / 100
    }
  }
}

function joined(left: string | FormulaError, right: string | FormulaError): FormulaValue {
  if (typeof left !== 'string') return left
  if (typeof right !== 'string') return right
  return left.length + right.length > maxText ? valueError : left + right
}

function combine(operator: BinaryOperator, left: FormulaValue, right: FormulaValue): FormulaValue {
  if (isError(left)) return left
  if (isError(right)) return right
  switch (operator) {
    case '&':
      return joined(toText(left), toText(right))
    case '+':
    case '-':
      return add(left, right, operator)
    case '*':
    case '/':
    case '^':
      return calculate(operator, toNumber(left), toNumber(right))
    default:
      return comparisons[operator](compare(left, right))
  }
}

/** A date plus a number of days is a date; the difference of two dates is a number of days. */
function add(left: FormulaValue, right: FormulaValue, operator: '+' | '-'): FormulaValue {
  const [one, other] = [toNumber(left), toNumber(right)]
  if (typeof one !== 'number') return one
  if (typeof other !== 'number') return other
  const result = finite(operator === '+' ? one + other : one - other)
  const isDate = isInstant(left) !== isInstant(right) && (operator === '+' || isInstant(left))
  return isDate && typeof result === 'number' ? instantOf(result) : result
}

function calculate(operator: '*' | '/' | '^', left: FormulaValue, right: FormulaValue): FormulaValue {
  if (typeof left !== 'number') return left
  if (typeof right !== 'number') return right
  if (operator === '*') return finite(left * right)
  if (operator === '^') return finite(left ** right)
  return right === 0 ? divisionError : finite(left / right)
}

const comparisons: Readonly<Record<'=' | '<>' | '<' | '>' | '<=' | '>=', (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
}

/** Numbers and dates come before texts, texts before booleans. An empty value equals the empty value of the other side's type. */
function compare(left: FormulaValue, right: FormulaValue): number {
  const [one, other] = [comparable(left ?? emptyLike(right)), comparable(right ?? emptyLike(left))]
  const order = rank(one) - rank(other)
  if (order !== 0) return order
  return one === other ? 0 : one < other ? -1 : 1
}

const emptyLike = (value: FormulaValue): FormulaValue => (typeof value === 'string' ? '' : typeof value === 'boolean' ? false : 0)

function comparable(value: FormulaValue): number | string | boolean {
  if (typeof value === 'string') return fold(value)
  if (isInstant(value)) return serialOf(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : 0
}

const rank = (value: number | string | boolean): number => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2)

/** The value as a column of the type `output` stores it: instants in milliseconds, an error as its text. */
export function storedResult(
  value: FormulaValue,
  output: 'Text' | 'Number' | 'Currency' | 'DateTime' | 'Boolean',
): string | number | boolean | null {
  const result = resultAs(value, output)
  if (isError(result)) return result.error
  return isInstant(result) ? result.instant : result
}

function resultAs(value: FormulaValue, output: string): FormulaValue {
  if (value === null || isError(value)) return value
  if (output === 'Text') return textResult(value)
  const number = toNumber(value)
  if (isError(number)) return number
  if (output === 'Boolean') return number !== 0
  return output === 'DateTime' ? (isInstant(value) ? value : instantOf(number)) : number
}

function textResult(value: FormulaValue): FormulaValue {
  const text = toText(value)
  if (typeof text !== 'string') return text
  if (text.length > 255) return valueError
  return text === '' ? null : text
}
