import type { PrincipalRow, RoleAssignmentRow } from '../../../generated/prisma/content.ts'
import type { ContentRecords } from '../kernel/ports.ts'
import type { Actor } from '../model/people/actor.ts'
import { anonymousMask, fullMask, holds, maskOf, maskOfRoles, type Right } from '../model/permissions/rights.ts'
import { chunksOf } from '../model/permissions/scopes.ts'
import type { Trim } from '../model/sites/schema.ts'
import type { UserPolicies } from '../model/sites/site.ts'
import { type Context, recordsOf } from './context.ts'
import { principalKinds } from './principals.ts'

/** The user, or actor, whose rights are computed. */
export type RightsHolder = Pick<Actor, 'loginKey' | 'defaultGroup' | 'scheme' | 'groups' | 'roles' | 'rightsKey'>

/** The maximum number of values in one condition. */
const chunkSize = 8_000

/**
 * The rights of a user on a permission scope: the union of the roles assigned
 * there to the user, to the groups of its claims, to the groups that contain
 * these, and to its default group, and the rights that its own roles give
 * everywhere (protocol/permissions#roles-from-outside). Cached with the site's schema objects: a promise only if they must be read.
 */
export function rightsOn(ctx: Context, scopeId: string, subject: RightsHolder = ctx.actor): bigint | Promise<bigint> {
  if (subject.scheme === 'System') return fullMask
  const load = async () => (await rightsOnEach(ctx, [scopeId], subject)).get(scopeId) ?? 0n
  if (hasChangedRights(ctx)) return load()
  const key = `${scopeId}|${subject.rightsKey}`
  const known = ctx.transaction?.rights.get(key)
  if (known !== undefined) return known
  const rights = ctx.site.schema.rights(key, recordsOf(ctx), load)
  const { transaction } = ctx
  if (!transaction) return rights
  // A transaction keeps what it reads for its next steps, and drops it when it ends.
  const keep = (read: bigint) => {
    transaction.rights.set(key, read)
    return read
  }
  return typeof rights === 'bigint' ? keep(rights) : rights.then(keep)
}

/** A transaction that has changed rights computes them anew, because it sees its changes before the commit. */
const hasChangedRights = (ctx: Context): boolean => ctx.transaction?.about.changesRights ?? false

/**
 * The permission scopes of a list, its own included, on which the actor holds
 * `right`. A list without scopes inside it has one: its own, or its web's.
 */
export async function trimOf(ctx: Context, list: { readonly id: string; readonly scopeId: string }, right: Right): Promise<Trim> {
  const records = recordsOf(ctx)
  const scopes = [...new Set([list.scopeId, ...(await ctx.site.schema.scopesOf(list.id, records))])]
  if (ctx.actor.scheme === 'System') return { visible: scopes, hidden: [] }
  const load = () => trimmed(ctx, scopes, right)
  if (hasChangedRights(ctx)) return load()
  return ctx.site.schema.trim(`${list.id}|${list.scopeId}|${right}|${ctx.actor.rightsKey}`, records, load)
}

/** The permission scopes of the site on which the actor holds `right`. */
export async function siteTrimOf(ctx: Context, right: Right): Promise<Trim> {
  const records = recordsOf(ctx)
  const load = async () => {
    const scopes = await records.query('PermissionScope', { where: { siteId: ctx.site.id }, orderBy: ['id'] })
    const ids = scopes.map(({ id }) => id)
    return ctx.actor.scheme === 'System' ? { visible: ids, hidden: [] } : trimmed(ctx, ids, right)
  }
  if (hasChangedRights(ctx)) return load()
  return ctx.site.schema.trim(`|${right}|${ctx.actor.rightsKey}`, records, load)
}

async function trimmed(ctx: Context, scopes: readonly string[], right: Right): Promise<Trim> {
  const masks = await rightsOnEach(ctx, scopes, ctx.actor)
  const mayUse = (scopeId: string) => holds(masks.get(scopeId) ?? 0n, right)
  return { visible: scopes.filter(mayUse), hidden: scopes.filter((scopeId) => !mayUse(scopeId)) }
}

async function rightsOnEach(ctx: Context, scopeIds: readonly string[], subject: RightsHolder): Promise<ReadonlyMap<string, bigint>> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const own = await ownPrincipals(ctx, records, subject)
  const policy = maskOfPolicy(ctx.site.policies, subject)
  const everywhere = own.some(({ isSiteAdmin }) => isSiteAdmin) ? fullMask : maskOfRoles(subject.roles) | policy
  const masks = new Map(scopeIds.map((scopeId) => [scopeId, everywhere]))
  const principals = everywhere === fullMask ? [] : await principalIds(ctx, records, own, subject)
  if (principals.length === 0) return masks
  const assignments: RoleAssignmentRow[] = []
  for (let at = 0; at < scopeIds.length; at += chunkSize) {
    const scopeId = { in: scopeIds.slice(at, at + chunkSize) }
    assignments.push(...(await records.query('RoleAssignment', { where: { siteId, scopeId, principalId: { in: principals } } })))
  }
  const roleIds = [...new Set(assignments.map((row) => row.roleDefinitionId))]
  const roles = roleIds.length === 0 ? [] : await records.query('RoleDefinition', { where: { siteId, id: { in: roleIds } } })
  const masksOfRoles = new Map(roles.map((role) => [role.id, maskOf(role.maskHigh, role.maskLow)]))
  for (const { scopeId, roleDefinitionId } of assignments)
    masks.set(scopeId, (masks.get(scopeId) ?? 0n) | (masksOfRoles.get(roleDefinitionId) ?? 0n))
  if (subject.scheme === 'Anonymous') for (const [scopeId, mask] of masks) masks.set(scopeId, mask & anonymousMask)
  return masks
}

/** The rights that policies of the web application give the user, or a group of its claims, everywhere. */
function maskOfPolicy(policies: UserPolicies | undefined, { loginKey, groups }: RightsHolder): bigint {
  if (!policies) return 0n
  const given = [loginKey, ...groups].map((key) => policies.get(key))
  if (given.includes('FullControl')) return fullMask
  return given.includes('FullRead') ? maskOfRoles(['sites.read.all']) : 0n
}

/** The rows of the user and of the groups in its claims, if the site collection has them. */
async function ownPrincipals(ctx: Context, records: ContentRecords, { loginKey, groups }: RightsHolder): Promise<PrincipalRow[]> {
  const user = await ctx.site.schema.principalByKey(loginKey, records)
  const found = user ? [user] : []
  for (const keys of chunksOf(groups)) {
    const where = { siteId: ctx.site.id, loginKey: { in: keys }, kind: principalKinds.securityGroup, deletedAt: null }
    found.push(...(await records.query('Principal', { where })))
  }
  return found
}

async function principalIds(ctx: Context, records: ContentRecords, own: readonly PrincipalRow[], subject: RightsHolder): Promise<number[]> {
  const ids = own.map(({ id }) => id)
  const claimed = await claimedGroup(ctx, records, subject)
  const groups = new Set(claimed === null ? [] : [claimed])
  for (const memberIds of chunksOf(ids)) {
    const rows = await records.query('GroupMember', { where: { siteId: ctx.site.id, memberId: { in: memberIds } } })
    for (const { groupId } of rows) groups.add(groupId)
  }
  return [...ids, ...groups]
}

/** The ids of the groups that the actor belongs to, with its default group. */
export async function groupIdsOf(ctx: Context): Promise<ReadonlySet<number>> {
  const records = recordsOf(ctx)
  const own = await ownPrincipals(ctx, records, ctx.actor)
  const ids = new Set(await principalIds(ctx, records, own, ctx.actor))
  for (const { id } of own) ids.delete(id)
  return ids
}

const groupColumns = { Owners: 'ownersGroupId', Members: 'membersGroupId', Visitors: 'visitorsGroupId' } as const satisfies Record<
  Exclude<Actor['defaultGroup'], 'None'>,
  string
>

async function claimedGroup(ctx: Context, records: ContentRecords, { defaultGroup }: RightsHolder): Promise<number | null> {
  if (defaultGroup === 'None') return null
  const site = await records.find('Site', { siteId: ctx.site.id })
  return site ? site[groupColumns[defaultGroup]] : null
}
