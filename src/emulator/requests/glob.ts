import { fold } from '../../core/kernel/fold.ts'

/** Whether a folded text fits a pattern. */
export type Glob = (folded: string) => boolean

/** Any text without a slash. */
const within = -1
/** Any text. */
const across = -2
/** Nothing, or the token behind it. */
const perhaps = -3
/** Any text that ends in a slash. */
const segments = -4

/**
 * A matcher for patterns: `*` stands for any text within a segment, `**` for any text, and between slashes for any number
 * of segments, also none. Letter case does not count. The time is at most in proportion to the length of the pattern times
 * that of the text.
 */
export function globOf(pattern: string): Glob {
  const tokens = tokensOf(fold(pattern))
  const wild = tokens.findIndex((token) => token < 0)
  if (wild < 0) {
    const whole = fold(pattern)
    return (text) => text === whole
  }
  const start = String.fromCharCode(...tokens.slice(0, wild))
  const rest = tokens.slice(wild)
  return (text) => text.startsWith(start) && fits(rest, text.slice(start.length))
}

function tokensOf(pattern: string): number[] {
  const tokens: number[] = []
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] !== '*') tokens.push(pattern.charCodeAt(at))
    else if (pattern[at + 1] !== '*') tokens.push(within)
    else {
      at += 1
      while (pattern[at + 1] === '*') at += 1
      const isBetween = pattern[at + 1] === '/' && tokens.at(-1) === slash
      if (isBetween) {
        tokens.push(perhaps, segments)
        at += 1
      } else tokens.push(across)
    }
  }
  return tokens
}

const slash = '/'.charCodeAt(0)

/** Follows all ways through the tokens at once. */
function fits(tokens: readonly number[], text: string): boolean {
  const end = tokens.length
  let now = new Uint8Array(end + 1)
  let next = new Uint8Array(end + 1)
  enter(tokens, now, 0)
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    let isAlive = false
    for (let place = 0; place < end; place += 1) {
      if (now[place] === 0) continue
      const token = tokens[place] as number
      if (token === char || (token === segments && char === slash)) isAlive = enter(tokens, next, place + 1)
      if (token === across || token === segments || (token === within && char !== slash)) {
        next[place] = 1
        isAlive = true
      }
      if (token === across || token === within) {
        if (next[place] === 1) isAlive = enter(tokens, next, place + 1)
      }
    }
    if (!isAlive) return false
    const spent = now
    now = next
    next = spent.fill(0)
  }
  return now[end] === 1
}

/** Notes that the tokens before a place are used up; a token that may stand for nothing is used up at once. */
function enter(tokens: readonly number[], places: Uint8Array, place: number): true {
  let at = place
  places[at] = 1
  while (at < tokens.length) {
    const token = tokens[at] as number
    if (token === perhaps) {
      places[at + 1] = 1
      at += 2
    } else if (token === within || token === across) at += 1
    else break
    places[at] = 1
  }
  return true
}
