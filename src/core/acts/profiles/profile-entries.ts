import type { PrincipalRow, ProfileEntryRow } from '../../../../generated/prisma/content.ts'
import { act, demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { UniqueViolation } from '../../kernel/ports.ts'
import { liveUsers, noteProfile, rightToChange, touchProfile } from './profile-changes.ts'
import { getProfile, getProfileUser, managesProfiles, type ProfileAddress } from './profiles.ts'
import { type Privacy, privacyLevels, privacyOf } from './property-schema.ts'
import { profileReasons } from './reasons.ts'

/** What an entry of each kind holds, and what messages call it. */
interface Details {
  colleague: { readonly isInWorkGroup: boolean }
  link: { readonly name: string; readonly url: string }
  pinned: { readonly name: string; readonly url: string }
  membership: {
    readonly source: string
    readonly sourceInternal: string
    readonly sourceReference: string
    readonly displayName: string
    readonly mailNickname: string
    readonly url: string
  }
  /** A file, a web and a term that the user follows; a user follows its colleagues. */
  document: { readonly name: string; readonly url: string }
  site: { readonly name: string; readonly url: string }
  tag: { readonly name: string }
  /** A user whom suggestions leave out. */
  hidden: Readonly<Record<never, never>>
  /** The number of the last post among those that mention the user which it has seen. */
  mentions: { readonly seenTo: number }
}

export type EntryKind = keyof Details

const whats: Readonly<Record<EntryKind, string>> = {
  colleague: 'colleague',
  link: 'link',
  pinned: 'pinned link',
  membership: 'membership',
  document: 'followed document',
  site: 'followed site',
  tag: 'followed tag',
  hidden: 'hidden suggestion',
  mentions: 'mark of mentions',
}

/** An entry of a profile. */
export interface Entry<K extends EntryKind> {
  readonly id: number
  /** Which one it is, once in a profile: the id of a colleague, the folded address of a link. */
  readonly key: string
  readonly group: string
  readonly privacy: Privacy
  readonly detail: Details[K]
}

export interface EntryInput<K extends EntryKind> {
  readonly key: string
  readonly group?: string
  readonly privacy?: Privacy
  readonly detail: Details[K]
}

const mostEntries = 500

/** The entries of one kind that the actor may see, in the order in which they were added. Fails as `getProfile`. */
export async function queryEntries<K extends EntryKind>(ctx: Context, address: ProfileAddress, kind: K): Promise<Entry<K>[]> {
  const { user, shows } = await getProfile(ctx, address)
  const page = { where: { siteId: ctx.site.id, principalId: user.id, kind }, orderBy: ['id'] } as const
  const rows = await recordsOf(ctx).query('ProfileEntry', page)
  return rows.filter(({ privacy }) => shows(privacy)).map((row) => entryOf<K>(row))
}

const entryOf = <K extends EntryKind>({ id, entryKey, groupName, privacy, detail }: ProfileEntryRow): Entry<K> => ({
  id,
  key: entryKey,
  group: groupName,
  privacy: privacyOf(privacy),
  detail: JSON.parse(detail) as Details[K],
})

/** The key of an entry for a text: its beginning, folded. */
export const entryKey = (text: string): string => fold(text.trim()).slice(0, 300)

function checkInput<K extends EntryKind>({ group = '', detail }: Pick<EntryInput<K>, 'group' | 'detail'>): void {
  if (group.length > 255) throw invalid('The name of a group has at most 255 characters.')
  for (const [name, value] of Object.entries(detail) as [string, unknown][]) {
    const most = name === 'url' ? 2_000 : 255
    if (typeof value === 'string' && value.length > most)
      throw invalid(`The ${name} has at most ${most} characters; ${value.length} were given.`)
  }
  const { url } = detail as { readonly url?: string }
  if (url !== undefined && url !== '' && !/^(?:https?:\/\/|\/)/i.test(url)) throw invalid('A URL begins with http://, https:// or a slash.')
}

/**
 * Adds an entry to a profile. Fails as `getProfile`, with `profile_entry_exists`, `invalid_request`, `invalid_operation` at 500
 * entries of a kind, and `access_denied`.
 */
export async function addEntry<K extends EntryKind>(
  ctx: Context,
  address: ProfileAddress,
  kind: K,
  input: EntryInput<K>,
): Promise<Entry<K>> {
  checkInput(input)
  const user = await getProfileUser(ctx, address)
  const { key, group = '', privacy = 'Public', detail } = input
  if (key === '') throw invalid(`A ${whats[kind]} needs a name or an address.`)
  const facts = { user: user.id, kind: kind as string, key, group, privacy, detail: JSON.stringify(detail) }
  return act(ctx, { name: 'profiles.addEntry', ...(await rightToChange(ctx, user)), input: facts }, async (scope) => {
    const { records } = scope
    const where = { siteId: ctx.site.id, principalId: user.id, kind }
    if ((await records.query('ProfileEntry', { where, columns: ['id'] })).length >= mostEntries)
      throw invalidOperation(`A user profile has at most ${mostEntries} entries of this kind.`)
    const { nextEntryId } = await touchProfile(ctx, scope, user.id, 1)
    const row = {
      ...where,
      id: nextEntryId - 1,
      entryKey: key,
      groupName: group,
      privacy: privacyLevels[privacy],
      detail: JSON.stringify(detail),
    }
    await records.insert('ProfileEntry', row).catch((error: unknown) => {
      throw error instanceof UniqueViolation
        ? new DomainError(profileReasons.profile_entry_exists, { what: whats[kind], name: key.slice(0, 60) })
        : error
    })
    await noteProfile(ctx, scope, user.id)
    return entryOf<K>(row)
  })
}

/** Which entry of a kind: by its number or its key. */
export type EntryAddress = { readonly id: number } | { readonly key: string }

const entryWhere = (address: EntryAddress) => ('id' in address ? { id: address.id } : { entryKey: address.key })

const entryNotFound = (kind: EntryKind, address: EntryAddress) =>
  new DomainError(profileReasons.profile_entry_not_found, { what: whats[kind], name: String(Object.values(address)[0]).slice(0, 60) })

/** Changes an entry of a profile; what is absent stays as it is. Fails as `addEntry`, and with `profile_entry_not_found`. */
export async function updateEntry<K extends EntryKind>(
  ctx: Context,
  address: ProfileAddress,
  { kind, entry }: { readonly kind: K; readonly entry: EntryAddress },
  patch: Partial<EntryInput<K>>,
): Promise<void> {
  if (patch.detail) checkInput({ ...patch, detail: patch.detail })
  const user = await getProfileUser(ctx, address)
  const { key, group, privacy, detail } = patch
  const input = { user: user.id, kind: kind as string, entry, key, group, privacy, detail: detail && JSON.stringify(detail) }
  await act(ctx, { name: 'profiles.updateEntry', ...(await rightToChange(ctx, user)), input }, async (scope) => {
    const where = { siteId: ctx.site.id, principalId: user.id, kind, ...entryWhere(entry) }
    const change = {
      ...(key !== undefined && { entryKey: key }),
      ...(group !== undefined && { groupName: group }),
      ...(privacy && { privacy: privacyLevels[privacy] }),
      ...(detail && { detail: JSON.stringify(detail) }),
    }
    const count = await scope.records.update('ProfileEntry', where, change).catch((error: unknown) => {
      throw error instanceof UniqueViolation
        ? new DomainError(profileReasons.profile_entry_exists, { what: whats[kind], name: (key ?? '').slice(0, 60) })
        : error
    })
    if (count === 0) throw entryNotFound(kind, entry)
    await touchProfile(ctx, scope, user.id)
    await noteProfile(ctx, scope, user.id)
  })
}

/** Removes an entry of a profile, or all entries of a kind. Fails as `updateEntry`. */
export async function removeEntries(ctx: Context, address: ProfileAddress, kind: EntryKind, which: EntryAddress | 'all'): Promise<void> {
  const user = await getProfileUser(ctx, address)
  const call = { name: 'profiles.removeEntries', ...(await rightToChange(ctx, user)), input: { user: user.id, kind, which } } as const
  await act(ctx, call, async (scope) => {
    const where = { siteId: ctx.site.id, principalId: user.id, kind, ...(which !== 'all' && entryWhere(which)) }
    const count = await scope.records.delete('ProfileEntry', where)
    if (count === 0 && which !== 'all') throw entryNotFound(kind, which)
    if (count === 0) return
    await touchProfile(ctx, scope, user.id)
    await noteProfile(ctx, scope, user.id)
  })
}

/**
 * Gives all entries of the actor's own profile that others may see a new privacy: everybody sees them, or nobody else. Fails
 * as `getProfile`.
 */
export async function shareEntries(ctx: Context, isPublic: boolean): Promise<void> {
  const user = await getProfileUser(ctx, 'own')
  const call = { name: 'profiles.shareEntries', right: 'Open', target: ctx.web, input: { user: user.id, isPublic } } as const
  await act(ctx, call, async (scope) => {
    const where = { siteId: ctx.site.id, principalId: user.id, kind: { in: sharedKinds } }
    await touchProfile(ctx, scope, user.id)
    await scope.records.update('ProfileEntry', where, { privacy: privacyLevels[isPublic ? 'Public' : 'Private'] })
    await noteProfile(ctx, scope, user.id)
  })
}

const sharedKinds: readonly EntryKind[] = ['colleague', 'link', 'membership', 'document', 'site', 'tag']

/** Whether everybody sees all colleagues of a user. */
export async function showsColleagues(ctx: Context, user: PrincipalRow): Promise<boolean> {
  const where = { siteId: ctx.site.id, principalId: user.id, kind: 'colleague' }
  const rows = await recordsOf(ctx).query('ProfileEntry', { where, columns: ['privacy'] })
  return rows.every(({ privacy }) => privacy === privacyLevels.Public)
}

/** A colleague of a user. */
export interface Colleague {
  readonly user: PrincipalRow
  readonly entry: Entry<'colleague'>
}

/** The colleagues of a profile that the actor may see and who have profiles. Fails as `getProfile`. */
export async function queryColleagues(ctx: Context, address: ProfileAddress): Promise<Colleague[]> {
  const entries = await queryEntries(ctx, address, 'colleague')
  const users = await liveUsers(
    ctx,
    entries.map(({ key }) => Number(key)),
  )
  return entries.flatMap((entry) => {
    const user = users.get(Number(entry.key))
    return user ? [{ user, entry }] : []
  })
}

/** The users who have a user as a colleague and let the actor see it: its followers. Fails as `getProfile`. */
export async function queryFollowers(ctx: Context, address: ProfileAddress): Promise<PrincipalRow[]> {
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  const user = await getProfileUser(ctx, address)
  const where = { siteId: ctx.site.id, kind: 'colleague', entryKey: String(user.id) }
  const rows = await recordsOf(ctx).query('ProfileEntry', { where, orderBy: ['principalId'], limit: mostEntries })
  const seesAll = await managesProfiles(ctx)
  const actor = await findActorPrincipal(ctx)
  const isSeen = (row: ProfileEntryRow) =>
    seesAll ||
    row.privacy === privacyLevels.Public ||
    row.principalId === actor?.id ||
    (user.id === actor?.id && row.privacy === privacyLevels.Contacts)
  const ids = rows.filter(isSeen).map(({ principalId }) => principalId)
  const users = await liveUsers(ctx, ids)
  return ids.flatMap((id) => users.get(id) ?? [])
}
