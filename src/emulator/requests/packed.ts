import { BodyCopy, noBody } from './body-copy.ts'
import { between, Patterns, valueText } from './patterns.ts'
import type { Numbered } from './recorded.ts'

/** The number of requests of a page. */
export const pageRows = 256

/** The bytes that a page reserves at once. Longer texts have memory of their own. */
const slabBytes = 256 * 1024

/** Path, query, host, then names and values of the headers of the request and of the reply. */
function wholeText({ path, query, host, headers, head }: Numbered): { readonly text: string; readonly names: number } {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  const texts = [path, query, host, ...given.flatMap(([name, value]) => [name, valueText(value)]), ...head.map(valueText)]
  return { text: texts.join(between), names: given.length }
}

/** The numbers of a request. */
const columns = {
  id: 0,
  at: 1,
  status: 2,
  durationMs: 3,
  faultId: 4,
  flags: 5,
  heldBytes: 6,
  start: 7,
  middle: 8,
  end: 9,
  names: 10,
  pattern: 11,
  mask: 12,
} as const
const width = 13

const secure = 1
const streamed = 2

/**
 * Requests side by side in columns, their texts as bytes: the collector of garbage need not follow them one by one, which would cost
 * as much as recording them. A page that is used again keeps its memory.
 */
export class RequestPage {
  readonly #numbers = new Float64Array(pageRows * width)
  readonly #methods = new Array<string>(pageRows).fill('')
  readonly #operations = new Array<string | undefined>(pageRows).fill(undefined)
  readonly #users = new Array<string | undefined>(pageRows).fill(undefined)
  readonly #bodies = new Array<BodyCopy>(pageRows).fill(noBody)
  /** Undefined for a body that is among the bytes. */
  readonly #replyBodies = new Array<BodyCopy | undefined>(pageRows).fill(undefined)
  readonly #slabs = new Array<Buffer | undefined>(pageRows).fill(undefined)
  readonly #patterns = new Patterns()
  #slab: Buffer | undefined
  #used = 0

  /** Forgets what it has. */
  renew(): void {
    this.#numbers.fill(0)
    this.#bodies.fill(noBody)
    this.#replyBodies.fill(undefined)
    this.#slabs.fill(undefined)
    this.#patterns.clear()
    this.#used = 0
  }

  /** Packs a request, whose headers and body must be complete. Returns the memory that it takes. */
  put(row: number, one: Numbered): number {
    const { replyBody } = one
    const patterns = this.#patterns
    const pattern = patterns.compare(one)
    const { text, names } = pattern < 0 ? wholeText(one) : { text: patterns.text, names: Object.keys(one.headers).length }
    const { text: body = '' } = replyBody
    // A character takes three bytes at most.
    const slab = this.#room((text.length + body.length) * 3)
    const start = this.#used
    const middle = start + slab.write(text, start)
    const end = body === '' ? middle : middle + slab.write(body, middle)
    this.#used = end
    const heldBytes = one.heldBytes + middle - start
    const numbers = this.#numbers
    const from = row * width
    numbers[from + columns.id] = one.id
    numbers[from + columns.at] = one.at
    numbers[from + columns.status] = one.status
    numbers[from + columns.durationMs] = one.durationMs
    numbers[from + columns.faultId] = one.faultId ?? Number.NaN
    numbers[from + columns.flags] = (one.isSecure ? secure : 0) + (one.isStreamed ? streamed : 0)
    numbers[from + columns.heldBytes] = heldBytes
    numbers[from + columns.start] = start
    numbers[from + columns.middle] = middle
    numbers[from + columns.end] = end
    numbers[from + columns.names] = names
    numbers[from + columns.pattern] = pattern
    numbers[from + columns.mask] = patterns.mask
    this.#methods[row] = one.method
    this.#operations[row] = one.operation
    this.#users[row] = one.user
    this.#slabs[row] = slab
    if (one.body !== noBody) this.#bodies[row] = one.body
    if (replyBody.text === undefined) this.#replyBodies[row] = replyBody.size === 0 && !one.isStreamed ? noBody : replyBody
    return heldBytes
  }

  #room(most: number): Buffer {
    if (this.#slab && most <= this.#slab.length - this.#used) return this.#slab
    this.#slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, most))
    this.#used = 0
    return this.#slab
  }

  idAt(row: number): number {
    return this.#numbers[row * width] ?? 0
  }

  heldAt(row: number): number {
    return this.#numbers[row * width + columns.heldBytes] ?? 0
  }

  delete(row: number): void {
    this.#numbers[row * width] = 0
    this.#slabs[row] = undefined
    this.#bodies[row] = noBody
    this.#replyBodies[row] = undefined
  }

  /** Drops the headers and the bodies of a request. */
  drop(row: number): void {
    const from = row * width
    const replyBody = this.replyBodyAt(row)
    replyBody.drop()
    this.#bodies[row]?.drop()
    const slab = Buffer.from(this.textsAt(row).slice(0, 3).join(between))
    this.#replyBodies[row] = replyBody
    this.#slabs[row] = slab
    this.#numbers[from + columns.names] = 0
    this.#numbers[from + columns.pattern] = -1
    this.#numbers[from + columns.start] = 0
    this.#numbers[from + columns.middle] = slab.length
    this.#numbers[from + columns.end] = slab.length
  }

  /** Path, query, host, then names and values of the headers of the request and of the reply. */
  textsAt(row: number): string[] {
    const from = row * width
    const { [from + columns.start]: start, [from + columns.middle]: middle } = this.#numbers
    const texts = (this.#slabs[row]?.toString('utf8', start, middle) ?? '').split(between)
    const { [from + columns.pattern]: pattern = -1, [from + columns.mask]: mask = 0 } = this.#numbers
    return pattern < 0 ? texts : this.#patterns.textsOf({ pattern, mask }, texts)
  }

  replyBodyAt(row: number): BodyCopy {
    const kept = this.#replyBodies[row]
    if (kept) return kept
    const { [row * width + columns.middle]: middle, [row * width + columns.end]: end } = this.#numbers
    const copy = new BodyCopy()
    copy.take(this.#slabs[row]?.toString('utf8', middle, end) ?? '')
    return copy
  }

  /** The request in a row. */
  read(row: number, shard: string | undefined): Numbered {
    const number = (column: number): number => this.#numbers[row * width + column] ?? 0
    const faultId = number(columns.faultId)
    const flags = number(columns.flags)
    return new ReadRequest(this, row, {
      id: number(columns.id),
      at: number(columns.at),
      status: number(columns.status),
      durationMs: number(columns.durationMs),
      faultId: Number.isNaN(faultId) ? undefined : faultId,
      isSecure: (flags & secure) !== 0,
      isStreamed: (flags & streamed) !== 0,
      heldBytes: number(columns.heldBytes),
      names: number(columns.names),
      method: this.#methods[row] ?? '',
      operation: this.#operations[row],
      user: this.#users[row],
      body: this.#bodies[row] ?? noBody,
      shard,
    })
  }
}

type Known = Omit<Numbered, 'path' | 'query' | 'host' | 'headers' | 'head' | 'replyBody'> & { readonly names: number }

/** A recorded request whose texts are read when they are asked for. Once another request has its place they are empty. */
class ReadRequest implements Numbered {
  readonly id: number
  readonly at: number
  readonly method: string
  readonly isSecure: boolean
  readonly operation: string | undefined
  readonly status: number
  readonly durationMs: number
  readonly user: string | undefined
  readonly faultId: number | undefined
  readonly isStreamed: boolean
  readonly shard: string | undefined
  readonly body: BodyCopy
  readonly heldBytes: number
  readonly #page: RequestPage
  readonly #row: number
  readonly #names: number

  constructor(page: RequestPage, row: number, known: Known) {
    this.id = known.id
    this.at = known.at
    this.method = known.method
    this.isSecure = known.isSecure
    this.operation = known.operation
    this.status = known.status
    this.durationMs = known.durationMs
    this.user = known.user
    this.faultId = known.faultId
    this.isStreamed = known.isStreamed
    this.shard = known.shard
    this.body = known.body
    this.heldBytes = known.heldBytes
    this.#names = known.names
    this.#page = page
    this.#row = row
  }

  get path(): string {
    return this.#texts()[0] ?? ''
  }

  get query(): string {
    return this.#texts()[1] ?? ''
  }

  get host(): string {
    return this.#texts()[2] ?? ''
  }

  get headers(): Numbered['headers'] {
    const texts = this.#texts()
    const pairs: [string, string][] = []
    for (let at = 3; at + 1 < Math.min(texts.length, 3 + 2 * this.#names); at += 2) pairs.push([texts[at] ?? '', texts[at + 1] ?? ''])
    return Object.fromEntries(pairs)
  }

  get head(): readonly string[] {
    return this.#texts().slice(3 + 2 * this.#names)
  }

  get replyBody(): BodyCopy {
    return this.#isThere() ? this.#page.replyBodyAt(this.#row) : noBody
  }

  #isThere(): boolean {
    return this.#page.idAt(this.#row) === this.id
  }

  #texts(): string[] {
    return this.#isThere() ? this.#page.textsAt(this.#row) : []
  }
}
