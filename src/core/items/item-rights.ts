import { demand } from '../access.ts'
import { type Context, recordsOf, type Securable } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { List } from '../lists/list.ts'
import { trimOf } from '../permissions/effective.ts'
import type { Right } from '../permissions/rights.ts'
import { chunksOf } from '../permissions/scopes.ts'
import type { Predicate, RowQuery } from '../query.ts'

/** An item as the door checks it: by its own scope, named by its list in the audit. */
export const securedItem = (list: List, row: { readonly scopeId: string }): Securable => ({ scopeId: row.scopeId, url: list.url })

/**
 * What a write of an item is checked on: the item, where the list has items
 * with permissions of their own, else the list. That an item is missing is
 * found by the write itself.
 */
export async function itemTarget(ctx: Context, list: List, itemId: number): Promise<Securable> {
  const records = recordsOf(ctx)
  const scopes = await ctx.site.schema.scopesOf(list.row.id, records)
  if (scopes.every((scopeId) => scopeId === list.scopeId)) return securedItem(list, list)
  const row = await records.find('Item', { siteId: ctx.site.id, listId: list.row.id, itemId, recycledIn: null }, ['scopeId'])
  return securedItem(list, row ?? list)
}

/**
 * Checks the right again inside a write's transaction where the row turns out
 * to have another scope than the one that the door has checked. Fails with `access_denied`.
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

/** Narrows a query to rows that may be seen. */
export type Narrow = (query: RowQuery) => RowQuery

/**
 * What makes a query of a list's items one of those that the actor may see:
 * nothing where that is all of them, which is the rule. Fails with
 * `access_denied` when the actor may see none, whatever the list holds.
 */
export async function visibleItems(ctx: Context, list: List): Promise<Narrow> {
  const { visible, hidden } = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, 'ViewListItems')
  if (visible.length === 0) throw new DomainError('access_denied', { actor: ctx.actor.loginName, right: 'ViewListItems' })
  if (hidden.length === 0) return (query) => query
  const trimmed: Predicate = visible.length <= hidden.length ? isIn(visible) : { op: 'not', operand: isIn(hidden) }
  return ({ where, ...query }) => ({ ...query, where: where ? { op: 'and', operands: [trimmed, where] } : trimmed })
}

const isIn = (scopeIds: readonly string[]): Predicate => ({
  op: 'or',
  operands: [...chunksOf(scopeIds)].map((values) => ({ op: 'in', column: { column: 'scopeId', type: 'key' }, values })),
})
