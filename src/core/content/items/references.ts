import { type Context, recordsOf } from '../../access/context.ts'
import type { Predicate } from '../../kernel/query.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import { fieldTypes } from '../../model/lists/field-types.ts'
import { searchText } from '../../model/lists/field-values.ts'
import type { List } from '../../model/lists/list.ts'
import type { Item } from './item.ts'
import { type Narrow, narrowing } from './item-rights.ts'
import { lookupTarget } from './lookup-target.ts'
import { type CheckedValues, invalidValue } from './values.ts'

/** The ids that a person or lookup column holds. */
export const idsOf = (value: FieldValue): readonly number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? (value as readonly number[]) : []

/**
 * Fails with `invalid_field_value` if a person column names a user whom the site
 * does not know, or a lookup column names an item that is missing or hidden from
 * the actor: the error is the same for both. References that the item has
 * already, in `current`, may stay.
 */
export async function demandReferences(inside: Context, checked: CheckedValues, current?: Item): Promise<void> {
  for (const [field, value] of checked) {
    if (!fieldTypes[field.type].isReference) continue
    const kept = new Set(current ? idsOf(current.read(field)) : [])
    const ids = idsOf(value).filter((id) => !kept.has(id))
    if (ids.length === 0) continue
    const known = field.type.startsWith('User')
      ? await inside.site.schema.principalsById(ids, recordsOf(inside))
      : await visibleItems(inside, field, ids)
    const missing = ids.find((id) => !known.has(id))
    if (missing === undefined) continue
    const what = field.type.startsWith('User') ? 'person or group' : 'item'
    const where = field.type.startsWith('User') ? 'in this site' : 'in the list that the column looks up'
    throw invalidValue(field, `there is no ${what} with the id ${missing} ${where}.`)
  }
}

const itemIds = ['itemId'] as const

async function visibleItems(ctx: Context, field: Field, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const target = await lookupTarget(ctx, field)
  const narrow = target && (await narrowing(ctx, target))
  return narrow ? visibleIds(ctx, target, narrow, ids) : new Set()
}

async function visibleIds(ctx: Context, list: List, narrow: Narrow, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const where: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: ids }
  const asked = { siteId: ctx.site.id, listId: list.row.id, columns: itemIds, where, orderBy: [], limit: ids.length }
  return new Set((await recordsOf(ctx).queryItems(narrow(asked))).map((row) => row.itemId))
}

/**
 * Fails with `invalid_field_value` if another item has the same value in a
 * unique column. The message names that item only if the actor may see it.
 */
export async function demandUnique(inside: Context, list: List, checked: CheckedValues, itemId?: number): Promise<void> {
  for (const [field, value] of checked) {
    if (!field.unique || value === null || !field.column) continue
    const scalar = typeof value === 'number' ? value : searchText(value)
    const where: Predicate = { op: 'compare', comparison: 'eq', column: field.column, value: scalar }
    const [one, two] = await recordsOf(inside).queryItems({
      siteId: inside.site.id,
      listId: list.row.id,
      columns: ['itemId'],
      where,
      orderBy: [],
      limit: 2,
    })
    const other = one?.itemId === itemId ? two : one
    if (!other) continue
    const narrow = await narrowing(inside, list)
    const isShown = narrow !== undefined && (await visibleIds(inside, list, narrow, [other.itemId])).has(other.itemId)
    const name = isShown ? `item ${other.itemId}` : 'another item'
    throw invalidValue(field, `${name} already has this value, and no two items may have the same.`)
  }
}
