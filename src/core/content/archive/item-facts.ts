import { hash } from 'node:crypto'
import type { ContentRecords } from '../../kernel/ports.ts'

/** Stored bytes of an item, as its rows describe them. */
export interface ItemBytes {
  readonly blobId: string
  readonly sizeBytes: number
  readonly sha256: string
}

/** What archive mode knows of an item. */
export interface ItemFacts {
  /** SHA-256 of the canonical JSON of its rows, in lower-case hexadecimal digits. */
  readonly hash: string
  /** The bytes of its file, of old versions of the file, and of its attachments. */
  readonly bytes: readonly ItemBytes[]
}

/** The number of items whose rows are read together; each version has all values of its item. */
export const itemsAtOnce = 64

/**
 * The facts of items of a list that are not in the recycle bin, by item id. The hash covers every column of the item, its
 * versions, its attachments, its file or folder and the versions of the file; these rows hold the hashes of the bytes.
 */
export async function itemFacts(
  records: ContentRecords,
  siteId: string,
  listId: string,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, ItemFacts>> {
  const found = new Map<number, ItemFacts>()
  if (itemIds.length === 0) return found
  const inList = { siteId, listId, itemId: { in: itemIds } }
  const items = await records.query('Item', { where: { ...inList, recycledIn: null } })
  const versions = Map.groupBy(
    await records.query('ItemVersion', { where: inList, orderBy: ['itemId', 'uiVersion'] }),
    ({ itemId }) => itemId,
  )
  const attachments = Map.groupBy(
    await records.query('Attachment', { where: inList, orderBy: ['itemId', 'fileKey'] }),
    ({ itemId }) => itemId,
  )
  const documents = Map.groupBy(await records.query('Document', { where: inList, orderBy: ['id'] }), ({ itemId }) => itemId)
  const ids = [...documents.values()].flatMap((some) => some.map(({ id }) => id))
  const fileVersions =
    ids.length === 0
      ? []
      : await records.query('DocumentVersion', { where: { siteId, documentId: { in: ids } }, orderBy: ['documentId', 'uiVersion'] })
  const versionsOfFiles = Map.groupBy(fileVersions, ({ documentId }) => documentId)
  for (const item of items) {
    const { itemId } = item
    const files = documents.get(itemId) ?? []
    const states = files.flatMap(({ id }) => versionsOfFiles.get(id) ?? [])
    const added = attachments.get(itemId) ?? []
    const parts = [[item], versions.get(itemId) ?? [], added, files, states]
    found.set(itemId, {
      hash: hash('sha256', `[${parts.map((rows) => `[${rows.map(canonicalRow).join(',')}]`).join(',')}]`),
      bytes: [...files, ...states, ...added].flatMap(({ blobId, sizeBytes, sha256 }) =>
        blobId && sha256 ? [{ blobId, sizeBytes, sha256 }] : [],
      ),
    })
  }
  return found
}

/**
 * A row in canonical JSON (RFC 8785): its columns have scalar values and are in the order of their names. Without the site,
 * which is another one for a copy, and without columns that have no value, such as those of a later version of the server.
 */
const canonicalRow = (row: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row)
        .filter(([name, value]) => name !== 'siteId' && value !== null && value !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  )
