import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import {
  type Document,
  type FolderAddress,
  inWebOf,
  locateFolder,
  maxPathLength,
  namesBelowWeb,
  parentOf,
  securedDocument,
} from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { documentKinds, nameTaken, withFreeName } from '../../content/documents/new-document.ts'
import { fileColumns } from '../../content/items/item-row.ts'
import { contentReasons } from '../../content/reasons.ts'
import { checkNewName } from '../../content/writes/list-document.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { findWeb } from '../../model/sites/find-web.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { rewriteBelow } from '../permissions/inheritance.ts'
import { changeOfDocument, changeRight, changing, findFolderAgain } from './folders.ts'
import { transplant } from './transplant.ts'
import { demandMovable } from './tree.ts'

/** The target of a move or copy. */
export interface Destination {
  readonly folder: Document
  readonly leafName: string
}

/** What to do if the name is taken. */
export type WhenTaken = 'refuse' | 'find another name'

/**
 * Moves a folder with everything in it to another place or name in the site
 * collection. GUIDs stay; in another list the items get new numbers. `to` is
 * absolute, server-relative or relative to the web. Fails with
 * `folder_not_found`, `illegal_name`, `file_exists`, `invalid_operation` (into
 * itself, into a list of another kind), `invalid_request`, `access_denied`.
 */
export async function moveFolder(ctx: Context, address: FolderAddress, to: string, whenTaken: WhenTaken = 'refuse'): Promise<Document> {
  const target = await locateFolder(ctx, address)
  const destination = await destinationOf(ctx, to)
  const call = { name: 'files.moveFolder', ...changing(target, 'DeleteListItems'), input: { folder: address, to, whenTaken } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const document = await findFolderAgain(inside, target, 'DeleteListItems')
    const folder = await findFolderAgain(await inWebOf(inside, destination.folder), destination.folder, 'AddListItems')
    await demand(inside, changeRight(folder, 'AddListItems'), securedDocument(folder))
    const leafName = await nameFor(inside, { ...destination, folder }, whenTaken)
    return placeDocument(inside, scope, document, { folder, leafName })
  })
}

/** Renames a file or folder, in an act that has checked the right on it. Fails as `moveFolder`. */
export async function rename(inside: Context, scope: WriteScope, document: Document, leafName: string): Promise<Document> {
  demandMovable(document)
  const folder = await parentOf(inside, document)
  if (!folder) throw new Error(`the document ${document.row.id} is in no folder`)
  return placeDocument(inside, scope, document, { folder, leafName })
}

/**
 * The folder and the name in a URL, in any web of the site collection. Fails with
 * `folder_not_found`, `invalid_operation`, `invalid_request`.
 */
export async function destinationOf(ctx: Context, url: string): Promise<Destination> {
  const path = url.startsWith(`${ctx.origin}/`) ? url.slice(ctx.origin.length) : url
  const web = path.startsWith('/') ? await findWeb(ctx.site, path.replace(/\/{2,}/g, '/')) : undefined
  const there = web ? { ...ctx, web } : ctx
  const names = namesBelowWeb(there, url)
  const leafName = names.pop()
  if (leafName === undefined) throw invalidOperation(`'${there.web.url}' is the URL of the web itself. Give a URL inside it.`)
  return { folder: await locateFolder(there, { from: { web: true }, below: names.join('/') }), leafName }
}

/** The name itself, or with a number at its end if it is taken and `WhenTaken` permits another one. */
export async function nameFor(inside: Context, { folder, leafName }: Destination, whenTaken: WhenTaken): Promise<string> {
  const isTaken = (name: string) => childNamed(inside, folder, name)
  if (whenTaken === 'refuse') return leafName
  const [, base = leafName, extension = ''] = /^(.+?)(\.[^.]+)?$/.exec(leafName) ?? []
  for (let number = 0; ; number += 1) {
    const name = number === 0 ? leafName : `${base}${number}${extension}`
    if (!(await isTaken(name))) return name
  }
}

const childNamed = (inside: Context, folder: Document, name: string): Promise<DocumentRow | undefined> =>
  recordsIn(inside).find('Document', { siteId: inside.site.id, parentId: folder.row.id, leafKey: fold(name.normalize('NFC')) })

function recordsIn({ transaction }: Context): ContentRecords {
  if (!transaction) throw new Error('documents are moved in a transaction')
  return transaction.records
}

/**
 * Moves a file or folder to a folder and a name, in an act that has checked the
 * rights on both. Fails as `moveFolder`.
 */
export async function placeDocument(
  inside: Context,
  scope: WriteScope,
  document: Document,
  { folder, leafName: wanted }: Destination,
): Promise<Document> {
  const { records, changed, now, actorId } = scope
  const { row } = document
  demandMovable(document)
  await demandNotCheckedOut(inside, row, document.url, actorId)
  const leafName = checkNewName(wanted, folder)
  const url = joinUrl(folder.url, leafName)
  if (fold(`${folder.url}/`).startsWith(fold(`${document.url}/`)))
    throw invalidOperation(`'${document.url}' cannot be moved to '${url}', which is inside it.`)
  const there = await childNamed(inside, folder, leafName)
  if (there && there.id !== row.id) throw nameTaken(there.leafName, folder.url)
  await demandShortPaths(records, row, url)
  const list = folder.list
  if ((list?.row.id ?? null) !== row.listId || folder.row.webId !== row.webId)
    return transplant(inside, scope, document, { folder, leafName })
  const where = { siteId: row.siteId, id: row.id }
  const patch = { parentId: folder.row.id, leafName, leafKey: fold(leafName), modifiedAt: now, editorId: actorId }
  const after = await withFreeName(leafName, folder.url, () => records.increment('Document', where, { version: 1 }, patch))
  if (!after) throw new Error(`the document ${row.id} is gone inside its own transaction`)
  if (row.listId !== null && row.itemId !== null) {
    const item = { siteId: row.siteId, listId: row.listId, itemId: row.itemId }
    const columns = { ...fileColumns(after), folderId: folder.row.id, modifiedAt: now, editorId: actorId }
    await records.increment('Item', item, { version: 1 }, columns)
  }
  if (row.parentId !== folder.row.id) await inheritFrom(inside, records, document, folder)
  changed({ ...changeOfDocument(after), type: 'rename' })
  return { row: after, url, ...(list && { list }) }
}

/** A document without its own permissions inherits those of its new folder. */
async function inheritFrom(inside: Context, records: ContentRecords, { row, url }: Document, folder: Document): Promise<void> {
  const { siteId, scopeId: from, webId, listId, itemId, id: objectId } = row
  const to = folder.row.scopeId
  if (from === to || listId === null || (await records.find('PermissionScope', { siteId, id: from, objectId }))) return
  const folderId = row.kind === documentKinds.folder ? row.id : null
  const object = { kind: 'item' as const, scopeId: from, url, objectId, webId, listId, itemId, folderId, above: [], canonical: '' }
  await rewriteBelow(inside, records, object, { from, to })
}

/** Fails with `illegal_name` if the path of a folder inside would become too long. */
async function demandShortPaths(records: ContentRecords, { siteId, id, kind }: DocumentRow, url: string): Promise<void> {
  if (kind !== documentKinds.folder) return
  for (let level = new Map([[id, url]]); level.size > 0; ) {
    const next = new Map<string, string>()
    const children = await records.query('Document', { where: { siteId, parentId: { in: [...level.keys()] }, kind: 1 } })
    for (const child of children) next.set(child.id, `${level.get(child.parentId) ?? ''}/${child.leafName}`)
    const long = [...next.values()].find((path) => path.length > maxPathLength)
    if (long !== undefined)
      throw new DomainError(contentReasons.illegal_name, {
        name: url.slice(0, 100),
        why: `the folder '…${long.slice(-60)}' in it would have a path of ${long.length} characters, of at most ${maxPathLength}`,
      })
    level = next
  }
}
