import type { WriteScope } from '../../access/access.ts'
import type { Context, Securable } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { rootWeb } from '../../model/sites/find-web.ts'

/** What has user custom actions and event receivers: the site collection, the addressed web, or one of its lists. */
export type OwnerAddress = { readonly kind: 'site' } | { readonly kind: 'web' } | { readonly kind: 'list'; readonly list: ListAddress }

export interface Owner {
  readonly kind: OwnerAddress['kind']
  /** Its GUID. */
  readonly id: string
  /** Where rights are checked: that of a site collection is its root web. */
  readonly target: Securable
  readonly webId: string
  /** Its address below `_api/` (protocol/addresses#canonical-addresses). */
  readonly canonical: string
}

/** Checks no right: the caller does. Fails with `list_not_found`. */
export async function ownerAt(ctx: Context, address: OwnerAddress): Promise<Owner> {
  const { kind } = address
  if (kind === 'list') {
    const list = await findSchema(ctx, address.list)
    const { id, webId } = list.row
    return { kind, id, target: list, webId, canonical: `Web/Lists(guid'${id}')` }
  }
  const web = kind === 'site' ? await rootWeb(ctx) : ctx.web
  const { id } = web.row
  return { kind, id: kind === 'site' ? ctx.site.id : id, target: web, webId: id, canonical: kind === 'site' ? 'Site' : 'Web' }
}

/** The rights to see and to change what belongs to an owner. */
export const rightsTo = ({ kind }: Owner) =>
  kind === 'list' ? ({ see: 'ViewListItems', change: 'ManageLists' } as const) : ({ see: 'Open', change: 'ManageWeb' } as const)

/** Records that an owner has changed, and raises the version of its web or list. */
export async function noteOwner({ records, changed }: WriteScope, siteId: string, { kind, id, webId }: Owner): Promise<void> {
  if (kind === 'list') {
    await records.increment('List', { siteId, id }, { version: 1 })
    changed({ entity: 'list', type: 'update', webId, listId: id, objectId: id })
    return
  }
  await records.increment('Web', { siteId, id: webId }, { version: 1 })
  changed({ entity: 'web', type: 'update', webId, objectId: webId })
}
