import { type DomainError, invalid } from '../errors.ts'
import { functions } from './functions.ts'

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '>' | '<=' | '>='

export type Formula =
  | { readonly op: 'literal'; readonly value: number | string | boolean }
  /** `name` as written; `from` and `to` are its position in the text, with brackets. */
  | { readonly op: 'column'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly op: 'call'; readonly name: string; readonly operands: readonly Formula[] }
  /** The day or the second in which the formula is evaluated; only formulas of validations have it. */
  | { readonly op: 'clock'; readonly name: 'TODAY' | 'NOW' }
  | { readonly op: 'binary'; readonly operator: BinaryOperator; readonly left: Formula; readonly right: Formula }
  | { readonly op: 'negate' | 'percent'; readonly operand: Formula }

const maxLength = 1024
const maxDepth = 64
const maxArguments = 30

interface Reader {
  readonly text: string
  readonly hasClock: boolean
  at: number
  depth: number
}

/**
 * Parses a formula such as `=IF([Due Date]>DATE(2026,1,31),"late","")`. Fails
 * with `invalid_request`, which names the position, for a syntax error, an
 * unknown function, a wrong number of arguments, more than 1,024 characters and
 * more than 64 levels. Only a formula that `hasClock` may use TODAY() and NOW(), because results are stored.
 */
export function parseFormula(text: string, hasClock = false): Formula {
  if (text.length > maxLength) throw invalid(`A formula has at most ${maxLength} characters; ${text.length} were given.`)
  const reader: Reader = { text, hasClock, at: 0, depth: 0 }
  take(reader, /\s*=?/y)
  const formula = readLevel(reader, 0)
  take(reader, /\s*/y)
  if (reader.at < text.length) throw wrong(reader, 'an operator or the end')
  return formula
}

const wrong = (reader: Reader, wanted: string): DomainError =>
  invalid(
    `The formula needs ${wanted} at character ${reader.at + 1}, where ${reader.at >= reader.text.length ? 'it ends' : `'${reader.text.slice(reader.at, reader.at + 20)}' stands`}.`,
  )

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at
  const match = pattern.exec(reader.text)
  if (!match) return undefined
  reader.at = pattern.lastIndex
  return match[0]
}

/** Binary operators from the loosest to the tightest. */
const levels: readonly RegExp[] = [/<>|<=|>=|=|<|>/y, /&/y, /[+-]/y, /[*/]/y, /\^/y]

function readLevel(reader: Reader, level: number): Formula {
  const pattern = levels[level]
  if (!pattern) return readUnary(reader)
  let left = readLevel(reader, level + 1)
  for (;;) {
    take(reader, /\s*/y)
    const operator = take(reader, pattern) as BinaryOperator | undefined
    if (operator === undefined) return left
    left = { op: 'binary', operator, left, right: readLevel(reader, level + 1) }
  }
}

function readUnary(reader: Reader): Formula {
  take(reader, /\s*/y)
  const sign = take(reader, /[+-]/y)
  if (sign === undefined) return readPercent(reader)
  const operand = deeper(reader, () => readUnary(reader))
  return sign === '-' ? { op: 'negate', operand } : operand
}

function readPercent(reader: Reader): Formula {
  let operand = readPrimary(reader)
  while (take(reader, /\s*%/y) !== undefined) operand = { op: 'percent', operand }
  return operand
}

function deeper<T>(reader: Reader, read: () => T): T {
  if (reader.depth >= maxDepth) throw invalid(`The formula is nested deeper than ${maxDepth} levels at character ${reader.at + 1}.`)
  reader.depth += 1
  const result = read()
  reader.depth -= 1
  return result
}

function readPrimary(reader: Reader): Formula {
  const number = take(reader, /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy)
  if (number !== undefined) return { op: 'literal', value: Number(number) }
  const text = take(reader, /"(?:[^"]|"")*"/y)
  if (text !== undefined) return { op: 'literal', value: text.slice(1, -1).replaceAll('""', '"') }
  const from = reader.at
  const bracketed = take(reader, /\[[^[\]]{1,255}\]/y)
  if (bracketed !== undefined) return { op: 'column', name: bracketed.slice(1, -1).trim(), from, to: reader.at }
  if (take(reader, /\(/y) !== undefined) {
    const inner = deeper(reader, () => readLevel(reader, 0))
    if (take(reader, /\s*\)/y) === undefined) throw wrong(reader, "')'")
    return inner
  }
  const word = take(reader, /[\p{L}_][\p{L}\p{Nd}_.]*/uy)
  if (word === undefined) throw wrong(reader, "a value, a column in brackets, a function or '('")
  if (take(reader, /\s*\(/y) !== undefined) return readCall(reader, word, from)
  if (/^(?:true|false)$/i.test(word)) return { op: 'literal', value: word.toLowerCase() === 'true' }
  return { op: 'column', name: word, from, to: reader.at }
}

function readCall(reader: Reader, word: string, from: number): Formula {
  const name = word.toUpperCase()
  if (reader.hasClock && (name === 'TODAY' || name === 'NOW')) {
    if (take(reader, /\s*\)/y) === undefined) throw wrong(reader, `')', because ${name} takes no arguments,`)
    return { op: 'clock', name }
  }
  const rule = functions.get(name)
  if (!rule)
    throw invalid(
      `The formula uses the function ${name.slice(0, 40)} at character ${from + 1}, which does not exist here. Known functions: ${[...functions.keys()].join(', ')}.`,
    )
  const operands: Formula[] = []
  if (take(reader, /\s*\)/y) === undefined) {
    do operands.push(deeper(reader, () => readLevel(reader, 0)))
    while (operands.length <= maxArguments && take(reader, /\s*[,;]/y) !== undefined)
    if (take(reader, /\s*\)/y) === undefined) throw wrong(reader, `',' or ')' in the arguments of ${name}`)
  }
  const { least, most } = rule
  if (operands.length < least || operands.length > most)
    throw invalid(
      `The function ${name} at character ${from + 1} takes ${least === most ? least : `${least} to ${most}`} arguments; ${operands.length} were given.`,
    )
  return { op: 'call', name, operands }
}

/** Every column reference of a formula, in order. */
export function columnsOf(formula: Formula): (Formula & { op: 'column' })[] {
  switch (formula.op) {
    case 'literal':
    case 'clock':
      return []
    case 'column':
      return [formula]
    case 'call':
      return formula.operands.flatMap(columnsOf)
    case 'binary':
      return [...columnsOf(formula.left), ...columnsOf(formula.right)]
    case 'negate':
    case 'percent':
      return columnsOf(formula.operand)
  }
}

/** The formula's text with each column reference in brackets, under the name that `nameOf` returns. */
export function renameColumns(text: string, nameOf: (name: string) => string, hasClock = false): string {
  let renamed = ''
  let at = 0
  for (const { name, from, to } of columnsOf(parseFormula(text, hasClock)).sort((a, b) => a.from - b.from)) {
    renamed += `${text.slice(at, from)}[${nameOf(name)}]`
    at = to
  }
  return renamed + text.slice(at)
}
