/** Percent-encoded text as it was meant; undefined where it is not UTF-8. */
export function percentDecoded(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
