/** An operation of a contract. */
export interface KnownOperation {
  readonly id: string
  /** Missing for SOAP. */
  readonly method?: string
  /** A template of OpenAPI, or the address of a SOAP service. */
  readonly path: string
}

/** Counts replies by operation and status. */
export class Coverage {
  readonly #known: () => readonly KnownOperation[]
  readonly #calls = new Map<string, Map<number, number>>()

  /** `known` returns all operations of the contracts; it is called when the coverage is read. */
  constructor(known: () => readonly KnownOperation[]) {
    this.#known = known
  }

  count(operation: string, status: number): void {
    let statuses = this.#calls.get(operation)
    if (!statuses) {
      statuses = new Map()
      this.#calls.set(operation, statuses)
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  clear(): void {
    this.#calls.clear()
  }

  /** Names that no contract has, such as those of pages, are left out. */
  read(): { operations: { id: string; calls: number; statuses: Record<string, number> }[]; unused: string[] } {
    const names = [...new Set(this.#known().map(({ id }) => id))].sort()
    return {
      operations: names.flatMap((id) => {
        const statuses = this.#calls.get(id)
        if (!statuses) return []
        const calls = [...statuses.values()].reduce((sum, count) => sum + count, 0)
        return [{ id, calls, statuses: Object.fromEntries([...statuses].map(([status, count]) => [String(status), count])) }]
      }),
      unused: names.filter((id) => !this.#calls.has(id)),
    }
  }
}
