import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../access/expected-version.ts'
import { findSchema, listNotFound } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { demandWhole } from '../../content/archive/integrity.ts'
import { type Document, documentById, securedDocument } from '../../content/documents/documents.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { withTermLabels } from '../../content/items/column-terms.ts'
import { splitContentType } from '../../content/items/content-type.ts'
import { type Item, itemInRoot, itemNotFound } from '../../content/items/item.ts'
import { itemWithFolder } from '../../content/items/item-folders.ts'
import { fullName, type Naming, splitName } from '../../content/items/item-name.ts'
import { demandScope, findForWrite, itemTarget, securedItem, visibleItems } from '../../content/items/item-rights.ts'
import { inRoot, newRow, withValues } from '../../content/items/item-row.ts'
import { isVisible, splitDecision } from '../../content/items/moderation.ts'
import { type BagChanges, withBag } from '../../content/items/property-bag.ts'
import { demandReferences, demandUnique } from '../../content/items/references.ts'
import { demandValid } from '../../content/items/validation.ts'
import { checkValues, completeValues, type ItemValues } from '../../content/items/values.ts'
import { targetsOf } from '../../content/query/column-paths.ts'
import { withoutPaths } from '../../content/query/path-conditions.ts'
import { demandAffordable } from '../../content/query/query-cost.ts'
import { resolveQuery } from '../../content/query/resolve-query.ts'
import { shownItemRows } from '../../content/shown/shown-state.ts'
import { countAsShown, targetsAsShown } from '../../content/shown/unseen-files.ts'
import { eraseItemRows, lockListForWrite, storeUpdate, type UpdateKind } from '../../content/writes/item-rows.ts'
import { addToList } from '../../content/writes/list-document.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { Query } from '../../kernel/query.ts'
import { isLibrary, type List, type ListAddress } from '../../model/lists/list.ts'
import { isUserInfo } from '../../model/lists/user-info-list.ts'
import { seenItem } from '../../model/seen-before.ts'
import { eraseDocument } from '../files/delete.ts'
import { demandFolders, findFolderAgain } from '../files/folders.ts'
import { rename } from '../files/move.ts'
import { demandBelowThreshold } from './list-threshold.ts'
import { itemReasons } from './reasons.ts'
import { withUsedTerms } from './used-terms.ts'
import { countPersonRows, findPersonRow } from './user-info.ts'

/** Fails with `list_not_found`, `item_not_found`, `item_damaged`, `access_denied`. */
export async function getItem(ctx: Context, address: ListAddress, itemId: number): Promise<Item> {
  return itemWhere(ctx, await findSchema(ctx, address), { itemId })
}

async function itemWhere(ctx: Context, list: List, named: { readonly itemId: number } | { readonly uniqueId: string }): Promise<Item> {
  const [name = ''] = Object.values(named) as (string | number)[]
  const where = { siteId: ctx.site.id, listId: list.row.id, ...named, recycledIn: null }
  const row = isUserInfo(list) ? await findPersonRow(ctx, list, named) : await recordsOf(ctx).find('Item', where, list.itemColumns)
  // Only actors who may see the list learn whether an item exists.
  await demand(ctx, 'ViewListItems', row ? securedItem(list, row) : list)
  if (!row) throw itemNotFound(list, name)
  if (list.row.enableModeration && !(await isVisible(ctx, list, row, (await findActorPrincipal(ctx))?.id ?? 0)))
    throw itemNotFound(list, name)
  const [shown] = await shownItemRows(ctx, list, [row])
  if (!shown) await demandWhole(ctx, list, row.itemId)
  if (!shown) throw itemNotFound(list, name)
  return itemWithFolder(ctx, list, shown)
}

/** An item by its GUID. Fails as `getItem`. */
export async function getItemByUniqueId(ctx: Context, address: ListAddress, uniqueId: string): Promise<Item> {
  return itemWhere(ctx, await findSchema(ctx, address), { uniqueId })
}

/** The number of matching items that the actor may see; does not read them. Fails as `queryItems`. */
export async function countItems(ctx: Context, address: ListAddress, query: Pick<Query, 'where'>): Promise<number> {
  const list = await findSchema(ctx, address)
  const visible = await visibleItems(ctx, list)
  demandAffordable(ctx.budget, query)
  const asked = await withoutPaths(ctx, list, query)
  const targets = await targetsAsShown(ctx, await targetsOf(ctx, list, asked))
  const plain = resolveQuery(ctx.site.id, list, { ...asked, limit: 0 }, targets)
  await demandBelowThreshold(ctx, list, plain)
  const { where } = visible(plain)
  if (isUserInfo(list)) return countPersonRows(ctx, list, where)
  if (where) return countAsShown(ctx, list, plain, visible)
  // All items: every write maintains their number in the list's row.
  const row = await recordsOf(ctx).find('List', { siteId: ctx.site.id, id: list.row.id }, ['itemCount'])
  return row?.itemCount ?? 0
}

/** The place, kind and property bag of a new item, if its values do not give them. */
export interface Addition {
  /** The folder of the new item; by default the list's root folder. */
  readonly folder?: Document | undefined
  readonly isFolder?: boolean
  readonly properties?: BagChanges | undefined
}

/**
 * Adds an item. Its id is the list's next one and is never used again
 * (protocol/items#ids). With `FSObjType` 1 or a folder content type it becomes a
 * folder, named by `FileLeafRef` or else by its title. Fails with
 * `list_not_found`, `item_needs_file` in a library, `field_not_found`,
 * `read_only_field`, `invalid_field_value`, `field_validation_failed`, `list_validation_failed`, `access_denied`, and for a folder
 * with `illegal_name`, `file_exists`, `invalid_operation`.
 */
export async function addItem(ctx: Context, address: ListAddress, given: ItemValues, where: Addition = {}): Promise<Item> {
  const found = await findSchema(ctx, address)
  const naming = splitName(found, given)
  const { folder: parent, isFolder, properties } = where
  const target = parent ? securedDocument(parent) : found
  const input = { list: address, values: Object.fromEntries(given), folderId: parent?.row.id, isFolder, ...bagInput(properties) }
  return act(ctx, { name: 'items.add', right: 'AddListItems', target, input }, async (scope) => {
    const inside = within(ctx, scope)
    const folder = parent && (await findFolderAgain(inside, parent, 'AddListItems'))
    if (naming.isFolder || isFolder) return addFolderItem(inside, scope, found, naming, { folder, properties })
    const list = await lockListForWrite(ctx, scope, found, address, { nextItemId: 1, itemCount: 1 })
    if (!folder) await demandScope(inside, 'AddListItems', list, found, list.row)
    if (isLibrary(list)) throw new DomainError(itemReasons.item_needs_file, { list: list.row.title })
    const { contentTypeId, rest } = splitContentType(list, naming.values)
    const complete = completeValues(list, checkValues(list, rest, ctx.budget), scope.now, ctx.budget)
    const checked = await withTermLabels(inside, complete)
    await demandReferences(inside, checked)
    await demandUnique(inside, list, checked)
    const written = await withUsedTerms(inside, scope, list, checked)
    const place = folder ? { folderId: folder.row.id, scopeId: folder.row.scopeId } : inRoot(list)
    const bare = withBag({ ...newRow(ctx, scope, list, place), ...contentTypeId }, properties, ctx.budget)
    const row = withValues(list, bare, written)
    demandValid(list, () => row, scope.now)
    await scope.records.insert('Item', row)
    scope.changed({ entity: 'item', type: 'add', webId: list.row.webId, listId: row.listId, itemId: row.itemId, objectId: row.uniqueId })
    return itemWithFolder(inside, list, row)
  })
}

/** The property bag as an audit record shows it. */
const bagInput = (properties: BagChanges | undefined) => (properties ? { properties: Object.fromEntries(properties) } : {})

async function addFolderItem(
  inside: Context,
  scope: WriteScope,
  list: List,
  naming: Naming,
  { folder: given, properties }: Addition,
): Promise<Item> {
  demandFolders(list)
  const folder = given ?? (await documentById(inside, list.row.rootFolderId))
  if (!folder) throw listNotFound(inside, { id: list.row.id })
  if (!given) await demandScope(inside, 'AddListItems', list, list, folder.row)
  const { contentTypeId, rest } = splitContentType(list, naming.values)
  const values = await withTermLabels(inside, checkValues(list, rest, inside.budget))
  const title = rest.get('Title')
  const leafName = naming.name ?? (typeof title === 'string' ? title.trim() : '')
  await demandReferences(inside, values)
  await demandUnique(inside, list, values)
  const item = { ...contentTypeId, ...withBag({ extra: null }, properties, inside.budget) }
  const written = await withUsedTerms(inside, scope, list, values)
  const input = { kind: documentKinds.folder, leafName, values: written, item }
  const made = await addToList(inside, scope, { ...folder, list }, input)
  return itemWithFolder(inside, made.list, made.item)
}

/**
 * Changes the given columns, and entries of the property bag, of an item and raises its version by one. The kind of
 * the update says whether its former state is kept as a version. A value for
 * `owshiddenversion` is the version that the caller has read. Fails with
 * `list_not_found`, `item_not_found`, `version_conflict`, `save_conflict`,
 * `field_not_found`, `read_only_field`, `invalid_field_value`, `field_validation_failed`, `list_validation_failed`,
 * `access_denied`.
 */
export async function updateItem(
  ctx: Context,
  address: ListAddress,
  itemId: number,
  values: ItemValues,
  expected?: ExpectedVersion,
  properties?: BagChanges,
  kind: UpdateKind = 'usual',
): Promise<Item> {
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  const how = kind === 'usual' ? {} : { kind }
  const input = { list: address, itemId, values: Object.fromEntries(values), expected, ...bagInput(properties), ...how }
  return act(ctx, { name: 'items.update', right: 'EditListItems', target, input }, async (scope) => {
    const list = await lockListForWrite(ctx, scope, found, address, { itemCount: 0 })
    const row = await findForWrite(ctx, scope, 'EditListItems', { list, itemId, checked: target })
    matchVersion(expected, row.version, row.uniqueId)
    const inside = within(ctx, scope)
    const { values: others, decision } = await splitDecision(inside, list, row, values)
    const { name, values: unnamed } = row.documentId === null ? { values: others } : splitName(list, others)
    const { contentTypeId, rest } = splitContentType(list, withoutReadVersion(unnamed, row))
    const before = itemInRoot(list, row)
    const checked = await withTermLabels(inside, checkValues(list, rest, ctx.budget), before)
    await demandReferences(inside, checked, before)
    await demandUnique(inside, list, checked, itemId)
    const named = name === undefined ? row : await renameItem(inside, scope, list, row, name)
    const bag = properties && { extra: withBag(named, properties, ctx.budget).extra }
    if (named !== row && checked.size === 0 && !decision && !contentTypeId.contentTypeId && !bag) return itemWithFolder(inside, list, named)
    const written = await withUsedTerms(inside, scope, list, checked, before)
    if (checked.size > 0) demandValid(list, () => withValues(list, named, written), scope.now, checked)
    return storeUpdate(ctx, scope, list, named, written, { ...contentTypeId, ...decision, ...bag }, kind)
  })
}

/** Renames an item's file or folder; returns the row afterwards, unchanged if the name is the same. */
async function renameItem(inside: Context, scope: WriteScope, list: List, row: ItemRow, wanted: string): Promise<ItemRow> {
  const name = fullName(row, wanted)
  const document = row.documentId === null || name === row.leafName ? undefined : await documentById(inside, row.documentId)
  if (!document) return row
  await rename(inside, scope, document, name)
  const where = { siteId: row.siteId, listId: row.listId, itemId: row.itemId }
  return (await scope.records.find('Item', where, list.itemColumns)) ?? row
}

/** Takes the next id of a list, so that no other item gets it. Fails with `list_not_found`, `access_denied`. */
export async function reserveItemId(ctx: Context, address: ListAddress): Promise<number> {
  const list = await findSchema(ctx, address)
  const call = { name: 'items.reserveId', right: 'AddListItems', target: list, input: { list: address } } as const
  return act(ctx, call, async ({ records }) => {
    const row = await records.increment('List', { siteId: ctx.site.id, id: list.row.id, recycledIn: null }, { nextItemId: 1 })
    if (!row) throw listNotFound(ctx, address)
    return row.nextItemId - 1
  })
}

/**
 * Deletes an item for good (protocol/items#deleting). Fails with `list_not_found`,
 * `item_not_found`, `version_conflict`, `access_denied`.
 */
export async function deleteItem(ctx: Context, address: ListAddress, itemId: number, expected?: ExpectedVersion): Promise<void> {
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  const call = { name: 'items.delete', right: 'DeleteListItems', target, input: { list: address, itemId, expected } } as const
  await act(ctx, call, async (scope) => {
    const { records, changed, now } = scope
    const list = await lockListForWrite(ctx, scope, found, address, { itemCount: -1 }, { lastItemDeletedAt: now })
    const row = await findForWrite(ctx, scope, 'DeleteListItems', { list, itemId, checked: target })
    matchVersion(expected, row.version, row.uniqueId)
    const inside = within(ctx, scope)
    const document = row.documentId === null ? undefined : await documentById(inside, row.documentId)
    if (document) return eraseDocument(inside, scope, document, list)
    await eraseItemRows(records, row, list.row, now)
    const seen = seenItem(row)
    changed({ entity: 'item', type: 'delete', webId: list.row.webId, listId: row.listId, itemId, objectId: row.uniqueId, seen })
  })
}

function withoutReadVersion(values: ItemValues, row: ItemRow): ItemValues {
  const given = values.get('owshiddenversion')
  if (given === undefined) return values
  // The value is JSON of any shape, and an object without a prototype cannot be converted to a text or number.
  const version = typeof given === 'number' || typeof given === 'string' ? Number(given || Number.NaN) : Number.NaN
  if (!Number.isInteger(version))
    throw invalid(`owshiddenversion is the version that was read, a whole number; ${JSON.stringify(given)?.slice(0, 60)} was given.`)
  if (version !== row.version) throw new DomainError(itemReasons.save_conflict)
  const rest = new Map(values)
  rest.delete('owshiddenversion')
  return rest
}
