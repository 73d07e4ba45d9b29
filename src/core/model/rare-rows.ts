import type { ArchivedScopeRow, LegalHoldRow } from '../../../generated/prisma/content.ts'
import type { ContentRecords } from '../kernel/ports.ts'

/** The rows that few sites have, and that every write must know. */
interface RareTables {
  readonly ArchivedScope: ArchivedScopeRow
  readonly LegalHold: LegalHoldRow
}

/**
 * The webs and lists of a site in archive mode, or its legal holds. Almost no site has any, and this is kept, so that the
 * writes of other sites read nothing. While there may be some, each write reads the rows in its own transaction: no write
 * that begins after a scope is archived or held misses it.
 */
export class RareRows<Table extends keyof RareTables> {
  readonly #query: (records: ContentRecords) => Promise<readonly RareTables[Table][]>
  #state: 'unknown' | 'none' | 'some' = 'unknown'
  #generation = 0
  #hasSeen = false

  constructor(query: (records: ContentRecords) => Promise<readonly RareTables[Table][]>) {
    this.#query = query
  }

  /** Whether it is known that the site has none. */
  get areNone(): boolean {
    return this.#state === 'none'
  }

  /** Whether the last look found some. */
  get hasSeen(): boolean {
    return this.#hasSeen
  }

  /** An act is about to add a row. */
  expect(): void {
    this.#state = 'some'
  }

  /** Webs or lists have changed, maybe by another process. */
  forget(): void {
    this.#generation += 1
    if (this.#state === 'none') this.#state = 'unknown'
  }

  /** Inside a transaction, pass its `records`. */
  async read(records: ContentRecords): Promise<readonly RareTables[Table][]> {
    if (this.areNone) return []
    const generation = this.#generation
    const rows = await this.#query(records)
    this.#hasSeen = rows.length > 0
    if (rows.length === 0 && this.#state === 'unknown' && generation === this.#generation) this.#state = 'none'
    return rows
  }
}
