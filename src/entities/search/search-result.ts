import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import type { OpenSearchResult, RefinerCount, SearchRow } from '../../core/acts/search/search.ts'
import type { SearchRequest } from '../../core/acts/search/search-query.ts'
import { refinementToken } from '../../formats/search/refinement-filter.ts'
import type { BodyRules } from '../../profile/profile.ts'
import { isoTime } from '../shape/iso-time.ts'

/** The search request and its result. */
export interface ShownSearch {
  readonly request: SearchRequest
  readonly result: OpenSearchResult
  readonly elapsedMs: number
  readonly queryId: string
}

const noRule = '00000000-0000-0000-0000-000000000000'

/** The complex value of a search reply, whose `Rows` get their elements while it is written (protocol/search#result). */
export const searchResult = ({ request, result, elapsedMs, queryId }: ShownSearch): ComplexTypes['SearchResult'] => ({
  ElapsedTime: elapsedMs,
  PrimaryQueryResult: {
    CustomResults: [],
    QueryId: queryId,
    QueryRuleId: noRule,
    RefinementResults: request.refiners.length === 0 ? null : refinementResults(result),
    RelevantResults: {
      GroupTemplateId: null,
      ItemTemplateId: null,
      Properties: [],
      ResultTitle: null,
      ResultTitleUrl: null,
      RowCount: result.rows.count,
      Table: { Rows: [] },
      TotalRows: result.total,
      TotalRowsIncludingDuplicates: result.total,
    },
    SpecialTermResults: null,
  },
  Properties: [
    { Key: 'RowLimit', Value: String(request.rowLimit), ValueType: 'Edm.Int32' },
    { Key: 'StartRow', Value: String(request.startRow), ValueType: 'Edm.Int32' },
  ],
  SecondaryQueryResults: [],
  SpellingSuggestion: result.suggestion,
  TriggeredRules: [],
})

/** A row of a search result: cells; with `searchRowMembers` also Title and Path as members, if they are among the cells (protocol/search#rows). */
export function searchRow({ cells }: SearchRow, { searchRowMembers: hasMembers }: BodyRules): ComplexTypes['SimpleDataRow'] {
  const valueOf = (name: string) => cells.find((cell) => cell.name.toLowerCase() === name)?.value
  const Cells = cells.map(({ name, value, type }) => ({ Key: name, Value: value, ValueType: type }))
  if (!hasMembers) return { Cells }
  const title = valueOf('title')
  const path = valueOf('path')
  return {
    Cells,
    ...(title !== undefined && { Title: title }),
    ...(path !== undefined && { Path: path }),
  }
}

const refinementResults = ({ refiners }: OpenSearchResult): ComplexTypes['RefinementResults'] => ({
  GroupTemplateId: null,
  ItemTemplateId: null,
  Properties: [],
  Refiners: refiners.map(({ name, entries }) => ({
    Entries: entries.map((entry) => ({
      RefinementCount: entry.count,
      RefinementName: entry.value,
      RefinementToken: tokenOf(entry),
      RefinementValue: entry.value,
    })),
    Name: name,
  })),
  ResultTitle: null,
  ResultTitleUrl: null,
})

const tokenOf = ({ value, day }: RefinerCount): string =>
  day ? `range(${isoTime(day.start)},${isoTime(day.end)})` : refinementToken(value)
