import { type CompletionSource, complete, completionSources } from '../../core/acts/social/complete-queries.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { unquoted } from './search.ts'

const usualCompletions = 5

/** Those of a list that are known; all sources if none is. */
function sourcesOf(list: string): readonly CompletionSource[] {
  const asked = new Set(list.split(',').map((name) => name.trim().toLowerCase()))
  const known = completionSources.filter((name) => asked.has(name.toLowerCase()))
  return known.length === 0 ? completionSources : known
}

/** contracts/rest/search/autocompletions.yaml */
export const autocompletionHandlers: Pick<Handlers<WireContext>, 'searchAutocompletions'> = {
  searchAutocompletions: async (ctx, { query }, reply) => {
    const text = (unquoted('querytext', query.querytext) ?? '').normalize('NFC')
    const asked = query.cursorposition ?? -1
    const cursor = asked < 0 || asked > text.length ? text.length : asked
    const began = ctx.runtime.now()
    const { start, end, key, found } = await complete(ctx, {
      text,
      sources: sourcesOf(unquoted('sources', query.sources) ?? ''),
      limit: query.numberofcompletions ?? usualCompletions,
      cursor,
    })
    return reply.complex(200, 'QueryAutoCompletionResults', 'autocompletions', {
      CoreExecutionTimeMs: Math.max(0, ctx.runtime.now() - began),
      CorrelationId: ctx.runtime.newId(),
      Queries: found.map(({ source, value, score }) => ({
        Matches: [
          {
            Alternation: false,
            Key: key,
            Length: end - start,
            MatchType: 'Prefix',
            Score: score,
            SourceName: source,
            Start: start,
            Value: value,
          },
        ],
        Query: text.slice(0, start) + value + text.slice(end),
        Score: score,
        Source: source,
      })),
    })
  },
}
