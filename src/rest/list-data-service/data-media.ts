import { addFile, fileContent, fileTag, replaceFile } from '../../core/acts/files/files.ts'
import {
  addAttachment,
  attachmentContent,
  attachmentTag,
  deleteAttachment,
  getAttachment,
  replaceAttachment,
  type Target,
} from '../../core/acts/items/attachments.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { folderOfList } from '../../core/content/documents/folder-scope.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { isLibrary } from '../../core/model/lists/list.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { type DataList, dataServicePath } from '../../entities/items/data-service.ts'
import { dataAttachmentShape, dataItemShape } from '../../entities/items/data-shapes.ts'
import { parseIfMatch, parseTags } from '../../http/content/if-match.ts'
import { streamBody } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { sendContent } from '../files/stored-bytes.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'
import { dataListNamed, notHere } from './entity-sets.ts'
import { everyAttachment } from './every-attachment.ts'

type Operations =
  | 'getListDataFile'
  | 'updateListDataFile'
  | 'addListDataFile'
  | 'listListDataAttachments'
  | 'addListDataAttachment'
  | 'getListDataAttachment'
  | 'deleteListDataAttachment'
  | 'getListDataAttachmentValue'
  | 'updateListDataAttachmentValue'

/** contracts/rest/list-data-service/list-data-media.yaml (protocol/list-data-service#files). */
export const listDataMediaHandlers = ({
  settings: { 'Limits:UploadBytes': uploadLimitBytes },
}: Reading<{ readonly 'Limits:UploadBytes': number }>): Pick<Handlers<WireContext>, Operations> => ({
  getListDataFile: async (ctx, { params, request }, reply) =>
    sendContent(request, reply, await fileContent(ctx, await fileAddress(ctx, params))),

  updateListDataFile: async (ctx, { params, headers, request }, reply) => {
    const content = streamBody(request, uploadLimitBytes)
    const file = await replaceFile(ctx, await fileAddress(ctx, params), content, parseIfMatch(headers['If-Match']))
    return reply.empty(204, { ETag: fileTag(file.row) })
  },

  addListDataFile: async (ctx, { params, headers, request }, reply) => {
    const of = await dataListNamed(ctx, params.entitySet)
    if (!isLibrary(of.list)) throw notHere(`${of.set}/$value`, ' Only libraries take files.')
    const { folder, name } = placeIn(of, headers.Slug)
    const parent = await folderOfList(ctx, of.list, { from: { url: folder } })
    const made = await addFile(ctx, { from: { id: parent.row.id } }, { name, whenThere: 'refuse' }, streamBody(request, uploadLimitBytes))
    const item = await getItem(ctx, { id: of.list.row.id }, made.row.itemId ?? 0)
    const shape = dataItemShape(of)
    const Location = serviceRoot(ctx, undefined, dataServicePath) + shape.address(item)
    return reply.entity(201, shape, item, { ETag: ctx.profile.items.serviceTag(item.row.version), Location })
  },

  listListDataAttachments: async (ctx, { query }, reply) =>
    reply.collection(200, dataAttachmentShape, pageOf(dataAttachmentShape, await everyAttachment(ctx), query, ctx)),

  addListDataAttachment: async (ctx, { headers, request }, reply) => {
    const { of, target } = await targetIn(ctx, headers.Slug)
    const attachment = { set: of.set, attachment: await addAttachment(ctx, target, streamBody(request, uploadLimitBytes)) }
    const Location = serviceRoot(ctx, undefined, dataServicePath) + dataAttachmentShape.address(attachment)
    return reply.entity(201, dataAttachmentShape, attachment, { Location })
  },

  getListDataAttachment: async (ctx, { params }, reply) => {
    const { of, target } = await targetOf(ctx, params)
    return reply.entity(200, dataAttachmentShape, { set: of.set, attachment: await getAttachment(ctx, target) })
  },

  deleteListDataAttachment: async (ctx, { params, headers }, reply) => {
    const { target } = await targetOf(ctx, params)
    await deleteAttachment(ctx, target, parseTags(headers['If-Match']))
    return reply.empty(204)
  },

  getListDataAttachmentValue: async (ctx, { params, request }, reply) => {
    const { target } = await targetOf(ctx, params)
    return sendContent(request, reply, await attachmentContent(ctx, target))
  },

  updateListDataAttachmentValue: async (ctx, { params, headers, request }, reply) => {
    const { target } = await targetOf(ctx, params)
    const { row } = await replaceAttachment(ctx, target, streamBody(request, uploadLimitBytes), parseTags(headers['If-Match']))
    return reply.empty(204, { ETag: attachmentTag(row) })
  },
})

/** Fails with `resource_not_found` for an item of a list, which has no file. */
async function fileAddress(ctx: WireContext, { entitySet, itemId }: { readonly entitySet: string; readonly itemId: number }) {
  const { list, set } = await dataListNamed(ctx, entitySet)
  if (!isLibrary(list)) throw notHere(`${set}(${itemId})/$value`, ' Only items of libraries are files.')
  return { list: { id: list.row.id }, itemId }
}

interface Params {
  readonly dataSet: string
  readonly itemId: number
  readonly attachmentName: string
}

async function targetOf(ctx: WireContext, { dataSet, itemId, attachmentName }: Params): Promise<{ of: DataList; target: Target }> {
  const of = await dataListNamed(ctx, dataSet)
  return { of, target: { address: { id: of.list.row.id }, itemId, name: attachmentName } }
}

/** The folder and the name of a new file that a `Slug` names. Fails with `invalid_request`. */
function placeIn({ list }: DataList, slug: string): { folder: string; name: string } {
  const path = plain(slug)
  const cut = path.lastIndexOf('/')
  const name = path.slice(cut + 1)
  const above = path.slice(0, Math.max(cut, 0))
  const folder = path.startsWith('/') ? above || '/' : joinUrl(list.url, above)
  const isInside = `${fold(folder)}/`.startsWith(`${fold(list.url)}/`) && !folder.split('/').includes('..')
  if (name !== '' && isInside) return { folder, name }
  throw invalid(`The header Slug must name a file of the library at ${list.url}, such as 'plan.txt'; '${slug.slice(0, 200)}' was given.`)
}

/** The attachment that a `Slug` names. Fails with `invalid_request`. */
function targetIn(ctx: WireContext, slug: string): Promise<{ of: DataList; target: Target }> {
  const [dataSet = '', id = '', name, ...more] = slug.split('|').map(plain)
  if (name === undefined || name === '' || more.length > 0 || !/^[1-9]\d{0,8}$/.test(id))
    throw invalid(`The header Slug must have the form 'Tasks|7|plan.txt'; '${slug.slice(0, 200)}' was given.`)
  return targetOf(ctx, { dataSet, itemId: Number(id), attachmentName: name })
}

/** A name may have a percent sign that encodes nothing. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return text.trim()
  }
}
