import { changesInFolder } from '../../core/acts/changes/folder-changes.ts'
import { orderTypesOfFolder } from '../../core/acts/content-types/order.ts'
import { copyFolder } from '../../core/acts/files/copy.ts'
import { deleteFolder } from '../../core/acts/files/delete.ts'
import { addFolder, updateFolder, type WhenFolderExists } from '../../core/acts/files/folders.ts'
import { moveFolder } from '../../core/acts/files/move.ts'
import { recycleFolder } from '../../core/acts/recycle-bin/recycle-document.ts'
import { type Document, type FolderAddress, getFolder, securedDocument } from '../../core/content/documents/documents.ts'
import { folder as folderShape } from '../../entities/files/folder.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import { expectedVersion } from '../items/expected-version.ts'
import { pathIn } from '../message/resource-path.ts'
import { type HandlersOf, type Objects, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'
import { changesOf } from '../sites/changes.ts'
import { storeEntries } from './bags.ts'

const addressOf = ({ value }: Objects['Folder']): FolderAddress => ({ from: { id: value.row.id } })

/** The folder of a collection; that of a web for the folders of a web. */
function parentOf(folders: Objects['FolderCollection']): FolderAddress {
  if (folders.kind === 'rows') throw notInModel('A folder of a result')
  return folders.owner.type === 'Web' ? { from: { web: true } } : { from: { id: (folders.owner.value as Document).row.id } }
}

/** A folder that a client names by its URL, or by its name in the folder of the collection. */
function folderIn(folders: Objects['FolderCollection'], url: string): FolderAddress {
  return url.startsWith('/') || url.startsWith(`${folders.ctx.origin}/`) ? { from: { url } } : { ...parentOf(folders), below: url }
}

const add = async (folders: Objects['FolderCollection'], path: string, whenThere: WhenFolderExists): Promise<Objects['Folder']> =>
  objectOf(folders.ctx, folderShape, await addFolder(folders.ctx, parentOf(folders), path, whenThere))

function changesIn({ ctx, value }: Objects['Folder'], query: ValueOf<'ChangeQuery'>): Promise<Objects['ChangeCollection']> {
  const { list, row } = value
  const place = list ? ({ kind: 'list', id: list.row.id } as const) : ({ kind: 'web', id: row.webId } as const)
  const only = changesInFolder(ctx, value, query.RecursiveAll === true)
  return changesOf(ctx, { ...place, securable: securedDocument(value) }, query, { only })
}

/** Puts the content types of a list in the order that was set of its root folder. */
async function order(object: Objects['Folder']): Promise<void> {
  const { UniqueContentTypeOrder: types } = settingsOf<'Folder'>(object)
  if (types === undefined) return
  const ids = types.map(({ StringValue: id = '' }) => id)
  await orderTypesOfFolder(object.ctx, object.value, ids)
  object.value = await getFolder(object.ctx, addressOf(object))
}

/** contracts/csom/files.yaml */
export const folderMethods: HandlersOf<'Folder' | 'FolderCollection'> = {
  'FolderCollection.GetByUrl': async (folders, [url]) =>
    objectOf(folders.ctx, folderShape, await getFolder(folders.ctx, folderIn(folders, url))),
  'FolderCollection.GetByPath': async (folders, [path]) =>
    objectOf(folders.ctx, folderShape, await getFolder(folders.ctx, folderIn(folders, pathIn(path)))),
  'FolderCollection.Add': (folders, [url]) => add(folders, url, 'answer it'),
  'FolderCollection.AddUsingPath': (folders, [path, given]) =>
    add(folders, pathIn(path), given?.Overwrite === true ? 'answer it' : 'refuse'),
  'FolderCollection.AddWithOverwrite': (folders, [url, overwrite]) => add(folders, url, overwrite ? 'answer it' : 'refuse'),

  'Folder.Update': async (object, _given, { version }) => {
    const { WelcomePage: welcomePage } = settingsOf<'Folder'>(object)
    if (welcomePage !== undefined)
      object.value = await updateFolder(object.ctx, addressOf(object), { welcomePage }, expectedVersion(version))
    await order(object)
    object.settings.clear()
    await storeEntries(object, version)
  },
  'Folder.MoveTo': async (object, [url]) => {
    object.value = await moveFolder(object.ctx, addressOf(object), url)
  },
  'Folder.CopyTo': async (object, [url]) => {
    await copyFolder(object.ctx, addressOf(object), url)
  },
  'Folder.MoveToUsingPath': async (object, [path]) => {
    object.value = await moveFolder(object.ctx, addressOf(object), pathIn(path))
  },
  'Folder.CopyToUsingPath': async (object, [path]) => {
    await copyFolder(object.ctx, addressOf(object), pathIn(path))
  },
  'Folder.AddSubFolder': async (object, [name]) => {
    await addFolder(object.ctx, addressOf(object), name, 'answer it')
  },
  'Folder.AddSubFolderUsingPath': async (object, [path]) => {
    await addFolder(object.ctx, addressOf(object), pathIn(path), 'answer it')
  },
  'Folder.GetChanges': (object, [query]) => changesIn(object, query),
  'Folder.GetListItemChanges': (object, [query]) => changesIn(object, { ...query, Item: true }),
  'Folder.Recycle': (object) => recycleFolder(object.ctx, addressOf(object)),
  'Folder.RecycleWithParameters': (object, [{ DeleteIfEmpty: isEmpty, ETagMatch: tag }]) =>
    recycleFolder(object.ctx, addressOf(object), isEmpty === true ? 'empty ones' : 'any', parseIfMatch(tag || undefined)),
  'Folder.DeleteWithParameters': (object, [{ DeleteIfEmpty: isEmpty, ETagMatch: tag }]) =>
    deleteFolder(object.ctx, addressOf(object), isEmpty === true ? 'empty ones' : 'any', parseIfMatch(tag || undefined)),
  'Folder.DeleteObject': (object, _given, { version }) => deleteFolder(object.ctx, addressOf(object), 'any', expectedVersion(version)),
}
