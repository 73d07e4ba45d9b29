import { type Context, recordsOf } from '../../access/context.ts'
import type { Predicate } from '../../kernel/query.ts'
import type { Field } from '../../model/lists/field.ts'
import type { Item } from '../items/item.ts'
import { itemsWithFolders } from '../items/item-folders.ts'
import { narrowing } from '../items/item-rights.ts'
import { lookupTarget } from '../items/lookup-target.ts'
import { idsOf } from '../items/references.ts'
import { shownItemRows } from './shown-state.ts'

/** Rows of one statement; a page of items looks up few more. */
const chunk = 1000

/**
 * The items that a lookup column of these items points to, by id: one query
 * for a page. Those that the actor may not see are left out.
 */
export async function lookedUp(ctx: Context, field: Field, items: readonly Pick<Item, 'read'>[]): Promise<ReadonlyMap<number, Item>> {
  const found = new Map<number, Item>()
  const ids = [...new Set(items.flatMap((item) => idsOf(item.read(field))))]
  if (ids.length === 0) return found
  const target = await lookupTarget(ctx, field)
  const narrow = target && (await narrowing(ctx, target))
  if (!narrow) return found
  for (let at = 0; at < ids.length; at += chunk) {
    const where: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: ids.slice(at, at + chunk) }
    const asked = { siteId: ctx.site.id, listId: target.row.id, columns: target.itemColumns, where, orderBy: [], limit: chunk }
    const rows = await recordsOf(ctx).queryItems(narrow(asked))
    for (const item of await itemsWithFolders(ctx, target, await shownItemRows(ctx, target, rows))) found.set(item.row.itemId, item)
  }
  return found
}

/** What a lookup column shows of the items that it points to. */
export function lookupText(field: Field, item: Item | undefined): string {
  const shown = item?.list.fieldsByName.get(field.settings.lookupField ?? 'Title')
  const value = item && shown ? item.read(shown) : null
  if (value === null || typeof value === 'object') return ''
  return shown?.type === 'DateTime' ? new Date(Number(value)).toISOString().slice(0, 19) : String(value)
}
