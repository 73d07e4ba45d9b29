import { copyFolder } from '../../core/acts/files/copy.ts'
import { deleteFolder } from '../../core/acts/files/delete.ts'
import { addFolder, updateFolder } from '../../core/acts/files/folders.ts'
import { moveFolder } from '../../core/acts/files/move.ts'
import { recycleFolder } from '../../core/acts/recycle-bin/recycle-document.ts'
import { type Document, type FolderAddress, getFolder } from '../../core/content/documents/documents.ts'
import { folder as folderShape } from '../../entities/files/folder.ts'
import { expectedVersion } from '../items/expected-version.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'
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

/** contracts/csom/files.yaml */
export const folderMethods: HandlersOf<'Folder' | 'FolderCollection'> = {
  'FolderCollection.GetByUrl': async (folders, [url]) =>
    objectOf(folders.ctx, folderShape, await getFolder(folders.ctx, folderIn(folders, url))),
  'FolderCollection.Add': async (folders, [url]) =>
    objectOf(folders.ctx, folderShape, await addFolder(folders.ctx, parentOf(folders), url, 'answer it')),

  'Folder.Update': async (object, _given, { version }) => {
    const { WelcomePage: welcomePage } = settingsOf<'Folder'>(object)
    if (welcomePage !== undefined)
      object.value = await updateFolder(object.ctx, addressOf(object), { welcomePage }, expectedVersion(version))
    object.settings.clear()
    await storeEntries(object, version)
  },
  'Folder.MoveTo': async (object, [url]) => {
    object.value = await moveFolder(object.ctx, addressOf(object), url)
  },
  'Folder.CopyTo': async (object, [url]) => {
    await copyFolder(object.ctx, addressOf(object), url)
  },
  'Folder.Recycle': (object) => recycleFolder(object.ctx, addressOf(object)),
  'Folder.DeleteObject': (object, _given, { version }) => deleteFolder(object.ctx, addressOf(object), 'any', expectedVersion(version)),
}
