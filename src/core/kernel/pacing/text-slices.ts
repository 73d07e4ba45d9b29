/** The slices of a text, of at most `length` characters each (at least 2). None splits a surrogate pair, so each has a UTF-8 form of its own. */
export function* slicesOfText(text: string, length: number): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + length)
    if (end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end -= 1
    yield text.slice(at, end)
    at = end
  }
}
