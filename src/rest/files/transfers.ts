import { copyFolder } from '../../core/acts/files/copy.ts'
import { deleteFile, type WhenFileExists } from '../../core/acts/files/files.ts'
import { moveFolder, type WhenTaken } from '../../core/acts/files/move.ts'
import { copyFile, moveFile } from '../../core/acts/files/transfer-file.ts'
import { recycleFolder } from '../../core/acts/recycle-bin/recycle-document.ts'
import { recycleFile } from '../../core/acts/recycle-bin/recycle-file.ts'
import { leniently } from '../../formats/percent.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { fileAddress, folderAddress } from './folder-address.ts'

type Operations =
  | 'copyFileByUrl'
  | 'moveFileByUrl'
  | 'copyFolderByUrl'
  | 'moveFolderByUrl'
  | 'deleteFileWithParameters'
  | 'recycleFileWithParameters'
  | 'recycleFolderWithParameters'

type Transfer = Call<'copyFileByUrl'>['body']

/** Some forms of the address omit `overwrite`. */
function fileRule(params: { readonly overwriteFile?: boolean }, { options }: Transfer): WhenFileExists {
  if (options?.KeepBoth === true) return 'find another name'
  return params.overwriteFile === true ? 'replace' : 'refuse'
}

const folderRule = ({ options }: Transfer): WhenTaken => (options?.KeepBoth === true ? 'find another name' : 'refuse')

/** The URL as it stands comes first, then the decoded one. */
const source = ({ srcUrl }: Transfer) => ({ url: srcUrl, decoded: leniently(srcUrl) })
const destination = ({ destUrl }: Transfer): string => leniently(destUrl)

/** contracts/rest/files/transfers.yaml */
export const transferHandlers: Pick<Handlers<WireContext>, Operations> = {
  copyFileByUrl: async (ctx, { params, body }, reply) => {
    await copyFile(ctx, source(body), destination(body), fileRule(params, body))
    return reply.nothing(200, 'CopyFile')
  },

  moveFileByUrl: async (ctx, { params, body }, reply) => {
    await moveFile(ctx, source(body), destination(body), fileRule(params, body))
    return reply.nothing(200, 'MoveFile')
  },

  copyFolderByUrl: async (ctx, { body }, reply) => {
    await copyFolder(ctx, { from: source(body) }, destination(body), folderRule(body))
    return reply.nothing(200, 'CopyFolder')
  },

  moveFolderByUrl: async (ctx, { body }, reply) => {
    await moveFolder(ctx, { from: source(body) }, destination(body), folderRule(body))
    return reply.nothing(200, 'MoveFolder')
  },

  deleteFileWithParameters: async (ctx, { params }, reply) => {
    await deleteFile(ctx, fileAddress(ctx, params))
    return reply.nothing(200, 'DeleteWithParameters')
  },

  recycleFileWithParameters: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Guid', 'RecycleWithParameters', await recycleFile(ctx, fileAddress(ctx, params))),

  recycleFolderWithParameters: async (ctx, { params, body }, reply) => {
    const { DeleteIfEmpty: isEmpty, ETagMatch: tag } = body.parameters
    const which = isEmpty === true ? 'empty ones' : 'any'
    const id = await recycleFolder(ctx, folderAddress(ctx, params), which, parseIfMatch(tag || undefined))
    return reply.value(200, 'Edm.Guid', 'RecycleWithParameters', id)
  },
}
