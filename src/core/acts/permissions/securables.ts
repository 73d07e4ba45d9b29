import type { ListRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf, type Securable } from '../../access/context.ts'
import { findSchema, listNotFound } from '../../access/find-list.ts'
import { itemNotFound } from '../../content/items/item.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { isUserInfo } from '../../model/lists/user-info-list.ts'

/** How a request names an object with permissions: the addressed web, one of its lists, or an item. */
export type SecurableAddress =
  | { readonly kind: 'web' }
  | { readonly kind: 'list'; readonly list: ListAddress }
  | { readonly kind: 'item'; readonly list: ListAddress; readonly itemId: number }

/** A web, list or item with what the door and the permission functions need. */
export interface SecuredObject extends Securable {
  readonly kind: 'web' | 'list' | 'item'
  /** The GUID of its own scope, if it has one. */
  readonly objectId: string
  readonly webId: string
  readonly listId: string | null
  readonly itemId: number | null
  /** Its folder document, above everything below it; null for a plain item. */
  readonly folderId: string | null
  /** The scopes that it would inherit from, nearest first, up to that of a web; empty for the root web. */
  readonly above: readonly string[]
  /** Its address below `_api/` (protocol/addresses#canonical-addresses). */
  readonly canonical: string
}

/**
 * The object as its rows are now, or as the open transaction sees them. Checks no
 * right, except that only actors who may open the list learn that an item is
 * missing. Fails with `list_not_found`,
 * `item_not_found`, `access_denied`.
 */
export async function findSecurable(ctx: Context, address: SecurableAddress): Promise<SecuredObject> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const web = (await records.find('Web', { siteId, id: ctx.web.row.id })) ?? ctx.web.row
  const parent = web.parentWebId === null ? undefined : await records.find('Web', { siteId, id: web.parentWebId })
  if (address.kind === 'web') {
    return {
      kind: 'web',
      scopeId: web.scopeId,
      url: ctx.web.url,
      objectId: web.id,
      webId: web.id,
      listId: null,
      itemId: null,
      folderId: web.rootFolderId,
      above: parent ? [parent.scopeId] : [],
      canonical: 'Web',
    }
  }
  const schema = await findSchema(ctx, address.list)
  const list = isUserInfo(schema) ? schema.row : await records.find('List', { siteId, id: schema.row.id, recycledIn: null })
  if (!list) throw listNotFound(ctx, address.list)
  const canonical = `Web/Lists(guid'${list.id}')`
  const { refusesWrites } = schema
  const inList = { webId: web.id, listId: list.id, url: schema.url, ...(refusesWrites !== undefined && { refusesWrites }) }
  if (address.kind === 'list') {
    return {
      ...inList,
      kind: 'list',
      scopeId: list.scopeId,
      objectId: list.id,
      itemId: null,
      folderId: list.rootFolderId,
      above: [web.scopeId],
      canonical,
    }
  }
  const { itemId } = address
  const item = await records.find('Item', { siteId, listId: list.id, itemId, recycledIn: null })
  if (!item) {
    await demand(ctx, 'ViewListItems', { scopeId: list.scopeId, url: schema.url })
    throw itemNotFound(schema, itemId)
  }
  return {
    ...inList,
    kind: 'item',
    url: `${schema.url}/${itemId}`,
    scopeId: item.scopeId,
    objectId: item.uniqueId,
    itemId,
    folderId: item.kind === 1 ? item.documentId : null,
    above: [...(await scopesAbove(records, list, item.folderId)), list.scopeId, web.scopeId],
    canonical: `${canonical}/Items(${itemId})`,
  }
}

/** The scopes of the folders above a document, nearest first, up to that of the list. Paths are finite, so the loop ends. */
async function scopesAbove(records: ContentRecords, list: ListRow, folderId: string): Promise<string[]> {
  const scopes: string[] = []
  for (let id = folderId; id !== list.rootFolderId; ) {
    const folder = await records.find('Document', { siteId: list.siteId, listId: list.id, id })
    if (!folder) return scopes
    scopes.push(folder.scopeId)
    id = folder.parentId
  }
  return scopes
}

/** Whether the object has its own permissions. */
export async function isUnique(ctx: Context, object: SecuredObject, records: ContentRecords): Promise<boolean> {
  const scope = await records.find('PermissionScope', { siteId: ctx.site.id, id: object.scopeId })
  return scope?.objectId === object.objectId
}
