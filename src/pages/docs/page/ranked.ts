import type { DocPage } from './doc-page.ts'

/** A row of the index: the path, the title, one line about it, its kind, and further words in lower case. */
export type IndexRow = readonly [path: string, title: string, summary: string, kind: string, words: string]

/** The rows of a page: its own, and those of its places. */
export const indexRowsOf = ({ path, title, summary, kind, words = '', places = [] }: DocPage): IndexRow[] => [
  [path, title, summary, kind, words.toLowerCase()],
  ...places.map(({ anchor, title: place }): IndexRow => [`${path}#${anchor}`, place, title, kind, '']),
]

/**
 * The rows that have every word of a query, the best first. The program of the pages holds this function as text: it uses nothing
 * from outside.
 */
export function ranked(rows: readonly IndexRow[], query: string, most: number): IndexRow[] {
  const words = query
    .slice(0, 200)
    .toLowerCase()
    .split(/[^\p{L}\p{N}$_]+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const scored: { row: IndexRow; score: number }[] = []
  for (const row of rows) {
    const [path, title, summary, , more] = row
    const name = title.toLowerCase()
    const place = path.toLowerCase()
    const line = summary.toLowerCase()
    let score = 0
    for (const word of words) {
      const own = name === word ? 60 : name.startsWith(word) ? 30 : name.includes(word) ? 20 : 0
      const found = own + (place.endsWith(`/${word}`) ? 50 : place.includes(word) ? 10 : 0) + (more.includes(word) ? 8 : 0)
      const one = found + (line.includes(word) ? 3 : 0)
      if (one === 0) {
        score = 0
        break
      }
      score += one
    }
    if (score > 0) scored.push({ row, score: score - title.length / 100 })
  }
  scored.sort((one, other) => other.score - one.score)
  return scored.slice(0, most).map(({ row }) => row)
}
