import { randomUUID } from 'node:crypto'
import { basic } from '../../../support/server.ts'
import { fileAt, folderAt, row, type World, type WriteRow } from './world.ts'

const path = (DecodedUrl: string) => ({ DecodedUrl })

/** A file of a library that keeps versions: 3.0 is the present one, 1.0 and 2.0 are old. */
async function versioned(w: World): Promise<string> {
  return fileAt(await w.file(await w.library({ EnableVersioning: true }), 3))
}

/** A file of a library with drafts and approval. */
async function draft(w: World): Promise<string> {
  return fileAt(await w.file(await w.library({ EnableVersioning: true, EnableMinorVersions: true, EnableModeration: true })))
}

async function pending(w: World): Promise<string> {
  const file = await draft(w)
  await w.post(`${file}/publish('p')`)
  return file
}

const uploadId = (): string => `uploadid=guid'${randomUUID()}'`

/** Writes to files. */
export const fileWrites: Readonly<Record<string, WriteRow>> = {
  addTemplateFile: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.add', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/files/addtemplatefile(urloffile='${url}/a.aspx',templatefiletype=1)`)
  }),
  createWikiPage: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.add', async (w) => {
    const { url } = await w.library()
    const parameters = { ServerRelativeUrl: `${url}/a.aspx`, WikiHtmlContent: '<p>a</p>' }
    return () => w.post('/_api/sp.utilities.utility.createwikipageincontextweb', { parameters })
  }),
  addFile: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.add', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/files/add(url='a.txt',overwrite=false)`, 'x')
  }),
  getFileOrAddStub: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.add', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/files/getbyurloraddstub('a.txt')`)
  }),
  recycleFileWithETag: row(
    'Item Delete',
    'FileChanged Deleted, ListItemChanged Deleted',
    'ContentWritten recycle-bin.recycleFile',
    async (w) => {
      const file = fileAt(await w.file(await w.library()))
      return () => w.post(`${file}/recyclewithetag('*')`)
    },
  ),
  updateFileValue: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.replace', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    return () => w.call('PUT', `${file}/$value`, 'y')
  }),
  saveBinaryStream: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.replace', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    return () => w.post(`${file}/savebinarystream`, 'y')
  }),
  checkOutFile: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.checkOut', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    return () => w.post(`${file}/checkout`)
  }),
  checkInFile: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.checkIn', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    await w.post(`${file}/checkout`)
    return () => w.post(`${file}/checkin(comment='c',checkintype=1)`)
  }),
  takeOverCheckOut: row(
    'Item Update',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.takeOverCheckOut',
    async (w) => {
      const { url } = await w.library({ ForceCheckout: true })
      await w.call('POST', `${folderAt(url)}/files/add(url='a.txt',overwrite=false)`, 'x', { Authorization: basic('bob') })
      const files = `/_api/web/getlist('${url}')/getcheckedoutfiles`
      return () => w.post(`${files}/getbypath(decodedurl='${url}/a.txt')/takeovercheckout`)
    },
  ),
  undoCheckOutFile: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.undoCheckOut', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    await w.post(`${file}/checkout`)
    return () => w.post(`${file}/undocheckout`)
  }),
  publishFile: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.publish', async (w) => {
    const file = await draft(w)
    return () => w.post(`${file}/publish('p')`)
  }),
  unpublishFile: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.unpublish', async (w) => {
    const file = fileAt(await w.file(await w.library({ EnableVersioning: true, EnableMinorVersions: true })))
    await w.post(`${file}/publish('p')`)
    return () => w.post(`${file}/unpublish('u')`)
  }),
  approveFile: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.decide', async (w) => {
    const file = await pending(w)
    return () => w.post(`${file}/approve('a')`)
  }),
  denyFile: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.decide', async (w) => {
    const file = await pending(w)
    return () => w.post(`${file}/deny('d')`)
  }),
  restoreFileVersionByLabel: row(
    'Item Update',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.restoreVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.post(`${file}/versions/restorebylabel('1.0')`)
    },
  ),
  deleteFileVersion: row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.deleteVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.call('DELETE', `${file}/versions(512)`)
    },
  ),
  deleteFileVersionById: row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.deleteVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.post(`${file}/versions/deletebyid(512)`)
    },
  ),
  deleteFileVersionByLabel: row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.deleteVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.post(`${file}/versions/deletebylabel('1.0')`)
    },
  ),
  deleteAllFileVersions: row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten files.deleteVersions',
    async (w) => {
      const file = await versioned(w)
      return () => w.post(`${file}/versions/deleteall`)
    },
  ),
  recycleFileVersionById: row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten recycle-bin.recycleVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.post(`${file}/versions/recyclebyid(512)`)
    },
  ),
  recycleFileVersionByLabel: row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten recycle-bin.recycleVersion',
    async (w) => {
      const file = await versioned(w)
      return () => w.post(`${file}/versions/recyclebylabel('1.0')`)
    },
  ),
  recycleAllFileVersions: row(
    'Item SystemUpdate',
    'FileChanged Updated, ListItemChanged Updated',
    'ContentWritten recycle-bin.recycleVersions',
    async (w) => {
      const file = await versioned(w)
      return () => w.post(`${file}/versions/recycleall`)
    },
  ),
  deleteFile: row('Item Delete', 'FileChanged Deleted, ListItemChanged Deleted', 'ContentWritten files.delete', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    return () => w.call('DELETE', file)
  }),
  recycleFile: row('Item Delete', 'FileChanged Deleted, ListItemChanged Deleted', 'ContentWritten recycle-bin.recycleFile', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    return () => w.post(`${file}/recycle`)
  }),
  copyFile: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.copy', async (w) => {
    const [url, { url: to }] = [await w.file(await w.library()), await w.library()]
    return () => w.post(`${fileAt(url)}/copyto(strnewurl='${to}/copy.txt',boverwrite=false)`)
  }),
  moveFile: row(
    'Item MoveAway, Item MoveInto, Folder Rename',
    'FileChanged Deleted, ListItemChanged Deleted, FileChanged Created, ListItemChanged Created',
    'ContentWritten files.move',
    async (w) => {
      const [url, { url: to }] = [await w.file(await w.library()), await w.library()]
      return () => w.post(`${fileAt(url)}/moveto(newurl='${to}/moved.txt',flags=1)`)
    },
  ),
  copyFileByPath: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.copy', async (w) => {
    const [url, { url: to }] = [await w.file(await w.library()), await w.library()]
    const body = { srcPath: path(url), destPath: path(`${to}/copy.txt`) }
    return () => w.post('/_api/sp.movecopyutil.copyfilebypath(overwrite=false)', body)
  }),
  moveFileByPath: row(
    'Item MoveAway, Item MoveInto, Folder Rename',
    'FileChanged Deleted, ListItemChanged Deleted, FileChanged Created, ListItemChanged Created',
    'ContentWritten files.move',
    async (w) => {
      const [url, { url: to }] = [await w.file(await w.library()), await w.library()]
      const body = { srcPath: path(url), destPath: path(`${to}/moved.txt`) }
      return () => w.post('/_api/sp.movecopyutil.movefilebypath(overwrite=false)', body)
    },
  ),
  startUpload: row('', '', '', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    return () => w.post(`${file}/startupload(${uploadId()})`, 'one ')
  }),
  continueUpload: row('', '', '', async (w) => {
    const [file, id] = [fileAt(await w.file(await w.library())), uploadId()]
    await w.post(`${file}/startupload(${id})`, 'one ')
    return () => w.post(`${file}/continueupload(${id},fileoffset=4)`, 'two ')
  }),
  finishUpload: row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.finishUpload', async (w) => {
    const [file, id] = [fileAt(await w.file(await w.library())), uploadId()]
    await w.post(`${file}/startupload(${id})`, 'one ')
    return () => w.post(`${file}/finishupload(${id},fileoffset=4)`, 'two')
  }),
  cancelUpload: row('', '', '', async (w) => {
    const [file, id] = [fileAt(await w.file(await w.library())), uploadId()]
    await w.post(`${file}/startupload(${id})`, 'one ')
    return () => w.post(`${file}/cancelupload(${id})`)
  }),
}

/** Writes to folders. */
export const folderWrites: Readonly<Record<string, WriteRow>> = {
  addFolder: row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/folders`, { ServerRelativeUrl: `${url}/a` })
  }),
  addFolderByName: row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/folders/add('a')`)
  }),
  addFolderUsingPath: row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/folders/addusingpath(decodedurl='a')`)
  }),
  addSubfolder: row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/addsubfolderusingpath(decodedurl='a')`)
  }),
  addSubfolderUsingPath: row('Item Add', 'ListItemChanged Created', 'ContentWritten files.addFolder', async (w) => {
    const { url } = await w.library()
    return () => w.post(`${folderAt(url)}/addsubfolderusingpath`, { leafPath: path('a') })
  }),
  updateFolder: row('Item Update', 'ListItemChanged Updated', 'ContentWritten files.updateFolder', async (w) => {
    const folder = folderAt(await w.folder(await w.library()))
    return () => w.call('PUT', folder, { WelcomePage: 'a.html' })
  }),
  mergeFolder: row('Item Update', 'ListItemChanged Updated', 'ContentWritten files.updateFolder', async (w) => {
    const folder = folderAt(await w.folder(await w.library()))
    return () => w.call('POST', folder, { WelcomePage: 'a.html' }, { 'X-HTTP-Method': 'MERGE' })
  }),
  deleteFolder: row(
    'Item Delete, Item Delete',
    'FileChanged Deleted, ListItemChanged Deleted, ListItemChanged Deleted',
    'ContentWritten files.deleteFolder',
    async (w) => {
      const folder = folderAt(await w.folder(await w.library()))
      return () => w.call('DELETE', folder)
    },
  ),
  deleteFolderWithParameters: row(
    'Item Delete, Item Delete',
    'FileChanged Deleted, ListItemChanged Deleted, ListItemChanged Deleted',
    'ContentWritten files.deleteFolder',
    async (w) => {
      const folder = folderAt(await w.folder(await w.library()))
      return () => w.post(`${folder}/deletewithparameters`, { parameters: { DeleteIfEmpty: false } })
    },
  ),
  recycleFolder: row(
    'Item Delete, Item Delete',
    'FileChanged Deleted, ListItemChanged Deleted, ListItemChanged Deleted',
    'ContentWritten recycle-bin.recycleFolder',
    async (w) => {
      const folder = folderAt(await w.folder(await w.library()))
      return () => w.post(`${folder}/recycle`)
    },
  ),
  moveFolder: row(
    'Item MoveAway, Item MoveInto, Item MoveAway, Item MoveInto, Folder Rename',
    'FileChanged Deleted, ListItemChanged Deleted, FileChanged Created, ListItemChanged Created, ListItemChanged Deleted, ListItemChanged Created',
    'ContentWritten files.moveFolder',
    async (w) => {
      const [url, { url: to }] = [await w.folder(await w.library()), await w.library()]
      return () => w.post(`${folderAt(url)}/moveto('${to}/moved')`)
    },
  ),
  copyFolder: row(
    'Item Add, Item Add',
    'ListItemChanged Created, FileChanged Created, ListItemChanged Created',
    'ContentWritten files.copyFolder',
    async (w) => {
      const [url, { url: to }] = [await w.folder(await w.library()), await w.library()]
      return () => w.post(`${folderAt(url)}/copyto('${to}/copy')`)
    },
  ),
  moveFolderByPath: row(
    'Item MoveAway, Item MoveInto, Item MoveAway, Item MoveInto, Folder Rename',
    'FileChanged Deleted, ListItemChanged Deleted, FileChanged Created, ListItemChanged Created, ListItemChanged Deleted, ListItemChanged Created',
    'ContentWritten files.moveFolder',
    async (w) => {
      const [url, { url: to }] = [await w.folder(await w.library()), await w.library()]
      return () => w.post('/_api/sp.movecopyutil.movefolderbypath', { srcPath: path(url), destPath: path(`${to}/moved`) })
    },
  ),
  copyFolderByPath: row(
    'Item Add, Item Add',
    'ListItemChanged Created, FileChanged Created, ListItemChanged Created',
    'ContentWritten files.copyFolder',
    async (w) => {
      const [url, { url: to }] = [await w.folder(await w.library()), await w.library()]
      return () => w.post('/_api/sp.movecopyutil.copyfolderbypath', { srcPath: path(url), destPath: path(`${to}/copy`) })
    },
  ),
}
