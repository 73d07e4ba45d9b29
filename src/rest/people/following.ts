import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import { querySuggestions } from '../../core/acts/profiles/followers.ts'
import { queryFollowers } from '../../core/acts/profiles/profile-entries.ts'
import { getProfileUser } from '../../core/acts/profiles/profiles.ts'
import {
  type Followed,
  type FollowedKind,
  follow,
  isFollowed,
  queryFollowed,
  type SocialTarget,
  stopFollowing,
} from '../../core/acts/social/followed.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { personUrl } from '../../entities/people/person.ts'
import { socialFollowing } from '../../entities/people/social-following.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getFollowingManager'
  | 'followActor'
  | 'stopFollowingActor'
  | 'isActorFollowed'
  | 'listFollowed'
  | 'countFollowed'
  | 'listSocialFollowers'
  | 'listSocialSuggestions'

/** The kinds in the order of their numbers; bit n of a mask is kind n. */
const kinds: readonly FollowedKind[] = ['user', 'document', 'site', 'tag']

const kindsIn = (mask: number): ReadonlySet<FollowedKind> => new Set(kinds.filter((_, at) => (mask & (1 << at)) !== 0))

const guid = /^\{?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}?$/i

/** Fails with `invalid_request` if the member that the kind needs is missing. */
function targetOf({ ActorType, AccountName, ContentUri, TagGuid }: Call<'followActor'>['body']['actor']): SocialTarget {
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

function actorOf(ctx: WireContext, one: Followed, isFollowedNow = true): SocialActor {
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

/** contracts/rest/people/following.yaml */
export const followingHandlers: Pick<Handlers<WireContext>, Operations> = {
  getFollowingManager: async (ctx, _call, reply) => reply.entity(200, socialFollowing, await getProfileUser(ctx, 'own')),

  followActor: async (ctx, { body }, reply) => reply.value(200, 'Edm.Int32', 'Follow', (await follow(ctx, targetOf(body.actor))) ? 0 : 1),

  stopFollowingActor: async (ctx, { body }, reply) => {
    await stopFollowing(ctx, targetOf(body.actor))
    return reply.nothing(200, 'StopFollowing')
  },

  isActorFollowed: async (ctx, { body }, reply) =>
    reply.value(200, 'Edm.Boolean', 'IsFollowed', await isFollowed(ctx, targetOf(body.actor))),

  listFollowed: async (ctx, { params }, reply) => {
    const found = await queryFollowed(ctx, kindsIn(params.actorTypes))
    return reply.complexes(
      200,
      'SocialActor',
      'Followed',
      found.map((one) => actorOf(ctx, one)),
    )
  },

  countFollowed: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Int32', 'FollowedCount', (await queryFollowed(ctx, kindsIn(params.actorTypes))).length),

  listSocialFollowers: async (ctx, _call, reply) => {
    const followed = new Set((await queryFollowed(ctx, new Set(['user']))).map((one) => (one.kind === 'user' ? one.user.id : 0)))
    const actors = (await queryFollowers(ctx, 'own')).map((user) => actorOf(ctx, { kind: 'user', user }, followed.has(user.id)))
    return reply.complexes(200, 'SocialActor', 'Followers', actors)
  },

  listSocialSuggestions: async (ctx, _call, reply) => {
    const actors = (await querySuggestions(ctx)).map((user) => actorOf(ctx, { kind: 'user', user }, false))
    return reply.complexes(200, 'SocialActor', 'Suggestions', actors)
  },
}
