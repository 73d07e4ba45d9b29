import {
  deleteFileVersion,
  deleteFileVersions,
  fileVersionContent,
  getFileVersion,
  queryFileVersions,
  restoreFileVersion,
} from '../../core/acts/files/document-versions.ts'
import { recycleFileVersion, recycleFileVersions } from '../../core/acts/recycle-bin/recycle-version.ts'
import { fileVersion } from '../../entities/files/file-version.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { fileAddress } from './folder-address.ts'
import { sendContent } from './stored-bytes.ts'

type Operations =
  | 'listFileVersions'
  | 'getFileVersion'
  | 'getFileVersionValue'
  | 'restoreFileVersionByLabel'
  | 'deleteFileVersion'
  | 'deleteFileVersionById'
  | 'deleteFileVersionByLabel'
  | 'deleteAllFileVersions'
  | 'recycleFileVersionById'
  | 'recycleFileVersionByLabel'
  | 'recycleAllFileVersions'

/** contracts/rest/files/file-versions.yaml */
export const fileVersionHandlers: Pick<Handlers<WireContext>, Operations> = {
  listFileVersions: async (ctx, { params, query }, reply) =>
    reply.collection(200, fileVersion, pageOf(fileVersion, await queryFileVersions(ctx, fileAddress(ctx, params)), query, ctx)),

  getFileVersion: async (ctx, { params }, reply) =>
    reply.entity(200, fileVersion, await getFileVersion(ctx, fileAddress(ctx, params), params.versionId)),

  getFileVersionValue: async (ctx, { params, request }, reply) =>
    sendContent(request, reply, await fileVersionContent(ctx, fileAddress(ctx, params), params.versionId)),

  restoreFileVersionByLabel: async (ctx, { params }, reply) => {
    await restoreFileVersion(ctx, fileAddress(ctx, params), { label: params.versionLabel })
    return reply.nothing(200, 'RestoreByLabel')
  },

  deleteFileVersion: async (ctx, { params }, reply) => {
    await deleteFileVersion(ctx, fileAddress(ctx, params), { uiVersion: params.versionId })
    return reply.empty(200)
  },

  deleteFileVersionById: async (ctx, { params }, reply) => {
    await deleteFileVersion(ctx, fileAddress(ctx, params), { uiVersion: params.versionId })
    return reply.nothing(200, 'DeleteByID')
  },

  deleteFileVersionByLabel: async (ctx, { params }, reply) => {
    await deleteFileVersion(ctx, fileAddress(ctx, params), { label: params.versionLabel })
    return reply.nothing(200, 'DeleteByLabel')
  },

  deleteAllFileVersions: async (ctx, { params }, reply) => {
    await deleteFileVersions(ctx, fileAddress(ctx, params))
    return reply.nothing(200, 'DeleteAll')
  },

  recycleFileVersionById: async (ctx, { params }, reply) => {
    await recycleFileVersion(ctx, fileAddress(ctx, params), { uiVersion: params.versionId })
    return reply.nothing(200, 'RecycleByID')
  },

  recycleFileVersionByLabel: async (ctx, { params }, reply) => {
    await recycleFileVersion(ctx, fileAddress(ctx, params), { label: params.versionLabel })
    return reply.nothing(200, 'RecycleByLabel')
  },

  recycleAllFileVersions: async (ctx, { params }, reply) => {
    await recycleFileVersions(ctx, fileAddress(ctx, params))
    return reply.nothing(200, 'RecycleAll')
  },
}
