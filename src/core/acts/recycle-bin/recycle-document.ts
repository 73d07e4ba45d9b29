import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../access/expected-version.ts'
import { addBinEntry, type BinEntry, binKinds, freedKey } from '../../content/bin-entry.ts'
import {
  type Document,
  documentById,
  type FolderAddress,
  itemRowOf,
  locateFolder,
  securedDocument,
} from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { demandUnique } from '../../content/items/references.ts'
import { listIn } from '../../content/writes/hold-list.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { zoneNamed } from '../../kernel/time/zone.ts'
import type { List } from '../../model/lists/list.ts'
import { seenItem } from '../../model/seen-before.ts'
import { isReserved, reservedWhy } from '../../model/sites/reserved-names.ts'
import { demandEmpty, eraseBatch, lockListOf } from '../files/delete.ts'
import { changeOfDocument, changeRight, changing, findFolderAgain } from '../files/folders.ts'
import { demandMovable, documentRowsOfItems, drainBelow, treeGuard } from '../files/tree.ts'
import { recycleBinReasons } from './reasons.ts'

/**
 * Moves a folder with everything in it to the recycle bin, and returns the id of
 * its entry; its name becomes free. Fails with `folder_not_found`,
 * `version_conflict`, `file_checked_out`, `invalid_operation` (it is or contains the root folder of a
 * web or list), `access_denied`. `which` tells whether only an empty folder may go; another one is an
 * `invalid_operation` then.
 */
export async function recycleFolder(
  ctx: Context,
  address: FolderAddress,
  which: 'any' | 'empty ones' = 'any',
  expected?: ExpectedVersion,
): Promise<string> {
  const target = await locateFolder(ctx, address)
  const input = { folder: address, which, expected }
  const call = { name: 'recycle-bin.recycleFolder', ...changing(target, 'DeleteListItems'), input } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const document = await findFolderAgain(inside, target, 'DeleteListItems')
    matchVersion(expected, document.row.version)
    if (which === 'empty ones') await demandEmpty(inside, document)
    return discardDocument(inside, scope, document, await lockListOf(inside, scope, document))
  })
}

/**
 * Moves a file or folder with everything in it to the bin, in an act that has
 * checked the right on it and has locked its list. Fails as `recycleFolder`.
 */
export async function discardDocument(inside: Context, scope: WriteScope, document: Document, list: List | undefined): Promise<string> {
  const { records, changed, actorId } = scope
  const { row, url } = document
  demandMovable(document)
  await demandNotCheckedOut(inside, row, url, actorId)
  const guard = treeGuard(inside, document, 'DeleteListItems', actorId)
  const id = await addBinEntry(inside, scope, {
    kind: row.kind === documentKinds.file ? binKinds.file : binKinds.folder,
    webId: row.webId,
    listId: row.listId,
    itemId: row.itemId,
    objectId: row.id,
    title: row.leafName,
    folderUrl: url.slice(0, url.lastIndexOf('/')),
    leafName: row.leafName,
    sizeBytes: row.sizeBytes,
    authorId: row.authorId,
  })
  const where = { siteId: row.siteId }
  let below = 0
  await drainBelow(records, row, 'present', async (batch) => {
    await guard(batch)
    below += batch.items.length
    for (const item of batch.items) changed({ ...changeOfItem(item, row.webId, 'delete'), seen: seenItem(item) })
    await mark(records, where.siteId, batch.items, id)
    const ids = batch.documents.filter((one) => one.recycledIn === null).map((one) => one.id)
    if (ids.length > 0) await records.update('Document', { ...where, id: { in: ids } }, { recycledIn: id })
  })
  const item = await itemRowOf(inside, document)
  await mark(records, where.siteId, item ? [item] : [], id)
  await records.update('Document', { ...where, id: row.id }, { recycledIn: id, leafKey: freedKey(id) })
  if (list && below > 0) await records.increment('List', { ...where, id: list.row.id }, { itemCount: -below })
  changed({ ...changeOfDocument(row), type: 'delete', seen: item ? seenItem(item) : { scopeId: row.scopeId } })
  return id
}

/** Writes the id of a bin entry to item rows of a list; null for none. */
async function mark(records: ContentRecords, siteId: string, items: readonly ItemRow[], entryId: string | null): Promise<void> {
  const [first] = items
  if (!first) return
  const itemIds = items.map(({ itemId }) => itemId)
  await records.update('Item', { siteId, listId: first.listId, itemId: { in: itemIds } }, { recycledIn: entryId })
}

const changeOfItem = ({ listId, itemId, uniqueId, kind }: ItemRow, webId: string, type: 'delete' | 'restore') => ({
  entity: 'item' as const,
  type,
  webId,
  listId,
  itemId,
  objectId: uniqueId,
  ...(kind === 1 && { isFolder: true as const }),
})

async function rowOf(records: ContentRecords, entry: BinEntry): Promise<DocumentRow> {
  const row = await records.find('Document', { siteId: entry.siteId, id: entry.objectId })
  if (!row) throw new Error(`the recycled document ${entry.objectId} has no row`)
  return row
}

/** Fails with `access_denied` if the actor may not add to its former folder. If the folder is gone, the restore itself fails. */
export async function demandDocumentRestore(ctx: Context, entry: BinEntry): Promise<void> {
  const records = recordsOf(ctx)
  const row = await rowOf(records, entry)
  const folder = await documentById(ctx, row.parentId)
  if (folder) await demand(ctx, changeRight(folder, 'AddListItems'), securedDocument(folder))
}

/**
 * Restores a file or folder to its place, with everything that went with it.
 * Fails with `restore_conflict` if the folder or the list does not exist or the
 * name is taken, and with `invalid_field_value` if another item now has the
 * value of a unique column.
 */
export async function restoreDocument(ctx: Context, scope: WriteScope, entry: BinEntry): Promise<void> {
  const { records, changed, now } = scope
  const { siteId, id: recycledIn, title } = entry
  const inside = within(ctx, scope)
  const row = await rowOf(records, entry)
  const folder = await documentById(inside, row.parentId)
  if (!folder)
    throw new DomainError(recycleBinReasons.restore_conflict, {
      title,
      message: 'its folder does not exist now. Restore the folder first.',
    })
  if (isReserved(row.leafName, { url: folder.url, isWeb: folder.row.kind === documentKinds.web }))
    throw new DomainError(recycleBinReasons.restore_conflict, { title, message: `${reservedWhy}.` })
  const leafKey = fold(row.leafName)
  if (await records.find('Document', { siteId, parentId: row.parentId, leafKey }))
    throw new DomainError(recycleBinReasons.restore_conflict, {
      title,
      message: `'${folder.url}' now contains another '${row.leafName}'. Rename or delete that one first.`,
    })
  await records.update('Document', { siteId, id: row.id }, { leafKey })
  if (row.listId === null) {
    await records.update('Document', { siteId, recycledIn }, { recycledIn: null })
    changed({ ...changeOfDocument(row), type: 'restore' })
    return
  }
  const where = { siteId, id: row.listId, recycledIn: null }
  const listRow = await records.increment('List', where, { itemCount: 0 }, { lastItemModifiedAt: now })
  if (!listRow)
    throw new DomainError(recycleBinReasons.restore_conflict, { title, message: 'its list is in the recycle bin. Restore the list first.' })
  const list = await listIn(inside, records, {
    row: listRow,
    url: folder.list?.url ?? '',
    webUrl: inside.web.url,
    zone: zoneNamed(inside.web.row.timeZone),
  })
  const count = await restoreItems(inside, scope, list, recycledIn)
  await records.increment('List', { siteId, id: row.listId }, { itemCount: count })
}

async function restoreItems(inside: Context, { records, changed }: WriteScope, list: List, recycledIn: string): Promise<number> {
  const { siteId, id: listId, webId } = list.row
  const unique = list.fields.filter((field) => field.unique && !field.system)
  let count = 0
  for (;;) {
    const items = await records.query('Item', { where: { siteId, listId, recycledIn }, limit: 1_000 })
    if (items.length === 0) return count
    for (const row of items) {
      const item = itemInRoot(list, row)
      await demandUnique(inside, list, new Map(unique.map((field) => [field, item.read(field)])), row.itemId)
      changed(changeOfItem(row, webId, 'restore'))
    }
    await mark(records, siteId, items, null)
    const ids = (await documentRowsOfItems(records, siteId, items)).map(({ id }) => id)
    if (ids.length > 0) await records.update('Document', { siteId, id: { in: ids } }, { recycledIn: null })
    count += items.length
  }
}

/** Deletes a recycled file or folder with everything in it for good. */
export async function eraseRecycledDocument({ records, changed, now }: WriteScope, entry: BinEntry): Promise<void> {
  const row = await rowOf(records, entry)
  const { siteId, listId, itemId } = row
  const list = listId === null ? undefined : await records.find('List', { siteId, id: listId })
  await drainBelow(records, row, 'all', async (batch) => {
    for (const item of batch.items) changed(changeOfItem(item, row.webId, 'delete'))
    await eraseBatch(records, batch, list, now)
  })
  const item = listId === null || itemId === null ? undefined : await records.find('Item', { siteId, listId, itemId })
  await eraseBatch(records, { items: item ? [item] : [], documents: [row] }, list, now)
  changed({ ...changeOfDocument(row), type: 'delete' })
}
