import type { SocialNoteRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { noteProfile } from '../profiles/profile-changes.ts'
import { getProfileUser, type ProfileAddress } from '../profiles/profiles.ts'
import {
  demandSocial,
  demandSpace,
  entryNotFound,
  ownerNames,
  type SocialAddress,
  type SocialPage,
  socialActor,
  socialAddress,
  socialRange,
  socialTitle,
} from './addresses.ts'

/** A note with the login name of its owner. */
export interface SocialNote {
  readonly row: SocialNoteRow
  readonly owner: string
}

const longestNote = 4_000

function noteText(given = ''): string {
  if (given.trim() === '') throw invalid('The comment must not be empty or blank.')
  if (given.length > longestNote) throw invalid(`The comment has at most ${longestNote} characters; ${given.length} were given.`)
  return given
}

export interface NoteInput {
  readonly note: string | undefined
  readonly isHighPriority?: boolean | undefined
}

/** A time that no other note of the user on the address has: the notes of one user on an address differ in their times. */
async function freeTime(
  records: ContentRecords,
  where: { siteId: string; principalId: number; urlKey: string },
  now: number,
): Promise<number> {
  const page = { where, orderBy: ['modifiedAt'], descending: ['modifiedAt'], limit: 1, columns: ['modifiedAt'] } as const
  const [last] = await records.query('SocialNote', page)
  return Math.max(now, (last?.modifiedAt ?? 0) + 1)
}

/**
 * Adds a note of the actor to an address. Fails with `profile_not_found`, `invalid_request`, `invalid_operation` at 1,000 notes,
 * `access_denied`.
 */
export async function addNote(
  ctx: Context,
  url: string | undefined,
  input: NoteInput & { readonly title?: string | undefined },
): Promise<SocialNote> {
  const address = socialAddress(ctx, url)
  const facts = { title: socialTitle(input.title), note: noteText(input.note), isHighPriority: input.isHighPriority ?? false }
  const owner = await socialActor(ctx)
  const call = { name: 'social.addNote', right: 'Open', target: ctx.web, input: { ...address, ...facts } } as const
  const row = await act(ctx, call, async (scope) => {
    const own = { siteId: ctx.site.id, principalId: owner.id }
    const { records, now } = scope
    demandSpace('notes', (await records.query('SocialNote', { where: own, columns: ['id'] })).length)
    const modifiedAt = await freeTime(records, { ...own, urlKey: address.urlKey }, now)
    const added = { ...own, id: ctx.runtime.newId(), ...address, ...facts, modifiedAt }
    await records.insert('SocialNote', added)
    await noteProfile(ctx, scope, owner.id)
    return added
  })
  return { row, owner: owner.loginName }
}

/** Which note of the actor: that on an address with this time. */
export interface NoteAddress {
  readonly url: string | undefined
  readonly time: number
}

const noteWhere = (ctx: Context, principalId: number, { urlKey }: SocialAddress, time: number) => ({
  ...{ siteId: ctx.site.id, principalId, urlKey },
  modifiedAt: time,
})

/** Changes a note of the actor, which gets a new time. Fails as `addNote`, and with `social_entry_not_found`. */
export async function updateNote(ctx: Context, { url, time }: NoteAddress, input: NoteInput): Promise<void> {
  const address = socialAddress(ctx, url)
  const note = noteText(input.note)
  const { id: principalId } = await socialActor(ctx)
  const { isHighPriority } = input
  const facts = { ...address, time, note, isHighPriority }
  await act(ctx, { name: 'social.updateNote', right: 'Open', target: ctx.web, input: facts }, async (scope) => {
    const { records, now } = scope
    const where = noteWhere(ctx, principalId, address, time)
    const { siteId, urlKey } = where
    const modifiedAt = await freeTime(records, { siteId, principalId, urlKey }, now)
    const patch = { note, modifiedAt, ...(isHighPriority !== undefined && { isHighPriority }) }
    if ((await records.update('SocialNote', where, patch)) === 0) throw entryNotFound('note', address)
    await noteProfile(ctx, scope, principalId)
  })
}

/** Deletes a note of the actor. Fails with `social_entry_not_found`, `invalid_request`, `access_denied`. */
export async function deleteNote(ctx: Context, { url, time }: NoteAddress): Promise<void> {
  const address = socialAddress(ctx, url)
  const { id: principalId } = await socialActor(ctx)
  const input = { ...address, time }
  await act(ctx, { name: 'social.deleteNote', right: 'Open', target: ctx.web, input }, async (scope) => {
    const count = await scope.records.delete('SocialNote', noteWhere(ctx, principalId, address, time))
    if (count === 0) throw entryNotFound('note', address)
    await noteProfile(ctx, scope, principalId)
  })
}

/** Which notes: of an address, of a user, or of a user on an address. */
export interface NoteQuery {
  readonly owner?: ProfileAddress
  readonly url?: string | undefined
  /** Only notes that are not newer. */
  readonly upTo?: number | undefined
}

async function noteFilter(ctx: Context, { owner, url }: NoteQuery) {
  await demandSocial(ctx)
  return {
    siteId: ctx.site.id,
    ...(owner && { principalId: (await getProfileUser(ctx, owner)).id }),
    ...(url !== undefined && { urlKey: socialAddress(ctx, url).urlKey }),
  }
}

/** Notes, the newest first. Fails with `profile_not_found`, `invalid_request`, `access_denied`. */
export async function queryNotes(ctx: Context, query: NoteQuery, page: SocialPage = {}): Promise<SocialNote[]> {
  const { start, end } = socialRange(page)
  const where = await noteFilter(ctx, query)
  const order = { orderBy: ['modifiedAt', 'id'], descending: ['modifiedAt'], limit: end } as const
  const upTo = query.upTo === undefined ? {} : { upTo: { modifiedAt: query.upTo } }
  const rows = (await recordsOf(ctx).query('SocialNote', { where, ...upTo, ...order })).slice(start)
  const owners = await ownerNames(
    ctx,
    rows.map(({ principalId }) => principalId),
  )
  return rows.map((row) => ({ row, owner: owners.get(row.principalId) ?? '' }))
}

const mostCounted = 100_000

/** The number of notes, at most 100,000. Fails as `queryNotes`. */
export async function countNotes(ctx: Context, query: NoteQuery): Promise<number> {
  const where = await noteFilter(ctx, query)
  return (await recordsOf(ctx).query('SocialNote', { where, columns: ['modifiedAt'], limit: mostCounted })).length
}
