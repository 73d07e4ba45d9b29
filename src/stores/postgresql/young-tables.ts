import type { Pool } from 'pg'

/** So many rows are written before the first look, and at most so many between two looks. */
const firstRows = 256
const mostRows = 16_384

/** Tables of the schema that have grown to more than twice the size for which PostgreSQL plans. It takes a small table for eight pages at least. */
const grown = `SELECT quote_ident(relname) AS name FROM pg_class
   WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND pg_relation_size(oid) > 2 * greatest(relpages, 8) * current_setting('block_size')::bigint`

/**
 * PostgreSQL counts the rows of a table once a minute at most, and a connection keeps the plans that it made before: plans for an empty
 * table, which read all of it. A table that grows fast has many rows by then. So tables that have doubled are counted soon after, as often
 * as their sizes double; that also makes all connections plan again.
 */
export class YoungTables {
  readonly #pool: Pool
  #written = 0
  #next = firstRows
  #step = firstRows
  #counting: Promise<void> | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Says how many rows a commit has written. Returns at once; what fails is tried at the next look. */
  wrote(rows: number): void {
    this.#written += rows
    if (this.#written < this.#next || this.#counting) return
    this.#step = Math.min(2 * this.#step, mostRows)
    this.#next = this.#written + this.#step
    this.#counting = this.#count()
      .catch(() => undefined)
      .finally(() => {
        this.#counting = undefined
      })
  }

  async #count(): Promise<void> {
    const { rows } = await this.#pool.query<{ readonly name: string }>(grown)
    for (const { name } of rows) await this.#pool.query(`ANALYZE ${name}`)
  }

  /** Resolves when nothing is being counted. */
  idle = (): Promise<void> => this.#counting ?? Promise.resolve()
}
