import { randomBytes } from 'node:crypto'
import type { IAttachments } from '@pnp/sp/attachments/index.js'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/attachments/index.js'
import type { IItem, IItems } from '@pnp/sp/items/index.js'
import '@pnp/sp/items/index.js'
import type { IList, ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve()

/** A new item of Tasks. The typings of PnPjs extend classes in modules without file extensions, which Node does not resolve. */
async function newItem() {
  const sp = pnpAs(server.url, 'ann')
  const { web } = sp as unknown as { readonly web: IWeb & { readonly lists: ILists } }
  const { items } = web.lists.getByTitle('Tasks') as IList & { readonly items: IItems }
  const { Id } = await items.add({ Title: 'one' })
  return items.getById(Id) as IItem & { readonly attachmentFiles: IAttachments }
}

const namesOf = async (files: IAttachments) => (await files()).map((file) => file.FileName)

it('@pnp/sp attaches files and reads them back', async () => {
  const { attachmentFiles: files } = await newItem()
  const { data, file } = await files.add('plan.txt', 'what comes next')
  expect(data).toMatchObject({ FileName: 'plan.txt' })
  expect(await file.getText()).toBe('what comes next')
  const bytes = randomBytes(300_000)
  await files.add("Bob's 50% #ä.bin", new Uint8Array(bytes).buffer)
  const named = files.getByName("Bob's 50% #ä.bin")
  expect(Buffer.from(await named.getBuffer()).equals(bytes)).toBe(true)
  expect(await named()).toMatchObject({ FileName: "Bob's 50% #ä.bin" })
  await files.add('data.json', '{"a":1}')
  expect(await files.getByName('data.json').getJSON()).toEqual({ a: 1 })
  expect(await namesOf(files)).toEqual(["Bob's 50% #ä.bin", 'data.json', 'plan.txt'])
})

it('@pnp/sp replaces, deletes and recycles attachments', async () => {
  const { attachmentFiles: files } = await newItem()
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await files.add(name, name)
  const a = files.getByName('a.txt')
  await a.setContent('other')
  expect(await a.getText()).toBe('other')
  await a.delete()
  await files.getByName('b.txt').recycle()
  expect(await namesOf(files)).toEqual(['c.txt'])
  await expect(a.getText()).rejects.toMatchObject({ status: 404 })
  await expect(files.add('C.TXT', 'twice')).rejects.toMatchObject({ status: 409 })
})

it('@pnp/sp sees the attachments with their item', async () => {
  const item = await newItem()
  await item.attachmentFiles.add('a.txt', 'x')
  const read: { Attachments: boolean; AttachmentFiles: { FileName: string }[] } = await item
    .select('Attachments', 'AttachmentFiles')
    .expand('AttachmentFiles')()
  expect(read.Attachments).toBe(true)
  expect(read.AttachmentFiles.map((file) => file.FileName)).toEqual(['a.txt'])
})
