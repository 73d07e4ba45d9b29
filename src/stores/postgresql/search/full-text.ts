import { createHash } from 'node:crypto'
import type { IndexCondition } from '../../../core/kernel/search-index.ts'
import { propertyToken, valueBegins, valueEnds } from '../../search/document-words.ts'

/** PostgreSQL refuses words of more than 2,046 bytes; longer ones are compared by their beginning and a hash. */
const mostWordBytes = 1_000
const keptCharacters = 200

/** A text vector has less than a mebibyte; words beyond that are not found. */
const mostVectorBytes = 900_000

/** Places beyond this one cannot be told apart (PostgreSQL): a phrase is not found there. */
const lastPlace = 16_383

/** The distance between the title and the texts, so that no phrase matches across them. */
const gap = 5

/** A word that no document has. */
const never = '\ue003'

function storedWord(word: string): string {
  if (word.length * 3 <= mostWordBytes || Buffer.byteLength(word) <= mostWordBytes) return word
  return `${word.slice(0, keptCharacters)}${createHash('sha256').update(word).digest('hex')}`
}

const quoted = (word: string): string => `'${storedWord(word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The words of a document with their places. */
export class WordVector {
  readonly #places = new Map<string, string[]>()
  #bytes = 0

  /** Adds words that follow each other, and returns the place after them. `weight` is `A` for the title. */
  add(words: readonly string[], from: number, weight: '' | 'A'): number {
    let place = from
    for (const word of words) {
      if (word !== '') this.#add(word, `${Math.min(place, lastPlace)}${weight}`)
      place += 1
    }
    return place
  }

  /** The place behind others, apart from them. */
  apart(place: number): number {
    return place + gap
  }

  #add(word: string, place: string): void {
    const known = this.#places.get(word)
    this.#bytes += known ? 2 : Buffer.byteLength(word) + 8
    if (this.#bytes > mostVectorBytes) return
    if (known) known.push(place)
    else this.#places.set(word, [place])
  }

  /** As the text of a `tsvector`. */
  text(): string {
    return [...this.#places].map(([word, places]) => `${quoted(word)}:${places.join()}`).join(' ')
  }
}

/** Deeper conditions become SQL. */
const maxFullTextDepth = 16

/**
 * The condition as the text of a `tsquery`; undefined if it is not possible, because the condition compares values or has only
 * negations.
 */
export function fullTextQuery(condition: IndexCondition, depth = 0): string | undefined {
  if (depth > maxFullTextDepth) return undefined
  if (condition.op === 'match') return phraseQuery(condition)
  if (condition.op !== 'and' && condition.op !== 'or') return undefined
  const wanted = new Set<string>()
  const unwanted = new Set<string>()
  for (const operand of condition.operands) {
    const negative = operand.op === 'not' && condition.op === 'and'
    const text = fullTextQuery(negative ? operand.operand : operand, depth + 1)
    if (text === undefined) return undefined
    if (negative) unwanted.add(text)
    else wanted.add(text)
  }
  if (wanted.size === 0) return undefined
  const positive = `(${[...wanted].join(condition.op === 'and' ? ' & ' : ' | ')})`
  return unwanted.size === 0 ? positive : `(${positive} & !(${[...unwanted].join(' | ')}))`
}

function phraseQuery({ property, words, prefix, whole }: IndexCondition & { op: 'match' }): string {
  const bounded = whole && property !== undefined ? [valueBegins, ...words, ...(prefix ? [] : [valueEnds])] : words
  const tokens = property === undefined ? bounded : bounded.map((word) => propertyToken(property, word))
  if (tokens.length === 0) return quoted(never)
  return `(${tokens.map(quoted).join(' <-> ')}${prefix ? ':*' : ''})`
}

/** Every document that has the token. */
export const tokenQuery = (token: string): string => quoted(token)
