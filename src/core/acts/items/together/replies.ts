import { act } from '../../../access/access.ts'
import { type Context, within } from '../../../access/context.ts'
import { findSchema } from '../../../access/find-list.ts'
import type { Item } from '../../../content/items/item.ts'
import { findForWrite } from '../../../content/items/item-rights.ts'
import type { ItemValues } from '../../../content/items/values.ts'
import { lockListForWrite, storeUpdate } from '../../../content/writes/item-rows.ts'
import type { ListAddress } from '../../../model/lists/list.ts'
import { addItem, countItems } from '../items.ts'

export interface Reply {
  readonly values: ItemValues
  /** The item of the thread that it replies to. */
  readonly rootId: number
  /** The column of replies that names the item of their thread. */
  readonly rootColumn: string
  /** The column in which the item of the thread keeps the number of its replies. */
  readonly countedIn: string
}

/**
 * Adds a reply to a thread of a list and counts it in the item of the thread, or does neither. Who may add items may reply: the
 * count is the server's, and needs no right to edit. Fails as `addItem`, and with `item_not_found` for a thread that is gone.
 */
export async function addReply(ctx: Context, address: ListAddress, { values, rootId, rootColumn, countedIn }: Reply): Promise<Item> {
  const found = await findSchema(ctx, address)
  const input = { list: address, values: Object.fromEntries(values), rootId }
  return act(ctx, { name: 'items.reply', right: 'AddListItems', target: found, input }, async (scope) => {
    const inside = within(ctx, scope)
    const reply = await addItem(inside, address, values)
    const list = await lockListForWrite(ctx, scope, found, address, { itemCount: 0 })
    const row = await findForWrite(ctx, scope, 'ViewListItems', { list, itemId: rootId, checked: found })
    const field = list.fieldsByName.get(countedIn)
    const subject = { kind: 'field', path: [rootColumn], at: -1 } as const
    const right = { kind: 'literal', literal: { type: 'number', value: rootId }, at: -1 } as const
    const replies = await countItems(inside, address, { where: { op: 'compare', comparison: 'eq', left: subject, right } })
    const { moderationStatus } = row
    if (field) await storeUpdate(ctx, scope, list, row, new Map([[field, replies]]), { moderationStatus }, 'system')
    return reply
  })
}
