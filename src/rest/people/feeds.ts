import { queryColleagues } from '../../core/acts/profiles/profile-entries.ts'
import { getProfileUser, type ProfileUser } from '../../core/acts/profiles/profiles.ts'
import { getWebOfUrl } from '../../core/acts/sites/webs.ts'
import {
  countUnreadMentions,
  type FeedKind,
  type FeedOptions,
  getThread,
  queryFeed,
  queryFeedOfPerson,
  queryFeedOfWeb,
  queryLikers,
  type Thread,
} from '../../core/acts/social/feeds.ts'
import {
  clearUnreadMentions,
  createOwnPost,
  createPost,
  deletePost,
  likePost,
  lockThread,
  type PostInput,
  replyTo,
} from '../../core/acts/social/posts.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { Web } from '../../core/model/sites/web.ts'
import {
  type ShownActor,
  type ShownFeed,
  type ShownThread,
  socialActorShape,
  socialFeed,
  socialThread,
} from '../../entities/people/social-feed.ts'
import { actorShown } from '../../entities/people/social-following.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getOwnSocialActor'
  | 'getOwnFeed'
  | 'getOwnNews'
  | 'getOwnTimeline'
  | 'getOrganizationFeed'
  | 'getOwnLikes'
  | 'getOwnMentions'
  | 'addOwnPost'
  | 'clearUnreadMentions'
  | 'countUnreadMentions'
  | 'getSocialActor'
  | 'getActorFeed'
  | 'addPostInWeb'
  | 'getSocialThread'
  | 'replyToPost'
  | 'deletePost'
  | 'likePost'
  | 'unlikePost'
  | 'lockThread'
  | 'unlockThread'
  | 'listLikers'

interface FeedParams {
  readonly maxThreadCount?: number
  readonly feedSortOrder?: number
  readonly newerThan?: string
  readonly olderThan?: string
}

/** A time without an offset is in UTC. */
function instant(text: string): number {
  const at = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text}Z`)
  if (Number.isNaN(at)) throw invalid(`'${text}' is not a time. Write it as 2026-07-01T08:00:00Z.`)
  return at
}

const optionsOf = ({ maxThreadCount, feedSortOrder, newerThan, olderThan }: FeedParams): FeedOptions => ({
  ...(maxThreadCount !== undefined && { most: maxThreadCount }),
  ...(feedSortOrder === 1 && { byCreation: true }),
  ...(newerThan !== undefined && { newerThan: instant(newerThan) }),
  ...(olderThan !== undefined && { olderThan: instant(olderThan) }),
})

/** The caller, and whom it follows. */
async function seenBy(ctx: WireContext): Promise<Pick<ShownFeed, 'own' | 'followed'>> {
  const { id: own } = await getProfileUser(ctx, 'own')
  return { own, followed: new Set((await queryColleagues(ctx, 'own')).map(({ user }) => user.id)) }
}

const usualMost = 20

async function shown(ctx: WireContext, threads: readonly Thread[], { most = 0 }: FeedOptions): Promise<ShownFeed> {
  const unread = await countUnreadMentions(ctx)
  return { threads, unread, most: most === 0 ? usualMost : most, now: ctx.runtime.now(), ...(await seenBy(ctx)) }
}

async function ownFeed(ctx: WireContext, kind: FeedKind, params: FeedParams, more: FeedOptions = {}): Promise<ShownFeed> {
  const options = { ...optionsOf(params), ...more }
  return shown(ctx, await queryFeed(ctx, kind, options), options)
}

const threadOf = async (ctx: WireContext, thread: Thread): Promise<ShownThread> => ({ id: thread.root.id, thread, ...(await seenBy(ctx)) })

type Asked = { readonly kind: 'user'; readonly user: ProfileUser } | { readonly kind: 'site'; readonly web: Web }

/** A web by its address, or a user by its login name. Fails with `invalid_request`, `profile_not_found`. */
async function asked(ctx: WireContext, item: string): Promise<Asked> {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(item)) return { kind: 'user', user: await getProfileUser(ctx, { loginName: item }) }
  const url = URL.parse(item, ctx.origin)
  const path = url?.host === new URL(ctx.origin).host ? percentDecoded(url.pathname) : undefined
  if (path === undefined) throw invalid(`The address of a web of this server begins with ${ctx.origin}; '${item.slice(0, 200)}' does not.`)
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const web = await getWebOfUrl(ctx, wanted)
  if (fold(web.url) !== fold(wanted))
    throw invalid(`'${wanted.slice(0, 100)}' is not the address of a web. The nearest web is '${web.url}'.`)
  return { kind: 'site', web }
}

async function actorOf(ctx: WireContext, item: string | undefined): Promise<ShownActor> {
  const user = await getProfileUser(ctx, 'own')
  const me = { ...actorShown(ctx, { kind: 'user', user }, false), CanFollow: false }
  if (item === undefined) return { item: user.loginName, actor: null, me }
  const one = await asked(ctx, item)
  const followed = await seenBy(ctx)
  const actor =
    one.kind === 'user'
      ? actorShown(ctx, one, followed.followed.has(one.user.id))
      : actorShown(ctx, { kind: 'site', id: one.web.row.id, name: one.web.row.title, url: one.web.url }, false)
  return { item, actor, me }
}

type PostBody = Call<'addOwnPost'>['body']

function inputOf({ restCreationData: { creationData } }: PostBody): PostInput {
  const given = creationData.ContentItems ?? []
  const items = ('results' in given ? given.results : given) as readonly {
    readonly Text?: string | null
    readonly Uri?: string | null
    readonly AccountName?: string | null
  }[]
  return {
    text: creationData.ContentText,
    items: items.map(({ Text, Uri, AccountName }) => ({ text: Text ?? '', url: Uri ?? undefined, loginName: AccountName ?? undefined })),
  }
}

/** contracts/rest/people/feeds.yaml */
const feeds: Pick<Handlers<WireContext>, Exclude<Operations, `${string}Post` | `${string}Thread` | 'listLikers'>> = {
  getOwnSocialActor: async (ctx, _call, reply) => reply.entity(200, socialActorShape, await actorOf(ctx, undefined)),
  getOwnFeed: async (ctx, { params }, reply) => reply.entity(200, socialFeed, await ownFeed(ctx, 'own', params)),
  getOwnNews: async (ctx, { params }, reply) => reply.entity(200, socialFeed, await ownFeed(ctx, 'news', params)),
  getOwnTimeline: async (ctx, { params }, reply) => reply.entity(200, socialFeed, await ownFeed(ctx, 'news', params, { byCreation: true })),
  getOrganizationFeed: async (ctx, { params }, reply) => reply.entity(200, socialFeed, await ownFeed(ctx, 'everyone', params)),
  getOwnLikes: async (ctx, { params }, reply) => reply.entity(200, socialFeed, await ownFeed(ctx, 'likes', params)),
  getOwnMentions: async (ctx, { params }, reply) => reply.entity(200, socialFeed, await ownFeed(ctx, 'mentions', params)),

  clearUnreadMentions: async (ctx, _call, reply) => {
    await clearUnreadMentions(ctx)
    return reply.entity(200, socialFeed, await ownFeed(ctx, 'mentions', {}))
  },

  countUnreadMentions: async (ctx, _call, reply) => reply.value(200, 'Edm.Int32', 'UnreadMentionCount', await countUnreadMentions(ctx)),

  getSocialActor: async (ctx, { params }, reply) => reply.entity(200, socialActorShape, await actorOf(ctx, params.actorItem)),

  getActorFeed: async (ctx, { params }, reply) => {
    const one = await asked(ctx, params.actorItem)
    const given: FeedParams & typeof params = params
    const options = optionsOf(given)
    const threads = await (one.kind === 'user'
      ? queryFeedOfPerson(ctx, one.user, options)
      : queryFeedOfWeb({ ...ctx, web: one.web }, options))
    return reply.entity(200, socialFeed, await shown(ctx, threads, options))
  },

  addPostInWeb: async (ctx, { params, body }, reply) => {
    const one = await asked(ctx, params.actorItem)
    if (one.kind === 'user') throw invalid('Nobody posts in the feed of a user. Name the address of a web, or post at my/feed/post.')
    return reply.entity(200, socialThread, await threadOf(ctx, await createPost({ ...ctx, web: one.web }, inputOf(body))))
  },
}

/** contracts/rest/people/posts.yaml */
const posts: Pick<Handlers<WireContext>, Exclude<Operations, keyof typeof feeds>> = {
  addOwnPost: async (ctx, { body }, reply) => {
    const { ID: id } = body.restCreationData
    const input = inputOf(body)
    return reply.entity(200, socialThread, await threadOf(ctx, await (id ? replyTo(ctx, id, input) : createOwnPost(ctx, input))))
  },

  getSocialThread: async (ctx, { body }, reply) => reply.entity(200, socialThread, await threadOf(ctx, await getThread(ctx, body.ID))),

  replyToPost: async (ctx, { body }, reply) => {
    const { ID: id } = body.restCreationData
    if (!id) throw invalid('restCreationData.ID must be the Id of the post to reply to.')
    return reply.entity(200, socialThread, await threadOf(ctx, await replyTo(ctx, id, inputOf(body))))
  },

  deletePost: async (ctx, { body: { ID: id } }, reply) => {
    const thread = await deletePost(ctx, id)
    return reply.entity(200, socialThread, { id: thread?.root.id ?? id, thread, ...(await seenBy(ctx)) })
  },

  likePost: async (ctx, { body }, reply) => reply.entity(200, socialThread, await threadOf(ctx, await likePost(ctx, body.ID, true))),
  unlikePost: async (ctx, { body }, reply) => reply.entity(200, socialThread, await threadOf(ctx, await likePost(ctx, body.ID, false))),
  lockThread: async (ctx, { body }, reply) => reply.entity(200, socialThread, await threadOf(ctx, await lockThread(ctx, body.ID, true))),
  unlockThread: async (ctx, { body }, reply) => reply.entity(200, socialThread, await threadOf(ctx, await lockThread(ctx, body.ID, false))),

  listLikers: async (ctx, { body }, reply) => {
    const { followed } = await seenBy(ctx)
    const actors = (await queryLikers(ctx, body.ID)).map((user) => actorShown(ctx, { kind: 'user', user }, followed.has(user.id)))
    return reply.complexes(200, 'SocialActor', 'Likers', actors)
  },
}

export const feedHandlers: Pick<Handlers<WireContext>, Operations> = { ...feeds, ...posts }
