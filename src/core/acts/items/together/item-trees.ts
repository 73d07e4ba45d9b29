import { act } from '../../../access/access.ts'
import { type Context, within } from '../../../access/context.ts'
import { findSchema } from '../../../access/find-list.ts'
import { type Item, itemInRoot } from '../../../content/items/item.ts'
import { findForWrite, itemTarget } from '../../../content/items/item-rights.ts'
import { idsOf } from '../../../content/items/references.ts'
import type { ItemValues } from '../../../content/items/values.ts'
import { lockListForWrite } from '../../../content/writes/item-rows.ts'
import { invalid, invalidOperation } from '../../../kernel/errors.ts'
import type { ListAddress } from '../../../model/lists/list.ts'
import { addItem, updateItem } from '../items.ts'

/** A new item, and what its lookup columns lead to. */
export interface ItemTree {
  readonly values: ItemValues
  readonly links: readonly TreeLinks[]
}

/** What a lookup column of a new item leads to: items that are there, by their ids, and items that are made with it. */
export interface TreeLinks {
  /** The internal name of the column. */
  readonly column: string
  /** The list to which the column leads. */
  readonly list: ListAddress
  /** Whether the column has several values. */
  readonly many: boolean
  readonly targets: readonly (number | ItemTree)[]
}

/** The most items that one act makes, with those that they lead to. */
export const maxTreeItems = 100

/** How many items may follow one another, each made for the one before it. */
export const maxTreeDepth = 5

/**
 * Adds an item and the new items that it leads to, all or none, in one act: what an item leads to is made before it. Each needs the
 * right AddListItems in its own list. Fails as `addItem`, and with `invalid_request` for too many items or too deep ones.
 */
export async function addItemTree(ctx: Context, address: ListAddress, tree: ItemTree): Promise<Item> {
  if (tree.links.length === 0) return addItem(ctx, address, tree.values)
  demandBounds(tree)
  const target = await findSchema(ctx, address)
  const input = { list: address, tree: plainTree(tree) }
  return act(ctx, { name: 'items.addTree', right: 'AddListItems', target, input }, (scope) => grow(within(ctx, scope), address, tree))
}

/**
 * Adds an item to the list to which a lookup column with several values leads, and a link to it to an item that has that column, or does
 * neither. Needs the right EditListItems on that item, and AddListItems in the list. Returns the new item. Fails as `addItemTree`
 * and `updateItem`.
 */
export async function addThroughLink(
  ctx: Context,
  from: { readonly address: ListAddress; readonly itemId: number; readonly column: string },
  to: ListAddress,
  tree: ItemTree,
): Promise<Item> {
  demandBounds(tree)
  const { address, itemId, column } = from
  const found = await findSchema(ctx, address)
  const target = await itemTarget(ctx, found, itemId)
  const input = { list: address, itemId, column, to, tree: plainTree(tree) }
  return act(ctx, { name: 'items.addThroughLink', right: 'EditListItems', target, input }, async (scope) => {
    const inside = within(ctx, scope)
    const list = await lockListForWrite(ctx, scope, found, address, { itemCount: 0 })
    const field = list.fieldsByName.get(column)
    if (field?.type !== 'LookupMulti') throw invalidOperation(`The column '${column}' does not lead to several items.`)
    const row = await findForWrite(ctx, scope, 'EditListItems', { list, itemId, checked: target })
    const made = await grow(inside, to, tree)
    const ids = [...idsOf(itemInRoot(list, row).read(field)), made.row.itemId]
    await updateItem(inside, address, itemId, new Map([[column, ids]]))
    return made
  })
}

async function grow(inside: Context, address: ListAddress, { values, links }: ItemTree): Promise<Item> {
  const all = new Map(values)
  for (const { column, list, many, targets } of links) {
    const ids: number[] = []
    for (const target of targets) ids.push(typeof target === 'number' ? target : (await grow(inside, list, target)).row.itemId)
    all.set(column, many ? ids : (ids[0] ?? null))
  }
  return addItem(inside, address, all)
}

/** Fails with `invalid_request`. */
function demandBounds(tree: ItemTree): void {
  let items = 0
  const count = ({ links }: ItemTree, depth: number): void => {
    items += 1
    if (depth > maxTreeDepth) throw invalid(`More than ${maxTreeDepth} items follow one another, each inside the one before it.`)
    if (items > maxTreeItems) throw invalid(`One request makes at most ${maxTreeItems} items, with those inside of others.`)
    for (const { targets } of links) for (const one of targets) if (typeof one !== 'number') count(one, depth + 1)
  }
  count(tree, 1)
}

interface PlainTree {
  readonly values: Readonly<Record<string, unknown>>
  readonly links: readonly { readonly column: string; readonly list: ListAddress; readonly targets: readonly (number | PlainTree)[] }[]
}

/** A tree as an audit record shows it. */
const plainTree = ({ values, links }: ItemTree): PlainTree => ({
  values: Object.fromEntries(values),
  links: links.map(({ column, list, targets }) => ({
    column,
    list,
    targets: targets.map((one) => (typeof one === 'number' ? one : plainTree(one))),
  })),
})
