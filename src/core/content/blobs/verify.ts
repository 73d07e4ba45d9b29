import { createHash } from 'node:crypto'
import type { BlobRow, DocumentRow } from '../../../../generated/prisma/content.ts'
import type { ContentDatabase, ContentRecords } from '../../kernel/ports.ts'

const pageSize = 500

/** Bytes that differ from their row. */
export interface Fault {
  readonly siteId: string
  readonly blobId: string
  readonly what: 'missing' | 'changed' | 'unreadable'
  /** The paths of the files that use them. */
  readonly files: readonly string[]
}

export interface Verified {
  readonly checked: number
  readonly checkedBytes: number
  readonly faults: readonly Fault[]
}

/** The maximum number of faults that are named; further ones are only counted. */
const maxNamed = 10_000

/**
 * Reads all bytes in use and compares them with the size and the SHA-256 that
 * were stored with them. Changes nothing. Bytes that are stored or deleted
 * meanwhile are not faults. `onProgress` gets the size of each piece, also of
 * bytes that could not be read.
 */
export async function verifyBlobs(database: ContentDatabase, onProgress: (bytes: number) => void = () => undefined): Promise<Verified> {
  const faults: Fault[] = []
  let checked = 0
  let checkedBytes = 0
  for await (const row of blobsInUse(database)) {
    let left = row.sizeBytes
    const what = await faultOf(database, row, (bytes) => {
      left -= bytes
      onProgress(bytes)
    })
    if (what && (await isInUse(database, row)) && faults.length < maxNamed)
      faults.push({ siteId: row.siteId, blobId: row.id, what, files: await filesOf(database, row) })
    checked += 1
    checkedBytes += row.sizeBytes
    if (left > 0) onProgress(left)
  }
  return { checked, checkedBytes, faults }
}

/** The number of bytes that `verifyBlobs` will read. */
export async function bytesInUse(database: ContentDatabase): Promise<number> {
  let sum = 0
  for await (const { sizeBytes } of blobsInUse(database)) sum += sizeBytes
  return sum
}

async function* blobsInUse(database: ContentDatabase): AsyncGenerator<BlobRow> {
  for (const { siteId } of await database.records.query('Site', { where: {} })) {
    for (let last = ''; ; ) {
      const rows = await database.records.query('Blob', { where: { siteId }, above: { id: last }, orderBy: ['id'], limit: pageSize })
      for (const row of rows) if (row.useCount > 0) yield row
      if (rows.length < pageSize) break
      last = rows.at(-1)?.id ?? ''
    }
  }
}

async function faultOf(
  database: ContentDatabase,
  { siteId, id, sizeBytes, sha256 }: BlobRow,
  onRead: (bytes: number) => void,
): Promise<Fault['what'] | undefined> {
  const bytes = await database.blobs.read({ siteId, id }, { start: 0, end: sizeBytes })
  if (!bytes) return 'missing'
  const hash = createHash('sha256')
  try {
    for await (const piece of bytes) {
      hash.update(piece)
      onRead(piece.length)
    }
  } catch {
    // If the disk fails in one place, the other bytes are still checked.
    return 'unreadable'
  }
  return hash.digest('hex') === sha256 ? undefined : 'changed'
}

const isInUse = async ({ records }: ContentDatabase, { siteId, id }: BlobRow): Promise<boolean> =>
  ((await records.find('Blob', { siteId, id }))?.useCount ?? 0) > 0

async function filesOf({ records }: ContentDatabase, { siteId, id: blobId }: BlobRow): Promise<string[]> {
  const names: string[] = []
  for (const { fileName, itemId, listId } of await records.query('Attachment', { where: { siteId, blobId } })) {
    const list = await records.find('List', { siteId, id: listId })
    names.push(`'${fileName}', attached to item ${itemId} of list '${list?.title ?? listId}'`)
  }
  for (const row of await records.query('Document', { where: { siteId, blobId } }))
    names.push(`'${await pathOf(records, row)}' (${row.id})`)
  for (const { documentId, uiVersion } of await records.query('DocumentVersion', { where: { siteId, blobId } })) {
    const row = await records.find('Document', { siteId, id: documentId })
    const of = row ? `'${await pathOf(records, row)}' (${documentId})` : `the file ${documentId}`
    names.push(`version ${Math.floor(uiVersion / 512)}.${uiVersion % 512} of ${of}`)
  }
  return names
}

/** More nested folders than any path has. */
const deepest = 1_000

/** The path of a file in its site collection. */
async function pathOf(records: ContentRecords, row: DocumentRow): Promise<string> {
  const names: string[] = []
  for (let at: DocumentRow | undefined = row; at && names.length < deepest; ) {
    names.push(at.leafName)
    at = await records.find('Document', { siteId: at.siteId, id: at.parentId })
  }
  // The root folder of the site collection has no name.
  return `/${names
    .reverse()
    .filter((name) => name !== '')
    .join('/')}`
}
