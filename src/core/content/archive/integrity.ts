import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { Damage } from '../../kernel/database-work.ts'
import { DomainError } from '../../kernel/errors.ts'
import { isHashed } from '../../model/archive/archive-guard.ts'
import type { List } from '../../model/lists/list.ts'
import { isUserInfo } from '../../model/lists/user-info-list.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { contentReasons } from '../reasons.ts'
import { itemFacts, itemsAtOnce } from './item-facts.ts'

/** Whether the items of a list have hashes that reads must check. Reads nothing if nothing in the site is archived. */
export async function isChecked(ctx: Context, list: List): Promise<boolean> {
  if (ctx.site.schema.archived.areNone || isUserInfo(list)) return false
  return isHashed(ctx.site, recordsOf(ctx), list.row.webId, list.row.id)
}

/**
 * Which of these items of an archived list do not match their hashes, or were found to be damaged before. Reports those
 * that nobody has found yet.
 */
export async function damagedItems(ctx: Context, list: List, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  const damaged = new Set<number>()
  if (itemIds.length === 0 || !(await isChecked(ctx, list))) return damaged
  const { siteId, id: listId } = list.row
  const records = recordsOf(ctx)
  const fresh: number[] = []
  for (const some of chunksOf(itemIds, itemsAtOnce)) {
    const rows = await records.query('ArchivedItem', { where: { siteId, listId, itemId: { in: some } } })
    const known = new Map(rows.map((row) => [row.itemId, row]))
    for (const [itemId, { hash }] of await itemFacts(records, siteId, listId, some)) {
      const row = known.get(itemId)
      if (row?.hash === hash && row.damagedAt === null) continue
      damaged.add(itemId)
      if ((row?.damagedAt ?? null) === null) fresh.push(itemId)
    }
  }
  // Somebody may have ended archive mode and changed the items meanwhile.
  if (damaged.size > 0 && !(await isChecked(ctx, list))) return new Set()
  for (const itemId of fresh) reportDamage(ctx, list, itemId, 'rows')
  return damaged
}

/** Tells the work behind the requests, which looks again and notes it in the audit log. */
export const reportDamage = ({ site }: Context, { row }: List, itemId: number, what: Damage): void =>
  site.work.foundDamage({ siteId: row.siteId, listId: row.id, itemId }, what)

export const itemDamaged = ({ row }: List, itemId: number): DomainError =>
  new DomainError(contentReasons.item_damaged, { item: String(itemId), list: row.title })

/** Fails with `item_damaged` if an archived item does not match its hash. */
export async function demandWhole(ctx: Context, list: List, itemId: number): Promise<void> {
  if ((await damagedItems(ctx, list, [itemId])).size > 0) throw itemDamaged(list, itemId)
}

/**
 * The rows whose items match their hashes, where the list is archived. An act must not go on without an item that it reads:
 * inside a transaction fails with `item_damaged`.
 */
export async function wholeRows<R extends Pick<ItemRow, 'itemId'>>(ctx: Context, list: List, rows: readonly R[]): Promise<readonly R[]> {
  if (ctx.site.schema.archived.areNone || rows.length === 0) return rows
  const damaged = await damagedItems(
    ctx,
    list,
    rows.map(({ itemId }) => itemId),
  )
  if (damaged.size === 0) return rows
  const [first = 0] = damaged
  if (ctx.transaction) throw itemDamaged(list, first)
  return rows.filter(({ itemId }) => !damaged.has(itemId))
}
