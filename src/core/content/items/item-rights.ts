import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, type Securable, within } from '../../access/context.ts'
import { trimOf } from '../../access/effective.ts'
import type { Predicate, RowQuery } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import { accessDenied } from '../../model/people/actors.ts'
import type { Right } from '../../model/permissions/rights.ts'
import { itemNotFound } from './item.ts'
import { approvedItems, inScopes, isVisible } from './moderation.ts'

/** An item as the door checks it: by its own scope, named by its list in the audit. */
export const securedItem = (list: List, row: { readonly scopeId: string }): Securable => ({ scopeId: row.scopeId, url: list.url })

/**
 * What the right of an act on an item is checked on: the item, where the list
 * has items with permissions of their own, else the list. The act itself finds
 * out that an item is missing.
 */
export async function itemTarget(ctx: Context, list: List, itemId: number): Promise<Securable> {
  const records = recordsOf(ctx)
  const scopes = await ctx.site.schema.scopesOf(list.row.id, records)
  if (scopes.every((scopeId) => scopeId === list.scopeId)) return securedItem(list, list)
  const row = await records.find('Item', { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }, ['scopeId'])
  return securedItem(list, row ?? list)
}

/**
 * Checks the right again inside an act where the row turns out to have another
 * scope than the one that the door has checked. Fails with `access_denied`.
 */
export async function demandScope(
  ctx: Context,
  right: Right,
  list: List,
  checked: Securable,
  row: { readonly scopeId: string },
): Promise<void> {
  if (row.scopeId !== checked.scopeId) await demand(ctx, right, securedItem(list, row))
}

/**
 * The row of an item that an act is about, as its transaction sees it: the
 * right is checked on the item's own scope, and one that approval hides is not
 * there. `checked` is what the door has checked. Fails with `item_not_found`,
 * `access_denied`.
 */
export async function findForWrite(
  ctx: Context,
  scope: WriteScope,
  right: Right,
  { list, itemId, checked }: { readonly list: List; readonly itemId: number; readonly checked: Securable },
): Promise<ItemRow> {
  const inside = within(ctx, scope)
  const where = { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }
  const row = await scope.records.find('Item', where, list.itemColumns)
  if (!row) throw itemNotFound(list, itemId)
  await demandScope(inside, right, list, checked, row)
  if (await isVisible(inside, list, row, scope.actorId)) return row
  throw itemNotFound(list, itemId)
}

/** Narrows a query to rows that may be seen. */
export type Narrow = (query: RowQuery) => RowQuery

/**
 * What makes a query of a list's items one of those that the actor may see, by
 * permissions and by approval: nothing where that is all of them, which is the
 * rule. Fails with
 * `access_denied` when the actor may see none, whatever the list holds.
 */
export async function visibleItems(ctx: Context, list: List): Promise<Narrow> {
  const narrow = await narrowing(ctx, list)
  if (narrow) return narrow
  throw accessDenied(ctx.actor, 'ViewListItems')
}

/** The same as `visibleItems`; undefined when the actor may see none, whatever the list holds. */
export async function narrowing(ctx: Context, list: List): Promise<Narrow | undefined> {
  const { visible, hidden } = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, 'ViewListItems')
  if (visible.length === 0) return undefined
  const bySomeScopes: Predicate[] =
    hidden.length === 0 ? [] : visible.length <= hidden.length ? [inScopes(visible)] : [{ op: 'not', operand: inScopes(hidden) }]
  const approved = await approvedItems(ctx, list)
  const conditions = approved ? [...bySomeScopes, approved] : bySomeScopes
  if (conditions.length === 0) return (query) => query
  return ({ where, ...query }) => ({ ...query, where: { op: 'and', operands: where ? [...conditions, where] : conditions } })
}
