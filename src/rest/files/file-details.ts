import { demand } from '../../core/access/access.ts'
import { queryFileVersions } from '../../core/acts/files/document-versions.ts'
import { demandChangeableFile, getFile } from '../../core/acts/files/files.ts'
import { type FileRights, getFileRights, setFileRights } from '../../core/acts/files/rights/rights-management.ts'
import type { RightsManagement } from '../../core/acts/lists/list-settings.ts'
import { effectiveRights, effectiveRightsOf, fileRights, fileVersionEvent, versionEventsOf } from '../../entities/files/file-details.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { fileAddress } from './folder-address.ts'

type Operations =
  | 'updateFile'
  | 'listFileVersionEvents'
  | 'getEffectiveRightsManagementSettings'
  | 'getFileRightsManagementSettings'
  | 'updateFileRightsManagementSettings'
  | 'mergeFileRightsManagementSettings'
  | 'resetFileRightsManagementSettings'
  | 'getContentVersion'

type Change = Pick<Call<'updateFileRightsManagementSettings'>, 'params' | 'body'>

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
const change = (ctx: WireContext, { params, body }: Change): Promise<FileRights> =>
  setFileRights(ctx, fileAddress(ctx, params), present<RightsManagement>({ ...body }))

/** contracts/rest/files/file-details.yaml */
export const fileDetailHandlers: Pick<Handlers<WireContext>, Operations> = {
  updateFile: async (ctx, { params }, reply) => {
    await demandChangeableFile(ctx, fileAddress(ctx, params))
    return reply.nothing(200, 'Update')
  },

  listFileVersionEvents: async (ctx, { params, query }, reply) => {
    const address = fileAddress(ctx, params)
    // Checks the right to see the versions.
    await queryFileVersions(ctx, address)
    const [events = []] = await versionEventsOf(ctx, [await getFile(ctx, address)])
    return reply.collection(200, fileVersionEvent, pageOf(fileVersionEvent, events, query, ctx))
  },

  getContentVersion: async (ctx, { params: { contentTag } }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.Int32', 'GetContentVerFromTag', Number(contentTag.slice(contentTag.lastIndexOf(',') + 1)))
  },

  getEffectiveRightsManagementSettings: async (ctx, { params }, reply) =>
    reply.entity(200, effectiveRights, await effectiveRightsOf(ctx, await getFile(ctx, fileAddress(ctx, params)))),

  getFileRightsManagementSettings: async (ctx, { params }, reply) =>
    reply.entity(200, fileRights, await getFileRights(ctx, fileAddress(ctx, params))),

  updateFileRightsManagementSettings: async (ctx, call, reply) => reply.entity(200, fileRights, await change(ctx, call)),
  mergeFileRightsManagementSettings: async (ctx, call, reply) => reply.entity(200, fileRights, await change(ctx, call)),

  resetFileRightsManagementSettings: async (ctx, { params }, reply) => {
    await setFileRights(ctx, fileAddress(ctx, params), undefined)
    return reply.nothing(200, 'Reset')
  },
}
