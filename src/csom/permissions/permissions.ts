import { rightsOfUser } from '../../core/acts/permissions/asked-rights.ts'
import { breakInheritance, resetInheritance } from '../../core/acts/permissions/inheritance.ts'
import { addAssignment, deleteAssignment, getAssignment, removeAssignment } from '../../core/acts/permissions/role-assignments.ts'
import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { maskHalves } from '../../core/model/permissions/rights.ts'
import { roleAssignment } from '../../entities/permissions/role-assignment.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { storedId } from '../items/item-writes.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { type EntityObject, notInModel, objectOf } from '../objects/objects.ts'
import { securableAt } from '../objects/securable.ts'
import { principalIdOf } from '../people/groups.ts'

/** A web, a list or a stored item as a target of permissions. Fails with `invalid_request` for a new item. */
export function securableOf(object: Objects['SecurableObject']): SecurableAddress {
  return object.kind === 'item' ? { kind: 'item', list: { id: object.list.row.id }, itemId: storedId(object) } : securableAt(object)
}

function ownerOf(assignments: Objects['RoleAssignmentCollection']): EntityObject {
  if (assignments.kind === 'rows') throw notInModel('A role assignment of a result')
  return assignments.owner
}

/** The roles of a user or a group; the object is known by the one that the collection belongs to. */
async function assignmentOf(ctx: WireContext, owner: EntityObject, principalId: number): Promise<Objects['RoleAssignment']> {
  return objectOf(ctx, roleAssignment, await getAssignment(ctx, securableAt(owner), principalId), owner)
}

/** Where the roles of an assignment are stored. */
function placeOf({ parent, value }: Objects['RoleAssignment']) {
  if (parent) return { address: securableAt(parent), principalId: value.principal.id }
  throw notInModel('A write to a role assignment that no collection has given')
}

/** The collections of roles that belong to assignments, which Update stores. */
const changed = new WeakMap<object, Objects['RoleDefinitionBindingCollection']>()

async function store(object: Objects['RoleAssignment']): Promise<void> {
  const wanted = changed.get(object)
  if (!wanted) return
  const { address, principalId } = placeOf(object)
  const [before, after] = [object.value.roles, wanted.rows]
  for (const { id } of after)
    if (!before.some((one) => one.id === id)) await addAssignment(object.ctx, address, { principalId, roleDefinitionId: id })
  for (const { id } of before)
    if (!after.some((one) => one.id === id)) await removeAssignment(object.ctx, address, { principalId, roleDefinitionId: id })
  changed.delete(object)
}

/** Notes that a collection of roles has changed. */
function note(roles: Objects['RoleDefinitionBindingCollection']): void {
  if (roles.owner) changed.set(roles.owner, roles)
}

/** contracts/csom/permissions.yaml */
export const permissionMethods: HandlersOf<
  'SecurableObject' | 'RoleAssignment' | 'RoleAssignmentCollection' | 'RoleDefinitionBindingCollection'
> = {
  'SecurableObject.BreakRoleInheritance': (object, [copyRoleAssignments, clearSubscopes]) =>
    breakInheritance(object.ctx, securableOf(object), { copyRoleAssignments, clearSubscopes }),
  'SecurableObject.ResetRoleInheritance': (object) => resetInheritance(object.ctx, securableOf(object)),
  'SecurableObject.GetUserEffectivePermissions': async (object, [loginName]) =>
    maskHalves(await rightsOfUser(object.ctx, securableOf(object), loginName)),

  'RoleAssignmentCollection.GetByPrincipal': (assignments, [principal]) =>
    assignmentOf(assignments.ctx, ownerOf(assignments), principalIdOf(principal)),
  'RoleAssignmentCollection.GetByPrincipalId': (assignments, [id]) => assignmentOf(assignments.ctx, ownerOf(assignments), id),
  'RoleAssignmentCollection.Add': async (assignments, [principal, roles]) => {
    const { ctx } = assignments
    const [owner, principalId] = [ownerOf(assignments), principalIdOf(principal)]
    if (roles.rows.length === 0) throw invalid('RoleDefinitionBindings has no role. Add one first.')
    for (const { id } of roles.rows) await addAssignment(ctx, securableAt(owner), { principalId, roleDefinitionId: id })
    return assignmentOf(ctx, owner, principalId)
  },

  'RoleAssignment.ImportRoleDefinitionBindings': async (object, [roles]) => {
    const { address, principalId } = placeOf(object)
    for (const { id } of roles.rows) await addAssignment(object.ctx, address, { principalId, roleDefinitionId: id })
  },
  'RoleAssignment.Update': store,
  'RoleAssignment.DeleteObject': (object) => {
    const { address, principalId } = placeOf(object)
    return deleteAssignment(object.ctx, address, principalId)
  },

  'RoleDefinitionBindingCollection.Add': (roles, [role]) => {
    if (!roles.rows.some(({ id }) => id === role.value.id)) roles.rows.push(role.value)
    note(roles)
  },
  'RoleDefinitionBindingCollection.Remove': (roles, [role]) => {
    const at = roles.rows.findIndex(({ id }) => id === role.value.id)
    if (at >= 0) roles.rows.splice(at, 1)
    note(roles)
  },
  'RoleDefinitionBindingCollection.RemoveAll': (roles) => {
    roles.rows.length = 0
    note(roles)
  },
}
