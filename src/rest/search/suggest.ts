import { demand } from '../../core/access/access.ts'
import { suggest } from '../../core/acts/search/suggest.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { unquoted } from './search.ts'

const usualSuggestions = 5

/** contracts/rest/search/suggest.yaml */
export const suggestHandlers: Pick<Handlers<WireContext>, 'searchSuggest' | 'getSearchCenterUrl' | 'getSearchResultsPage'> = {
  getSearchCenterUrl: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.String', 'SearchCenterUrl', '')
  },

  getSearchResultsPage: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const page = `${ctx.web.url === '/' ? '' : ctx.web.url}/_layouts/15/osssearchresults.aspx`
    return reply.value(200, 'Edm.String', 'ResultsPageAddress', absoluteUrl(ctx, page))
  },

  searchSuggest: async (ctx, { query }, reply) => {
    const queries = query.inumberofquerysuggestions ?? usualSuggestions
    const { people, results } = await suggest(ctx, {
      text: unquoted('querytext', query.querytext) ?? '',
      results: Math.max(query.inumberofresultsuggestions ?? usualSuggestions, queries),
      people: query.showpeoplenamesuggestions === false ? 0 : queries,
    })
    const titles = new Set(results.map(({ title }) => title).filter((title) => title !== ''))
    return reply.complex(200, 'QuerySuggestionResults', 'suggest', {
      PeopleNames: [...people],
      PersonalResults: results
        .slice(0, query.inumberofresultsuggestions ?? usualSuggestions)
        .map(({ title, url }) => ({ HighlightedTitle: title, IsBestBet: false, Title: title, Url: url })),
      Queries: [...titles].slice(0, queries).map((title) => ({ IsPersonal: false, Query: title })),
    })
  },
}
