import type { Context } from '../../access/context.ts'
import { findFolder, itemRowOf } from '../../content/documents/documents.ts'
import { DomainError } from '../../kernel/errors.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { locateFile } from '../files/files.ts'

export const notAnItem = (url: string): DomainError =>
  new DomainError(kernelReasons.invalid_operation, { message: `'${url.slice(0, 200)}' is not an item of a list.` })

/**
 * An item by its `FileRef`; for an item without a file the name is its number (protocol/items#ids). Fails with
 * `invalid_operation` and as the look-up.
 */
export async function itemAtUrl(ctx: Context, url: string): Promise<{ listId: string; itemId: number }> {
  const { folder, rest } = await findFolder(ctx, { from: { url } })
  const id = rest.length === 1 ? /^(\d{1,9})_\.000$/.exec(rest[0] ?? '')?.[1] : undefined
  if (folder.list && id !== undefined) return { listId: folder.list.row.id, itemId: Number(id) }
  const item = await itemRowOf(ctx, rest.length === 0 ? folder : await locateFile(ctx, { url }))
  if (item) return { listId: item.listId, itemId: item.itemId }
  throw notAnItem(url)
}
