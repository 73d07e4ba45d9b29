import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { type Document, inWebOf, itemRowOf } from '../../content/documents/documents.ts'
import { carryRecycledVersions } from '../../content/documents/keep-document-version.ts'
import { documentKinds, withFreeName } from '../../content/documents/new-document.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { fileColumns, withValues } from '../../content/items/item-row.ts'
import { bagAlone } from '../../content/items/property-bag.ts'
import { demandUnique } from '../../content/items/references.ts'
import { lockListForWrite } from '../../content/writes/item-rows.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { listKeyOf } from '../../kernel/query.ts'
import { type List, unslotted } from '../../model/lists/list.ts'
import { seenItem } from '../../model/seen-before.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { carriedType, carriedValues } from './carry.ts'
import { drainBelow, type TreeBatch, treeGuard } from './tree.ts'

/** The lists of a move, and the permissions before and after it. */
interface Passage {
  readonly from: List
  readonly to: List
  readonly scopes: { readonly from: string; readonly to: string }
}

/**
 * Moves a file or folder with everything in it to a folder of another list, in an
 * act that has checked the rights on both. Documents and items keep their GUIDs,
 * versions, attachments and own permissions. The items get new numbers, and keep
 * the values of columns that both lists have. Fails with `file_exists`,
 * `invalid_field_value`, `access_denied`, and with `invalid_operation` if one
 * place is outside lists or the lists are of different kinds.
 */
export async function transplant(
  inside: Context,
  scope: WriteScope,
  document: Document,
  { folder, leafName }: { readonly folder: Document; readonly leafName: string },
): Promise<Document> {
  const { records, changed, now, actorId } = scope
  const { row, list: from } = document
  if (!from || !folder.list || from.row.baseType !== folder.list.row.baseType)
    throw invalidOperation(`'${document.url}' cannot be moved to '${folder.url}': both must be in lists, or both in libraries.`)
  const to = await lockListForWrite(await inWebOf(inside, folder), scope, folder.list, { id: folder.list.row.id }, { itemCount: 0 })
  await lockListForWrite(inside, scope, from, { id: from.row.id }, { itemCount: 0 }, { lastItemDeletedAt: now })
  const isOwn = (await records.find('PermissionScope', { siteId: row.siteId, id: row.scopeId, objectId: row.id })) !== undefined
  const passage = { from, to, scopes: { from: row.scopeId, to: isOwn ? row.scopeId : folder.row.scopeId } }
  const guard = treeGuard(inside, document, 'DeleteListItems', actorId)
  if (row.kind === documentKinds.folder)
    await drainBelow(records, row, 'all', async (batch) => {
      await guard(batch)
      await pass(inside, scope, passage, batch)
    })
  const item = await itemRowOf(inside, document)
  if (!item) throw new Error(`the document ${row.id} is in a list without being an item`)
  const patch = { parentId: folder.row.id, leafName, leafKey: fold(leafName), modifiedAt: now, editorId: actorId }
  await withFreeName(leafName, folder.url, () => records.update('Document', { siteId: row.siteId, id: row.id }, patch))
  await pass(inside, scope, passage, {
    items: [{ ...item, ...fileColumns({ ...row, leafName }), folderId: folder.row.id }],
    documents: [row],
  })
  // Paths below it change, whatever the changes of its items say.
  changed({ entity: 'folder', type: 'rename', webId: to.row.webId, objectId: row.id })
  const after = await records.find('Document', { siteId: row.siteId, id: row.id })
  return { row: after ?? row, url: joinUrl(folder.url, leafName), list: to }
}

async function pass(inside: Context, scope: WriteScope, passage: Passage, { items, documents }: TreeBatch): Promise<void> {
  const { records, changed } = scope
  const { from, to } = passage
  const siteId = inside.site.id
  const present = items.filter((item) => item.recycledIn === null).length
  const count = await records.increment('List', { siteId, id: to.row.id }, { nextItemId: items.length, itemCount: present })
  await records.increment('List', { siteId, id: from.row.id }, { itemCount: -present })
  if (!count) throw new Error(`the list ${to.row.id} is gone inside its own transaction`)
  const byId = new Map(documents.map((document) => [document.id, document]))
  for (const [index, item] of items.entries()) {
    const itemId = count.nextItemId - items.length + index
    await passItem(inside, scope, passage, { item, itemId, document: byId.get(item.documentId ?? '') })
    const place = { entity: 'item' as const, objectId: item.uniqueId }
    const seen = item.recycledIn === null ? { seen: seenItem(item) } : {}
    changed({ ...place, type: 'moveAway', webId: from.row.webId, listId: from.row.id, itemId: item.itemId, ...seen })
    changed({ ...place, type: 'moveInto', webId: to.row.webId, listId: to.row.id, itemId })
  }
}

async function passItem(
  inside: Context,
  scope: WriteScope,
  { from, to, scopes }: Passage,
  { item, itemId, document }: { readonly item: ItemRow; readonly itemId: number; readonly document: DocumentRow | undefined },
): Promise<void> {
  const { records } = scope
  const { siteId } = item
  const old = { siteId, listId: from.row.id, itemId: item.itemId }
  const place = { siteId, listId: to.row.id, itemId }
  const scopeId = item.scopeId === scopes.from ? scopes.to : item.scopeId
  const source = itemInRoot(from, item)
  const values = carriedValues(source, to)
  await demandUnique(inside, to, values)
  const kept = {
    ...withoutSlots(item),
    extra: bagAlone(item),
    ...to.emptyPool,
    ...place,
    listKey: listKeyOf(to.row.id),
    scopeId,
    contentTypeId: carriedType(source, to),
  }
  await records.delete('Item', old)
  await records.insert('Item', withValues(to, kept, values))
  for (const table of ['ItemVersion', 'Attachment'] as const) await records.update(table, old, place)
  const parents = { webId: to.row.webId, listId: to.row.id }
  if (item.scopeId !== scopes.from) await records.update('PermissionScope', { siteId, id: item.scopeId, objectId: item.uniqueId }, parents)
  if (item.recycledIn !== null)
    await records.update('RecycleBinItem', { siteId, id: item.recycledIn, itemId: item.itemId }, { ...parents, itemId })
  if (!document) return
  await records.update('Document', { siteId, id: document.id }, { ...parents, itemId, scopeId })
  await carryRecycledVersions(records, document, { ...parents, itemId })
}

/** The row without its slots, which belong to other columns in every list. */
const withoutSlots = (item: ItemRow): ItemRow =>
  Object.fromEntries(unslotted.filter((name) => name !== 'extra').map((name) => [name, item[name]])) as unknown as ItemRow
