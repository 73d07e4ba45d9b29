import type { ProfileUser } from '../../core/acts/profiles/profiles.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { siteUrl } from './person.ts'

/** Where the pages with what a user follows are. */
export const socialFollowing: Shape<ProfileUser, 'SocialFollowing'> = shapeOf<'SocialFollowing', ProfileUser>('SocialFollowing', {
  FollowedDocumentsUri: (_, ctx) => siteUrl(ctx, '_layouts/15/followeddocuments.aspx'),
  FollowedSitesUri: (_, ctx) => siteUrl(ctx, '_layouts/15/sites.aspx'),
})
