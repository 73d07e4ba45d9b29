import type { AuditEntry } from './records.ts'

/** A record with its log. */
export interface LoggedEntry extends AuditEntry {
  /** `farm`, or the id of a content database. */
  readonly log: string
}

/** The latest audit records of all logs that this process writes, in memory. The oldest is dropped first. */
export class AuditTail {
  readonly #size: number
  readonly #entries: LoggedEntry[] = []
  /** The position of the oldest entry, once the tail is full. */
  #oldest = 0
  readonly #listeners = new Set<(entry: LoggedEntry) => void>()

  constructor(size: number) {
    this.#size = size
  }

  append(entry: LoggedEntry): void {
    if (this.#entries.length < this.#size) this.#entries.push(entry)
    else {
      this.#entries[this.#oldest] = entry
      this.#oldest = (this.#oldest + 1) % this.#size
    }
    for (const listener of this.#listeners) listener(entry)
  }

  /** The oldest first. */
  latest(): LoggedEntry[] {
    return [...this.#entries.slice(this.#oldest), ...this.#entries.slice(0, this.#oldest)]
  }

  /** Calls `listener` with each new record. It must return at once. Returns the function that removes it. */
  onAppended(listener: (entry: LoggedEntry) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
