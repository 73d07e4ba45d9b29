import type { ItemRow } from '../../../generated/prisma/content.ts'
import { read, write } from '../access.ts'
import { type Context, within } from '../context.ts'
import { DomainError, invalid } from '../errors.ts'
import { eraseFileVersions, restoreState } from '../files/document-versions.ts'
import { documentById } from '../files/documents.ts'
import type { Field, FieldValue } from '../lists/field.ts'
import type { List, ListAddress } from '../lists/list.ts'
import { type Item, uiVersionLabel } from './item.ts'
import { findForWrite, itemTarget, securedItem } from './item-rights.ts'
import { storeUpdate, takeListForWrite } from './item-rows.ts'
import { getItem } from './items.ts'
import { demandUnique } from './references.ts'

/** A state that an item has or had. */
export interface ItemVersion {
  readonly list: List
  readonly itemId: number
  /** Major times 512. */
  readonly uiVersion: number
  readonly label: string
  readonly createdAt: number
  readonly editorId: number
  readonly isCurrent: boolean
  /** The value that one of the list's own columns had. */
  read(field: Field): FieldValue
}

const currentVersion = ({ list, row, read: readField }: Item): ItemVersion => ({
  list,
  itemId: row.itemId,
  uiVersion: row.uiVersion,
  label: uiVersionLabel(row.uiVersion),
  createdAt: row.modifiedAt,
  editorId: row.editorId,
  isCurrent: true,
  read: readField,
})

/** The versions of an item, the current one first. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function queryVersions(ctx: Context, address: ListAddress, itemId: number): Promise<ItemVersion[]> {
  const item = await getItem(ctx, address, itemId)
  const { list, row } = item
  const rows = await read(ctx, 'ViewVersions', securedItem(list, row), (records) =>
    records.query('ItemVersion', { where: placeOf(row), orderBy: ['uiVersion'], descending: ['uiVersion'] }),
  )
  const old = rows.map((version): ItemVersion => {
    const { uiVersion, createdAt, editorId } = version
    const values = new Map(Object.entries(JSON.parse(version.snapshot) as Record<string, FieldValue>))
    const readField = (field: Field) => values.get(field.id) ?? null
    return { list, itemId, uiVersion, label: uiVersionLabel(uiVersion), createdAt, editorId, isCurrent: false, read: readField }
  })
  return [currentVersion(item), ...old]
}

const placeOf = ({ siteId, listId, itemId }: ItemRow) => ({ siteId, listId, itemId })

/** Fails as `queryVersions`, and with `version_not_found`. */
export async function getVersion(ctx: Context, address: ListAddress, itemId: number, uiVersion: number): Promise<ItemVersion> {
  const found = (await queryVersions(ctx, address, itemId)).find((version) => version.uiVersion === uiVersion)
  if (found) return found
  throw new DomainError('version_not_found', { item: String(itemId), version: String(uiVersion) })
}

/**
 * Gives an item the values of an old version, as an update like any other: the
 * state before is kept. Columns that the list no longer has are left out.
 * Fails as `getVersion`, and with `invalid_field_value` when another item has
 * by now a value that no two may have.
 */
export async function restoreVersion(ctx: Context, address: ListAddress, itemId: number, uiVersion: number): Promise<Item> {
  const version = await getVersion(ctx, address, itemId, uiVersion)
  const target = await itemTarget(ctx, version.list, itemId)
  return write(ctx, 'EditListItems', target, async (scope) => {
    const list = await takeListForWrite(ctx, scope, version.list, address, { itemCount: 0 })
    const row = await findForWrite(ctx, scope, 'EditListItems', { list, itemId, checked: target })
    const inside = within(ctx, scope.records)
    const file = row.documentId === null ? undefined : await documentById(inside, row.documentId)
    if (file) {
      // A file gets the bytes of its version back as well.
      await restoreState(inside, scope, file, uiVersion)
      return getItem(inside, address, itemId)
    }
    const own = list.fields.filter((field) => !field.system && field.slot !== undefined && field.type !== 'Calculated')
    const values = new Map(own.map((field) => [field, version.read(field)]))
    await demandUnique(ctx, scope.records, list, values, itemId)
    return storeUpdate(ctx, scope, list, row, values)
  })
}

/** Forgets an old version. Fails as `getVersion`, and with `invalid_request` for the current one. */
export async function deleteVersion(ctx: Context, address: ListAddress, itemId: number, uiVersion: number): Promise<void> {
  const { list, isCurrent, label } = await getVersion(ctx, address, itemId, uiVersion)
  if (isCurrent) throw invalid(`${label} is the current version of item ${itemId}, which cannot be deleted. Delete the item instead.`)
  await eraseVersions(ctx, list, itemId, uiVersion)
}

/** Forgets all old versions of an item. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function deleteVersions(ctx: Context, address: ListAddress, itemId: number): Promise<void> {
  const { list } = await getItem(ctx, address, itemId)
  await eraseVersions(ctx, list, itemId)
}

/** The item stays what it is: what its history was is no change of it. */
async function eraseVersions(ctx: Context, list: List, itemId: number, uiVersion?: number): Promise<void> {
  const where = { siteId: ctx.site.id, listId: list.row.id, itemId }
  const target = await itemTarget(ctx, list, itemId)
  await write(ctx, 'DeleteVersions', target, async (scope) => {
    const row = await findForWrite(ctx, scope, 'DeleteVersions', { list, itemId, checked: target })
    const file = row.documentId === null ? undefined : await documentById(within(ctx, scope.records), row.documentId)
    if (file) return eraseFileVersions(scope, file, uiVersion)
    await scope.records.delete('ItemVersion', { ...where, ...(uiVersion !== undefined && { uiVersion }) })
  })
}
