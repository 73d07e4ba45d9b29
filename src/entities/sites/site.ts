import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { getSiteOwner } from '../../core/acts/people/users.ts'
import { siteUsage } from '../../core/acts/site-collections/quotas.ts'
import { type ActiveFeature, queryFeatures } from '../../core/acts/sites/features.ts'
import { type OwnedPart, queryParts } from '../../core/acts/sites/parts.ts'
import { getRootWeb, type WebState } from '../../core/acts/sites/webs.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import { currentToken } from '../changes/current-token.ts'
import { user } from '../people/principals.ts'
import { absoluteUrl, toEach } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { withoutDesign } from './absent.ts'
import { feature } from './feature.ts'
import { eventReceiver, userCustomAction } from './parts.ts'
import { web } from './web.ts'

async function usageOf(ctx: Context) {
  const { storedBytes, quotaUsed } = await siteUsage(ctx)
  return { Storage: storedBytes, StoragePercentageUsed: quotaUsed }
}

export const site: Shape<SiteHandle, 'Site'> = shapeOf<'Site', SiteHandle>(
  'Site',
  {
    Id: ({ id }) => id,
    Url: ({ url }, ctx) => absoluteUrl(ctx, url),
    ServerRelativeUrl: ({ url }) => url,
    PrimaryUri: ({ url }, ctx) => absoluteUrl(ctx, url),
    ReadOnly: ({ isReadOnly }) => isReadOnly === true,
    CompatibilityLevel: () => 15,
    CurrentChangeToken: currentToken('site', ({ id }) => id),
    LockIssue: ({ isReadOnly }) => (isReadOnly ? 'The site collection is read-only.' : null),
    ResourcePath: ({ url }, ctx) => ({ DecodedUrl: absoluteUrl(ctx, url) }),
    MaxItemsPerThrottledOperation: (_, { budget }) => budget?.query.threshold ?? 0,
    Usage: { load: (sites, ctx) => Promise.all(sites.map(() => usageOf(ctx))) },
    WriteLocked: ({ isReadOnly }) => isReadOnly === true,
    ...withoutDesign,
  },
  {
    navigation: {
      RootWeb: toEach<SiteHandle, WebState>(
        false,
        () => web,
        (_, ctx) => getRootWeb(ctx),
      ),
      Owner: toEach<SiteHandle, Principal>(
        false,
        () => user,
        (_, ctx) => getSiteOwner(ctx),
      ),
      Features: toEach<SiteHandle, ActiveFeature>(
        true,
        () => feature,
        (_, ctx) => queryFeatures(ctx, { kind: 'site' }),
      ),
      UserCustomActions: toEach<SiteHandle, OwnedPart>(
        true,
        () => userCustomAction,
        (_, ctx) => queryParts(ctx, 'action', { kind: 'site' }),
      ),
      EventReceivers: toEach<SiteHandle, OwnedPart>(
        true,
        () => eventReceiver,
        (_, ctx) => queryParts(ctx, 'receiver', { kind: 'site' }),
      ),
    },
  },
)
