import type { Context } from '../core/context.ts'
import { deleteVersion, deleteVersions, getVersion, queryVersions, restoreVersion } from '../core/items/versions.ts'
import { openSchema } from '../core/lists/lists.ts'
import type { Handlers } from './handlers.ts'
import { versionsOf } from './item-version-shape.ts'
import { listAddress, pageOf } from './query.ts'

type Operations = 'queryVersions' | 'getVersion' | 'deleteVersion' | 'deleteVersionById' | 'deleteVersions' | 'restoreVersion'

/** contracts/rest/item-versions.yaml */
export const versionHandlers: Pick<Handlers<Context>, Operations> = {
  queryVersions: async (ctx, { params, query }, reply) => {
    const address = listAddress(ctx, params)
    const versions = await queryVersions(ctx, address, params.itemId)
    const shape = versionsOf(await openSchema(ctx, address))
    return reply.collection(200, shape, pageOf(shape, versions, query, ctx))
  },

  getVersion: async (ctx, { params }, reply) => {
    const version = await getVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.entity(200, versionsOf(version.list), version)
  },

  deleteVersion: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.empty(200)
  },

  deleteVersionById: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.nothing(200, 'DeleteById')
  },

  deleteVersions: async (ctx, { params }, reply) => {
    await deleteVersions(ctx, listAddress(ctx, params), params.itemId)
    return reply.nothing(200, 'DeleteAll')
  },

  restoreVersion: async (ctx, { params }, reply) => {
    await restoreVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.nothing(200, 'RestoreById')
  },
}
