import { fileAt, folderAt, row, type World, type WriteRow } from './world.ts'

const util = '/_api/sp.movecopyutil'
const merge = { 'X-HTTP-Method': 'MERGE' }
const options = { parameters: {} }

/** A write of the rights management of a file, at its address. */
const fileRights = (write: (w: World, at: string) => Promise<unknown>) =>
  row('Item Update', 'FileChanged Updated, ListItemChanged Updated', 'ContentWritten files.setRightsManagement', async (w) => {
    const at = `${fileAt(await w.file(await w.library()))}/informationrightsmanagementsettings`
    return () => write(w, at)
  })

/** Writes that name both URLs in the body, and those with options. */
export const transferWrites: Readonly<Record<string, WriteRow>> = {
  copyFileByUrl: row('Item Add', 'FileChanged Created, ListItemChanged Created', 'ContentWritten files.copy', async (w) => {
    const [srcUrl, { url: to }] = [await w.file(await w.library()), await w.library()]
    return () => w.post(`${util}.copyfile(overwrite=false)`, { srcUrl, destUrl: `${to}/copy.txt` })
  }),
  moveFileByUrl: row(
    'Item MoveAway, Item MoveInto, Folder Rename',
    'FileChanged Deleted, ListItemChanged Deleted, FileChanged Created, ListItemChanged Created',
    'ContentWritten files.move',
    async (w) => {
      const [srcUrl, { url: to }] = [await w.file(await w.library()), await w.library()]
      return () => w.post(`${util}.movefile(overwrite=false)`, { srcUrl, destUrl: `${to}/moved.txt` })
    },
  ),
  copyFolderByUrl: row(
    'Item Add, Item Add',
    'ListItemChanged Created, FileChanged Created, ListItemChanged Created',
    'ContentWritten files.copyFolder',
    async (w) => {
      const [srcUrl, { url: to }] = [await w.folder(await w.library()), await w.library()]
      return () => w.post(`${util}.copyfolder`, { srcUrl, destUrl: `${to}/copy` })
    },
  ),
  moveFolderByUrl: row(
    'Item MoveAway, Item MoveInto, Item MoveAway, Item MoveInto, Folder Rename',
    'FileChanged Deleted, ListItemChanged Deleted, FileChanged Created, ListItemChanged Created, ListItemChanged Deleted, ListItemChanged Created',
    'ContentWritten files.moveFolder',
    async (w) => {
      const [srcUrl, { url: to }] = [await w.folder(await w.library()), await w.library()]
      return () => w.post(`${util}.movefolder`, { srcUrl, destUrl: `${to}/moved` })
    },
  ),
  deleteFileWithParameters: row('Item Delete', 'FileChanged Deleted, ListItemChanged Deleted', 'ContentWritten files.delete', async (w) => {
    const file = fileAt(await w.file(await w.library()))
    return () => w.post(`${file}/deletewithparameters`, options)
  }),
  recycleFileWithParameters: row(
    'Item Delete',
    'FileChanged Deleted, ListItemChanged Deleted',
    'ContentWritten recycle-bin.recycleFile',
    async (w) => {
      const file = fileAt(await w.file(await w.library()))
      return () => w.post(`${file}/recyclewithparameters`, options)
    },
  ),
  recycleFolderWithParameters: row(
    'Item Delete, Item Delete',
    'FileChanged Deleted, ListItemChanged Deleted, ListItemChanged Deleted',
    'ContentWritten recycle-bin.recycleFolder',
    async (w) => {
      const folder = folderAt(await w.folder(await w.library()))
      return () => w.post(`${folder}/recyclewithparameters`, options)
    },
  ),
  updateRightsManagementSettings: row('List Update', 'ListChanged Updated', 'ContentWritten lists.setRightsManagement', async (w) => {
    const { path } = await w.list()
    return () => w.call('PUT', `${path}/informationrightsmanagementsettings`, { AllowPrint: true })
  }),
  mergeRightsManagementSettings: row('List Update', 'ListChanged Updated', 'ContentWritten lists.setRightsManagement', async (w) => {
    const { path } = await w.list()
    return () => w.call('POST', `${path}/informationrightsmanagementsettings`, { AllowPrint: true }, merge)
  }),
  resetRightsManagementSettings: row('List Update', 'ListChanged Updated', 'ContentWritten lists.setRightsManagement', async (w) => {
    const { path } = await w.list()
    await w.call('PUT', `${path}/informationrightsmanagementsettings`, { AllowPrint: true })
    return () => w.post(`${path}/informationrightsmanagementsettings/reset`)
  }),
  updateFileRightsManagementSettings: fileRights((w, at) => w.call('PUT', at, { AllowPrint: true })),
  mergeFileRightsManagementSettings: fileRights((w, at) => w.call('POST', at, { AllowPrint: true }, merge)),
  resetFileRightsManagementSettings: fileRights((w, at) => w.post(`${at}/reset`)),
}
