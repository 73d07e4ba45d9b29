import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { demand, refusal, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, type Securable, within } from '../../access/context.ts'
import { trimOf } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import type { Predicate, RowQuery } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import type { Right } from '../../model/permissions/rights.ts'
import { itemNotFound } from './item.ts'
import { approvedItems, inScopes, isVisible } from './moderation.ts'

/** An item as a target of rights: its own scope, and the URL of its list for the audit. */
export const securedItem = ({ url, refusesWrites }: List, { scopeId }: { readonly scopeId: string }): Securable => ({
  scopeId,
  url,
  ...(refusesWrites !== undefined && { refusesWrites }),
})

/**
 * The target for the right of an act on an item: the item, if the list has items
 * with their own permissions, else the list. A missing item is found by the act
 * itself.
 */
export async function itemTarget(ctx: Context, list: List, itemId: number): Promise<Securable> {
  const records = recordsOf(ctx)
  const scopes = await ctx.site.schema.scopesOf(list.row.id, records)
  if (scopes.every((scopeId) => scopeId === list.scopeId)) return securedItem(list, list)
  const row = await records.find('Item', { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }, ['scopeId'])
  return securedItem(list, row ?? list)
}

/**
 * Reads what each write of an item of a list looks up: the permission scopes of the list, and the row of the actor. It then
 * stays in the cache, where nothing stays that a transaction reads.
 */
export async function prepareWrites(ctx: Context, list: List): Promise<void> {
  const records = recordsOf(ctx)
  await ctx.site.schema.scopesOf(list.row.id, records)
  const actor = await findActorPrincipal(ctx)
  if (actor) await ctx.site.schema.principalsById([actor.id], records)
}

/**
 * Checks the right again inside an act if the row has another scope than the one
 * that the door has checked. Fails with `access_denied`.
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
 * The row of an item for a write, as its transaction sees it. Checks the right
 * on the item's own scope. An item that approval hides counts as missing.
 * `checked` is the scope that the door has checked. Fails with `item_not_found`,
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

/** Narrows a query to rows that the actor may see. */
export type Narrow = (query: RowQuery) => RowQuery

/**
 * The function that narrows a query to the items of a list that the actor may
 * see by permissions and approval; it adds no condition for an actor who may see
 * all, as is usual. Fails with `access_denied` if the actor may see none, even
 * in an empty list.
 */
export async function visibleItems(ctx: Context, list: List): Promise<Narrow> {
  const narrow = await narrowing(ctx, list)
  if (narrow) return narrow
  throw await refusal(ctx, 'ViewListItems', list)
}

/** Like `visibleItems`; undefined if the actor may see none, even in an empty list. */
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
