import type { UserPolicyRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { UniqueViolation } from '../../kernel/ports.ts'
import { type Identity, identify } from '../../model/people/login-names.ts'
import { webApplicationRow } from '../farm/content-databases.ts'
import { siteCollectionReasons } from './reasons.ts'

/** The rights of a user in all site collections of a web application, in addition to those that they give. */
export type UserAccess = 'FullRead' | 'FullControl'

/** The policies of a web application, in order of login name. Fails with `web_application_not_found`. */
export async function listUserPolicies({ farm: { records } }: FarmContext, webApplication: string): Promise<UserPolicyRow[]> {
  const { id } = await webApplicationRow(records, webApplication)
  return records.query('UserPolicy', { where: { webApplicationId: id }, orderBy: ['loginKey'] })
}

/**
 * Gives a user, or a group of claims, rights in all site collections of a web application. When it resolves, they
 * are in effect for requests of this process. Fails with `web_application_not_found`, `user_policy_exists`, `invalid_request`.
 */
export async function addUserPolicy(
  ctx: FarmContext,
  webApplication: string,
  { loginName: given, access }: { readonly loginName: string; readonly access: UserAccess },
): Promise<UserPolicyRow> {
  const { farm, runtime, actor, databases } = ctx
  const { loginKey, loginName } = identityOf(ctx, given)
  const input = { webApplication, loginName, access }
  const call = { name: 'site-collections.addPolicy', actor: actor.loginName, target: webApplication, input } as const
  const row = await actOnFarm(farm, runtime, call, async (records, createdAt) => {
    const { id: webApplicationId } = await webApplicationRow(records, webApplication)
    const made: UserPolicyRow = { webApplicationId, loginKey, loginName, access, createdAt }
    await records.insert('UserPolicy', made).catch((error: unknown) => {
      throw error instanceof UniqueViolation ? new DomainError(siteCollectionReasons.user_policy_exists, { name: loginName }) : error
    })
    return made
  })
  await databases.refresh()
  return row
}

/** Deletes a policy. Fails with `web_application_not_found`, `user_policy_not_found`, `invalid_request`. */
export async function deleteUserPolicy(ctx: FarmContext, webApplication: string, given: string): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  const { loginKey, loginName } = identityOf(ctx, given)
  const input = { webApplication, loginName }
  const call = { name: 'site-collections.deletePolicy', actor: actor.loginName, target: webApplication, input } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const { id: webApplicationId } = await webApplicationRow(records, webApplication)
    if ((await records.delete('UserPolicy', { webApplicationId, loginKey })) === 0)
      throw new DomainError(siteCollectionReasons.user_policy_not_found, { name: loginName, webApplication })
  })
  await databases.refresh()
}

function identityOf({ hostName }: FarmContext, given: string): Identity {
  const identity = identify(given, hostName)
  if (identity && identity.loginName.length <= 255) return identity
  throw invalid(`'${given.slice(0, 100)}' is not a login name. Write a name such as ann or DOMAIN\\ann.`)
}
