/** What a server holds, as texts by name: `file//Crash files/a.bin` → the hash of its bytes. */
export type Facts = ReadonlyMap<string, string>

/** What one write makes of the facts; undefined for one that is gone. */
export type Effects = Readonly<Record<string, string | undefined>>

/**
 * What the server has acknowledged, and what it may have done: each writer has one write under way at most, whose effects are
 * all there after a crash, or none of them.
 */
export class Ledger {
  readonly #known = new Map<string, string>()
  readonly #open = new Map<string, Effects>()
  readonly #inParts = new Set<string>()
  /** How many writes were acknowledged, by the kind of write. */
  readonly acknowledged = new Map<string, number>()

  /** With `inParts` each effect may be there or not: the server promises nothing of the whole. */
  begin(writer: string, effects: Effects, inParts = false): void {
    this.#open.set(writer, effects)
    if (inParts) this.#inParts.add(writer)
    else this.#inParts.delete(writer)
  }

  /** The server has answered that the write is done. */
  confirm(writer: string, kind: string): void {
    this.#apply(this.#open.get(writer) ?? {})
    this.#open.delete(writer)
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1)
  }

  /** The server has answered that nothing is done. */
  withdraw(writer: string): void {
    this.#open.delete(writer)
  }

  get total(): number {
    return [...this.acknowledged.values()].reduce((sum, count) => sum + count, 0)
  }

  /** The facts whose names begin so. */
  under(prefix: string): [string, string][] {
    return [...this.#known].filter(([name]) => name.startsWith(prefix))
  }

  /**
   * Compares with what a server holds after a crash, and returns the differences, one line each. Writes that were under way are
   * settled by what is there.
   */
  settle(found: Facts): string[] {
    const faults: string[] = []
    for (const [writer, effects] of this.#open) {
      const entries = Object.entries(effects)
      if (this.#inParts.has(writer)) {
        this.#apply(Object.fromEntries(entries.filter(([name, value]) => found.get(name) === value)))
        continue
      }
      const isDone = entries.every(([name, value]) => found.get(name) === value)
      const isUndone = entries.every(([name]) => found.get(name) === this.#known.get(name))
      if (isDone) this.#apply(effects)
      else if (!isUndone)
        faults.push(
          `${writer} was cut in half: ${entries.map(([name, value]) => `${name} is ${found.get(name)}, ${this.#known.get(name)} before, ${value} after`).join('; ')}`,
        )
    }
    this.#open.clear()
    for (const [name, value] of this.#known) {
      if (found.get(name) !== value) faults.push(`${name} was acknowledged as '${value}', and is '${found.get(name)}'`)
    }
    for (const [name, value] of found) if (!this.#known.has(name)) faults.push(`${name} is '${value}', and nobody wrote it`)
    return faults
  }

  #apply(effects: Effects): void {
    for (const [name, value] of Object.entries(effects)) {
      if (value === undefined) this.#known.delete(name)
      else this.#known.set(name, value)
    }
  }
}
