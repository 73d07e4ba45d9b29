import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { fold } from '../../kernel/fold.ts'
import { holds } from '../../model/permissions/rights.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { search } from '../search/search.ts'
import { type WordPlace, wordPlaces, wordsOf } from '../search/words.ts'
import { queryTagTerms } from './tags.ts'

export type CompletionSource = 'Tag' | 'Title'

export const completionSources: readonly CompletionSource[] = ['Tag', 'Title']

export interface CompleteRequest {
  /** In NFC. */
  readonly text: string
  readonly sources: readonly CompletionSource[]
  /** The most completions. */
  readonly limit: number
  /** In UTF-16 units from the start of the text. */
  readonly cursor: number
}

export interface Completion {
  readonly source: CompletionSource
  /** The word that stands for the beginning. */
  readonly value: string
  /** The number of tags or of titles. */
  readonly score: number
}

/** The beginning of a word before the cursor, and what may complete it. */
export interface Completions {
  /** Where the word starts and ends in the text. */
  readonly start: number
  readonly end: number
  readonly key: string
  readonly found: readonly Completion[]
}

/** The number of results whose titles are read. */
const readTitles = 100

/**
 * What completes the word before the cursor: tags and words of titles that the actor may see, those with more of them first.
 * Fails with `access_denied`, and with `invalid_query` for too many words.
 */
export async function complete(ctx: Context, { text, sources, limit, cursor }: CompleteRequest): Promise<Completions> {
  await demand(ctx, 'Open', ctx.web)
  const before = text.slice(0, cursor)
  const last = [...wordPlaces(before)].at(-1)
  if (!last || last.end !== before.length || limit === 0) return { start: cursor, end: cursor, key: '', found: [] }
  const { start } = last
  const end = [...wordPlaces(text)].find((place) => place.start === start)?.end ?? cursor
  const tags = sources.includes('Tag') ? await tagsFor(ctx, last) : []
  const titles = sources.includes('Title') ? await titlesFor(ctx, wordsOf(before), last) : []
  const found = [...tags, ...titles].sort((one, other) => other.score - one.score || (one.value < other.value ? -1 : 1))
  return { start, end, key: before.slice(start), found: found.slice(0, limit) }
}

/** The tags whose name begins with a word; none if the actor may not list people, whose tags they are. */
async function tagsFor(ctx: Context, { word }: WordPlace): Promise<Completion[]> {
  const root = await rootWeb(ctx)
  if (!holds(await rightsOn(ctx, root.scopeId), 'BrowseUserInfo')) return []
  const terms = await queryTagTerms(ctx, { owner: 'everybody' })
  return terms.filter(({ of }) => fold(of.name).startsWith(word)).map(({ of, count }) => ({ source: 'Tag', value: of.name, score: count }))
}

/** The words of titles that begin with a word, of results that have all words. */
async function titlesFor(ctx: Context, words: readonly string[], { word }: WordPlace): Promise<Completion[]> {
  const where = { op: 'words', words: [word], prefix: true } as const
  const others = words.slice(0, -1).map((other) => ({ op: 'words', words: [other], prefix: false }) as const)
  const { rows } = await search(ctx, {
    where: others.length === 0 ? where : { op: 'and', operands: [...others, where] },
    filters: [],
    orderBy: [],
    refiners: [],
    startRow: 0,
    rowLimit: readTitles,
    properties: ['Title'],
  })
  const counted = new Map<string, Completion>()
  for (const { cells } of rows) {
    const title = (cells.find(({ name }) => name === 'Title')?.value ?? '').normalize('NFC')
    const own = new Map([...wordPlaces(title)].map((place) => [place.word, title.slice(place.start, place.end)]))
    for (const [key, value] of own)
      if (key.startsWith(word)) {
        const known = counted.get(key)
        counted.set(key, { source: 'Title', value: known?.value ?? value, score: (known?.score ?? 0) + 1 })
      }
  }
  return [...counted.values()]
}
