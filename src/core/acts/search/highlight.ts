import type { SearchExpression } from './search-query.ts'
import { type WordPlace, wordPlaces } from './words.ts'

/** A phrase to mark: folded words, of which the last may be the beginning of a word. */
export interface Highlight {
  readonly words: readonly string[]
  readonly prefix: boolean
}

/** The words and phrases of a query, except negated ones. */
export function highlightsOf(expression: SearchExpression): Highlight[] {
  if (expression.op === 'words') return [expression]
  return expression.op === 'and' || expression.op === 'or' ? expression.operands.flatMap(highlightsOf) : []
}

/** The words before and after a hit in a summary; below, the maximum number of parts. */
const around = 12
const maxParts = 3
/** A part with several hits grows to at most this many words. */
const maxPartWords = 100

/**
 * A part of the text around each of the first hits, or its beginning without a
 * hit. Hits are enclosed in `<c0>` and `</c0>`, and `<ddd/>` separates the parts
 * (protocol/search#summaries). `<`, `>` and `&` of the text itself are escaped.
 */
export function summaryOf(source: string, highlights: readonly Highlight[]): string {
  const text = source.normalize('NFC').replace(/\s+/g, ' ').trim()
  const places = [...wordPlaces(text)]
  const hits = places.map(() => false)
  const starts = startsOf(places)
  for (const highlight of highlights) mark(places, hits, highlight, starts)
  const parts = partsOf(hits)
  const shown = parts.map(({ first, last }) => {
    const start = first === 0 ? 0 : (places[first]?.start ?? 0)
    const end = last === places.length - 1 ? text.length : (places[last]?.end ?? text.length)
    return partText(text, { start, end }, places.slice(first, last + 1), hits.slice(first, last + 1))
  })
  const [begin, end] = [parts[0], parts.at(-1)]
  const before = begin && begin.first > 0 ? '<ddd/> ' : ''
  const behind = end && end.last < places.length - 1 ? ' <ddd/>' : ''
  return parts.length === 0 ? escaped(text.slice(0, 200)) : `${before}${shown.join(' <ddd/> ')}${behind}`
}

/** The positions of each word in a text. */
type Starts = ReadonlyMap<string, readonly number[]>

function startsOf(places: readonly WordPlace[]): Starts {
  const starts = new Map<string, number[]>()
  for (const [at, { word }] of places.entries()) {
    const known = starts.get(word)
    if (known) known.push(at)
    else starts.set(word, [at])
  }
  return starts
}

/** Checks only the positions of a phrase's first word. The beginning of a word can be at any position. */
function mark(places: readonly WordPlace[], hits: boolean[], { words, prefix }: Highlight, starts: Starts): void {
  const last = words.length - 1
  const [first = ''] = words
  const candidates = prefix && last === 0 ? places.keys() : (starts.get(first) ?? [])
  const end = words[last] ?? ''
  for (const at of candidates) {
    let index = 0
    while (index < last && places[at + index]?.word === words[index]) index += 1
    const found = index === last ? places[at + last]?.word : undefined
    if (found === end || (prefix && found?.startsWith(end))) hits.fill(true, at, at + words.length)
  }
}

/** The first parts of a text, as their first and last word: those around hits, or else the beginning. */
function partsOf(hits: readonly boolean[]): { first: number; last: number }[] {
  const parts: { first: number; last: number }[] = []
  for (const [at, isHit] of hits.entries()) {
    if (!isHit) continue
    const first = Math.max(0, at - around)
    const last = Math.min(hits.length - 1, at + around)
    const before = parts.at(-1)
    if (before && first <= before.last + 1 && last - before.first < maxPartWords) before.last = last
    else if (parts.length === maxParts) break
    else parts.push({ first, last })
  }
  if (parts.length > 0 || hits.length === 0) return parts
  return [{ first: 0, last: Math.min(hits.length - 1, 2 * around) }]
}

function partText(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  places: readonly WordPlace[],
  hits: readonly boolean[],
): string {
  let written = ''
  let at = start
  for (const [index, place] of places.entries()) {
    if (!hits[index]) continue
    written += `${escaped(text.slice(at, place.start))}<c0>${escaped(text.slice(place.start, place.end))}</c0>`
    at = place.end
  }
  return written + escaped(text.slice(at, end))
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => escapes.get(character) ?? character)
