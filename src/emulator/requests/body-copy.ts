/** The maximum number of bytes of a body that are kept. */
export const keptBytes = 64 * 1024

/** The beginning of a body that passes by. */
export class BodyCopy {
  #size = 0
  #kept: Uint8Array[] | undefined
  #text: string | undefined
  #room = keptBytes
  #isDropped = false

  /** The size of what has passed, in bytes. */
  get size(): number {
    return this.#text === undefined ? this.#size : Buffer.byteLength(this.#text)
  }

  /** Keeps a whole body. A character of it takes three bytes at most. */
  take(body: string | Uint8Array): void {
    if (typeof body !== 'string') this.add(body)
    else if (body.length <= keptBytes / 3 || (body.length <= keptBytes && Buffer.byteLength(body) <= keptBytes)) this.#text = body
    else this.add(Buffer.from(body.slice(0, keptBytes)), Buffer.byteLength(body))
  }

  /** Copies a piece, whose memory somebody else may use again. */
  add(piece: Uint8Array, size = piece.length): void {
    this.#size += size
    if (this.#room <= 0 || this.#isDropped) return
    const part = Uint8Array.prototype.slice.call(piece, 0, this.#room)
    this.#room -= part.length
    this.#kept ??= []
    this.#kept.push(part)
  }

  /** The body if it was taken as text. */
  get text(): string | undefined {
    return this.#text
  }

  /** The memory that the copy takes, about. */
  get heldBytes(): number {
    return (this.#text?.length ?? 0) + keptBytes - this.#room
  }

  /** Frees the memory. */
  drop(): void {
    this.#size = this.size
    this.#isDropped = this.#size > 0
    this.#kept = undefined
    this.#text = undefined
    this.#room = keptBytes
  }

  /** The copy as text, in Base64 behind `base64:` if it is no UTF-8 and no UTF-16; undefined if nothing has passed. */
  read(): string | undefined {
    if (this.#text !== undefined) return this.#text === '' ? undefined : this.#text
    if (!this.#kept) return undefined
    const bytes = Buffer.concat(this.#kept)
    return textOf(bytes) ?? `base64:${bytes.toString('base64')}`
  }

  /** Why the copy is not the whole body; undefined if it is. */
  fault(which: 'request' | 'reply'): string | undefined {
    if (this.#isDropped) return `The body of the ${which} is no longer kept: the bodies of later requests took its place.`
    if (this.#text !== undefined || this.size <= keptBytes) return undefined
    return `The body of the ${which} is cut: it has ${this.size} bytes, of which ${keptBytes} are kept.`
  }
}

/** The copy of a body that is missing. */
export const noBody = new BodyCopy()

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The decoder of a text: one of UTF-16 begins with its byte order mark or with a character of ASCII. */
function decoderOf([first, second]: Uint8Array): InstanceType<typeof TextDecoder> {
  if (second === 0 || (first === 0xff && second === 0xfe)) return new TextDecoder('utf-16le', { fatal: true })
  if (first === 0 || (first === 0xfe && second === 0xff)) return new TextDecoder('utf-16be', { fatal: true })
  return utf8
}

/** Undefined if the bytes are no UTF-8 and no UTF-16. A character that is cut at the end is left out. */
function textOf(bytes: Buffer): string | undefined {
  const decoder = decoderOf(bytes)
  for (let cut = 0; cut < (bytes.length === keptBytes ? 4 : 1); cut += 1) {
    try {
      return decoder.decode(bytes.subarray(0, bytes.length - cut))
    } catch {}
  }
  return undefined
}

/** The pieces of a body, copied while they are read. */
export async function* copied(body: AsyncIterable<Uint8Array>, copy: BodyCopy): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    copy.add(piece)
    yield piece
  }
}
