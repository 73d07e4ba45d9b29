import { searchPage } from '../../core/acts/search/search.ts'
import type { RefinerRequest, SearchExpression, SearchOrder, SearchRequest } from '../../core/acts/search/search-query.ts'
import { invalid, invalidQuery } from '../../core/kernel/errors.ts'
import { parseKql } from './kql.ts'
import { parseRefinementFilter } from './refinement-filter.ts'

/** The number of results of a page, if the request names none. */
export const usualRowLimit = 10
const usualRefinerLimit = 100
const maxRefiners = 20
const maxProperties = 100

/** What clients say of a search, in whichever form. */
export interface SearchAsked {
  readonly text: string
  readonly template: string | undefined
  readonly constraints: string | undefined
  readonly startRow: number | undefined
  readonly rowLimit: number | undefined
  readonly properties: readonly string[]
  readonly orderBy: readonly SearchOrder[]
  readonly refiners: string | undefined
  readonly filters: readonly string[]
}

/** The search of a request. Fails with `invalid_request`, `invalid_query`. */
export function searchRequestOf(asked: SearchAsked): SearchRequest {
  const { text, template, constraints, filters, properties, orderBy } = asked
  const names = properties.map((name) => name.trim()).filter((name) => name !== '')
  if (names.length > maxProperties) throw invalid(`At most ${maxProperties} properties can be selected; ${names.length} were given.`)
  const narrowing: SearchExpression[] = filters
    .filter((filter) => filter.trim() !== '')
    .map((filter) => parseRefinementFilter('refinementfilters', filter))
  if (constraints?.trim()) narrowing.push(parseKql('hiddenconstraints', constraints))
  return {
    ...(!template?.trim() && { text }),
    where: parseKql('querytext', filledTemplate(template, text)),
    filters: narrowing,
    orderBy,
    refiners: refinersOf(asked.refiners ?? ''),
    startRow: asked.startRow ?? 0,
    rowLimit: Math.min(asked.rowLimit ?? usualRowLimit, searchPage),
    properties: [...new Map(names.map((name) => [name.toLowerCase(), name])).values()],
  }
}

function filledTemplate(template: string | undefined, text: string): string {
  if (!template?.trim()) return text
  const filled = template.replaceAll(/\{searchterms\}/gi, () => text)
  const other = /\{\??[A-Za-z][^{}]*\}/.exec(template.replaceAll(/\{searchterms\}/gi, ''))?.[0]
  if (other === undefined) return filled
  throw invalidQuery(`querytemplate: ${other.slice(0, 60)} is not known here; {searchTerms} is.`)
}

/** `Status,Author(filter=10/0/*)`: the parentheses hold the number and the order of the values. */
function refinersOf(text: string): RefinerRequest[] {
  const specs = text.match(/[^,(]+(?:\([^)]*\)?)?/g) ?? []
  const refiners = specs.map((spec) => spec.trim()).filter((spec) => spec !== '')
  if (refiners.length > maxRefiners)
    throw invalidQuery(`refiners: at most ${maxRefiners} properties are counted; ${refiners.length} were given.`)
  return refiners.map((spec) => {
    const [, name = '', options = ''] = /^([^(]*)(?:\((.*)\))?$/s.exec(spec) ?? []
    if (name === '') throw invalidQuery(`refiners: '${spec.slice(0, 60)}' cannot be read. Write Name or Name(filter=10/0/*).`)
    const limit = Number(/\bfilter\s*=\s*(\d{1,6})/i.exec(options)?.[1] ?? usualRefinerLimit)
    const [, by = 'frequency', direction] = /\bsort\s*=\s*(frequency|name)(?:\/(ascending|descending))?/i.exec(options) ?? []
    const isByCount = by.toLowerCase() === 'frequency'
    return {
      name: name.trim(),
      limit,
      by: isByCount ? 'count' : 'value',
      descending: direction === undefined ? isByCount : direction.toLowerCase() === 'descending',
    }
  })
}
