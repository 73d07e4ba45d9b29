/** The tags and texts of a document, in order. A value of an attribute may hold the sign that ends a tag. */
function piecesOf(xml: string): string[] {
  const pieces: string[] = []
  let begin = 0
  let quote = ''
  const cut = (end: number): void => {
    if (end > begin) pieces.push(xml.slice(begin, end))
    begin = end
  }
  for (let at = 0; at < xml.length; at++) {
    const sign = xml.charAt(at)
    const isInTag = xml.charAt(begin) === '<'
    if (isInTag && quote === '' && (sign === '"' || sign === "'")) quote = sign
    else if (isInTag && sign === quote) quote = ''
    else if (isInTag && quote === '' && sign === '>') cut(at + 1)
    else if (!isInTag && sign === '<') cut(at)
  }
  cut(xml.length)
  return pieces
}

/** An element of XML with each element on a line of its own; one that holds text alone stays on one line. */
export function indentedXml(xml: string, indent: string): string {
  // Marked sections and comments hold any signs.
  if (xml.includes('<!')) return indent + xml
  const pieces = piecesOf(xml)
  const lines: string[] = []
  let depth = 0
  for (let at = 0; at < pieces.length; at++) {
    const [one = '', next = '', afterNext = ''] = pieces.slice(at, at + 3)
    const pad = () => indent + '  '.repeat(Math.max(0, depth))
    if (one.startsWith('</')) {
      depth -= 1
      lines.push(pad() + one)
    } else if (!one.startsWith('<')) {
      if (one.trim() !== '') lines.push(pad() + one.trim())
    } else if (one.endsWith('/>') || one.startsWith('<?')) lines.push(pad() + one)
    else if (next.startsWith('</')) {
      lines.push(pad() + one + next)
      at += 1
    } else if (!next.startsWith('<') && afterNext.startsWith('</')) {
      lines.push(pad() + one + next + afterNext)
      at += 2
    } else {
      lines.push(pad() + one)
      depth += 1
    }
  }
  return lines.join('\n')
}
