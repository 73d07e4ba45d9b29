import type { DocumentRow } from '../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../context.ts'
import type { List, ListAddress } from './list.ts'
import { getList } from './lists.ts'

/** The folder that holds everything of a list. */
export interface RootFolder {
  readonly list: List
  readonly row: DocumentRow
}

/** Fails with `list_not_found`, `access_denied`. */
export async function getRootFolder(ctx: Context, address: ListAddress): Promise<RootFolder> {
  const [folder] = await rootFoldersOf(ctx, [await getList(ctx, address)])
  if (!folder) throw new Error('a list has no root folder')
  return folder
}

/** The root folders of lists that the actor may see, in their order: one query. */
export async function rootFoldersOf(ctx: Context, lists: readonly List[]): Promise<RootFolder[]> {
  const ids = lists.map(({ row }) => row.rootFolderId)
  const rows = await recordsOf(ctx).query('Document', { where: { siteId: ctx.site.id, id: { in: ids } } })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return lists.flatMap((list) => {
    const row = byId.get(list.row.rootFolderId)
    return row ? [{ list, row }] : []
  })
}
