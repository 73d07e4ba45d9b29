import { querySuggestions } from '../../core/acts/profiles/followers.ts'
import { getProfileUser } from '../../core/acts/profiles/profiles.ts'
import { follow, isFollowed, queryFollowed, stopFollowing } from '../../core/acts/social/followed.ts'
import { actorShown, followedKinds, followersShown, socialFollowing, socialTarget } from '../../entities/people/social-following.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getFollowingManager'
  | 'followActor'
  | 'stopFollowingActor'
  | 'isActorFollowed'
  | 'listFollowed'
  | 'countFollowed'
  | 'listSocialFollowers'
  | 'listSocialSuggestions'

/** contracts/rest/people/following.yaml */
export const followingHandlers: Pick<Handlers<WireContext>, Operations> = {
  getFollowingManager: async (ctx, _call, reply) => reply.entity(200, socialFollowing, await getProfileUser(ctx, 'own')),

  followActor: async (ctx, { body }, reply) =>
    reply.value(200, 'Edm.Int32', 'Follow', (await follow(ctx, socialTarget(body.actor))) ? 0 : 1),

  stopFollowingActor: async (ctx, { body }, reply) => {
    await stopFollowing(ctx, socialTarget(body.actor))
    return reply.nothing(200, 'StopFollowing')
  },

  isActorFollowed: async (ctx, { body }, reply) =>
    reply.value(200, 'Edm.Boolean', 'IsFollowed', await isFollowed(ctx, socialTarget(body.actor))),

  listFollowed: async (ctx, { params }, reply) => {
    const found = await queryFollowed(ctx, followedKinds(params.actorTypes))
    return reply.complexes(
      200,
      'SocialActor',
      'Followed',
      found.map((one) => actorShown(ctx, one)),
    )
  },

  countFollowed: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Int32', 'FollowedCount', (await queryFollowed(ctx, followedKinds(params.actorTypes))).length),

  listSocialFollowers: async (ctx, _call, reply) => reply.complexes(200, 'SocialActor', 'Followers', await followersShown(ctx)),

  listSocialSuggestions: async (ctx, _call, reply) => {
    const actors = (await querySuggestions(ctx)).map((user) => actorShown(ctx, { kind: 'user', user }, false))
    return reply.complexes(200, 'SocialActor', 'Suggestions', actors)
  },
}
