import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import { type OpenSearchResult, openSearch, searchPage } from '../../core/acts/search/search.ts'
import type { RefinerRequest, SearchExpression, SearchOrder, SearchRequest } from '../../core/acts/search/search-query.ts'
import { invalid, invalidQuery } from '../../core/kernel/errors.ts'
import { searchResult, searchRow } from '../../entities/search/search-result.ts'
import { parseKql } from '../../formats/search/kql.ts'
import { parseRefinementFilter } from '../../formats/search/refinement-filter.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { StreamedComplexes } from '../odata/content.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

const usualRowLimit = 10
const usualRefinerLimit = 100
const maxRefiners = 20
const maxProperties = 100

/** The common part of both forms of a search. */
interface Asked {
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

function requestOf(asked: Asked): SearchRequest {
  const { text, template, constraints, filters, properties, orderBy } = asked
  const names = properties.map((name) => name.trim()).filter((name) => name !== '')
  if (names.length > maxProperties) throw invalid(`At most ${maxProperties} properties can be selected; ${names.length} were given.`)
  const narrowing: SearchExpression[] = filters
    .filter((filter) => filter.trim() !== '')
    .map((filter) => parseRefinementFilter('refinementfilters', filter))
  if (constraints?.trim()) narrowing.push(parseKql('hiddenconstraints', constraints))
  return {
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

/** A text in a path: in single quotes, with quotes doubled (protocol/search#request). */
export function unquoted(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const inner = /^\s*'((?:[^']|'')*)'\s*$/.exec(given)?.[1]
  if (inner === undefined) throw invalidQuery(`${name} must stand in single quotes, with quotes inside of it doubled: ${name}='…'.`)
  return inner.replaceAll("''", "'")
}

function sortTerm(text: string): SearchOrder {
  const [, name = '', direction = 'ascending'] = /^([^:\s]+)\s*(?::\s*(ascending|descending))?$/i.exec(text.trim()) ?? []
  if (name === '') throw invalidQuery(`sortlist: '${text.slice(0, 60)}' cannot be read. Write Name:ascending or Name:descending.`)
  return { name, descending: direction.toLowerCase() === 'descending' }
}

function askedByAddress({ query }: Call<'searchQuery'>): Asked {
  const text = (name: Exclude<keyof typeof query, 'rowlimit' | 'startrow'>) => unquoted(name, query[name])
  const parts = (list: string | undefined) => (list?.trim() ? list.split(',') : [])
  return {
    text: text('querytext') ?? '',
    template: text('querytemplate'),
    constraints: text('hiddenconstraints'),
    startRow: query.startrow,
    rowLimit: query.rowlimit,
    properties: parts(text('selectproperties')),
    orderBy: parts(text('sortlist')).map(sortTerm),
    refiners: text('refiners'),
    filters: [text('refinementfilters') ?? ''],
  }
}

function askedByBody({ request }: Call<'searchPostQuery'>['body']): Asked {
  return {
    text: request.Querytext,
    template: request.QueryTemplate ?? undefined,
    constraints: request.HiddenConstraints ?? undefined,
    startRow: request.StartRow ?? undefined,
    rowLimit: request.RowLimit ?? undefined,
    properties: request.SelectProperties ?? [],
    orderBy: (request.SortList ?? []).map(({ Property, Direction }) => ({ name: Property, descending: Direction === 1 })),
    refiners: request.Refiners ?? undefined,
    filters: request.RefinementFilters ?? [],
  }
}

async function answerTo(ctx: WireContext, asked: Asked): Promise<readonly [ComplexTypes['SearchResult'], StreamedComplexes]> {
  const request = requestOf(asked)
  const start = ctx.runtime.now()
  const result = await openSearch(ctx, request)
  const elapsedMs = Math.max(0, ctx.runtime.now() - start)
  const value = searchResult({ request, result, elapsedMs, queryId: ctx.runtime.newId() })
  return [value, { type: 'SimpleDataRow', member: 'Rows', parts: rowParts(ctx, result.rows) }]
}

async function* rowParts({ profile }: WireContext, rows: OpenSearchResult['rows']): AsyncGenerator<ComplexTypes['SimpleDataRow'][]> {
  for (let slice = await rows.next(searchPage); slice; slice = await rows.next(searchPage))
    yield slice.rows.map((row) => searchRow(row, profile.bodies))
}

/** contracts/rest/search/search.yaml */
export const searchHandlers: Pick<Handlers<WireContext>, 'searchQuery' | 'searchPostQuery'> = {
  async searchQuery(ctx, call, reply) {
    const [value, rows] = await answerTo(ctx, askedByAddress(call))
    return reply.complex(200, 'SearchResult', 'query', value, undefined, rows)
  },
  async searchPostQuery(ctx, { body }, reply) {
    const [value, rows] = await answerTo(ctx, askedByBody(body))
    return reply.complex(200, 'SearchResult', 'postquery', value, undefined, rows)
  },
}
