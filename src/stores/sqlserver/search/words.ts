import { createHash } from 'node:crypto'
import type { IndexCondition, IndexedDocument } from '../../../core/kernel/search-index.ts'
import { principalToken, propertyToken, valueBegins, valueEnds } from '../../search/document-words.ts'

/** A column of the key holds words of so many characters; longer ones are compared by their beginning and a hash. */
export const longestWord = 200
const keptCharacters = 120

/** A word as the table of words has it, or the beginning of one. */
export function storedWord(word: string, isBeginning = false): string {
  if (word.length <= longestWord) return word
  // Half of a character is left out.
  const start = word
    .slice(0, keptCharacters)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  return isBeginning ? start : start + createHash('sha256').update(word).digest('hex')
}

/** No word: texts and properties are apart, so that no phrase reaches from one to the next. */
const boundary = ''

/** All words of a document by their places, as JSON, and how many of them are in its title. */
export function documentWords({ title, texts, principals }: IndexedDocument, tokens: readonly (readonly string[])[]): readonly string[] {
  const parts = [title, ...texts, ...tokens, ...principals.map((id) => [principalToken(id)])]
  const words = parts.flatMap((part) => [...part, boundary]).map((word) => storedWord(word))
  return [JSON.stringify(words), String(title.length)]
}

/** What finds the documents with words that follow each other. */
export interface WordQuestion {
  /** The words, as JSON; without the last one if it is the beginning of a word. */
  readonly words: string
  /** The pattern of words that begin with the last one. */
  readonly pattern: string | undefined
  /** The number of words before the last one, or of all. */
  readonly before: number
}

/** A word that no document has. */
const never = '\ue003'

export function wordQuestionOf({ property, words, prefix, whole }: IndexCondition & { op: 'match' }): WordQuestion {
  const bounded = whole && property !== undefined ? [valueBegins, ...words, ...(prefix ? [] : [valueEnds])] : words
  const named = property === undefined ? bounded : bounded.map((word) => propertyToken(property, word))
  const last = named.at(-1)
  if (last === undefined) return { words: JSON.stringify([never]), pattern: undefined, before: 1 }
  const exact = (prefix ? named.slice(0, -1) : named).map((word) => storedWord(word))
  const pattern = prefix ? `${storedWord(last, true).replaceAll(/[~%_[]/g, '~$&')}%` : undefined
  return { words: JSON.stringify(exact), pattern, before: exact.length }
}

/** The most words that the rank counts. */
const rankedWords = 25

/** The words of conditions as JSON; undefined without words, or with more of them than the rank counts. */
export function rankedWordsOf(conditions: readonly IndexCondition[]): string | undefined {
  const words = conditions
    .flatMap((condition) => [...matchesIn(condition)])
    .flatMap((match) => JSON.parse(wordQuestionOf(match).words) as string[])
  return words.length === 0 || words.length > rankedWords ? undefined : JSON.stringify([...new Set(words)])
}

function* matchesIn(condition: IndexCondition): Generator<IndexCondition & { op: 'match' }> {
  if (condition.op === 'match') yield condition
  if (condition.op === 'and' || condition.op === 'or') for (const operand of condition.operands) yield* matchesIn(operand)
}
