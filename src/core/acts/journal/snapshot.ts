import type { ContentTables, JournalHeadRow } from '../../../../generated/prisma/content.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase, ContentTable, Records, Runtime } from '../../kernel/ports.ts'
import { append, type Draft, incomplete, marks, missed, storeHead } from './chain.ts'
import { imageOf, isRecorded, type PlainRow } from './images.ts'

/** Reads all rows of a site in a table, page by page. */
export type ReadRows = (of: {
  readonly records: Records<ContentTables>
  readonly table: ContentTable
  readonly key: readonly string[]
  readonly siteId: string
}) => AsyncIterable<readonly PlainRow[]>

/** The part of the records of a site since its latest snapshot. */
export interface Snapshot {
  /** The first record of the snapshot; 1 if the journal has the whole life of the site. */
  readonly began: number
  /** The last record of the snapshot, 0 if there is none, and its time. */
  readonly ended: number
  readonly at: number
  /** The snapshot before it, and the time of the last record after that one; absent for the first. */
  readonly previous?: { readonly ended: number; readonly until: number }
}

/** The snapshot that ends with a record; 0 stands for the beginning of the site. */
export async function snapshotAt(records: Records<Pick<ContentTables, 'JournalRecord'>>, siteId: string, ended: number): Promise<Snapshot> {
  const row = ended === 0 ? undefined : await records.find('JournalRecord', { siteId, sequence: ended }, ['at', 'payload'])
  if (!row) return { began: 1, ended: 0, at: 0 }
  return { ended, at: row.at, ...(JSON.parse(row.payload) as Pick<Snapshot, 'began' | 'previous'>) }
}

interface SnapshotOptions {
  readonly runtime: Runtime
  readonly readRows: ReadRows
  readonly tenant: string
  readonly actor: string
  readonly changeSequence: number
}

/**
 * Appends the rows of a site to its journal, in many transactions. Nothing else writes to the site meanwhile. After a crash
 * the snapshot begins anew.
 */
export async function writeSnapshot(
  database: ContentDatabase,
  siteId: string,
  before: JournalHeadRow,
  { runtime, readRows, tenant, actor, changeSequence }: SnapshotOptions,
): Promise<void> {
  const began = before.sequence + 1
  const previous = await previousOf(database.records, before)
  let head: JournalHeadRow = { ...before, changeSequence: incomplete }
  const add = (operation: string, payload: Draft['payload'], images: Draft['images']) =>
    database.transaction(async (records) => {
      const draft = { actor, operation, target: '/', payload: { ...payload, ...(previous && { previous }) }, images }
      const next = await append(records, head, [draft], { now: runtime.now(), tenant })
      const { sequence } = next
      const isLast = operation === marks.snapshot
      const stored = { ...next, applied: sequence, ...(isLast && { genesis: sequence, changeSequence }) }
      await storeHead(records, stored)
      return stored
    }, 'derived')
  for (const [table, key] of database.keys) {
    if (!isRecorded(table)) continue
    for await (const rows of readRows({ records: database.records, table, key, siteId })) {
      const images = rows.map((row) => imageOf(database.keys, table, row))
      head = await add(marks.snapshotRows, { table }, images)
      await breathe()
    }
  }
  await add(marks.snapshot, { began }, [])
}

/** The snapshot before a new one, and the time until which it counts. A journal whose last snapshot is incomplete knows the states before that. */
export async function previousOf(
  records: Records<Pick<ContentTables, 'JournalRecord'>>,
  head: JournalHeadRow,
): Promise<{ ended: number; until: number } | undefined> {
  if (head.changeSequence !== incomplete) return head.sequence > 0 ? { ended: head.genesis, until: head.at } : undefined
  const last = await records.find('JournalRecord', { siteId: head.siteId, sequence: head.sequence }, ['payload'])
  return (JSON.parse(last?.payload ?? '{}') as { readonly previous?: { ended: number; until: number } }).previous
}

/**
 * Has the next start with event sourcing write a snapshot, because this one does not record writes. Costs one read if
 * there is no journal.
 */
export async function markMissed({ records }: ContentDatabase): Promise<void> {
  const heads = await records.query('JournalHead', { where: {}, columns: ['siteId', 'changeSequence'] })
  for (const { siteId, changeSequence } of heads)
    if (changeSequence >= 0) await records.update('JournalHead', { siteId }, { changeSequence: missed })
}
