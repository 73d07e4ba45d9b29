import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { getSiteOwner } from '../../core/acts/people/users.ts'
import { queryBin } from '../../core/acts/recycle-bin/recycle-bin.ts'
import { siteUsage } from '../../core/acts/site-collections/quotas.ts'
import { type ActiveFeature, queryFeatures } from '../../core/acts/sites/features.ts'
import { type OwnedPart, queryParts } from '../../core/acts/sites/parts.ts'
import { getRootWeb, type WebState } from '../../core/acts/sites/webs.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import { currentToken } from '../changes/current-token.ts'
import { user } from '../people/principals.ts'
import { recycleBinItem, type ShownEntry, withPeople } from '../recycle-bin/recycle-bin-item.ts'
import { absoluteUrl, toEach } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { withoutDesign } from './absent.ts'
import { feature } from './feature.ts'
import { eventReceiver, userCustomAction } from './parts.ts'
import { web } from './web.ts'

/** The bits of what the audit log records: every write, by the numbers of its kinds (docs/audit.md); reads (4) and searches (8192) are not. */
const recordedKinds = [1, 2, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096].reduce((sum, bit) => sum + bit)

export const audit: Shape<SiteHandle, 'Audit'> = shapeOf<'Audit', SiteHandle>('Audit', { AuditFlags: () => recordedKinds })

/** The site collection, for what its audit log records. Fails with `access_denied`. */
export async function auditOf(ctx: Context, of: SiteHandle): Promise<SiteHandle> {
  await demand(ctx, 'ManageWeb', ctx.web)
  return of
}

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
      // A site collection has one owner.
      SecondaryContact: {
        many: false,
        linked: true,
        expansion: { shape: () => user as Shape<never>, load: (sites) => Promise.resolve(sites.map(() => undefined)) },
      },
      RecycleBin: toEach<SiteHandle, ShownEntry>(
        true,
        () => recycleBinItem,
        async (_, ctx) => withPeople(ctx, await queryBin(ctx, 'site')),
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
      Audit: toEach<SiteHandle, SiteHandle>(
        false,
        () => audit,
        (of, ctx) => auditOf(ctx, of),
      ),
      EventReceivers: toEach<SiteHandle, OwnedPart>(
        true,
        () => eventReceiver,
        (_, ctx) => queryParts(ctx, 'receiver', { kind: 'site' }),
      ),
    },
  },
)
