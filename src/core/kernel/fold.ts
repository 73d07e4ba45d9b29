/**
 * The only rule for comparing, ordering and searching text (decisions/0002):
 * Unicode NFC, then lower case without a locale. It runs here, on writes and on
 * literals, never in a database, so all databases give the same results.
 */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase()

const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800

/** Compares folded texts by code points, as databases do. The order of UTF-16 units differs. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let at = 0; at < length; at++) {
    const [a, b] = [left.charCodeAt(at), right.charCodeAt(at)]
    if (a === b) continue
    // A surrogate belongs to a code point that is greater than every single unit.
    if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1
    return a < b ? -1 : 1
  }
  return Math.sign(left.length - right.length)
}
