import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { recordsOf } from '../../access/context.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { Comparison, Expression, Operand, Query } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { queryItems } from '../items/item-pages.ts'
import { countItems, getItem } from '../items/items.ts'
import { getList } from '../lists/lists.ts'
import { queryColleagues, queryEntries } from '../profiles/profile-entries.ts'
import { getProfileUser } from '../profiles/profiles.ts'
import { getWebById } from '../sites/webs.ts'
import { demandFeed, findFeed, type Post, postOf, readPostId } from './feed-list.ts'
import { queryFollowed } from './followed.ts'

/** A post with its replies. */
export interface Thread {
  readonly list: List
  readonly root: Post
  /** The newest ones of a feed, all of a full thread, in the order of their making. */
  readonly replies: readonly Post[]
  readonly replyCount: number
  /** The people of the thread by their ids. */
  readonly people: ReadonlyMap<number, PrincipalRow>
  /** The post for which it is in the feed: of likes, and of mentions. */
  readonly reference?: Post
}

/** Which threads of a feed, and in which order. */
export interface FeedOptions {
  /** At most this many. */
  readonly most?: number | undefined
  readonly byCreation?: boolean | undefined
  /** Milliseconds; the time by which the feed is ordered is later. */
  readonly newerThan?: number | undefined
  /** The time is earlier. */
  readonly olderThan?: number | undefined
}

export type FeedKind = 'own' | 'news' | 'everyone' | 'likes' | 'mentions'

/** A feed shows its newest threads. */
const mostThreads = 100
const usualThreads = 20
const repliesShown = 2
/** A post names this many of the people who like it; `queryLikers` has all of them. */
export const likersShown = 10
/** A full thread shows its newest replies. */
export const mostReplies = 1_000
/** The webs whose feeds are among the news. */
const mostWebs = 20

const field = (...path: string[]): Operand => ({ kind: 'field', path, at: -1 })
const number = (value: number): Operand => ({ kind: 'literal', literal: { type: 'number', value }, at: -1 })
const text = (value: string): Operand => ({ kind: 'literal', literal: { type: 'text', value }, at: -1 })
const none: Operand = { kind: 'literal', literal: { type: 'null' }, at: -1 }
const compare = (comparison: Comparison, left: Operand, right: Operand): Expression => ({ op: 'compare', comparison, left, right })

const isRoot = compare('eq', field('RootPostID'), none)
const by = (people: readonly number[]): Expression => ({ op: 'in', subject: field('Author', 'Id'), values: people.map(number) })

/** How the ids of mentioned people stand in the column that keeps them. */
export const mentionMark = (personId: number): string => `;${personId};`

/** The mark of what a feed asks for, if the actor has a row. */
const askedFor = (kind: FeedKind, own: number, followed: readonly number[]): Expression[] => {
  if (kind === 'own') return [isRoot, by([own])]
  if (kind === 'news') return [isRoot, by([own, ...followed])]
  if (kind === 'everyone') return [isRoot]
  if (kind === 'likes') return [compare('eq', field('LikedBy', 'Id'), number(own))]
  return [{ op: 'match', match: 'substringof', subject: field('RefReply'), text: text(mentionMark(own)) }]
}

const timeColumn = ({ byCreation }: FeedOptions): string => (byCreation ? 'Created' : 'Modified')

function withinTimes(options: FeedOptions): Expression[] {
  const at = field(timeColumn(options))
  const time = (ms: number): Operand => text(new Date(ms).toISOString())
  return [
    ...(options.newerThan === undefined ? [] : [compare('gt', at, time(options.newerThan))]),
    ...(options.olderThan === undefined ? [] : [compare('lt', at, time(options.olderThan))]),
  ]
}

/** The posts of a list that meet all conditions, the newest first. */
async function postsIn(ctx: Context, list: List, conditions: readonly Expression[], options: FeedOptions, limit: number): Promise<Post[]> {
  const query: Query = {
    where: { op: 'and', operands: [...conditions, ...withinTimes(options)] },
    orderBy: [
      { path: [timeColumn(options)], descending: true, at: -1 },
      { path: ['ID'], descending: true, at: -1 },
    ],
    limit,
  }
  return (await queryItems(ctx, { id: list.row.id }, query)).items.map(postOf)
}

async function peopleOf(ctx: Context, posts: readonly Post[], likers = likersShown): Promise<Map<number, PrincipalRow>> {
  const ids = [
    ...new Set(
      posts.flatMap(({ authorId, likedBy, overlays }) => [
        authorId,
        ...likedBy.slice(0, likers),
        ...overlays.flatMap(({ personId = [] }) => personId),
      ]),
    ),
  ]
  const people = new Map<number, PrincipalRow>()
  for (let at = 0; at < ids.length; at += 250) {
    const where = { siteId: ctx.site.id, id: { in: ids.slice(at, at + 250) } }
    for (const row of await recordsOf(ctx).query('Principal', { where })) people.set(row.id, row)
  }
  return people
}

/** A thread with its newest replies. */
async function threadOf(ctx: Context, list: List, root: Post, shown: number, reference?: Post): Promise<Thread> {
  const ofRoot = compare('eq', field('RootPostID'), number(root.itemId))
  const replies = (await postsIn(ctx, list, [ofRoot], { byCreation: true }, shown)).reverse()
  const replyCount = replies.length < shown ? replies.length : await countItems(ctx, { id: list.row.id }, { where: ofRoot })
  const people = await peopleOf(ctx, [root, ...replies, ...(reference ? [reference] : [])])
  return { list, root, replies, replyCount, people, ...(reference && { reference }) }
}

/** The webs with feeds that the actor sees in its news: the root web, and the webs that it follows. */
async function feedWebs(ctx: Context, kind: FeedKind): Promise<Context[]> {
  const root = { ...ctx, web: await rootWeb(ctx) }
  if (kind === 'own') return [root]
  const followed = (await queryFollowed(ctx, new Set(['site']))).filter(({ kind: one }) => one === 'site').slice(0, mostWebs)
  const webs: Context[] = [root]
  for (const one of followed) if ('id' in one && one.id !== root.web.row.id) webs.push({ ...ctx, web: await getWebById(ctx, one.id) })
  return webs
}

/**
 * The threads of a feed of the actor, the newest first: its own posts in the root web; the news, which are those of the people that
 * it follows too, and all in the webs that it follows; everybody's; the posts that it likes; those that mention it. Gives other
 * requests turns. Fails as `getProfile`, and with `invalid_request`.
 */
export async function queryFeed(ctx: Context, kind: FeedKind, options: FeedOptions = {}): Promise<Thread[]> {
  const { id: own } = await getProfileUser(ctx, 'own')
  const followed = kind === 'news' ? (await queryColleagues(ctx, 'own')).map(({ user }) => user.id) : []
  const found: { web: Context; list: List; post: Post }[] = []
  const limit = limitOf(options)
  const pace = makePacer()
  for (const web of await feedWebs(ctx, kind)) {
    const list = await findFeed(web)
    if (!list || (kind === 'likes' && !list.fieldsByName.has('LikedBy'))) continue
    const isFollowedWeb = kind === 'news' && web.web.row.parentWebId !== null
    const conditions = isFollowedWeb ? [isRoot] : askedFor(kind, own, followed)
    for (const post of await postsIn(web, list, conditions, options, limit)) found.push({ web, list, post })
    await pace()
  }
  const time = ({ post }: { readonly post: Post }) => (options.byCreation ? post.createdAt : post.modifiedAt)
  const newest = found.sort((one, other) => time(other) - time(one)).slice(0, limit)
  return threadsOf(newest, kind === 'likes' || kind === 'mentions')
}

async function threadsOf(found: readonly { web: Context; list: List; post: Post }[], isReference: boolean): Promise<Thread[]> {
  const threads: Thread[] = []
  const pace = makePacer()
  for (const { web, list, post } of found) {
    const root = post.rootId === undefined ? post : await rootOf(web, list, post.rootId)
    if (root) threads.push(await threadOf(web, list, root, repliesShown, isReference ? post : undefined))
    await pace()
  }
  return threads
}

async function rootOf(ctx: Context, list: List, itemId: number): Promise<Post | undefined> {
  const where = compare('eq', field('ID'), number(itemId))
  const [root] = (await queryItems(ctx, { id: list.row.id }, { where, limit: 1 })).items
  return root && postOf(root)
}

function limitOf({ most = 0 }: FeedOptions): number {
  if (most < 0 || most > mostThreads) throw invalid(`MaxThreadCount is a number from 0 to ${mostThreads}; ${most} was given.`)
  return most === 0 ? usualThreads : most
}

/** The threads that a user has begun in the root web, the newest first. Fails as `queryFeed`. */
export async function queryFeedOfPerson(ctx: Context, person: PrincipalRow, options: FeedOptions): Promise<Thread[]> {
  const web = { ...ctx, web: await rootWeb(ctx) }
  return feedOf(web, [isRoot, by([person.id])], options)
}

/** The threads in the feed of a web, the newest first. Fails as `queryFeed`. */
export const queryFeedOfWeb = (ctx: Context, options: FeedOptions): Promise<Thread[]> => feedOf(ctx, [isRoot], options)

async function feedOf(ctx: Context, conditions: readonly Expression[], options: FeedOptions): Promise<Thread[]> {
  await getProfileUser(ctx, 'own')
  const list = await findFeed(ctx)
  const limit = limitOf(options)
  const posts = list ? await postsIn(ctx, list, conditions, options, limit) : []
  return list
    ? threadsOf(
        posts.map((post) => ({ web: ctx, list, post })),
        false,
      )
    : []
}

/** A post and its list. Fails with `invalid_request`, `list_not_found`, `item_not_found`, `invalid_operation`, `access_denied`. */
export async function getPost(ctx: Context, id: string): Promise<{ readonly list: List; readonly post: Post; readonly inside: Context }> {
  const { listId, itemId } = readPostId(id)
  const inside = await webOfFeed(ctx, listId)
  const list = await getList(inside, { id: listId })
  demandFeed(list)
  return { list, post: postOf(await getItem(inside, { id: listId }, itemId)), inside }
}

/** Posts are in the web of the address, in the root web, or in the web of their list. */
async function webOfFeed(ctx: Context, listId: string): Promise<Context> {
  const row = await recordsOf(ctx).find('List', { siteId: ctx.site.id, id: listId }, ['webId'])
  return !row || row.webId === ctx.web.row.id ? ctx : { ...ctx, web: await getWebById(ctx, row.webId) }
}

/** The whole thread of a post or a reply, with its newest 1,000 replies. Fails as `getPost`. */
export async function getThread(ctx: Context, id: string): Promise<Thread> {
  const { list, post, inside } = await getPost(ctx, id)
  const root = post.rootId === undefined ? post : postOf(await getItem(inside, { id: list.row.id }, post.rootId))
  return threadOf(inside, list, root, mostReplies)
}

/** The people who like a post. Fails as `getPost`. */
export async function queryLikers(ctx: Context, id: string): Promise<PrincipalRow[]> {
  const { post, inside } = await getPost(ctx, id)
  const people = await peopleOf(inside, [post], post.likedBy.length)
  return post.likedBy.flatMap((one) => people.get(one) ?? [])
}

/** The number of posts that mention the actor and are newer than the last that it has seen. Fails as `queryFeed`. */
export async function countUnreadMentions(ctx: Context): Promise<number> {
  const { id: own } = await getProfileUser(ctx, 'own')
  const web = { ...ctx, web: await rootWeb(ctx) }
  const list = await findFeed(web)
  if (!list) return 0
  const [seen] = await queryEntries(ctx, 'own', 'mentions')
  const conditions = [...askedFor('mentions', own, []), compare('gt', field('ID'), number(seen?.detail.seenTo ?? 0))]
  return countItems(web, { id: list.row.id }, { where: { op: 'and', operands: conditions } })
}

/** Fails with `invalid_operation` for a reply where only a thread will do. */
export function demandRootPost({ rootId, id }: Post): void {
  if (rootId !== undefined) throw invalidOperation(`'${id}' is a reply. Name the thread: only a thread is locked and unlocked.`)
}
