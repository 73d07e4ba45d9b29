import type { Context } from '../../core/access/context.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import type { Item } from '../../core/content/items/item.ts'
import { itemsWithFolders } from '../../core/content/items/item-folders.ts'
import { itemRowsOf } from '../../core/content/shown/items-of-documents.ts'
import { itemShapeOf } from '../items/item.ts'
import type { Navigation, Shape } from '../shape/shape.ts'

/**
 * A path for the quotes of a canonical address: percent-encoded, quotes doubled
 * (protocol/addresses#canonical-addresses).
 */
export const encodedPath = (url: string): string => encodeURIComponent(url.replaceAll("'", "''")).replaceAll('%2F', '/')

/** `ServerRelativePath`, returned only when selected. */
export const serverRelativePath = ({ url }: Document) => ({ DecodedUrl: url })

/** The list items of documents: one query for the rows of each list. */
async function itemsOfDocuments(documents: readonly Document[], ctx: Context): Promise<(Item | undefined)[]> {
  const rows = await itemRowsOf(ctx, documents)
  const items = new Map<string, Item>()
  for (const [list, own] of Map.groupBy(documents, (document) => document.list)) {
    if (!list) continue
    for (const item of await itemsWithFolders(
      ctx,
      list,
      own.flatMap(({ row }) => rows.get(row.id) ?? []),
    ))
      items.set(item.row.uniqueId, item)
  }
  return documents.map(({ row }) => items.get(row.id))
}

/** Navigation from files and folders to their list items. */
export const toItem: Navigation<Document> = {
  many: false,
  linked: true,
  expansion: {
    shape: (_, related) => {
      const [first] = related as Item[]
      return first && (itemShapeOf(first.list) as Shape<never>)
    },
    load: itemsOfDocuments,
  },
}
