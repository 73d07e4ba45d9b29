import { createCipheriv, createHash } from 'node:crypto'

/** The bytes that an id takes. */
export const bytesOfId = 10

/** Random bytes that are the same for the same seed and purpose: the key stream of AES in counter mode. */
export class RandomSource {
  readonly #key: Buffer
  #drawn = 0
  #stream: ReturnType<typeof createCipheriv>

  constructor(seed: number, purpose: string) {
    this.#key = createHash('sha256').update(`tenon emulator ${seed} ${purpose}`).digest()
    this.#stream = this.#streamAt(0)
  }

  bytes(count: number): Buffer {
    this.#drawn += count
    return this.#stream.update(Buffer.alloc(count))
  }

  /** A GUID that begins with its time (RFC 9562, version 7). */
  id(now: number): string {
    const random = this.bytes(bytesOfId)
    const time = Math.floor(now).toString(16).padStart(12, '0')
    const text = random.toString('hex')
    const variant = ((random[2] as number) % 4) + 8
    return `${time.slice(0, 8)}-${time.slice(8)}-7${text.slice(0, 3)}-${variant.toString(16)}${text.slice(6, 9)}-${text.slice(8)}`
  }

  /** The number of bytes that were drawn. */
  get position(): number {
    return this.#drawn
  }

  /** Goes back to a position. */
  set position(drawn: number) {
    this.#stream = this.#streamAt(drawn)
    this.#drawn = drawn
  }

  #streamAt(drawn: number): ReturnType<typeof createCipheriv> {
    const counter = Buffer.alloc(16)
    counter.writeBigUInt64BE(BigInt(Math.floor(drawn / 16)), 8)
    const stream = createCipheriv('aes-256-ctr', this.#key, counter)
    stream.update(Buffer.alloc(drawn % 16))
    return stream
  }
}
