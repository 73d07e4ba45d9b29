import type { SocialRatingRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { invalid } from '../../kernel/errors.ts'
import { noteProfile } from '../profiles/profile-changes.ts'
import { getProfileUser, type ProfileAddress } from '../profiles/profiles.ts'
import {
  demandSocial,
  demandSpace,
  eachPage,
  entryNotFound,
  mostReturned,
  ownerNames,
  socialActor,
  socialAddress,
  socialTitle,
} from './addresses.ts'

/** A rating with the login name of its owner. */
export interface SocialRating {
  readonly row: SocialRatingRow
  readonly owner: string
}

const mostRating = 5

/**
 * Gives an address a rating of the actor, or replaces it. Returns its time. Fails with `profile_not_found`, `invalid_request`,
 * `invalid_operation` at 1,000 ratings, `access_denied`.
 */
export async function setRating(
  ctx: Context,
  url: string | undefined,
  { rating, title: given }: { readonly rating: number; readonly title?: string | undefined },
): Promise<number> {
  const address = socialAddress(ctx, url)
  const title = socialTitle(given)
  if (rating < 0 || rating > mostRating) throw invalid(`A rating is a number from 0 to ${mostRating}; ${rating} was given.`)
  const { id: principalId } = await socialActor(ctx)
  const call = { name: 'social.setRating', right: 'Open', target: ctx.web, input: { ...address, title, rating } } as const
  return act(ctx, call, async (scope) => {
    const { records, now } = scope
    const own = { siteId: ctx.site.id, principalId }
    const key = { ...own, urlKey: address.urlKey }
    const patch = { url: address.url, title, rating, modifiedAt: now }
    if ((await records.update('SocialRating', key, patch)) === 0) {
      demandSpace('ratings', (await records.query('SocialRating', { where: own, columns: ['urlKey'] })).length)
      await records.insert('SocialRating', { ...key, ...patch })
    }
    await noteProfile(ctx, scope, principalId)
    return now
  })
}

/** Deletes the rating of the actor on an address. Fails with `social_entry_not_found`, `invalid_request`, `access_denied`. */
export async function deleteRating(ctx: Context, url: string | undefined): Promise<void> {
  const address = socialAddress(ctx, url)
  const { id: principalId } = await socialActor(ctx)
  const call = { name: 'social.deleteRating', right: 'Open', target: ctx.web, input: { ...address } } as const
  await act(ctx, call, async (scope) => {
    const where = { siteId: ctx.site.id, principalId, urlKey: address.urlKey }
    if ((await scope.records.delete('SocialRating', where)) === 0) throw entryNotFound('rating', address)
    await noteProfile(ctx, scope, principalId)
  })
}

const newestFirst = (one: SocialRatingRow, other: SocialRatingRow) =>
  other.modifiedAt - one.modifiedAt || one.principalId - other.principalId || (one.urlKey < other.urlKey ? -1 : 1)

/** The ratings of an address. Fails with `invalid_request`, `access_denied`. */
async function ratingsOn(ctx: Context, url: string | undefined): Promise<SocialRatingRow[]> {
  await demandSocial(ctx)
  const { urlKey } = socialAddress(ctx, url)
  const page = { where: { siteId: ctx.site.id, urlKey }, orderBy: ['principalId'] } as const
  return eachPage<SocialRatingRow>((last, limit) =>
    recordsOf(ctx).query('SocialRating', { ...page, ...(last && { above: { principalId: last.principalId } }), limit }),
  )
}

async function withOwners(ctx: Context, rows: readonly SocialRatingRow[]): Promise<SocialRating[]> {
  const owners = await ownerNames(
    ctx,
    rows.map(({ principalId }) => principalId),
  )
  return rows.map((row) => ({ row, owner: owners.get(row.principalId) ?? '' }))
}

/** The ratings of an address, the newest first. Fails with `invalid_request`, `access_denied`. */
export async function queryRatingsOn(ctx: Context, url: string | undefined): Promise<SocialRating[]> {
  return withOwners(ctx, (await ratingsOn(ctx, url)).sort(newestFirst).slice(0, mostReturned))
}

/** The ratings of a user, the newest first. Fails with `profile_not_found`, `access_denied`. */
export async function queryRatingsOf(ctx: Context, owner: ProfileAddress): Promise<SocialRating[]> {
  const { id: principalId } = await getProfileUser(ctx, owner)
  const rows = await recordsOf(ctx).query('SocialRating', { where: { siteId: ctx.site.id, principalId } })
  return withOwners(ctx, rows.sort(newestFirst))
}

/** The rating of a user on an address; undefined if there is none. Fails with `profile_not_found`, `invalid_request`, `access_denied`. */
export async function findRating(ctx: Context, url: string | undefined, owner: ProfileAddress): Promise<SocialRating | undefined> {
  const { urlKey } = socialAddress(ctx, url)
  const user = await getProfileUser(ctx, owner)
  const row = await recordsOf(ctx).find('SocialRating', { siteId: ctx.site.id, principalId: user.id, urlKey })
  return row && { row, owner: user.loginName }
}

/** The ratings of an address together. */
export interface RatingAverage {
  readonly url: string
  readonly average: number
  readonly count: number
  /** The time of the newest. */
  readonly modifiedAt: number
  /** The rating of the actor; undefined if it gave none. */
  readonly own: number | undefined
}

/** The average of the ratings of an address; undefined without ratings. Fails with `invalid_request`, `access_denied`. */
export async function ratingAverage(ctx: Context, url: string | undefined): Promise<RatingAverage | undefined> {
  const rows = await ratingsOn(ctx, url)
  const [first] = rows
  if (!first) return undefined
  const actor = await findActorPrincipal(ctx)
  return {
    url: first.url,
    average: rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length,
    count: rows.length,
    modifiedAt: rows.reduce((latest, { modifiedAt }) => Math.max(latest, modifiedAt), 0),
    own: rows.find(({ principalId }) => principalId === actor?.id)?.rating,
  }
}

/** The number of ratings of an address. Fails with `invalid_request`, `access_denied`. */
export const countRatings = async (ctx: Context, url: string | undefined): Promise<number> => (await ratingsOn(ctx, url)).length
