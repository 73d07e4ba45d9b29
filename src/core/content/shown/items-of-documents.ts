import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { joinUrl } from '../../model/sites/web.ts'
import type { Document } from '../documents/documents.ts'
import type { Item } from '../items/item.ts'
import { shownDocuments, shownItemRows } from './shown-state.ts'

/** The item rows of documents by GUID, in the versions that the actor sees: one query for each list. */
export async function itemRowsOf(ctx: Context, documents: readonly Document[]): Promise<ReadonlyMap<string, ItemRow>> {
  const found = new Map<string, ItemRow>()
  const byList = Map.groupBy(documents, ({ list }) => list)
  for (const [list, own] of byList) {
    const itemIds = own.flatMap(({ row }) => row.itemId ?? [])
    if (!list || itemIds.length === 0) continue
    const where = { siteId: ctx.site.id, listId: list.row.id, itemId: { in: itemIds }, recycledIn: null }
    const rows = await recordsOf(ctx).query('Item', { where })
    for (const row of await shownItemRows(ctx, list, rows, own)) found.set(row.uniqueId, row)
  }
  return found
}

/** The files or folders of items, in the versions that the actor sees; none for plain items and for items of the other kind. */
export async function documentsOfItems(ctx: Context, items: readonly Item[], kind: number): Promise<(Document | undefined)[]> {
  // The item of a file or folder has its GUID; only such items have a name of their own.
  const ids = items.flatMap(({ row }) => (row.kind === kind && row.leafName !== null ? [row.uniqueId] : []))
  const rows = ids.length === 0 ? [] : await recordsOf(ctx).query('Document', { where: { siteId: ctx.site.id, id: { in: ids } } })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const documents = items.flatMap(({ row, folderUrl, list }) => {
    const document = byId.get(row.uniqueId)
    return document ? [{ row: document, url: joinUrl(folderUrl, document.leafName), list }] : []
  })
  const shown = new Map((await shownDocuments(ctx, documents)).map((document) => [document.row.id, document]))
  return items.map(({ row }) => shown.get(row.uniqueId))
}
