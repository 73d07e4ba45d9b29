import type { SearchExpression } from './search-query.ts'
import { type WordPlace, wordPlaces } from './words.ts'

/** What is marked: phrases of folded words, the last of which may be the beginning of one. */
export interface Highlight {
  readonly words: readonly string[]
  readonly prefix: boolean
}

/** The words and phrases that a query wants; what it does not want is not marked. */
export function highlightsOf(expression: SearchExpression): Highlight[] {
  if (expression.op === 'words') return [expression]
  return expression.op === 'and' || expression.op === 'or' ? expression.operands.flatMap(highlightsOf) : []
}

/** Words before and behind a hit that a summary shows, and how many parts it has at most. */
const around = 12
const maxParts = 3

/**
 * A part of the text around each of the first hits, the hits within `<c0>` and
 * `</c0>`, the parts divided by `<ddd/>` (rest.md 9); without a hit its
 * beginning. What the text itself has of `<`, `>` and `&` is escaped.
 */
export function summaryOf(source: string, highlights: readonly Highlight[]): string {
  const text = source.normalize('NFC').replace(/\s+/g, ' ').trim()
  const places = [...wordPlaces(text)]
  const hits = places.map(() => false)
  for (const highlight of highlights) mark(places, hits, highlight)
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

function mark(places: readonly WordPlace[], hits: boolean[], { words, prefix }: Highlight): void {
  const last = words.length - 1
  const fits = (at: number) =>
    words.every((word, index) => {
      const found = places[at + index]?.word
      return prefix && index === last ? found?.startsWith(word) : found === word
    })
  for (let at = 0; at + last < places.length; at += 1) if (fits(at)) hits.fill(true, at, at + words.length)
}

/** The first parts of a text, by their first and last word: those around hits, else the beginning. */
function partsOf(hits: readonly boolean[]): { first: number; last: number }[] {
  const parts: { first: number; last: number }[] = []
  for (const [at, isHit] of hits.entries()) {
    if (!isHit) continue
    const first = Math.max(0, at - around)
    const last = Math.min(hits.length - 1, at + around)
    const before = parts.at(-1)
    if (before && first <= before.last + 1) before.last = last
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
