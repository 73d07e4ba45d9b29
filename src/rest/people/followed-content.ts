import { getProfileUser } from '../../core/acts/profiles/profiles.ts'
import { queryFollowed } from '../../core/acts/social/followed.ts'
import {
  findFollowedContent,
  followContent,
  followedStatus,
  isContentFollowed,
  stopFollowingContent,
} from '../../core/acts/social/followed-content.ts'
import { followedContent, followedContentKinds, followedItem } from '../../entities/sites/followed-content.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getFollowedContent'
  | 'followContent'
  | 'stopFollowingContent'
  | 'isContentFollowed'
  | 'getFollowedStatus'
  | 'getFollowedItem'
  | 'findFollowedItem'
  | 'listFollowedItems'

/** The numbers on the wire. */
const statuses = { followed: 0, 'not followed': 1, 'not followable': 2 } as const

async function itemAt(ctx: WireContext, url: string) {
  const found = await findFollowedContent(ctx, url)
  return found && followedItem(ctx, found)
}

/** The followed documents and sites in a mask, of sites those with a template. */
async function itemsOf(ctx: WireContext, options: number, template: number) {
  const items = []
  for (const one of await queryFollowed(ctx, followedContentKinds(options)))
    if (one.kind === 'document' || one.kind === 'site') items.push(await followedItem(ctx, one))
  return items.filter(({ ItemType, Subtype }) => template <= 0 || ItemType === 1 || Subtype === template)
}

/** contracts/rest/people/followed-content.yaml */
export const followedContentHandlers: Pick<Handlers<WireContext>, Operations> = {
  getFollowedContent: async (ctx, _call, reply) => reply.entity(200, followedContent, await getProfileUser(ctx, 'own')),

  followContent: async (ctx, { params }, reply) => {
    const { isNew, item } = await followContent(ctx, params.contentUrl)
    return reply.complex(200, 'FollowResult', 'Follow', { Item: await followedItem(ctx, item), ResultType: isNew ? 1 : 2 })
  },

  stopFollowingContent: async (ctx, { params }, reply) => {
    await stopFollowingContent(ctx, params.contentUrl)
    return reply.nothing(200, 'StopFollowing')
  },

  isContentFollowed: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Boolean', 'IsFollowed', await isContentFollowed(ctx, params.contentUrl)),

  getFollowedStatus: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Int32', 'GetFollowedStatus', statuses[await followedStatus(ctx, params.contentUrl)]),

  getFollowedItem: async (ctx, { params }, reply) => {
    const item = await itemAt(ctx, params.contentUrl)
    return item ? reply.complex(200, 'FollowedItem', 'GetItem', item) : reply.nothing(200, 'GetItem')
  },

  findFollowedItem: async (ctx, { params }, reply) => {
    const item = await itemAt(ctx, params.contentUrl)
    if (!item) return reply.nothing(200, 'FindAndUpdateFollowedItem')
    return reply.complex(200, 'FollowedItem', 'FindAndUpdateFollowedItem', item)
  },

  listFollowedItems: async (ctx, { params }, reply) =>
    reply.complexes(200, 'FollowedItem', 'GetItems', await itemsOf(ctx, params.followedOptions, params.followedSubtype)),
}
