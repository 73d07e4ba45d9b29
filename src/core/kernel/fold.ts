/**
 * The one rule by which text is compared, ordered and searched (decisions O):
 * Unicode NFC, then locale-free lower case. It runs here, on write and on
 * literals, never in a database, so that every database agrees.
 */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase()

const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800

/** The order of folded texts: that of their code points, as databases have it, which UTF-16 units are not in. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let at = 0; at < length; at++) {
    const [a, b] = [left.charCodeAt(at), right.charCodeAt(at)]
    if (a === b) continue
    // Half a pair stands for a code point behind all single units.
    if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1
    return a < b ? -1 : 1
  }
  return Math.sign(left.length - right.length)
}
