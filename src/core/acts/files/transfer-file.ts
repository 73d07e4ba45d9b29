import { act, demand } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { shareBlob } from '../../content/blobs/blobs.ts'
import { type Document, inWebOf, securedDocument } from '../../content/documents/documents.ts'
import { copyParts } from '../../content/documents/page-parts.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { demandUnique } from '../../content/items/references.ts'
import { itemRowsOf } from '../../content/shown/items-of-documents.ts'
import { fold } from '../../kernel/fold.ts'
import type { List } from '../../model/lists/list.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { carriedType, carriedValues } from './carry.ts'
import { eraseDocument, lockListOf } from './delete.ts'
import {
  childNamed,
  demandLibrary,
  demandReplaceable,
  type FileAddress,
  getFile,
  locateFile,
  makeFile,
  openRight,
  replaceBytes,
  type WhenFileExists,
} from './files.ts'
import { changeRight, changing, findFolderAgain } from './folders.ts'
import { type Destination, destinationOf, nameFor, placeDocument } from './move.ts'

/** The target of a file, and the file there that may be replaced. */
interface Target extends Destination {
  readonly there: Document | undefined
}

/** The target, in a context of its web. */
async function targetIn(inside: Context, found: Destination, whenThere: WhenFileExists): Promise<Target> {
  const folder = await findFolderAgain(inside, found.folder, 'AddListItems')
  const leafName = await nameFor(inside, { ...found, folder }, whenThere === 'find another name' ? whenThere : 'refuse')
  const there = await childNamed(inside, folder, leafName)
  if (there) await demandReplaceable(inside, there, whenThere, folder)
  return { folder, leafName, there }
}

/**
 * Copies a file to another place or name in the site collection: its bytes, and
 * the values of columns that both lists have. `to` is absolute, server-relative
 * or relative to the web. Fails with `file_not_found`, `folder_not_found`,
 * `illegal_name`, `file_exists`, `file_checked_out`, `invalid_operation`,
 * `invalid_request`, `access_denied`.
 */
export async function copyFile(ctx: Context, address: FileAddress, to: string, whenThere: WhenFileExists): Promise<Document> {
  const source = await getFile(ctx, address)
  const found = await destinationOf(ctx, to)
  await demandLibrary(ctx, found.folder)
  const call = { name: 'files.copy', ...changing(found.folder, 'AddListItems'), input: { file: address, to, whenThere } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const target = await inWebOf(inside, found.folder)
    const { folder, leafName, there } = await targetIn(target, found, whenThere)
    const file = await getFile(inside, { id: source.row.id })
    await demand(inside, openRight(file), securedDocument(file))
    const { blobId, sizeBytes, sha256 } = file.row
    // A copy of a file to itself changes nothing.
    if (there?.row.id === file.row.id) return file
    if (blobId !== null) await shareBlob(scope.records, inside.site.id, blobId)
    if (there) await demand(inside, changeRight(there, 'EditListItems'), securedDocument(there))
    const copy = there
      ? await replaceBytes(target, scope, there, { blobId, sizeBytes, sha256 })
      : await makeFile(target, scope, { folder, leafName }, { blobId, sizeBytes, sha256 }, await carried(inside, file, folder.list))
    await copyParts(inside, scope.records, file, copy.row)
    return copy
  })
}

/** The values of a file's item that its copy gets. */
async function carried(inside: Context, file: Document, to: List | undefined) {
  const row = (await itemRowsOf(inside, [file])).get(file.row.id)
  if (!row || !file.list || !to) return {}
  const item = itemInRoot(file.list, row)
  const values = carriedValues(item, to)
  await demandUnique(inside, to, values)
  return { item: { contentTypeId: carriedType(item, to) }, values }
}

/**
 * Moves a file to another place or name in the site collection; its GUID stays. A
 * file that it replaces is deleted for good. Fails as `copyFile`.
 */
export async function moveFile(ctx: Context, address: FileAddress, to: string, whenThere: WhenFileExists): Promise<Document> {
  const source = await locateFile(ctx, address)
  const found = await destinationOf(ctx, to)
  await demandLibrary(ctx, found.folder)
  const call = { name: 'files.move', ...changing(source, 'DeleteListItems'), input: { file: address, to, whenThere } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const file = await findFolderAgain(inside, source, 'DeleteListItems')
    const url = joinUrl(found.folder.url, found.leafName)
    // Another spelling of its own name is the same file.
    const isSame = fold(url) === fold(file.url)
    const target = await inWebOf(inside, found.folder)
    await demand(inside, changeRight(found.folder, 'AddListItems'), securedDocument(found.folder))
    const { folder, leafName, there } = isSame ? { ...found, there: undefined } : await targetIn(target, found, whenThere)
    if (there) {
      await demand(inside, changeRight(there, 'DeleteListItems'), securedDocument(there))
      await eraseDocument(target, scope, there, await lockListOf(target, scope, there))
    }
    return placeDocument(inside, scope, file, { folder, leafName })
  })
}
