import type { WebPartAddress } from '../../../generated/rest/bindings.ts'
import type { FileAddress } from '../../core/acts/files/files.ts'
import {
  addWebPart,
  changeWebPart,
  deleteWebPart,
  demandShared,
  getPageParts,
  getPageToChange,
  getWebPart,
  moveWebPart,
  type WebPartChange,
} from '../../core/acts/web-parts/web-parts.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { type ShownPart, spendParts, webPart, webPartDefinition, webPartManager } from '../../entities/files/web-part.ts'
import { present } from '../../entities/shape/present.ts'
import { editedWebPart, exportedWebPart, idOfControl, readWebPart } from '../../formats/web-part.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { fileAddress } from './folder-address.ts'

type Operations =
  | ('getWebPartManager' | 'listWebParts' | 'getWebPart' | 'getPartOfDefinition' | 'exportWebPart' | 'importWebPart')
  | ('addWebPart' | 'updateWebPart' | 'mergeWebPart' | 'saveWebPartChanges' | 'closeWebPart' | 'openWebPart')
  | ('moveWebPart' | 'deleteWebPart')

/** The id of the web part of an address. Fails with `invalid_request`. */
const partId = (params: WebPartAddress): string => ('webPartId' in params ? params.webPartId : idOfControl(params.controlId))

type OnePart = Pick<Call<'getWebPart'>, 'params'>
type ManagerParams = Call<'listWebParts'>['params']

const partAt = async (ctx: WireContext, { params }: OnePart): Promise<ShownPart> => ({
  ...(await getWebPart(ctx, fileAddress(ctx, params), partId(params))),
  scope: params.webPartScope,
})

/** The page of a change. Fails as `demandShared`. */
function changedPage(ctx: WireContext, params: ManagerParams): FileAddress {
  demandShared(params.webPartScope === 1, 'the scope 0 (User)')
  return fileAddress(ctx, params)
}

const change = (ctx: WireContext, { params }: OnePart, asked: WebPartChange): Promise<void> =>
  changeWebPart(ctx, changedPage(ctx, params), partId(params), asked, editedWebPart)

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function update(ctx: WireContext, call: Pick<Call<'updateWebPart'>, 'params' | 'body'>): Promise<ShownPart> {
  const { Title: title, TitleUrl: titleUrl, Hidden: isHidden, Properties: properties } = call.body
  await change(ctx, call, present<WebPartChange>({ title, titleUrl, isHidden, properties, isClosed: undefined }))
  return partAt(ctx, call)
}

/** A web part that a client has sent as XML: it is on no page yet. */
function imported(page: Document, xml: string): ShownPart {
  const { zoneId = '', ordinal = 0, ...said } = readWebPart(xml)
  return { page, part: { ...said, id: undefined, zoneId, ordinal } }
}

/** contracts/rest/files/web-parts.yaml */
export const webPartHandlers: Pick<Handlers<WireContext>, Operations> = {
  getWebPartManager: async (ctx, { params }, reply) => {
    const { page } = await getPageParts(ctx, fileAddress(ctx, params))
    return reply.entity(200, webPartManager, { page, scope: params.webPartScope })
  },

  listWebParts: async (ctx, { params, query }, reply) => {
    const { page, parts } = await getPageParts(ctx, fileAddress(ctx, params))
    spendParts(ctx, parts)
    const rows = parts.map((part) => ({ page, part, scope: params.webPartScope }))
    return reply.collection(200, webPartDefinition, pageOf(webPartDefinition, rows, query, ctx))
  },

  getWebPart: async (ctx, call, reply) => reply.entity(200, webPartDefinition, await partAt(ctx, call)),
  getPartOfDefinition: async (ctx, call, reply) => reply.entity(200, webPart, await partAt(ctx, call)),

  exportWebPart: async (ctx, { params }, reply) => {
    const { part } = await getWebPart(ctx, fileAddress(ctx, params), params.exportedPartId)
    return reply.value(200, 'Edm.String', 'ExportWebPart', exportedWebPart(part))
  },

  importWebPart: async (ctx, { params, body }, reply) => {
    const page = await getPageToChange(ctx, changedPage(ctx, params))
    return reply.entity(200, webPartDefinition, imported(page, body.webPartXml))
  },

  addWebPart: async (ctx, { params, body }, reply) => {
    const address = changedPage(ctx, params)
    const page = await getPageToChange(ctx, address)
    const { zoneId: ownZone, ordinal: ownPlace, ...said } = readWebPart(body.webPartXml)
    const { zoneId = ownZone, zoneIndex: ordinal = ownPlace } = body
    const part = await addWebPart(ctx, address, { ...said, place: present({ zoneId, ordinal }) })
    return reply.entity(200, webPartDefinition, { page, part })
  },

  updateWebPart: async (ctx, call, reply) => reply.entity(200, webPart, await update(ctx, call)),
  mergeWebPart: async (ctx, call, reply) => reply.entity(200, webPart, await update(ctx, call)),

  saveWebPartChanges: async (ctx, call, reply) => {
    await change(ctx, call, {})
    return reply.nothing(200, 'SaveWebPartChanges')
  },

  closeWebPart: async (ctx, call, reply) => {
    await change(ctx, call, { isClosed: true })
    return reply.nothing(200, 'CloseWebPart')
  },

  openWebPart: async (ctx, call, reply) => {
    await change(ctx, call, { isClosed: false })
    return reply.nothing(200, 'OpenWebPart')
  },

  moveWebPart: async (ctx, { params }, reply) => {
    const place = { zoneId: params.zoneId, ordinal: params.zoneIndex }
    await moveWebPart(ctx, changedPage(ctx, params), partId(params), place)
    return reply.nothing(200, 'MoveWebPartTo')
  },

  deleteWebPart: async (ctx, { params }, reply) => {
    await deleteWebPart(ctx, changedPage(ctx, params), partId(params))
    return reply.nothing(200, 'DeleteWebPart')
  },
}
