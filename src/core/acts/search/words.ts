import { fold } from '../../kernel/fold.ts'

/**
 * One word: a sequence of letters, marks and digits. In scripts without blanks
 * between words, each character is a word, so that a part of a sentence is found
 * as a phrase. The index and queries cut longer sequences in the same way.
 */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}]){1,100}/gu
const asciiWord = /[a-z0-9]{1,100}/g
const isAscii = /^[\0-\x7f]*$/

/** The folded words of a text in order, for the index and for queries. */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return folded.match(isAscii.test(folded) ? asciiWord : word) ?? []
}

/** A word of a text, with its position. */
export interface WordPlace {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text in NFC, in the form that is compared, with their positions. */
export function* wordPlaces(text: string): Generator<WordPlace> {
  // Folding does not move ASCII letters.
  const plain = isAscii.test(text)
  const source = plain ? text.toLowerCase() : text
  for (const { 0: found, index } of source.matchAll(plain ? asciiWord : word))
    yield { word: plain ? found : fold(found), start: index, end: index + found.length }
}

/** The form of a text value in which property values are compared, ordered and counted. */
export const valueKey = (text: string): string => fold(text).replaceAll('\0', ' ').slice(0, 255).toWellFormed()
