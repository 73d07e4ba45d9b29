import { outcomeOf } from '../../core/access/batch.ts'
import { querySuggestions } from '../../core/acts/profiles/followers.ts'
import { follow, isFollowed, queryFollowed, stopFollowing } from '../../core/acts/social/followed.ts'
import { actorShown, followedKinds, followersShown, socialTarget } from '../../entities/people/social-following.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, ValueOf } from '../objects/object-types.ts'

/** What a reply shows counts as a part of it. */
function shown(ctx: WireContext, actors: readonly ReturnType<typeof actorShown>[]): ValueOf<'SocialActor'>[] {
  ctx.budget?.spendEntities(actors.length)
  // The object model has null for what an actor lacks, as for every member that is left out.
  return actors.map((actor) => Object.fromEntries(Object.entries(actor).filter(([, value]) => value !== null)) as ValueOf<'SocialActor'>)
}

/** contracts/csom/people.yaml */
export const followingMethods: HandlersOf<'SocialFollowingManager'> = {
  'SocialFollowingManager.Follow': async ({ ctx }, [actor]) => ((await follow(ctx, socialTarget(actor))) ? 0 : 1),
  'SocialFollowingManager.StopFollowing': async ({ ctx }, [actor]) => {
    const target = socialTarget(actor)
    // What is gone cannot be found any more, but the caller can stop to follow it all the same.
    const was = await outcomeOf(() => isFollowed(ctx, target))
    await stopFollowing(ctx, target)
    return was.ok && was.value
  },
  'SocialFollowingManager.IsFollowed': ({ ctx }, [actor]) => isFollowed(ctx, socialTarget(actor)),
  'SocialFollowingManager.GetFollowed': async ({ ctx }, [types]) =>
    shown(
      ctx,
      (await queryFollowed(ctx, followedKinds(types))).map((one) => actorShown(ctx, one)),
    ),
  'SocialFollowingManager.GetFollowedCount': async ({ ctx }, [types]) => {
    const { length } = await queryFollowed(ctx, followedKinds(types))
    ctx.budget?.spendEntities(length)
    return length
  },
  'SocialFollowingManager.GetFollowers': async ({ ctx }) => shown(ctx, await followersShown(ctx)),
  'SocialFollowingManager.GetSuggestions': async ({ ctx }) =>
    shown(
      ctx,
      (await querySuggestions(ctx)).map((user) => actorShown(ctx, { kind: 'user', user }, false)),
    ),
}
