import { demand, read } from '../access.ts'
import { type Context, recordsOf } from '../context.ts'
import { principalNotFound } from '../people/principals.ts'
import { findUser } from '../people/users.ts'
import { rightsOn } from './effective.ts'
import { findSecurable, type SecurableAddress } from './securables.ts'

/** The actor's own rights on an object, as a mask. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function ownRights(ctx: Context, address: SecurableAddress): Promise<bigint> {
  const object = await findSecurable(ctx, address)
  return read(ctx, 'Open', object, () => rightsOn(ctx, object.scopeId))
}

/** What can have permissions of its own: the scope that holds for it, and the id that a scope of its own is of. */
export interface WithScope {
  readonly scopeId: string
  readonly objectId: string
}

/** The actor's rights on objects that it has been shown, as masks, in their order. */
export const ownRightsOnEach = (ctx: Context, objects: readonly WithScope[]): Promise<bigint[]> =>
  Promise.all(objects.map(({ scopeId }) => rightsOn(ctx, scopeId)))

/** Which of these objects have permissions of their own: one query. */
export async function haveUniqueAssignments(ctx: Context, objects: readonly WithScope[]): Promise<boolean[]> {
  const ids = [...new Set(objects.map(({ scopeId }) => scopeId))]
  const rows = await recordsOf(ctx).query('PermissionScope', { where: { siteId: ctx.site.id, id: { in: ids } } })
  const owners = new Map(rows.map((row) => [row.id, row.objectId]))
  return objects.map(({ scopeId, objectId }) => owners.get(scopeId) === objectId)
}

/**
 * The rights of a user of the site collection on an object, as a mask. Others'
 * are told to whom may enumerate permissions. Fails with `principal_not_found`
 * and as `ownRights`.
 */
export async function rightsOfUser(ctx: Context, address: SecurableAddress, loginName: string): Promise<bigint> {
  const object = await findSecurable(ctx, address)
  await demand(ctx, 'Open', object)
  const user = await findUser(ctx, { loginName })
  if (user?.loginKey === ctx.actor.loginKey) return rightsOn(ctx, object.scopeId)
  await demand(ctx, 'EnumeratePermissions', object)
  if (!user) throw principalNotFound('User', loginName)
  return rightsOn(ctx, object.scopeId, { loginKey: user.loginKey, defaultGroup: ctx.actor.defaultGroup, scheme: 'Basic' })
}

/** Whether the actor has every right of a mask on the addressed web. Fails with `access_denied`. */
export async function hasRights(ctx: Context, mask: bigint): Promise<boolean> {
  return ((await ownRights(ctx, { kind: 'web' })) & mask) === mask
}
