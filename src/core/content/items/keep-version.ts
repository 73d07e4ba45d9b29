import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { FieldValue } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { itemInRoot } from './item.ts'

/** The stored form of a version: the values of the list's own columns by column id, which survives a new name. */
export const snapshotOf = (list: List, row: ItemRow): string => {
  const item = itemInRoot(list, row)
  const values: [string, FieldValue][] = []
  for (const field of list.fields) if (!field.system && field.slot !== undefined) values.push([field.id, item.read(field)])
  return JSON.stringify(Object.fromEntries(values))
}

/**
 * Before a change, keeps the state of an item as a version, if the list has
 * versions, and deletes the oldest versions beyond the list's limit; the current
 * state counts as one. Returns the version number of the next state. For files
 * and folders see core/content/documents/keep-document-version.ts.
 */
export async function keepVersion({ records }: WriteScope, list: List, row: ItemRow): Promise<number> {
  if (!list.row.enableVersioning) return row.uiVersion
  const where = { siteId: row.siteId, listId: row.listId, itemId: row.itemId }
  const { uiVersion, modifiedAt: createdAt, editorId } = row
  await records.insert('ItemVersion', { ...where, uiVersion, createdAt, editorId, comment: null, snapshot: snapshotOf(list, row) })
  const limit = list.row.majorVersionLimit
  if (limit > 0) {
    const kept = await records.query('ItemVersion', { where, orderBy: ['uiVersion'], descending: ['uiVersion'] })
    const old = kept.slice(limit - 1).map((version) => version.uiVersion)
    if (old.length > 0) await records.delete('ItemVersion', { ...where, uiVersion: { in: old } })
  }
  return Math.floor(uiVersion / 512) * 512 + 512
}
