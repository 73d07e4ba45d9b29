import { act, type WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { type Item, itemInRoot } from '../../content/items/item.ts'
import { findForWrite, itemTarget } from '../../content/items/item-rights.ts'
import { checkValues } from '../../content/items/values.ts'
import { holdList } from '../../content/writes/hold-list.ts'
import { lockListForWrite, storeUpdate } from '../../content/writes/item-rows.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { taskTemplates } from '../../model/lists/templates.ts'
import type { Web } from '../../model/sites/web.ts'
import { getItem } from '../items/items.ts'
import { createField } from '../lists/create-field.ts'

/** An item of a web of the site collection. */
export interface RelatedPlace {
  readonly web: Web
  readonly list: ListAddress
  readonly itemId: number
}

/** A link to an item as the column of another item holds it; the names are those of the established server. */
interface StoredLink {
  readonly ItemId: number
  readonly WebId: string
  readonly ListId: string
}

/** An item that another is related to, with its web. */
export interface RelatedItem {
  readonly web: Web
  readonly item: Item
}

/** The column of the links. Lists of tasks get it with their first link. */
const column = {
  title: 'Related Items',
  internalName: 'RelatedItems',
  type: 'Note',
  id: 'd2a04afc-9a05-48c8-a7fa-fa98f9496141',
} as const

/** The most links of an item, and those of a first page. */
const mostLinks = 200
export const relatedAtOnce = 30

const at = (ctx: Context, { web }: Pick<RelatedPlace, 'web'>): Context => ({ ...ctx, web })

/**
 * The items that an item is related to, in the order of their links, without those that the actor may not see and those
 * that are gone. Fails with `list_not_found`, `item_not_found`, `access_denied`, `reply_too_large`.
 */
export async function queryRelated(ctx: Context, place: RelatedPlace, limit: number): Promise<RelatedItem[]> {
  const webs = [...(await ctx.site.schema.webs()).values()]
  const found: RelatedItem[] = []
  for (const { WebId, ListId, ItemId } of linksOf(await getItem(at(ctx, place), place.list, place.itemId))) {
    // A look-up costs as much if the actor may not see the item.
    ctx.budget?.spendEntities(1)
    const web = webs.find(({ row }) => row.id === WebId)
    const item = web && (await seen({ ...ctx, web }, { id: ListId }, ItemId))
    if (web && item) found.push({ web, item })
    if (found.length === limit) break
  }
  return found
}

async function seen(ctx: Context, list: ListAddress, itemId: number): Promise<Item | undefined> {
  try {
    return await getItem(ctx, list, itemId)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/** What the column holds; text that is no list of links counts as none. */
function linksOf(item: Pick<Item, 'list' | 'read'>): StoredLink[] {
  const field = item.list.fieldsByName.get(column.internalName)
  const text = field && item.read(field)
  if (typeof text !== 'string') return []
  try {
    const links: unknown = JSON.parse(text)
    return Array.isArray(links) ? links.filter(isLink).slice(0, mostLinks) : []
  } catch {
    return []
  }
}

function isLink(value: unknown): value is StoredLink {
  if (typeof value !== 'object' || value === null) return false
  const { ItemId, WebId, ListId } = value as Partial<Record<keyof StoredLink, unknown>>
  return typeof ItemId === 'number' && typeof WebId === 'string' && typeof ListId === 'string'
}

/**
 * Relates an item to another one; a link that is there stays as it is. Fails with `list_not_found`, `item_not_found`,
 * `access_denied`, and with `invalid_operation` for a list without related items.
 */
export function addRelated(ctx: Context, source: RelatedPlace, target: RelatedPlace): Promise<void> {
  return change(ctx, source, target, { name: 'related-items.add' }, (links, link) => {
    if (links.some((one) => isSame(one, link))) return undefined
    if (links.length >= mostLinks) throw invalid(`An item has at most ${mostLinks} related items.`)
    return [...links, link]
  })
}

/** Ends the relation of an item to another one, if there is one. Fails as `addRelated`. */
export function deleteRelated(ctx: Context, source: RelatedPlace, target: RelatedPlace): Promise<void> {
  return change(ctx, source, target, { name: 'related-items.delete' }, (links, link) => {
    const left = links.filter((one) => !isSame(one, link))
    return left.length === links.length ? undefined : left
  })
}

const isSame = (one: StoredLink, other: StoredLink): boolean =>
  one.ItemId === other.ItemId && one.ListId === other.ListId && one.WebId === other.WebId

async function change(
  ctx: Context,
  source: RelatedPlace,
  target: RelatedPlace,
  { name }: { readonly name: 'related-items.add' | 'related-items.delete' },
  changed: (links: readonly StoredLink[], link: StoredLink) => readonly StoredLink[] | undefined,
): Promise<void> {
  const other = await getItem(at(ctx, target), target.list, target.itemId)
  const link = { ItemId: other.row.itemId, WebId: target.web.row.id, ListId: other.list.row.id }
  const own = at(ctx, source)
  const found = await findSchema(own, source.list)
  const { itemId } = source
  const item = await itemTarget(own, found, itemId)
  const input = { list: { id: found.row.id }, itemId, link }
  await act(own, { name, right: 'EditListItems', target: item, input }, async (scope) => {
    const list = await withColumn(own, scope, found)
    const row = await findForWrite(own, scope, 'EditListItems', { list, itemId, checked: item })
    const links = changed(linksOf(itemInRoot(list, row)), link)
    if (!links) return
    const values = checkValues(list, new Map([[column.internalName, links.length === 0 ? null : JSON.stringify(links)]]), own.budget)
    await storeUpdate(own, scope, list, row, values)
  })
}

/** The list with the column of related items, which a list of tasks gets. */
async function withColumn(ctx: Context, scope: WriteScope, found: List): Promise<List> {
  const address = { id: found.row.id }
  if (found.fieldsByName.has(column.internalName)) return lockListForWrite(ctx, scope, found, address, { itemCount: 0 })
  const list = await holdList(ctx, scope, found)
  if (list.fieldsByName.has(column.internalName)) return list
  if (!taskTemplates.has(list.row.baseTemplate))
    throw invalidOperation(
      `List '${list.row.title}' has no related items: it is no list of tasks, and has no column ${column.internalName}. Add one of type Note.`,
    )
  return (await createField(ctx, scope, list, column, { contentTypes: 'none' })).list
}
