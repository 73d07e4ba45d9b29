import type { Context } from '../../core/access/context.ts'
import { type Group, queryGroups } from '../../core/acts/people/groups.ts'
import { queryAssignments } from '../../core/acts/permissions/role-assignments.ts'
import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import { group } from '../../entities/people/principals.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** The groups that have roles on an object, by title. Fails as `queryAssignments` and `queryGroups`. */
async function assignedGroups(ctx: Context, address: SecurableAddress): Promise<Group[]> {
  const assigned = new Set((await queryAssignments(ctx, address)).map(({ principal }) => principal.id))
  return (await queryGroups(ctx)).filter(({ row }) => assigned.has(row.id))
}

/** contracts/rest/permissions/permissions.yaml */
export const assignedGroupHandlers: Pick<
  Handlers<WireContext>,
  'listWebRoleAssignmentGroups' | 'listListRoleAssignmentGroups' | 'listItemRoleAssignmentGroups'
> = {
  listWebRoleAssignmentGroups: async (ctx, { query }, reply) =>
    reply.collection(200, group, pageOf(group, await assignedGroups(ctx, { kind: 'web' }), query, ctx)),

  listListRoleAssignmentGroups: async (ctx, { params, query }, reply) => {
    const found = await assignedGroups(ctx, { kind: 'list', list: listAddress(ctx, params) })
    return reply.collection(200, group, pageOf(group, found, query, ctx))
  },

  listItemRoleAssignmentGroups: async (ctx, { params, query }, reply) => {
    const found = await assignedGroups(ctx, { kind: 'item', list: listAddress(ctx, params), itemId: params.itemId })
    return reply.collection(200, group, pageOf(group, found, query, ctx))
  },
}
