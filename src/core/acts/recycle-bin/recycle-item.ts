import type { WriteScope } from '../../access/access.ts'
import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../access/expected-version.ts'
import { findSchema } from '../../access/find-list.ts'
import { addBinEntry, type BinEntry, binKinds } from '../../content/bin-entry.ts'
import { documentById } from '../../content/documents/documents.ts'
import { itemInRoot, leafNameOf } from '../../content/items/item.ts'
import { itemWithFolder } from '../../content/items/item-folders.ts'
import { findForWrite, itemTarget } from '../../content/items/item-rights.ts'
import { demandUnique } from '../../content/items/references.ts'
import { listIn } from '../../content/writes/hold-list.ts'
import { eraseItemRows, lockListForWrite } from '../../content/writes/item-rows.ts'
import { DomainError } from '../../kernel/errors.ts'
import { zoneNamed } from '../../kernel/time/zone.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { seenItem } from '../../model/seen-before.ts'
import { recycleBinReasons } from './reasons.ts'
import { discardDocument } from './recycle-document.ts'

/**
 * Moves an item to the recycle bin and returns the id of its entry. No other item
 * gets its id. Fails with `list_not_found`, `item_not_found`,
 * `version_conflict`, `access_denied`.
 */
export async function recycleItem(ctx: Context, address: ListAddress, itemId: number, expected?: ExpectedVersion): Promise<string> {
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  const call = { name: 'recycle-bin.recycleItem', right: 'DeleteListItems', target, input: { list: address, itemId, expected } } as const
  return act(ctx, call, async (scope) => {
    const { records, changed, now } = scope
    const inside = within(ctx, scope)
    const list = await lockListForWrite(ctx, scope, found, address, { itemCount: -1 }, { lastItemDeletedAt: now })
    const where = { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }
    const row = await findForWrite(ctx, scope, 'DeleteListItems', { list, itemId, checked: target })
    matchVersion(expected, row.version, row.uniqueId)
    const document = row.documentId === null ? undefined : await documentById(inside, row.documentId)
    if (document) return discardDocument(inside, scope, document, list)
    const titleField = list.fieldsByName.get('Title')
    const title = titleField ? itemInRoot(list, row).read(titleField) : null
    const leafName = leafNameOf(row)
    const { folderUrl } = await itemWithFolder(inside, list, row)
    const id = await addBinEntry(ctx, scope, {
      kind: binKinds.item,
      webId: list.row.webId,
      listId: list.row.id,
      itemId,
      objectId: row.uniqueId,
      title: title === null ? leafName : String(title),
      folderUrl,
      leafName,
      sizeBytes: 0,
      authorId: row.authorId,
    })
    await records.update('Item', where, { recycledIn: id })
    const seen = seenItem(row)
    changed({ entity: 'item', type: 'delete', webId: list.row.webId, listId: row.listId, itemId, objectId: row.uniqueId, seen })
    return id
  })
}

const placeOf = (entry: BinEntry) => ({ siteId: entry.siteId, listId: entry.listId ?? '', itemId: entry.itemId ?? 0 })

const changeOf = (entry: BinEntry) => ({
  entity: 'item' as const,
  webId: entry.webId,
  listId: entry.listId ?? '',
  itemId: entry.itemId ?? 0,
  objectId: entry.objectId,
})

/**
 * Restores an item to its list, with its former id. Fails with
 * `restore_conflict` if the list does not exist, and with `invalid_field_value`
 * if another item now has the value of a unique column.
 */
export async function restoreItem(ctx: Context, scope: WriteScope, entry: BinEntry): Promise<void> {
  const { records, changed, now } = scope
  const list = await records.increment(
    'List',
    { siteId: entry.siteId, id: entry.listId ?? '', recycledIn: null },
    { itemCount: 1 },
    { lastItemModifiedAt: now },
  )
  if (!list)
    throw new DomainError(recycleBinReasons.restore_conflict, {
      title: entry.title,
      message: 'its list is in the recycle bin. Restore the list first.',
    })
  const row = await records.find('Item', placeOf(entry))
  if (!row) throw new Error(`the recycled item ${entry.objectId} has no row`)
  const schema = await listIn(ctx, records, { row: list, url: '', webUrl: ctx.web.url, zone: zoneNamed(ctx.web.row.timeZone) })
  const item = itemInRoot(schema, row)
  const unique = schema.fields.filter((field) => field.unique && !field.system)
  await demandUnique(within(ctx, scope), schema, new Map(unique.map((field) => [field, item.read(field)])), row.itemId)
  await records.update('Item', placeOf(entry), { recycledIn: null })
  changed({ ...changeOf(entry), type: 'restore' })
}

/** Deletes a recycled item for good. */
export async function eraseItem({ records, changed, now }: WriteScope, entry: BinEntry): Promise<void> {
  const row = await records.find('Item', placeOf(entry))
  const list = await records.find('List', { siteId: entry.siteId, id: entry.listId ?? '' })
  if (row && list) await eraseItemRows(records, row, list, now)
  changed({ ...changeOf(entry), type: 'delete' })
}
