import type { RoleDefinitionAddress as WireRoleDefinitionAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import {
  addRoleDefinition,
  deleteRoleDefinition,
  getRoleDefinition,
  queryRoleDefinitions,
  type RoleDefinition,
  type RoleDefinitionAddress,
  type RoleDefinitionPatch,
  recreateRoleDefinitions,
  updateRoleDefinition,
} from '../../core/acts/permissions/role-definitions.ts'
import { roleDefinition } from '../../entities/permissions/role-assignment.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listRoleDefinitions'
  | 'addRoleDefinition'
  | 'recreateRoleDefinitions'
  | 'getRoleDefinition'
  | 'updateRoleDefinition'
  | 'mergeRoleDefinition'
  | 'deleteRoleDefinition'

function roleAddress(params: WireRoleDefinitionAddress): RoleDefinitionAddress {
  if ('roleDefinitionId' in params) return { id: params.roleDefinitionId }
  return 'roleDefinitionName' in params ? { name: params.roleDefinitionName } : { kind: params.roleTypeKind }
}

/** The settings in a body; the others stay unchanged. */
function patchOf(body: NonNullable<Call<'updateRoleDefinition'>['body']>): RoleDefinitionPatch {
  return present<RoleDefinitionPatch>({
    name: body.Name,
    description: body.Description,
    ordinal: body.Order,
    maskHigh: body.BasePermissions?.High,
    maskLow: body.BasePermissions?.Low,
  })
}

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
function change(ctx: Context, call: Pick<Call<'updateRoleDefinition'>, 'params' | 'body'>): Promise<RoleDefinition> {
  return updateRoleDefinition(ctx, roleAddress(call.params), patchOf(call.body))
}

/** contracts/rest/permissions/role-definitions.yaml */
export const roleDefinitionHandlers: Pick<Handlers<WireContext>, Operations> = {
  listRoleDefinitions: async (ctx, { query }, reply) =>
    reply.collection(200, roleDefinition, pageOf(roleDefinition, await queryRoleDefinitions(ctx), query, ctx)),

  recreateRoleDefinitions: async (ctx, _call, reply) => {
    await recreateRoleDefinitions(ctx)
    return reply.nothing(200, 'RecreateMissingDefaultRoleDefinitions')
  },

  addRoleDefinition: async (ctx, { body }, reply) => {
    const made = await addRoleDefinition(ctx, { ...patchOf(body), name: body.Name })
    return reply.entity(201, roleDefinition, made, { Location: serviceRoot(ctx) + roleDefinition.address(made) })
  },

  getRoleDefinition: async (ctx, { params }, reply) => reply.entity(200, roleDefinition, await getRoleDefinition(ctx, roleAddress(params))),
  updateRoleDefinition: async (ctx, call, reply) => reply.entity(200, roleDefinition, await change(ctx, call)),
  mergeRoleDefinition: async (ctx, call, reply) => reply.entity(200, roleDefinition, await change(ctx, call)),

  deleteRoleDefinition: async (ctx, { params }, reply) => {
    await deleteRoleDefinition(ctx, roleAddress(params))
    return reply.empty(200)
  },
}
