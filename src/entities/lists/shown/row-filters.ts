import { invalid } from '../../../core/kernel/errors.ts'
import type { Expression, Operand, TextMatch } from '../../../core/kernel/query.ts'

const fieldOperand = (name: string): Operand => ({ kind: 'field', path: [name], at: -1 })
const textOperand = (value: string): Operand => ({
  kind: 'literal',
  literal: value === '' ? { type: 'null' } : { type: 'text', value },
  at: -1,
})

/** An order by one column; `direction` begins with `desc`, in any case, to sort downwards. */
export const sortTerm = (field: string, direction: string | undefined) => ({
  path: [field],
  descending: direction?.toUpperCase().startsWith('DESC') === true,
  at: -1,
})

const comparisons = new Map([
  ['', 'eq'],
  ['eq', 'eq'],
  ['neq', 'ne'],
  ['gt', 'gt'],
  ['geq', 'ge'],
  ['lt', 'lt'],
  ['leq', 'le'],
] as const)
const matches: ReadonlyMap<string, TextMatch> = new Map([
  ['contains', 'substringof'],
  ['beginswith', 'startswith'],
])

/**
 * `FilterField1=Status&FilterValue1=x`, with numbers up to 10; `FilterFields1` and `FilterValues1` hold several values
 * separated by `;#`.
 */
export function filtersOf(options: ReadonlyMap<string, string>): Expression[] {
  const filters: Expression[] = []
  for (let number = 1; number <= 10; number += 1) {
    const one = options.get(`filterfield${number}`)
    const several = options.get(`filterfields${number}`)
    const operator = (options.get(`filterop${number}`) ?? '').toLowerCase()
    if (one) filters.push(filterOf(one, operator, options.get(`filtervalue${number}`) ?? ''))
    if (several) {
      const values = (options.get(`filtervalues${number}`) ?? '').split(';#').map((value) => filterOf(several, '', value))
      filters.push(values.length === 1 && values[0] ? values[0] : { op: 'or', operands: values })
    }
  }
  return filters
}

function filterOf(field: string, operator: string, value: string): Expression {
  const match = matches.get(operator)
  if (match) return { op: 'match', match, subject: fieldOperand(field), text: textOperand(value) }
  const comparison = comparisons.get(operator as 'eq')
  if (!comparison)
    throw invalid(
      `FilterOp says '${operator.slice(0, 60)}'; it may say ${[...comparisons.keys(), ...matches.keys()].filter(Boolean).join(', ')}.`,
    )
  return { op: 'compare', comparison, left: fieldOperand(field), right: textOperand(value) }
}
