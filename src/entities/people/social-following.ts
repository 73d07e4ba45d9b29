import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import { queryFollowers } from '../../core/acts/profiles/profile-entries.ts'
import type { ProfileUser } from '../../core/acts/profiles/profiles.ts'
import { type Followed, type FollowedKind, queryFollowed, type SocialTarget } from '../../core/acts/social/followed.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { modelShape } from '../shape/model-shape.ts'
import { absoluteUrl } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { personUrl, siteUrl } from './person.ts'

export const documentsUri = (ctx: WireContext): string => siteUrl(ctx, '_layouts/15/followeddocuments.aspx')
export const sitesUri = (ctx: WireContext): string => siteUrl(ctx, '_layouts/15/sites.aspx')

/** Where the pages with what a user follows are. */
export const socialFollowing: Shape<ProfileUser, 'SocialFollowing'> = shapeOf<'SocialFollowing', ProfileUser>('SocialFollowing', {
  FollowedDocumentsUri: (_, ctx) => documentsUri(ctx),
  FollowedSitesUri: (_, ctx) => sitesUri(ctx),
  MyFollowedDocumentsUri: (_, ctx) => documentsUri(ctx),
  MyFollowedSitesUri: (_, ctx) => sitesUri(ctx),
  SocialActor: (user, ctx) => ({ ...actorShown(ctx, { kind: 'user', user }, false), CanFollow: false }),
})

/** The same in the object model, where clients make the object. */
export const modelFollowing: Shape<WireContext['web'], 'ModelFollowing'> = modelShape<'ModelFollowing', WireContext['web']>(
  'ModelFollowing',
  { FollowedDocumentsUri: { read: (_, ctx) => documentsUri(ctx) }, FollowedSitesUri: { read: (_, ctx) => sitesUri(ctx) } },
  {},
  'Social.SocialFollowingManager',
)

/** The kinds in the order of their numbers; bit n of a mask is kind n. */
const kinds: readonly FollowedKind[] = ['user', 'document', 'site', 'tag']

/** The kinds in a mask. */
export const followedKinds = (mask: number): ReadonlySet<FollowedKind> => new Set(kinds.filter((_, at) => (mask & (1 << at)) !== 0))

const guid = /^\{?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}?$/i

/** How clients name what they follow. */
interface ActorNamed {
  readonly ActorType?: number | undefined
  readonly AccountName?: string | null | undefined
  readonly ContentUri?: string | null | undefined
  readonly TagGuid?: string | null | undefined
}

/** What a client names. Fails with `invalid_request` if the member that the kind needs is missing. */
export function socialTarget({ ActorType = 0, AccountName, ContentUri, TagGuid }: ActorNamed): SocialTarget {
  const kind = kinds[ActorType] ?? 'user'
  if (kind === 'user') {
    if (AccountName) return { kind, loginName: AccountName }
    throw invalid('actor.AccountName must name the user, because actor.ActorType is 0.')
  }
  if (kind === 'tag') {
    const [, id] = guid.exec(TagGuid ?? '') ?? []
    if (id !== undefined) return { kind, id: id.toLowerCase() }
    throw invalid('actor.TagGuid must be the id of a term, because actor.ActorType is 3.')
  }
  if (ContentUri) return { kind, url: ContentUri }
  throw invalid(`actor.ContentUri must be the address of a ${kind}, because actor.ActorType is ${ActorType}.`)
}

type SocialActor = ComplexTypes['SocialActor']

const noTag = '00000000-0000-0000-0000-000000000000'

/** What somebody follows, or who follows somebody. */
export function actorShown(ctx: WireContext, one: Followed, isFollowedNow = true): SocialActor {
  const url = one.kind === 'document' || one.kind === 'site' ? absoluteUrl(ctx, one.url) : undefined
  return {
    AccountName: one.kind === 'user' ? one.user.loginName : null,
    ActorType: kinds.indexOf(one.kind),
    CanFollow: true,
    ContentUri: url ?? null,
    EmailAddress: one.kind === 'user' ? one.user.email : null,
    FollowedContentUri: null,
    Id: one.kind === 'user' ? String(one.user.id) : one.id,
    ImageUrl: null,
    IsFollowed: isFollowedNow,
    LibraryUri: one.kind === 'document' && one.libraryUrl !== undefined ? absoluteUrl(ctx, one.libraryUrl) : null,
    Name: one.kind === 'user' ? one.user.title : one.name,
    PersonalSiteUri: null,
    Status: 0,
    StatusText: null,
    TagGuid: one.kind === 'tag' ? one.id : noTag,
    Title: null,
    Uri: one.kind === 'user' ? personUrl(ctx, one.user) : (url ?? ''),
  }
}

/** Those who follow the actor, with whether the actor follows them. Fails as `queryFollowed`. */
export async function followersShown(ctx: WireContext): Promise<SocialActor[]> {
  const followed = new Set((await queryFollowed(ctx, new Set(['user']))).map((one) => (one.kind === 'user' ? one.user.id : 0)))
  return (await queryFollowers(ctx, 'own')).map((user) => actorShown(ctx, { kind: 'user', user }, followed.has(user.id)))
}
