import type { ContentTables } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
import { marks } from './chain.ts'
import { childKey, rowKeyOf, rowOfImage } from './images.ts'
import { imagesBelow, imageWithKey, lastImage, type Moment } from './past-rows.ts'
import { journalReasons } from './reasons.ts'
import { previousOf, snapshotAt } from './snapshot.ts'

/** The rows of a site in a state of the past. */
export class PastSite {
  readonly siteId: string
  readonly #database: ContentDatabase
  readonly #moment: Moment

  constructor(database: ContentDatabase, siteId: string, moment: Moment) {
    this.#database = database
    this.siteId = siteId
    this.#moment = moment
  }

  /** The row with a key, without its site id. */
  async row<T extends keyof ContentTables & string>(table: T, ...key: readonly unknown[]): Promise<ContentTables[T] | undefined> {
    const where = { siteId: this.siteId, tableName: table, rowKey: rowKeyOf(key) }
    return this.#rowOf(table, await lastImage(this.#database.records, where, this.#moment))
  }

  /** The document with this folded name in a folder, unless it is in the recycle bin. */
  async child(parentId: string, leafKey: string): Promise<ContentTables['Document'] | undefined> {
    const found = await this.#keyed('Document', childKey(parentId, leafKey))
    return found?.recycledIn === null ? found : undefined
  }

  /** The list or web with a root folder. */
  async owner<T extends 'List' | 'Web'>(table: T, rootFolderId: string): Promise<ContentTables[T] | undefined> {
    return this.#keyed(table, rootFolderId)
  }

  /** The rows whose keys begin with a value. */
  async below<T extends keyof ContentTables & string>(table: T, first: string): Promise<ContentTables[T][]> {
    const images = await imagesBelow(this.#database.records, { siteId: this.siteId, tableName: table, first }, this.#moment)
    return images.flatMap((image) => this.#rowOf(table, image) ?? [])
  }

  async #keyed<T extends keyof ContentTables & string>(table: T, lookupKey: string): Promise<ContentTables[T] | undefined> {
    const where = { siteId: this.siteId, tableName: table, lookupKey }
    return this.#rowOf(table, await imageWithKey(this.#database.records, where, this.#moment))
  }

  #rowOf<T extends keyof ContentTables & string>(table: T, found: { readonly image: string | null } | undefined) {
    if (found === undefined || found.image === null) return undefined
    const columns = this.#database.columns.get(table) ?? []
    return rowOfImage(columns, this.siteId, found.image) as unknown as ContentTables[T]
  }
}

const iso = (at: number): string => new Date(at).toISOString()

/** `journal_time_unknown`; `why` is the end of its sentence. */
export const timeUnknown = (at: number, why: string): DomainError =>
  new DomainError(journalReasons.journal_time_unknown, { given: iso(at), why })

/**
 * A site as it was at a time, in milliseconds. Fails with `journal_time_unknown` for a time before the first snapshot or
 * when event sourcing was off.
 */
export async function siteAt(database: ContentDatabase, siteId: string, at: number): Promise<PastSite> {
  const { records } = database
  const head = await records.find('JournalHead', { siteId })
  if (!head) throw timeUnknown(at, 'it begins with the next write.')
  let snapshot = await snapshotAt(records, siteId, head.genesis)
  if (head.changeSequence < 0) {
    const previous = await previousOf(records, head)
    if (!previous || at > previous.until) throw timeUnknown(at, 'its snapshot is being written.')
    snapshot = await snapshotAt(records, siteId, previous.ended)
  }
  while (snapshot.at > at) {
    const { previous } = snapshot
    if (!previous) throw timeUnknown(at, `it begins at ${iso(snapshot.at)}.`)
    if (at > previous.until)
      throw timeUnknown(at, `event sourcing was off between ${iso(previous.until)} and ${iso(snapshot.at)}, at least for a part of it.`)
    snapshot = await snapshotAt(records, siteId, previous.ended)
  }
  const { began } = snapshot
  return new PastSite(database, siteId, { began, sequence: await lastSequence(database, siteId, at) })
}

/** The last record that counts at a time: the rows of an act that failed later never were there. */
async function lastSequence({ records }: ContentDatabase, siteId: string, at: number): Promise<number> {
  const page = { where: { siteId }, upTo: { at }, orderBy: ['at', 'sequence'], descending: ['at', 'sequence'], limit: 1 } as const
  const [last] = await records.query('JournalRecord', { ...page, columns: ['sequence'] })
  let sequence = last?.sequence ?? 0
  for (;;) {
    const next = await records.find('JournalRecord', { siteId, sequence: sequence + 1 }, ['operation'])
    if (next?.operation !== marks.failed) return sequence
    sequence += 1
  }
}
