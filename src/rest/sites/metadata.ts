import { getWeb } from '../../core/acts/sites/webs.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { metadataDocument } from '../odata/edmx.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/sites/metadata.yaml */
export const metadataHandlers: Pick<Handlers<WireContext>, 'getMetadata'> = {
  getMetadata: async (ctx, _call, reply) => {
    // The document is the same for all webs, but only who may open a web reads it there.
    await getWeb(ctx)
    return reply.media(200, 'application/xml', metadataDocument(ctx.profile))
  },
}
