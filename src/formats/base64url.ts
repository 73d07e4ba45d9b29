const alphabet = /^[\w-]*$/
/** The last character where it holds four or two bits that stand for nothing, which are zero. */
const lastOfOneByte = /[AQgw]$/
const lastOfTwoBytes = /[AEIMQUYcgkosw048]$/

/**
 * Whether a text is the one spelling of its bytes in base64url (RFC 4648, 5):
 * no padding, no blanks, no other alphabet, and no bits beside those of the
 * bytes. Decoders let all of these pass, so that one value has many texts.
 */
export function isCanonicalBase64url(text: string): boolean {
  if (!alphabet.test(text)) return false
  const rest = text.length % 4
  if (rest === 0) return true
  return rest === 1 ? false : (rest === 2 ? lastOfOneByte : lastOfTwoBytes).test(text.slice(-1))
}

/** Whether a text is `count` such spellings with a dot between each two of them. */
export function isCanonicalParts(text: string, count: number): boolean {
  const parts = text.split('.', count + 1)
  return parts.length === count && parts.every(isCanonicalBase64url)
}
