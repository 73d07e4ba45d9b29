import type { Budget, QueryLimits } from '../../kernel/budget.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import { type Expression, type FunctionName, maxOrderTerms, type Operand, type Query, shownPart } from '../../kernel/query.ts'
import { where as placeOf } from './column-paths.ts'
import { isPath } from './path-conditions.ts'

/**
 * What a query costs for each row that it reads, computed from the query alone.
 * Every protocol builds the same query value, so all have the same limits.
 */
export interface QueryCost {
  conditions: number
  values: number
  literals: number
  calls: number
  /** Characters that the functions can produce for a row, counting each result. */
  text: number
  lookups: number
}

/** The maximum length of a text column; longer columns cannot be compared. */
const longestText = 255

/** The message for each limit: the limit, and how to ask for less. */
const limitTexts: Readonly<Record<keyof QueryCost, (limit: number) => string>> = {
  conditions: (limit) =>
    `A query has at most ${limit} conditions (setting Limits:QueryConditions). Ask in several queries, or give a list of values.`,
  values: (limit) => `The lists of a query have at most ${limit} values together (setting Limits:QueryValues). Ask in several queries.`,
  literals: (limit) =>
    `The texts that a query compares with have at most ${limit} characters together (setting Limits:QueryLiterals). Ask in several queries.`,
  calls: (limit) => `A query calls at most ${limit} functions (setting Limits:QueryCalls). Compare columns with values as they are stored.`,
  text: (limit) =>
    `The functions of a query can make at most ${limit} characters of a row (setting Limits:QueryText). Use fewer of them, and shorter texts.`,
  lookups: (limit) =>
    `At most ${limit} conditions and orders of a query look at other rows: behind a lookup or person column, or at a path (setting Limits:QueryLookups). Ask by Id, or in several queries.`,
}

/**
 * Fails with `invalid_query` if a query asks for more than the budget allows. The
 * message names the limit and, if a function exceeds it, that function and its
 * position. Walks the query once, before any row is read.
 */
export function demandAffordable(budget: Budget | undefined, query: Pick<Query, 'where' | 'orderBy'>): void {
  if (budget) costOf(query, budget.query)
}

/** The cost of a query. Fails as `demandAffordable` does, at the first limit that it exceeds. */
export function costOf({ where, orderBy = [] }: Pick<Query, 'where' | 'orderBy'>, limits: QueryLimits): QueryCost {
  const cost: QueryCost = { conditions: 0, values: 0, literals: 0, calls: 0, text: 0, lookups: 0 }
  const spend: Spend = (what, count, note = '') => {
    cost[what] += count
    if (cost[what] > limits[what]) throw invalidQuery(`${note}${limitTexts[what](limits[what])}`)
  }
  if (where) addCondition(where, spend)
  const orders = new Map(orderBy.map(({ path }) => [path.join('/'), path]))
  if (orders.size > maxOrderTerms) throw invalidQuery(`A query is ordered by at most ${maxOrderTerms} columns; ${orders.size} were given.`)
  for (const path of orders.values()) if (leadsAway(path)) spend('lookups', 1)
  return cost
}

/** `note` says where the query exceeds the limit. */
type Spend = (what: keyof QueryCost, count: number, note?: string) => void

function addCondition(expression: Expression, spend: Spend): void {
  switch (expression.op) {
    case 'and':
      for (const operand of expression.operands) addCondition(operand, spend)
      return
    case 'or':
      return addAlternatives(expression.operands, spend)
    case 'not':
      return addCondition(expression.operand, spend)
    case 'compare':
      return addTest([expression.left, expression.right], spend)
    case 'match':
      return addTest([expression.subject, expression.text], spend)
    case 'in':
      spend('values', expression.values.length)
      for (const value of expression.values) longestOf(value, spend)
      return addTest([expression.subject], spend)
    case 'truth':
      return addTest([expression.operand], spend)
  }
}

/** Equality tests on one column that are joined by `or` count as one list of values. */
function addAlternatives(operands: readonly Expression[], spend: Spend): void {
  const columns = new Set<string>()
  for (const operand of operands) {
    const column = operand.op === 'compare' && operand.comparison === 'eq' ? plainColumn(operand.left, operand.right) : undefined
    if (column === undefined || !columns.has(column)) addCondition(operand, spend)
    else {
      spend('values', 1)
      if (operand.op === 'compare') for (const side of [operand.left, operand.right]) longestOf(side, spend)
    }
    if (column !== undefined) columns.add(column)
  }
}

/** The column of `Column eq value`, if it is a column of the row itself. */
function plainColumn(left: Operand, right: Operand): string | undefined {
  const [subject, value] = left.kind === 'field' ? [left, right] : [right, left]
  const isPlain = subject.kind === 'field' && value.kind === 'literal' && subject.path.length === 1 && !isPath(subject)
  return isPlain ? subject.path[0] : undefined
}

function addTest(operands: readonly Operand[], spend: Spend): void {
  spend('conditions', 1)
  for (const operand of operands) longestOf(operand, spend)
}

/** Whether a path reads another row: the id of a reference is in the row itself. */
const leadsAway = ([, second]: readonly string[]): boolean => second !== undefined && (second === shownPart || !/^id$/i.test(second))

/** The maximum length of an operand; adds the cost of computing it. */
function longestOf(operand: Operand, spend: Spend): number {
  if (operand.kind === 'literal') {
    const length = operand.literal.type === 'text' ? operand.literal.value.length : 0
    spend('literals', length)
    return length
  }
  if (operand.kind === 'field') {
    if (leadsAway(operand.path) || isPath(operand)) spend('lookups', 1)
    return longestText
  }
  const { name, at } = operand
  const length = resultLength(
    name,
    operand.arguments,
    operand.arguments.map((argument) => longestOf(argument, spend)),
  )
  spend('calls', 1, `${name}${placeOf(at)}: `)
  spend('text', length, `${name}${placeOf(at)} can make texts of ${length} characters. `)
  return length
}

/** The maximum length of a function's result, for the maximum lengths of its arguments. */
function resultLength(name: FunctionName, given: readonly Operand[], [first = 0, second = 0, third = 0]: readonly number[]): number {
  switch (name) {
    case 'tolower':
    case 'toupper':
    case 'trim':
    case 'substring':
      return first
    case 'concat':
      return first + second
    case 'replace': {
      // An empty search text changes nothing. One that is not a literal may be a single character.
      const sought = given[1]?.kind === 'literal' ? second : 1
      return sought === 0 ? first : Math.max(first, Math.floor(first / sought) * third + (first % sought))
    }
    default:
      return 0
  }
}
