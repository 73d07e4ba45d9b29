/**
 * Caches recently read content, up to a total number of bytes; the least recently used goes first. Only for bytes that
 * never change: all callers share the same bytes, and must not change them.
 */
export class PieceCache {
  readonly #limitBytes: number
  readonly #pieces = new Map<string, Uint8Array>()
  #heldBytes = 0

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  /** The cached bytes under a name, if they have this length. */
  get(name: string, length: number): Uint8Array | undefined {
    const piece = this.#pieces.get(name)
    if (piece?.length !== length) return undefined
    this.#pieces.delete(name)
    this.#pieces.set(name, piece)
    return piece
  }

  /** Stores a copy. */
  keep(name: string, bytes: Uint8Array): void {
    this.drop(name)
    // A view of a larger buffer, so that code that frees the memory of whole buffers leaves it alone.
    const piece = new Uint8Array(bytes.length + 1).subarray(0, bytes.length)
    piece.set(bytes)
    this.#pieces.set(name, piece)
    this.#heldBytes += bytes.length
    for (const oldest of this.#pieces.keys()) {
      if (this.#heldBytes <= this.#limitBytes) return
      this.drop(oldest)
    }
  }

  drop(name: string): void {
    this.#heldBytes -= this.#pieces.get(name)?.length ?? 0
    this.#pieces.delete(name)
  }
}
