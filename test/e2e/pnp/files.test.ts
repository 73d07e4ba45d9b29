import { randomBytes } from 'node:crypto'
import type { IFile, IFiles } from '@pnp/sp/files/index.js'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/files/index.js'
import type { IFolder } from '@pnp/sp/folders/index.js'
import '@pnp/sp/folders/index.js'
import type { IItem } from '@pnp/sp/items/index.js'
import '@pnp/sp/items/index.js'
import type { IList, ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve()

/** The typings of PnPjs for this are in modules without file extensions, which Node does not resolve. */
type Web = IWeb & {
  readonly lists: ILists
  getFileById(id: string): IFile
  getFileByUrl(url: string): IFile
  getFileByServerRelativePath(url: string): IFile
}
type Folder = IFolder & { readonly files: IFiles }
type Found = IFile & { getItem(): Promise<unknown> }

const webOf = (): Web => (pnpAs(server.url, 'ann') as unknown as { readonly web: Web }).web

let made = 0
async function newLibrary() {
  made += 1
  const title = `PnP files ${made}`
  await webOf().lists.add(title, '', 101)
  const root = webOf().lists.getByTitle(title) as IList & { readonly rootFolder: Folder }
  return { url: `/${title}`, files: (webOf().getFolderByServerRelativePath(`/${title}`) as Folder).files, root }
}

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer

it('@pnp/sp uploads a file and finds it by its path, its URL, its id and its name', async () => {
  const { url, files, root } = await newLibrary()
  const name = "Bob's 50% #ä.txt"
  const added = await files.addUsingPath(name, 'what comes next', { Overwrite: true })
  expect(added).toMatchObject({ Name: name, Length: 15, ServerRelativeUrl: `${url}/${name}` })
  const web = webOf()
  const found = [
    web.getFileByServerRelativePath(`${url}/${name}`),
    web.getFileById(added.UniqueId),
    files.getByUrl(name),
    root.rootFolder.files.getByUrl(name),
  ]
  for (const file of found) {
    expect(await file()).toMatchObject({ UniqueId: added.UniqueId })
    expect(await file.getText()).toBe('what comes next')
    expect(await file.exists()).toBe(true)
  }
  await files.addUsingPath('plain.txt', 'x')
  expect(await web.getFileByUrl(`${server.url}${url}/plain.txt`).getText()).toBe('x')
  expect((await files()).map((file) => file.Name)).toEqual([name, 'plain.txt'])
})

it('@pnp/sp replaces, deletes and recycles files, and gets an error for what it may not do', async () => {
  const { files } = await newLibrary()
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await files.addUsingPath(name, name)
  await expect(files.addUsingPath('A.TXT', 'twice')).rejects.toMatchObject({ status: 400 })
  await files.addUsingPath('a.txt', 'over', { Overwrite: true })
  const a = files.getByUrl('a.txt')
  expect(await a.getText()).toBe('over')
  await a.setContent('set')
  expect(await a.getText()).toBe('set')
  const bytes = randomBytes(100_000)
  await a.setContent(bufferOf(bytes) as never)
  expect(Buffer.from(await a.getBuffer()).equals(bytes)).toBe(true)
  await a.delete()
  await files.getByUrl('b.txt').recycle()
  expect(await a.exists()).toBe(false)
  expect((await files()).map((file) => file.Name)).toEqual(['c.txt'])
  const unique = await files.addUsingPath('c.txt', 'y', { EnsureUniqueFileName: true } as never)
  expect(unique.Name).not.toBe('c.txt')
})

it('@pnp/sp uploads a large file in parts, and replaces it so', async () => {
  const { files } = await newLibrary()
  for (const size of [0, 10, 250_000, 300_000]) {
    const bytes = randomBytes(size)
    const stages: string[] = []
    const options = { progress: (data: { stage: string }) => void stages.push(data.stage), chunkSize: 100_000, Overwrite: true }
    const added = await files.addChunked(`${size}.bin`, new Blob([new Uint8Array(bytes)]), options as never)
    expect(added).toMatchObject({ Name: `${size}.bin`, Length: size })
    expect(stages.at(-1)).toBe('finishing')
    const file = files.getByUrl(`${size}.bin`)
    expect(Buffer.from(await file.getBuffer()).equals(bytes)).toBe(true)
    await file.setContentChunked(new Blob([new Uint8Array(bytes), 'more']), options as never)
    expect(Buffer.from(await file.getBuffer()).toString('latin1')).toBe(`${bytes.toString('latin1')}more`)
  }
})

it('@pnp/sp goes from a file to its item and back', async () => {
  const { files, root } = await newLibrary()
  await files.addUsingPath('a.txt', 'x')
  const item = (await (files.getByUrl('a.txt') as Found).getItem()) as IItem & { readonly Id: number }
  await item.update({ Title: 'The plan' })
  expect(await files.getByUrl('a.txt')()).toMatchObject({ Title: 'The plan' })
  const again = (root as unknown as { items: { getById(id: number): { file: IFile } } }).items.getById(item.Id).file
  expect(await again.getText()).toBe('x')
})
