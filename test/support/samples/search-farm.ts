import type { Context } from '../../../src/core/access/context.ts'
import { type SearchResult, search } from '../../../src/core/acts/search/search.ts'
import type { SearchRequest } from '../../../src/core/acts/search/search-query.ts'
import { parseKql } from '../../../src/formats/search/kql.ts'

/** A search for a text with all results in one page, unless `more` says otherwise. */
export const find = (ctx: Context, text: string, more: Partial<SearchRequest> = {}): Promise<SearchResult> =>
  search(ctx, {
    where: parseKql('querytext', text),
    filters: [],
    orderBy: [],
    refiners: [],
    startRow: 0,
    rowLimit: 500,
    properties: [],
    ...more,
  })

/** The values of one property of all results, in order. */
export async function valuesOf(ctx: Context, text: string, name: string, more: Partial<SearchRequest> = {}): Promise<(string | null)[]> {
  const { rows } = await find(ctx, text, { properties: [name], ...more })
  return rows.map(({ cells }) => cells.find((cell) => cell.name === name)?.value ?? null)
}

/** The titles of all results, sorted. */
export const titlesOf = async (ctx: Context, text: string): Promise<string[]> =>
  (await valuesOf(ctx, text, 'Title')).map((title) => title ?? '').sort()
