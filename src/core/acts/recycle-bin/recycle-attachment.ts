import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { addBinEntry, type BinEntry, binKinds, changeOfEntry, freedKey } from '../../content/bin-entry.ts'
import { type ExpectedTags, releaseBlobs } from '../../content/blobs/blobs.ts'
import { listIn } from '../../content/writes/hold-list.ts'
import { storeUpdate } from '../../content/writes/item-rows.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { zoneNamed } from '../../kernel/time/zone.ts'
import { attachmentFolder, demandFree, findInside, matchBytes, type Target, updateItemOf } from '../items/attachments.ts'
import { recycleBinReasons } from './reasons.ts'

/**
 * Moves an attachment to the recycle bin and returns the id of its entry. Its
 * name becomes free. Fails with `list_not_found`, `item_not_found`,
 * `attachment_not_found`, `version_conflict`, `access_denied`.
 */
export async function recycleAttachment(ctx: Context, target: Target, expected?: ExpectedTags): Promise<string> {
  const { itemId } = target
  const call = { name: 'recycle-bin.recycleAttachment', input: { attachment: target } } as const
  const { row: recycled } = await updateItemOf(ctx, target, call, async (scope, list) => {
    const row = await findInside(ctx, scope, list, target)
    matchBytes(expected, row)
    const id = await addBinEntry(ctx, scope, {
      kind: binKinds.attachment,
      webId: list.row.webId,
      listId: row.listId,
      itemId,
      // An attachment has no id of its own; the id of its bytes is unique.
      objectId: row.blobId,
      title: row.fileName,
      folderUrl: attachmentFolder(list, itemId),
      leafName: row.fileName,
      sizeBytes: row.sizeBytes,
      authorId: row.authorId,
    })
    const { siteId, listId, fileKey } = row
    await scope.records.update('Attachment', { siteId, listId, itemId, fileKey }, { recycledIn: id, fileKey: freedKey(id) })
    return { row: { ...row, recycledIn: id }, added: -1 }
  })
  return recycled.recycledIn ?? ''
}

const placeOf = (entry: BinEntry) => ({
  siteId: entry.siteId,
  listId: entry.listId ?? '',
  itemId: entry.itemId ?? 0,
  fileKey: freedKey(entry.id),
})

/** Restores an attachment to its item. Fails with `restore_conflict` if the item does not exist, and with `attachment_exists`. */
export async function restoreAttachment(ctx: Context, scope: WriteScope, entry: BinEntry): Promise<void> {
  const { records, now } = scope
  const { siteId, listId, itemId } = placeOf(entry)
  const held = await records.increment('List', { siteId, id: listId, recycledIn: null }, { itemCount: 0 }, { lastItemModifiedAt: now })
  const item = held && (await records.find('Item', { siteId, listId, itemId, recycledIn: null }))
  if (!item)
    throw new DomainError(recycleBinReasons.restore_conflict, {
      title: entry.title,
      message: 'its item is in the recycle bin. Restore the item first.',
    })
  const list = await listIn(ctx, records, { row: held, url: '', webUrl: ctx.web.url, zone: zoneNamed(ctx.web.row.timeZone) })
  await demandFree(ctx, records, list, itemId, entry.leafName)
  await records.update('Attachment', placeOf(entry), { recycledIn: null, fileKey: fold(entry.leafName) })
  await storeUpdate(ctx, scope, list, item, new Map(), { attachmentCount: item.attachmentCount + 1 })
}

/** Deletes a recycled attachment for good. */
export async function eraseAttachment({ records, now, changed }: WriteScope, entry: BinEntry): Promise<void> {
  const row = await records.find('Attachment', placeOf(entry))
  if (!row) throw new Error(`the recycled attachment ${entry.id} has no row`)
  await records.delete('Attachment', placeOf(entry))
  await releaseBlobs(records, [row], now)
  changed(changeOfEntry(entry, 'delete'))
}
