import { fold } from '../../kernel/fold.ts'

/**
 * What counts as one word: letters, marks and digits in a row. Scripts that
 * write no blanks between words have one for each character, so that a part
 * of a sentence is found as a phrase. Longer rows are cut, in the index and in
 * queries alike.
 */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}]){1,100}/gu
const asciiWord = /[a-z0-9]{1,100}/g
const isAscii = /^[\0-\x7f]*$/

/** The words of a text, folded, in order: what the index holds of it and what a query asks for. */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return folded.match(isAscii.test(folded) ? asciiWord : word) ?? []
}

/** A word of a text, and where it stands there. */
export interface WordPlace {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text that is in NFC, as they are matched, with their places. */
export function* wordPlaces(text: string): Generator<WordPlace> {
  for (const match of text.matchAll(word)) yield { word: fold(match[0]), start: match.index, end: match.index + match[0].length }
}

/** What two values of a text property are compared, ordered and counted by. */
export const valueKey = (text: string): string => fold(text).replaceAll('\0', ' ').slice(0, 255).toWellFormed()
