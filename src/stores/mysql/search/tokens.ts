import { createHash } from 'node:crypto'
import type { IndexCondition, IndexedDocument } from '../../../core/kernel/search-index.ts'
import { principalToken, propertyToken, valueBegins, valueEnds } from '../../search/document-words.ts'
import { longestToken } from '../server.ts'

/**
 * The full-text index of MySQL has rules of its own: which characters make a word, how long words are, and which are left out. So each
 * word is stored as a token of letters, digits and low lines, to which these rules do not apply, and its texts have nothing else.
 */

/** Tokens of texts, and those of properties, begin like this: so each is long enough, and no word that the index leaves out. */
const ofTexts = 'wq'
const ofProperties = 'p'

/** Letters that the index takes as they are, in the scripts that are used most. */
const kept =
  /^[a-z0-9\u00df-\u00f6\u00f8-\u00ff\u03b1-\u03c9\u0430-\u044f\u05d0-\u05ea\u0627-\u063a\u0641-\u064a\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fa5\uac00-\ud7a3]$/

const written = (character: string): string => (kept.test(character) ? character : `_${(character.codePointAt(0) ?? 0).toString(36)}_`)

/** Characters of a long token that are kept; the rest of it is a hash. So the beginning of a long word is found up to here. */
const keptCharacters = 44

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The token of a word in the form that all full-text indexes share, or of the beginning of one. That of a property has a hash of its name. */
export function tokenOf(word: string, isBeginning = false): string {
  const end = word.startsWith('=') ? word.indexOf('=', 1) : -1
  const begin = end < 0 ? ofTexts : `${ofProperties}${hashed(word.slice(1, end)).slice(0, 12)}q`
  const token = begin + Array.from(end < 0 ? word : word.slice(end + 1), written).join('')
  if (token.length <= longestToken) return token
  const start = token.slice(0, keptCharacters)
  return isBeginning ? start : start + hashed(word).slice(0, longestToken - keptCharacters)
}

/** What stands between texts, so that no phrase reaches from one to the next. */
const boundary = '.'

const textOf = (words: readonly string[]): string => words.map((word) => (word === '' ? boundary : tokenOf(word))).join(' ')

/** The tokens of a document's title, and all of its tokens, with blanks around each. */
export function documentTokens({ title, texts, principals }: IndexedDocument, tokens: readonly (readonly string[])[]): string[] {
  const parts = [title, ...texts, ...tokens, ...principals.map((id) => [principalToken(id)])]
  return [` ${textOf(title)} `, ` ${parts.map(textOf).join(` ${boundary} `)} `]
}

/** The question that finds the documents with all of the tokens, and the text that such a document must contain. */
export interface Question {
  readonly against: string
  readonly phrase: string | undefined
}

/** A token that no document has. */
const never = 'wq_never'

export function questionOf({ property, words, prefix, whole }: IndexCondition & { op: 'match' }): Question {
  const bounded = whole && property !== undefined ? [valueBegins, ...words, ...(prefix ? [] : [valueEnds])] : words
  const named = property === undefined ? bounded : bounded.map((word) => propertyToken(property, word))
  const last = named.length - 1
  const tokens = named.map((word, at) => tokenOf(word, prefix && at === last))
  if (tokens.length === 0) return { against: `+${never}`, phrase: undefined }
  return {
    against: tokens.map((token, at) => `+${token}${prefix && at === last ? '*' : ''}`).join(' '),
    phrase: tokens.length === 1 ? undefined : ` ${tokens.join(' ')}${prefix ? '' : ' '}`,
  }
}

/** The most words that the rank counts. */
const rankedWords = 25

/** The question whose relevance is the rank of a document; undefined without words, or with more of them than it counts. */
export function rankedQuestion(conditions: readonly IndexCondition[]): string | undefined {
  const terms = conditions.flatMap((condition) => [...matchesIn(condition)]).map((match) => questionOf(match).against)
  const words = terms.flatMap((term) => term.split(' ')).map((word) => word.slice(1))
  return words.length === 0 || words.length > rankedWords ? undefined : words.join(' ')
}

function* matchesIn(condition: IndexCondition): Generator<IndexCondition & { op: 'match' }> {
  if (condition.op === 'match') yield condition
  if (condition.op === 'and' || condition.op === 'or') for (const operand of condition.operands) yield* matchesIn(operand)
}
