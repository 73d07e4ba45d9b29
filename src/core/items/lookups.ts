import { type Context, recordsOf } from '../context.ts'
import type { Field } from '../lists/field.ts'
import { lookupTarget } from '../lists/lookup-target.ts'
import { rightsOn } from '../permissions/effective.ts'
import { holds } from '../permissions/rights.ts'
import { type Item, itemOf } from './item.ts'
import { idsOf } from './references.ts'

/** Rows of one statement; a page of items looks up few more. */
const chunk = 1000

/**
 * The items that a lookup column of these items points to, by id: one query
 * for a page. Empty when the actor may not view the list that they are in.
 */
export async function lookedUp(ctx: Context, field: Field, items: readonly Item[]): Promise<ReadonlyMap<number, Item>> {
  const found = new Map<number, Item>()
  const ids = [...new Set(items.flatMap((item) => idsOf(item.read(field))))]
  if (ids.length === 0) return found
  const target = await lookupTarget(ctx, field)
  if (!target || !holds(await rightsOn(ctx, target.scopeId), 'ViewListItems')) return found
  for (let at = 0; at < ids.length; at += chunk) {
    const rows = await recordsOf(ctx).query('Item', {
      where: { siteId: ctx.site.id, listId: target.row.id, itemId: { in: ids.slice(at, at + chunk) }, recycledIn: null },
    })
    for (const row of rows) found.set(row.itemId, itemOf(target, row))
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
