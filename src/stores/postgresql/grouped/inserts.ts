import type { ContentTables } from '../../../../generated/prisma/content.ts'
import type { Attempt, ContentRecords, Database, Records } from '../../../core/kernel/ports.ts'
import { GroupedIncrements, raisedTable } from './increments.ts'

/**
 * Tables whose rows are inserted one by one by steps of the same transaction, with new keys. Rows of other tables may meet known keys
 * on purpose.
 */
const grouped: ReadonlySet<string> = new Set(['Item', 'ItemVersion'])

type AnyRow = Readonly<Record<string, unknown>>
type NamedRecords = Records<Record<string, AnyRow>>

/** Rows that were held back could not be inserted together. */
class GroupRefused extends Error {}

/**
 * A database on which each statement is a message to a server: inserts of a transaction into the same table are held back, and sent
 * together before anything else needs their table, and before the commit; so are the counters of a list (`GroupedIncrements`). If the database refuses such a group, the transaction
 * runs again with each insert on its own, so that the error comes where it belongs.
 */
export const groupingInserts = (database: Database<ContentRecords>): Database<ContentRecords> => ({
  ...database,
  async transaction(work, durability) {
    try {
      return await database.transaction(async (records, attempt) => {
        const group = new Group(records)
        // A part that may be undone sends its inserts at once, behind all before it.
        const apart: Attempt = async (part) => {
          await group.flush()
          group.isApart += 1
          try {
            return await attempt(part)
          } finally {
            group.isApart -= 1
          }
        }
        try {
          const result = await work(group.records, apart)
          await group.flush()
          return result
        } finally {
          group.hasEnded = true
        }
      }, durability)
    } catch (error) {
      if (!(error instanceof GroupRefused)) throw error
      return database.transaction(work, durability)
    }
  },
})

class Group {
  readonly records: ContentRecords
  readonly #direct: NamedRecords
  readonly #held = new Map<string, AnyRow[]>()
  readonly #increments: GroupedIncrements
  /** How many parts that may be undone are running. */
  isApart = 0
  /** From then on the records of the transaction refuse everything themselves. */
  hasEnded = false
  #refusal: GroupRefused | undefined

  constructor(direct: ContentRecords) {
    const named = direct as unknown as NamedRecords
    this.#direct = named
    this.#increments = new GroupedIncrements(named)
    /** Whatever needs a table comes after the rows that are held back for it. */
    const after = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
      if (this.#refusal || grouped.has(table)) await this.flush()
      else if (table === raisedTable) await this.#increments.flush()
      return work()
    }
    const records: NamedRecords = {
      find: (table, where, columns) => after(table, () => named.find(table, where, columns)),
      query: (table, page) => after(table, () => named.query(table, page)),
      insert: (table, row) =>
        this.#refusal || this.hasEnded || this.isApart > 0 || !grouped.has(table)
          ? after(table, () => named.insert(table, row))
          : this.#hold(table, row),
      insertAll: (table, rows) => after(table, () => named.insertAll(table, rows)),
      update: (table, where, patch) => after(table, () => named.update(table, where, patch)),
      increment: (table, where, by, patch, columns) =>
        this.#refusal || this.hasEnded || this.isApart > 0 || table !== raisedTable
          ? after(table, () => named.increment(table, where, by, patch, columns))
          : this.#increments.increment(where, by, patch, columns),
      delete: (table, where) => after(table, () => named.delete(table, where)),
    }
    this.records = {
      ...direct,
      ...(records as unknown as Records<ContentTables>),
      queryItems: (query) => after('Item', () => direct.queryItems(query)),
      countItems: (siteId, listId, where) => after('Item', () => direct.countItems(siteId, listId, where)),
      totalItems: (query) => after('Item', () => direct.totalItems(query)),
    }
  }

  /** Rows of a group have the same columns in the same order. */
  async #hold(table: string, row: AnyRow): Promise<void> {
    const first = this.#held.get(table)?.[0]
    if (first && !hasColumns(row, Object.keys(first))) await this.flush()
    const held = this.#held.get(table) ?? []
    // What the caller changes in the row later is not meant.
    held.push({ ...row })
    this.#held.set(table, held)
  }

  /** Sends what is held back. Fails with `GroupRefused`, then and at every later call: nothing of the transaction can be stored. */
  async flush(): Promise<void> {
    if (this.#refusal) throw this.#refusal
    await this.#increments.flush()
    const groups = [...this.#held]
    this.#held.clear()
    for (const [table, rows] of groups) {
      try {
        if (rows.length === 1) await this.#direct.insert(table, rows[0] ?? {})
        else await this.#direct.insertAll(table, rows)
      } catch (error) {
        this.#refusal = new GroupRefused(`The rows of ${table} were refused.`, { cause: error })
        throw this.#refusal
      }
    }
  }
}

function hasColumns(row: AnyRow, columns: readonly string[]): boolean {
  const own = Object.keys(row)
  return own.length === columns.length && own.every((name, at) => name === columns[at])
}
