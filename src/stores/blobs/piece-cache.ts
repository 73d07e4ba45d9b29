/**
 * Keeps what was read of late in memory, up to a number of bytes together;
 * what was not asked for longest goes first. Only for bytes that never change:
 * whoever asks gets the same ones, and may only read them.
 */
export class PieceCache {
  readonly #limitBytes: number
  readonly #pieces = new Map<string, Uint8Array>()
  #heldBytes = 0

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  /** The bytes that were kept under a name, where there are as many as that. */
  get(name: string, length: number): Uint8Array | undefined {
    const piece = this.#pieces.get(name)
    if (piece?.length !== length) return undefined
    this.#pieces.delete(name)
    this.#pieces.set(name, piece)
    return piece
  }

  /** Keeps a copy. */
  keep(name: string, bytes: Uint8Array): void {
    this.drop(name)
    // A part of more than itself: whoever gives the memory of whole pieces back leaves it alone.
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
