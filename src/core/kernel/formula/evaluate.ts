import { fold } from '../fold.ts'
import { functions } from './functions.ts'
import type { BinaryOperator, Formula } from './parse.ts'
import {
  bounded,
  divisionError,
  type FormulaValue,
  finite,
  instantOf,
  isError,
  isInstant,
  serialOf,
  toNumber,
  toText,
  valueError,
} from './value.ts'

/**
 * The value of a formula; `read` gives the value of a column by the name that
 * the formula uses. Never throws for what an item holds: what cannot be
 * computed is an error value.
 */
export function evaluate(formula: Formula, read: (name: string) => FormulaValue): FormulaValue {
  switch (formula.op) {
    case 'literal':
      return formula.value
    case 'column':
      return read(formula.name)
    case 'call': {
      const operands = formula.operands.map((operand) => () => evaluate(operand, read))
      return functions.get(formula.name)?.call(operands) ?? null
    }
    case 'binary':
      return combine(formula.operator, evaluate(formula.left, read), evaluate(formula.right, read))
    case 'negate':
    case 'percent': {
      const number = toNumber(evaluate(formula.operand, read))
      if (typeof number !== 'number') return number
      return formula.op === 'negate' ? 0 - number : number / 100
    }
  }
}

function combine(operator: BinaryOperator, left: FormulaValue, right: FormulaValue): FormulaValue {
  if (isError(left)) return left
  if (isError(right)) return right
  switch (operator) {
    case '&': {
      const texts = [toText(left), toText(right)]
      return bounded(texts.join(''))
    }
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

/** A date and a number of days are a date; two dates are the days between them. */
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

/** Numbers and dates stand before texts, texts before booleans; no value equals the empty one of the other side. */
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
