import { siteCollectionReasons } from '../../core/acts/site-collections/reasons.ts'
import { createOwnSite, type FarmParts, siteAtUrl, siteWithId } from '../../core/acts/site-collections/self-service.ts'
import type { SiteCollectionState } from '../../core/acts/site-collections/site-collections.ts'
import { siteCollectionUrl } from '../../core/acts/site-collections/urls.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { withoutQuotes } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations = 'createSite' | 'getSiteStatus' | 'siteExists' | 'getSiteUrlById'

export interface SiteManagerOptions extends Reading<{ readonly 'Farm:SelfServiceSites': boolean }> {
  readonly farm: FarmParts
}

/** contracts/rest/sites/site-manager.yaml */
export const siteManagerHandlers = ({ settings, farm }: SiteManagerOptions): Pick<Handlers<WireContext>, Operations> => ({
  async createSite(ctx, { body }, reply) {
    const { Title, Url, Owner, WebTemplate, Lcid, StorageMaximumLevel, StorageWarningLevel } = body.request
    const input = {
      ...{ title: Title, url: Url },
      ...(Owner !== undefined && { owner: Owner }),
      ...(WebTemplate !== undefined && { template: WebTemplate }),
      ...(Lcid !== undefined && { language: Lcid }),
      ...(StorageMaximumLevel !== undefined && { storageMaximumLevel: StorageMaximumLevel }),
      ...(StorageWarningLevel !== undefined && { storageWarningLevel: StorageWarningLevel }),
    }
    const site = await createOwnSite(ctx, farm, input, settings['Farm:SelfServiceSites'])
    return reply.complex(200, 'SiteCreationResponse', 'Create', created(ctx, site))
  },
  async getSiteStatus(ctx, { query }, reply) {
    const site = await siteAtUrl(ctx, farm, withoutQuotes(query.url))
    return reply.complex(200, 'SiteCreationResponse', 'Status', created(ctx, site))
  },
  async siteExists(ctx, { params }, reply) {
    return reply.value(200, 'Edm.Boolean', 'Exists', isThere(await siteAtUrl(ctx, farm, params.siteCollectionUrl)))
  },
  async getSiteUrlById(ctx, { params }, reply) {
    const site = await siteWithId(ctx, farm, params.siteCollectionId)
    if (!isThere(site)) throw new DomainError(siteCollectionReasons.site_collection_not_found, { id: params.siteCollectionId })
    return reply.value(200, 'Edm.String', 'GetUrlById', siteCollectionUrl(site, ctx.origin))
  },
})

const statuses = { Ready: 2, Provisioning: 1, Recycled: 0, Purging: 0 } as const

const isThere = (site: SiteCollectionState | undefined): site is SiteCollectionState => site !== undefined && statuses[site.state] > 0

function created(ctx: WireContext, site: SiteCollectionState | undefined) {
  return {
    SiteId: isThere(site) ? site.row.id : '',
    SiteStatus: site ? statuses[site.state] : 0,
    SiteUrl: isThere(site) ? siteCollectionUrl(site, ctx.origin) : '',
  }
}
