import { hash } from 'node:crypto'
import type { JournalHeadRow, JournalRecordRow } from '../../../../generated/prisma/content.ts'
import type { ContentRecords, Records } from '../../kernel/ports.ts'
import { type Canonical, canonicalJson } from '../audit/canonical.ts'
import { firstHash } from '../audit/records.ts'
import { hashOfImages, inOrder, type RowImage } from './images.ts'

/** Names of records that are no acts. */
export const marks = {
  /** An act could not be applied. The record restores the rows. */
  failed: 'Failed',
  /** A part of a snapshot. */
  snapshotRows: 'GenesisRows',
  /** The end of a snapshot. */
  snapshot: 'Genesis',
  /** Writes without an act, such as those of webhooks. */
  background: 'Background',
} as const

/** The `changeSequence` of a journal whose snapshot is not complete. */
export const incomplete = -1

/** The `changeSequence` of a journal that has missed writes, because event sourcing was off. */
export const missed = -2

/** A record before it has a place in the journal. */
export interface Draft {
  readonly actor: string
  readonly operation: string
  readonly target: string
  readonly payload: { readonly [name: string]: Canonical | undefined }
  readonly images: readonly RowImage[]
}

/** The part of a row that the hash covers. */
export type Hashed = Omit<JournalRecordRow, 'siteId' | 'hash'>

/**
 * SHA-256 of the canonical JSON of a record without its hash. `payload` is canonical JSON already, so it stands in the text
 * as it is.
 */
export function hashOf({ sequence, at, tenant, actor, operation, target, payload, previousHash }: Hashed): string {
  const before = `{"actor":${actorText(actor)},"operation":${operationText(operation)},"payload":${payload},"previousHash":${text(previousHash)}`
  return hash(
    'sha256',
    `${before},"sequence":${sequence},"target":${targetText(target)},"tenant":${text(tenant)},"timestamp":"${iso(at)}"}`,
  )
}

const text = (value: string): string => JSON.stringify(value.toWellFormed())

/** Records that follow each other often have the same value. */
function remembered(): (value: string) => string {
  let last = { value: '', text: '""' }
  return (value) => {
    if (value !== last.value) last = { value, text: text(value) }
    return last.text
  }
}

const [actorText, operationText, targetText] = [remembered(), remembered(), remembered()]

/** Records that follow each other often have one time. */
let lastTime = { at: 0, text: new Date(0).toISOString() }

function iso(at: number): string {
  if (at !== lastTime.at) lastTime = { at, text: new Date(at).toISOString() }
  return lastTime.text
}

/** The end of the journal of a site that has none yet. */
export const newHead = (siteId: string): JournalHeadRow => ({
  siteId,
  sequence: 0,
  applied: 0,
  genesis: 0,
  at: 0,
  hash: firstHash,
  changeSequence: 0,
})

/** Appends records to the journal of a site, all with one time, and returns its new end, which the caller stores. */
export async function append(
  records: ContentRecords,
  head: JournalHeadRow,
  drafts: readonly Draft[],
  { now, tenant }: { readonly now: number; readonly tenant: string },
): Promise<JournalHeadRow> {
  const at = Math.max(now, head.at)
  const rows: JournalRecordRow[] = []
  const images: (RowImage & { readonly sequence: number })[] = []
  let { sequence, hash: previousHash } = head
  const { siteId } = head
  for (const draft of drafts) {
    sequence += 1
    const ordered = inOrder(draft.images)
    const payload = canonicalJson({ ...draft.payload, rows: ordered.length, rowsHash: hashOfImages(ordered) })
    const { actor, operation, target } = draft
    const hashed = {
      ...{ sequence, at, tenant, actor: actor.toWellFormed(), operation, target: target.toWellFormed() },
      ...{ payload, previousHash },
    }
    previousHash = hashOf(hashed)
    rows.push({ siteId, ...hashed, hash: previousHash })
    for (const { tableName, rowKey, lookupKey, image } of ordered) images.push({ siteId, tableName, rowKey, sequence, lookupKey, image })
  }
  await records.insertAll('JournalRecord', rows)
  await records.insertAll('JournalRow', images)
  return { ...head, sequence, at, hash: previousHash }
}

/** Stores the end of a journal. */
export async function storeHead(records: Records<{ JournalHead: JournalHeadRow }>, head: JournalHeadRow): Promise<void> {
  const { siteId, ...rest } = head
  if ((await records.update('JournalHead', { siteId }, rest)) === 0) await records.insert('JournalHead', head)
}
