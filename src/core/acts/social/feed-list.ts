import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import type { Item } from '../../content/items/item.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import type { List } from '../../model/lists/list.ts'
import { addItem, deleteItem } from '../items/items.ts'
import { setItemLike } from '../items/reputation.ts'
import { addList, queryLists } from '../lists/lists.ts'

/** The template of lists of posts. */
const microblog = 544

/** What a piece of the text of a post stands for: a person, or an address. */
export interface PostOverlay {
  readonly index: number
  readonly length: number
  readonly personId?: number
  readonly url?: string
}

/** A post or a reply, as its item keeps it. */
export interface Post {
  /** `<id of the list>.<number of the item>`. */
  readonly id: string
  readonly itemId: number
  /** Undefined for the root post of a thread. */
  readonly rootId: number | undefined
  readonly authorId: number
  readonly text: string
  readonly overlays: readonly PostOverlay[]
  readonly createdAt: number
  readonly modifiedAt: number
  readonly likedBy: readonly number[]
  readonly isLocked: boolean
}

interface Content {
  readonly text?: string
  readonly overlays?: readonly PostOverlay[]
  readonly isLocked?: boolean
}

/** The content in a column that users may write too: anything but this JSON is the text itself. */
function contentIn(value: unknown): Content {
  const text = typeof value === 'string' ? value : ''
  if (!text.startsWith('{')) return { text }
  try {
    return JSON.parse(text) as Content
  } catch {
    return { text }
  }
}

const valueIn = (item: Item, name: string): unknown => {
  const field = item.list.fieldsByName.get(name)
  return field && item.read(field)
}

/** The most pieces of a post that stand for people and addresses. */
export const mostOverlays = 20

/** Whether a post may have a link to it. */
export const isPostAddress = (url: string): boolean => url.length <= 2_084 && /^https?:\/\//i.test(url)

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Ids of items and people have nine digits at most. */
const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9

/** Whether an overlay, which users may write too, is one that the server could have written. */
function isOverlay(one: unknown): one is PostOverlay {
  if (typeof one !== 'object' || one === null) return false
  const { index, length, personId, url } = one as Partial<Record<keyof PostOverlay, unknown>>
  const isOfPerson = personId === undefined || isId(personId)
  const isOfAddress = url === undefined || (typeof url === 'string' && isPostAddress(url))
  return isCount(index) && isCount(length) && isOfPerson && isOfAddress
}

/** The post that an item of a feed is. */
export function postOf(item: Item): Post {
  const { row, list } = item
  const { text, overlays, isLocked } = contentIn(valueIn(item, 'ContentData'))
  const liked = valueIn(item, 'LikedBy')
  const root = valueIn(item, 'RootPostID')
  return {
    id: `${list.row.id}.${row.itemId}`,
    itemId: row.itemId,
    rootId: isId(root) ? root : undefined,
    authorId: row.authorId,
    text: typeof text === 'string' ? text : String(valueIn(item, 'Title') ?? ''),
    overlays: Array.isArray(overlays) ? overlays.filter(isOverlay).slice(0, mostOverlays) : [],
    createdAt: row.createdAt,
    modifiedAt: row.modifiedAt,
    likedBy: Array.isArray(liked) ? (liked as readonly unknown[]).filter((id) => typeof id === 'number') : [],
    isLocked: isLocked === true,
  }
}

/** The text of the column that keeps a post. */
export const contentText = ({ text, overlays, isLocked }: Pick<Post, 'text' | 'overlays' | 'isLocked'>): string =>
  JSON.stringify({ text, overlays, ...(isLocked && { isLocked }) })

/** The list of the posts of the web, if there is one that the actor may see. Fails with `access_denied`. */
export async function findFeed(ctx: Context): Promise<List | undefined> {
  return (await queryLists(ctx)).find(({ row }) => row.baseTemplate === microblog)
}

async function mayMakeLists(ctx: Context): Promise<boolean> {
  try {
    await demand(ctx, 'ManageLists', ctx.web)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'access_denied') return false
    throw error
  }
}

/**
 * The list of the posts of the web; an actor who may make lists makes it with the first post. Fails with `invalid_operation`
 * for others, and with `access_denied`.
 */
export async function feedForPosts(ctx: Context): Promise<List> {
  const there = await findFeed(ctx)
  if (there) return there
  if (!(await mayMakeLists(ctx)))
    throw invalidOperation(
      `The web '${ctx.web.url}' has no newsfeed yet. The first post of somebody with the right ManageLists makes it: a list with the template ${microblog}.`,
    )
  const made = await makeFeed(ctx)
  if (made.isOfAnother) return made.list
  // The columns of likes come with a first like, which only somebody who may manage the list can give.
  const address = { id: made.list.row.id }
  const { row } = await addItem(ctx, address, new Map([['Title', 'MicroFeed']]))
  await setItemLike(ctx, address, row.itemId, true)
  await deleteItem(ctx, address, row.itemId)
  return (await findFeed(ctx)) ?? made.list
}

/** Two first posts at once make one list: the second uses that of the first. */
async function makeFeed(ctx: Context): Promise<{ readonly list: List; readonly isOfAnother: boolean }> {
  try {
    return { list: await addList(ctx, { title: 'MicroFeed', baseTemplate: microblog, settings: { hidden: true } }), isOfAnother: false }
  } catch (error) {
    const list = error instanceof DomainError && error.reason === 'title_taken' ? await findFeed(ctx) : undefined
    if (!list) throw error
    return { list, isOfAnother: true }
  }
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})$/i

/** The list and the item of the id of a post. Fails with `invalid_request`. */
export function readPostId(id: string): { readonly listId: string; readonly itemId: number } {
  const [, listId, itemId] = form.exec(id.trim()) ?? []
  if (listId === undefined) throw invalid(`'${id.slice(0, 100)}' is no id of a post. An id is the Id of a post or a thread in a reply.`)
  return { listId: listId.toLowerCase(), itemId: Number(itemId) }
}

/** Fails with `invalid_operation` unless the list holds posts. */
export function demandFeed(list: List): void {
  if (list.row.baseTemplate !== microblog) throw invalidOperation(`The list '${list.row.title}' holds no posts.`)
}
