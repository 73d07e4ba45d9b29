/** A longer text is not accepted as a number. */
export const maxNumberLength = 100

const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** The number that a text contains, such as `-1.5e3`, also with blanks around it; undefined for other texts and for more than 100 characters. */
export const numberIn = (text: string): number | undefined =>
  text.length <= maxNumberLength && decimal.test(text) ? Number(text) : undefined

/**
 * Removes the given characters from the end of a text, in linear time.
 * `text.replace(/x+$/, '')` takes quadratic time, because it starts again at
 * every x.
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The beginning of a text, of at most so many UTF-16 units. A character of two units, such as an emoji, is kept whole or left out. */
export function beginningOf(text: string, most: number): string {
  const isSplit = text.length > most && (text.codePointAt(most - 1) ?? 0) > 0xffff
  return text.slice(0, isSplit ? most - 1 : most)
}
