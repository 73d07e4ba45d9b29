import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import type { Item } from '../../content/items/item.ts'
import type { ItemValues } from '../../content/items/values.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { addItem, updateItem } from './items.ts'

export interface Reply {
  readonly values: ItemValues
  /** The item of the thread that it replies to. */
  readonly rootId: number
  /** What the item of the thread gets with it: the number of its replies. */
  readonly counted: ItemValues
}

/** Adds a reply to a thread of a list and counts it, or does neither. Fails as `addItem` and `updateItem`. */
export async function addReply(ctx: Context, address: ListAddress, { values, rootId, counted }: Reply): Promise<Item> {
  const target = await findSchema(ctx, address)
  const input = { list: address, values: Object.fromEntries(values), rootId }
  return act(ctx, { name: 'items.reply', right: 'AddListItems', target, input }, async (scope) => {
    const inside = within(ctx, scope)
    const reply = await addItem(inside, address, values)
    await updateItem(inside, address, rootId, counted, undefined, undefined, 'system')
    return reply
  })
}
