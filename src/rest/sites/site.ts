import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { getSiteOwner } from '../../core/acts/people/users.ts'
import { getWebById } from '../../core/acts/sites/webs.ts'
import { site, web } from '../../entities/entities-to-split.ts'
import { user } from '../../entities/people/people-shapes.ts'
import type { Handlers } from '../handlers.ts'

/** contracts/rest/sites/site.yaml, the site collection that holds the addressed web */
export const siteHandlers: Pick<Handlers<Context>, 'getSite' | 'getSiteOwner' | 'openWebById'> = {
  getSite: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, site, ctx.site)
  },

  getSiteOwner: async (ctx, _call, reply) => reply.entity(200, user, await getSiteOwner(ctx)),

  openWebById: async (ctx, { params }, reply) => reply.entity(200, web, await getWebById(ctx, params.webId)),
}
