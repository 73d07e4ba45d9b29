import type { JournalRecordRow } from '../../../../generated/prisma/content.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { BlobKey, ContentDatabase, Runtime } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { isOnline, storageNameOf } from '../farm/content-databases.ts'
import { fileReasons } from '../files/reasons.ts'
import { siteAt, timeUnknown } from './past-site.ts'
import { type PastBytes, type PastState, stateAt } from './past-target.ts'
import { allJournals, type JournalVerdict, verifyJournal } from './verify.ts'

/** A page of the records of a journal, in order. */
export interface JournalPage {
  readonly value: readonly JournalRecordRow[]
  /** The number of the first record of the next page; absent on the last one. */
  readonly next?: number
}

/** The number of the latest record in the journal of a site; 0 if it has none. */
export async function lastJournalRecord({ database, id: siteId }: SiteHandle): Promise<number> {
  return (await database.records.find('JournalHead', { siteId }, ['sequence']))?.sequence ?? 0
}

/** Records of the journal of a site, from a number on. */
export async function readJournal(
  { database, id: siteId }: SiteHandle,
  page: { readonly from: number; readonly top: number },
): Promise<JournalPage> {
  const { from, top } = page
  const rows = await database.records.query('JournalRecord', {
    where: { siteId },
    above: { sequence: from - 1 },
    orderBy: ['sequence'],
    limit: top + 1,
  })
  const next = rows[top]?.sequence
  return { value: rows.slice(0, top), ...(next !== undefined && { next }) }
}

/** Verifies the journals of all sites of content databases; see `verifyJournal`. */
export async function verifyJournals(
  databases: readonly ContentDatabase[],
  onProgress: (records: number) => void = () => undefined,
): Promise<JournalVerdict> {
  const verdicts: JournalVerdict[] = []
  for (const database of databases) {
    const heads = await database.records.query('JournalHead', { where: {}, columns: ['siteId'], orderBy: ['siteId'] })
    const sites = await database.records.query('Site', { where: {}, columns: ['siteId'], orderBy: ['siteId'] })
    const ids = new Set([...heads, ...sites].map(({ siteId }) => siteId))
    for (const id of ids) {
      const verdict = await verifyJournal(database, id, onProgress)
      if (verdict.records > 0 || !verdict.valid) verdicts.push(verdict)
    }
  }
  return allJournals(verdicts)
}

/** Verifies the journals of all content databases that are not offline. */
export async function verifyFarmJournals({ farm, databases }: Pick<FarmContext, 'farm' | 'databases'>): Promise<JournalVerdict> {
  const rows = await farm.records.query('ContentDatabase', { where: {}, orderBy: ['id'] })
  const verdicts: JournalVerdict[] = []
  for (const row of rows.filter(isOnline))
    verdicts.push(await databases.use(storageNameOf(row), ({ database }) => verifyJournals([database])))
  return allJournals(verdicts)
}

/** The number of records in the journals of content databases. */
export async function journalSize(databases: readonly ContentDatabase[]): Promise<number> {
  let total = 0
  for (const { records } of databases)
    for (const { sequence } of await records.query('JournalHead', { where: {}, columns: ['sequence'] })) total += sequence
  return total
}

/** The time and the server-relative URL of an as-of query. */
export interface PastTarget {
  /** Milliseconds. */
  readonly at: number
  readonly target: string
}

/**
 * The state of a web, list, folder, file or item at a time; undefined before its creation and after its deletion. Fails
 * with `journal_time_unknown`.
 */
export async function stateAsOf(
  site: SiteHandle,
  { now }: Pick<Runtime, 'now'>,
  { at, target }: PastTarget,
): Promise<PastState | undefined> {
  const present = now()
  if (at > present) throw timeUnknown(at, `it is in the future, for it is ${new Date(present).toISOString()} now.`)
  return stateAt(await siteAt(site.database, site.id, at), namesBelow(site.url, target))
}

/** The names on the path from a site collection to a target. */
function namesBelow(siteUrl: string, target: string): string[] {
  const below = siteUrl === '/' ? target : target.slice(siteUrl.length)
  return below.split('/').filter((name) => name !== '')
}

/** The stored bytes of a file at a time. Fails with `file_not_found` and as `stateAsOf` does. */
export async function bytesAsOf(
  site: SiteHandle,
  runtime: Pick<Runtime, 'now'>,
  target: PastTarget,
): Promise<PastBytes & { readonly content: AsyncIterable<Uint8Array> }> {
  const bytes = (await stateAsOf(site, runtime, target))?.bytes
  const key: BlobKey | undefined = bytes && { siteId: site.id, id: bytes.blobId }
  const content = key && bytes && (await site.database.blobs.read(key, { start: 0, end: bytes.sizeBytes }))
  if (bytes && content) return { ...bytes, content }
  throw new DomainError(fileReasons.file_not_found, { file: `${target.target}' at '${new Date(target.at).toISOString()}` })
}
