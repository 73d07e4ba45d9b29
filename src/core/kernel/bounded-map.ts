/** Longer text keys come from clients who ask hundreds of things at once: they would fill the memory and hardly come twice. */
const keyLengthLimit = 8192

/**
 * A map of at most `limit` entries, the one that was unused for longest
 * forgotten first, so that what clients shape cannot fill the memory. Text
 * keys over 8192 characters are not kept.
 */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: K): V | undefined {
    const known = this.#entries.get(key)
    // Only a full map needs an order; until then a hit costs one lookup.
    if (known !== undefined && this.#entries.size >= this.#limit) {
      this.#entries.delete(key)
      this.#entries.set(key, known)
    }
    return known
  }

  set(key: K, value: V): void {
    if (typeof key === 'string' && key.length > keyLengthLimit) return
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#limit) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }

  getOrMake(key: K, make: () => V): V {
    const known = this.get(key)
    if (known !== undefined) return known
    const made = make()
    this.set(key, made)
    return made
  }

  delete(key: K): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
