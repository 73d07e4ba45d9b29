import type { RoleDefinitionRow } from '../../../../generated/prisma/content.ts'
import { demand, demandOpen, read } from '../../access/access.ts'
import type { Context, Securable } from '../../access/context.ts'
import { groupIdsOf, rightsOn } from '../../access/effective.ts'
import { findActorPrincipal, principalNotFound } from '../../access/principals.ts'
import { actorOf } from '../../model/people/actors.ts'
import { findUser } from '../people/users.ts'
import { findSecurable, type SecurableAddress } from './securables.ts'

/** The actor's own rights on an object, as a mask. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function ownRights(ctx: Context, address: SecurableAddress): Promise<bigint> {
  const object = await findKnown(ctx, address)
  return rightsOn(ctx, object.scopeId)
}

/**
 * The rights of a user of the site collection on an object, as a mask. Requires
 * the right to enumerate permissions for users other than the actor. Fails with
 * `principal_not_found` and as `ownRights`.
 */
export async function rightsOfUser(ctx: Context, address: SecurableAddress, loginName: string): Promise<bigint> {
  const object = await findKnown(ctx, address)
  const user = await findUser(ctx, { loginName })
  if (user?.loginKey === ctx.actor.loginKey) return rightsOn(ctx, object.scopeId)
  await demand(ctx, 'EnumeratePermissions', object)
  if (!user) throw principalNotFound('User', loginName)
  // Of an absent user, only the claims that all users hold are known.
  return rightsOn(ctx, object.scopeId, actorOf(user, { scheme: 'Basic', defaultGroup: ctx.actor.defaultGroup }))
}

/**
 * The object, if the actor may know it: a web or list that it can open, an item that it can see. Limited Access does
 * not do for an item, because it would tell which of the hidden ids exist.
 */
async function findKnown(ctx: Context, address: SecurableAddress): Promise<Securable> {
  const object = await findSecurable(ctx, address)
  await (address.kind === 'item' ? demand(ctx, 'ViewListItems', object) : demandOpen(ctx, object))
  return object
}

/** The roles that the actor and its groups have on the addressed web, each once, in their order. Fails with `access_denied`. */
export const ownRoles = (ctx: Context): Promise<RoleDefinitionRow[]> =>
  read(ctx, 'Open', ctx.web, async (records) => {
    const siteId = ctx.site.id
    const actor = await findActorPrincipal(ctx)
    const holders = new Set([...(await groupIdsOf(ctx)), ...(actor ? [actor.id] : [])])
    const given = await records.query('RoleAssignment', { where: { siteId, scopeId: ctx.web.scopeId } })
    const ids = new Set(given.filter(({ principalId }) => holders.has(principalId)).map(({ roleDefinitionId }) => roleDefinitionId))
    return (await records.query('RoleDefinition', { where: { siteId }, orderBy: ['ordinal'] })).filter(({ id }) => ids.has(id))
  })

/** Whether the actor has every right of a mask on the addressed web. Fails with `access_denied`. */
export async function hasRights(ctx: Context, mask: bigint): Promise<boolean> {
  return ((await ownRights(ctx, { kind: 'web' })) & mask) === mask
}
