import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { shareBlob } from '../../content/blobs/blobs.ts'
import {
  type Document,
  type FolderAddress,
  getFolder,
  inWebOf,
  itemRowOf,
  securedDocument,
  viewRight,
} from '../../content/documents/documents.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { copyParts } from '../../content/documents/page-parts.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { visibleItems } from '../../content/items/item-rights.ts'
import { newRow, withValues } from '../../content/items/item-row.ts'
import { demandUnique } from '../../content/items/references.ts'
import { shownDocuments, shownItemRows } from '../../content/shown/shown-state.ts'
import { lockListForWrite } from '../../content/writes/item-rows.ts'
import { addToList } from '../../content/writes/list-document.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { List } from '../../model/lists/list.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { carriedType, carriedValues } from './carry.ts'
import { changing, demandFolders, findFolderAgain } from './folders.ts'
import { type Destination, destinationOf, nameFor, type WhenTaken } from './move.ts'
import { documentRowsOfItems } from './tree.ts'

/** A copy is one transaction: larger trees need several requests. */
const maxCopied = 10_000

/** The number of documents that are copied together. */
const batchSize = 1_000

/**
 * Copies a folder, with everything in it that the actor may see, to another place
 * or name in the site collection: the current state, with the values of columns
 * that both lists have. The actor is the author. Fails with `folder_not_found`,
 * `illegal_name`, `file_exists`, `access_denied`, and with `invalid_operation`
 * (into itself, more than 10,000 objects, a folder outside lists).
 */
export async function copyFolder(ctx: Context, address: FolderAddress, to: string, whenTaken: WhenTaken = 'refuse'): Promise<Document> {
  const source = await getFolder(ctx, address)
  const destination = await destinationOf(ctx, to)
  const call = {
    name: 'files.copyFolder',
    ...changing(destination.folder, 'AddListItems'),
    input: { folder: address, to, whenTaken },
  } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const target = await inWebOf(inside, destination.folder)
    const folder = await findFolderAgain(target, destination.folder, 'AddListItems')
    await demand(inside, viewRight(source), securedDocument(source))
    const leafName = await nameFor(inside, { ...destination, folder }, whenTaken)
    return copyTree({ inside, target }, scope, source, { folder, leafName })
  })
}

/** The contexts of the source web and the target web. */
interface Webs {
  readonly inside: Context
  readonly target: Context
}

/** The state of a copy in progress. */
interface Copying extends Webs {
  readonly from: List
  readonly to: List
  /** The number of copied objects. */
  count: number
}

async function copyTree(
  { inside, target }: Webs,
  scope: WriteScope,
  source: Document,
  { folder, leafName }: Destination,
): Promise<Document> {
  const url = joinUrl(folder.url, leafName)
  if (fold(`${url}/`).startsWith(fold(`${source.url}/`)))
    throw invalidOperation(`'${source.url}' cannot be copied to '${url}': this is the same folder, or inside it.`)
  const { list } = folder
  const item = await itemRowOf(inside, source)
  if (!source.list || !list || !item)
    throw invalidOperation(`'${source.url}' cannot be copied to '${folder.url}': a folder can only be copied from a list to a list.`)
  if (source.list.row.baseType !== list.row.baseType)
    throw invalidOperation(`'${source.url}' cannot be copied into a list of another kind.`)
  demandFolders(list)
  const from = source.list
  const { values, contentTypeId } = carried(from, list, item)
  const top = await addToList(target, scope, { ...folder, list }, { kind: documentKinds.folder, leafName, item: { contentTypeId }, values })
  const copying: Copying = { inside, target, from, to: top.list, count: 1 }
  const made = { row: top.document, url: joinUrl(folder.url, top.document.leafName), list: top.list }
  for (let level = [{ source: source.row.id, copy: made as Document }]; level.length > 0; ) {
    const next: typeof level = []
    for (const { source: id, copy } of level) next.push(...(await copyChildren(scope, copying, id, copy)))
    level = next
  }
  return made
}

const carried = (from: List, to: List, row: ItemRow) => {
  const item = itemInRoot(from, row)
  return { values: carriedValues(item, to), contentTypeId: carriedType(item, to) }
}

/** Copies the content of a folder, and returns its subfolders with their copies. */
async function copyChildren(scope: WriteScope, copying: Copying, folderId: string, copy: Document) {
  const { inside, from } = copying
  const { records } = scope
  const visible = await visibleItems(inside, from)
  const folders: { source: string; copy: Document }[] = []
  for (let last: number | undefined; ; ) {
    const inFolder = { op: 'compare', comparison: 'eq', column: { column: 'folderId', type: 'key' }, value: folderId } as const
    const query = { siteId: inside.site.id, listId: from.row.id, where: inFolder, orderBy: [], limit: batchSize }
    const rows = await records.queryItems(visible({ ...query, ...(last !== undefined && { after: { itemId: last, values: [] } }) }))
    const documents = new Map((await documentsShown(inside, from, copy, rows)).map((document) => [document.row.id, document]))
    for (const row of await shownItemRows(inside, from, rows, [...documents.values()])) {
      copying.count += 1
      if (copying.count > maxCopied)
        throw invalidOperation(`A copy takes at most ${maxCopied} files, folders and items at once. Copy its parts.`)
      const document = documents.get(row.documentId ?? '')
      const made = await copyOne(scope, copying, row, document, copy)
      if (document?.row.kind === documentKinds.folder && made) folders.push({ source: document.row.id, copy: made })
    }
    last = rows.at(-1)?.itemId
    if (rows.length < batchSize) return folders
  }
}

/** The documents of items, as the actor sees them. */
async function documentsShown(inside: Context, list: List, copy: Document, rows: readonly ItemRow[]): Promise<Document[]> {
  const found = await documentRowsOfItems(recordsOf(inside), inside.site.id, rows)
  return shownDocuments(
    inside,
    found.map((row) => ({ ...copy, row, list })),
  )
}

async function copyOne(
  scope: WriteScope,
  { inside, target, from, to }: Copying,
  row: ItemRow,
  document: Document | undefined,
  folder: Document,
): Promise<Document | undefined> {
  const { values, contentTypeId } = carried(from, to, row)
  await demandUnique(inside, to, values)
  const place = { ...folder, list: to }
  if (document) {
    const { blobId, sizeBytes, sha256, contentVersion } = document.row
    const kind = document.row.kind === documentKinds.folder ? documentKinds.folder : documentKinds.file
    const content = kind === documentKinds.file ? { blobId, sizeBytes, sha256, contentVersion } : {}
    if (kind === documentKinds.file && blobId !== null) await shareBlob(scope.records, inside.site.id, blobId)
    const made = await addToList(target, scope, place, { kind, leafName: document.row.leafName, content, item: { contentTypeId }, values })
    if (kind === documentKinds.file) await copyParts(inside, scope.records, document, made.document)
    return { row: made.document, url: joinUrl(folder.url, made.document.leafName), list: to }
  }
  const list = await lockListForWrite(target, scope, to, { id: to.row.id }, { nextItemId: 1, itemCount: 1 })
  const item = withValues(
    list,
    { ...newRow(target, scope, list, { folderId: folder.row.id, scopeId: folder.row.scopeId }), contentTypeId },
    values,
  )
  await scope.records.insert('Item', item)
  scope.changed({ entity: 'item', type: 'add', webId: list.row.webId, listId: list.row.id, itemId: item.itemId, objectId: item.uniqueId })
  return undefined
}
