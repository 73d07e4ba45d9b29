import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import type { ExpectedVersion } from '../../access/expected-version.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { accessReasons } from '../../access/reasons.ts'
import { keepBlob, type NewBlob, openBlob, releaseBlobs, type StoredContent, withNewBlob } from '../../content/blobs/blobs.ts'
import {
  type Document,
  documentById,
  documentOf,
  type FolderAddress,
  findFolder,
  folderNotFound,
  itemRowOf,
  maxPathLength,
  namesBelowWeb,
  namesIn,
  securedDocument,
  viewRight,
  walkTo,
} from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { documentKinds, insertDocument, nameTaken, newDocument } from '../../content/documents/new-document.ts'
import { isVisible } from '../../content/items/moderation.ts'
import type { CheckedValues } from '../../content/items/values.ts'
import { shownDocuments } from '../../content/shown/shown-state.ts'
import { lockListForWrite, storeUpdate } from '../../content/writes/item-rows.ts'
import { addToList, checkNewName, type ListDocument } from '../../content/writes/list-document.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { isLibrary, type ListAddress } from '../../model/lists/list.ts'
import type { Right } from '../../model/permissions/rights.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { eraseDocument, lockListOf } from './delete.ts'
import { changeOfDocument, changeRight, changing, findFolderAgain } from './folders.ts'
import { type Destination, nameFor } from './move.ts'
import { fileReasons } from './reasons.ts'

/** How a request names a file: by its URL, its id, its name in a folder, or the item that it is. */
export type FileAddress =
  | { readonly url: string }
  | { readonly id: string }
  | { readonly folder: FolderAddress; readonly name: string }
  | { readonly list: ListAddress; readonly itemId: number }

/** The entity tag of a file: another one whenever its bytes or what is said of it change (rest.md 5). */
export const fileTag = ({ id, version }: Pick<DocumentRow, 'id' | 'version'>): string => `"{${id.toUpperCase()}},${version}"`

const fileNotFound = (file: string) => new DomainError(fileReasons.file_not_found, { file: file.slice(0, maxPathLength) })

/**
 * The file that an address names; checks no right on it. That there is none is
 * told to whom may see the folder. Fails with `file_not_found`,
 * `folder_not_found`, `list_not_found`, `invalid_request`, `access_denied`.
 */
export async function locateFile(ctx: Context, address: FileAddress): Promise<Document> {
  if ('id' in address) return demandFile(await documentById(ctx, address.id), address.id)
  if ('itemId' in address) return fileOfItem(ctx, address)
  const place = placeOf(ctx, address)
  return (await fileAt(ctx, place)) ?? notThere(ctx, place)
}

/** What an address says of a folder, and the name of a file in it. */
interface Place {
  readonly folder: FolderAddress
  readonly name: string
  readonly shown: string | undefined
}

/** The file of a name in a folder: the row of the folder itself is not read. */
async function fileAt(ctx: Context, { folder, name }: Place): Promise<Document | undefined> {
  const at = await walkTo(ctx, folder)
  if (!at || at.rest.length > 0) return undefined
  const key = { parentId: at.id, leafKey: fold(name.normalize('NFC')) }
  const where = { siteId: ctx.site.id, ...key, webId: ctx.web.row.id, kind: documentKinds.file, recycledIn: null }
  const row = await recordsOf(ctx).find('Document', where)
  return row && documentOf(ctx, row)
}

/** Why there is no file, as far as the actor may know. */
async function notThere(ctx: Context, { folder: address, name, shown }: Place): Promise<never> {
  const { folder, rest } = await findFolder(ctx, address)
  // A URL is that of a file as a whole: clients tell by the reason that there is none yet.
  if (rest.length > 0) throw shown === undefined ? folderNotFound(joinUrl(folder.url, ...rest)) : fileNotFound(shown)
  await demand(ctx, viewRight(folder), securedDocument(folder))
  throw fileNotFound(shown ?? joinUrl(folder.url, name))
}

function demandFile(document: Document | undefined, shown: string): Document {
  if (document?.row.kind === documentKinds.file) return document
  throw fileNotFound(shown)
}

async function fileOfItem(ctx: Context, { list: address, itemId }: Extract<FileAddress, { itemId: number }>): Promise<Document> {
  const list = await findSchema(ctx, address)
  const where = { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }
  const item = await recordsOf(ctx).find('Item', where, ['documentId'])
  return demandFile(item?.documentId ? await documentById(ctx, item.documentId) : undefined, `${list.url}, item ${itemId}`)
}

function placeOf(ctx: Context, address: Extract<FileAddress, { url: string } | { name: string }>): Place {
  if ('url' in address) {
    const names = namesBelowWeb(ctx, address.url)
    const name = names.pop() ?? ''
    return { folder: { from: { web: true }, below: names.join('/') }, name, shown: address.url }
  }
  // A name may be a path further down, as that of a folder may.
  const names = namesIn(address.name)
  const name = names.pop() ?? ''
  const { from, below = '' } = address.folder
  return { folder: names.length === 0 ? address.folder : { from, below: `${below}/${names.join('/')}` }, name, shown: undefined }
}

/** The file that an address names, for whom may see it and in the state that it sees. Fails as `locateFile`. */
export async function getFile(ctx: Context, address: FileAddress): Promise<Document> {
  const file = await locateFile(ctx, address)
  await demand(ctx, viewRight(file), securedDocument(file))
  if (file.list?.row.enableModeration) {
    const item = await itemRowOf(ctx, file)
    if (item && !(await isVisible(ctx, file.list, item, (await findActorPrincipal(ctx))?.id ?? 0))) throw fileNotFound(file.url)
  }
  const [shown] = await shownDocuments(ctx, [file])
  if (shown) return shown
  throw fileNotFound(file.url)
}

/** The right to read the bytes of a file, which is more than to see it. */
export const openRight = ({ list }: Pick<Document, 'list'>): Right => (list ? 'OpenItems' : 'Open')

/** The bytes of a file, to be read in parts or whole. Fails as `getFile`, and when they are opened with `content_missing`. */
export async function fileContent(ctx: Context, address: FileAddress): Promise<StoredContent> {
  const file = await getFile(ctx, address)
  await demand(ctx, openRight(file), securedDocument(file))
  const { leafName: name, sizeBytes, blobId, modifiedAt } = file.row
  return {
    name,
    sizeBytes: blobId === null ? 0 : sizeBytes,
    etag: contentTag(file),
    modifiedAt,
    open: (range) => (blobId === null ? Promise.resolve(nothing()) : openBlob(ctx, blobId, range, name)),
  }
}

/** Two who read one file may see different states of it, whose bytes must not be taken for each other. */
const contentTag = ({ row, isEarlier }: Document): string =>
  isEarlier ? `"{${row.id.toUpperCase()}},${row.version},${row.uiVersion}"` : fileTag(row)

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** What happens where there is a file of that name already. */
export type WhenFileExists = 'refuse' | 'replace' | 'find another name'

export interface NewFile {
  readonly name: string
  readonly whenThere: WhenFileExists
}

/**
 * Makes a file of bytes in a folder; in a library it is an item too. What can
 * be refused is refused before a byte is taken in; of two that make one file
 * at once, one is first. Fails with `folder_not_found`, `directory_not_found`
 * (the folder is not there, and that above it is), `illegal_name`,
 * `file_exists`, `file_checked_out`, `invalid_operation` (a list whose items
 * are no files), `storage_full`, `access_denied`, and with what the source
 * fails with.
 */
export async function addFile(ctx: Context, address: FolderAddress, file: NewFile, content: AsyncIterable<Uint8Array>): Promise<Document> {
  const { name, whenThere } = file
  const { folder, rest } = await findFolder(ctx, address)
  // Clients that make the folders on the way tell by this reason that they have to.
  if (rest.length > 0)
    throw new DomainError(fileReasons.directory_not_found, {
      folder: joinUrl(folder.url, ...rest).slice(0, maxPathLength),
      name: name.slice(0, 260),
    })
  demandLibrary(folder)
  const leafName = checkNewName(name, folder.url)
  const there = whenThere === 'find another name' ? undefined : await childNamed(ctx, folder, leafName)
  if (there) await demandReplaceable(ctx, there, whenThere, folder)
  const target = there ?? folder
  const right = changeRight(folder, there ? 'EditListItems' : 'AddListItems')
  await demand(ctx, right, securedDocument(target))
  return withNewBlob(ctx, content, (blob) => {
    const call = { name: 'files.add', right, target: securedDocument(target), input: { folder: address, file, blob } } as const
    return act(ctx, call, async (scope) => {
      const inside = within(ctx, scope)
      const current = await findFolderAgain(inside, folder, 'AddListItems')
      const free = await nameFor(inside, { folder: current, leafName }, whenThere === 'find another name' ? whenThere : 'refuse')
      // Somebody may have come first, or gone, while the bytes came in.
      const now = await childNamed(inside, current, free)
      if (now) {
        await demandReplaceable(inside, now, whenThere, current)
        await demand(inside, changeRight(now, 'EditListItems'), securedDocument(now))
        await keepBlob(inside, scope, blob)
        return replaceBytes(inside, scope, now, bytesOf(blob))
      }
      await demand(inside, changeRight(current, 'AddListItems'), securedDocument(current))
      await keepBlob(inside, scope, blob)
      return makeFile(inside, scope, { folder: current, leafName: free }, bytesOf(blob))
    })
  })
}

/** Fails with `invalid_operation` for a folder of a list whose items are no files. */
export function demandLibrary({ list, url }: Document): void {
  if (list && !isLibrary(list))
    throw invalidOperation(`'${url}' is in a list, whose items are no files. Attach the file to an item instead.`)
}

/** What has this name in a folder, in any case. */
export async function childNamed(ctx: Context, folder: Document, leafName: string): Promise<Document | undefined> {
  const where = { siteId: ctx.site.id, parentId: folder.row.id, leafKey: fold(leafName) }
  const row = await recordsOf(ctx).find('Document', where)
  return row && { ...folder, row, url: joinUrl(folder.url, row.leafName) }
}

/** Fails with `file_exists` for what may not be replaced, and with `file_checked_out`. */
export async function demandReplaceable(ctx: Context, { row, url }: Document, whenThere: WhenFileExists, folder: Document): Promise<void> {
  if (whenThere !== 'replace' || row.kind !== documentKinds.file) throw nameTaken(row.leafName, folder.url)
  await demandNotCheckedOut(ctx, row, url, (await findActorPrincipal(ctx))?.id ?? 0)
}

/** Bytes as a row refers to them. */
export type FileBytes = Pick<DocumentRow, 'blobId' | 'sizeBytes' | 'sha256'>

export const bytesOf = ({ id, sizeBytes, sha256 }: NewBlob): FileBytes => ({ blobId: id, sizeBytes, sha256 })

/**
 * Makes a file of bytes that the caller has kept or shares, in an act that has
 * checked the right on the folder; `carried` is what its item gets beside them.
 * Fails with `file_exists`.
 */
export async function makeFile(
  inside: Context,
  scope: WriteScope,
  { folder, leafName }: Destination,
  bytes: FileBytes,
  carried: Pick<ListDocument, 'item' | 'values'> = {},
): Promise<Document> {
  const { list } = folder
  const content = { ...bytes, contentVersion: 1 }
  if (list) {
    const made = await addToList(inside, scope, { ...folder, list }, { kind: documentKinds.file, leafName, content, ...carried })
    return { row: made.document, url: joinUrl(folder.url, leafName), list: made.list }
  }
  const place = { kind: documentKinds.file, parentId: folder.row.id, leafName, scopeId: folder.row.scopeId }
  const row = { ...newDocument(inside, scope, place), ...content }
  await insertDocument(scope.records, row, folder.url)
  scope.changed({ ...changeOfDocument(row), type: 'add' })
  return { row, url: joinUrl(folder.url, leafName) }
}

/**
 * Gives a file other bytes. Fails as `locateFile`, and with `version_conflict`,
 * `file_checked_out`, `storage_full`, `access_denied`, and with what the source
 * fails with; the bytes before stay then.
 */
export async function replaceFile(
  ctx: Context,
  address: FileAddress,
  content: AsyncIterable<Uint8Array>,
  expected?: ExpectedVersion,
): Promise<Document> {
  const found = await locateFile(ctx, address)
  const right = changeRight(found, 'EditListItems')
  await demand(ctx, right, securedDocument(found))
  matchFile(expected, found)
  await demandNotCheckedOut(ctx, found.row, found.url, (await findActorPrincipal(ctx))?.id ?? 0)
  return withNewBlob(ctx, content, (blob) => {
    const call = { name: 'files.replace', right, target: securedDocument(found), input: { file: address, blob, expected } } as const
    return act(ctx, call, async (scope) => {
      const inside = within(ctx, scope)
      const file = await findFolderAgain(inside, found, 'EditListItems')
      matchFile(expected, file)
      await keepBlob(inside, scope, blob)
      return replaceBytes(inside, scope, file, bytesOf(blob))
    })
  })
}

/** Fails with `version_conflict` unless one of the expected versions is the current one. */
function matchFile(expected: ExpectedVersion | undefined, { row }: Document): void {
  if (!expected || expected.versions.includes(row.version)) return
  throw new DomainError(accessReasons.version_conflict, { given: expected.given, current: fileTag(row) })
}

/**
 * Puts bytes that the caller has kept or shares in the place of a file's, in an
 * act that has checked the right on it: an update of its item like any other.
 * Fails with `file_checked_out`.
 */
export async function replaceBytes(
  inside: Context,
  scope: WriteScope,
  file: Document,
  bytes: FileBytes,
  values: CheckedValues = new Map(),
): Promise<Document> {
  const { records, changed, now, actorId } = scope
  const { row, list } = file
  await demandNotCheckedOut(inside, row, file.url, actorId)
  const item = await itemRowOf(inside, file)
  let uiVersion = row.uiVersion
  if (list && item) {
    const held = await lockListForWrite(inside, scope, list, { id: list.row.id }, { itemCount: 0 })
    const stored = await storeUpdate(inside, scope, held, item, values, { sizeBytes: bytes.sizeBytes })
    uiVersion = stored.row.uiVersion
  } else changed({ ...changeOfDocument(row), type: 'update' })
  const where = { siteId: row.siteId, id: row.id }
  // The update of the item has counted the document's version on.
  const by = item ? { contentVersion: 1 } : { contentVersion: 1, version: 1 }
  const after = await records.increment('Document', where, by, { ...bytes, uiVersion, modifiedAt: now, editorId: actorId })
  if (!after) throw new Error(`the document ${row.id} is gone inside its own transaction`)
  await releaseBlobs(records, [row], now)
  return { ...file, row: after }
}

/** Deletes a file for good. Fails as `locateFile`, and with `version_conflict`, `file_checked_out`, `access_denied`. */
export async function deleteFile(ctx: Context, address: FileAddress, expected?: ExpectedVersion): Promise<void> {
  await removeFile(ctx, address, { name: 'files.delete', expected }, async (inside, scope, file) => {
    await eraseDocument(inside, scope, file, await lockListOf(inside, scope, file))
  })
}

/** How a file is removed: by which act, and which version of it. */
interface Removal {
  readonly name: 'files.delete' | 'recycle-bin.recycleFile'
  readonly expected: ExpectedVersion | undefined
}

/** Runs an act that removes a file. Fails as `deleteFile`. */
export async function removeFile<T>(
  ctx: Context,
  address: FileAddress,
  { name, expected }: Removal,
  work: (inside: Context, scope: WriteScope, file: Document) => Promise<T>,
): Promise<T> {
  const found = await locateFile(ctx, address)
  const call = { name, ...changing(found, 'DeleteListItems'), input: { file: address, expected } }
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const file = await findFolderAgain(inside, found, 'DeleteListItems')
    matchFile(expected, file)
    return work(inside, scope, file)
  })
}
