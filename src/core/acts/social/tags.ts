import type { SocialTagRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { defaultLcid, keywordsId, labelOf, type TermState, termsById } from '../../content/terms/term-store.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { noteProfile } from '../profiles/profile-changes.ts'
import { getProfileUser, type ProfileAddress } from '../profiles/profiles.ts'
import { addTerm } from '../terms/term-changes.ts'
import { findTerms, getTerm } from '../terms/terms.ts'
import {
  demandSocial,
  demandSpace,
  eachPage,
  entryNotFound,
  mostReturned,
  ownerNames,
  type SocialPage,
  socialActor,
  socialAddress,
  socialRange,
  socialTitle,
} from './addresses.ts'

/** A term as tags show it. */
export interface TagTerm {
  readonly id: string
  readonly name: string
}

/** A tag with its term and the login name of its owner. */
export interface SocialTag {
  readonly row: SocialTagRow
  readonly term: TagTerm
  readonly owner: string
}

/** How a request names a term; a keyword is a label of any term, in any case. */
export type TermAddress = { readonly id: string } | { readonly keyword: string }

/** Whose tags a question is about. */
export type TagOwner = 'everybody' | ProfileAddress

export interface TagInput {
  readonly title?: string | undefined
  readonly isPrivate?: boolean | undefined
}

const mostMatches = 20

/** The terms that a request names; none for a keyword that no term has. Fails with `term_not_found`, `access_denied`. */
async function termsNamed(ctx: Context, address: TermAddress): Promise<TermState[]> {
  if ('id' in address) return [await getTerm(ctx, address.id)]
  const lcid = defaultLcid(await rootWeb(ctx))
  return findTerms(ctx, { label: address.keyword, lcid, isPrefix: false, limit: mostMatches })
}

/** The term of a new tag: a keyword that no term has becomes a term. */
async function termToSet(ctx: Context, address: TermAddress): Promise<TermState> {
  const [found] = await termsNamed(ctx, address)
  if (found?.row.isDeprecated) throw invalidOperation('The term is deprecated, so nobody can choose it any more.')
  if (found) return found
  if ('id' in address) return getTerm(ctx, address.id)
  return addTerm(ctx, { termSetId: keywordsId, name: address.keyword, lcid: defaultLcid(await rootWeb(ctx)) })
}

/**
 * Gives an address a tag of the actor, or replaces the one with the same term. Fails with `term_not_found`,
 * `profile_not_found`, `invalid_request`, `invalid_operation` at 1,000 tags, `access_denied`.
 */
export async function setTag(ctx: Context, url: string | undefined, term: TermAddress, input: TagInput): Promise<SocialTag> {
  const address = socialAddress(ctx, url)
  const title = socialTitle(input.title)
  const isPrivate = input.isPrivate ?? false
  const owner = await socialActor(ctx)
  const state = await termToSet(ctx, term)
  const termId = state.row.id
  const call = { name: 'social.setTag', right: 'Open', target: ctx.web, input: { ...address, termId, title, isPrivate } } as const
  const row = await act(ctx, call, async (scope) => {
    const { records, now } = scope
    const principalId = owner.id
    await getTerm(within(ctx, scope), termId)
    const own = { siteId: ctx.site.id, principalId }
    const key = { ...own, urlKey: address.urlKey, termId }
    const patch = { url: address.url, title, isPrivate, modifiedAt: now }
    const known = await records.find('SocialTag', key, ['id'])
    const id = known?.id ?? ctx.runtime.newId()
    if (known) await records.update('SocialTag', key, patch)
    else {
      demandSpace('tags', (await records.query('SocialTag', { where: own, columns: ['id'] })).length)
      await records.insert('SocialTag', { ...key, id, ...patch })
    }
    await noteProfile(ctx, scope, principalId)
    return { ...key, id, ...patch }
  })
  return { row, term: shownTerm(state, defaultLcid(await rootWeb(ctx))), owner: owner.loginName }
}

/**
 * Deletes tags of the actor on an address: those with a term, or all. Fails with `social_entry_not_found` if there is none with
 * the term, `term_not_found`, `invalid_request`, `access_denied`.
 */
export async function deleteTags(ctx: Context, url: string | undefined, which: TermAddress | 'all'): Promise<void> {
  const address = socialAddress(ctx, url)
  const { id: principalId } = await socialActor(ctx)
  // The tags of a term that was deleted can still be deleted.
  const terms = which === 'all' ? 'all' : 'id' in which ? [which.id] : (await termsNamed(ctx, which)).map(({ row }) => row.id)
  const input = { ...address, terms: terms === 'all' ? terms : [...terms] }
  await act(ctx, { name: 'social.deleteTags', right: 'Open', target: ctx.web, input }, async (scope) => {
    const own = { siteId: ctx.site.id, principalId, urlKey: address.urlKey }
    const where = terms === 'all' ? own : { ...own, termId: { in: terms } }
    const count = terms.length === 0 ? 0 : await scope.records.delete('SocialTag', where)
    if (count > 0) await noteProfile(ctx, scope, principalId)
    else if (terms !== 'all') throw entryNotFound('tag', address)
  })
}

interface TagQuery {
  readonly owner: TagOwner
  readonly url?: string | undefined
  readonly term?: TermAddress
  /** Only those given since then; milliseconds since 1970, UTC. */
  readonly since?: number
}

/** The tags that match and that the actor may see: public ones and its own. */
async function tagsSeen(ctx: Context, { owner, url, term, since = 0 }: TagQuery): Promise<SocialTagRow[]> {
  await demandSocial(ctx)
  const ofOne = owner === 'everybody' ? {} : { principalId: (await getProfileUser(ctx, owner)).id }
  const onOne = url === undefined ? {} : { urlKey: socialAddress(ctx, url).urlKey }
  const ids = term ? (await termsNamed(ctx, term)).map(({ row }) => row.id) : undefined
  if (ids?.length === 0) return []
  const where = { siteId: ctx.site.id, ...ofOne, ...onOne, ...(ids && { termId: { in: ids } }) }
  const records = recordsOf(ctx)
  const rows = await eachPage<SocialTagRow>((last, limit) =>
    records.query('SocialTag', { where, ...(last && { above: { id: last.id } }), orderBy: ['id'], limit }),
  )
  const actor = await findActorPrincipal(ctx)
  return rows.filter(({ isPrivate, principalId, modifiedAt }) => modifiedAt >= since && (!isPrivate || principalId === actor?.id))
}

/** The tags of an address, or of a user, the newest first. Fails with `profile_not_found`, `invalid_request`, `access_denied`. */
export async function queryTags(ctx: Context, query: TagQuery, page: SocialPage): Promise<SocialTag[]> {
  const { start, end } = socialRange(page)
  const rows = (await tagsSeen(ctx, query)).sort((one, other) => other.modifiedAt - one.modifiedAt || (one.id < other.id ? -1 : 1))
  const names = await termNames(ctx, rows)
  const shown = rows.filter(({ termId }) => names.has(termId)).slice(start, end)
  const owners = await ownerNames(
    ctx,
    shown.map(({ principalId }) => principalId),
  )
  return shown.flatMap((row) => {
    const term = names.get(row.termId)
    return term ? [{ row, term, owner: owners.get(row.principalId) ?? '' }] : []
  })
}

/** The number of tags of a user that the actor may see. Fails as `queryTags`. */
export async function countTags(ctx: Context, owner: ProfileAddress): Promise<number> {
  const rows = await tagsSeen(ctx, { owner })
  const names = await termNames(ctx, rows)
  return rows.filter(({ termId }) => names.has(termId)).length
}

const shownTerm = (state: TermState, lcid: number): TagTerm => ({ id: state.row.id, name: labelOf(state, lcid, lcid) })

/** The terms of tags by id; tags whose term was deleted are not shown. */
async function termNames(ctx: Context, rows: readonly SocialTagRow[]): Promise<Map<string, TagTerm>> {
  const lcid = defaultLcid(await rootWeb(ctx))
  const states = await termsById(
    ctx,
    rows.map(({ termId }) => termId),
  )
  return new Map([...states].map(([id, state]) => [id, shownTerm(state, lcid)]))
}

/** How many tags there are of something. */
export interface Counted<T> {
  readonly of: T
  readonly count: number
}

const mostUsedFirst = <T>(counted: readonly Counted<T>[]): Counted<T>[] => [...counted].sort((one, other) => other.count - one.count)

/**
 * The terms of tags, the most used first. `folder` restricts them to the addresses below one. Fails as `queryTags`.
 */
export async function queryTagTerms(
  ctx: Context,
  { folder, ...query }: TagQuery & { readonly folder?: string },
  { most }: Pick<SocialPage, 'most'> = {},
): Promise<Counted<TagTerm>[]> {
  const { end } = socialRange({ most })
  const above = folder === undefined ? undefined : fold(socialAddress(ctx, folder).url).replace(/\/$/, '')
  const seen = await tagsSeen(ctx, query)
  const rows = above === undefined ? seen : seen.filter(({ url }) => `${fold(url)}/`.startsWith(`${above}/`))
  const names = await termNames(ctx, rows)
  const counted = [...Map.groupBy(rows, ({ termId }) => termId)].flatMap(([id, some]) => {
    const of = names.get(id)
    return of ? [{ of, count: some.length }] : []
  })
  return mostUsedFirst(counted).slice(0, end)
}

/** The addresses that have a tag with a term, those with most tags first. Fails as `queryTags`, and with `term_not_found`. */
export async function queryTagUrls(ctx: Context, query: TagQuery & { readonly term: TermAddress }): Promise<Counted<string>[]> {
  const rows = await tagsSeen(ctx, query)
  const counted = [...Map.groupBy(rows, ({ urlKey }) => urlKey).values()].map((some) => ({ of: some[0]?.url ?? '', count: some.length }))
  return mostUsedFirst(counted).slice(0, mostReturned)
}
