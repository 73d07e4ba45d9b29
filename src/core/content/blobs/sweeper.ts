import type { BlobKey, ContentDatabase } from '../../kernel/ports.ts'

const pageSize = 256

/**
 * Removes bytes that no row refers to: those that were released, and those
 * that a crash or a failed request left behind. All of them have a `Blob` row
 * that says so, so that nothing has to be looked for.
 */
class BlobSweeper {
  readonly #database: ContentDatabase
  /** What requests of this process are taking in. One process at a time serves a content database. */
  readonly #arriving = new Set<string>()
  #tail: Promise<unknown> = Promise.resolve()

  constructor(database: ContentDatabase) {
    this.#database = database
  }

  /** Keeps the sweeper away from bytes until `done` is called. */
  hold(id: string): { readonly done: () => void } {
    this.#arriving.add(id)
    return { done: () => void this.#arriving.delete(id) }
  }

  /** Removes all that can be removed by now and answers how many; what a reader holds waits for the next time. */
  sweep(): Promise<number> {
    const swept = this.#tail.then(() => this.#sweep())
    this.#tail = swept.catch(() => undefined)
    return swept
  }

  async #sweep(): Promise<number> {
    let removed = 0
    for (let cursor = 0, more = true; more; ) {
      const rows = await this.#database.records.query('Blob', {
        where: { useCount: 0 },
        above: { releasedAt: cursor - 1 },
        orderBy: ['releasedAt'],
        limit: pageSize,
      })
      let here = 0
      for (const { siteId, id } of rows) if (await this.remove({ siteId, id })) here += 1
      removed += here
      const last = rows.at(-1)?.releasedAt ?? 0
      // Rows that stay are passed over once they are all that a page holds.
      more = rows.length === pageSize && (here > 0 || last > cursor)
      cursor = last
    }
    return removed
  }

  /** Removes bytes unless a row refers to them, they are arriving, or a reader holds them. */
  async remove(key: BlobKey): Promise<boolean> {
    const { siteId, id } = key
    if (this.#arriving.has(id)) return false
    // Read again: what has just arrived may be in use by now.
    const row = await this.#database.records.find('Blob', { siteId, id, useCount: 0 })
    if (!row || !(await this.#database.blobs.delete(key))) return false
    return (await this.#database.records.delete('Blob', { siteId, id, useCount: 0 })) > 0
  }
}

const sweepers = new WeakMap<ContentDatabase, BlobSweeper>()

/** The sweeper of a content database. */
export function sweeperOf(database: ContentDatabase): BlobSweeper {
  const known = sweepers.get(database) ?? new BlobSweeper(database)
  sweepers.set(database, known)
  return known
}
