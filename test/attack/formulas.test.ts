import { describe, expect, it } from 'vitest'
import { Effort, evaluate, maxSteps } from '../../src/core/kernel/formula/evaluate.ts'
import { parseFormula } from '../../src/core/kernel/formula/parse.ts'
import { type FormulaValue, maxText, valueError } from '../../src/core/kernel/formula/value.ts'
import { mostMs } from './cost.ts'

/** The value of a formula, which must not take more processor time than a request may. */
function cheap(text: string, columns: Readonly<Record<string, FormulaValue>> = {}): FormulaValue {
  const formula = parseFormula(text)
  const before = process.cpuUsage()
  const value = evaluate(formula, (name) => columns[name] ?? null)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(mostMs)
  return value
}

const long = 'a'.repeat(maxText)

describe('texts that formulas make are bounded before they are made', () => {
  it.each([
    ['SUBSTITUTE', '=SUBSTITUTE(A,"a",A)', { A: long }],
    ['REPT', '=REPT(A,1000000000)', { A: long }],
    ['&', '=A&A', { A: long }],
    ['CONCATENATE', `=CONCATENATE(${Array(30).fill('A').join(',')})`, { A: long }],
    ['SUBSTITUTE by one character more', '=SUBSTITUTE(A,"b","cc")', { A: `${long.slice(1)}b` }],
    ['& by one character more', '=A&"b"', { A: long }],
  ])('%s', (_, formula, columns) => {
    expect(cheap(formula, columns)).toEqual(valueError)
  })

  it.each([
    ['=SUBSTITUTE(A,"b","cc")', { A: `${long.slice(2)}b` }],
    ['=SUBSTITUTE(A,"b","c")', { A: `${long.slice(1)}b` }],
    ['=A&"b"', { A: long.slice(1) }],
    ['=REPT("a",32767)', {}],
    ['=CONCATENATE(A,"b")', { A: long.slice(1) }],
  ])('%s at the limit is computed', (formula, columns) => {
    expect(cheap(formula, columns)).toHaveLength(maxText)
  })
})

describe('the formulas of one item share a bound', () => {
  const stepsOf = (count: number): FormulaValue[] => {
    const effort = new Effort()
    const one = parseFormula('=1')
    return Array.from({ length: count }, () => evaluate(one, () => null, effort))
  }

  it.each([maxSteps - 1, maxSteps])('%i steps are taken', (count) => {
    expect(stepsOf(count).at(-1)).toBe(1)
  })

  it('one step more is an error', () => {
    expect(stepsOf(maxSteps + 1).slice(-2)).toEqual([1, valueError])
  })

  it('is there in each item: many large formulas over a note come to errors in little time', () => {
    const formula = parseFormula(`=SUM(${Array(30).fill('LEN(UPPER(LOWER(A&"")))').join(',')})`)
    const effort = new Effort()
    const before = process.cpuUsage()
    const values = Array.from({ length: 60 }, () => evaluate(formula, () => long.slice(1), effort))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(mostMs)
    expect(values.at(-1)).toEqual(valueError)
  })

  it('one that makes much text again and again is an error', () => {
    const many = `=SUM(${Array(30).fill('LEN(UPPER(LOWER(A&"")))').join(',')})`
    expect(cheap(many, { A: long })).toEqual(valueError)
  })
})
