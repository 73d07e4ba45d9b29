import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../../../../../src/core/kernel/errors.ts'
import { evaluate, storedResult } from '../../../../../src/core/kernel/formula/evaluate.ts'
import { parseFormula, renameColumns } from '../../../../../src/core/kernel/formula/parse.ts'
import type { FormulaValue } from '../../../../../src/core/kernel/formula/value.ts'
import { anyWord, runsOrRefuses } from '../../../../support/random/refused.ts'

const day = (year: number, month: number, date: number): FormulaValue => ({ instant: Date.UTC(year, month - 1, date) })

const columns = new Map<string, FormulaValue>([
  ['A', 7],
  ['B', -2.5],
  ['Name', 'Ann Ray'],
  ['Empty', null],
  ['Yes', true],
  ['Due Date', day(2026, 1, 31)],
  ['Start', { instant: Date.UTC(2025, 11, 24, 18, 5, 9) }],
])
const valueOf = (text: string) => evaluate(parseFormula(text), (name) => columns.get(name) ?? null)

describe('a formula', () => {
  it.each<[string, FormulaValue]>([
    ['=1+2*3', 7],
    ['(1+2)*3', 9],
    ['=2^3^2', 64],
    ['=-2^2', 4],
    ['=10%*50', 5],
    ['=A/B', -2.8],
    ['=[A]-[B]', 9.5],
    ['=1/0', { error: '#DIV/0!' }],
    ['="a"+1', { error: '#VALUE!' }],
    ['="2"+1', 3],
    ['=Empty+1', 1],
    ['=Name&" is "&A', 'Ann Ray is 7'],
    ['="say ""hi"""', 'say "hi"'],
    ['=1=1', true],
    ['="ANN ray"=Name', true],
    ['=Empty=""', true],
    ['=Empty=0', true],
    ['=1<>2', true],
    ['="a">5', true],
    ['=[Due Date]>Start', true],
    ['=[Due Date]+1', day(2026, 2, 1)],
    ['=[Due Date]-DATE(2026,1,1)', 30],
    ['=IF(A>5,"big","small")', 'big'],
    ['=IF(A>9,"big")', false],
    ['=IF(Yes,1/1,1/0)', 1],
    ['=IFERROR(1/0,"none")', 'none'],
    ['=ISERROR(1/0)', true],
    ['=AND(A>1,B<0)', true],
    ['=OR(FALSE,A>9)', false],
    ['=NOT(Yes)', false],
    ['=ISBLANK(Empty)', true],
    ['=ISBLANK(Name)', false],
    ['=ISNUMBER(A)', true],
    ['=ISTEXT(Name)', true],
    ['=CONCATENATE(Name,"-",A)', 'Ann Ray-7'],
    ['=LEFT(Name,3)&RIGHT(Name)&MID(Name,5,2)', 'AnnyRa'],
    ['=LEFT(Name,-1)', { error: '#VALUE!' }],
    ['=RIGHT(Name,0)', ''],
    ['=LEN(Name)', 7],
    ['=UPPER(Name)&LOWER(Name)&PROPER("ann ray")', 'ANN RAYann rayAnn Ray'],
    ['=TRIM("  a   b ")', 'a b'],
    ['=REPT("ab",3)', 'ababab'],
    ['=REPT("ab",99999)', { error: '#VALUE!' }],
    ['=FIND("R",Name)', 5],
    ['=SEARCH("r",Name)', 5],
    ['=FIND("z",Name)', { error: '#VALUE!' }],
    ['=SUBSTITUTE(Name,"n","m")', 'Amm Ray'],
    ['=EXACT("a","A")', false],
    ['=ROUND(2.5,0)', 3],
    ['=ROUND(-2.5,0)', -3],
    ['=ROUND(1.005,2)', 1.01],
    ['=ROUND(1234,-2)', 1200],
    ['=ROUNDUP(1.1)', 2],
    ['=ROUNDDOWN(-1.9)', -1],
    ['=INT(B)', -3],
    ['=ABS(B)', 2.5],
    ['=MOD(-3,2)', 1],
    ['=SQRT(-1)', { error: '#NUM!' }],
    ['=MIN(3,A,1)&MAX(3,A,1)', '17'],
    ['=SUM(1,A,Empty)', 8],
    ['=AVERAGE(1,2)', 1.5],
    ['=YEAR(Start)&"-"&MONTH(Start)&"-"&DAY(Start)', '2025-12-24'],
    ['=HOUR(Start)*100+MINUTE(Start)', 1805],
    ['=WEEKDAY([Due Date])', 7],
    ['=DATE(2024,2,30)', day(2024, 3, 1)],
    ['=DATEDIF(Start,[Due Date],"d")', 37],
    ['=DATEDIF(Start,[Due Date],"M")', 1],
    ['=DATEDIF([Due Date],Start,"d")', { error: '#NUM!' }],
    ['=TEXT(1234.5,"#,##0.00")', '1,234.50'],
    ['=TEXT(0.256,"0.0%")', '25.6%'],
    ['=TEXT(-0.001,"0.0")', '0.0'],
    ['=TEXT(5,"000")', '005'],
    ['=TEXT([Due Date],"dd.mm.yyyy")', '31.01.2026'],
    ['=TEXT([Due Date],"ddd, d mmmm yy")', 'Sat, 31 January 26'],
    ['=TEXT(Start,"hh:mm AM/PM")', '06:05 PM'],
    ['=TEXT(1,"[Red]0")', { error: '#VALUE!' }],
    ['=VALUE("12.5")', 12.5],
    ['=SUM(1/0,2)', { error: '#DIV/0!' }],
  ])('%s is %j', (text, value) => {
    expect(valueOf(text)).toEqual(value)
  })

  it.each([
    ['', /character 1/],
    ['=', /character 2/],
    ['=1+', /character 4/],
    ['=(1', /'\)'/],
    ['=1 2', /character 4/],
    ['=IF(1', /arguments of IF/],
    ['=IF()', /2 to 3/],
    ['=LEN(1,2)', /takes 1 arguments/],
    ['=TODAY()', /TODAY/],
    ['=constructor(1)', /CONSTRUCTOR/],
    ['="a', /character 2/],
    ['=[A', /character 2/],
    ['=[]', /character 2/],
    [`=${'('.repeat(80)}1${')'.repeat(80)}`, /deeper than 64/],
    [`=${'-'.repeat(80)}1`, /deeper than 64/],
    [`=${'1'.repeat(2000)}`, /1024 characters/],
  ])('%s is refused', (text, message) => {
    expect(() => parseFormula(text)).toThrow(DomainError)
    expect(() => parseFormula(text)).toThrow(message)
  })

  it.each([
    [1.5, 'Text', '1.5'],
    [day(2026, 1, 31), 'Text', '2026-01-31'],
    ['', 'Text', null],
    ['x'.repeat(256), 'Text', '#VALUE!'],
    ['12', 'Number', 12],
    ['x', 'Number', '#VALUE!'],
    [0, 'Boolean', false],
    [day(2026, 1, 31), 'DateTime', Date.UTC(2026, 0, 31)],
    [46053, 'DateTime', Date.UTC(2026, 0, 31)],
    [1e300, 'DateTime', '#NUM!'],
    [null, 'Number', null],
  ] as const)('whose value is %j is stored as %s: %j', (value, output, stored) => {
    expect(storedResult(value, output)).toBe(stored)
  })

  it('keeps its text when its columns get other names', () => {
    expect(renameColumns('=IF([Due Date]>A, "[A]", A)', (name) => name.toLowerCase())).toBe('=IF([due date]>[a], "[A]", [a])')
  })

  it('of numbers and operators comes to what the same arithmetic does', () => {
    const number = fc.integer({ min: -1000, max: 1000 })
    const tree: fc.Arbitrary<{ text: string; value: number }> = fc.letrec<{ node: { text: string; value: number } }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        number.map((value) => ({ text: `(${value})`, value })),
        fc
          .tuple(tie('node'), fc.constantFrom('+', '-', '*', 'MAX', 'ABS'), tie('node'))
          .map(([left, operator, right]) => combined(left, operator, right)),
      ),
    })).node
    fc.assert(
      fc.property(tree, ({ text, value }) => {
        if (text.length > 1000) return
        expect(valueOf(`=${text}`)).toBeCloseTo(value, 3)
      }),
      { numRuns: 500 },
    )
  })

  it('of any text is computed or refused with a DomainError', () => {
    const parts = anyWord('= IF( LEFT( TEXT( [A] Name "x" 1 .5 , ) ( + & <> % " é', ' ')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (words) => {
        runsOrRefuses(() => valueOf(words.join('')))
      }),
      { numRuns: 2000 },
    )
  })
})

interface Sample {
  readonly text: string
  readonly value: number
}

function combined(left: Sample, operator: string, right: Sample): Sample {
  const text = `${left.text}${operator}${right.text}`
  switch (operator) {
    case '+':
      return { text: `(${text})`, value: left.value + right.value }
    case '-':
      return { text: `(${text})`, value: left.value - right.value }
    case '*':
      return { text: `(${text})`, value: left.value * right.value }
    case 'MAX':
      return { text: `MAX(${left.text},${right.text})`, value: Math.max(left.value, right.value) }
    default:
      return { text: `ABS(${left.text})`, value: Math.abs(left.value) }
  }
}
