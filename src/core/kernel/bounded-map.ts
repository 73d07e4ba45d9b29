/** Clients send longer text keys only in queries with hundreds of values: they use much memory and seldom occur again. */
const keyLengthLimit = 8192

/**
 * A map of at most `limit` entries. When it is full, a new entry replaces the
 * least recently used one, so clients cannot fill the memory. It does not keep
 * text keys over 8192 characters.
 */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: K): V | undefined {
    const known = this.#entries.get(key)
    // Only a full map needs the order of use; until then a hit costs one lookup.
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
