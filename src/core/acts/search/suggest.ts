import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { principalKinds } from '../../access/principals.ts'
import { holds } from '../../model/permissions/rights.ts'
import { findPeople } from '../people/find-people.ts'
import { search } from './search.ts'
import { wordsOf } from './words.ts'

export interface SuggestRequest {
  readonly text: string
  /** The most results. */
  readonly results: number
  /** The most people. */
  readonly people: number
}

export interface Suggestions {
  readonly results: readonly { readonly title: string; readonly url: string }[]
  readonly people: readonly string[]
}

/** Users, not groups. */
const kinds: ReadonlySet<number> = new Set([principalKinds.user])

/**
 * What the actor may see and that has the words of a text, the last of them as the beginning of a word; people only if the
 * actor may list them. Fails with `access_denied`, and with `invalid_query` for too many words.
 */
export async function suggest(ctx: Context, { text, results, people }: SuggestRequest): Promise<Suggestions> {
  await demand(ctx, 'Open', ctx.web)
  const words = wordsOf(text)
  if (words.length === 0) return { results: [], people: [] }
  return { results: await resultsFor(ctx, words, results), people: await peopleFor(ctx, text, people) }
}

async function resultsFor(ctx: Context, words: readonly string[], rowLimit: number): Promise<Suggestions['results']> {
  if (rowLimit === 0) return []
  const where = { op: 'words', words, prefix: true } as const
  const { rows } = await search(ctx, {
    where,
    filters: [],
    orderBy: [],
    refiners: [],
    startRow: 0,
    rowLimit,
    properties: ['Title', 'Path'],
  })
  return rows.map(({ cells }) => {
    const valueOf = (name: string) => cells.find((cell) => cell.name === name)?.value ?? ''
    return { title: valueOf('Title'), url: valueOf('Path') }
  })
}

async function peopleFor(ctx: Context, text: string, limit: number): Promise<string[]> {
  if (limit === 0 || !holds(await rightsOn(ctx, ctx.web.scopeId), 'BrowseUserInfo')) return []
  return (await findPeople(ctx, { text, kinds, limit })).map(({ title }) => title)
}
