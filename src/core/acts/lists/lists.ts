import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { type ExpectedVersion, matchVersion } from '../../access/expected-version.ts'
import { findSchema, listNotFound } from '../../access/find-list.ts'
import { principalNotFound } from '../../access/principals.ts'
import { withWebOf } from '../../access/web-inside.ts'
import { releaseBlobs } from '../../content/blobs/blobs.ts'
import { releaseDocuments } from '../../content/documents/document-bytes.ts'
import type { ListValidation } from '../../content/items/validation.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { List, ListAddress, ListPatch } from '../../model/lists/list.ts'
import { isUserInfo } from '../../model/lists/user-info-list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { dropScopes } from '../../model/permissions/scopes.ts'
import { withOwnTitle } from '../../model/sites/given-titles.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { createList, type ListCreation } from './create-list.ts'
import { type RightsManagement, withListValidation, withRights } from './list-settings.ts'
import { checkTitle, demandFreeTitle } from './list-title.ts'
import { putOnQuickLaunch, takeOffQuickLaunch } from './quick-launch.ts'

/** The list with its present counters. Fails with `list_not_found`, `access_denied`. */
export async function getList(ctx: Context, address: ListAddress): Promise<List> {
  const list = await findSchema(ctx, address)
  if (isUserInfo(list)) return withPeopleCount(ctx, list)
  const row = await read(ctx, 'ViewListItems', list, (records) =>
    records.find('List', { siteId: ctx.site.id, id: list.row.id, recycledIn: null }),
  )
  if (!row) throw listNotFound(ctx, address)
  return { ...list, row }
}

/** The user who created a list. Fails as `getList`, and with `principal_not_found` for a list of the server itself. */
export async function getListAuthor(ctx: Context, address: ListAddress): Promise<PrincipalRow> {
  const { row } = await getList(ctx, address)
  const author = row.authorId === null ? undefined : await ctx.site.schema.principalById(row.authorId, recordsOf(ctx))
  if (author) return author
  throw principalNotFound('The user who created', row.title)
}

/** The list of users with the number of users and groups. */
const withPeopleCount = (ctx: Context, list: List): Promise<List> =>
  read(ctx, 'ViewListItems', list, async (records) => {
    const rows = await records.query('Principal', { where: { siteId: ctx.site.id, deletedAt: null }, columns: ['id'] })
    return { ...list, row: { ...list.row, itemCount: rows.length } }
  })

/** Every list of the web that the actor may see, by title, with its present counters. */
export async function queryLists(ctx: Context): Promise<List[]> {
  await demand(ctx, 'Open', ctx.web)
  const records = recordsOf(ctx)
  const lists = await ctx.site.schema.lists(ctx.web, records)
  const rows = await records.query('List', { where: { siteId: ctx.site.id, webId: ctx.web.row.id, recycledIn: null } })
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const visible: List[] = []
  for (const list of lists) {
    const row = rowsById.get(list.row.id)
    if (row && (await mayView(ctx, list))) visible.push({ ...list, row })
  }
  return visible
}

/** Whether the actor may see the list and its title. */
export const mayView = async (ctx: Context, list: List): Promise<boolean> => holds(await rightsOn(ctx, list.scopeId), 'ViewListItems')

/**
 * Makes a list or library from a template, with its root folder, columns,
 * content types and default view. Fails with `title_taken`,
 * `invalid_template`, `invalid_request` (empty or too long title), `access_denied`.
 */
export function addList(ctx: Context, input: ListCreation, make: MakeList = makePlain): Promise<List> {
  return act(ctx, { name: 'lists.add', right: 'ManageLists', target: ctx.web, input }, async (scope) =>
    make(within(await withWebOf(ctx, scope, 'ManageLists'), scope), scope, input),
  )
}

/** Makes a list in an act. */
type MakeList = (inside: Context, scope: WriteScope, input: ListCreation) => Promise<List>

const makePlain: MakeList = async (inside, scope, input) => {
  const list = await createList(inside, scope, input)
  if (input.onQuickLaunch === true) await putOnQuickLaunch(inside, scope, list, true)
  return list
}

/** The libraries for pages and their files: titles and folders, the same in every web. */
const siteLibraries = {
  assets: { title: 'Site Assets', leafName: 'SiteAssets', baseTemplate: 101, hasGivenTitle: true },
  pages: { title: 'Site Pages', leafName: 'SitePages', baseTemplate: 850, hasGivenTitle: true },
} as const

/** The web's library for pages or for their files; makes it if it is missing. Fails with `title_taken`, `access_denied`. */
export async function ensureSiteLibrary(ctx: Context, which: keyof typeof siteLibraries): Promise<List> {
  const library = siteLibraries[which]
  const url = joinUrl(ctx.web.url, library.leafName)
  const known = await ctx.site.schema.findList(ctx.web, { url }, recordsOf(ctx))
  return known ? getList(ctx, { url }) : addList(ctx, library)
}

/** Changes of a list: those of its settings, its validation, and flags of information rights management, which are only stored. */
export interface ListChanges extends ListPatch {
  readonly rights?: RightsManagement
  readonly validation?: ListValidation
}

/**
 * Changes settings of a list and raises its version by one; on request it puts a link to the list on the quick launch
 * of its web, or takes it away. Fails with
 * `list_not_found`, `title_taken`, `invalid_request` (the validation), `version_conflict`, `access_denied`.
 */
export async function updateList(
  ctx: Context,
  address: ListAddress,
  patch: ListChanges,
  expected?: ExpectedVersion,
  onQuickLaunch?: boolean,
): Promise<List> {
  const list = await findSchema(ctx, address)
  const link = onQuickLaunch === undefined ? {} : { onQuickLaunch }
  const call = { name: 'lists.update', right: 'ManageLists', target: list, input: { list: address, patch, expected, ...link } } as const
  return act(ctx, call, async (scope) => {
    const { records, changed } = scope
    const where = { siteId: ctx.site.id, id: list.row.id, recycledIn: null }
    const row = await records.find('List', where)
    if (!row) throw listNotFound(ctx, address)
    matchVersion(expected, row.version)
    const titled = patch.title === undefined ? {} : { title: checkTitle(patch.title), titleKey: fold(checkTitle(patch.title)) }
    if (titled.titleKey !== undefined && titled.titleKey !== row.titleKey) await demandFreeTitle(ctx, records, titled.title)
    const { rights, validation, ...columns } = patch
    const withFlags = rights ? withRights(row.settings, rights) : row.settings
    const withRules = validation ? withListValidation(withFlags, validation, list.fields) : withFlags
    const settings = (titled.title ?? row.title) === row.title ? withRules : withOwnTitle(withRules)
    const stored = settings === row.settings ? {} : { settings }
    const after = await records.increment('List', where, { version: 1 }, { ...columns, ...titled, ...stored })
    if (!after) throw listNotFound(ctx, address)
    changed({ entity: 'list', type: 'update', webId: row.webId, listId: row.id, objectId: row.id })
    if (onQuickLaunch !== undefined) await putOnQuickLaunch(ctx, scope, { ...list, row: after }, onQuickLaunch)
    return { ...list, row: after }
  })
}

/**
 * Deletes a list with everything in it for good (protocol/items#deleting). Fails with
 * `list_not_found`, `version_conflict`, `access_denied`.
 */
export async function deleteList(ctx: Context, address: ListAddress, expected?: ExpectedVersion): Promise<void> {
  const list = await findSchema(ctx, address)
  const call = { name: 'lists.delete', right: 'ManageLists', target: list, input: { list: address, expected } } as const
  await act(ctx, call, async (scope) => {
    const { records, changed, now } = scope
    const siteId = ctx.site.id
    const { id: listId, webId } = list.row
    const row = await records.find('List', { siteId, id: listId, recycledIn: null })
    if (!row) throw listNotFound(ctx, address)
    matchVersion(expected, row.version)
    await takeOffQuickLaunch(scope, list)
    await eraseListRows(records, siteId, listId, now)
    changed({ entity: 'list', type: 'delete', webId, listId, objectId: listId, seen: { scopeId: row.scopeId } })
  })
}

/** The number of items that one statement deletes, so that no statement takes long. */
const erasedAtOnce = 500

/** Deletes every row that belongs to a list, also its permissions and its rows in the recycle bin. */
export async function eraseListRows(records: ContentRecords, siteId: string, listId: string, now: number): Promise<void> {
  const inList = { siteId, listId }
  for (let count = erasedAtOnce; count === erasedAtOnce; ) {
    const items = await records.query('Item', { where: inList, orderBy: ['itemId'], columns: ['itemId'], limit: erasedAtOnce })
    const where = { ...inList, itemId: { in: items.map(({ itemId }) => itemId) } }
    if (items.length > 0) {
      await releaseBlobs(records, await records.query('Attachment', { where }), now)
      await releaseDocuments(records, await records.query('Document', { where }), now)
      for (const table of ['ItemVersion', 'Attachment', 'Document', 'Item'] as const) await records.delete(table, where)
    }
    count = items.length
  }
  // What belongs to no item, such as the root folder.
  await releaseBlobs(records, await records.query('Attachment', { where: inList }), now)
  await releaseDocuments(records, await records.query('Document', { where: inList }), now)
  for (const table of [
    'ItemVersion',
    'Attachment',
    'View',
    'FreedSlot',
    'Document',
    'RecycleBinItem',
    'Subscription',
    'Delivery',
    'Alert',
    'RetentionPolicy',
  ] as const)
    await records.delete(table, inList)
  for (const table of ['WorkflowAssociation', 'WorkflowInstance', 'WorkflowTask'] as const) await records.delete(table, inList)
  for (const table of ['Field', 'ContentType', 'UserCustomAction', 'EventReceiver', 'TitleResource'] as const)
    await records.delete(table, { siteId, ownerId: listId })
  await records.delete('List', { siteId, id: listId })
  await dropScopes(records, siteId, { listId })
}
