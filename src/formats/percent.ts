/** Percent-encoded text as it was meant; undefined where it is not UTF-8. Each caller says in its own words what cannot be read. */
export function percentDecoded(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The same for text of a form, in which a plus stands for a space. */
export const formDecoded = (text: string): string | undefined => percentDecoded(text.replaceAll('+', ' '))
