import { SPQueryable } from '@pnp/sp'
import type { IList, ILists } from '@pnp/sp/lists/index.js'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/items/index.js'
import type { ISearchBuilder, ISearchQuery, SearchResults } from '@pnp/sp/search/index.js'
import { SearchQueryBuilder } from '@pnp/sp/search/index.js'
import '@pnp/sp/webs/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { startServer } from '../../support/server.ts'

let server: Running

interface Client {
  readonly web: { readonly lists: ILists }
  search(query: string | ISearchQuery | ISearchBuilder): Promise<SearchResults>
}

const envelopes = ['nometadata', 'minimalmetadata', 'verbose'] as const

/** The typings of PnPjs extend classes in modules without file extensions, which Node does not resolve. */
const clientFor = (envelope: (typeof envelopes)[number]) =>
  pnpAs(server.url, 'ann', { Accept: `application/json;odata=${envelope}` }) as unknown as Client

beforeAll(async () => {
  server = await startServer()
  const tasks = clientFor('nometadata').web.lists.getByTitle('Tasks') as IList & { items: { add(values: object): Promise<unknown> } }
  for (let n = 1; n <= 25; n += 1) {
    await tasks.items.add({
      Title: `Chair ${String(n).padStart(2, '0')}`,
      Status: n % 3 === 0 ? 'Completed' : 'Not Started',
      PercentComplete: n / 25,
    })
  }
})
afterAll(() => server.stop())

interface Row {
  readonly Title?: string
  readonly PercentComplete?: string
}

describe.each(envelopes)('@pnp/sp, %s', (envelope) => {
  it('searches for a text', async () => {
    const results = await clientFor(envelope).search('chair')
    expect(results.RowCount).toBe(10)
    expect(results.TotalRows).toBe(25)
    expect(results.PrimarySearchResults.every(({ Title }) => Title?.startsWith('Chair'))).toBe(true)
    expect(results.PrimarySearchResults[0]).toMatchObject({ contentclass: 'STS_ListItem_Tasks', Author: 'ann', IsDocument: 'false' })
  })

  it('orders, selects and pages by a query object', async () => {
    const query = {
      Querytext: 'chair',
      RowLimit: 4,
      SelectProperties: ['Title', 'PercentComplete'],
      SortList: [{ Property: 'PercentComplete', Direction: 1 }],
      TrimDuplicates: false,
    }
    const first = await clientFor(envelope).search(query)
    expect(first.PrimarySearchResults.map((row: Row) => [row.Title, row.PercentComplete])).toEqual([
      ['Chair 25', '1'],
      ['Chair 24', '0.96'],
      ['Chair 23', '0.92'],
      ['Chair 22', '0.88'],
    ])
    const third = await first.getPage(3)
    expect(third?.PrimarySearchResults.map(({ Title }) => Title)).toEqual(['Chair 17', 'Chair 16', 'Chair 15', 'Chair 14'])
    expect(await first.getPage(9)).toBeNull()
  })

  it('counts and narrows by a builder', async () => {
    const sp = clientFor(envelope)
    const found = await sp.search(SearchQueryBuilder('chair').refiners('Status').rowLimit(1).enableStemming)
    const refinement = found.RawSearchResults.PrimaryQueryResult?.RefinementResults as unknown as Record<'Refiners', unknown>
    type Entry = { RefinementName: string; RefinementCount: number; RefinementToken: string }
    const list = <T>(value: unknown): T[] => ((value as { results?: T[] }).results ?? value) as T[]
    const [status] = list<{ Name: string; Entries: unknown }>(refinement.Refiners)
    const entries = list<Entry>(status?.Entries)
    expect(entries.map(({ RefinementName, RefinementCount }) => [RefinementName, RefinementCount])).toEqual([
      ['Not Started', 17],
      ['Completed', 8],
    ])
    const completed = await sp.search(SearchQueryBuilder('chair').refinementFilters(`Status:${entries[1]?.RefinementToken}`))
    expect(completed.TotalRows).toBe(8)
  })

  it('reads the address form as it reads any other', async () => {
    const sp = clientFor(envelope)
    const query = SPQueryable([sp.web as never, server.url], '_api/search/query')
    query.query.set('querytext', "'chair 07'")
    const reply = await query<{ query?: object; PrimaryQueryResult?: object }>()
    expect(JSON.stringify(reply.query ?? reply)).toContain('"Title":"Chair 07"')
  })

  it('says what is wrong with a query', async () => {
    await expect(clientFor(envelope).search('(chair')).rejects.toThrow(/\[400\].*never closed/s)
  })
})
