import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { documentById, inWebOf } from '../../content/documents/documents.ts'
import { defaultLcid, labelOf, termsById } from '../../content/terms/term-store.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { getFile } from '../files/files.ts'
import { addOwnEntry, followPerson, hasEntry, isFollowing, removeOwnEntry, stopFollowingPerson } from '../profiles/followers.ts'
import { queryColleagues, queryEntries } from '../profiles/profile-entries.ts'
import { getWebById, getWebOfUrl } from '../sites/webs.ts'
import { getTerm } from '../terms/terms.ts'

/** What a request follows: a user by its login name, a file or a web by its URL, a term by its id. */
export type SocialTarget =
  | { readonly kind: 'user'; readonly loginName: string }
  | { readonly kind: 'document' | 'site'; readonly url: string }
  | { readonly kind: 'tag'; readonly id: string }

/** A file that the actor follows; one of a library has an item. */
export interface FollowedDocument {
  readonly kind: 'document'
  readonly id: string
  readonly name: string
  readonly url: string
  readonly webId: string
  readonly libraryUrl: string | undefined
  readonly listId: string | undefined
  readonly itemId: number | undefined
}

/** A web that the actor follows. */
export interface FollowedSite {
  readonly kind: 'site'
  readonly id: string
  readonly name: string
  readonly url: string
}

/** What the actor follows, as it is now. */
export type Followed =
  | { readonly kind: 'user'; readonly user: PrincipalRow }
  | FollowedDocument
  | FollowedSite
  | { readonly kind: 'tag'; readonly id: string; readonly name: string }

export type FollowedKind = Followed['kind']

/** The server-relative path of a URL on the server that was asked. Fails with `invalid_request`. */
export function pathAt(ctx: Context, url: string, named = 'ContentUri'): string {
  const there = URL.parse(url, ctx.origin)
  if (there?.host !== new URL(ctx.origin).host || !/^(?:https?:\/\/|\/(?!\/))/i.test(url))
    throw invalid(
      `${named} must be the address of a document or a site of this server, such as ${ctx.origin}/; '${url.slice(0, 100)}' is not.`,
    )
  try {
    return decodeURIComponent(there.pathname)
  } catch {
    throw invalid(`${named} is not percent-encoded UTF-8.`)
  }
}

/** The entry for a file, a web or a term that the actor may see. Fails with the reasons of what is missing, and `access_denied`. */
export async function entryFor(ctx: Context, target: Exclude<SocialTarget, { kind: 'user' }>) {
  if (target.kind === 'tag') {
    const { row, labels } = await getTerm(ctx, target.id)
    const lcid = defaultLcid(await rootWeb(ctx))
    return { kind: 'tag', key: row.id, detail: { name: labelOf({ row, labels }, lcid, lcid) } } as const
  }
  const path = pathAt(ctx, target.url)
  const web = await getWebOfUrl(ctx, path)
  if (target.kind === 'document') {
    const { row, url } = await getFile({ ...ctx, web }, { url: path })
    return { kind: 'document', key: row.id, detail: { name: row.leafName, url } } as const
  }
  if (path.replace(/\/$/, '') !== web.url.replace(/\/$/, ''))
    throw invalid(`'${path.slice(0, 100)}' is not the address of a web. The nearest web is '${web.url}'.`)
  return { kind: 'site', key: web.row.id, detail: { name: web.row.title, url: web.url } } as const
}

/** The actor follows something from now on; returns false if it did before. Fails as `addEntry`, and as the target is read. */
export async function follow(ctx: Context, target: SocialTarget): Promise<boolean> {
  if (target.kind === 'user') return followPerson(ctx, { loginName: target.loginName })
  const { kind, key, detail } = await entryFor(ctx, target)
  if (kind === 'tag') return addOwnEntry(ctx, kind, { key, detail })
  return addOwnEntry(ctx, kind, { key, detail })
}

/**
 * The actor does not follow something any more; also a file or a web that is gone, or that the actor may not see any more, by the
 * URL that it had. Fails as `follow`.
 */
export async function stopFollowing(ctx: Context, target: SocialTarget): Promise<void> {
  if (target.kind === 'user') return stopFollowingPerson(ctx, { loginName: target.loginName })
  if (target.kind === 'tag') return removeOwnEntry(ctx, target.kind, target.id.toLowerCase())
  const { kind, url } = target
  const entry = await ifSeen(entryFor(ctx, target))
  if (entry) return removeOwnEntry(ctx, kind, entry.key)
  const path = pathAt(ctx, url)
  const kept = (await queryEntries(ctx, 'own', kind)).find(({ detail }) => fold(detail.url) === fold(path))
  if (kept) return removeOwnEntry(ctx, kind, kept.key)
  await entryFor(ctx, target)
}

/** Fails as `follow`. */
export async function isFollowed(ctx: Context, target: SocialTarget): Promise<boolean> {
  if (target.kind === 'user') return isFollowing(ctx, 'own', { loginName: target.loginName })
  const { kind, key } = await entryFor(ctx, target)
  return hasEntry(ctx, 'own', kind, key)
}

/** Undefined for what is missing, and for what the actor may not see any more. */
export async function ifSeen<T>(read: Promise<T>): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    if (error instanceof DomainError) return undefined
    throw error
  })
}

/** A followed file as it is now; undefined if it is gone, or if the actor may not see it. */
export async function followedDocument(ctx: Context, id: string): Promise<FollowedDocument | undefined> {
  const there = await documentById(ctx, id)
  const file = there && (await ifSeen(getFile(await inWebOf(ctx, there), { id })))
  if (!file) return undefined
  const { row, url, list } = file
  const place = { webId: row.webId, libraryUrl: list?.url, listId: list?.row.id, itemId: row.itemId ?? undefined }
  return { kind: 'document', id, name: row.leafName, url, ...place }
}

/** A followed web as it is now; undefined if it is gone, or if the actor may not open it. */
export async function followedSite(ctx: Context, id: string): Promise<FollowedSite | undefined> {
  const web = await ifSeen(getWebById(ctx, id))
  return web && { kind: 'site', id, name: web.row.title, url: web.url }
}

/** The tags that the actor follows, without terms that were deleted. Fails as `getProfile`. */
export async function queryFollowedTags(ctx: Context): Promise<Extract<Followed, { kind: 'tag' }>[]> {
  const keys = (await queryEntries(ctx, 'own', 'tag')).map(({ key }) => key)
  const terms = await termsById(ctx, keys)
  const lcid = defaultLcid(await rootWeb(ctx))
  return keys.flatMap((id) => {
    const term = terms.get(id)
    return term ? [{ kind: 'tag' as const, id, name: labelOf(term, lcid, lcid) }] : []
  })
}

/** What the actor follows and may see: users, documents, sites, tags, each in the order of following. Gives other requests turns. Fails as `getProfile`. */
export async function queryFollowed(ctx: Context, kinds: ReadonlySet<FollowedKind>): Promise<Followed[]> {
  const found: (Followed | undefined)[] = []
  const pace = makePacer()
  if (kinds.has('user')) for (const { user } of await queryColleagues(ctx, 'own')) found.push({ kind: 'user', user })
  for (const kind of ['document', 'site'] as const) {
    if (!kinds.has(kind)) continue
    for (const { key } of await queryEntries(ctx, 'own', kind)) {
      found.push(await (kind === 'document' ? followedDocument(ctx, key) : followedSite(ctx, key)))
      await pace()
    }
  }
  if (kinds.has('tag')) found.push(...(await queryFollowedTags(ctx)))
  return found.filter((one) => one !== undefined)
}
