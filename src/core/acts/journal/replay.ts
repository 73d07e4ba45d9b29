import type { JournalHeadRow } from '../../../../generated/prisma/content.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase, ContentRecords, ContentTable, Records } from '../../kernel/ports.ts'
import { type PlainRow, type RowImage, rowOfImage } from './images.ts'
import { lastImage } from './past-rows.ts'
import { type ReadRows, snapshotAt } from './snapshot.ts'

type AnyRecords = Records<Record<string, PlainRow>>

/** What the journals of a database have made of an empty one. */
export interface Replayed {
  readonly sites: number
  readonly records: number
  /** The sites that were written to while event sourcing was off: the journal misses these writes. */
  readonly incomplete: readonly string[]
}

export interface ReplayOptions {
  readonly readRows: ReadRows
  /** Gets the number of records since its last call. */
  readonly onProgress: (records: number) => void
}

/** The number of records that are applied in one transaction. */
const pageSize = 64

/** Rows that the journal does not record, and that belong to what it makes: the journal itself, and stored bytes. */
const copied = ['JournalRecord', 'JournalRow', 'BlobChunk'] as const satisfies readonly ContentTable[]

/**
 * Applies all records of the journals of a database to an empty one, from the latest snapshot of each site on, and copies
 * the journals up to there. Afterwards all recorded rows equal those of the original, which may be in use: what is written
 * meanwhile is left out. The caller has verified the journals.
 */
export async function replayJournals(source: ContentDatabase, target: ContentDatabase, options: ReplayOptions): Promise<Replayed> {
  const heads = await source.records.query('JournalHead', { where: {}, orderBy: ['siteId'] })
  let records = 0
  for (const { siteId, genesis, applied } of heads) {
    const { began } = await snapshotAt(source.records, siteId, genesis)
    records += await replaySite({ source, target, siteId, began, applied }, options)
    for (const table of copied) {
      const key = source.keys.get(table) ?? []
      for await (const rows of options.readRows({ records: source.records, table, key, siteId })) {
        const kept = rows.filter(({ sequence }) => table === 'BlobChunk' || Number(sequence) <= applied)
        await target.transaction((inside) => anyRecords(inside).insertAll(table, kept), 'derived')
      }
    }
    await storeEnd(target, { siteId, genesis, applied })
  }
  await target.settled()
  const incomplete = heads.filter(({ changeSequence }) => changeSequence < 0).map(({ siteId }) => siteId)
  return { sites: heads.length, records, incomplete }
}

/** Stores the end of a journal that was copied up to a record. */
async function storeEnd(target: ContentDatabase, end: Pick<JournalHeadRow, 'siteId' | 'genesis' | 'applied'>): Promise<void> {
  const { siteId, applied: sequence } = end
  const last = await target.records.find('JournalRecord', { siteId, sequence })
  const site = await target.records.find('Site', { siteId }, ['changeSequence'])
  if (!last) return
  const { at, hash } = last
  await target.records.insert('JournalHead', { ...end, sequence, at, hash, changeSequence: site?.changeSequence ?? 0 })
}

const anyRecords = (records: ContentRecords): AnyRecords => records as unknown as AnyRecords

interface SiteReplay {
  readonly source: ContentDatabase
  readonly target: ContentDatabase
  readonly siteId: string
  readonly began: number
  /** The last record with an outcome. */
  readonly applied: number
}

async function replaySite(site: SiteReplay, { onProgress }: ReplayOptions): Promise<number> {
  const { source, target, siteId, began, applied } = site
  const pace = makePacer()
  let done = 0
  for (let sequence = began - 1; sequence < applied; sequence += pageSize) {
    const upTo = Math.min(sequence + pageSize, applied)
    const rows = await source.records.query('JournalRow', {
      where: { siteId },
      above: { sequence },
      upTo: { sequence: upTo },
      orderBy: ['sequence'],
    })
    const deleted = await keysOfDeleted(site, rows)
    await target.transaction(async (records) => {
      for (const images of Map.groupBy(rows, (row) => row.sequence).values()) await applyRecord(anyRecords(records), site, images, deleted)
    }, 'derived')
    done += upTo - sequence
    onProgress(upTo - sequence)
    await pace()
  }
  return done
}

type Numbered = RowImage & { readonly sequence: number }

/** The images before those of deleted rows, which have the values of their keys. */
async function keysOfDeleted({ source, began }: SiteReplay, rows: readonly Numbered[]): Promise<ReadonlyMap<Numbered, string>> {
  const keys = new Map<Numbered, string>()
  for (const row of rows) {
    if (row.image !== null) continue
    const before = await lastImage(source.records, row, { began, sequence: row.sequence - 1 })
    if (before && before.image !== null) keys.set(row, before.image)
  }
  return keys
}

/** Removes the rows as they were and inserts them as the record leaves them, in this order because of unique keys. */
async function applyRecord(
  records: AnyRecords,
  { source, siteId }: SiteReplay,
  images: readonly Numbered[],
  deleted: ReadonlyMap<Numbered, string>,
): Promise<void> {
  const rowOf = ({ tableName }: Numbered, image: string) => rowOfImage(source.columns.get(tableName as ContentTable) ?? [], siteId, image)
  for (const image of images) {
    const known = image.image ?? deleted.get(image)
    if (known === undefined) continue
    const row = rowOf(image, known)
    const key = source.keys.get(image.tableName as ContentTable) ?? []
    await records.delete(image.tableName, Object.fromEntries(key.map((name) => [name, row[name]])))
  }
  for (const image of images) if (image.image !== null) await records.insert(image.tableName, rowOf(image, image.image))
}
