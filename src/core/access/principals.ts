import type { PrincipalRow } from '../../../generated/prisma/content.ts'
import { DomainError } from '../kernel/errors.ts'
import { fold } from '../kernel/fold.ts'
import type { ContentRecords } from '../kernel/ports.ts'
import type { Change } from '../model/change.ts'
import type { Actor } from '../model/people/actor.ts'
import { actorOf } from '../model/people/actors.ts'
import { type Identity, isGroupClaim } from '../model/people/login-names.ts'
import { type Context, recordsOf } from './context.ts'
import { accessReasons } from './reasons.ts'

/** A user or group of a site. */
export type Principal = PrincipalRow

/** PrincipalType of the established server (protocol/permissions#principals). */
export const principalKinds = { user: 1, securityGroup: 4, group: 8 } as const

/** The kinds that a site collection lists among its users: also groups of claims, as in the established server. */
export const userKinds: readonly number[] = [principalKinds.user, principalKinds.securityGroup]

/** The author of rows that the server itself makes; no other principal gets this id (protocol/permissions#principals). */
export const systemAccountId = 1073741823

/** The actor of the server's own work; holds every right. */
export const systemActor: Actor = actorOf(
  { loginName: 'i:0#.w|svc\\system', loginKey: 'i:0#.w|svc\\system', title: 'System Account', email: '' },
  { scheme: 'System', defaultGroup: 'None' },
)

/** The actor's principal row; undefined until the actor's first write in this site. A promise only if it must be read. */
export function findActorPrincipal(ctx: Context): PrincipalRow | undefined | Promise<PrincipalRow | undefined> {
  return ctx.site.schema.principalByKey(ctx.actor.loginKey, recordsOf(ctx))
}

/**
 * The actor's principal id. The first write makes the row, as its own recorded
 * change in the same transaction (protocol/permissions#principals).
 */
export async function ensureActorPrincipal(
  ctx: Context,
  records: ContentRecords,
  now: number,
  changed: (change: Change) => void,
): Promise<number> {
  if (ctx.actor.scheme === 'System') return systemAccountId
  const known = await ctx.site.schema.principalByKey(ctx.actor.loginKey, records)
  return known?.id ?? (await makeUser(ctx, records, ctx.actor, { now, changed })).id
}

/**
 * Makes the row of a new user, as a recorded change. For a user who was removed
 * it restores the old row, so that references by id stay valid.
 */
export async function makeUser(
  ctx: Context,
  records: ContentRecords,
  user: Identity,
  { now, changed }: { readonly now: number; readonly changed: (change: Change) => void },
): Promise<PrincipalRow> {
  const siteId = ctx.site.id
  const removed = await records.find('Principal', { siteId, loginKey: user.loginKey })
  const site = await records.increment('Site', { siteId }, { nextPrincipalId: removed ? 0 : 1 })
  if (!site) throw new Error(`site ${siteId} has no row in its content database`)
  if (removed) await records.update('Principal', { siteId, id: removed.id }, { deletedAt: null })
  const row = removed ? { ...removed, deletedAt: null } : userRow(siteId, site.nextPrincipalId - 1, user, now)
  if (!removed) await records.insert('Principal', row)
  changed({ entity: 'user', type: 'add', webId: site.rootWebId, objectId: String(row.id) })
  return row
}

/** The row of a new user, or group of claims, without the settings that administrators change. */
export function userRow(siteId: string, id: number, user: Identity, now: number): PrincipalRow {
  const { loginKey, loginName, title, email } = user
  return {
    siteId,
    id,
    kind: isGroupClaim(loginName) ? principalKinds.securityGroup : principalKinds.user,
    loginKey,
    loginName,
    title,
    titleKey: fold(title),
    email,
    emailKey: fold(email),
    description: '',
    ownerId: null,
    isSiteAdmin: false,
    hidden: false,
    settings: null,
    createdAt: now,
    deletedAt: null,
  }
}

/** The key of a group. It shares the principals' unique index with login names, and never equals one. */
export const groupKey = (title: string): string => `group:${fold(title.trim())}`

/** `kind` is the word for the message: User, Group, or both. The hint is a sentence with a blank in front. */
export const principalNotFound = (kind: string, name: string, hint = '') =>
  new DomainError(accessReasons.principal_not_found, { kind, name: name.slice(0, 200), hint })
