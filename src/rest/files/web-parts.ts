import { getPageParts, getWebPart } from '../../core/acts/web-parts/web-parts.ts'
import { webPartShape } from '../../entities/files/web-part.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { fileAddress } from './folder-address.ts'

type Operations = 'getWebPartManager' | 'listWebParts' | 'getWebPart'

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
}
