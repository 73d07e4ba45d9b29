import { germanPhrases } from './german-phrases.ts'

interface Phrase {
  /** The texts between what the sentence names. */
  readonly literals: readonly string[]
  readonly german: string
}

const phrases: readonly Phrase[] = germanPhrases.map(([english, german]) => ({ literals: english.split(/\{\d\}/), german }))

/** Longer texts are no sentences of the table. */
const longest = 2000

/** The German form of a sentence of core; undefined if the table does not have it. */
export function germanPhrase(text: string): string | undefined {
  if (text.length > longest) return undefined
  for (const { literals, german } of phrases) {
    const values = valuesIn(text, literals)
    if (values) return german.replace(/\{(\d)\}/g, (_, number: string) => values[Number(number) - 1] ?? '')
  }
  return undefined
}

/** What stands between the literals of a phrase, if the text consists of them. */
function valuesIn(text: string, literals: readonly string[]): string[] | undefined {
  const [first = '', ...others] = literals
  if (!text.startsWith(first)) return undefined
  const values: string[] = []
  let at = first.length
  for (const [index, literal] of others.entries()) {
    const isLast = index === others.length - 1
    const next = isLast ? text.length - literal.length : text.indexOf(literal, at)
    if (next < at || !text.startsWith(literal, next)) return undefined
    values.push(text.slice(at, next))
    at = next + literal.length
  }
  return at === text.length ? values : undefined
}
