import type { BlobRow, ContentTables } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { BlobKey, BlobStore, ContentDatabase, ContentTable, Records } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import type { AnyRow } from './pages.ts'
import { insertRows, rowsOfSite } from './rows.ts'

/** The source of the rows and bytes of a site. */
export interface CopySource {
  readonly records: Records<ContentTables>
  readonly blobs: BlobStore
}

export interface SiteCopying {
  readonly from: CopySource
  readonly to: ContentDatabase
  readonly siteId: string
  /** The id of the site in the target. */
  readonly newSiteId: string
  /** The site is removed from its source afterwards, so that both may have the same files of bytes until then. */
  readonly isMove?: true
  /** Tables whose rows are not copied. */
  readonly without?: ReadonlySet<ContentTable>
  /** The row as the target stores it. */
  readonly change?: (table: ContentTable, row: AnyRow) => AnyRow
  /** Receives the completed part, from 0 to 1. */
  readonly onProgress: (part: number) => void
  /** Ends the copy with its reason. */
  readonly signal: AbortSignal
}

/** The store of the target makes the pieces of stored bytes, unless both sides have them in rows. */
const piecesOfBytes: ContentTable = 'BlobChunk'

/** The rows that wait for the audit log of a database stay there until the log has them. */
export const waitingForAudit: ContentTable = 'AuditRecord'

/** What the store of the source keeps locked says nothing of the target. */
const locksOfPlace: ContentTable = 'LockedBytes'

/** The number of streams of bytes that are copied at a time: each waits for the disk. */
const streamsAtOnce = 8

/**
 * Copies all rows and bytes of a site to another database, or within the same one under another id. It copies the rows
 * table by table, in many transactions, so the target is complete only when the promise resolves, and on the disk when
 * `settled` of the target has resolved after that. After a failure, `purgeSite` removes the incomplete copy. Fails with `bytes_damaged` if stored bytes differ from what their row says.
 */
export async function copyRows(copying: SiteCopying): Promise<void> {
  const { from, to } = copying
  const expected = await expectedRows(copying)
  // Bytes in rows on both sides are rows like others.
  const hasBytesInRows = from.blobs.isInRows && to.blobs.isInRows
  let done = 0
  const bytes = new BytesInTurn(copying)
  try {
    await copyTables(copying, hasBytesInRows, bytes, (rows) => {
      done += rows
      copying.onProgress(Math.min(done / expected, 1))
    })
  } finally {
    // No stream is under way when the caller begins to clean up.
    await bytes.ended()
  }
  await bytes.done()
}

async function copyTables(
  { from, to, siteId, newSiteId, change, signal, without }: SiteCopying,
  hasBytesInRows: boolean,
  bytes: BytesInTurn,
  copied: (rows: number) => void,
): Promise<void> {
  for (const [table, key] of to.keys) {
    if ((table === piecesOfBytes && !hasBytesInRows) || table === waitingForAudit || table === locksOfPlace || without?.has(table)) continue
    for await (const rows of rowsOfSite({ records: from.records, table, key, siteId })) {
      signal.throwIfAborted()
      const isSame = change === undefined && newSiteId === siteId
      const changed = isSame ? rows : rows.map((row) => ({ ...(change ? change(table, row) : row), siteId: newSiteId }))
      await insertRows(to, table, changed)
      if (table === 'Blob' && !hasBytesInRows) await bytes.add(rows as unknown as readonly BlobRow[])
      copied(rows.length)
    }
  }
}

/** Copies the bytes of one page of rows while the next pages are copied. */
class BytesInTurn {
  readonly #copying: SiteCopying
  #running: Promise<void> = Promise.resolve()

  constructor(copying: SiteCopying) {
    this.#copying = copying
  }

  /** Waits for the bytes of the page before. Fails as they do. */
  async add(rows: readonly BlobRow[]): Promise<void> {
    await this.#running
    this.#running = copyBytes(this.#copying, rows)
    // `add` or `done` fails with the error.
    this.#running.catch(() => undefined)
  }

  done(): Promise<void> {
    return this.#running
  }

  async ended(): Promise<void> {
    await this.#running.catch(() => undefined)
  }
}

/** The approximate number of rows of the site, found without reading them. */
async function expectedRows({ from, siteId }: SiteCopying): Promise<number> {
  const lists = await from.records.query('List', { where: { siteId }, columns: ['itemCount'] })
  const site = await from.records.find('Site', { siteId }, ['changeSequence'])
  return 100 + 2 * lists.reduce((sum, { itemCount }) => sum + itemCount, 0) + 2 * (site?.changeSequence ?? 0)
}

async function copyBytes(copying: SiteCopying, rows: readonly BlobRow[]): Promise<void> {
  // A journal that is copied with its site needs bytes that were in use once.
  const keepsPast = copying.to.journal !== undefined && !copying.without?.has('JournalRow')
  const wanted = rows.filter(({ useCount, sha256 }) => useCount > 0 || (keepsPast && sha256 !== ''))
  const waiting = copying.isMove ? await adoptFiles(copying, wanted) : wanted
  const copyNext = async (): Promise<void> => {
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      copying.signal.throwIfAborted()
      await copyOne(copying, row)
    }
  }
  for (const stream of await Promise.allSettled(Array.from({ length: streamsAtOnce }, copyNext))) {
    if (stream.status === 'rejected') throw stream.reason
  }
}

/** Gives the files of the source names in the target. Returns the rows whose bytes are still to be copied, also those that differ from their row. */
async function adoptFiles({ from, to, siteId, newSiteId }: SiteCopying, rows: readonly BlobRow[]): Promise<BlobRow[]> {
  if (!from.blobs.fileOf || !to.blobs.adopt) return [...rows]
  for (const { id } of rows) await from.blobs.settle({ siteId, id })
  const known = new Map<BlobKey, BlobRow>(rows.map((row) => [{ siteId: newSiteId, id: row.id }, row]))
  const fileOf = (id: string) => from.blobs.fileOf?.({ siteId, id }) ?? ''
  const files = [...known].map(([key, { id, sizeBytes, sha256 }]) => ({ key, path: fileOf(id), sizeBytes, sha256 }))
  const left = await to.blobs.adopt(files)
  return [...known].filter(([key]) => left.has(key)).map(([, row]) => row)
}

async function copyOne({ from, to, siteId, newSiteId }: SiteCopying, { id, sizeBytes, sha256, useCount }: BlobRow): Promise<void> {
  const bytes = await from.blobs.read({ siteId, id }, { start: 0, end: sizeBytes })
  // Bytes of the past may be gone since a time without a journal.
  if (!bytes && useCount === 0) return
  const stored = bytes && (await to.blobs.put({ siteId: newSiteId, id }, bytes))
  if (stored?.sha256 === sha256 && stored.sizeBytes === sizeBytes) return
  throw new DomainError(kernelReasons.bytes_damaged, { blob: id, site: siteId })
}
