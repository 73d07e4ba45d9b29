import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { addEntry, type EntryInput, type EntryKind, queryColleagues, queryEntries, removeEntries } from './profile-entries.ts'
import { getProfileUser, managerOf, type ProfileAddress, queryReports } from './profiles.ts'

// A user follows the colleagues of its profile.

/** Whether a user follows another and lets the actor see it. Fails as `getProfile`. */
export async function isFollowedBy(ctx: Context, follower: ProfileAddress, { id }: Pick<PrincipalRow, 'id'>): Promise<boolean> {
  return hasEntry(ctx, follower, 'colleague', String(id))
}

/** Fails as `getProfile`. */
export async function isFollowing(ctx: Context, follower: ProfileAddress, followee: ProfileAddress): Promise<boolean> {
  return isFollowedBy(ctx, follower, await getProfileUser(ctx, followee))
}

/** Whether a profile has an entry with a key that the actor may see. Fails as `getProfile`. */
export async function hasEntry(ctx: Context, address: ProfileAddress, kind: EntryKind, key: string): Promise<boolean> {
  return (await queryEntries(ctx, address, kind)).some((entry) => entry.key === key)
}

/** Adds an entry to the actor's own profile unless it is there; returns whether it was added. Fails as `addEntry`. */
export async function addOwnEntry<K extends EntryKind>(ctx: Context, kind: K, input: EntryInput<K>): Promise<boolean> {
  if (await hasEntry(ctx, 'own', kind, input.key)) return false
  await addEntry(ctx, 'own', kind, input)
  return true
}

/** Removes an entry from the actor's own profile if it is there. Fails as `removeEntries`. */
export async function removeOwnEntry(ctx: Context, kind: EntryKind, key: string): Promise<void> {
  if (await hasEntry(ctx, 'own', kind, key)) await removeEntries(ctx, 'own', kind, { key })
}

/** The actor follows a user from now on; returns false if it did before. Fails as `addEntry`. */
export async function followPerson(ctx: Context, address: ProfileAddress): Promise<boolean> {
  const user = await otherUser(ctx, address)
  return addOwnEntry(ctx, 'colleague', { key: String(user.id), detail: { isInWorkGroup: false } })
}

/** The actor does not follow a user any more. Fails as `removeEntries`. */
export async function stopFollowingPerson(ctx: Context, address: ProfileAddress): Promise<void> {
  await removeOwnEntry(ctx, 'colleague', String((await getProfileUser(ctx, address)).id))
}

async function otherUser(ctx: Context, address: ProfileAddress): Promise<PrincipalRow> {
  const user = await getProfileUser(ctx, address)
  if (user.loginKey === ctx.actor.loginKey) throw invalid('Nobody follows oneself. Name another user.')
  return user
}

/** Leaves a user out of the suggestions to the actor, who is never among them. Fails as `addEntry`. */
export async function hideSuggestion(ctx: Context, address: ProfileAddress): Promise<void> {
  const user = await getProfileUser(ctx, address)
  if (user.loginKey === ctx.actor.loginKey) return
  await addOwnEntry(ctx, 'hidden', { key: String(user.id), privacy: 'Private', detail: {} })
}

const mostSuggested = 100
/** The number of followed users whose own are read. */
const mostAsked = 50

/**
 * Users whom the actor might follow: those with the same manager, and those whom its followed users follow; without those
 * whom it follows or has hidden. Gives other requests turns. Fails as `getProfile`.
 */
export async function querySuggestions(ctx: Context): Promise<PrincipalRow[]> {
  const own = await getProfileUser(ctx, 'own')
  const followed = await queryColleagues(ctx, 'own')
  const hidden = await queryEntries(ctx, 'own', 'hidden')
  const out = new Set([own.id, ...followed.map(({ user }) => user.id), ...hidden.map(({ key }) => Number(key))])
  const manager = await managerOf(ctx, own.id)
  const peers = manager ? await queryReports(ctx, manager) : []
  const found = new Map(peers.filter(({ id }) => !out.has(id)).map((user) => [user.id, user]))
  const pace = makePacer()
  for (const { user } of followed.slice(0, mostAsked)) {
    for (const { user: other } of await queryColleagues(ctx, { principalId: user.id })) if (!out.has(other.id)) found.set(other.id, other)
    if (found.size >= mostSuggested) break
    await pace()
  }
  return [...found.values()].slice(0, mostSuggested)
}
