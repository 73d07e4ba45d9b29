import type { Budget } from '../../kernel/budget.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import type { IndexCondition } from '../../kernel/search-index.ts'

/** Most words of one search, those of phrases and of its filters included. */
const maxWords = 80

/** The maximum nesting of `and`, `or` and `not`. */
const maxLevels = 20

/** The cost of a search besides its whole words, which the index finds directly. */
export interface SearchCost {
  words: number
  /** Prefixes scan a part of the vocabulary; comparisons of values and negations scan all documents. */
  scans: number
  levels: number
}

export function searchCost(condition: IndexCondition): SearchCost {
  switch (condition.op) {
    case 'and':
    case 'or': {
      const costs = condition.operands.map(searchCost)
      const sum = (what: 'words' | 'scans') => costs.reduce((total, cost) => total + cost[what], 0)
      return { words: sum('words'), scans: sum('scans'), levels: 1 + costs.reduce((most, { levels }) => Math.max(most, levels), 0) }
    }
    case 'not': {
      const { words, scans, levels } = searchCost(condition.operand)
      return { words, scans: scans + 1, levels: levels + 1 }
    }
    case 'match':
      return { words: condition.words.length, scans: condition.prefix ? 1 : 0, levels: 0 }
    case 'constant':
      return { words: 0, scans: 0, levels: 0 }
    default:
      return { words: 0, scans: 1, levels: 0 }
  }
}

/** Fails with `invalid_query`, which names the limit, if a search with its filters asks for more than the budget allows. */
export function demandAffordableSearch(budget: Budget | undefined, condition: IndexCondition): void {
  if (!budget) return
  const { words, scans, levels } = searchCost(condition)
  const most = budget.search.scans
  if (scans > most)
    throw invalidQuery(
      `A search can have at most ${most} prefix words (chair*), comparisons and negations together (setting Limits:SearchScans); this one has ${scans}. Search for whole words, or use several searches.`,
    )
  if (words > maxWords)
    throw invalidQuery(`A search can have at most ${maxWords} words, including those of phrases; this one has ${words}.`)
  if (levels > maxLevels)
    throw invalidQuery(
      `AND, OR and NOT can be nested at most ${maxLevels} levels deep; these are nested ${levels} levels deep. Use fewer parentheses.`,
    )
}
