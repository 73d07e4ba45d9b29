import { createHash } from 'node:crypto'
import { mostBodyBytes } from './fixture.ts'

/** A body that was read up to a bound. */
export interface HeldBody {
  /** What was read: all of it, if `isWhole`. */
  readonly bytes: Buffer
  readonly isWhole: boolean
}

/** Reads a body to its end, or until it is longer than the bound; the rest is then still to be read from the iterator. */
export async function holdBody(pieces: AsyncIterator<Uint8Array>): Promise<HeldBody> {
  const held: Uint8Array[] = []
  let size = 0
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    held.push(next.value)
    size += next.value.length
    if (size > mostBodyBytes) return { bytes: Buffer.concat(held), isWhole: false }
  }
  return { bytes: Buffer.concat(held), isWhole: true }
}

/** A body of any length, of which only the size and the hash stay. */
export class LongBody {
  readonly #hash = createHash('sha256')
  #size = 0

  add(piece: Uint8Array): void {
    this.#hash.update(piece)
    this.#size += piece.length
  }

  get size(): number {
    return this.#size
  }

  /** SHA-256 in hexadecimal digits. Called once, after the last piece. */
  hash(): string {
    return this.#hash.digest('hex')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The bytes as text; undefined if they are no UTF-8, or have characters that texts do not have. */
export function decodedText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** A copy of a body that passes by, as long as it is within the bound. */
export class ReplyCopy {
  #held: Uint8Array[] | undefined = []
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Undefined if the body was longer than the bound. */
  get whole(): Buffer | undefined {
    return this.#held && Buffer.concat(this.#held)
  }

  async *of(pieces: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      this.#size += next.value.length
      if (this.#size > mostBodyBytes) this.#held = undefined
      this.#held?.push(next.value)
      yield next.value
    }
  }
}
