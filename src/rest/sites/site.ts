import { demand } from '../../core/access/access.ts'
import { getSiteOwner } from '../../core/acts/people/users.ts'
import { siteUsage } from '../../core/acts/site-collections/quotas.ts'
import { getWebAtUrl, getWebById } from '../../core/acts/sites/webs.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { user } from '../../entities/people/principals.ts'
import { audit, auditOf, site } from '../../entities/sites/site.ts'
import { web } from '../../entities/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/sites/site.yaml, the site collection of the web */
export const siteHandlers: Pick<
  Handlers<WireContext>,
  'getSite' | 'getSiteOwner' | 'getSecondaryContact' | 'getSiteUsage' | 'openWebById' | 'openWeb' | 'getSiteAudit' | 'getWebPath'
> = {
  getSite: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, site, ctx.site)
  },

  getSiteOwner: async (ctx, _call, reply) => reply.entity(200, user, await getSiteOwner(ctx)),

  getSecondaryContact: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.nothing(200, 'SecondaryContact')
  },

  getSiteAudit: async (ctx, _call, reply) => reply.entity(200, audit, await auditOf(ctx, ctx.site)),

  getSiteUsage: async (ctx, _call, reply) => {
    const { storedBytes, quotaUsed } = await siteUsage(ctx)
    return reply.complex(200, 'UsageInfo', 'Usage', { Storage: storedBytes, StoragePercentageUsed: quotaUsed })
  },

  openWebById: async (ctx, { params }, reply) => reply.entity(200, web, await getWebById(ctx, params.webId)),

  getWebPath: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    if (params.siteCollectionId.toLowerCase() !== ctx.site.id)
      throw invalid(`The site collection of this address has the id '${ctx.site.id}'. Ask another one for its webs at its own address.`)
    const { url } = await getWebById(ctx, params.webId.toLowerCase())
    return reply.complex(200, 'ResourcePath', 'GetWebPath', { DecodedUrl: ctx.origin + (url === '/' ? '' : url) })
  },

  openWeb: async (ctx, { params }, reply) => reply.entity(200, web, await getWebAtUrl(ctx, params.openedUrl)),
}
