import { openSchema } from '../../core/access/find-list.ts'
import { deleteVersion, deleteVersions, getVersion, queryVersions, restoreVersion } from '../../core/acts/items/versions.ts'
import { itemVersionShapeOf } from '../../entities/items/item-version.ts'
import { versionOfLabel } from '../../entities/items/version-label.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listItemVersions'
  | 'getItemVersion'
  | 'deleteItemVersion'
  | 'deleteItemVersionById'
  | 'deleteAllItemVersions'
  | 'restoreItemVersionById'
  | 'restoreItemVersionByLabel'
  | 'deleteItemVersionByLabel'

/** contracts/rest/items/item-versions.yaml */
export const versionHandlers: Pick<Handlers<WireContext>, Operations> = {
  listItemVersions: async (ctx, { params, query }, reply) => {
    const address = listAddress(ctx, params)
    const versions = await queryVersions(ctx, address, params.itemId)
    const shape = itemVersionShapeOf(await openSchema(ctx, address))
    return reply.collection(200, shape, pageOf(shape, versions, query, ctx))
  },

  getItemVersion: async (ctx, { params }, reply) => {
    const version = await getVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.entity(200, itemVersionShapeOf(version.list), version)
  },

  deleteItemVersion: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.empty(200)
  },

  deleteItemVersionById: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.nothing(200, 'DeleteById')
  },

  deleteAllItemVersions: async (ctx, { params }, reply) => {
    await deleteVersions(ctx, listAddress(ctx, params), params.itemId)
    return reply.nothing(200, 'DeleteAll')
  },

  deleteItemVersionByLabel: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, versionOfLabel(params.versionLabel))
    return reply.nothing(200, 'DeleteByLabel')
  },

  restoreItemVersionByLabel: async (ctx, { params }, reply) => {
    await restoreVersion(ctx, listAddress(ctx, params), params.itemId, versionOfLabel(params.versionLabel))
    return reply.nothing(200, 'RestoreByLabel')
  },

  restoreItemVersionById: async (ctx, { params }, reply) => {
    await restoreVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.nothing(200, 'RestoreById')
  },
}
