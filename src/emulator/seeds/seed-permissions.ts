import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import { principalKinds } from '../../core/access/principals.ts'
import { queryGroups } from '../../core/acts/people/groups.ts'
import { ensureUser } from '../../core/acts/people/users.ts'
import { breakInheritance, hasUniqueAssignments } from '../../core/acts/permissions/inheritance.ts'
import { addAssignment, queryAssignments, removeAssignment } from '../../core/acts/permissions/role-assignments.ts'
import { getRoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { SeedPath } from '../../formats/seeds/seed-fault.ts'
import { placed, type SeedPlace } from './seed-place.ts'

type SeedPermission = components['schemas']['SeedPermission']

/** The server gives it where it is needed. */
const limitedAccessId = 1073741825

/** Gives a web, a list, an item, a folder or a file exactly these roles, as permissions of its own. A principal is a group by its title, or else a user. */
export async function applyPermissions(
  ctx: Context,
  place: SeedPlace,
  address: SecurableAddress,
  permissions: readonly SeedPermission[],
  path: SeedPath,
): Promise<void> {
  await placed(place, path, () => breakInheritance(ctx, address, { copyRoleAssignments: false, clearSubscopes: false }))
  const groups = new Map((await queryGroups(ctx)).map(({ row }) => [fold(row.title), row.id]))
  const wanted = new Set<string>()
  for (const [index, { principal, role }] of permissions.entries()) {
    const here = [...path, index]
    const principalId = await placed(
      place,
      [...here, 'principal'],
      async () => groups.get(fold(principal)) ?? (await ensureUser(ctx, principal, place.hostName)).id,
    )
    const { id: roleDefinitionId } = await placed(place, [...here, 'role'], () => getRoleDefinition(ctx, { name: role }))
    await placed(place, here, () => addAssignment(ctx, address, { principalId, roleDefinitionId }))
    wanted.add(`${principalId} ${roleDefinitionId}`)
  }
  for (const { principal, roles } of await queryAssignments(ctx, address))
    for (const { id } of roles)
      if (id !== limitedAccessId && !wanted.has(`${principal.id} ${id}`))
        await placed(place, path, () => removeAssignment(ctx, address, { principalId: principal.id, roleDefinitionId: id }))
}

/** The roles on an object with permissions of its own; undefined if it inherits them. */
export async function exportedPermissions(ctx: Context, address: SecurableAddress): Promise<SeedPermission[] | undefined> {
  if (!(await hasUniqueAssignments(ctx, address))) return undefined
  return (await queryAssignments(ctx, address))
    .flatMap(({ principal, roles }) =>
      roles
        .filter(({ id }) => id !== limitedAccessId)
        .map(({ name }) => ({ principal: principal.kind === principalKinds.group ? principal.title : principal.loginName, role: name })),
    )
    .sort((one, other) => compare(one.principal, other.principal) || compare(one.role, other.role))
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
