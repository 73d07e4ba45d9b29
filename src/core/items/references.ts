import type { Context } from '../context.ts'
import type { Field, FieldValue } from '../lists/field.ts'
import { fieldTypes } from '../lists/field-types.ts'
import { searchText } from '../lists/field-values.ts'
import type { List } from '../lists/list.ts'
import { lookupTarget } from '../lists/lookup-target.ts'
import type { ContentRecords } from '../ports.ts'
import type { Predicate } from '../query.ts'
import { type CheckedValues, invalidValue } from './values.ts'

/** The ids that a person or lookup column holds. */
export const idsOf = (value: FieldValue): readonly number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? (value as readonly number[]) : []

/**
 * Fails with `invalid_field_value` when a person column names somebody whom
 * the site does not know, or a lookup column an item that is not in its list.
 */
export async function demandReferences(ctx: Context, records: ContentRecords, checked: CheckedValues): Promise<void> {
  for (const [field, value] of checked) {
    const ids = fieldTypes[field.type].isReference ? idsOf(value) : []
    if (ids.length === 0) continue
    const known = field.type.startsWith('User')
      ? await ctx.site.schema.principalsById(ids, records)
      : await knownItems(ctx, records, field, ids)
    const missing = ids.find((id) => !known.has(id))
    if (missing === undefined) continue
    const what = field.type.startsWith('User') ? 'person or group' : 'item'
    const where = field.type.startsWith('User') ? 'in this site' : 'in the list that the column looks up'
    throw invalidValue(field, `there is no ${what} with the id ${missing} ${where}.`)
  }
}

async function knownItems(ctx: Context, records: ContentRecords, field: Field, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const target = await lookupTarget(ctx, field, records)
  if (!target) return new Set()
  const known = new Set<number>()
  for (const id of ids) {
    const where = { siteId: ctx.site.id, listId: target.row.id, itemId: id, recycledIn: null }
    if (await records.find('Item', where, ['itemId'])) known.add(id)
  }
  return known
}

/** Fails with `invalid_field_value` when another item has the value of a column whose values must differ. */
export async function demandUnique(
  ctx: Context,
  records: ContentRecords,
  list: List,
  checked: CheckedValues,
  itemId?: number,
): Promise<void> {
  for (const [field, value] of checked) {
    if (!field.unique || value === null || !field.column) continue
    const scalar = typeof value === 'number' ? value : searchText(value)
    const where: Predicate = { op: 'compare', comparison: 'eq', column: field.column, value: scalar }
    const [one, two] = await records.queryItems({
      siteId: ctx.site.id,
      listId: list.row.id,
      columns: ['itemId'],
      where,
      orderBy: [],
      limit: 2,
    })
    const other = one?.itemId === itemId ? two : one
    if (other) throw invalidValue(field, `item ${other.itemId} already has this value, and no two items may have the same.`)
  }
}
