import { randomUUID } from 'node:crypto'
import type { ContentTables, DocumentRow, ItemRow } from '../../../generated/prisma/content.ts'
import type { Running } from '../../../src/commands/serve.ts'
import { fold } from '../../../src/core/kernel/fold.ts'
import type { ContentDatabase, ContentRecords } from '../../../src/core/kernel/ports.ts'
import { startServer } from '../../support/server.ts'
import { decorated } from '../../support/stores/decorated.ts'
import { ask } from '../send.ts'

/** A server in this process with the records of its content database, which a test fills with many rows. */
export interface FilledServer {
  readonly server: Running
  readonly records: ContentRecords
  readonly siteId: string
}

export async function startFilled(settings: Readonly<Record<string, string>>): Promise<FilledServer> {
  let content: ContentDatabase | undefined
  const server = await startServer({ settings, decorate: (database) => (content = decorated(database)) })
  if (!content) throw new Error('the server has opened no content database')
  const { records } = content
  const [site] = await records.query('Site', { where: {}, limit: 1 })
  if (!site) throw new Error('the server has no site')
  return { server, records, siteId: site.siteId }
}

/** Inserts rows in parts. */
export async function insertMany<T extends keyof ContentTables & string>(
  records: ContentRecords,
  table: T,
  rows: readonly ContentTables[T][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000) await records.insertAll(table, rows.slice(at, at + 1_000))
}

/** One of some rows. */
export function one<T>(rows: readonly (T | undefined)[], what: string): T {
  const [row] = rows
  if (row === undefined) throw new Error(`there is no ${what}`)
  return row
}

/** Makes a library folder with `count` empty files, evenly in `levels` folders, each inside the one before. */
export async function fillFolder(
  { server, records, siteId }: FilledServer,
  { library, folder, count, levels }: { library: string; folder: string; count: number; levels: number },
): Promise<void> {
  const url = `/${library}/${folder}`
  await ask(server.url, 'POST', '/_api/web/folders', { ServerRelativeUrl: url })
  await ask(server.url, 'POST', `/_api/web/getfolderbyserverrelativeurl('${url}')/files/add(url='first.txt',overwrite=true)`)
  const found = await records.query('Document', { where: { siteId, leafName: folder } })
  const top = one(
    found.filter((row) => row.listId !== null),
    folder,
  )
  const file = one(await records.query('Document', { where: { siteId, parentId: top.id } }), 'file')
  const listId = top.listId ?? ''
  const folderItem = one([await records.find('Item', { siteId, listId, itemId: top.itemId ?? 0 })], 'item')
  const fileItem = one([await records.find('Item', { siteId, listId, itemId: file.itemId ?? 0 })], 'item')
  const list = one([await records.find('List', { siteId, id: listId })], 'list')
  const documents: DocumentRow[] = []
  const items: ItemRow[] = []
  const add = (document: DocumentRow, item: ItemRow, parentId: string, leafName: string): string => {
    const id = randomUUID()
    const itemId = list.nextItemId + documents.length
    const names = { leafName, leafKey: fold(leafName) }
    documents.push({ ...document, ...names, id, parentId, itemId })
    items.push({ ...item, ...names, itemId, uniqueId: id, documentId: id, folderId: parentId, sortOrder: itemId })
    return id
  }
  let parent = top.id
  for (let level = 0; level < levels; level++) {
    if (level > 0) parent = add(top, folderItem, parent, 'd')
    for (let n = 0; n < count / levels; n++) add(file, fileItem, parent, `f${n}.txt`)
  }
  await insertMany(records, 'Document', documents)
  await insertMany(records, 'Item', items)
  const counters = { nextItemId: list.nextItemId + items.length, itemCount: list.itemCount + items.length }
  await records.update('List', { siteId, id: listId }, counters)
}
