import { type Actor, type Context, recordsOf } from '../context.ts'
import { findActorPrincipal } from '../people/principals.ts'
import type { ContentRecords } from '../ports.ts'
import { fullMask, maskOf } from './rights.ts'

/**
 * The actor's rights on a permission scope: the union of the roles assigned
 * there to the actor, to its groups, and to the default group it counts as
 * (decisions N). Cached with the site's schema objects.
 */
export async function rightsOn(ctx: Context, scopeId: string): Promise<bigint> {
  if (ctx.actor.scheme === 'System') return fullMask
  return ctx.site.schema.rights(`${scopeId}|${ctx.actor.defaultGroup}|${ctx.actor.loginKey}`, () => loadRights(ctx, scopeId))
}

async function loadRights(ctx: Context, scopeId: string): Promise<bigint> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const principal = await findActorPrincipal(ctx)
  if (principal?.isSiteAdmin) return fullMask
  const principals = await principalIds(ctx, records, principal?.id)
  if (principals.length === 0) return 0n
  const assignments = await records.query('RoleAssignment', { where: { siteId, scopeId, principalId: { in: principals } } })
  if (assignments.length === 0) return 0n
  const roles = await records.query('RoleDefinition', {
    where: { siteId, id: { in: [...new Set(assignments.map((row) => row.roleDefinitionId))] } },
  })
  return roles.reduce((mask, role) => mask | maskOf(role.maskHigh, role.maskLow), 0n)
}

async function principalIds(ctx: Context, records: ContentRecords, ownId: number | undefined): Promise<number[]> {
  const ids: number[] = []
  const claimed = await claimedGroup(ctx, records)
  if (claimed !== null) ids.push(claimed)
  if (ownId === undefined) return ids
  const memberships = await records.query('GroupMember', { where: { siteId: ctx.site.id, memberId: ownId } })
  ids.push(ownId, ...memberships.map((row) => row.groupId))
  return ids
}

const groupColumns = { Owners: 'ownersGroupId', Members: 'membersGroupId', Visitors: 'visitorsGroupId' } as const satisfies Record<
  Exclude<Actor['defaultGroup'], 'None'>,
  string
>

async function claimedGroup(ctx: Context, records: ContentRecords): Promise<number | null> {
  const { defaultGroup } = ctx.actor
  if (defaultGroup === 'None') return null
  const site = await records.find('Site', { siteId: ctx.site.id })
  return site ? site[groupColumns[defaultGroup]] : null
}
