import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { List } from '../../model/lists/list.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { type Item, itemInFolder, itemInRoot } from './item.ts'

/** The items of rows of a list, with their folders; reads the folders of a page with one query for each level. */
export async function itemsWithFolders(ctx: Context, list: List, rows: readonly ItemRow[]): Promise<Item[]> {
  const ids = new Set(rows.map((row) => row.folderId))
  ids.delete(list.row.rootFolderId)
  if (ids.size === 0) return rows.map((row) => itemInRoot(list, row))
  const names = await ctx.site.schema.folders.namesAbove(ids, recordsOf(ctx))
  const urlOf = (id: string): string => joinUrl(list.webUrl, ...(names.get(id) ?? []))
  return rows.map((row) => itemInFolder(list, row, row.folderId === list.row.rootFolderId ? list.url : urlOf(row.folderId)))
}

/** The item of a row of a list, with its folder. */
export async function itemWithFolder(ctx: Context, list: List, row: ItemRow): Promise<Item> {
  const [item] = await itemsWithFolders(ctx, list, [row])
  return item ?? itemInRoot(list, row)
}
