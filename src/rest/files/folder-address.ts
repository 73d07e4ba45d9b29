import type { FileAddress as WireFileAddress, FolderAddress as WireFolderAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { type FileAddress, locateFile } from '../../core/acts/files/files.ts'
import { itemAtUrl, notAnItem } from '../../core/acts/items/item-at-url.ts'
import { getItem, getItemByUniqueId } from '../../core/acts/items/items.ts'
import { type FolderAddress, itemRowOf, locateFolder } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { fold } from '../../core/kernel/fold.ts'
import { withoutTrailing } from '../../core/kernel/plain-text.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { leniently } from '../../formats/percent.ts'
import { listAddress } from '../odata/query.ts'

/** The union of the parameters of all forms of a folder's address. */
interface FolderParams {
  /** May be percent-encoded once more; a decoded one is as it stands. */
  readonly folderUrl?: string
  readonly folderDecodedUrl?: string
  readonly folderId?: string
  readonly folderPath?: string
  readonly listTitle?: string
  readonly listId?: string
  readonly listUrl?: string
  readonly library?: string
  readonly catalogType?: number
  readonly itemId?: number
}

/** The folder of an address; without parameters the root folder of the web (protocol/addresses#other-spellings). */
export function folderAddress(ctx: Context, given: WireFolderAddress): FolderAddress {
  const params: FolderParams = given
  const { folderUrl, folderDecodedUrl, folderId, folderPath, itemId } = params
  const below = folderPath === undefined ? {} : { below: folderPath }
  if (folderUrl !== undefined) return { from: { url: folderUrl, decoded: leniently(folderUrl) }, ...below }
  if (folderDecodedUrl !== undefined) return { from: { url: folderDecodedUrl }, ...below }
  if (folderId !== undefined) return { from: { id: folderId }, ...below }
  const list = listOf(ctx, params)
  if (!list) return isInWeb(ctx, folderPath) ? { from: { url: folderPath } } : { from: { web: true }, ...below }
  return { from: itemId === undefined ? { list } : { list, itemId }, ...below }
}

/** A new file in the folder of an address: clients give its name, or its server-relative URL. */
export function newFileAddress(ctx: Context, given: WireFolderAddress, name: string): { folder: FolderAddress; name: string } {
  if (!isInWeb(ctx, name)) return { folder: folderAddress(ctx, given), name }
  const nameAt = name.lastIndexOf('/') + 1
  return { folder: { from: { url: withoutTrailing(name.slice(0, nameAt), '/') || '/' } }, name: name.slice(nameAt) }
}

/** Whether a path is the server-relative URL of what is in the web, as in `folders/getbyurl('/sites/team/Shared Documents')`. */
const isInWeb = ({ web }: Context, path: string | undefined): path is string =>
  path !== undefined && fold(path).startsWith(`${fold(withoutTrailing(web.url, '/'))}/`)

function listOf(ctx: Context, { listTitle, listId, listUrl, library, catalogType }: FolderParams) {
  if (listTitle !== undefined) return listAddress(ctx, { listTitle })
  if (listId !== undefined) return listAddress(ctx, { listId })
  if (library !== undefined) return listAddress(ctx, { library })
  if (catalogType !== undefined) return listAddress(ctx, { catalogType })
  return listUrl === undefined ? undefined : listAddress(ctx, { listUrl })
}

/** The union of the parameters of all forms of a file's address. */
interface FileParams extends FolderParams {
  readonly fileUrl?: string
  readonly fileDecodedUrl?: string
  readonly fileId?: string
  readonly fileName?: string
}

/** The file of an address (protocol/addresses#other-spellings). */
export function fileAddress(ctx: Context, given: WireFileAddress): FileAddress {
  const { fileUrl, fileDecodedUrl, fileId, fileName, ...params }: FileParams = given
  if (fileUrl !== undefined) return { url: fileUrl, decoded: leniently(fileUrl) }
  if (fileDecodedUrl !== undefined) return { url: fileDecodedUrl }
  if (fileId !== undefined) return { id: fileId }
  if (isInWeb(ctx, fileName)) return { url: fileName }
  const folder = folderAddress(ctx, params as WireFolderAddress)
  return 'itemId' in folder.from && fileName === undefined ? folder.from : { folder, name: fileName ?? '' }
}

/** Whether an item is a document of this kind. Fails as `getItem`. */
export async function isDocument(
  ctx: Context,
  at: { readonly list: ListAddress; readonly itemId: number },
  kind: number,
): Promise<boolean> {
  const { row } = await getItem(ctx, at.list, at.itemId)
  return row.documentId !== null && row.kind === (kind === documentKinds.folder ? 1 : 0)
}

interface ItemParams extends FileParams {
  readonly uniqueId?: string
  readonly itemUrl?: string
}

/**
 * The list and the number of an item, for a path that addresses the item in another way. Fails with `item_not_found`
 * and as the look-up.
 */
export async function lookUpItem(ctx: Context, params: ItemParams): Promise<{ listId: string; itemId: number }> {
  const { uniqueId, itemUrl } = params
  if (uniqueId !== undefined) {
    const { row } = await getItemByUniqueId(ctx, listOf(ctx, params) ?? { id: '' }, uniqueId)
    return { listId: row.listId, itemId: row.itemId }
  }
  if (itemUrl !== undefined) return itemAtUrl(ctx, itemUrl)
  const { fileUrl, fileDecodedUrl, fileId, fileName } = params
  const isFile = (fileUrl ?? fileDecodedUrl ?? fileId ?? fileName) !== undefined
  const document = await (isFile
    ? locateFile(ctx, fileAddress(ctx, params as WireFileAddress))
    : locateFolder(ctx, folderAddress(ctx, params)))
  const item = await itemRowOf(ctx, document)
  if (item) return { listId: item.listId, itemId: item.itemId }
  throw notAnItem(document.url)
}
