import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import type { Expression, Literal, Operand } from '../../../../src/core/kernel/query.ts'
import { parseExpand, parseFilter, parseOrderBy, parseSelect } from '../../../../src/formats/odata/odata.ts'
import { threadProcessorMs } from '../../../support/held-loop.ts'
import { anyWord } from '../../../support/random/refused.ts'

/** The value without its offsets. */
const shape = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, part) => (key === 'at' ? undefined : part)))
const calls = ['tolower', 'toupper', 'year', 'month', 'day', 'hour', 'minute', 'second'] as const
const words = new Set(['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'and', 'or', 'not', 'add', 'sub', 'mul', 'div', 'mod', 'true', 'false', 'null'])
const name = fc.stringMatching(/^[A-Za-z_é][A-Za-z0-9_]{0,8}$/).filter((text) => !words.has(text))
const aField: fc.Arbitrary<Operand> = fc.array(name, { minLength: 1, maxLength: 3 }).map((path) => ({ kind: 'field', path, at: 0 }))
const aText: fc.Arbitrary<Operand> = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((value) => ({ kind: 'literal', literal: { type: 'text', value }, at: 0 }))
const anInstant = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
const aLiteral: fc.Arbitrary<Operand> = fc
  .oneof(
    fc
      .oneof(
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
      )
      .map((value): Literal => ({ type: 'number', value })),
    fc.boolean().map((value): Literal => ({ type: 'boolean', value })),
    anInstant.map((date): Literal => ({ type: 'instant', value: Math.floor(date.getTime() / 1000) * 1000 })),
    fc.uuid().map((value): Literal => ({ type: 'guid', value })),
    fc.constant<Literal>({ type: 'null' }),
  )
  .map((value) => ({ kind: 'literal', literal: value, at: 0 }))
const aCall = fc
  .tuple(fc.constantFrom(...calls), aField)
  .map(([name, argument]): Operand => ({ kind: 'call', name, arguments: [argument], at: 0 }))
const aTextCall = fc
  .tuple(fc.constantFrom('tolower', 'toupper'), fc.oneof(aField, aText))
  .map(([name, argument]): Operand => ({ kind: 'call', name: name as 'tolower', arguments: [argument], at: 0 }))
const anOperand = fc.oneof(aField, aText, aLiteral, aCall)
const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    aField.map((operand): Expression => ({ op: 'truth', operand })),
    fc
      .tuple(fc.constantFrom(...comparisons), anOperand, anOperand)
      .map(([comparison, left, right]): Expression => ({ op: 'compare', comparison, left, right })),
    fc
      .tuple(fc.constantFrom('startswith', 'endswith', 'substringof'), fc.oneof(aField, aTextCall), aText)
      .map(([match, subject, text]): Expression => ({ op: 'match', match: match as 'startswith', subject, text })),
    tie('expression').map((operand): Expression => ({ op: 'not', operand })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('expression'), { minLength: 2, maxLength: 4 }))
      .map(([op, operands]) => flat(op as 'and', operands)),
  ),
}))

/** The parser joins chains of one operator, so the expected value must too. */
const flat = (op: 'and' | 'or', operands: readonly Expression[]): Expression => ({
  op,
  operands: operands.flatMap((one) => (one.op === op ? one.operands : [one])),
})

function print(node: Expression): string {
  if (node.op === 'truth') return printOperand(node.operand)
  if (node.op === 'not') return `not ${bracketed(node.operand)}`
  if (node.op === 'compare') return `${printOperand(node.left)} ${node.comparison} ${printOperand(node.right)}`
  if (node.op === 'in') throw new Error('OData v3 has no membership operator.')
  if (node.op !== 'match') return node.operands.map(bracketed).join(` ${node.op} `)
  const [subject, text] = [printOperand(node.subject), printOperand(node.text)]
  return node.match === 'substringof' ? `substringof(${text},${subject})` : `${node.match}(${subject},${text})`
}

const bracketed = (node: Expression) => (node.op === 'and' || node.op === 'or' || node.op === 'not' ? `(${print(node)})` : print(node))

function printOperand(operand: Operand): string {
  if (operand.kind === 'field') return operand.path.join('/')
  if (operand.kind === 'call') return `${operand.name}(${operand.arguments.map(printOperand).join()})`
  const { literal } = operand
  if (literal.type === 'null') return 'null'
  if (literal.type === 'text') return `'${literal.value.replaceAll("'", "''")}'`
  if (literal.type === 'instant') return `datetime'${new Date(literal.value).toISOString()}'`
  if (literal.type === 'guid') return `guid'${literal.value}'`
  return String(literal.value)
}

describe('any text', () => {
  test('a random condition is read back as it was printed', () => {
    const readBack = fc.property(expression, (value) => {
      expect(shape(parseFilter(print(value)))).toEqual(shape(value))
    })
    fc.assert(readBack, { numRuns: 500 })
  })

  test('gives a value or invalid_query, nothing else, and fast', () => {
    const scrap = anyWord(
      `( ) ' '' , / $ ; = * eq and or Title tolower( datetime' 1 - . e $select= __proto__ null \u0000 😀 %`,
      ' ',
      'not ',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(scrap, { maxLength: 400 }).map((parts) => parts.join('')),
    )
    const parsers = [parseFilter, parseOrderBy, parseSelect, parseExpand]
    const started = threadProcessorMs()
    fc.assert(
      fc.property(text, (input) => {
        for (const parse of parsers) {
          try {
            parse(input)
          } catch (error) {
            if (!(error instanceof DomainError) || error.reason !== 'invalid_query') throw error
          }
        }
      }),
      { numRuns: 2000 },
    )
    expect(threadProcessorMs() - started).toBeLessThan(5000)
  })

  test('the longest hostile texts are refused in milliseconds', () => {
    for (const text of [
      "'".repeat(8191),
      "''".repeat(4096),
      '1'.repeat(8192),
      '-'.repeat(8192),
      'a/'.repeat(4096),
      "A eq 'x' ".repeat(900),
      'A eq true '.repeat(800),
      ' '.repeat(8192),
      'a'.repeat(8191).concat('('),
    ]) {
      const started = threadProcessorMs()
      expect(() => parseFilter(text)).toThrow(/^.{1,400}$/)
      expect(threadProcessorMs() - started).toBeLessThan(200)
    }
  })
})
