import type { UserAddress as WireUserAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { groupsOfEach, queryUserGroups } from '../../core/acts/people/groups.ts'
import { currentUser, ensureUser, getUser, queryUsers, removeUser, type UserAddress, updateUser } from '../../core/acts/people/users.ts'
import { group, user } from '../../entities/people/principals.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations =
  | 'listUsers'
  | 'addUser'
  | 'getUser'
  | 'listUserGroups'
  | 'listCurrentUserGroups'
  | 'ensureUser'
  | 'ensureUserByLoginName'
  | 'removeUserById'
  | 'removeUserByLoginName'
  | 'updateUser'
  | 'mergeUser'
  | 'updateCurrentUser'
  | 'mergeCurrentUser'
  | 'deleteUser'

/** `HostName` is the e-mail domain of users whose name has none (protocol/permissions#login-names). */
export type PeopleOptions = Reading<{ readonly HostName: string }>

export function userAddress(params: WireUserAddress): UserAddress {
  if ('userId' in params) return { id: params.userId }
  return 'loginName' in params ? { loginName: params.loginName } : { email: params.userEmail }
}

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
function change(ctx: Context, address: UserAddress, body: Call<'updateUser'>['body']): Promise<Principal> {
  const { Title: title, Email: email, IsSiteAdmin: isSiteAdmin } = body
  return updateUser(ctx, address, {
    ...(title !== undefined && { title }),
    ...(email !== undefined && { email }),
    ...(isSiteAdmin !== undefined && { isSiteAdmin }),
  })
}

/** contracts/rest/people/users.yaml */
export const userHandlers = ({ settings: { HostName: hostName } }: PeopleOptions): Pick<Handlers<WireContext>, Operations> => ({
  listUsers: async (ctx, { query }, reply) => reply.collection(200, user, pageOf(user, await queryUsers(ctx), query, ctx)),

  addUser: async (ctx, { body }, reply) => {
    const added = await ensureUser(ctx, body.LoginName, hostName, { title: body.Title, email: body.Email })
    return reply.entity(201, user, added, { Location: serviceRoot(ctx) + user.address(added) })
  },

  getUser: async (ctx, { params }, reply) => reply.entity(200, user, await getUser(ctx, userAddress(params))),

  updateUser: async (ctx, { params, body }, reply) => reply.entity(200, user, await change(ctx, userAddress(params), body)),
  mergeUser: async (ctx, { params, body }, reply) => reply.entity(200, user, await change(ctx, userAddress(params), body)),

  updateCurrentUser: async (ctx, { body }, reply) => reply.entity(200, user, await change(ctx, { id: (await currentUser(ctx)).id }, body)),
  mergeCurrentUser: async (ctx, { body }, reply) => reply.entity(200, user, await change(ctx, { id: (await currentUser(ctx)).id }, body)),

  deleteUser: async (ctx, { params }, reply) => {
    await removeUser(ctx, userAddress(params))
    return reply.empty(200)
  },

  listUserGroups: async (ctx, { params, query }, reply) =>
    reply.collection(200, group, pageOf(group, await queryUserGroups(ctx, userAddress(params)), query, ctx)),

  listCurrentUserGroups: async (ctx, { query }, reply) => {
    const [groups = []] = await groupsOfEach(ctx, [await currentUser(ctx)])
    return reply.collection(200, group, pageOf(group, groups, query, ctx))
  },

  ensureUser: async (ctx, { body }, reply) => {
    return reply.entity(200, user, await ensureUser(ctx, body.logonName, hostName))
  },

  ensureUserByLoginName: async (ctx, { params }, reply) => {
    return reply.entity(200, user, await ensureUser(ctx, params.loginName, hostName))
  },

  removeUserById: async (ctx, { params }, reply) => {
    await removeUser(ctx, { id: params.userId })
    return reply.nothing(200, 'RemoveById')
  },

  removeUserByLoginName: async (ctx, { params }, reply) => {
    await removeUser(ctx, { loginName: params.loginName })
    return reply.nothing(200, 'RemoveByLoginName')
  },
})
