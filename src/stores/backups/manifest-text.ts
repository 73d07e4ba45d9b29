import { StringDecoder } from 'node:string_decoder'

/** Manifests as text, in pieces: with millions of entries they are longer than a string. */

/** The name of the entry that describes the others. */
export const manifestName = 'manifest.json'

/** What a manifest tells of an entry. */
export interface ManifestEntry {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  readonly rows?: number
}

const pieceLength = 256 * 1024
/** The maximum length of what is beside the entries, and of one of them, in characters. */
const maxFactsLength = 64 * 1024 * 1024
const maxEntryLength = 1024 * 1024

const begin = '"entries":['

/** The JSON of the facts, with the entries as its last member. */
export function* manifestText(facts: object, entries: Iterable<ManifestEntry>): Generator<string> {
  let text = JSON.stringify({ ...facts, entries: [] }).slice(0, -2)
  let separator = ''
  for (const entry of entries) {
    text += separator + JSON.stringify(entry)
    separator = ','
    if (text.length < pieceLength) continue
    yield text
    text = ''
  }
  yield `${text}]}`
}

/**
 * Reads a manifest as `manifestText` has written it, and calls `onEntry` with each value among its entries. Returns the facts, with
 * no entries. Fails with `SyntaxError` on any other text.
 */
export async function readManifestText(pieces: AsyncIterable<Uint8Array>, onEntry: (entry: unknown) => void): Promise<unknown> {
  const decoder = new StringDecoder('utf8')
  const parts = new ManifestParts(onEntry)
  for await (const piece of pieces) parts.add(decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.length)))
  parts.add(decoder.end())
  return parts.facts()
}

class ManifestParts {
  readonly #onEntry: (entry: unknown) => void
  #part: 'head' | 'entries' | 'tail' = 'head'
  /** What comes before and after the entries. */
  #head = ''
  #tail = ''
  /** What is not read yet. */
  #rest = ''
  #isFirst = true

  constructor(onEntry: (entry: unknown) => void) {
    this.#onEntry = onEntry
  }

  add(text: string): void {
    if (this.#part === 'tail') this.#tail += text
    else this.#rest += text
    if (this.#part === 'head') this.#readHead()
    if (this.#part === 'entries') this.#readEntries()
    if (this.#head.length + this.#tail.length > maxFactsLength || (this.#part === 'entries' && this.#rest.length > maxEntryLength))
      throw new SyntaxError('It is too long.')
  }

  facts(): unknown {
    if (this.#part !== 'tail') throw new SyntaxError('It has no entries, or no end.')
    return JSON.parse(this.#head + this.#tail)
  }

  /** A quotation mark within a text has a backslash before it, so the first match is no text. */
  #readHead(): void {
    const found = this.#rest.indexOf(begin)
    // The last characters may be the first ones of a match.
    const end = found < 0 ? Math.max(this.#rest.length - begin.length, 0) : found + begin.length
    this.#head += this.#rest.slice(0, end)
    this.#rest = this.#rest.slice(end)
    if (found >= 0) this.#part = 'entries'
  }

  /** No value of an entry has a brace: a text with one is none that this server has written. */
  #readEntries(): void {
    const text = this.#rest
    let at = 0
    while (at < text.length && this.#part === 'entries') {
      if (text[at] === ']') {
        this.#part = 'tail'
        this.#tail = text.slice(at)
        at = text.length
        break
      }
      const from = this.#isFirst ? at : at + 1
      const end = text.indexOf('}', from)
      if (end < 0) break
      if (!this.#isFirst && text[at] !== ',') throw new SyntaxError('There is no comma between two entries.')
      this.#onEntry(JSON.parse(text.slice(from, end + 1)))
      this.#isFirst = false
      at = end + 1
    }
    this.#rest = text.slice(at)
  }
}
