import type { Context } from '../../core/access/context.ts'
import {
  addAttachment,
  attachmentContent,
  deleteAttachment,
  getAttachment,
  queryAttachments,
  replaceAttachment,
} from '../../core/acts/items/attachments.ts'
import { recycleAttachment } from '../../core/acts/recycle-bin/recycle-attachment.ts'
import { attachmentShape } from '../../entities/items/attachment.ts'
import { parseTags } from '../../http/content/if-match.ts'
import { streamBody } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { sendContent } from '../files/stored-bytes.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations =
  | 'listAttachments'
  | 'addAttachment'
  | 'getAttachment'
  | 'deleteAttachment'
  | 'getAttachmentValue'
  | 'updateAttachmentValue'
  | 'recycleAttachment'
  | 'recycleAttachmentByDelete'

const targetOf = (ctx: Context, { params }: Pick<Call<'getAttachment'>, 'params'>) => ({
  address: listAddress(ctx, params),
  itemId: params.itemId,
  name: params.attachmentName,
})

/** contracts/rest/items/attachments.yaml */
export const attachmentHandlers = ({
  settings: { 'Limits:UploadBytes': uploadLimitBytes },
}: Reading<{ readonly 'Limits:UploadBytes': number }>): Pick<Handlers<WireContext>, Operations> => ({
  listAttachments: async (ctx, { params, query }, reply) => {
    const found = await queryAttachments(ctx, listAddress(ctx, params), params.itemId)
    return reply.collection(200, attachmentShape, pageOf(attachmentShape, found, query, ctx))
  },

  addAttachment: async (ctx, call, reply) =>
    reply.entity(200, attachmentShape, await addAttachment(ctx, targetOf(ctx, call), streamBody(call.request, uploadLimitBytes))),

  getAttachment: async (ctx, call, reply) => reply.entity(200, attachmentShape, await getAttachment(ctx, targetOf(ctx, call))),

  deleteAttachment: async (ctx, call, reply) => {
    await deleteAttachment(ctx, targetOf(ctx, call), parseTags(call.headers['If-Match']))
    return reply.empty(200)
  },

  getAttachmentValue: async (ctx, call, reply) => sendContent(call.request, reply, await attachmentContent(ctx, targetOf(ctx, call))),

  updateAttachmentValue: async (ctx, call, reply) => {
    const expected = parseTags(call.headers['If-Match'])
    await replaceAttachment(ctx, targetOf(ctx, call), streamBody(call.request, uploadLimitBytes), expected)
    return reply.empty(200)
  },

  recycleAttachment: async (ctx, call, reply) =>
    reply.value(200, 'Edm.Guid', 'RecycleObject', await recycleAttachment(ctx, targetOf(ctx, call))),

  recycleAttachmentByDelete: async (ctx, call, reply) =>
    reply.value(200, 'Edm.Guid', 'RecycleObject', await recycleAttachment(ctx, targetOf(ctx, call))),
})
