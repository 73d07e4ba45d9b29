import type { FileAddress as WireFileAddress, FolderAddress as WireFolderAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { type FileAddress, locateFile } from '../../core/acts/files/files.ts'
import { getItemByUniqueId } from '../../core/acts/items/items.ts'
import { type FolderAddress, findFolder, itemRowOf, locateFolder } from '../../core/content/documents/documents.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { listAddress } from '../odata/query.ts'

/** The parameters that the forms of a folder's address have among them. */
interface FolderParams {
  readonly folderUrl?: string
  readonly folderId?: string
  readonly folderPath?: string
  readonly listTitle?: string
  readonly listId?: string
  readonly listUrl?: string
  readonly library?: string
  readonly itemId?: number
}

/** The folder that an address names; without any parameter it is the web's own (clients.md rule 7). */
export function folderAddress(ctx: Context, given: WireFolderAddress): FolderAddress {
  const params: FolderParams = given
  const { folderUrl, folderId, folderPath, itemId } = params
  const below = folderPath === undefined ? {} : { below: folderPath }
  if (folderUrl !== undefined) return { from: { url: folderUrl }, ...below }
  if (folderId !== undefined) return { from: { id: folderId }, ...below }
  const list = listOf(ctx, params)
  if (!list) return { from: { web: true }, ...below }
  return { from: itemId === undefined ? { list } : { list, itemId }, ...below }
}

function listOf(ctx: Context, { listTitle, listId, listUrl, library }: FolderParams) {
  if (listTitle !== undefined) return listAddress(ctx, { listTitle })
  if (listId !== undefined) return listAddress(ctx, { listId })
  if (library !== undefined) return listAddress(ctx, { library })
  return listUrl === undefined ? undefined : listAddress(ctx, { listUrl })
}

/** The parameters that the forms of a file's address have among them. */
interface FileParams extends FolderParams {
  readonly fileUrl?: string
  readonly fileId?: string
  readonly fileName?: string
}

/** The file that an address names (clients.md rule 7). */
export function fileAddress(ctx: Context, given: WireFileAddress): FileAddress {
  const { fileUrl, fileId, fileName, ...params }: FileParams = given
  if (fileUrl !== undefined) return { url: fileUrl }
  if (fileId !== undefined) return { id: fileId }
  const folder = folderAddress(ctx, params as WireFolderAddress)
  return 'itemId' in folder.from && fileName === undefined ? folder.from : { folder, name: fileName ?? '' }
}

interface ItemParams extends FileParams {
  readonly uniqueId?: string
  readonly itemUrl?: string
}

/** The list and the number of an item whose address says another thing of it. Fails with `item_not_found` and as what it looks up. */
export async function lookUpItem(ctx: Context, params: ItemParams): Promise<{ listId: string; itemId: number }> {
  const { uniqueId, itemUrl } = params
  if (uniqueId !== undefined) {
    const { row } = await getItemByUniqueId(ctx, listOf(ctx, params) ?? { id: '' }, uniqueId)
    return { listId: row.listId, itemId: row.itemId }
  }
  if (itemUrl !== undefined) return itemAt(ctx, itemUrl)
  const { fileUrl, fileId, fileName } = params
  const isFile = (fileUrl ?? fileId ?? fileName) !== undefined
  const document = await (isFile
    ? locateFile(ctx, fileAddress(ctx, params as WireFileAddress))
    : locateFolder(ctx, folderAddress(ctx, params)))
  const item = await itemRowOf(ctx, document)
  if (item) return { listId: item.listId, itemId: item.itemId }
  throw noItem(document.url)
}

const noItem = (url: string) =>
  new DomainError(kernelReasons.invalid_operation, { message: `'${url.slice(0, 200)}' is not an item of a list.` })

/** An item by its `FileRef`; a plain one is named by its number (rest.md 8). */
async function itemAt(ctx: Context, url: string): Promise<{ listId: string; itemId: number }> {
  const { folder, rest } = await findFolder(ctx, { from: { url } })
  const id = rest.length === 1 ? /^(\d{1,9})_\.000$/.exec(rest[0] ?? '')?.[1] : undefined
  if (folder.list && id !== undefined) return { listId: folder.list.row.id, itemId: Number(id) }
  const item = await itemRowOf(ctx, rest.length === 0 ? folder : await locateFile(ctx, { url }))
  if (item) return { listId: item.listId, itemId: item.itemId }
  throw noItem(url)
}
