import type { DocumentRow, ItemRow, ListRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../access/expected-version.ts'
import { releaseDocuments } from '../../content/documents/document-bytes.ts'
import { type Document, type FolderAddress, itemRowOf, locateFolder } from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { childCounts } from '../../content/shown/children.ts'
import { eraseItemRows, lockListForWrite } from '../../content/writes/item-rows.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { List } from '../../model/lists/list.ts'
import { seenItem } from '../../model/seen-before.ts'
import { changeOfDocument, changing, findFolderAgain } from './folders.ts'
import { demandMovable, drainBelow, treeGuard } from './tree.ts'

/**
 * Deletes a folder and everything in it for good, in one transaction. Fails
 * with `folder_not_found`, `version_conflict`, `file_checked_out`, `invalid_operation` (the own
 * folder of a web or list, or one that holds such), `access_denied`, also where
 * something in it has permissions of its own. `which` tells whether only an
 * empty folder may be deleted; another one is an `invalid_operation` then.
 */
export async function deleteFolder(
  ctx: Context,
  address: FolderAddress,
  which: 'any' | 'empty ones' = 'any',
  expected?: ExpectedVersion,
): Promise<void> {
  const target = await locateFolder(ctx, address)
  const call = { name: 'files.deleteFolder', ...changing(target, 'DeleteListItems'), input: { folder: address, which, expected } } as const
  await act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const document = await findFolderAgain(inside, target, 'DeleteListItems')
    matchVersion(expected, document.row.version)
    if (which === 'empty ones') await demandEmpty(inside, document)
    await eraseDocument(inside, scope, document, await lockListOf(inside, scope, document))
  })
}

/** Fails with `invalid_operation` if a folder has something in it. */
export async function demandEmpty(inside: Context, document: Document): Promise<void> {
  if ((await childCounts(inside, [document])).get(document.row.id) !== 0)
    throw invalidOperation(`The folder '${document.url}' is not empty.`)
}

/** Locks a document's list, whose item count falls by one, and returns it; undefined outside lists. Fails with `list_not_found`. */
export async function lockListOf(inside: Context, scope: WriteScope, { list }: Document): Promise<List | undefined> {
  return list && lockListForWrite(inside, scope, list, { id: list.row.id }, { itemCount: -1 }, { lastItemDeletedAt: scope.now })
}

/**
 * Deletes a file or folder with its item and everything in it. Call it in an act
 * that has checked the right on it and has locked its list. Fails as
 * `deleteFolder`.
 */
export async function eraseDocument(inside: Context, scope: WriteScope, document: Document, list: List | undefined): Promise<void> {
  const { records, changed, actorId, now } = scope
  demandMovable(document)
  await demandNotCheckedOut(inside, document.row, document.url, actorId)
  const guard = treeGuard(inside, document, 'DeleteListItems', actorId)
  let present = 0
  await drainBelow(records, document.row, 'all', async (batch) => {
    await guard(batch)
    present += batch.items.filter((item) => item.recycledIn === null).length
    for (const row of batch.items) changed(changeOfErased(row, document.row.webId))
    await eraseBatch(records, batch, list?.row, now)
  })
  const item = await itemRowOf(inside, document)
  await eraseBatch(records, { items: item ? [item] : [], documents: [document.row] }, list?.row, now)
  if (list && present > 0) await records.increment('List', { siteId: list.row.siteId, id: list.row.id }, { itemCount: -present })
  changed({ ...changeOfDocument(document.row), type: 'delete', seen: item ? seenItem(item) : { scopeId: document.row.scopeId } })
}

const changeOfErased = (row: ItemRow, webId: string) => ({
  entity: 'item' as const,
  type: 'delete' as const,
  webId,
  listId: row.listId,
  itemId: row.itemId,
  objectId: row.uniqueId,
  // What lay in the bin was deleted for everybody before.
  ...(row.recycledIn === null && { seen: seenItem(row) }),
})

/** Deletes all rows of items and documents, also those in the recycle bin. */
export async function eraseBatch(
  records: ContentRecords,
  { items, documents }: { readonly items: readonly ItemRow[]; readonly documents: readonly DocumentRow[] },
  list: ListRow | undefined,
  now: number,
): Promise<void> {
  for (const row of items) if (list) await eraseItemRows(records, row, list, now)
  await eraseDocumentRows(records, documents, now)
  const binned = [...new Set([...items, ...documents].flatMap(({ recycledIn }) => recycledIn ?? []))]
  const [first] = documents.length > 0 ? documents : items
  if (first && binned.length > 0) await records.delete('RecycleBinItem', { siteId: first.siteId, id: { in: binned } })
}

/** Deletes documents with everything that belongs to them, and releases their bytes. */
async function eraseDocumentRows(records: ContentRecords, documents: readonly DocumentRow[], now: number): Promise<void> {
  const [first] = documents
  if (!first) return
  await releaseDocuments(records, documents, now)
  await records.delete('Document', { siteId: first.siteId, id: { in: documents.map(({ id }) => id) } })
}
