import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { groupIdsOf } from '../../access/effective.ts'
import { findActorPrincipal, groupKey, principalKinds } from '../../access/principals.ts'
import { ensureUser, userOf } from '../people/users.ts'

/**
 * The user with a login name, whose row is made if the site collection does not know the user, or the group with a name.
 * `hostName` is that of their addresses. Fails with `unknown_user`, and with `access_denied` where the actor may not add users.
 */
export async function principalNamed(inside: Context, scope: WriteScope, name: string, hostName: string): Promise<PrincipalRow> {
  const { records } = scope
  const siteId = inside.site.id
  const group = await records.find('Principal', { siteId, loginKey: groupKey(name), kind: principalKinds.group, deletedAt: null })
  if (group) return group
  const identity = userOf(name, hostName)
  const known = await records.find('Principal', { siteId, loginKey: identity.loginKey, deletedAt: null })
  return known ?? ensureUser(inside, name, hostName)
}

/** The ids of the actor and of its groups. */
export async function ownIdsOf(ctx: Context): Promise<{ readonly self: number | undefined; readonly groups: ReadonlySet<number> }> {
  return { self: (await findActorPrincipal(ctx))?.id, groups: await groupIdsOf(ctx) }
}
