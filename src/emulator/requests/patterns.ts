import type { Numbered } from './recorded.ts'

/** Between two texts; no address and no header has it. */
export const between = '\0'

/** How many patterns a page has at most. Further kinds of requests are stored whole. */
const mostPatterns = 8

/** Each value of a pattern has a bit of a number. */
const bits = Array.from({ length: 52 }, (_, at) => 2 ** at)

/** The texts of a request that others are compared with. */
interface Pattern {
  readonly requestNames: readonly string[]
  /** The names of the headers of the reply, each followed by an empty text. */
  readonly replyNames: readonly string[]
  /** Path, query, host, then the values of the headers of the request and of the reply. */
  readonly values: readonly string[]
}

type Texts = Pick<Numbered, 'path' | 'query' | 'host' | 'headers' | 'head'>

/** What a request is like, and what differs. */
export interface Likeness {
  readonly pattern: number
  /** The bits of the values that differ. */
  readonly mask: number
}

/**
 * Requests of one client mostly have the same headers, and their replies too: what equals the pattern is not written again, which would
 * be most of the cost of a record.
 */
export class Patterns {
  #all: Pattern[] = []
  /** What differs in the request that was compared last: the bits, and the values, each with a `between` behind it. */
  mask = 0
  text = ''

  clear(): void {
    this.#all = []
  }

  /** The number of the pattern that a request has the names of; a new one if there is room, and -1 otherwise. */
  compare(one: Texts): number {
    const all = this.#all
    for (let at = 0; at < all.length; at += 1) if (this.#isLike(all[at] as Pattern, one)) return at
    if (all.length >= mostPatterns) return -1
    const made = patternOf(one)
    if (!made) return -1
    this.mask = 0
    this.text = ''
    return all.push(made) - 1
  }

  #isLike({ requestNames, replyNames, values }: Pattern, { path, query, host, headers, head }: Texts): boolean {
    const names = Object.keys(headers)
    if (names.length !== requestNames.length || head.length !== replyNames.length) return false
    let mask = 0
    let text = ''
    let at = 3
    for (let index = 0; index < names.length; index += 1, at += 1) {
      const name = names[index] as string
      if (name !== requestNames[index]) return false
      const value = valueText(headers[name])
      if (value === undefined) return false
      if (value === values[at]) continue
      mask += bits[at] as number
      text += value + between
    }
    for (let index = 0; index < head.length; index += 2, at += 1) {
      if (head[index] !== replyNames[index]) return false
      const value = valueText(head[index + 1])
      if (value === values[at]) continue
      mask += bits[at] as number
      text += value + between
    }
    let address = ''
    if (path !== values[0]) {
      mask += 1
      address = path + between
    }
    if (query !== values[1]) {
      mask += 2
      address += query + between
    }
    if (host !== values[2]) {
      mask += 4
      address += host + between
    }
    this.mask = mask
    this.text = address + text
    return true
  }

  /** Path, query, host, then names and values of the headers of the request and of the reply. */
  textsOf({ pattern, mask }: Likeness, differing: readonly string[]): string[] {
    const found = this.#all[pattern]
    if (!found) return []
    let next = -1
    const values = found.values.map((value, at) => {
      if (Math.floor(mask / (bits[at] as number)) % 2 === 0) return value
      next += 1
      return differing[next] ?? ''
    })
    const { requestNames, replyNames } = found
    const withNames = requestNames.flatMap((name, index) => [name, values[3 + index] ?? ''])
    const first = 3 + requestNames.length
    const reply = replyNames.map((name, index) => (index % 2 === 0 ? name : (values[first + (index - 1) / 2] ?? '')))
    return [...values.slice(0, 3), ...withNames, ...reply]
  }
}

/** The values of one name are separated by commas. */
export const valueText = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' || value === undefined ? value : value.join(', ')

/** Undefined if it has more values than there are bits, or a name without a value. */
function patternOf({ path, query, host, headers, head }: Texts): Pattern | undefined {
  const requestNames = Object.keys(headers)
  const values = [path, query, host]
  for (const name of requestNames) {
    const value = valueText(headers[name])
    if (value === undefined) return undefined
    values.push(value)
  }
  const replyNames: string[] = []
  for (let index = 0; index + 1 < head.length; index += 2) {
    replyNames.push(String(head[index]), '')
    values.push(valueText(head[index + 1]) ?? '')
  }
  return values.length > bits.length || replyNames.length !== head.length ? undefined : { requestNames, replyNames, values }
}
