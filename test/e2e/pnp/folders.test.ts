import { folderFromPath, type IFolder } from '@pnp/sp/folders/index.js'
import { serve } from '../../support/serve.ts'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/folders/index.js'
import '@pnp/sp/items/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/recycle-bin/index.js'
import '@pnp/sp/webs/index.js'
import { expect, it } from 'vitest'

const { server } = await serve()
const sp = pnpAs(server.url, 'ann')

const library = 'Shared Documents'
let number = 0

/** A new folder in the library, by its server-relative URL. */
async function newFolder(): Promise<{ url: string; folder: IFolder }> {
  number += 1
  const url = `/${library}/Case ${number}`
  await sp.web.folders.addUsingPath(`${library}/Case ${number}`)
  return { url, folder: sp.web.getFolderByServerRelativePath(url) }
}

it('adds folders and reads them by path, by id and by name', async () => {
  const added = (await sp.web.folders.addUsingPath(`${library}/It's #1`)) as { ServerRelativeUrl: string; UniqueId: string }
  expect(added.ServerRelativeUrl).toBe(`/${library}/It's #1`)
  expect(await sp.web.getFolderByServerRelativePath(added.ServerRelativeUrl)()).toMatchObject({ Name: "It's #1", ItemCount: 0 })
  expect(await sp.web.getFolderById(added.UniqueId)()).toMatchObject({ ServerRelativeUrl: added.ServerRelativeUrl })
  expect(await sp.web.folders.getByUrl(library).folders.getByUrl("It's #1")()).toMatchObject({ UniqueId: added.UniqueId })
  await expect(sp.web.folders.addUsingPath(`${library}/It's #1`)).rejects.toThrow(/already exists/)
  expect(await sp.web.folders.addUsingPath(`${library}/It's #1`, true)).toMatchObject({ UniqueId: added.UniqueId })
})

it('adds a folder in a folder and lists it', async () => {
  const { url, folder } = await newFolder()
  const sub = await folder.addSubFolderUsingPath('Sub')
  expect(await sub()).toMatchObject({ ServerRelativeUrl: `${url}/Sub` })
  const names = ((await folder.folders.select('Name')()) as { Name: string }[]).map(({ Name }) => Name)
  expect(names).toEqual(['Sub'])
  expect(await sub.parentFolder()).toMatchObject({ ServerRelativeUrl: url })
})

it('reads the item of a folder, and what a folder knows of its list and web', async () => {
  const { url, folder } = await newFolder()
  const item = (await folder.getItem('Id', 'FileRef')) as unknown as { FileRef: string; update(values: object): Promise<unknown> }
  expect(item.FileRef).toBe(url)
  await item.update({ Title: 'A case' })
  expect(await folder.listItemAllFields()).toMatchObject({ Title: 'A case', FileSystemObjectType: 1 })
  const { Folder, ParentList, ParentWeb } = await folder.getParentInfos()
  expect(Folder.ServerRelativeUrl).toBe(url)
  expect(ParentList).toMatchObject({ RootFolderServerRelativeUrl: `/${library}`, RootFolderUniqueId: expect.any(String) })
  expect(ParentWeb).toMatchObject({ ServerRelativeUrl: '/', Url: server.url })
  await expect(sp.web.rootFolder.getItem()).rejects.toThrow(/No associated item/)
  expect(await folder.properties()).toMatchObject({ vti_author: 'i:0#.f|membership|ann' })
  expect(await folder.storageMetrics()).toMatchObject({ TotalFileCount: 0 })
})

it('moves and copies a folder by path; its name cannot be set', async () => {
  const { url, folder } = await newFolder()
  await folder.addSubFolderUsingPath('Sub')
  await folder.update({ Name: 'Ignored' })
  const renamed = await folder.moveByPath(`/${library}/Renamed ${number}`)
  const copy = await renamed.copyByPath(`/${library}/Copy ${number}`, true)
  expect(await copy.folders()).toHaveLength(1)
  const moved = await renamed.moveByPath(url)
  expect(await moved()).toMatchObject({ ServerRelativeUrl: url })
  await expect(renamed()).rejects.toThrow(/404/)
  expect(await (await folderFromPath(sp.web, url))()).toMatchObject({ ServerRelativeUrl: url })
})

it('deletes a folder, also by its parameters, and recycles and restores it', async () => {
  const { url, folder } = await newFolder()
  const sub = await folder.addSubFolderUsingPath('Sub')
  await expect(folder.deleteWithParams({ BypassSharedLock: true, DeleteIfEmpty: true } as never)).rejects.toThrow(/not empty/)
  const entry = (await sub.recycle()) as unknown as string
  expect(await folder.folders()).toEqual([])
  await sp.web.recycleBin.getById(entry).restore()
  expect(await folder.folders()).toHaveLength(1)
  await folder.delete()
  await expect(sp.web.getFolderByServerRelativePath(url)()).rejects.toThrow(/404/)
})

it('reads the own folder of a list and expands it', async () => {
  expect(await sp.web.lists.getByTitle('Documents').rootFolder.select('ServerRelativeUrl')()).toEqual(
    expect.objectContaining({ ServerRelativeUrl: `/${library}` }),
  )
  const list = (await sp.web.lists.getByTitle('Documents').select('RootFolder/Name').expand('RootFolder')()) as unknown as {
    RootFolder: { Name: string }
  }
  expect(list.RootFolder.Name).toBe(library)
  expect(((await sp.web.folders()) as { Name: string }[]).map(({ Name }) => Name)).toContain(library)
})
