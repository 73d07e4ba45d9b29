import { didYouMean } from '../../core/kernel/near-names.ts'
import type { Comparison, Expression, FunctionName, Literal, Operand, TextMatch } from '../../core/kernel/query.ts'
import { parseInstant } from '../../core/model/lists/field-values.ts'
import { type Cursor, deeper, expected, readPath, refused, shortened, skipBlanks, take, takeCharacter, takeName } from './text-cursor.ts'

/** A part of an expression: a value to compare, or a condition. */
type Term =
  | { readonly kind: 'value'; readonly operand: Operand; readonly at: number }
  | { readonly kind: 'condition'; readonly expression: Expression; readonly at: number }

/** Operator precedence; all operators here are left-associative. */
const strength = new Map(Object.entries({ or: 1, and: 2, eq: 3, ne: 3, lt: 4, le: 4, gt: 4, ge: 4 }))
const comparisonStrength = 3
const arithmetic = new Set(['add', 'sub', 'mul', 'div', 'mod'])
const reserved = new Set([...strength.keys(), ...arithmetic])

/** What may follow a condition, for messages. */
export const operators = 'an operator (eq, ne, gt, ge, lt, le, and, or)'

/** Parses a condition, and stops before text that cannot belong to it. */
export const readFilter = (cursor: Cursor): Expression => condition(cursor, readTerm(cursor, 1))

function readTerm(cursor: Cursor, weakest: number): Term {
  let left = readUnary(cursor)
  for (;;) {
    skipBlanks(cursor)
    const at = cursor.at
    const word = takeName(cursor)
    const binding = word === undefined ? undefined : strength.get(word)
    if (word === undefined || binding === undefined || binding < weakest) {
      if (word !== undefined && arithmetic.has(word)) throw refused(cursor, at, `arithmetic ('${word}') is not supported in a filter.`)
      cursor.at = at
      return left
    }
    const right = readTerm(cursor, binding + 1)
    left =
      binding < comparisonStrength ? join(cursor, word as 'and' | 'or', left, right) : compare(cursor, word as Comparison, left, right, at)
  }
}

function readUnary(cursor: Cursor): Term {
  skipBlanks(cursor)
  const at = cursor.at
  const first = cursor.text.charAt(at)
  if (first === '(') return deeper(cursor, readParentheses)
  if (first === "'") return value({ kind: 'literal', literal: { type: 'text', value: readQuoted(cursor) }, at })
  if (first === '-' || (first >= '0' && first <= '9')) return value({ kind: 'literal', literal: readNumber(cursor), at })
  const word = takeName(cursor)
  if (word === undefined) throw expected(cursor, 'a column, a value or a condition')
  if (word === 'not') return deeper(cursor, () => negation(condition(cursor, readTerm(cursor, comparisonStrength)), at))
  if (reserved.has(word)) throw expected(cursor, 'a column, a value or a condition', at)
  if (cursor.text[cursor.at] === "'") return value({ kind: 'literal', literal: readTyped(cursor, word, at), at })
  const constant = constants.get(word)
  if (constant) return value({ kind: 'literal', literal: constant, at })
  const path = readPath(cursor, word)
  if (takeCharacter(cursor, '(')) return deeper(cursor, () => readCall(cursor, path, at))
  return value({ kind: 'field', path, at })
}

function readParentheses(cursor: Cursor): Term {
  const at = cursor.at
  cursor.at += 1
  const inner = readTerm(cursor, 1)
  if (!takeCharacter(cursor, ')')) throw expected(cursor, `${operators} or ')'`)
  return { ...inner, at }
}

const value = (operand: Operand): Term => ({ kind: 'value', operand, at: operand.at })
const negation = (operand: Expression, at: number): Term => ({ kind: 'condition', expression: { op: 'not', operand }, at })

/**
 * Converts a term to a condition: a column or a boolean is true or false by itself, other values are not conditions.
 */
function condition(cursor: Cursor, term: Term): Expression {
  if (term.kind === 'condition') return term.expression
  const type = typeOf(term.operand)
  if (type !== undefined && type !== 'boolean')
    throw refused(cursor, term.at, `a condition is needed here, but this is only a ${type} value. Compare it with something.`)
  return { op: 'truth', operand: term.operand }
}

/** Joins `left` and `right` under `and` or `or`; merges operands of the same operator. */
function join(cursor: Cursor, op: 'and' | 'or', left: Term, right: Term): Term {
  const before = condition(cursor, left)
  const after = condition(cursor, right)
  // The list of a chain belongs to this parser until it returns: it grows in place, so that a chain of n operands costs
  // n and not n².
  const operands = before.op === op ? (before.operands as Expression[]) : [before]
  if (after.op === op) operands.push(...after.operands)
  else operands.push(after)
  return { kind: 'condition', expression: before.op === op ? before : { op, operands }, at: left.at }
}

function compare(cursor: Cursor, comparison: Comparison, left: Term, right: Term, at: number): Term {
  if (left.kind === 'value' && right.kind === 'value') {
    return { kind: 'condition', expression: { op: 'compare', comparison, left: left.operand, right: right.operand }, at: left.at }
  }
  // Several client libraries write a bare condition as `startswith(Title,'x') eq true`.
  const [tested, truth] = left.kind === 'condition' ? [left, right] : [right, left]
  const literal = truth.kind === 'value' && truth.operand.kind === 'literal' ? truth.operand.literal : undefined
  if (tested.kind !== 'condition' || literal?.type !== 'boolean' || (comparison !== 'eq' && comparison !== 'ne')) {
    throw refused(cursor, at, `a condition can be compared with 'eq' or 'ne' and true or false only.`)
  }
  if (literal.value === (comparison === 'eq')) return tested
  const { expression } = tested
  return expression.op === 'not' ? { ...tested, expression: expression.operand } : negation(expression, tested.at)
}

const matches: ReadonlyMap<string, { readonly match: TextMatch; readonly textFirst?: true }> = new Map([
  ['startswith', { match: 'startswith' }],
  ['endswith', { match: 'endswith' }],
  ['contains', { match: 'substringof' }],
  ['substringof', { match: 'substringof', textFirst: true }],
])
type ValueType = 'text' | 'number' | 'instant'

interface ValueFunction {
  readonly takes: readonly ValueType[]
  readonly required?: number
  readonly gives: ValueType
}

/** The parameter and result types of each function; those after the `required` ones may be omitted. */
const valueFunctions: ReadonlyMap<string, ValueFunction> = new Map<string, ValueFunction>(
  Object.entries<ValueFunction>({
    tolower: { takes: ['text'], gives: 'text' },
    toupper: { takes: ['text'], gives: 'text' },
    trim: { takes: ['text'], gives: 'text' },
    length: { takes: ['text'], gives: 'number' },
    indexof: { takes: ['text', 'text'], gives: 'number' },
    substring: { takes: ['text', 'number', 'number'], required: 2, gives: 'text' },
    concat: { takes: ['text', 'text'], gives: 'text' },
    replace: { takes: ['text', 'text', 'text'], gives: 'text' },
    round: { takes: ['number'], gives: 'number' },
    floor: { takes: ['number'], gives: 'number' },
    ceiling: { takes: ['number'], gives: 'number' },
    year: { takes: ['instant'], gives: 'number' },
    month: { takes: ['instant'], gives: 'number' },
    day: { takes: ['instant'], gives: 'number' },
    hour: { takes: ['instant'], gives: 'number' },
    minute: { takes: ['instant'], gives: 'number' },
    second: { takes: ['instant'], gives: 'number' },
  } satisfies Record<FunctionName, ValueFunction>),
)
const functions = [...matches.keys(), ...valueFunctions.keys()].join(', ')

/** Reads the arguments of the function `path`, after its opening parenthesis. */
function readCall(cursor: Cursor, path: readonly string[], at: number): Term {
  const written = path.join('/')
  const shown = shortened(written)
  const name = written.toLowerCase()
  const last = path.at(-1)?.toLowerCase()
  if (path.length > 1 && (last === 'any' || last === 'all'))
    throw refused(cursor, at, `'${last}' over a collection is not supported in a filter.`)
  const match = matches.get(name)
  if (match) {
    const [first, second] = readArguments(cursor, shown, ['text', 'text']) as [Operand, Operand]
    const [subject, text] = match.textFirst ? [second, first] : [first, second]
    return { kind: 'condition', expression: { op: 'match', match: match.match, subject, text }, at }
  }
  const known = valueFunctions.get(name)
  if (!known) {
    const hint = didYouMean(name, [...matches.keys(), ...valueFunctions.keys()])
    throw refused(cursor, at, `there is no function '${shown}' here.${hint} Known functions: ${functions}.`)
  }
  return value({ kind: 'call', name: name as FunctionName, arguments: readArguments(cursor, shown, known.takes, known.required), at })
}

const ordinals = ['only', 'second', 'third']

function readArguments(cursor: Cursor, call: string, takes: readonly ValueType[], required = takes.length): Operand[] {
  const read: Operand[] = []
  for (const wanted of takes) {
    if (read.length > 0 && !takeCharacter(cursor, ',')) {
      if (read.length >= required) break
      throw expected(cursor, `',' and the ${ordinals[read.length]} argument of ${call}`)
    }
    read.push(readArgument(cursor, call, wanted))
  }
  if (!takeCharacter(cursor, ')')) throw expected(cursor, `')' after the ${ordinals[read.length - 1]} argument of ${call}`)
  return read
}

const words: Readonly<Record<ValueType, string>> = { text: 'text', number: 'a number', instant: 'a date' }

function readArgument(cursor: Cursor, call: string, wanted: ValueType): Operand {
  const term = readTerm(cursor, 1)
  if (term.kind === 'condition') throw refused(cursor, term.at, `${call} takes a column or a value, not a condition.`)
  const type = typeOf(term.operand)
  // ISO text counts as a date if a date is required (protocol/queries#filters).
  const fits = type === undefined || type === wanted || (type === 'text' && wanted === 'instant' && term.operand.kind === 'literal')
  if (!fits) throw refused(cursor, term.at, `${call} takes ${words[wanted]}, not a ${type} value.`)
  return term.operand
}

/** The type, if it is known without the list; undefined for a column. */
function typeOf(operand: Operand): Literal['type'] | undefined {
  if (operand.kind === 'literal') return operand.literal.type
  return operand.kind === 'call' ? valueFunctions.get(operand.name)?.gives : undefined
}

const constants: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', { type: 'boolean', value: true }],
  ['false', { type: 'boolean', value: false }],
  ['null', { type: 'null' }],
])

const quoted = /'[^']*(?:''[^']*)*'/y

function readQuoted(cursor: Cursor): string {
  const at = cursor.at
  const literal = take(cursor, quoted)
  if (literal === undefined)
    throw refused(cursor, at, "the quote that opens here is never closed. A quote inside a text is written twice ('').")
  return literal.slice(1, -1).replaceAll("''", "'")
}

const number = /-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?(?:[LlFfDdMm])?(?![\p{L}\p{N}_.'])/uy
const suffix = /[LlFfDdMm]$/

function readNumber(cursor: Cursor): Literal {
  const at = cursor.at
  const digits = take(cursor, number)
  if (digits === undefined) throw expected(cursor, 'a number such as 12, -1.5, 2e3 or 12L')
  const parsed = Number(digits.replace(suffix, ''))
  if (!Number.isFinite(parsed)) throw refused(cursor, at, 'this number is too large.')
  return { type: 'number', value: parsed === 0 ? 0 : parsed }
}

const guid = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i

/** Reads the quoted part of `prefix'…'`. */
function readTyped(cursor: Cursor, prefix: string, at: number): Literal {
  const type = prefix.toLowerCase()
  const text = readQuoted(cursor)
  if (type === 'guid') {
    const digits = guid.exec(text)?.[1]
    if (digits === undefined) throw refused(cursor, at, "a guid is written guid'01234567-89ab-cdef-0123-456789abcdef'.")
    return { type: 'guid', value: digits.toLowerCase() }
  }
  if (type === 'datetime' || type === 'datetimeoffset') {
    const instant = parseInstant(text)
    if (instant === undefined)
      throw refused(cursor, at, `a date is written ${type}'2024-01-31T10:00:00Z'; this one does not exist or is written otherwise.`)
    return { type: 'instant', value: instant }
  }
  throw refused(cursor, at, `there is no literal ${shortened(prefix)}'…' here. Use '…', datetime'…', datetimeoffset'…' or guid'…'.`)
}
