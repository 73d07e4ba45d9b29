const alphabet = /^[\w-]*$/
/** The valid last characters if the text ends with one or two bytes of a group: the unused bits must be zero. */
const lastOfOneByte = /[AQgw]$/
const lastOfTwoBytes = /[AEIMQUYcgkosw048]$/

/**
 * Whether a text is the canonical base64url encoding of its bytes (RFC 4648, 5): no padding, no blanks, no other
 * alphabet, no unused bits set. Decoders accept all of these, so that one value would have many encodings.
 */
export function isCanonicalBase64url(text: string): boolean {
  if (!alphabet.test(text)) return false
  const rest = text.length % 4
  if (rest === 0) return true
  return rest === 1 ? false : (rest === 2 ? lastOfOneByte : lastOfTwoBytes).test(text.slice(-1))
}

/** Whether a text is `count` such encodings, separated by dots. */
export function isCanonicalParts(text: string, count: number): boolean {
  const parts = text.split('.', count + 1)
  return parts.length === count && parts.every(isCanonicalBase64url)
}
