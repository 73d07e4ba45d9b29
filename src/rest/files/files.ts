import type { FileAddress as WireFileAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import {
  addFile,
  deleteFile,
  type FileAddress,
  fileContent,
  fileTag,
  getFile,
  replaceFile,
  type WhenFileExists,
} from '../../core/acts/files/files.ts'
import { copyFile, moveFile } from '../../core/acts/files/transfer-file.ts'
import { cancelUpload, continueUpload, finishUpload, startUpload } from '../../core/acts/files/uploads.ts'
import { attachmentContent, attachmentTag, deleteAttachment, replaceAttachment } from '../../core/acts/items/attachments.ts'
import { recycleAttachment } from '../../core/acts/recycle-bin/recycle-attachment.ts'
import { recycleFile } from '../../core/acts/recycle-bin/recycle-file.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { propertiesOf } from '../../core/content/documents/properties.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { propertyBagShapeOf } from '../../entities/shape/property-bag.ts'
import { parseIfMatch, parseTags } from '../../http/content/if-match.ts'
import { streamBody } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'
import { attachedFile, attachmentOf } from './attached-file.ts'
import { fileAddress, isDocument, newFileAddress } from './folder-address.ts'
import { sendContent } from './stored-bytes.ts'

type Operations =
  | 'getFile'
  | 'deleteFile'
  | 'getFileProperties'
  | 'getFileValue'
  | 'openFileStream'
  | 'updateFileValue'
  | 'addFile'
  | 'recycleFile'
  | 'startUpload'
  | 'continueUpload'
  | 'finishUpload'
  | 'cancelUpload'
  | 'saveBinaryStream'
  | 'copyFile'
  | 'moveFile'
  | 'copyFileByPath'
  | 'moveFileByPath'

const uploadOf = (ctx: Context, params: WireFileAddress & { readonly uploadId: string }) => ({
  file: fileAddress(ctx, params),
  uploadId: params.uploadId,
})

/** The union of the arguments of all forms of `files/add`; each form may omit some. */
interface AddParams {
  readonly overwriteFile?: boolean
  readonly ensureUniqueFileName?: boolean
}

function whenThere(given: object): WhenFileExists {
  const { overwriteFile, ensureUniqueFileName }: AddParams = given
  if (ensureUniqueFileName === true) return 'find another name'
  return overwriteFile === true ? 'replace' : 'refuse'
}

/** Flag 1 of `moveto` overwrites an existing file (protocol/files#addresses). */
function moveRule(given: object): WhenFileExists {
  const { moveFlags = 0 }: { readonly moveFlags?: number } = given
  return (moveFlags & 1) === 1 ? 'replace' : 'refuse'
}

const transferRule = (params: object, { options }: Call<'copyFileByPath'>['body']): WhenFileExists =>
  options?.KeepBoth === true ? 'find another name' : whenThere(params)

interface NewBytes {
  readonly ifMatch: string | undefined
  readonly content: AsyncIterable<Uint8Array>
}

/** Replaces the bytes of a file or an attachment and returns its new tag. Fails as `replaceFile` and `replaceAttachment`. */
async function replaceBytesAt(ctx: Context, address: FileAddress, { ifMatch, content }: NewBytes): Promise<string> {
  const attached = await attachmentOf(ctx, address)
  if (attached) return attachmentTag((await replaceAttachment(ctx, attached, content, parseTags(ifMatch))).row)
  return fileTag((await replaceFile(ctx, address, content, parseIfMatch(ifMatch))).row)
}

/** The bytes of the file, or of the attachment, at an address. Fails as `fileContent`. */
async function contentAt(ctx: Context, address: FileAddress) {
  const attached = await attachmentOf(ctx, address)
  return attached ? attachmentContent(ctx, attached) : fileContent(ctx, address)
}

/** contracts/rest/files/files.yaml */
export const fileHandlers = ({
  settings: { 'Limits:UploadBytes': uploadLimitBytes },
}: Reading<{ readonly 'Limits:UploadBytes': number }>): Pick<Handlers<WireContext>, Operations> => ({
  getFile: async (ctx, { params }, reply) => {
    const address = fileAddress(ctx, params)
    const attached = await attachmentOf(ctx, address)
    if (attached) return reply.entity(200, fileShape, await attachedFile(ctx, attached))
    if ('itemId' in address && !(await isDocument(ctx, address, documentKinds.file))) return reply.nothing(200, 'File')
    return reply.entity(200, fileShape, await getFile(ctx, address))
  },

  deleteFile: async (ctx, { params, headers }, reply) => {
    const address = fileAddress(ctx, params)
    const attached = await attachmentOf(ctx, address)
    await (attached
      ? deleteAttachment(ctx, attached, parseTags(headers['If-Match']))
      : deleteFile(ctx, address, parseIfMatch(headers['If-Match'])))
    return reply.empty(200)
  },

  getFileProperties: async (ctx, { params }, reply) => {
    const properties = await propertiesOf(ctx, await getFile(ctx, fileAddress(ctx, params)))
    return reply.entity(200, propertyBagShapeOf(properties, ctx.profile), properties)
  },

  getFileValue: async (ctx, { params, request }, reply) => sendContent(request, reply, await contentAt(ctx, fileAddress(ctx, params))),
  openFileStream: async (ctx, { params, request }, reply) => sendContent(request, reply, await contentAt(ctx, fileAddress(ctx, params))),

  updateFileValue: async (ctx, { params, headers, request }, reply) => {
    const given = { ifMatch: headers['If-Match'], content: streamBody(request, uploadLimitBytes) }
    return reply.empty(200, { ETag: await replaceBytesAt(ctx, fileAddress(ctx, params), given) })
  },

  addFile: async (ctx, { params, request }, reply) => {
    const { folder, name } = newFileAddress(ctx, params, params.fileName)
    const made = { name, whenThere: whenThere(params) }
    return reply.entity(200, fileShape, await addFile(ctx, folder, made, streamBody(request, uploadLimitBytes)))
  },

  saveBinaryStream: async (ctx, { params, headers, request }, reply) => {
    const given = { ifMatch: headers['If-Match'], content: streamBody(request, uploadLimitBytes) }
    await replaceBytesAt(ctx, fileAddress(ctx, params), given)
    return reply.nothing(200, 'SaveBinaryStream')
  },

  recycleFile: async (ctx, { params, headers }, reply) => {
    const address = fileAddress(ctx, params)
    const attached = await attachmentOf(ctx, address)
    const id = await (attached
      ? recycleAttachment(ctx, attached, parseTags(headers['If-Match']))
      : recycleFile(ctx, address, parseIfMatch(headers['If-Match'])))
    return reply.value(200, 'Edm.Guid', 'Recycle', id)
  },

  startUpload: async (ctx, { params, request }, reply) => {
    const bytes = await startUpload(ctx, uploadOf(ctx, params), streamBody(request, uploadLimitBytes))
    return reply.value(200, 'Edm.Int64', 'StartUpload', bytes)
  },

  continueUpload: async (ctx, { params, request }, reply) => {
    const { fileOffset } = params
    const body = streamBody(request, uploadLimitBytes - fileOffset)
    return reply.value(200, 'Edm.Int64', 'ContinueUpload', await continueUpload(ctx, uploadOf(ctx, params), fileOffset, body))
  },

  finishUpload: async (ctx, { params, request }, reply) => {
    const { fileOffset } = params
    const body = streamBody(request, uploadLimitBytes - fileOffset)
    return reply.entity(200, fileShape, await finishUpload(ctx, uploadOf(ctx, params), fileOffset, body))
  },

  copyFile: async (ctx, { params }, reply) => {
    await copyFile(ctx, fileAddress(ctx, params), params.newUrl, whenThere(params))
    return reply.nothing(200, 'CopyTo')
  },

  moveFile: async (ctx, { params }, reply) => {
    await moveFile(ctx, fileAddress(ctx, params), params.newUrl, moveRule(params))
    return reply.nothing(200, 'MoveTo')
  },

  copyFileByPath: async (ctx, { params, body }, reply) => {
    await copyFile(ctx, { url: body.srcPath.DecodedUrl }, body.destPath.DecodedUrl, transferRule(params, body))
    return reply.nothing(200, 'CopyFileByPath')
  },

  moveFileByPath: async (ctx, { params, body }, reply) => {
    await moveFile(ctx, { url: body.srcPath.DecodedUrl }, body.destPath.DecodedUrl, transferRule(params, body))
    return reply.nothing(200, 'MoveFileByPath')
  },

  cancelUpload: async (ctx, { params }, reply) => {
    await cancelUpload(ctx, uploadOf(ctx, params))
    return reply.nothing(200, 'CancelUpload')
  },
})
