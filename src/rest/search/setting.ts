import { demand } from '../../core/access/access.ts'
import { rootWeb } from '../../core/model/sites/find-web.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { usualRowLimit } from '../../formats/search/search-asked.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** contracts/rest/search/setting.yaml */
export const searchSettingHandlers: Pick<Handlers<WireContext>, 'getQueryConfiguration' | 'listPromotedResultRules'> = {
  getQueryConfiguration: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const asked = { PortalUrl: absoluteUrl(ctx, ctx.site.url), SpSiteId: ctx.site.id, SpWebId: ctx.web.row.id }
    const endpoints = {
      AdminEndpoint: null,
      AfdEndpoint: null,
      Geolocation: null,
      QueryContext: asked,
      QueryEndpoint: absoluteUrl(ctx, `${ctx.web.url === '/' ? '' : ctx.web.url}/_api/search`),
    }
    return reply.complex(200, 'QueryConfiguration', 'getqueryconfiguration', {
      QueryContext: asked,
      QueryParameters: {
        Properties: [
          { Key: 'RowLimit', Value: String(usualRowLimit), ValueType: 'Edm.Int32' },
          { Key: 'StartRow', Value: '0', ValueType: 'Edm.Int32' },
        ],
      },
      QueryRoutingInfo: { QueryState: 0, SearchEndpoints: [endpoints] },
      SearchEndpoints: endpoints,
    })
  },

  listPromotedResultRules: async (ctx, { query }, reply) => {
    await demand(ctx, 'ManageWeb', await rootWeb(ctx))
    const owner = query.sitecollectionlevel === true ? ctx.site.id : null
    return reply.complex(200, 'PromotedResultsOperationsResult', 'getpromotedresultqueryrules', {
      Result: [],
      SearchObjectOwner: { SiteCollectionId: owner, SiteId: null, TenantId: null },
    })
  },
}
