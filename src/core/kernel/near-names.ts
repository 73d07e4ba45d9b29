import { fold } from './fold.ts'

const maxCharacters = 64
const maxCandidates = 1_000
const maxShown = 2

/**
 * A hint for an error message about an unknown name, with a leading space: ` Did you mean 'Title' or 'TitleKey'?`
 * Empty if no candidate is similar. It names only candidates, so pass only names that the client may see. It compares
 * at most 1,000 candidates, and only names of at most 64 characters.
 */
export const didYouMean = (name: string, candidates: Iterable<string>): string => hintOf(nearNames(name, candidates))

/** The sentence of `didYouMean` about names that are known to be near; empty without names. */
export const hintOf = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${near.map((one) => `'${one}'`).join(' or ')}?`

/** The candidates that are nearest to a name, at most `limit` of them, the nearest first. One that differs in letter case alone stands alone. */
export function nearNames(name: string, candidates: Iterable<string>, limit = maxShown): string[] {
  if (name.length === 0 || name.length > maxCharacters) return []
  const wanted = fold(name)
  const most = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)))
  const found = new Map<string, number>()
  let seen = 0
  for (const candidate of candidates) {
    if (++seen > maxCandidates) break
    if (candidate === name || Math.abs(candidate.length - name.length) > most || candidate.length > maxCharacters) continue
    const edits = editsBetween(wanted, fold(candidate), most)
    if (edits === 0) return [candidate]
    // Of a name of two characters, every other one is near.
    if (edits <= most && wanted.length > 2) found.set(candidate, edits)
  }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, limit)
    .map(([candidate]) => candidate)
}

/** How many characters must be added, dropped, replaced or swapped with the next; `most` + 1 where it is more than `most`. */
function editsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const [twoAbove, above] = [before, row]
    before = above
    row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1)
      let edits = Math.min((above[j - 1] ?? 0) + Number(!isSame), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) edits = Math.min(edits, (twoAbove[j - 2] ?? 0) + 1)
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
  }
  return row.at(-1) ?? 0
}
