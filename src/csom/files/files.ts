import {
  type CheckInType,
  checkIn,
  checkInTypes,
  checkOut,
  decide,
  publish,
  takeOverCheckOut,
  undoCheckOut,
  unpublish,
} from '../../core/acts/files/check-out.ts'
import { addFile, deleteFile, type FileAddress, fileContent, fileNotFound, getFile, replaceFile } from '../../core/acts/files/files.ts'
import { addPage } from '../../core/acts/files/pages.ts'
import { copyFile, moveFile } from '../../core/acts/files/transfer-file.ts'
import { cancelUpload, continueUpload, finishUpload, startUpload } from '../../core/acts/files/uploads.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { recycleFile } from '../../core/acts/recycle-bin/recycle-file.ts'
import { type Document, type FolderAddress, getFolder } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { checkedOutFile } from '../../entities/files/checked-out-file.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { setValue, storeItem } from '../items/item-writes.ts'
import { pathIn } from '../message/resource-path.ts'
import { streamOf } from '../message/streams.ts'
import type { HandlersOf, Objects, ValueOf } from '../objects/object-types.ts'
import { type GivenArgument, itemObject, notInModel, objectOf } from '../objects/objects.ts'
import { storeEntries } from './bags.ts'
import { managerOfPage } from './web-parts.ts'

const addressOf = ({ value }: Objects['File']): FileAddress => ({ id: value.row.id })

/** The folder of a collection, and the name of a file in it that a client gives with or without the URL of its folder. */
function placeIn(files: Objects['FileCollection'], url: string): { folder: FolderAddress; name: string } {
  if (files.kind === 'rows') throw notInModel('A file of a result')
  const folder = files.owner.value as Document
  const path = url.startsWith(`${files.ctx.origin}/`) ? url.slice(files.ctx.origin.length) : url
  const name = path.slice(path.lastIndexOf('/') + 1)
  const parent = path.slice(0, path.length - name.length - 1)
  if (path.includes('/') && parent.toLowerCase() !== folder.url.toLowerCase())
    throw invalid(`'${url.slice(0, 200)}' is not in the folder '${folder.url}'.`)
  return { folder: { from: { id: folder.row.id } }, name }
}

async function add(files: Objects['FileCollection'], creation: ValueOf<'FileCreationInformation'>): Promise<Objects['File']> {
  const { Url: url, Overwrite: overwrite, Content, ContentStream: content = Content } = creation
  if (url === undefined || content === undefined) throw invalid('FileCreationInformation needs a Url and its Content in base64.')
  const { folder, name } = placeIn(files, url)
  const made = await addFile(files.ctx, folder, { name, whenThere: overwrite === true ? 'replace' : 'refuse' }, content)
  return objectOf(files.ctx, fileShape, made)
}

async function addUsingPath(
  files: Objects['FileCollection'],
  url: string,
  given: ValueOf<'FileCollectionAddParameters'> | undefined,
  content: AsyncIterable<Uint8Array>,
) {
  const { folder, name } = placeIn(files, url)
  const whenThere = given?.EnsureUniqueFileName === true ? 'find another name' : given?.Overwrite === true ? 'replace' : 'refuse'
  return objectOf(files.ctx, fileShape, await addFile(files.ctx, folder, { name, whenThere }, content))
}

/** An empty page looks the same, whatever is put into it later. Its URL may lead elsewhere in the web, but the folder must be seen. */
async function addEmptyPage(files: Objects['FileCollection'], url: string): Promise<Objects['File']> {
  await getFolder(files.ctx, placeIn(files, 'page.aspx').folder)
  return objectOf(files.ctx, fileShape, await addPage(files.ctx, url, ''))
}

const uploadOf = (object: Objects['File'], uploadId: string) => ({ file: addressOf(object), uploadId })

/** The columns that a client sends with new bytes. */
const mostColumns = 500

/** Gives a file new bytes, and then columns in the version that is made. Unknown columns fail before anything is stored. */
async function save(object: Objects['File'], given: ValueOf<'FileSaveBinaryInformation'>): Promise<void> {
  const { ctx } = object
  const { Content, ContentStream: content = Content, ETag: etag, FieldValues: columns = new Map<string, unknown>() } = given
  if (content === undefined) throw invalid('FileSaveBinaryInformation needs its Content in base64, or a ContentStream.')
  if (columns.size > mostColumns) throw invalid(`FieldValues has at most ${mostColumns} columns.`)
  const { listId, itemId } = object.value.row
  const item = listId === null || itemId === null ? undefined : await getItem(ctx, { id: listId }, itemId)
  if (columns.size > 0 && !item) throw invalid(`'${object.value.url}' is no item of a list, so it has no columns.`)
  const changed = item && itemObject(ctx, item)
  for (const [name, value] of columns) if (changed) setValue(changed, name, value as GivenArgument)
  object.value = await replaceFile(ctx, addressOf(object), content, parseIfMatch(etag || undefined))
  if (changed && columns.size > 0) await storeItem(changed, 'overVersion', undefined)
}

function checkInType(given: number): CheckInType {
  const type = Object.values(checkInTypes).find((one) => one === given)
  if (type !== undefined) return type
  throw invalid(`The type of a check-in is 0, 1 or 2; ${given} was given.`)
}

/** An act on a file that changes its state; the object shows the new one. */
const changing =
  (change: (ctx: WireContext, file: FileAddress, comment: string) => Promise<Document>) =>
  async (object: Objects['File'], [comment]: readonly [(string | undefined)?, ...unknown[]]): Promise<void> => {
    object.value = await change(object.ctx, addressOf(object), comment ?? '')
  }

/** contracts/csom/files.yaml */
export const fileMethods: HandlersOf<'File' | 'FileCollection' | 'CheckedOutFile' | 'CheckedOutFileCollection'> = {
  'CheckedOutFile.TakeOverCheckOut': async (object) => {
    object.value = await takeOverCheckOut(object.ctx, { id: object.value.row.id })
  },
  'CheckedOutFileCollection.GetByPath': (files, [path]) => {
    if (files.kind !== 'rows') throw notInModel('A file of a library')
    const wanted = fold(pathIn(path))
    const found = (files.rows as readonly Document[]).find(({ url }) => fold(url) === wanted)
    if (!found) throw fileNotFound(pathIn(path))
    return objectOf(files.ctx, checkedOutFile, found)
  },

  'File.Update': (object, _given, { version }) => storeEntries(object, version),
  'FileCollection.GetByUrl': async (files, [url]) => objectOf(files.ctx, fileShape, await getFile(files.ctx, placeIn(files, url))),
  'FileCollection.Add': (files, [creation]) => add(files, creation),

  'FileCollection.AddUsingPath': (files, [path, given, content]) => addUsingPath(files, pathIn(path), given, content),
  'FileCollection.AddTemplateFile': (files, [url]) => addEmptyPage(files, url),

  'File.GetLimitedWebPartManager': (file, [scope]) => managerOfPage(file, scope),
  'File.StartUpload': (object, [id, content]) => startUpload(object.ctx, uploadOf(object, id), content),
  'File.ContinueUpload': (object, [id, offset, content]) => continueUpload(object.ctx, uploadOf(object, id), offset, content),
  'File.FinishUpload': async (object, [id, offset, content]) => {
    object.value = await finishUpload(object.ctx, uploadOf(object, id), offset, content)
    return object
  },
  'File.CancelUpload': (object, [id]) => cancelUpload(object.ctx, uploadOf(object, id)),
  'File.SaveBinary': (object, [given]) => save(object, given),
  'File.OpenBinaryStream': async (object) => streamOf(await fileContent(object.ctx, addressOf(object))),
  'File.OpenBinaryStreamWithOptions': async (object) => streamOf(await fileContent(object.ctx, addressOf(object))),
  'File.CheckOut': changing(checkOut),
  'File.CheckIn': async (object, [comment, type]) => {
    object.value = await checkIn(object.ctx, addressOf(object), comment ?? '', checkInType(type))
  },
  'File.UndoCheckOut': changing(undoCheckOut),
  'File.Publish': changing(publish),
  'File.UnPublish': changing(unpublish),
  'File.Approve': changing((ctx, file, comment) => decide(ctx, file, 'approved', comment)),
  'File.Deny': changing((ctx, file, comment) => decide(ctx, file, 'rejected', comment)),
  'File.CopyTo': async (object, [url, overwrite]) => {
    await copyFile(object.ctx, addressOf(object), url, overwrite ? 'replace' : 'refuse')
  },
  'File.MoveTo': async (object, [url, flags]) => {
    object.value = await moveFile(object.ctx, addressOf(object), url, (flags & 1) === 1 ? 'replace' : 'refuse')
  },
  'File.CopyToUsingPath': async (object, [path, overwrite]) => {
    await copyFile(object.ctx, addressOf(object), pathIn(path), overwrite ? 'replace' : 'refuse')
  },
  'File.MoveToUsingPath': async (object, [path, flags]) => {
    object.value = await moveFile(object.ctx, addressOf(object), pathIn(path), (flags & 1) === 1 ? 'replace' : 'refuse')
  },
  'File.Recycle': (object) => recycleFile(object.ctx, addressOf(object)),
  'File.RecycleWithETag': (object, [tag]) => recycleFile(object.ctx, addressOf(object), parseIfMatch(tag || undefined)),
  'File.RecycleWithParameters': (object, [{ ETagMatch: tag }]) =>
    recycleFile(object.ctx, addressOf(object), parseIfMatch(tag || undefined)),
  'File.DeleteObject': (object) => deleteFile(object.ctx, addressOf(object)),
  'File.DeleteWithParameters': (object, [{ ETagMatch: tag }]) => deleteFile(object.ctx, addressOf(object), parseIfMatch(tag || undefined)),
}
