/** Percent-decodes a text; undefined if it is not UTF-8. Each caller words its own error. */
export function percentDecoded(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** As `percentDecoded`, for form text, in which a plus is a space. */
export const formDecoded = (text: string): string | undefined => percentDecoded(text.replaceAll('+', ' '))

/** Text with its percent escapes decoded; what is no escape of UTF-8 stays as it is. */
export const leniently = (text: string): string => text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => percentDecoded(escapes) ?? escapes)
