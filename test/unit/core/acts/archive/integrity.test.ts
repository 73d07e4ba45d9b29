import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ContentTables } from '../../../../../generated/prisma/content.ts'
import type { Context } from '../../../../../src/core/access/context.ts'
import { setArchiveMode } from '../../../../../src/core/acts/archive/archive-mode.ts'
import { walkArchive } from '../../../../../src/core/acts/archive/walk.ts'
import { fileVersionContent } from '../../../../../src/core/acts/files/document-versions.ts'
import { addFile, fileContent, getFile } from '../../../../../src/core/acts/files/files.ts'
import { addAttachment, attachmentContent } from '../../../../../src/core/acts/items/attachments.ts'
import { queryItems } from '../../../../../src/core/acts/items/item-pages.ts'
import { addItem, getItem, updateItem } from '../../../../../src/core/acts/items/items.ts'
import { addList, updateList } from '../../../../../src/core/acts/lists/lists.ts'
import { damagedItems } from '../../../../../src/core/content/archive/integrity.ts'
import type { StoredContent } from '../../../../../src/core/content/blobs/blobs.ts'
import type { ContentRecords } from '../../../../../src/core/kernel/ports.ts'
import type { List } from '../../../../../src/core/model/lists/list.ts'
import { openFarm } from '../../../../support/farm.ts'

let ctx: Context
let records: ContentRecords
let list: List
let library: List
let itemId: number
let other: number
let fileUrl: string
let fileItem: number

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const tasks = { title: 'Tasks of old' }
const papers = { title: 'Papers' }
const damaged = { reason: 'item_damaged', code: 'damaged' }
const archive = (isArchived: boolean) => setArchiveMode(ctx, { kind: 'web' }, isArchived)

beforeAll(async () => {
  const farm = await openFarm()
  ctx = { ...farm.as('admin'), actor: { ...farm.as('admin').actor, roles: new Set(['farmadmin']) } }
  records = farm.content.records
  list = await addList(ctx, { title: tasks.title, baseTemplate: 100 })
  library = await addList(ctx, { title: papers.title, baseTemplate: 101 })
  await updateList(ctx, tasks, { enableVersioning: true })
  await updateList(ctx, papers, { enableVersioning: true })
  const item = await addItem(ctx, tasks, new Map([['Title', 'First State']]))
  itemId = item.row.itemId
  await updateItem(ctx, tasks, itemId, new Map([['Title', 'Second State']]))
  other = (await addItem(ctx, tasks, new Map([['Title', 'Other']]))).row.itemId
  await addAttachment(ctx, { address: tasks, itemId, name: 'note.txt' }, bytesOf('attached'))
  const place = { from: { list: papers } }
  const file = { name: 'a.txt', whenThere: 'replace' } as const
  await addFile(ctx, place, file, bytesOf('the first bytes'))
  const made = await addFile(ctx, place, file, bytesOf('the second bytes'))
  fileUrl = made.url
  fileItem = made.row.itemId ?? 0
  await archive(true)
})

/** What the walk noted, as it was before. */
afterEach(async () => {
  await records.update('ArchivedItem', { siteId: ctx.site.id }, { damagedAt: null })
})

type Row = Readonly<Record<string, string | number | boolean | null>>

/** The values that differ from a value in one character, or in one bit. */
function* flipped(value: string | number | boolean): Generator<string | number | boolean> {
  if (typeof value === 'boolean') yield !value
  else if (typeof value === 'number') yield value + 1
  else
    for (let at = 0; at < value.length; at++) yield value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1)
}

/** The columns by which a row is found. */
const keys = new Set(['siteId', 'listId', 'itemId', 'id', 'documentId', 'fileKey', 'recycledIn'])

/** Calls `look` with every value of a row flipped in turn, and puts the row right after each. Returns the number of flips. */
async function flipEach(table: keyof ContentTables, row: Row, look: (what: string) => Promise<void>): Promise<number> {
  let count = 0
  const key = Object.fromEntries(Object.entries(row).filter(([name]) => keys.has(name)))
  const versioned = 'uiVersion' in row && table !== 'Item' && table !== 'Document'
  for (const [name, value] of Object.entries(row)) {
    if (value === null || keys.has(name)) continue
    for (const wrong of flipped(value)) {
      const at = (uiVersion: unknown) => (versioned ? { ...key, uiVersion } : key)
      await records.update(table, at(row.uiVersion) as never, { [name]: wrong } as never)
      await look(`${table}.${name}`)
      expect(await records.update(table, at(name === 'uiVersion' ? wrong : row.uiVersion) as never, { [name]: value } as never)).toBe(1)
      count += 1
    }
  }
  return count
}

describe('every value of an archived item that is flipped', () => {
  it.each(['Item', 'ItemVersion', 'Attachment'] as const)('in %s is found, of this item alone', async (table) => {
    const rows = (await records.query(table, { where: { siteId: ctx.site.id, listId: list.row.id, itemId } })) as unknown as Row[]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const look = async (what: string) => expect([...(await damagedItems(ctx, list, [itemId, other]))], what).toEqual([itemId])
      expect(await flipEach(table, row, look)).toBeGreaterThan(30)
    }
    expect((await damagedItems(ctx, list, [itemId, other])).size).toBe(0)
  })

  it.each(['Document', 'DocumentVersion'] as const)('in %s is found', async (table) => {
    const { row: file } = await getFile(ctx, { url: fileUrl })
    const where = table === 'Document' ? { siteId: ctx.site.id, id: file.id } : { siteId: ctx.site.id, documentId: file.id }
    const rows = (await records.query(table, { where: where as never })) as unknown as Row[]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const look = async (what: string) => expect([...(await damagedItems(ctx, library, [fileItem]))], what).toEqual([fileItem])
      expect(await flipEach(table, row, look)).toBeGreaterThan(30)
    }
    expect((await damagedItems(ctx, library, [fileItem])).size).toBe(0)
  })
})

describe('an item with damaged rows', () => {
  it('is refused by its address, and left out of pages', async () => {
    const key = { siteId: ctx.site.id, listId: list.row.id, itemId }
    await records.update('Item', key, { moderationComments: 'slipped in' })
    await expect(getItem(ctx, tasks, itemId)).rejects.toMatchObject(damaged)
    await expect(attachmentContent(ctx, { address: tasks, itemId, name: 'note.txt' })).rejects.toMatchObject(damaged)
    const { items } = await queryItems(ctx, tasks, { limit: 10 })
    expect(items.map(({ row }) => row.itemId)).toEqual([other])
    await records.update('Item', key, { moderationComments: null })
    expect((await getItem(ctx, tasks, itemId)).row.itemId).toBe(itemId)
  })

  it('is found without a hash of its own, and by a hash without an item', async () => {
    const key = { siteId: ctx.site.id, listId: list.row.id, itemId: other }
    const [kept] = await records.query('ArchivedItem', { where: key })
    await records.delete('ArchivedItem', key)
    await expect(getItem(ctx, tasks, other)).rejects.toMatchObject(damaged)
    await records.insert('ArchivedItem', kept ?? {})
    const stray = { ...key, itemId: 4_000 }
    await records.insert('ArchivedItem', { ...kept, ...stray })
    await walk()
    expect((await records.find('ArchivedItem', stray))?.damagedAt).not.toBeNull()
    await records.delete('ArchivedItem', stray)
  })

  it('keeps its hash when a list in an archived web is archived by itself', async () => {
    const key = { siteId: ctx.site.id, listId: list.row.id, itemId }
    await records.update('Item', key, { moderationComments: 'slipped in' })
    await setArchiveMode(ctx, { kind: 'list', list: tasks }, true)
    await expect(getItem(ctx, tasks, itemId)).rejects.toMatchObject(damaged)
    await records.update('Item', key, { moderationComments: null })
    await archive(false)
    expect((await getItem(ctx, tasks, itemId)).row.itemId).toBe(itemId)
    await archive(true)
    await setArchiveMode(ctx, { kind: 'list', list: tasks }, false)
    expect(await records.query('ArchivedItem', { where: { siteId: ctx.site.id, listId: list.row.id } })).toHaveLength(2)
  })
})

const walk = () => walkArchive(ctx.site, { runtime: ctx.runtime, atOnce: 4, isStopped: () => false })

const read = async (content: StoredContent, start = 0, end = content.sizeBytes): Promise<string> => {
  const pieces: Uint8Array[] = []
  for await (const piece of await content.open({ start, end })) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const contents = {
  'a file': () => fileContent(ctx, { url: fileUrl }),
  'an old version of a file': () => fileVersionContent(ctx, { url: fileUrl }, 512),
  'an attachment': () => attachmentContent(ctx, { address: tasks, itemId, name: 'note.txt' }),
}

describe('every byte that is flipped', () => {
  it.each(Object.entries(contents))('of %s is found as it is read, in a part of it, and by the walk', async (_, open) => {
    const text = await read(await open())
    const chunk = (await records.query('BlobChunk', { where: { siteId: ctx.site.id } })).find(
      ({ bytes }) => Buffer.from(bytes).toString() === text,
    )
    expect(chunk).toBeDefined()
    if (!chunk) return
    const { bytes, ...key } = chunk
    for (let at = 0; at < bytes.length; at++) {
      const wrong = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte))
      await records.update('BlobChunk', key, { bytes: wrong })
      await expect(open().then((content) => read(content))).rejects.toMatchObject(damaged)
      await expect(open().then((content) => read(content, 0, 2))).rejects.toMatchObject(damaged)
    }
    expect(await walk()).toBeGreaterThan(2)
    await expect(open()).rejects.toMatchObject(damaged)
    await records.update('BlobChunk', key, { bytes })
    await walk()
    expect(await read(await open())).toBe(text)
    expect(await read(await open(), 4, 6)).toBe(text.slice(4, 6))
    await records.delete('BlobChunk', key)
    await expect(open().then((content) => read(content))).rejects.toMatchObject(damaged)
    await records.insert('BlobChunk', chunk)
  })
})
