import { type Cell, type OpenSearchResult, openSearch, searchPage } from '../../core/acts/search/search.ts'
import type { SearchOrder } from '../../core/acts/search/search-query.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { searchResult } from '../../entities/search/search-result.ts'
import { searchRequestOf } from '../../formats/search/search-asked.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { type ObjectAnswer, type ObjectBody, utcDate } from '../objects/values.ts'

type Query = Objects['KeywordQuery']

/** Names of types in replies to searches. */
const types = 'Microsoft.SharePoint.Client.Search.Query.'

/** Texts of one collection, and queries of one call. */
const most = 100

const collected = <T>(query: Query, part: string): readonly T[] => {
  const member = query.members.get(part)
  return member?.kind === 'service' ? (member.collected as T[]) : []
}

function keep(collection: Objects['StringCollection' | 'SortCollection'], value: unknown): void {
  if (collection.collected.length >= most) throw invalid(`A ${collection.type} has at most ${most} elements.`)
  collection.collected.push(value)
}

/** A value of a row, of the type that its property has. */
function cellValue({ value, type }: Cell): ObjectAnswer {
  if (value === null) return null
  if (type === 'Edm.Int64' || type === 'Edm.Double') return Number(value)
  if (type === 'Edm.Boolean') return value.toLowerCase() === 'true'
  return type === 'Edm.DateTime' ? utcDate(Date.parse(value)) : value
}

function table(kind: string, rows: readonly ObjectBody[], total: number, queryId: string): ObjectBody {
  return new Map<string, ObjectAnswer>([
    ['_ObjectType_', `${types}ResultTable`],
    ['GroupTemplateId', null],
    ['ItemTemplateId', null],
    ['Properties', new Map()],
    ['QueryId', queryId],
    ['QueryRuleId', '00000000-0000-0000-0000-000000000000'],
    ['ResultRows', rows],
    ['ResultTitle', null],
    ['ResultTitleUrl', null],
    ['RowCount', rows.length],
    ['TableType', kind],
    ['TotalRows', total],
    ['TotalRowsIncludingDuplicates', total],
  ])
}

async function rowsOf({ rows }: OpenSearchResult): Promise<ObjectBody[]> {
  const shown: ObjectBody[] = []
  for (let slice = await rows.next(searchPage); slice; slice = await rows.next(searchPage))
    for (const { cells } of slice.rows) shown.push(new Map(cells.map((cell) => [cell.name, cellValue(cell)])))
  return shown
}

/** Searches as the query says. Fails with `invalid_request`, and as the search. */
async function execute(query: Query, queryId: string): Promise<ObjectBody> {
  const { ctx } = query
  const set = settingsOf<'KeywordQuery'>(query)
  const request = searchRequestOf({
    text: set.QueryText ?? '',
    template: set.QueryTemplate,
    constraints: set.HiddenConstraints,
    startRow: set.StartRow,
    rowLimit: set.RowLimit,
    properties: collected<string>(query, 'SelectProperties'),
    orderBy: collected<SearchOrder>(query, 'SortList'),
    refiners: set.Refiners,
    filters: collected<string>(query, 'RefinementFilters'),
  })
  const start = ctx.runtime.now()
  const result = await openSearch(ctx, request)
  const relevant = table('RelevantResults', await rowsOf(result), result.total, queryId)
  const elapsedMs = Math.max(0, ctx.runtime.now() - start)
  const { RefinementResults: refined } = searchResult({ request, result, elapsedMs, queryId }).PrimaryQueryResult
  const refinements = (refined?.Refiners ?? []).flatMap(({ Name, Entries }) =>
    Entries.map((entry) => new Map<string, ObjectAnswer>([['RefinerName', Name], ...(Object.entries(entry) as [string, ObjectAnswer][])])),
  )
  return new Map<string, ObjectAnswer>([
    ['_ObjectType_', `${types}ResultTableCollection`],
    ['ElapsedTime', elapsedMs],
    ['Properties', new Map([['RowLimit', request.rowLimit]])],
    ['QueryErrors', null],
    ['QueryId', queryId],
    ['ResultTables', refined ? [relevant, table('RefinementResults', refinements, refinements.length, queryId)] : [relevant]],
    ['SpellingSuggestion', result.suggestion],
    ['TriggeredRules', []],
  ])
}

/** contracts/csom/search.yaml */
export const searchMethods: HandlersOf<'SearchExecutor' | 'StringCollection' | 'SortCollection' | 'QueryPropertyValueCollection'> = {
  'SearchExecutor.ExecuteQuery': ({ ctx }, [query]) => execute(query, ctx.runtime.newId()),
  'SearchExecutor.ExecuteQueries': async (_executor, [ids, queries]) => {
    if (ids.length !== queries.length || ids.length > most) throw invalid(`ExecuteQueries needs as many ids as queries, ${most} at most.`)
    const results = new Map<string, ObjectAnswer>()
    for (const [at, query] of queries.entries()) results.set(ids[at] ?? '', await execute(query, ids[at] ?? ''))
    return results
  },

  'StringCollection.Add': (texts, [text]) => keep(texts, text),
  'StringCollection.Remove': ({ collected: texts }, [text]) => {
    if (texts.includes(text)) texts.splice(texts.indexOf(text), 1)
  },
  'StringCollection.Clear': ({ collected: texts }) => {
    texts.length = 0
  },
  'SortCollection.Add': (orders, [name, direction]) => keep(orders, { name, descending: direction === 1 }),
  'SortCollection.Clear': ({ collected: orders }) => {
    orders.length = 0
  },
  // Pages say with these where they stand; they change no result.
  'QueryPropertyValueCollection.SetQueryPropertyValue': () => {},
}
