import type { ItemAddress, ListAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { hasRights, ownRights, rightsOfUser } from '../../core/acts/permissions/asked-rights.ts'
import { type Break, breakInheritance, hasUniqueAssignments, resetInheritance } from '../../core/acts/permissions/inheritance.ts'
import {
  addAssignment,
  deleteAssignment,
  demandStorableAssignment,
  getAssignment,
  queryAssignments,
  type RoleGrant,
  removeAssignment,
} from '../../core/acts/permissions/role-assignments.ts'
import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import { maskHalves, maskOf } from '../../core/model/permissions/rights.ts'
import { principal } from '../../entities/people/principals.ts'
import { roleAssignment, roleDefinition } from '../../entities/permissions/role-assignment.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listWebRoleAssignments'
  | 'getWebRoleAssignment'
  | 'deleteWebRoleAssignment'
  | 'listWebRoleDefinitionBindings'
  | 'addWebRoleAssignment'
  | 'removeWebRoleAssignment'
  | 'breakWebRoleInheritance'
  | 'resetWebRoleInheritance'
  | 'hasWebUniqueRoleAssignments'
  | 'getWebEffectiveBasePermissions'
  | 'getWebUserEffectivePermissions'
  | 'listListRoleAssignments'
  | 'getListRoleAssignment'
  | 'deleteListRoleAssignment'
  | 'listListRoleDefinitionBindings'
  | 'addListRoleAssignment'
  | 'removeListRoleAssignment'
  | 'breakListRoleInheritance'
  | 'resetListRoleInheritance'
  | 'hasListUniqueRoleAssignments'
  | 'getListEffectiveBasePermissions'
  | 'getListUserEffectivePermissions'
  | 'listItemRoleAssignments'
  | 'getItemRoleAssignment'
  | 'deleteItemRoleAssignment'
  | 'listItemRoleDefinitionBindings'
  | 'addItemRoleAssignment'
  | 'removeItemRoleAssignment'
  | 'breakItemRoleInheritance'
  | 'resetItemRoleInheritance'
  | 'hasItemUniqueRoleAssignments'
  | 'getItemEffectiveBasePermissions'
  | 'getItemUserEffectivePermissions'
  | 'doesUserHavePermissions'
  | 'getWebRoleAssignmentMember'
  | 'getListRoleAssignmentMember'
  | 'getItemRoleAssignmentMember'
  | 'getItemEffectiveBasePermissionsForUi'
  | 'updateWebRoleAssignment'
  | 'updateListRoleAssignment'
  | 'updateItemRoleAssignment'

const onWeb: SecurableAddress = { kind: 'web' }
const onList = (ctx: Context, params: ListAddress): SecurableAddress => ({ kind: 'list', list: listAddress(ctx, params) })
const onItem = (ctx: Context, params: ListAddress & ItemAddress): SecurableAddress => ({
  kind: 'item',
  list: listAddress(ctx, params),
  itemId: params.itemId,
})

const grantOf = (params: { readonly principalId: number; readonly roleDefId: number }): RoleGrant => ({
  principalId: params.principalId,
  roleDefinitionId: params.roleDefId,
})

/** Some forms of the address omit arguments; the defaults are those of the established server. */
const breakOf = (params: { readonly copyRoleAssignments: boolean; readonly clearSubscopes?: boolean }): Break => ({
  copyRoleAssignments: params.copyRoleAssignments,
  clearSubscopes: params.clearSubscopes ?? false,
})

/** The mask of `{'High':'0','Low':'4'}`; the contract has validated the form. */
function maskFrom(text: string): bigint {
  const half = (form: RegExp) => Number(form.exec(text)?.[1] ?? 0)
  return maskOf(half(/High['"]\s*:\s*['"]?(\d+)/), half(/Low['"]\s*:\s*['"]?(\d+)/))
}

/** contracts/rest/permissions/permissions.yaml */
export const permissionHandlers: Pick<Handlers<WireContext>, Operations> = {
  listWebRoleAssignments: async (ctx, { query }, reply) =>
    reply.collection(200, roleAssignment, pageOf(roleAssignment, await queryAssignments(ctx, onWeb), query, ctx)),
  getWebRoleAssignment: async (ctx, { params }, reply) =>
    reply.entity(200, roleAssignment, await getAssignment(ctx, onWeb, params.principalId)),
  updateWebRoleAssignment: async (ctx, { params }, reply) => {
    await demandStorableAssignment(ctx, onWeb, params.principalId)
    return reply.nothing(200, 'Update')
  },
  deleteWebRoleAssignment: async (ctx, { params }, reply) => {
    await deleteAssignment(ctx, onWeb, params.principalId)
    return reply.empty(200)
  },
  listWebRoleDefinitionBindings: async (ctx, { params, query }, reply) =>
    reply.collection(200, roleDefinition, pageOf(roleDefinition, (await getAssignment(ctx, onWeb, params.principalId)).roles, query, ctx)),
  addWebRoleAssignment: async (ctx, { params }, reply) => {
    await addAssignment(ctx, onWeb, grantOf(params))
    return reply.nothing(200, 'AddRoleAssignment')
  },
  removeWebRoleAssignment: async (ctx, { params }, reply) => {
    await removeAssignment(ctx, onWeb, grantOf(params))
    return reply.nothing(200, 'RemoveRoleAssignment')
  },
  breakWebRoleInheritance: async (ctx, { params }, reply) => {
    await breakInheritance(ctx, onWeb, breakOf(params))
    return reply.nothing(200, 'BreakRoleInheritance')
  },
  resetWebRoleInheritance: async (ctx, _call, reply) => {
    await resetInheritance(ctx, onWeb)
    return reply.nothing(200, 'ResetRoleInheritance')
  },
  hasWebUniqueRoleAssignments: async (ctx, _call, reply) =>
    reply.value(200, 'Edm.Boolean', 'HasUniqueRoleAssignments', await hasUniqueAssignments(ctx, onWeb)),
  getWebEffectiveBasePermissions: async (ctx, _call, reply) =>
    reply.complex(200, 'BasePermissions', 'EffectiveBasePermissions', maskHalves(await ownRights(ctx, onWeb))),
  getWebUserEffectivePermissions: async (ctx, { params }, reply) =>
    reply.complex(200, 'BasePermissions', 'GetUserEffectivePermissions', maskHalves(await rightsOfUser(ctx, onWeb, params.loginName))),

  listListRoleAssignments: async (ctx, { params, query }, reply) =>
    reply.collection(200, roleAssignment, pageOf(roleAssignment, await queryAssignments(ctx, onList(ctx, params)), query, ctx)),
  getListRoleAssignment: async (ctx, { params }, reply) =>
    reply.entity(200, roleAssignment, await getAssignment(ctx, onList(ctx, params), params.principalId)),
  updateListRoleAssignment: async (ctx, { params }, reply) => {
    await demandStorableAssignment(ctx, onList(ctx, params), params.principalId)
    return reply.nothing(200, 'Update')
  },
  deleteListRoleAssignment: async (ctx, { params }, reply) => {
    await deleteAssignment(ctx, onList(ctx, params), params.principalId)
    return reply.empty(200)
  },
  listListRoleDefinitionBindings: async (ctx, { params, query }, reply) =>
    reply.collection(
      200,
      roleDefinition,
      pageOf(roleDefinition, (await getAssignment(ctx, onList(ctx, params), params.principalId)).roles, query, ctx),
    ),
  addListRoleAssignment: async (ctx, { params }, reply) => {
    await addAssignment(ctx, onList(ctx, params), grantOf(params))
    return reply.nothing(200, 'AddRoleAssignment')
  },
  removeListRoleAssignment: async (ctx, { params }, reply) => {
    await removeAssignment(ctx, onList(ctx, params), grantOf(params))
    return reply.nothing(200, 'RemoveRoleAssignment')
  },
  breakListRoleInheritance: async (ctx, { params }, reply) => {
    await breakInheritance(ctx, onList(ctx, params), breakOf(params))
    return reply.nothing(200, 'BreakRoleInheritance')
  },
  resetListRoleInheritance: async (ctx, { params }, reply) => {
    await resetInheritance(ctx, onList(ctx, params))
    return reply.nothing(200, 'ResetRoleInheritance')
  },
  hasListUniqueRoleAssignments: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Boolean', 'HasUniqueRoleAssignments', await hasUniqueAssignments(ctx, onList(ctx, params))),
  getListEffectiveBasePermissions: async (ctx, { params }, reply) =>
    reply.complex(200, 'BasePermissions', 'EffectiveBasePermissions', maskHalves(await ownRights(ctx, onList(ctx, params)))),
  getListUserEffectivePermissions: async (ctx, { params }, reply) =>
    reply.complex(
      200,
      'BasePermissions',
      'GetUserEffectivePermissions',
      maskHalves(await rightsOfUser(ctx, onList(ctx, params), params.loginName)),
    ),

  listItemRoleAssignments: async (ctx, { params, query }, reply) =>
    reply.collection(200, roleAssignment, pageOf(roleAssignment, await queryAssignments(ctx, onItem(ctx, params)), query, ctx)),
  getItemRoleAssignment: async (ctx, { params }, reply) =>
    reply.entity(200, roleAssignment, await getAssignment(ctx, onItem(ctx, params), params.principalId)),
  updateItemRoleAssignment: async (ctx, { params }, reply) => {
    await demandStorableAssignment(ctx, onItem(ctx, params), params.principalId)
    return reply.nothing(200, 'Update')
  },
  deleteItemRoleAssignment: async (ctx, { params }, reply) => {
    await deleteAssignment(ctx, onItem(ctx, params), params.principalId)
    return reply.empty(200)
  },
  listItemRoleDefinitionBindings: async (ctx, { params, query }, reply) =>
    reply.collection(
      200,
      roleDefinition,
      pageOf(roleDefinition, (await getAssignment(ctx, onItem(ctx, params), params.principalId)).roles, query, ctx),
    ),
  addItemRoleAssignment: async (ctx, { params }, reply) => {
    await addAssignment(ctx, onItem(ctx, params), grantOf(params))
    return reply.nothing(200, 'AddRoleAssignment')
  },
  removeItemRoleAssignment: async (ctx, { params }, reply) => {
    await removeAssignment(ctx, onItem(ctx, params), grantOf(params))
    return reply.nothing(200, 'RemoveRoleAssignment')
  },
  breakItemRoleInheritance: async (ctx, { params }, reply) => {
    await breakInheritance(ctx, onItem(ctx, params), breakOf(params))
    return reply.nothing(200, 'BreakRoleInheritance')
  },
  resetItemRoleInheritance: async (ctx, { params }, reply) => {
    await resetInheritance(ctx, onItem(ctx, params))
    return reply.nothing(200, 'ResetRoleInheritance')
  },
  hasItemUniqueRoleAssignments: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Boolean', 'HasUniqueRoleAssignments', await hasUniqueAssignments(ctx, onItem(ctx, params))),
  getItemEffectiveBasePermissions: async (ctx, { params }, reply) =>
    reply.complex(200, 'BasePermissions', 'EffectiveBasePermissions', maskHalves(await ownRights(ctx, onItem(ctx, params)))),
  getItemUserEffectivePermissions: async (ctx, { params }, reply) =>
    reply.complex(
      200,
      'BasePermissions',
      'GetUserEffectivePermissions',
      maskHalves(await rightsOfUser(ctx, onItem(ctx, params), params.loginName)),
    ),

  getWebRoleAssignmentMember: async (ctx, { params }, reply) =>
    reply.entity(200, principal, (await getAssignment(ctx, onWeb, params.principalId)).principal),
  getListRoleAssignmentMember: async (ctx, { params }, reply) =>
    reply.entity(200, principal, (await getAssignment(ctx, onList(ctx, params), params.principalId)).principal),
  getItemRoleAssignmentMember: async (ctx, { params }, reply) =>
    reply.entity(200, principal, (await getAssignment(ctx, onItem(ctx, params), params.principalId)).principal),
  getItemEffectiveBasePermissionsForUi: async (ctx, { params }, reply) =>
    reply.complex(200, 'BasePermissions', 'EffectiveBasePermissionsForUI', maskHalves(await ownRights(ctx, onItem(ctx, params)))),

  doesUserHavePermissions: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Boolean', 'DoesUserHavePermissions', await hasRights(ctx, maskFrom(params.permissionMask))),
}
