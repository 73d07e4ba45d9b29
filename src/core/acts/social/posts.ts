import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { beginningOf } from '../../kernel/plain-text.ts'
import type { List } from '../../model/lists/list.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { addItem, deleteItem, updateItem } from '../items/items.ts'
import { setItemLike } from '../items/reputation.ts'
import { addReply } from '../items/together/replies.ts'
import { addEntry, queryEntries, removeEntries } from '../profiles/profile-entries.ts'
import { getProfileUser } from '../profiles/profiles.ts'
import { contentText, feedForPosts, findFeed, isPostAddress, mostOverlays, type Post, type PostOverlay, postOf } from './feed-list.ts'
import { demandRootPost, getPost, getThread, mentionMark, mostReplies, type Thread } from './feeds.ts'

/** A piece of the text of a post: a person, an address, or plain text. */
export interface ContentItem {
  readonly text: string
  readonly loginName?: string | undefined
  readonly url?: string | undefined
}

export interface PostInput {
  /** `{0}` stands for the first content item. */
  readonly text: string
  readonly items?: readonly ContentItem[]
}

const longestPost = 8_000

async function overlayOf(
  ctx: Context,
  { loginName, url, text }: ContentItem,
): Promise<{ shown: string; overlay?: Omit<PostOverlay, 'index' | 'length'> }> {
  if (loginName) {
    const user = await getProfileUser(ctx, { loginName })
    return { shown: `@${user.title}`, overlay: { personId: user.id } }
  }
  if (!url) return { shown: text }
  if (!isPostAddress(url)) throw invalid(`The Uri of a content item begins with http:// or https://; '${url.slice(0, 60)}' does not.`)
  return { shown: text === '' ? url : text, overlay: { url } }
}

/** The text with its content items in place. Fails with `invalid_request`, and with `profile_not_found` for an unknown person. */
async function written(ctx: Context, { text: given, items = [] }: PostInput): Promise<{ text: string; overlays: PostOverlay[] }> {
  if (items.length > mostOverlays) throw invalid(`A post has at most ${mostOverlays} content items; ${items.length} were given.`)
  const pieces: { shown: string; overlay?: Omit<PostOverlay, 'index' | 'length'> }[] = []
  for (const item of items) pieces.push(await overlayOf(ctx, item))
  const overlays: PostOverlay[] = []
  let text = ''
  let at = 0
  for (const match of given.slice(0, longestPost + 1).matchAll(/\{(\d{1,2})\}/g)) {
    const piece = pieces[Number(match[1])]
    if (!piece) continue
    text += given.slice(at, match.index)
    if (piece.overlay) overlays.push({ index: text.length, length: piece.shown.length, ...piece.overlay })
    text += piece.shown
    at = match.index + match[0].length
  }
  text += given.slice(at)
  if (text.trim() === '') throw invalid('The text of a post must not be empty.')
  if (overlays.length > mostOverlays)
    throw invalid(`A post names people and addresses at most ${mostOverlays} times; it does so ${overlays.length} times.`)
  if (text.length > longestPost) throw invalid(`A post has at most ${longestPost} characters; it has ${text.length}.`)
  return { text, overlays }
}

const isRootPost = 0
const isReply = 1

/** The values of the item that a post is; `rootId` is the item of the thread that it replies to. */
function valuesOf(ctx: Context, content: Awaited<ReturnType<typeof written>>, rootId?: number): Map<string, string | number> {
  const mentioned = [...new Set(content.overlays.flatMap(({ personId = [] }) => personId))]
  const values = new Map<string, string | number>([
    ['Title', beginningOf(content.text, 255)],
    ['MicroBlogType', rootId === undefined ? isRootPost : isReply],
    ['PostAuthor', ctx.actor.loginName],
    ['ContentData', contentText({ ...content, isLocked: false })],
    ['RefReply', mentioned.map(mentionMark).join('').slice(0, 255)],
  ])
  if (rootId !== undefined) values.set('RootPostID', rootId)
  return values
}

/**
 * The actor begins a thread in the feed of the web; the first post makes the list. Fails with `invalid_request`,
 * `invalid_operation` (no feed), `profile_not_found`, `access_denied`.
 */
export async function createPost(ctx: Context, input: PostInput): Promise<Thread> {
  await getProfileUser(ctx, 'own')
  const content = await written(ctx, input)
  const { row } = await feedForPosts(ctx)
  const { id } = postOf(await addItem(ctx, { id: row.id }, valuesOf(ctx, content)))
  return getThread(ctx, id)
}

/** The actor begins a thread in its own feed, which is in the root web. Fails as `createPost`. */
export const createOwnPost = async (ctx: Context, input: PostInput): Promise<Thread> =>
  createPost({ ...ctx, web: await rootWeb(ctx) }, input)

/** The actor replies to a thread. Fails as `createPost` and `getPost`, and with `invalid_operation` if it is locked or full. */
export async function replyTo(ctx: Context, id: string, input: PostInput): Promise<Thread> {
  const { list, inside } = await getPost(ctx, id)
  const { root, replyCount } = await getThread(ctx, id)
  if (root.isLocked) throw invalidOperation('The thread is locked: nobody replies to it until it is unlocked.')
  if (replyCount >= mostReplies) throw invalidOperation(`A thread has at most ${mostReplies} replies. Begin another one.`)
  const content = await written(ctx, input)
  const reply = { rootId: root.itemId, values: valuesOf(ctx, content, root.itemId), countedIn: 'ReplyCount', rootColumn: 'RootPostID' }
  await addReply(inside, { id: list.row.id }, reply)
  return getThread(ctx, root.id)
}

/** Whether the actor wrote the post or may manage the list that keeps it. */
async function demandOwn(ctx: Context, list: List, posts: readonly Post[]): Promise<void> {
  const { id } = await getProfileUser(ctx, 'own')
  if (!posts.some(({ authorId }) => authorId === id)) await demand(ctx, 'ManageLists', list)
}

/**
 * Deletes a reply, or a thread with all its replies. The author of the post or of the thread may, and whoever may manage the list.
 * Returns what is left of the thread. Gives other requests turns. Fails as `getPost`.
 */
export async function deletePost(ctx: Context, id: string): Promise<Thread | undefined> {
  const { list, post, inside } = await getPost(ctx, id)
  const { root, replies } = await getThread(ctx, id)
  await demandOwn(inside, list, [post, root])
  const address = { id: list.row.id }
  const pace = makePacer()
  if (post.rootId === undefined)
    for (const reply of replies) {
      await deleteItem(inside, address, reply.itemId)
      await pace()
    }
  await deleteItem(inside, address, post.itemId)
  return post.rootId === undefined ? undefined : getThread(ctx, root.id)
}

/** The actor likes a post or does so no longer. Returns its thread. Fails as `getPost` and `setItemLike`. */
export async function likePost(ctx: Context, id: string, likes: boolean): Promise<Thread> {
  const { list, post, inside } = await getPost(ctx, id)
  await setItemLike(inside, { id: list.row.id }, post.itemId, likes)
  return getThread(ctx, id)
}

/** Nobody replies to a locked thread. Its author may lock it, and whoever may manage the list. Fails as `getPost`. */
export async function lockThread(ctx: Context, id: string, isLocked: boolean): Promise<Thread> {
  const { list, post, inside } = await getPost(ctx, id)
  demandRootPost(post)
  await demandOwn(inside, list, [post])
  const values = new Map([['ContentData', contentText({ ...post, isLocked })]])
  await updateItem(inside, { id: list.row.id }, post.itemId, values, undefined, undefined, 'system')
  return getThread(ctx, id)
}

const seenKey = 'seen'

/** The actor has seen all posts so far that mention it. Fails as `addEntry`. */
export async function clearUnreadMentions(ctx: Context): Promise<void> {
  const list = await findFeed({ ...ctx, web: await rootWeb(ctx) })
  const [before] = await queryEntries(ctx, 'own', 'mentions')
  if (before) await removeEntries(ctx, 'own', 'mentions', { key: seenKey })
  const seenTo = (list?.row.nextItemId ?? 1) - 1
  await addEntry(ctx, 'own', 'mentions', { key: seenKey, privacy: 'Private', detail: { seenTo } })
}
