import type { Context } from '../../core/access/context.ts'
import { followPerson, hideSuggestion, isFollowing, querySuggestions, stopFollowingPerson } from '../../core/acts/profiles/followers.ts'
import { type Person, personOf } from '../../core/acts/profiles/people.ts'
import { queryColleagues, queryFollowers } from '../../core/acts/profiles/profile-entries.ts'
import type { ProfileAddress, ProfileUser } from '../../core/acts/profiles/profiles.ts'
import { follow, queryFollowedTags, stopFollowing } from '../../core/acts/social/followed.ts'
import { queryTagTerms } from '../../core/acts/social/tags.ts'
import { personProperties } from '../../entities/people/person.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'followPerson'
  | 'stopFollowingPerson'
  | 'amIFollowing'
  | 'amIFollowedBy'
  | 'isFollowing'
  | 'listPeopleFollowedBy'
  | 'listPeopleFollowedByMe'
  | 'listFollowersFor'
  | 'listMyFollowers'
  | 'listMySuggestions'
  | 'hideSuggestion'
  | 'followTag'
  | 'stopFollowingTag'
  | 'listFollowedTags'
  | 'getTrendingTags'

const weekMs = 7 * 24 * 60 * 60 * 1000
const mostTrending = 20
/** What a profile says is read user by user. */
const peopleOfPage = 100

const people = (ctx: Context, users: readonly ProfileUser[]): Person[] => users.map((user) => personOf(ctx, user))

const followedBy = async (ctx: Context, address: ProfileAddress): Promise<Person[]> =>
  people(
    ctx,
    (await queryColleagues(ctx, address)).map(({ user }) => user),
  )

/** contracts/rest/people/followers.yaml */
export const followerHandlers: Pick<Handlers<WireContext>, Operations> = {
  followPerson: async (ctx, { params }, reply) => {
    await followPerson(ctx, { loginName: params.accountName })
    return reply.nothing(200, 'Follow')
  },

  stopFollowingPerson: async (ctx, { params }, reply) => {
    await stopFollowingPerson(ctx, { loginName: params.accountName })
    return reply.nothing(200, 'StopFollowing')
  },

  amIFollowing: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Boolean', 'AmIFollowing', await isFollowing(ctx, 'own', { loginName: params.accountName })),

  amIFollowedBy: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Boolean', 'AmIFollowedBy', await isFollowing(ctx, { loginName: params.accountName }, 'own')),

  isFollowing: async (ctx, { params: { followerName, followeeName } }, reply) => {
    const answer = await isFollowing(ctx, { loginName: followerName }, { loginName: followeeName })
    return reply.value(200, 'Edm.Boolean', 'IsFollowing', answer)
  },

  listPeopleFollowedBy: async (ctx, { params, query }, reply) => {
    const all = await followedBy(ctx, { loginName: params.accountName })
    return reply.collection(200, personProperties, pageOf(personProperties, all, query, ctx, peopleOfPage))
  },

  listPeopleFollowedByMe: async (ctx, { query }, reply) =>
    reply.collection(200, personProperties, pageOf(personProperties, await followedBy(ctx, 'own'), query, ctx, peopleOfPage)),

  listFollowersFor: async (ctx, { params, query }, reply) => {
    const all = people(ctx, await queryFollowers(ctx, { loginName: params.accountName }))
    return reply.collection(200, personProperties, pageOf(personProperties, all, query, ctx, peopleOfPage))
  },

  listMyFollowers: async (ctx, { query }, reply) => {
    const all = people(ctx, await queryFollowers(ctx, 'own'))
    return reply.collection(200, personProperties, pageOf(personProperties, all, query, ctx, peopleOfPage))
  },

  listMySuggestions: async (ctx, { query }, reply) => {
    const all = people(ctx, await querySuggestions(ctx))
    return reply.collection(200, personProperties, pageOf(personProperties, all, query, ctx, peopleOfPage))
  },

  hideSuggestion: async (ctx, { params }, reply) => {
    await hideSuggestion(ctx, { loginName: params.accountName })
    return reply.nothing(200, 'HideSuggestion')
  },

  followTag: async (ctx, { params }, reply) => {
    await follow(ctx, { kind: 'tag', id: params.tagId.toLowerCase() })
    return reply.nothing(200, 'FollowTag')
  },

  stopFollowingTag: async (ctx, { params }, reply) => {
    await stopFollowing(ctx, { kind: 'tag', id: params.tagId.toLowerCase() })
    return reply.nothing(200, 'StopFollowingTag')
  },

  listFollowedTags: async (ctx, { params }, reply) => {
    const tags = (await queryFollowedTags(ctx)).slice(0, params.tagCount)
    return reply.values(
      200,
      'Edm.String',
      'GetFollowedTags',
      tags.map(({ name }) => name),
    )
  },

  getTrendingTags: async (ctx, _call, reply) => {
    const query = { owner: 'everybody', since: ctx.runtime.now() - weekMs } as const
    const terms = await queryTagTerms(ctx, query, { most: mostTrending })
    return reply.complex(200, 'HashTagCollection', 'GetTrendingTags', {
      Items: terms.map(({ of, count }) => ({ Name: of.name, UseCount: count })),
    })
  },
}
