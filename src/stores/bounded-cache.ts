/** What was made for a key, the least recently used forgotten first. */
export interface BoundedCache<V> {
  get(key: string, make: () => V): V
}

/** Longer keys come from queries with hundreds of terms, whose texts would fill the memory and are hardly asked for twice. */
const keyLengthLimit = 8192

/** A cache of at most `limit` entries of bounded length, so that what clients shape cannot fill the memory. */
export function boundedCache<V>(limit: number): BoundedCache<V> {
  const entries = new Map<string, V>()
  return {
    get(key, make) {
      const known = entries.get(key)
      if (known !== undefined) {
        // Only a full cache needs an order; until then a hit costs one lookup.
        if (entries.size >= limit) {
          entries.delete(key)
          entries.set(key, known)
        }
        return known
      }
      const made = make()
      if (key.length > keyLengthLimit) return made
      entries.set(key, made)
      if (entries.size > limit) {
        for (const oldest of entries.keys()) {
          entries.delete(oldest)
          break
        }
      }
      return made
    },
  }
}
