import type { ItemVersionRow } from '../../../../generated/prisma/content.ts'
import { act, demand } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { documentById } from '../../content/documents/documents.ts'
import { isMajor } from '../../content/documents/version-numbers.ts'
import { type Item, uiVersionLabel } from '../../content/items/item.ts'
import { findForWrite, itemTarget, securedItem } from '../../content/items/item-rights.ts'
import { demandUnique } from '../../content/items/references.ts'
import { hidesDrafts } from '../../content/shown/shown-state.ts'
import { lockListForWrite, storeUpdate } from '../../content/writes/item-rows.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { eraseFileVersions, restoreState } from '../files/document-versions.ts'
import { getItem } from './items.ts'
import { itemReasons } from './reasons.ts'

/** A present or former state of an item. */
export interface ItemVersion {
  readonly list: List
  readonly itemId: number
  /** Major times 512. */
  readonly uiVersion: number
  readonly label: string
  readonly createdAt: number
  readonly editorId: number
  readonly isCurrent: boolean
  /** The value of one of the list's own columns in this version. */
  read(field: Field): FieldValue
}

const currentVersion = (item: Item): ItemVersion => ({
  list: item.list,
  itemId: item.row.itemId,
  uiVersion: item.row.uiVersion,
  label: uiVersionLabel(item.row.uiVersion),
  createdAt: item.row.modifiedAt,
  editorId: item.row.editorId,
  isCurrent: true,
  read: (field) => item.read(field),
})

/** The versions of an item, the current one first. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function queryVersions(ctx: Context, address: ListAddress, itemId: number): Promise<ItemVersion[]> {
  const [versions = []] = await itemVersionsOfEach(ctx, [await getItem(ctx, address, itemId)])
  return versions
}

/** The versions of items of one list, in the order of the items: one query. Fails with `access_denied`. */
export async function itemVersionsOfEach(ctx: Context, items: readonly Item[]): Promise<ItemVersion[][]> {
  const [first] = items
  if (!first) return []
  const scopes = new Map(items.map((item) => [item.row.scopeId, securedItem(item.list, item.row)]))
  for (const target of scopes.values()) await demand(ctx, 'ViewVersions', target)
  const { siteId, listId } = { siteId: ctx.site.id, listId: first.list.row.id }
  const itemId = { in: items.map(({ row }) => row.itemId) }
  const rows = await recordsOf(ctx).query('ItemVersion', {
    where: { siteId, listId, itemId },
    orderBy: ['uiVersion'],
    descending: ['uiVersion'],
  })
  const old = Map.groupBy(rows, (version) => version.itemId)
  return Promise.all(
    items.map(async (item) => {
      const hasDrafts = !(await hidesDrafts(ctx, item.list, item.row))
      // For a checked-out file, the version with the number of its working copy is kept too.
      const isShown = ({ uiVersion }: ItemVersionRow) => uiVersion < item.row.uiVersion && (hasDrafts || isMajor(uiVersion))
      const kept = (old.get(item.row.itemId) ?? []).filter(isShown)
      return [currentVersion(item), ...kept.map((version) => keptVersion(item, version))]
    }),
  )
}

function keptVersion({ list }: Item, { itemId, uiVersion, createdAt, editorId, snapshot }: ItemVersionRow): ItemVersion {
  const values = new Map(Object.entries(JSON.parse(snapshot) as Record<string, FieldValue>))
  const readField = (field: Field) => values.get(field.id) ?? null
  return { list, itemId, uiVersion, label: uiVersionLabel(uiVersion), createdAt, editorId, isCurrent: false, read: readField }
}

/** Fails as `queryVersions`, and with `version_not_found`. */
export async function getVersion(ctx: Context, address: ListAddress, itemId: number, uiVersion: number): Promise<ItemVersion> {
  const found = (await queryVersions(ctx, address, itemId)).find((version) => version.uiVersion === uiVersion)
  if (found) return found
  throw new DomainError(itemReasons.version_not_found, { item: String(itemId), version: String(uiVersion) })
}

/**
 * Gives an item the values of an old version, as an ordinary update: the former
 * state is kept. Columns that the list no longer has are left out. Fails as
 * `getVersion`, and with `invalid_field_value` if another item now has the value
 * of a unique column.
 */
export async function restoreVersion(ctx: Context, address: ListAddress, itemId: number, uiVersion: number): Promise<Item> {
  const version = await getVersion(ctx, address, itemId, uiVersion)
  const target = await itemTarget(ctx, version.list, itemId)
  const call = { name: 'items.restoreVersion', right: 'EditListItems', target, input: { list: address, itemId, uiVersion } } as const
  return act(ctx, call, async (scope) => {
    const list = await lockListForWrite(ctx, scope, version.list, address, { itemCount: 0 })
    const row = await findForWrite(ctx, scope, 'EditListItems', { list, itemId, checked: target })
    const inside = within(ctx, scope)
    const file = row.documentId === null ? undefined : await documentById(inside, row.documentId)
    if (file) {
      // A file also gets the bytes of its version.
      await restoreState(inside, scope, file, uiVersion)
      return getItem(inside, address, itemId)
    }
    const own = list.fields.filter(isRestored)
    const values = new Map(own.map((field) => [field, version.read(field)]))
    await demandUnique(inside, list, values, itemId)
    return storeUpdate(ctx, scope, list, row, values)
  })
}

/** Calculated columns are computed again, and dependent lookup columns have no values. */
const isRestored = ({ system, slot, type, settings }: Field): boolean =>
  !system && slot !== undefined && type !== 'Calculated' && settings.primaryFieldId === undefined

/** Deletes an old version. Fails as `getVersion`, and with `invalid_request` for the current one. */
export async function deleteVersion(ctx: Context, address: ListAddress, itemId: number, uiVersion: number): Promise<void> {
  const { list, isCurrent, label } = await getVersion(ctx, address, itemId, uiVersion)
  if (isCurrent) throw invalid(`${label} is the current version of item ${itemId}, which cannot be deleted. Delete the item instead.`)
  await eraseVersions(ctx, list, itemId, uiVersion)
}

/** Deletes all old versions of an item. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function deleteVersions(ctx: Context, address: ListAddress, itemId: number): Promise<void> {
  const { list } = await getItem(ctx, address, itemId)
  await eraseVersions(ctx, list, itemId)
}

/** The item itself does not change, only its history: the change log has a system update, if there was anything to delete. */
async function eraseVersions(ctx: Context, list: List, itemId: number, uiVersion?: number): Promise<void> {
  const where = { siteId: ctx.site.id, listId: list.row.id, itemId }
  const target = await itemTarget(ctx, list, itemId)
  const call = {
    name: 'items.deleteVersions',
    right: 'DeleteVersions',
    target,
    input: { list: { id: list.row.id }, itemId, uiVersion },
  } as const
  await act(ctx, call, async (scope) => {
    const row = await findForWrite(ctx, scope, 'DeleteVersions', { list, itemId, checked: target })
    const file = row.documentId === null ? undefined : await documentById(within(ctx, scope), row.documentId)
    if (file) return eraseFileVersions(scope, file, uiVersion)
    const deleted = await scope.records.delete('ItemVersion', { ...where, ...(uiVersion !== undefined && { uiVersion }) })
    const { webId, id: listId } = list.row
    if (deleted > 0) scope.changed({ entity: 'item', type: 'systemUpdate', webId, listId, itemId, objectId: row.uniqueId })
  })
}
