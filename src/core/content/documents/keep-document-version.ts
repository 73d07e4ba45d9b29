import type { DocumentRow, ItemRow, ListRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { List } from '../../model/lists/list.ts'
import { releaseBlobs, shareBlob } from '../blobs/blobs.ts'
import { snapshotOf } from '../items/keep-version.ts'
import { isMajor, majorOf } from './version-numbers.ts'

/** Keeps the state of a file, its columns and bytes, as a version under its number, if that version is not kept already. */
export async function keepState({ records }: WriteScope, list: List, item: ItemRow, document: DocumentRow): Promise<void> {
  const { siteId, listId, itemId } = item
  const { id: documentId, uiVersion, blobId, checkInComment } = document
  if (await records.find('ItemVersion', { siteId, listId, itemId, uiVersion }, ['uiVersion'])) return
  const said = { uiVersion, createdAt: document.modifiedAt, editorId: document.editorId }
  await records.insert('ItemVersion', { siteId, listId, itemId, ...said, comment: checkInComment, snapshot: snapshotOf(list, item) })
  if (blobId !== null) await shareBlob(records, siteId, blobId)
  const bytes = { blobId: blobId ?? '', sizeBytes: document.sizeBytes, sha256: document.sha256 ?? '' }
  await records.insert('DocumentVersion', { siteId, documentId, ...said, ...bytes, checkInComment, properties: null, recycledIn: null })
}

type Versioned = Pick<DocumentRow, 'siteId' | 'id' | 'listId' | 'itemId'>

/** Deletes versions of a file and releases their bytes; without numbers, all versions. */
export async function dropVersions({ records, now }: WriteScope, document: Versioned, uiVersions?: readonly number[]): Promise<void> {
  if (uiVersions?.length === 0) return
  const { siteId, id: documentId, listId, itemId } = document
  const only = uiVersions ? { uiVersion: { in: uiVersions } } : {}
  const rows = await records.query('DocumentVersion', { where: { siteId, documentId, ...only } })
  await records.delete('DocumentVersion', { siteId, documentId, ...only })
  await releaseBlobs(
    records,
    rows.filter(({ blobId }) => blobId !== ''),
    now,
  )
  if (listId !== null && itemId !== null) await records.delete('ItemVersion', { siteId, listId, itemId, ...only })
}

/**
 * Deletes the oldest versions beyond the library's limits: a number of major
 * versions, and a number of major versions with drafts. `current` is the number
 * of the present state, which is not a version yet.
 */
export async function trimVersions(scope: WriteScope, list: ListRow, document: Versioned, current: number): Promise<void> {
  const { majorVersionLimit, majorWithMinorLimit } = list
  if (majorVersionLimit === 0 && majorWithMinorLimit === 0) return
  const where = { siteId: document.siteId, documentId: document.id, recycledIn: null }
  const rows = await scope.records.query('DocumentVersion', { where, orderBy: ['uiVersion'], descending: ['uiVersion'] })
  const numbers = rows.map(({ uiVersion }) => uiVersion)
  const majors = [...(isMajor(current) ? [current] : []), ...numbers.filter(isMajor)]
  const oldest = majorVersionLimit === 0 ? undefined : majors[majorVersionLimit - 1]
  const firstWithDrafts = majorOf(current) - majorWithMinorLimit + 1
  const isOld = (number: number) =>
    (oldest !== undefined && number < oldest) || (majorWithMinorLimit > 0 && !isMajor(number) && majorOf(number) < firstWithDrafts)
  await dropVersions(scope, document, numbers.filter(isOld))
}

/** Moves the entries of a file's recycled versions to the place of the file. */
export async function carryRecycledVersions(
  records: ContentRecords,
  { siteId, id: documentId }: DocumentRow,
  place: { readonly webId: string; readonly listId: string; readonly itemId: number },
): Promise<void> {
  const rows = await records.query('DocumentVersion', { where: { siteId, documentId }, columns: ['recycledIn'] })
  const entries = rows.flatMap(({ recycledIn }) => recycledIn ?? [])
  if (entries.length > 0) await records.update('RecycleBinItem', { siteId, id: { in: entries } }, place)
}
