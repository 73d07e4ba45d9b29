import { BodyCopy, noBody } from './body-copy.ts'
import type { Numbered } from './recorded.ts'

/** The bytes that are reserved at once. Longer texts have memory of their own. */
const slabBytes = 256 * 1024

/** Between two texts; no address and no header has it. */
const between = '\0'

/**
 * Keeps requests as bytes side by side, which the collector of garbage need not follow: thousands of requests with all their
 * headers cost it as much as recording them.
 */
export class Packer {
  #slab = Buffer.alloc(0)
  #used = 0

  /** The same request, packed. Its headers and its body must be complete. */
  pack(one: Numbered): PackedRequest {
    const { headers, head, replyBody } = one
    let text = one.path + between + one.query + between + one.host
    let names = 0
    for (const name in headers) {
      const value = headers[name]
      if (value === undefined) continue
      names += 1
      text += between + name + between + (typeof value === 'string' ? value : value.join(', '))
    }
    for (let at = 0; at + 1 < head.length; at += 2) {
      const value = head[at + 1] ?? ''
      text += between + String(head[at]) + between + (typeof value === 'string' ? value : value.join(', '))
    }
    const { text: body = '' } = replyBody
    // A character takes three bytes at most.
    const most = (text.length + body.length) * 3
    if (most > this.#slab.length - this.#used) {
      this.#slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, most))
      this.#used = 0
    }
    const slab = this.#slab
    const start = this.#used
    const middle = start + slab.write(text, start)
    const end = body === '' ? middle : middle + slab.write(body, middle)
    this.#used = end
    return new PackedRequest(one, { slab, start, middle, end, names })
  }
}

/** Where the texts of a request are. */
interface Place {
  readonly slab: Buffer
  readonly start: number
  /** Where the body of the reply begins, and ends. */
  readonly middle: number
  readonly end: number
  /** The number of headers of the request. */
  readonly names: number
}

/** A recorded request whose texts are read when they are asked for. */
export class PackedRequest implements Numbered {
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
  // Each on its own: an object for them would be one more for the collector.
  #slab: Buffer
  #start: number
  #middle: number
  #end: number
  #names: number
  /** Undefined if the body is among the bytes. */
  #replyBody: BodyCopy | undefined

  constructor(one: Numbered, { slab, start, middle, end, names }: Place) {
    this.id = one.id
    this.at = one.at
    this.method = one.method
    this.isSecure = one.isSecure
    this.operation = one.operation
    this.status = one.status
    this.durationMs = one.durationMs
    this.user = one.user
    this.faultId = one.faultId
    this.isStreamed = one.isStreamed
    this.shard = one.shard
    this.body = one.body
    const { text, size } = one.replyBody
    if (text === undefined) this.#replyBody = size === 0 && !one.isStreamed ? noBody : one.replyBody
    this.#slab = slab
    this.#start = start
    this.#middle = middle
    this.#end = end
    this.#names = names
    this.heldBytes = one.heldBytes + middle - start
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
    for (let at = 3; at < 3 + 2 * this.#names; at += 2) pairs.push([texts[at] ?? '', texts[at + 1] ?? ''])
    return Object.fromEntries(pairs)
  }

  get head(): readonly string[] {
    return this.#texts().slice(3 + 2 * this.#names)
  }

  get replyBody(): BodyCopy {
    if (this.#replyBody) return this.#replyBody
    const copy = new BodyCopy()
    copy.take(this.#slab.toString('utf8', this.#middle, this.#end))
    return copy
  }

  /** Drops the headers and the bodies. */
  drop(): void {
    const { replyBody } = this
    replyBody.drop()
    this.body.drop()
    this.#replyBody = replyBody
    this.#names = 0
    const slab = Buffer.from(this.#texts().slice(0, 3).join(between))
    this.#slab = slab
    this.#start = 0
    this.#middle = slab.length
    this.#end = slab.length
  }

  #texts(): string[] {
    return this.#slab.toString('utf8', this.#start, this.#middle).split(between)
  }
}
