import { type ActiveFeature, type FeatureOwner, getFeature, queryFeatures, setFeature } from '../../core/acts/sites/features.ts'
import { feature } from '../../entities/sites/feature.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type CollectionOptions, pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listSiteFeatures'
  | 'getSiteFeature'
  | 'addSiteFeature'
  | 'removeSiteFeature'
  | 'listWebFeatures'
  | 'getWebFeature'
  | 'addWebFeature'
  | 'removeWebFeature'

const ofSite: FeatureOwner = { kind: 'site' }
const ofWeb: FeatureOwner = { kind: 'web' }

const page = async (ctx: WireContext, owner: FeatureOwner, query: CollectionOptions) =>
  pageOf(feature, await queryFeatures(ctx, owner), query, ctx)

/** Some forms of the address omit `force`. */
interface Named {
  readonly featureId: string
  readonly forceFeature?: boolean
}

const change = (ctx: WireContext, owner: FeatureOwner, params: Named, isActive: boolean): Promise<ActiveFeature> =>
  setFeature(ctx, owner, { id: params.featureId, isActive, force: params.forceFeature ?? false })

/** contracts/rest/sites/features.yaml */
export const featureHandlers: Pick<Handlers<WireContext>, Operations> = {
  listSiteFeatures: async (ctx, { query }, reply) => reply.collection(200, feature, await page(ctx, ofSite, query)),
  listWebFeatures: async (ctx, { query }, reply) => reply.collection(200, feature, await page(ctx, ofWeb, query)),
  getSiteFeature: async (ctx, { params }, reply) => reply.entity(200, feature, await getFeature(ctx, ofSite, params.featureId)),
  getWebFeature: async (ctx, { params }, reply) => reply.entity(200, feature, await getFeature(ctx, ofWeb, params.featureId)),
  addSiteFeature: async (ctx, { params }, reply) => reply.entity(200, feature, await change(ctx, ofSite, params, true)),
  addWebFeature: async (ctx, { params }, reply) => reply.entity(200, feature, await change(ctx, ofWeb, params, true)),

  removeSiteFeature: async (ctx, { params }, reply) => {
    await change(ctx, ofSite, params, false)
    return reply.nothing(200, 'Remove')
  },

  removeWebFeature: async (ctx, { params }, reply) => {
    await change(ctx, ofWeb, params, false)
    return reply.nothing(200, 'Remove')
  },
}
