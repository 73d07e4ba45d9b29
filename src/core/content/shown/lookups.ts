import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { Predicate } from '../../kernel/query.ts'
import type { Field } from '../../model/lists/field.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import type { Item } from '../items/item.ts'
import { itemsWithFolders } from '../items/item-folders.ts'
import { narrowing } from '../items/item-rights.ts'
import { lookupTarget } from '../items/lookup-target.ts'
import { idsOf } from '../items/references.ts'
import { shownItemRows } from './shown-state.ts'

/** The number of rows that one statement reads; the items of a page look up few more. */
const chunk = 1000

/**
 * The items that a lookup column of these items points to, by id, without those
 * that the actor may not see: one query for a page.
 */
export const lookedUp = (ctx: Context, field: Field, items: readonly Pick<Item, 'read'>[]): Promise<ReadonlyMap<number, Item>> =>
  lookUp(ctx, field, items, ({ itemColumns }) => itemColumns)

/**
 * Like `lookedUp`, but only for `lookupText`: of the columns that can be long it
 * reads only the shown one, because many rows are in memory together.
 */
export const lookedUpForText = (ctx: Context, field: Field, items: readonly Pick<Item, 'read'>[]): Promise<ReadonlyMap<number, Item>> =>
  lookUp(ctx, field, items, (target) => columnsForText(field, target))

function columnsForText(field: Field, target: List): readonly (keyof ItemRow)[] {
  // An earlier version of a file is built from all its values.
  if (isLibrary(target)) return target.itemColumns
  const shown = shownFieldOf(field, target)?.slot
  // `extra` holds other spellings of short texts.
  const unread = new Set<string>(target.longColumns.filter((name) => name !== 'extra' && name !== shown))
  return target.itemColumns.filter((name) => !unread.has(name))
}

const shownFieldOf = (field: Field, { fieldsByName }: List): Field | undefined => fieldsByName.get(field.settings.lookupField ?? 'Title')

async function lookUp(
  ctx: Context,
  field: Field,
  items: readonly Pick<Item, 'read'>[],
  columnsOf: (target: List) => readonly (keyof ItemRow)[],
): Promise<ReadonlyMap<number, Item>> {
  const found = new Map<number, Item>()
  const ids = [...new Set(items.flatMap((item) => idsOf(item.read(field))))]
  if (ids.length === 0) return found
  const target = await lookupTarget(ctx, field)
  const narrow = target && (await narrowing(ctx, target))
  if (!narrow) return found
  const columns = columnsOf(target)
  for (let at = 0; at < ids.length; at += chunk) {
    const where: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: ids.slice(at, at + chunk) }
    const asked = { siteId: ctx.site.id, listId: target.row.id, columns, where, orderBy: [], limit: chunk }
    const rows = await recordsOf(ctx).queryItems(narrow(asked))
    for (const item of await itemsWithFolders(ctx, target, await shownItemRows(ctx, target, rows))) found.set(item.row.itemId, item)
  }
  return found
}

/** The text that a lookup column shows for an item that it points to. */
export function lookupText(field: Field, item: Item | undefined): string {
  const shown = item && shownFieldOf(field, item.list)
  const value = item && shown ? item.read(shown) : null
  if (value === null || typeof value === 'object') return ''
  if (shown?.type !== 'DateTime') return String(value)
  const local = shown.settings.dateOnly === true ? Number(value) : item?.list.zone.localOf(Number(value))
  return new Date(local ?? 0).toISOString().slice(0, 19)
}
