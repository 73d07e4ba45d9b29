import {
  getRightsManagement,
  queryRelatedColumns,
  type RightsManagement,
  type StoredRightsManagement,
  setRightsManagement,
} from '../../core/acts/lists/list-settings.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { creatablesInfo, creatablesOf, relatedField, rightsManagement } from '../../entities/lists/list-settings.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getRelatedFields'
  | 'getRelatedField'
  | 'getCreatablesInfo'
  | 'getRightsManagementSettings'
  | 'updateRightsManagementSettings'
  | 'mergeRightsManagementSettings'
  | 'resetRightsManagementSettings'

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
const change = (
  ctx: WireContext,
  { params, body }: Pick<Call<'updateRightsManagementSettings'>, 'params' | 'body'>,
): Promise<StoredRightsManagement> => setRightsManagement(ctx, listAddress(ctx, params), present<RightsManagement>({ ...body }))

/** contracts/rest/lists/list-settings.yaml */
export const listSettingsHandlers: Pick<Handlers<WireContext>, Operations> = {
  getRelatedFields: async (ctx, { params, query }, reply) => {
    const found = await queryRelatedColumns(ctx, listAddress(ctx, params))
    return reply.collection(200, relatedField, pageOf(relatedField, found, query, ctx))
  },

  getRelatedField: async (ctx, { params }, reply) => {
    const wanted = params.relatedFieldId.toLowerCase()
    const list = listAddress(ctx, params)
    const found = (await queryRelatedColumns(ctx, list)).find(({ field }) => field.id === wanted)
    if (!found)
      throw new DomainError(modelReasons.field_not_found, {
        field: wanted,
        list: (await getList(ctx, list)).row.title,
        hint: ' The list has no such related field.',
      })
    return reply.entity(200, relatedField, found)
  },

  getCreatablesInfo: async (ctx, { params }, reply) => {
    const list = await getList(ctx, listAddress(ctx, params))
    return reply.entity(200, creatablesInfo, await creatablesOf(ctx, list))
  },
  getRightsManagementSettings: async (ctx, { params }, reply) =>
    reply.entity(200, rightsManagement, await getRightsManagement(ctx, listAddress(ctx, params))),
  updateRightsManagementSettings: async (ctx, call, reply) => reply.entity(200, rightsManagement, await change(ctx, call)),
  mergeRightsManagementSettings: async (ctx, call, reply) => reply.entity(200, rightsManagement, await change(ctx, call)),

  resetRightsManagementSettings: async (ctx, { params }, reply) => {
    await setRightsManagement(ctx, listAddress(ctx, params), undefined)
    return reply.nothing(200, 'Reset')
  },
}
