import { demand, read } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { principalNotFound } from '../../access/principals.ts'
import { actorOf } from '../../model/people/actors.ts'
import { findUser } from '../people/users.ts'
import { findSecurable, type SecurableAddress } from './securables.ts'

/** The actor's own rights on an object, as a mask. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function ownRights(ctx: Context, address: SecurableAddress): Promise<bigint> {
  const object = await findSecurable(ctx, address)
  return read(ctx, 'Open', object, () => rightsOn(ctx, object.scopeId))
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
  // Of the claims of somebody who is not here only those are known that all users hold.
  return rightsOn(ctx, object.scopeId, actorOf(user, { scheme: 'Basic', defaultGroup: ctx.actor.defaultGroup }))
}

/** Whether the actor has every right of a mask on the addressed web. Fails with `access_denied`. */
export async function hasRights(ctx: Context, mask: bigint): Promise<boolean> {
  return ((await ownRights(ctx, { kind: 'web' })) & mask) === mask
}
