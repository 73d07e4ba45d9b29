/** Longer text is no number to anybody. */
export const maxNumberLength = 100

const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** The number that a text writes out, such as `-1.5e3`, with blanks around it; undefined for any other text and for one of more than 100 characters. */
export const numberIn = (text: string): number | undefined =>
  text.length <= maxNumberLength && decimal.test(text) ? Number(text) : undefined

/**
 * A text without those of the given characters that stand at its end. Time is
 * linear, which `text.replace(/x+$/, '')` does not have: that begins again at
 * every x.
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
