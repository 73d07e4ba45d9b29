import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import type { ExpectedVersion } from '../../access/expected-version.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { accessReasons } from '../../access/reasons.ts'
import { checkedContent } from '../../content/archive/checked-bytes.ts'
import { demandWhole } from '../../content/archive/integrity.ts'
import { blobSource, keepBlob, type NewBlob, openBlob, releaseBlobs, type StoredContent, withNewBlob } from '../../content/blobs/blobs.ts'
import {
  type Document,
  demandToMiss,
  documentById,
  documentOf,
  type FolderAddress,
  findFolder,
  folderNotFound,
  isHeldBack,
  itemRowOf,
  maxPathLength,
  maySee,
  namesBelowWeb,
  namesIn,
  nearDocuments,
  securedDocument,
  viewRight,
  walkTo,
} from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { documentKinds, insertDocument, nameTaken, newDocument } from '../../content/documents/new-document.ts'
import { measurePicture } from '../../content/documents/picture-values.ts'
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

/** How a request names a file: by its URL, its id, its name in a folder, or its item. */
export type FileAddress =
  /** `decoded` counts where no file has the URL as it stands. */
  | { readonly url: string; readonly decoded?: string }
  | { readonly id: string }
  | { readonly folder: FolderAddress; readonly name: string }
  | { readonly list: ListAddress; readonly itemId: number }

/** The entity tag of a file; it changes whenever the file's bytes or columns change (protocol/items#entity-tags). */
export const fileTag = ({ id, version }: Pick<DocumentRow, 'id' | 'version'>): string => `"{${id.toUpperCase()}},${version}"`

export const fileNotFound = (file: string, hint = '') =>
  new DomainError(fileReasons.file_not_found, { file: file.slice(0, maxPathLength), hint })

/**
 * The file at an address. Checks no right on it. A file that approval hides
 * counts as missing. Only actors who may see the folder learn that a file is
 * missing, so in a closed folder the error is the same for all names. Fails with
 * `file_not_found`, `folder_not_found`, `list_not_found`, `invalid_request`,
 * `access_denied`.
 */
export async function locateFile(ctx: Context, address: FileAddress): Promise<Document> {
  if ('id' in address) {
    const found = await documentById(ctx, address.id)
    const file = await shownFile(ctx, found)
    if (file) return file
    await demandToMiss(ctx, found)
    throw fileNotFound(address.id)
  }
  if ('itemId' in address) return fileOfItem(ctx, address)
  const place = placeOf(ctx, address)
  const file = await shownFile(ctx, await fileAt(ctx, place))
  if (file) return file
  const { url, decoded = url } = 'url' in address ? address : { url: '' }
  if (decoded === url) return notThere(ctx, place)
  return (await shownFile(ctx, await fileAt(ctx, placeOf(ctx, { url: decoded })))) ?? notThere(ctx, place)
}

/** The folder in an address, and the name of a file in it. */
interface Place {
  readonly folder: FolderAddress
  readonly name: string
  readonly shown: string | undefined
}

/** The file with a name in a folder; does not read the row of the folder. */
async function fileAt(ctx: Context, { folder, name }: Place): Promise<Document | undefined> {
  const at = await walkTo(ctx, folder)
  if (!at || at.rest.length > 0) return undefined
  const key = { parentId: at.id, leafKey: fold(name.normalize('NFC')) }
  const where = { siteId: ctx.site.id, ...key, webId: ctx.web.row.id, kind: documentKinds.file, recycledIn: null }
  const row = await recordsOf(ctx).find('Document', where)
  return row && documentOf(ctx, row)
}

/** The error for a missing file; it tells no more than the actor may know. */
async function notThere(ctx: Context, { folder: address, name, shown }: Place): Promise<never> {
  const { folder, rest } = await findFolder(ctx, address)
  if (rest.length > 0) {
    const hint = await nearDocuments(ctx, folder, rest[0] ?? '', documentKinds.folder)
    // A URL names the file itself: clients recognize by this reason that the file does not exist yet.
    throw shown === undefined ? folderNotFound(joinUrl(folder.url, ...rest), hint) : fileNotFound(shown, hint)
  }
  await demand(ctx, viewRight(folder), securedDocument(folder))
  throw fileNotFound(shown ?? joinUrl(folder.url, name), await nearDocuments(ctx, folder, name, documentKinds.file, shownDocuments))
}

const shownFile = async (ctx: Context, document: Document | undefined): Promise<Document | undefined> =>
  document?.row.kind === documentKinds.file && !(await isHeldBack(ctx, document)) ? document : undefined

async function fileOfItem(ctx: Context, { list: address, itemId }: Extract<FileAddress, { itemId: number }>): Promise<Document> {
  const list = await findSchema(ctx, address)
  const where = { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }
  const item = await recordsOf(ctx).find('Item', where, ['documentId', 'scopeId'])
  const file = await shownFile(ctx, item?.documentId ? await documentById(ctx, item.documentId) : undefined)
  if (file) return file
  await demand(ctx, 'ViewListItems', { scopeId: (item ?? list).scopeId, url: list.url })
  throw fileNotFound(`${list.url}, item ${itemId}`)
}

function placeOf(ctx: Context, address: Extract<FileAddress, { url: string } | { name: string }>): Place {
  if ('url' in address) {
    const names = namesBelowWeb(ctx, address.url)
    const name = names.pop() ?? ''
    return { folder: { from: { web: true }, below: names.join('/') }, name, shown: address.url }
  }
  // A name may be a longer path, as in the address of a folder.
  const names = namesIn(address.name)
  const name = names.pop() ?? ''
  const { from, below = '' } = address.folder
  return { folder: names.length === 0 ? address.folder : { from, below: `${below}/${names.join('/')}` }, name, shown: undefined }
}

/** The file at an address, if the actor may see it, in the version that it sees. Fails as `locateFile`, and with `item_damaged`. */
export async function getFile(ctx: Context, address: FileAddress): Promise<Document> {
  const file = await locateFile(ctx, address)
  await demand(ctx, viewRight(file), securedDocument(file))
  const [shown] = await shownDocuments(ctx, [file])
  if (shown) return shown
  if (file.list && file.row.itemId !== null) await demandWhole(ctx, file.list, file.row.itemId)
  throw fileNotFound(file.url)
}

/** Checks that the actor may change a file. Fails as `getFile`, and with `file_checked_out`. */
export async function demandChangeableFile(ctx: Context, address: FileAddress): Promise<void> {
  const file = await getFile(ctx, address)
  await demand(ctx, changeRight(file, 'EditListItems'), securedDocument(file))
  await demandNotCheckedOut(ctx, file.row, file.url, (await findActorPrincipal(ctx))?.id ?? 0)
}

/** The right to read the bytes of a file; to see the file is not enough. */
export const openRight = ({ list }: Pick<Document, 'list'>): Right => (list ? 'OpenItems' : 'Open')

/** The bytes of a file, to be read in parts or whole. Fails as `getFile`; opening them fails with `content_missing`. */
export async function fileContent(ctx: Context, address: FileAddress): Promise<StoredContent> {
  const file = await getFile(ctx, address)
  await demand(ctx, openRight(file), securedDocument(file))
  const { id, leafName: name, sizeBytes, blobId, modifiedAt, itemId, sha256 } = file.row
  const owner = { name, what: `document ${id}` }
  return checkedContent(
    ctx,
    { list: file.list, itemId, sha256 },
    {
      name,
      source: blobSource(ctx, blobId, owner),
      sizeBytes: blobId === null ? 0 : sizeBytes,
      etag: contentTag(file),
      modifiedAt,
      open: (range) => (blobId === null ? Promise.resolve(nothing()) : openBlob(ctx, blobId, range, owner)),
    },
  )
}

/** The tag of the bytes that the actor reads. Two actors may see different versions of a file, which need different tags. */
const contentTag = ({ row, isEarlier }: Document): string =>
  isEarlier ? `"{${row.id.toUpperCase()}},${row.version},${row.uiVersion}"` : fileTag(row)

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** What to do if a file with the name exists. */
export type WhenFileExists = 'refuse' | 'replace' | 'find another name'

export interface NewFile {
  readonly name: string
  readonly whenThere: WhenFileExists
}

/**
 * Makes a file in a folder; in a library it is an item too. All checks that need
 * no bytes come before the first byte is read. Of two requests for one file, one
 * succeeds first. Fails with `folder_not_found`, `directory_not_found` (neither
 * the folder nor its parent exists), `illegal_name`, `file_exists`,
 * `file_checked_out`, `invalid_operation` (a list that is not a library),
 * `storage_full`, `access_denied`, and as the source does.
 */
export async function addFile(ctx: Context, address: FolderAddress, file: NewFile, content: AsyncIterable<Uint8Array>): Promise<Document> {
  const { name, whenThere } = file
  const { folder, rest } = await findFolder(ctx, address)
  // By this reason clients recognize that they must make the parent folders first.
  if (rest.length > 0)
    throw new DomainError(fileReasons.directory_not_found, {
      folder: joinUrl(folder.url, ...rest).slice(0, maxPathLength),
      name: name.slice(0, 260),
      hint: await nearDocuments(ctx, folder, rest[0] ?? '', documentKinds.folder),
    })
  await demandLibrary(ctx, folder)
  const there = whenThere === 'find another name' ? undefined : await childNamed(ctx, folder, name.normalize('NFC'))
  // An actor who may not add files here must not learn which files exist.
  if (!there || whenThere !== 'replace' || !(await maySee(ctx, there)))
    await demand(ctx, changeRight(folder, 'AddListItems'), securedDocument(folder))
  const leafName = checkNewName(name, folder)
  if (there) await demandReplaceable(ctx, there, whenThere, folder)
  const target = there ?? folder
  const right = changeRight(folder, there ? 'EditListItems' : 'AddListItems')
  await demand(ctx, right, securedDocument(target))
  return withNewBlob(ctx, content, async (blob) => {
    const valuesIn = await measurePicture(ctx, folder.list, blob)
    const call = { name: 'files.add', right, target: securedDocument(target), input: { folder: address, file, blob } } as const
    return act(ctx, call, async (scope) => {
      const inside = within(ctx, scope)
      const current = await findFolderAgain(inside, folder, 'AddListItems')
      const free = await nameFor(inside, { folder: current, leafName }, whenThere === 'find another name' ? whenThere : 'refuse')
      // The file may have been added or deleted while the bytes arrived.
      const now = await childNamed(inside, current, free)
      if (now) {
        await demandReplaceable(inside, now, whenThere, current)
        await demand(inside, changeRight(now, 'EditListItems'), securedDocument(now))
        await keepBlob(inside, scope, blob)
        return replaceBytes(inside, scope, now, bytesOf(blob), valuesIn(now.list))
      }
      await demand(inside, changeRight(current, 'AddListItems'), securedDocument(current))
      await keepBlob(inside, scope, blob)
      return makeFile(inside, scope, { folder: current, leafName: free }, bytesOf(blob), { values: valuesIn(current.list) })
    })
  })
}

/** Fails with `invalid_operation` for a folder of a list that is not a library, and with `access_denied` if the actor may not see it. */
export async function demandLibrary(ctx: Context, folder: Document): Promise<void> {
  const { list, url } = folder
  if (!list || isLibrary(list)) return
  await demand(ctx, viewRight(folder), securedDocument(folder))
  throw invalidOperation(`'${url}' is in a list, whose items are no files. Attach the file to an item instead.`)
}

/** The document with this name in a folder, without regard to case. */
export async function childNamed(ctx: Context, folder: Document, leafName: string): Promise<Document | undefined> {
  const where = { siteId: ctx.site.id, parentId: folder.row.id, leafKey: fold(leafName) }
  const row = await recordsOf(ctx).find('Document', where)
  return row && { ...folder, row, url: joinUrl(folder.url, row.leafName) }
}

/**
 * Fails with `file_exists` for a document that cannot be replaced, also because
 * approval hides it, with `access_denied` if the actor may not see the file, and
 * with `file_checked_out`.
 */
export async function demandReplaceable(ctx: Context, there: Document, whenThere: WhenFileExists, folder: Document): Promise<void> {
  const { row, url } = there
  if (whenThere !== 'replace' || row.kind !== documentKinds.file || (await isHeldBack(ctx, there)))
    throw nameTaken(row.leafName, folder.url)
  await demand(ctx, viewRight(there), securedDocument(there))
  await demandNotCheckedOut(ctx, row, url, (await findActorPrincipal(ctx))?.id ?? 0)
}

/** The columns of a row that refer to bytes. */
export type FileBytes = Pick<DocumentRow, 'blobId' | 'sizeBytes' | 'sha256'>

export const bytesOf = ({ id, sizeBytes, sha256 }: NewBlob): FileBytes => ({ blobId: id, sizeBytes, sha256 })

/**
 * Makes a file from bytes that the caller has stored or shares. Call it in an act
 * that has checked the right on the folder. `carried` has further values for its
 * item. Fails with `illegal_name`, `file_exists`.
 */
export async function makeFile(
  inside: Context,
  scope: WriteScope,
  { folder, leafName: wanted }: Destination,
  bytes: FileBytes,
  carried: Pick<ListDocument, 'item' | 'values'> = {},
): Promise<Document> {
  const { list } = folder
  const leafName = checkNewName(wanted, folder)
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
 * Replaces the bytes of a file. Fails as `locateFile`, with `version_conflict`,
 * `file_checked_out`, `storage_full`, `access_denied`, and as the source does;
 * after a failure the file has its former bytes.
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
  return withNewBlob(ctx, content, async (blob) => {
    const valuesIn = await measurePicture(ctx, found.list, blob)
    const call = { name: 'files.replace', right, target: securedDocument(found), input: { file: address, blob, expected } } as const
    return act(ctx, call, async (scope) => {
      const inside = within(ctx, scope)
      const file = await findFolderAgain(inside, found, 'EditListItems')
      matchFile(expected, file)
      await keepBlob(inside, scope, blob)
      return replaceBytes(inside, scope, file, bytesOf(blob), valuesIn(file.list))
    })
  })
}

/** Fails with `version_conflict` if none of the expected versions is the current one. */
function matchFile(expected: ExpectedVersion | undefined, { row }: Document): void {
  if (!expected || expected.versions.includes(row.version)) return
  throw new DomainError(accessReasons.version_conflict, { given: expected.given, current: fileTag(row) })
}

/**
 * Replaces a file's bytes by bytes that the caller has stored or shares, as an
 * ordinary update of its item. Call it in an act that has checked the right on
 * the file. Fails with `file_checked_out`.
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
  // The update of the item has raised the document's version.
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

/** The act that removes a file, and the expected version of the file. */
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
