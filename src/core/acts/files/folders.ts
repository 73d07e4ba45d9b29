import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../access/expected-version.ts'
import {
  type Document,
  documentById,
  type FolderAddress,
  folderNotFound,
  isHeldBack,
  locateFolder,
  namesBelowWeb,
  namesIn,
  securedDocument,
  viewRight,
} from '../../content/documents/documents.ts'
import { documentKinds, insertDocument, nameTaken, newDocument } from '../../content/documents/new-document.ts'
import { ownProperties } from '../../content/documents/properties.ts'
import { changedBag } from '../../content/items/property-bag.ts'
import { addToList, checkNewName } from '../../content/writes/list-document.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { withoutTrailing } from '../../kernel/plain-text.ts'
import type { List } from '../../model/lists/list.ts'
import type { Right } from '../../model/permissions/rights.ts'
import { joinUrl } from '../../model/sites/web.ts'

/** What to do if a folder with the name exists. */
export type WhenFolderExists = 'answer it' | 'refuse'

/** The right to change the content of a folder; outside lists it is the right to change the web's structure. */
export const changeRight = <InList extends Right>({ list }: Pick<Document, 'list'>, inList: InList): InList | 'AddAndCustomizePages' =>
  list ? inList : 'AddAndCustomizePages'

/** The right that an act on a document requires, and its target. */
export const changing = <InList extends Right>(document: Document, inList: InList) => ({
  right: changeRight(document, inList),
  target: securedDocument(document),
})

/**
 * Makes a folder. `path` is relative to the addressed folder, absolute or
 * server-relative; the parent folder must exist. In a list the folder is an item
 * too. Fails with `folder_not_found`, `illegal_name`, `file_exists`,
 * `invalid_operation` (the list allows no folders), `list_not_found`,
 * `invalid_request`, `access_denied`.
 */
export async function addFolder(ctx: Context, address: FolderAddress, path: string, whenThere: WhenFolderExists): Promise<Document> {
  const { parentAddress, name } = placeOf(ctx, address, path)
  const parent = await locateFolder(ctx, parentAddress)
  const call = { name: 'files.addFolder', ...changing(parent, 'AddListItems'), input: { folder: address, path, whenThere } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const folder = await findFolderAgain(inside, parent, 'AddListItems')
    const leafKey = fold(name)
    const there = await scope.records.find('Document', { siteId: ctx.site.id, parentId: folder.row.id, leafKey })
    if (there) return answerThere(inside, folder, there, whenThere)
    return makeFolder(inside, scope, folder, name)
  })
}

/** Splits the path of a new object into its parent folder and its name. */
function placeOf(ctx: Context, { from, below = '' }: FolderAddress, path: string): { parentAddress: FolderAddress; name: string } {
  const isWhole = path.startsWith('/') || /^[a-z][a-z0-9+.-]*:\/\//i.test(path)
  const names = isWhole ? namesBelowWeb(ctx, path) : namesIn(path)
  const name = names.pop()
  if (name === undefined) throw invalid('The new folder needs a name.')
  const rest = names.join('/')
  return { parentAddress: isWhole ? { from: { web: true }, below: rest } : { from, below: `${below}/${rest}` }, name }
}

async function answerThere(inside: Context, folder: Document, there: DocumentRow, whenThere: WhenFolderExists): Promise<Document> {
  const list = folder.list && { list: folder.list }
  const document = { row: there, url: joinUrl(folder.url, there.leafName), ...list }
  if (there.kind !== documentKinds.folder || whenThere === 'refuse' || (await isHeldBack(inside, document)))
    throw nameTaken(there.leafName, folder.url)
  await demand(inside, viewRight(document), securedDocument(document))
  return document
}

async function makeFolder(ctx: Context, scope: WriteScope, folder: Document, name: string): Promise<Document> {
  const { list } = folder
  if (list) {
    demandFolders(list)
    const made = await addToList(ctx, scope, { ...folder, list }, { kind: documentKinds.folder, leafName: name })
    return { row: made.document, url: joinUrl(folder.url, made.document.leafName), list: made.list }
  }
  const leafName = checkNewName(name, folder)
  const row = newDocument(ctx, scope, { kind: documentKinds.folder, parentId: folder.row.id, leafName, scopeId: folder.row.scopeId })
  await insertDocument(scope.records, row, folder.url)
  scope.changed({ entity: 'folder', type: 'add', webId: row.webId, objectId: row.id })
  return { row, url: joinUrl(folder.url, leafName) }
}

/** Fails with `invalid_operation` for a list that allows no folders. */
export function demandFolders(list: List): void {
  if (!list.row.enableFolderCreation)
    throw invalidOperation(`List '${list.row.title}' allows no folders. Set its EnableFolderCreation to true first.`)
}

/**
 * A document as an act sees it. If another act has given it other permissions in
 * between, the right is checked again. Fails with `folder_not_found`,
 * `access_denied`.
 */
export async function findFolderAgain(inside: Context, checked: Document, inList: Right): Promise<Document> {
  const now = await documentById(inside, checked.row.id)
  if (!now) throw folderNotFound(checked.url)
  if (now.row.scopeId !== checked.row.scopeId) await demand(inside, changeRight(now, inList), securedDocument(now))
  return now
}

/** The change of a document in the change log: of its item in a list, else of the folder itself. */
export const changeOfDocument = (row: DocumentRow) =>
  row.listId !== null && row.itemId !== null
    ? {
        entity: 'item' as const,
        webId: row.webId,
        listId: row.listId,
        itemId: row.itemId,
        objectId: row.id,
        ...(row.kind === documentKinds.folder && { isFolder: true as const }),
      }
    : { entity: row.kind === documentKinds.file ? ('file' as const) : ('folder' as const), webId: row.webId, objectId: row.id }

/** The URL of the welcome page of the addressed web; undefined if the path is not that of the web, or if it has none. */
export async function welcomePageAt(ctx: Context, path: string): Promise<string | undefined> {
  if (fold(withoutTrailing(path, '/') || '/') !== fold(ctx.web.url)) return undefined
  const root = await recordsOf(ctx).find('Document', { siteId: ctx.site.id, id: ctx.web.row.rootFolderId }, ['welcomePage'])
  return root?.welcomePage ? joinUrl(ctx.web.url, root.welcomePage) : undefined
}

/** The properties of a folder that can be changed. */
export interface FolderPatch {
  readonly welcomePage?: string | null
  /** Entries of its property bag, by their names; an empty text removes one (`changedBag`). Needs the right ManageLists. */
  readonly properties?: readonly (readonly [string, string])[]
}

/**
 * Sets what of a folder can be set; an empty patch changes nothing. Fails with `folder_not_found`, `version_conflict`, `access_denied`,
 * `invalid_field_value` (properties).
 */
export async function updateFolder(
  ctx: Context,
  address: FolderAddress,
  patch: FolderPatch,
  expected?: ExpectedVersion,
): Promise<Document> {
  const target = await locateFolder(ctx, address)
  const { properties = [], ...plain } = patch
  const right = properties.length === 0 ? 'EditListItems' : 'ManageLists'
  const call = { name: 'files.updateFolder', ...changing(target, right), input: { folder: address, patch, expected } } as const
  return act(ctx, call, async (scope) => {
    const { records, changed, now, actorId } = scope
    const folder = await findFolderAgain(within(ctx, scope), target, right)
    matchVersion(expected, folder.row.version)
    if (Object.keys(patch).length === 0) return folder
    const where = { siteId: ctx.site.id, id: folder.row.id }
    const bag = properties.length === 0 ? undefined : changedBag('a folder', ownProperties(folder.row), new Map(properties), ctx.budget)
    const changes = { ...plain, ...(bag && { properties: bag.size === 0 ? null : JSON.stringify(Object.fromEntries(bag)) }) }
    const row = await records.increment('Document', where, { version: 1 }, { ...changes, modifiedAt: now, editorId: actorId })
    if (!row) throw folderNotFound(folder.url)
    changed({ ...changeOfDocument(row), type: 'update' })
    return { ...folder, row }
  })
}
