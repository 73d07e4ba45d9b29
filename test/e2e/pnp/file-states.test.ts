import { CheckinType, type IFile, type IFiles } from '@pnp/sp/files/index.js'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/files/index.js'
import type { IFolder } from '@pnp/sp/folders/index.js'
import '@pnp/sp/folders/index.js'
import type { ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve()

/** The typings of PnPjs for this are in modules without file extensions, which Node does not resolve. */
type Web = IWeb & { readonly lists: ILists; getFileByServerRelativePath(url: string): IFile }
type Folder = IFolder & { readonly files: IFiles }

const webOf = (name: string): Web => (pnpAs(server.url, name) as unknown as { readonly web: Web }).web

let made = 0

/** A library with drafts, and a file in it. */
async function newFile() {
  made += 1
  const title = `PnP states ${made}`
  await webOf('ann').lists.add(title, '', 101, false, { EnableVersioning: true, EnableMinorVersions: true })
  await webOf('ann').lists.getByTitle(title).update({ EnableVersioning: true, EnableMinorVersions: true })
  const folder = webOf('ann').getFolderByServerRelativePath(`/${title}`) as Folder
  await folder.files.addUsingPath("It's a plan.txt", 'one')
  const url = `/${title}/It's a plan.txt`
  return { file: webOf('ann').getFileByServerRelativePath(url), url }
}

const labelOf = async (file: IFile) => ((await file()) as { UIVersionLabel: string }).UIVersionLabel

it('@pnp/sp checks a file out and in, and others are kept away meanwhile', async () => {
  const { file, url } = await newFile()
  expect(await labelOf(file)).toBe('0.1')
  await file.checkout()
  await file.setContent('two')
  await expect(webOf('bob').getFileByServerRelativePath(url).setContent('bob')).rejects.toThrow(/checked out by ann/)
  await expect(webOf('bob').getFileByServerRelativePath(url).checkout()).rejects.toThrow(/423/)
  await file.checkin("Bob's remarks, 50% done", CheckinType.Major)
  expect(await file()).toMatchObject({ UIVersionLabel: '1.0', CheckInComment: "Bob's remarks, 50% done", CheckOutType: 2 })
  await file.checkout()
  await file.setContent('three')
  await file.undoCheckout()
  expect([await file.getText(), await labelOf(file)]).toEqual(['two', '1.0'])
})

it('@pnp/sp publishes, and reads, restores and deletes versions', async () => {
  const { file } = await newFile()
  await file.setContent('two')
  await file.publish('Out')
  expect(await labelOf(file)).toBe('1.0')
  await file.setContent('three')
  await file.unpublish('Back').then(
    () => expect.unreachable('a draft is not unpublished'),
    (error: Error) => expect(error.message).toMatch(/is a draft/),
  )
  const versions = (await file.versions()) as { VersionLabel: string; ID: number }[]
  expect(versions.map(({ VersionLabel }) => VersionLabel)).toEqual(['0.1', '1.0'])
  expect(await file.versions.getById(512).getText()).toBe('two')
  await file.versions.restoreByLabel('0.1')
  expect(await file.getText()).toBe('one')
  await file.versions.deleteByLabel('0.1')
  await file.versions.deleteById(512)
  await file.versions.deleteAll()
  expect(await file.versions()).toEqual([])
})
