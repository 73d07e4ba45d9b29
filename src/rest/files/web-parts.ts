import { deleteWebPart, getPageParts, getWebPart, saveWebPart } from '../../core/acts/web-parts/web-parts.ts'
import { webPartShape } from '../../entities/files/web-part.ts'
import { webPartElement } from '../../formats/web-part.ts'
import { writeXml } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { fileAddress } from './folder-address.ts'

type Operations = 'getWebPartManager' | 'listWebParts' | 'getWebPart' | 'exportWebPart' | 'moveWebPart' | 'deleteWebPart'

/** contracts/rest/files/web-parts.yaml */
export const webPartHandlers: Pick<Handlers<WireContext>, Operations> = {
  getWebPartManager: async (ctx, { params }, reply) => {
    await getPageParts(ctx, fileAddress(ctx, params))
    return reply.complex(200, 'LimitedWebPartManager', 'GetLimitedWebPartManager', {
      HasPersonalizedParts: false,
      Scope: params.webPartScope,
    })
  },

  listWebParts: async (ctx, { params, query }, reply) => {
    const { page, parts } = await getPageParts(ctx, fileAddress(ctx, params))
    const rows = parts.map((part) => ({ page, part }))
    return reply.collection(200, webPartShape, pageOf(webPartShape, rows, query, ctx))
  },

  getWebPart: async (ctx, { params }, reply) =>
    reply.entity(200, webPartShape, await getWebPart(ctx, fileAddress(ctx, params), params.webPartId)),

  exportWebPart: async (ctx, { params }, reply) => {
    const { part } = await getWebPart(ctx, fileAddress(ctx, params), params.exportedPartId)
    return reply.value(200, 'Edm.String', 'ExportWebPart', writeXml(webPartElement(part)))
  },

  moveWebPart: async (ctx, { params }, reply) => {
    const { part } = await getWebPart(ctx, fileAddress(ctx, params), params.webPartId)
    const { title, typeName, content } = part
    const place = { zoneId: params.zoneId, ordinal: params.zoneIndex }
    await saveWebPart(ctx, fileAddress(ctx, params), part.id, { title, typeName, content, place }, false)
    return reply.nothing(200, 'MoveWebPartTo')
  },

  deleteWebPart: async (ctx, { params }, reply) => {
    await deleteWebPart(ctx, fileAddress(ctx, params), params.webPartId)
    return reply.nothing(200, 'DeleteWebPart')
  },
}
