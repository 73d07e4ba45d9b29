import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Effort, evaluate, maxSteps } from '../../src/core/kernel/formula/evaluate.ts'
import { parseFormula } from '../../src/core/kernel/formula/parse.ts'
import { type FormulaValue, maxText, valueError } from '../../src/core/kernel/formula/value.ts'
import { escapeXml } from '../../src/formats/xml.ts'
import { startServer } from '../support/server.ts'
import { mostMs } from './cost.ts'
import { createSecondClient } from './second-client.ts'
import { asAdmin, ask, send } from './send.ts'

/** Returns the value of a formula. Fails if it takes more processor time than a request may. */
function cheap(text: string, columns: Readonly<Record<string, FormulaValue>> = {}): FormulaValue {
  const formula = parseFormula(text)
  const before = process.threadCpuUsage()
  const value = evaluate(formula, (name) => columns[name] ?? null)
  const { user, system } = process.threadCpuUsage(before)
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
    const before = process.threadCpuUsage()
    const values = Array.from({ length: 60 }, () => evaluate(formula, () => long.slice(1), effort))
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(mostMs)
    expect(values.at(-1)).toEqual(valueError)
  })

  it('one that makes much text again and again is an error', () => {
    const many = `=SUM(${Array(30).fill('LEN(UPPER(LOWER(A&"")))').join(',')})`
    expect(cheap(many, { A: long })).toEqual(valueError)
  })
})

describe('formulas that make much of little, in the columns of one list', () => {
  const list = "/_api/web/lists/getbytitle('Formulas')"
  const bombs = [
    '=SUBSTITUTE(Source,"a",Source)',
    '=REPT(Source,30000)',
    '=VALUE(REPT("1",32000)&"x")+LEN(Source)',
    `=SUM(${Array(25).fill('LEN(UPPER(LOWER(Source&"")))').join(',')})`,
  ]
  const columns = Array.from({ length: 20 }, (_, n) => ({ name: `Made${n}`, formula: bombs[n % bombs.length] ?? '' }))
  const server = startServer()
  afterAll(async () => (await server).stop())

  beforeAll(async () => {
    const { url } = await server
    await ask(url, 'POST', '/_api/web/lists', { Title: 'Formulas', BaseTemplate: 100 })
    await ask(url, 'POST', `${list}/fields`, { Title: 'Source', FieldTypeKind: 3 })
    for (const { name, formula } of columns) {
      const SchemaXml = `<Field Type="Calculated" DisplayName="${name}" Name="${name}" ResultType="Text"><Formula>${escapeXml(formula)}</Formula><FieldRefs><FieldRef Name="Source"/></FieldRefs></Field>`
      await ask(url, 'POST', `${list}/fields/createfieldasxml`, { parameters: { SchemaXml } })
    }
  })

  it('let a second client read while items are added, changed and read', async () => {
    const { url } = await server
    const second = await createSecondClient(url)
    const headers = { ...asAdmin, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ Title: 'x', Source: long })
    const added = await second.isServedDuring(() => send(url, { method: 'POST', target: `${list}/items`, headers, body }))
    expect(added.status).toBe(201)
    const merge = { ...headers, 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    const changed = await second.isServedDuring(() => send(url, { method: 'POST', target: `${list}/items(1)`, headers: merge, body }))
    expect(changed.status).toBe(200)
    const read = await second.isServedDuring(() => send(url, { method: 'GET', target: `${list}/items(1)`, headers: asAdmin }))
    expect(read.status).toBe(200)
  })
})
