import { demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { derivedId } from '../../model/derived-id.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { getProfileUser, type ProfileUser } from '../profiles/profiles.ts'
import { socialReasons } from './reasons.ts'

/** An address that users tag, rate or write notes about. */
export interface SocialAddress {
  /** Absolute. */
  readonly url: string
  /** The same for addresses that differ in case only. */
  readonly urlKey: string
}

const longestUrl = 2_084

/** An address as it is stored; one that begins with a slash is on the server that was asked. Fails with `invalid_request`. */
export function socialAddress(ctx: Context, given = ''): SocialAddress {
  if (given.length > longestUrl) throw invalid(`The URL has at most ${longestUrl} characters; ${given.length} were given.`)
  const text = given.trim()
  const url = /^(?:https?:\/\/|\/(?!\/))/i.test(text) ? URL.parse(text, ctx.origin)?.href : undefined
  if (url === undefined)
    throw invalid(`The URL '${text.slice(0, 60)}' is no address. An address begins with http://, https:// or a single slash.`)
  return { url, urlKey: derivedId(fold(url)) }
}

const longestTitle = 500

/** Fails with `invalid_request` for a long title. */
export function socialTitle(given = ''): string {
  if (given.length > longestTitle) throw invalid(`The title has at most ${longestTitle} characters; ${given.length} were given.`)
  return given.trim()
}

/** The user who acts. Fails with `profile_not_found`, `access_denied`. */
export const socialActor = (ctx: Context): Promise<ProfileUser> => getProfileUser(ctx, 'own')

/** Whoever may see who uses a site collection may see their public tags, notes and ratings. Fails with `access_denied`. */
export async function demandSocial(ctx: Context): Promise<void> {
  await demand(ctx, 'BrowseUserInfo', await rootWeb(ctx))
}

export const entryNotFound = (what: string, { url }: SocialAddress) =>
  new DomainError(socialReasons.social_entry_not_found, { what, url: url.slice(0, 100) })

/** The maximum number of tags, of notes and of ratings of a user. */
export const mostOfUser = 1_000

/** Fails with `invalid_operation` at the maximum number of entries of a user. */
export function demandSpace(what: string, count: number): void {
  if (count >= mostOfUser) throw invalidOperation(`A user has at most ${mostOfUser} ${what}. Delete one first.`)
}

/** The maximum number of entries in a reply. */
export const mostReturned = 1_000

const rowsAtOnce = 1_000
/** The maximum number of rows that one question reads. */
const mostRead = 100_000

/** Reads rows in the order of a key, page by page, and gives other requests turns. At most 100,000 rows. */
export async function eachPage<Row>(read: (last: Row | undefined, limit: number) => Promise<Row[]>): Promise<Row[]> {
  const pace = makePacer()
  const rows: Row[] = []
  for (let isOver = false; !isOver && rows.length < mostRead; ) {
    const page = await read(rows.at(-1), rowsAtOnce)
    for (const row of page) rows.push(row)
    isOver = page.length < rowsAtOnce
    await pace()
  }
  return rows
}

/** The login names of owners, by id. */
export async function ownerNames(ctx: Context, ids: Iterable<number>): Promise<Map<number, string>> {
  const all = [...new Set(ids)]
  const names = new Map<number, string>()
  for (let at = 0; at < all.length; at += 250) {
    const where = { siteId: ctx.site.id, id: { in: all.slice(at, at + 250) } }
    for (const row of await recordsOf(ctx).query('Principal', { where, columns: ['id', 'loginName'] })) names.set(row.id, row.loginName)
  }
  return names
}

/** Which entries of an ordered list a request asks for. */
export interface SocialPage {
  /** The maximum number; 0 or absent for as many as a reply holds. */
  readonly most?: number | undefined
  /** Counted from 0. */
  readonly start?: number | undefined
}

/** The number of entries to skip and to return. Fails with `invalid_request`. */
export function socialRange({ most = 0, start = 0 }: SocialPage): { readonly start: number; readonly end: number } {
  if (most < 0 || start < 0 || start > mostRead) throw invalid(`maximumItemsToReturn and startIndex are numbers from 0 to ${mostRead}.`)
  return { start, end: start + (most === 0 ? mostReturned : Math.min(most, mostReturned)) }
}
