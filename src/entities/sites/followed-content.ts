import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import type { ProfileUser } from '../../core/acts/profiles/profiles.ts'
import { getWebById } from '../../core/acts/sites/webs.ts'
import type { FollowedKind } from '../../core/acts/social/followed.ts'
import type { FollowedContent } from '../../core/acts/social/followed-content.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { iconOf } from '../files/icons.ts'
import { siteUrl } from '../people/person.ts'
import { documentsUri, sitesUri } from '../people/social-following.ts'
import { absoluteUrl } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { webTemplateNumberOf } from './web.ts'

/** Where the pages with followed documents and sites are. */
export const followedContent: Shape<ProfileUser, 'FollowedContent'> = shapeOf<'FollowedContent', ProfileUser>('FollowedContent', {
  FollowedDocumentsUrl: (_, ctx) => documentsUri(ctx),
  FollowedSitesUrl: (_, ctx) => sitesUri(ctx),
})

/** The kinds that a sum of options names. */
export const followedContentKinds = (options: number): ReadonlySet<FollowedKind> =>
  new Set([...((options & 1) === 0 ? [] : (['site'] as const)), ...((options & 2) === 0 ? [] : (['document'] as const))])

type FollowedItem = ComplexTypes['FollowedItem']

const noId = '00000000-0000-0000-0000-000000000000'

/** A followed document or site on the wire (protocol/profiles#following). */
export async function followedItem(ctx: WireContext, one: FollowedContent): Promise<FollowedItem> {
  const isDocument = one.kind === 'document'
  const { name } = one
  return {
    FileType: isDocument && name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '',
    FileTypeProgid: null,
    Flags: null,
    HasFeed: !isDocument,
    Hidden: false,
    IconUrl: isDocument ? siteUrl(ctx, `_layouts/15/images/${iconOf(name, '', 0)}`) : '',
    ItemId: (isDocument ? one.itemId : undefined) ?? 0,
    ItemType: isDocument ? 1 : 2,
    ListId: (isDocument ? one.listId : undefined) ?? noId,
    ParentUrl: isDocument && one.libraryUrl !== undefined ? absoluteUrl(ctx, one.libraryUrl) : '',
    Pinned: 0,
    ServerUrlProgid: null,
    SiteId: ctx.site.id,
    Subtype: isDocument ? 1 : webTemplateNumberOf(await getWebById(ctx, one.id)),
    Title: name,
    UniqueId: one.id,
    Url: absoluteUrl(ctx, one.url) || `${ctx.origin}/`,
    WebId: isDocument ? one.webId : one.id,
  }
}
