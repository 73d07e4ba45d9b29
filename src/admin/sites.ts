import type { components } from '../../generated/admin/operations.ts'
import { quotaOf } from '../core/acts/site-collections/quotas.ts'
import {
  createSiteCollection,
  deleteSiteCollection,
  getSiteCollection,
  listSiteCollections,
  restoreSiteCollection,
  type SiteCollectionState,
  updateSiteCollection,
} from '../core/acts/site-collections/site-collections.ts'
import { siteCollectionUrl } from '../core/acts/site-collections/urls.ts'
import type { AdminHandlers } from './handlers.ts'

type SiteCollection = components['schemas']['SiteCollection']

const usualTop = 1_000

/** contracts/admin/sites.yaml */
export const siteCollectionHandlers: Pick<
  AdminHandlers,
  | 'listSiteCollections'
  | 'addSiteCollection'
  | 'getSiteCollection'
  | 'updateSiteCollection'
  | 'deleteSiteCollection'
  | 'restoreSiteCollection'
> = {
  async listSiteCollections({ query, request }, reply, ctx) {
    const { top = usualTop, after, webApp } = query
    const found = await listSiteCollections(ctx, {
      limit: top,
      ...(after !== undefined && { after }),
      ...(webApp !== undefined && { webApplication: webApp }),
    })
    const last = found.length === top ? found.at(-1) : undefined
    return reply.json(200, { value: found.map((one) => siteCollection(one, request.origin)), ...(last && { next: last.row.id }) })
  },
  addSiteCollection: async ({ body, request }, reply, ctx) =>
    reply.json(201, siteCollection(await createSiteCollection(ctx, body), request.origin)),
  getSiteCollection: async ({ params, request }, reply, ctx) =>
    reply.json(200, siteCollection(await getSiteCollection(ctx, params.siteId), request.origin)),
  updateSiteCollection: async ({ params, body, request }, reply, ctx) =>
    reply.json(200, siteCollection(await updateSiteCollection(ctx, params.siteId, body), request.origin)),
  async deleteSiteCollection({ params, query }, reply, ctx) {
    await deleteSiteCollection(ctx, params.siteId, query.permanent ?? false)
    return reply.empty(204)
  },
  restoreSiteCollection: async ({ params, request }, reply, ctx) =>
    reply.json(200, siteCollection(await restoreSiteCollection(ctx, params.siteId), request.origin)),
}

function siteCollection(site: SiteCollectionState, origin: string): SiteCollection {
  const { row, state, webApplication, storage } = site
  const { storageMaximum, storageWarning } = quotaOf(row)
  const { id, path, contentDatabaseId, owner, hostName, previousUrl, redirectUntil, deletedAt } = row
  return {
    id,
    url: siteCollectionUrl(site, origin),
    serverRelativeUrl: path,
    webApplication,
    contentDatabaseId,
    owner: owner ?? '',
    status: state,
    storageMaximumLevel: storageMaximum,
    storageWarningLevel: storageWarning,
    ...(storage && { storageUsedBytes: storage.usedBytes, storageState: storage.state }),
    ...(hostName !== null && { hostName }),
    ...(previousUrl !== null && { previousManagedPathUrl: previousUrl }),
    ...(redirectUntil !== null && { redirectGraceUntilUtc: utc(redirectUntil) }),
    ...(deletedAt !== null && { deletedUtc: utc(deletedAt) }),
  }
}

const utc = (ms: number): string => new Date(ms).toISOString()
