import { read } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { itemInRoot } from '../../content/items/item.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { List } from '../../model/lists/list.ts'
import type { Web } from '../../model/sites/web.ts'
import { findSecurable, type SecurableAddress } from './securables.ts'
import type { ShownObject } from './shown-permissions.ts'

/** A web, list, folder or item with permissions of its own. */
export interface UniqueAncestor extends ShownObject {
  /** The GUID of a web or list, the number of a folder or item. */
  readonly id: string | number
  readonly title: string | null
  /** Server-relative. */
  readonly webUrl: string
  /** The list of a folder or item, or the list itself. */
  readonly list?: List
}

/**
 * The object whose permissions count for a web, list or item: the nearest one at or above it with permissions of its own. The
 * actor has the same rights on both. Fails as `findSecurable`.
 */
export async function firstUniqueAncestor(ctx: Context, address: SecurableAddress): Promise<UniqueAncestor> {
  const object = await findSecurable(ctx, address)
  return read(ctx, object.kind === 'web' ? 'Open' : 'ViewListItems', object, () => ancestorOf(ctx, object.scopeId))
}

/** The same for objects that the actor may see, in their order: each scope is read once. */
export async function uniqueAncestorsOfEach(ctx: Context, objects: readonly ShownObject[]): Promise<UniqueAncestor[]> {
  const found = new Map<string, UniqueAncestor>()
  for (const { scopeId } of objects) if (!found.has(scopeId)) found.set(scopeId, await ancestorOf(ctx, scopeId))
  return objects.flatMap(({ scopeId }) => found.get(scopeId) ?? [])
}

async function ancestorOf(ctx: Context, scopeId: string): Promise<UniqueAncestor> {
  const records = recordsOf(ctx)
  const scope = await records.find('PermissionScope', { siteId: ctx.site.id, id: scopeId })
  if (!scope) throw new Error(`scope ${scopeId} is missing`)
  const { listId, objectId, webId } = scope
  const web = [...(await ctx.site.schema.webs()).values()].find(({ row }) => row.id === webId)
  if (!web) throw new Error(`web ${webId} is missing`)
  if (listId === null) return ofWeb(web)
  const list = await findSchema({ ...ctx, web }, { id: listId })
  return objectId === listId ? ofList(list) : ofItem(ctx, records, list, objectId)
}

function ofWeb({ row, url, scopeId }: Web): UniqueAncestor {
  return { id: row.id, title: row.title, scopeId, url, webUrl: url, objectId: row.id, canonical: 'Web' }
}

const ofList = (list: List): UniqueAncestor => {
  const { row, url, webUrl, scopeId } = list
  return { id: row.id, title: row.title, scopeId, url, webUrl, objectId: row.id, canonical: `Web/Lists(guid'${row.id}')`, list }
}

async function ofItem(ctx: Context, records: ContentRecords, list: List, uniqueId: string): Promise<UniqueAncestor> {
  const row = await records.find('Item', { siteId: ctx.site.id, listId: list.row.id, uniqueId })
  if (!row) throw new Error(`item ${uniqueId} is missing`)
  const title = list.fieldsByName.get('Title')
  const value = title && itemInRoot(list, row).read(title)
  const { itemId: id, scopeId } = row
  const canonical = `${ofList(list).canonical}/Items(${id})`
  const place = { scopeId, url: `${list.url}/${id}`, webUrl: list.webUrl, objectId: uniqueId, canonical, list }
  return { ...place, id, title: typeof value === 'string' ? value : null }
}
