import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import { type OpenSearchResult, openSearch, searchPage } from '../../core/acts/search/search.ts'
import type { SearchOrder } from '../../core/acts/search/search-query.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import { searchResult, searchRow } from '../../entities/search/search-result.ts'
import { type SearchAsked, searchRequestOf } from '../../formats/search/search-asked.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { StreamedComplexes } from '../odata/content.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

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

function askedByAddress({ query }: Call<'searchQuery'>): SearchAsked {
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

function askedByBody({ request }: Call<'searchPostQuery'>['body']): SearchAsked {
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

async function answerTo(ctx: WireContext, asked: SearchAsked): Promise<readonly [ComplexTypes['SearchResult'], StreamedComplexes]> {
  const request = searchRequestOf(asked)
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
