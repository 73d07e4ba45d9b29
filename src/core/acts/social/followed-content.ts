import type { Context } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { getFile } from '../files/files.ts'
import { hasEntry } from '../profiles/followers.ts'
import { queryEntries } from '../profiles/profile-entries.ts'
import { getProfileUser } from '../profiles/profiles.ts'
import { getWebOfUrl } from '../sites/webs.ts'
import {
  entryFor,
  type FollowedDocument,
  type FollowedSite,
  follow,
  followedDocument,
  followedSite,
  ifSeen,
  isFollowed,
  pathAt,
  type SocialTarget,
  stopFollowing,
} from './followed.ts'

/** A file or a web, by its URL. */
type ContentTarget = Extract<SocialTarget, { url: string }>

/** A file or a web that the actor follows. */
export type FollowedContent = FollowedDocument | FollowedSite

const guid = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i

/** The id of a list and of an item in the query of a URL such as `http://host/site?listId=…&itemId=…`; undefined without them. */
function itemIn(ctx: Context, url: string) {
  const values = new Map([...(URL.parse(url, ctx.origin)?.searchParams ?? [])].map(([name, value]) => [name.toLowerCase(), value]))
  const [listId, itemId] = [values.get('listid'), values.get('itemid')]
  if (listId === undefined || itemId === undefined) return undefined
  const [, list] = guid.exec(listId) ?? []
  if (list === undefined || !/^[1-9]\d{0,8}$/.test(itemId))
    throw invalid('listId must be the id of a list, and itemId the number of an item.')
  return { list: { id: list.toLowerCase() }, itemId: Number(itemId) }
}

/**
 * What a URL names: a web if it is the address of one, or of one that the actor followed and that is gone; otherwise a file, also by its
 * list and item. Fails with `invalid_request`, for an item as `getFile`, and with `access_denied`.
 */
async function targetAt(ctx: Context, url: string): Promise<ContentTarget> {
  const path = pathAt(ctx, url, 'url')
  const web = await getWebOfUrl(ctx, path)
  const item = itemIn(ctx, url)
  if (item) return { kind: 'document', url: encodeURI((await getFile({ ...ctx, web }, item)).url) }
  const whole = path.replace(/\/$/, '')
  if (whole === web.url.replace(/\/$/, '')) return { kind: 'site', url }
  const sites = await queryEntries(ctx, 'own', 'site')
  return { kind: sites.some(({ detail }) => fold(detail.url) === fold(whole)) ? 'site' : 'document', url }
}

/** The actor follows what a URL names from now on. Fails as `follow`. */
export async function followContent(ctx: Context, url: string): Promise<{ readonly isNew: boolean; readonly item: FollowedContent }> {
  const target = await targetAt(ctx, url)
  const isNew = await follow(ctx, target)
  const { key } = await entryFor(ctx, target)
  const item = await shown(ctx, target, key)
  // It is gone since then: what says so is asked again.
  return item ? { isNew, item } : followContent(ctx, url)
}

/** The actor does not follow what a URL names any more. Fails as `stopFollowing`. */
export const stopFollowingContent = async (ctx: Context, url: string): Promise<void> => stopFollowing(ctx, await targetAt(ctx, url))

/** Fails as `isFollowed`. */
export const isContentFollowed = async (ctx: Context, url: string): Promise<boolean> => isFollowed(ctx, await targetAt(ctx, url))

/** Whether the actor follows what a URL names, or could not follow it, because nothing is there that it may see. Fails as `getProfile`. */
export async function followedStatus(ctx: Context, url: string): Promise<'followed' | 'not followed' | 'not followable'> {
  await getProfileUser(ctx, 'own')
  const entry = await ifSeen(targetAt(ctx, url).then((target) => entryFor(ctx, target)))
  if (!entry) return 'not followable'
  return (await hasEntry(ctx, 'own', entry.kind, entry.key)) ? 'followed' : 'not followed'
}

/** What a URL names, as it is now, if the actor follows it. Fails as `getProfile`, and with `invalid_request`. */
export async function findFollowedContent(ctx: Context, url: string): Promise<FollowedContent | undefined> {
  pathAt(ctx, url, 'url')
  await getProfileUser(ctx, 'own')
  const target = await ifSeen(targetAt(ctx, url))
  return target && shownAt(ctx, target)
}

async function shownAt(ctx: Context, target: ContentTarget): Promise<FollowedContent | undefined> {
  const entry = await ifSeen(entryFor(ctx, target))
  if (!entry || !(await hasEntry(ctx, 'own', entry.kind, entry.key))) return undefined
  return shown(ctx, target, entry.key)
}

const shown = (ctx: Context, { kind }: ContentTarget, id: string): Promise<FollowedContent | undefined> =>
  kind === 'document' ? followedDocument(ctx, id) : followedSite(ctx, id)
