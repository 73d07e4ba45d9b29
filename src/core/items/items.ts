import type { ItemRow } from '../../../generated/prisma/content.ts'
import { demand, type WriteScope, write } from '../access.ts'
import { type Context, recordsOf, within } from '../context.ts'
import { DomainError, invalid } from '../errors.ts'
import { calculatedValues } from '../lists/calculated.ts'
import { isLibrary, type List, type ListAddress } from '../lists/list.ts'
import { type ExpectedVersion, findSchema, listNotFound, matchVersion } from '../lists/lists.ts'
import { findActorPrincipal } from '../people/principals.ts'
import { dropScopes } from '../permissions/scopes.ts'
import type { ContentRecords } from '../ports.ts'
import type { PageKey, Query } from '../query.ts'
import { targetsOf } from './column-paths.ts'
import { takeContentType } from './content-type.ts'
import { type Item, itemNotFound, itemOf } from './item.ts'
import { demandScope, findForWrite, itemTarget, securedItem, visibleItems } from './item-rights.ts'
import { keepVersion } from './keep-version.ts'
import { isVisible, moderation, takeDecision } from './moderation.ts'
import { demandReferences, demandUnique } from './references.ts'
import { pageKeyOf, resolveQuery } from './resolve-query.ts'
import { type CheckedValues, checkValues, completeValues, type ItemValues, rowValues } from './values.ts'

export interface ItemPage {
  readonly list: List
  readonly items: readonly Item[]
  /** Where the next page starts; absent on the last one. */
  readonly next?: PageKey
}

/** Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function getItem(ctx: Context, address: ListAddress, itemId: number): Promise<Item> {
  const list = await findSchema(ctx, address)
  const row = await recordsOf(ctx).find('Item', { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }, list.itemColumns)
  // Whether there is such an item is told to whom may see the list.
  await demand(ctx, 'ViewListItems', row ? securedItem(list, row) : list)
  if (!row || !(await isVisible(ctx, list, row, (await findActorPrincipal(ctx))?.id ?? 0))) throw itemNotFound(list, itemId)
  return itemOf(list, row)
}

/**
 * A page of the items that the actor may see, filtered and ordered by the
 * database. Fails with
 * `list_not_found`, `invalid_query` (an unknown column or a literal of the
 * wrong type, before any SQL), `access_denied`.
 */
export async function queryItems(ctx: Context, address: ListAddress, query: Query): Promise<ItemPage> {
  const list = await findSchema(ctx, address)
  const visible = await visibleItems(ctx, list)
  const targets = await targetsOf(ctx, list, query)
  const resolved = visible(resolveQuery(ctx.site.id, list, query, targets))
  // One row more than asked tells whether a next page exists, without counting.
  const rows = await recordsOf(ctx).queryItems({ ...resolved, columns: list.pageColumns, limit: query.limit + 1 })
  const page = rows.slice(0, query.limit)
  const items = page.map((row) => itemOf(list, row))
  const last = page.at(-1)
  if (rows.length <= query.limit || !last) return { list, items }
  return { list, items, next: pageKeyOf(ctx.site.id, list, query, last, targets) }
}

/** How many items match of those that the actor may see, without reading them. Fails as `queryItems`. */
export async function countItems(ctx: Context, address: ListAddress, query: Pick<Query, 'where'>): Promise<number> {
  const list = await findSchema(ctx, address)
  const visible = await visibleItems(ctx, list)
  const { where } = visible(resolveQuery(ctx.site.id, list, { ...query, limit: 0 }, await targetsOf(ctx, list, query)))
  const records = recordsOf(ctx)
  if (where) return records.countItems(ctx.site.id, list.row.id, where)
  // All of them: every write keeps their number with the list.
  const row = await records.find('List', { siteId: ctx.site.id, id: list.row.id }, ['itemCount'])
  return row?.itemCount ?? 0
}

/**
 * Adds an item; its id is the list's next one and is never used again
 * (decisions H11). Fails with `list_not_found`, `item_needs_file` in a
 * library, `field_not_found`, `read_only_field`, `invalid_field_value`,
 * `access_denied`.
 */
export async function addItem(ctx: Context, address: ListAddress, values: ItemValues): Promise<Item> {
  const found = await findSchema(ctx, address)
  return write(ctx, 'AddListItems', found, async (scope) => {
    const list = await takeListForWrite(ctx, scope, found, address, { nextItemId: 1, itemCount: 1 })
    await demandScope(within(ctx, scope.records), 'AddListItems', list, found, list.row)
    if (isLibrary(list)) throw new DomainError('item_needs_file', { list: list.row.title })
    const { contentTypeId, rest } = takeContentType(list, values)
    const checked = completeValues(list, checkValues(list, rest), scope.now)
    await demandReferences(ctx, scope.records, checked)
    await demandUnique(ctx, scope.records, list, checked)
    const row = withValues(list, { ...newRow(ctx, scope, list), ...list.emptyPool, ...contentTypeId } as ItemRow, checked)
    await scope.records.insert('Item', row)
    scope.changed({ entity: 'item', type: 'add', webId: list.row.webId, listId: row.listId, itemId: row.itemId, objectId: row.uniqueId })
    // Slots that were not written are absent here, and read as null.
    return itemOf(list, row)
  })
}

/**
 * Changes the named columns of an item; its version goes up by one. A value
 * for `owshiddenversion` is the version that the caller has read. Fails with
 * `list_not_found`, `item_not_found`, `version_conflict`, `save_conflict`,
 * `field_not_found`, `read_only_field`, `invalid_field_value`, `access_denied`.
 */
export async function updateItem(
  ctx: Context,
  address: ListAddress,
  itemId: number,
  values: ItemValues,
  expected?: ExpectedVersion,
): Promise<Item> {
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  return write(ctx, 'EditListItems', target, async (scope) => {
    const list = await takeListForWrite(ctx, scope, found, address, { itemCount: 0 })
    const row = await findForWrite(ctx, scope, 'EditListItems', { list, itemId, checked: target })
    matchVersion(expected, row.version)
    const { values: others, decision } = await takeDecision(within(ctx, scope.records), list, row, values)
    const { contentTypeId, rest } = takeContentType(list, withoutReadVersion(others, row))
    const checked = checkValues(list, rest)
    await demandReferences(ctx, scope.records, checked, itemOf(list, row))
    await demandUnique(ctx, scope.records, list, checked, itemId)
    return storeUpdate(scope, list, row, checked, { ...contentTypeId, ...decision })
  })
}

/**
 * Stores changed columns of an item: its version goes up, in a list with
 * versions the state before is kept, and in one with approval the item waits
 * for it again, unless `decision` says otherwise.
 */
export async function storeUpdate(
  scope: WriteScope,
  list: List,
  row: ItemRow,
  checked: CheckedValues,
  decision: Partial<ItemRow> = {},
): Promise<Item> {
  const { records, changed, actorId, now } = scope
  const state: ItemRow = {
    ...row,
    ...(list.row.enableModeration && { moderationStatus: moderation.pending }),
    ...decision,
    version: row.version + 1,
    uiVersion: await keepVersion(scope, list, row),
    modifiedAt: now,
    editorId: actorId,
  }
  const after = withValues(list, state, checked)
  const { siteId, listId, itemId, uniqueId } = row
  await records.update('Item', { siteId, listId, itemId, recycledIn: null }, changesOf(row, after))
  changed({ entity: 'item', type: 'update', webId: list.row.webId, listId, itemId, objectId: uniqueId })
  return itemOf(list, after)
}

/** The next id of a list, which no item gets by itself any more. Fails with `list_not_found`, `access_denied`. */
export async function reserveItemId(ctx: Context, address: ListAddress): Promise<number> {
  const list = await findSchema(ctx, address)
  return write(ctx, 'AddListItems', list, async ({ records }) => {
    const row = await records.increment('List', { siteId: ctx.site.id, id: list.row.id, recycledIn: null }, { nextItemId: 1 })
    if (!row) throw listNotFound(ctx, address)
    return row.nextItemId - 1
  })
}

/**
 * Deletes an item for good (decisions H13). Fails with `list_not_found`,
 * `item_not_found`, `version_conflict`, `access_denied`.
 */
export async function deleteItem(ctx: Context, address: ListAddress, itemId: number, expected?: ExpectedVersion): Promise<void> {
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  await write(ctx, 'DeleteListItems', target, async (scope) => {
    const { records, changed, now } = scope
    const list = await takeListForWrite(ctx, scope, found, address, { itemCount: -1 }, { lastItemDeletedAt: now })
    const row = await findForWrite(ctx, scope, 'DeleteListItems', { list, itemId, checked: target })
    matchVersion(expected, row.version)
    await eraseItemRows(records, row, list.row)
    changed({ entity: 'item', type: 'delete', webId: list.row.webId, listId: row.listId, itemId, objectId: row.uniqueId })
  })
}

/** Deletes every row that belongs to an item, its permissions included, which only one has that differs from its list. */
export async function eraseItemRows(records: ContentRecords, row: ItemRow, list: { readonly scopeId: string }): Promise<void> {
  const { siteId, listId, itemId } = row
  for (const table of ['Item', 'ItemVersion', 'Attachment'] as const) await records.delete(table, { siteId, listId, itemId })
  if (row.scopeId !== list.scopeId) await dropScopes(records, siteId, { listId, objectId: row.uniqueId })
}

/** The row with the checked values, and with what the list's formulas come to for it. */
function withValues(list: List, row: ItemRow, checked: CheckedValues): ItemRow {
  const written = { ...row, ...rowValues(checked, row) }
  const calculated = calculatedValues(list.fields, itemOf(list, written).read)
  return calculated.size === 0 ? written : { ...written, ...rowValues(calculated, written) }
}

/** The columns in which a row differs from what it was. */
const changesOf = (before: ItemRow, after: ItemRow): Partial<ItemRow> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof ItemRow]))

/**
 * Moves the list's counters on, which also holds its row for the transaction,
 * and answers the list as the transaction sees it: when another write changed
 * the schema since the cache was filled, the version tells, and it is read again.
 */
export async function takeListForWrite(
  ctx: Context,
  scope: WriteScope,
  found: List,
  address: ListAddress,
  by: { nextItemId?: number; itemCount: number },
  patch: { lastItemDeletedAt?: number } = {},
): Promise<List> {
  const where = { siteId: ctx.site.id, id: found.row.id, recycledIn: null }
  const row = await scope.records.increment('List', where, by, { lastItemModifiedAt: scope.now, ...patch })
  if (!row) throw listNotFound(ctx, address)
  if (row.version === found.row.version) return { ...found, row }
  ctx.site.schema.forget([{ entity: 'list', type: 'update', webId: row.webId, listId: row.id, objectId: row.id }])
  const list = await ctx.site.schema.list(ctx.web, row.id, scope.records)
  if (!list) throw listNotFound(ctx, address)
  return list
}

function withoutReadVersion(values: ItemValues, row: ItemRow): ItemValues {
  const given = values.get('owshiddenversion')
  if (given === undefined) return values
  // It comes as JSON of any shape, and an object without a prototype cannot be made text or a number.
  const version = typeof given === 'number' || typeof given === 'string' ? Number(given || Number.NaN) : Number.NaN
  if (!Number.isInteger(version))
    throw invalid(`owshiddenversion is the version that was read, a whole number; ${JSON.stringify(given)?.slice(0, 60)} was given.`)
  if (version !== row.version) throw new DomainError('save_conflict')
  const rest = new Map(values)
  rest.delete('owshiddenversion')
  return rest
}

function newRow(ctx: Context, { actorId, now }: WriteScope, list: List) {
  return {
    siteId: ctx.site.id,
    listId: list.row.id,
    itemId: list.row.nextItemId - 1,
    uniqueId: ctx.runtime.newId(),
    documentId: null,
    folderId: list.row.rootFolderId,
    scopeId: list.row.scopeId,
    kind: 0,
    contentTypeId: list.contentTypes[0]?.id ?? '0x01',
    authorId: actorId,
    editorId: actorId,
    createdAt: now,
    modifiedAt: now,
    version: 1,
    uiVersion: 512,
    moderationStatus: list.row.enableModeration ? moderation.pending : moderation.approved,
    moderationComments: null,
    attachmentCount: 0,
    sortOrder: (list.row.nextItemId - 1) * 100,
    recycledIn: null,
  }
}
