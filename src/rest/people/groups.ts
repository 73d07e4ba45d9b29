import type { GroupAddress as WireGroupAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import {
  type AssociatedGroup,
  addGroup,
  addMember,
  deleteGroup,
  type Group,
  type GroupAddress,
  getGroup,
  getGroupOwner,
  getMember,
  queryGroups,
  queryMembers,
  removeMember,
  setGroupOwner,
  updateGroup,
} from '../../core/acts/people/groups.ts'
import { addAssociatedGroups } from '../../core/acts/permissions/associated-groups.ts'
import { groupSettingsOf } from '../../entities/people/group-input.ts'
import { group, principal, user } from '../../entities/people/principals.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { type PeopleOptions, userAddress } from './users.ts'

type Operations =
  | 'listGroups'
  | 'addGroup'
  | 'getGroup'
  | 'updateGroup'
  | 'mergeGroup'
  | 'deleteGroup'
  | 'removeGroupById'
  | 'removeGroupByLoginName'
  | 'getGroupOwner'
  | 'setUserAsOwner'
  | 'listGroupUsers'
  | 'addGroupUser'
  | 'removeGroupUserById'
  | 'removeGroupUserByLoginName'
  | 'getGroupUser'
  | 'createDefaultAssociatedGroups'

function groupAddress(params: WireGroupAddress): GroupAddress {
  if ('associatedGroup' in params) return { associated: params.associatedGroup as AssociatedGroup }
  return 'groupId' in params ? { id: params.groupId } : { name: params.groupName }
}

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
function change(ctx: Context, { params, body }: Pick<Call<'updateGroup'>, 'params' | 'body'>): Promise<Group> {
  const { Title: title, ...rest } = body
  return updateGroup(ctx, groupAddress(params), { ...groupSettingsOf(rest), ...(title !== undefined && { title }) })
}

/** contracts/rest/people/groups.yaml */
export const groupHandlers = ({ settings: { HostName: hostName } }: PeopleOptions): Pick<Handlers<WireContext>, Operations> => ({
  listGroups: async (ctx, { query }, reply) => reply.collection(200, group, pageOf(group, await queryGroups(ctx), query, ctx)),

  addGroup: async (ctx, { body }, reply) => {
    const { Title: title, ...rest } = body
    const made = await addGroup(ctx, { ...groupSettingsOf(rest), title })
    return reply.entity(201, group, made, { Location: serviceRoot(ctx) + group.address(made) })
  },

  getGroup: async (ctx, { params }, reply) => reply.entity(200, group, await getGroup(ctx, groupAddress(params))),
  updateGroup: async (ctx, call, reply) => reply.entity(200, group, await change(ctx, call)),
  mergeGroup: async (ctx, call, reply) => reply.entity(200, group, await change(ctx, call)),

  deleteGroup: async (ctx, { params }, reply) => {
    await deleteGroup(ctx, groupAddress(params))
    return reply.empty(200)
  },

  removeGroupById: async (ctx, { params }, reply) => {
    await deleteGroup(ctx, { id: params.groupId })
    return reply.nothing(200, 'RemoveById')
  },

  removeGroupByLoginName: async (ctx, { params }, reply) => {
    await deleteGroup(ctx, { name: params.groupName })
    return reply.nothing(200, 'RemoveByLoginName')
  },

  getGroupOwner: async (ctx, { params }, reply) => reply.entity(200, principal, await getGroupOwner(ctx, groupAddress(params))),

  setUserAsOwner: async (ctx, { params }, reply) => {
    await setGroupOwner(ctx, groupAddress(params), params.principalId)
    return reply.nothing(200, 'SetUserAsOwner')
  },

  listGroupUsers: async (ctx, { params, query }, reply) =>
    reply.collection(200, user, pageOf(user, await queryMembers(ctx, groupAddress(params)), query, ctx)),

  createDefaultAssociatedGroups: async (ctx, { params }, reply) => {
    const { ownerLogin: owner, secondOwnerLogin: secondOwner, groupNameSeed: nameSeed } = params
    await addAssociatedGroups(ctx, { owner, secondOwner, nameSeed }, hostName)
    return reply.nothing(200, 'CreateDefaultAssociatedGroups')
  },

  getGroupUser: async (ctx, { params }, reply) => reply.entity(200, user, await getMember(ctx, groupAddress(params), userAddress(params))),

  addGroupUser: async (ctx, { params, body }, reply) => {
    const added = await addMember(ctx, groupAddress(params), body.LoginName, hostName, { title: body.Title, email: body.Email })
    return reply.entity(201, user, added, { Location: serviceRoot(ctx) + user.address(added) })
  },

  removeGroupUserById: async (ctx, { params }, reply) => {
    await removeMember(ctx, groupAddress(params), { id: params.userId })
    return reply.nothing(200, 'RemoveById')
  },

  removeGroupUserByLoginName: async (ctx, { params }, reply) => {
    await removeMember(ctx, groupAddress(params), { loginName: params.loginName })
    return reply.nothing(200, 'RemoveByLoginName')
  },
})
