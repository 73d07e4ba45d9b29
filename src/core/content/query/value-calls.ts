import { invalidQuery } from '../../kernel/errors.ts'
import { withoutTrailing } from '../../kernel/plain-text.ts'
import type { ColumnRef } from '../../kernel/query.ts'
import {
  comparedType,
  type DatePart,
  type FunctionName,
  type Literal,
  type NumberFunction,
  type Operand,
  type Scalar,
  type ValueCall,
} from '../../kernel/query.ts'
import { where } from './column-paths.ts'

/** The form of a text literal that is compared with a column: that of the column's stored values. */
export type TextOf = (column: ColumnRef, text: string) => string

type Call = Operand & { readonly kind: 'call' }

/** An operand without calls that change the case of a text value, because text is compared without case. */
export function plainOperand(operand: Operand): Operand {
  if (operand.kind !== 'call' || (operand.name !== 'tolower' && operand.name !== 'toupper')) return operand
  const inner = operand.arguments[0] && plainOperand(operand.arguments[0])
  return inner?.kind === 'literal' ? inner : operand
}

/** The operand of a call that is a column; all others must be values. Fails with `invalid_query`. */
export function columnOperandOf({ name, arguments: written, at }: Call): Operand {
  const given = written.map(plainOperand)
  const subject = name === 'concat' ? given.find((operand) => operand.kind !== 'literal') : given[0]
  const others = given.filter((operand) => operand !== subject)
  if (!subject || subject.kind === 'literal') throw invalidQuery(`${name} needs a column${where(at)}.`)
  const wrong = others.find((operand) => operand.kind !== 'literal' || operand.literal.type === 'null')
  if (wrong) throw invalidQuery(`${name} takes one column; everything else is a value${where(wrong.at)}.`)
  return subject
}

const dateParts: ReadonlySet<string> = new Set<DatePart>(['year', 'month', 'day', 'hour', 'minute', 'second'])
const numberFunctions: ReadonlySet<string> = new Set<NumberFunction>(['round', 'floor', 'ceiling'])

/** The column with a function applied to it. Messages call it `shown`. Fails with `invalid_query`. */
export function withCall(column: ColumnRef, call: Call, shown: string, textOf: TextOf): ColumnRef {
  const { name, at } = call
  const given = call.arguments.map(plainOperand)
  const type = comparedType(column)
  const demand = (fits: boolean, wanted: string) => {
    if (!fits) throw invalidQuery(`${name} takes ${wanted}, and '${shown}' holds none${where(at)}.`)
  }
  if (dateParts.has(name)) {
    demand(type === 'instant', 'a date')
    return { ...column, part: name as DatePart }
  }
  if (numberFunctions.has(name)) demand(type === 'number' || type === 'integer', 'a number')
  else demand(type === 'text' || type === 'key', 'text')
  // All comparisons of text ignore case, so a change of case has no effect.
  if (name === 'tolower' || name === 'toupper') return column
  const literals = given.flatMap((operand) => (operand.kind === 'literal' ? [operand] : []))
  const text = (index: number) => textOf(column, textIn(name, literals[index]))
  const valueCall = callOf(name, { text, count: (index) => countIn(name, literals[index]), isFirst: given[0]?.kind !== 'literal' })
  return { ...column, calls: [...(column.calls ?? []), valueCall] }
}

interface Literals {
  readonly text: (index: number) => string
  readonly count: (index: number) => number | undefined
  /** Whether the column is the first argument. */
  readonly isFirst: boolean
}

function callOf(name: FunctionName, { text, count, isFirst }: Literals): ValueCall {
  switch (name) {
    case 'indexof':
      return { name, text: text(0) }
    case 'replace':
      return { name, text: text(0), by: text(1) }
    case 'concat':
      return { name, before: isFirst ? '' : text(0), behind: isFirst ? text(0) : '' }
    case 'substring': {
      const taken = count(1)
      return { name, from: count(0) ?? 0, ...(taken !== undefined && { count: taken }) }
    }
    default:
      return { name: name as 'trim' }
  }
}

type LiteralOperand = { readonly literal: Literal; readonly at: number }

function textIn(name: string, given: LiteralOperand | undefined): string {
  if (given?.literal.type === 'text') return given.literal.value
  throw invalidQuery(`${name} needs a text in quotes${where(given?.at ?? -1)}.`)
}

function countIn(name: string, given: LiteralOperand | undefined): number | undefined {
  if (!given) return undefined
  const { literal, at } = given
  if (literal.type === 'number' && Number.isInteger(literal.value) && literal.value >= 0 && literal.value <= 0x7fffffff)
    return literal.value
  throw invalidQuery(`${name} counts characters from 0: a whole number that is not negative is needed${where(at)}.`)
}

const blanks = ' \t\r\n'

/** The maximum length of a `replace` result for a value that is not a row column and has no limit of its own. */
const longestMade = 65_536

function replaced(value: string, { text, by }: ValueCall & { name: 'replace' }): string {
  const parts = value.split(text)
  const length = value.length + (parts.length - 1) * (by.length - text.length)
  if (length > Math.max(longestMade, value.length))
    throw invalidQuery(`replace would make a text of ${length} characters; at most ${longestMade} are compared. Replace by a shorter text.`)
  return parts.join(by)
}

/** Applies a function as databases do, for values in memory. Fails with `invalid_query` if a text becomes too long. */
export function applyCall(value: Scalar, call: ValueCall): Scalar {
  switch (call.name) {
    case 'trim':
      return withoutTrailing(String(value).replace(/^[ \t\r\n]+/, ''), blanks)
    case 'length':
      return Array.from(String(value)).length
    case 'indexof': {
      const at = String(value).indexOf(call.text)
      return at < 0 ? -1 : Array.from(String(value).slice(0, at)).length
    }
    case 'substring': {
      const characters = Array.from(String(value))
      return characters.slice(call.from, call.count === undefined ? undefined : call.from + call.count).join('')
    }
    case 'concat':
      return call.before + String(value) + call.behind
    case 'replace':
      return call.text === '' ? value : replaced(String(value), call)
    case 'round':
      // Rounds halves away from zero.
      return Math.trunc(Number(value) + (Number(value) < 0 ? -0.5 : 0.5))
    case 'floor':
      return Math.floor(Number(value))
    case 'ceiling':
      return Math.ceil(Number(value))
    case 'remainder':
      return Number(value) % call.by
  }
}
